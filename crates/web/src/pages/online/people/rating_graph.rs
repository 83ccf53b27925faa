//! The graph of somebody's rating: where its line, its marks and its scale are.

use std::fmt::Write as _;

use skep_wire::RatingPoint;

/// The values of the scale are multiples of this many points, or of twice as many and so on.
const STEP: u32 = 50;

/// The scale has at most this many lines.
const MOST_LINES: u32 = 6;

/// A rating after each of some games, the oldest first. There is at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RatingGraph {
    points: Vec<RatingPoint>,
    /// The values at the bottom and at the top.
    bottom: u32,
    top: u32,
    /// The difference between two lines of the scale.
    step: u32,
}

/// What the graph shows, as numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GraphSummary {
    pub(super) games: usize,
    pub(super) first: u32,
    pub(super) last: u32,
    pub(super) highest: u32,
    pub(super) lowest: u32,
}

impl RatingGraph {
    /// The width of the drawing.
    pub(super) const WIDTH: f64 = 640.0;
    /// The height of the drawing.
    pub(super) const HEIGHT: f64 = 200.0;

    /// The graph of these ratings; none without any.
    pub(super) fn new(points: Vec<RatingPoint>) -> Option<RatingGraph> {
        let ratings = || points.iter().map(|point| point.rating);
        let (lowest, highest) = (ratings().min()?, ratings().max()?);
        let mut step = STEP;
        loop {
            let bottom = lowest.saturating_sub(step / 4) / step * step;
            let top = (highest + step / 4).div_ceil(step).max(bottom / step + 2) * step;
            if (top - bottom) / step < MOST_LINES {
                return Some(RatingGraph { points, bottom, top, step });
            }
            step *= 2;
        }
    }

    /// What it shows.
    pub(super) fn summary(&self) -> GraphSummary {
        let ratings = || self.points.iter().map(|point| point.rating);
        GraphSummary {
            games: self.points.len(),
            first: ratings().next().unwrap_or_default(),
            last: ratings().next_back().unwrap_or_default(),
            highest: ratings().max().unwrap_or_default(),
            lowest: ratings().min().unwrap_or_default(),
        }
    }

    /// The ratings.
    pub(super) fn points(&self) -> &[RatingPoint] {
        &self.points
    }

    /// The values of the scale, and where their lines are.
    pub(super) fn scale(&self) -> impl Iterator<Item = (u32, f64)> + '_ {
        (self.bottom..=self.top).step_by(self.step as usize).map(|value| (value, self.y(value)))
    }

    /// Where a rating is.
    pub(super) fn place(&self, index: usize) -> Option<(f64, f64)> {
        let rating = self.points.get(index)?.rating;
        // A single rating is in the middle.
        let x = match self.points.len() - 1 {
            0 => Self::WIDTH / 2.0,
            last => Self::WIDTH * index as f64 / last as f64,
        };
        Some((x, self.y(rating)))
    }

    /// The line through all ratings, as SVG path data.
    pub(super) fn line(&self) -> String {
        let mut line = String::new();
        for (index, (x, y)) in
            (0..self.points.len()).filter_map(|index| self.place(index)).enumerate()
        {
            let _ = write!(line, "{}{x:.1} {y:.1}", if index == 0 { "M" } else { "L" });
        }
        line
    }

    fn y(&self, rating: u32) -> f64 {
        let above = f64::from(rating) - f64::from(self.bottom);
        Self::HEIGHT * (1.0 - above / f64::from(self.top - self.bottom))
    }
}

#[cfg(test)]
mod tests {
    use skep_club::Moment;

    use super::*;

    fn graph(ratings: &[u32]) -> RatingGraph {
        let point = |(number, &rating): (u64, &u32)| RatingPoint { at: Moment(number), rating };
        RatingGraph::new((0..).zip(ratings).map(point).collect()).unwrap()
    }

    #[test]
    fn without_games_there_is_no_graph() {
        assert_eq!(RatingGraph::new(Vec::new()), None);
    }

    #[test]
    fn every_rating_is_within_the_scale() {
        for ratings in [&[1500][..], &[1500, 1500], &[400, 4000], &[1499, 1501, 1640], &[0, 3]] {
            let graph = graph(ratings);
            let lines: Vec<_> = graph.scale().collect();
            assert!((2..=MOST_LINES as usize).contains(&lines.len()), "{lines:?}");
            assert_eq!(lines[0].1, RatingGraph::HEIGHT);
            assert_eq!(lines[lines.len() - 1].1, 0.0);
            for index in 0..ratings.len() {
                let (x, y) = graph.place(index).unwrap();
                assert!((0.0..=RatingGraph::WIDTH).contains(&x), "{x}");
                assert!((0.0..=RatingGraph::HEIGHT).contains(&y), "{ratings:?} {y}");
            }
        }
    }

    #[test]
    fn higher_ratings_are_higher_and_later_ones_to_the_right() {
        let graph = graph(&[1500, 1600, 1550]);
        let [first, second, third] = [0, 1, 2].map(|index| graph.place(index).unwrap());
        assert!(first.0 < second.0 && second.0 < third.0);
        assert!(first.1 > third.1 && third.1 > second.1);
        assert_eq!(graph.place(3), None);
        assert_eq!(graph.line().matches('L').count(), 2);
    }

    #[test]
    fn the_summary_has_the_ends_and_the_extremes() {
        let summary = graph(&[1500, 1420, 1610, 1580]).summary();
        let expected =
            GraphSummary { games: 4, first: 1500, last: 1580, highest: 1610, lowest: 1420 };
        assert_eq!(summary, expected);
    }
}

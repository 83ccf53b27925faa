//! The graph of win chances over a game: where its lines and marks are, and the whole of it as a picture.

use std::fmt::Write as _;

/// The graph of White's win chances, from 0 to 100, before the first move and after every move. White's side is above.
///
/// ```
/// use skep_draw::ChanceGraph;
///
/// let graph = ChanceGraph::new(0, &[50.0, 55.0, 20.0]);
/// assert_eq!(graph.point(0), Some((0.0, 75.0)));
/// assert_eq!(graph.nearest(0.4), Some(1));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ChanceGraph<'a> {
    /// The number of values before the first one that are not known yet.
    missing: usize,
    chances: &'a [f64],
}

/// A mark in the graph. Marks differ in shape, so that no colour is needed to tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GraphMark {
    /// A circle, for something small.
    Circle,
    /// A triangle that points down, for something worse.
    Triangle,
    /// A diamond, for something bad.
    Diamond,
}

/// The radius of a mark.
const MARK: f64 = 9.0;

impl<'a> ChanceGraph<'a> {
    /// The width of the drawing.
    pub const WIDTH: f64 = 800.0;
    /// The height of the drawing, without the marks that may extend beyond it.
    pub const HEIGHT: f64 = 150.0;

    /// The graph of these values, before which some are not known yet.
    pub const fn new(missing: usize, chances: &'a [f64]) -> ChanceGraph<'a> {
        ChanceGraph { missing, chances }
    }

    /// Where a value is in the drawing; `index` counts those that are missing too. `None` if it is not known.
    pub fn point(self, index: usize) -> Option<(f64, f64)> {
        let chance = self.chances.get(index.checked_sub(self.missing)?)?;
        Some((self.x(index), Self::HEIGHT * (1.0 - chance.clamp(0.0, 100.0) / 100.0)))
    }

    fn x(self, index: usize) -> f64 {
        let steps = (self.missing + self.chances.len()).saturating_sub(1).max(1);
        Self::WIDTH * index as f64 / steps as f64
    }

    /// The known value nearest to a place between the left edge, 0, and the right edge, 1.
    pub fn nearest(self, place: f64) -> Option<usize> {
        let last = (self.missing + self.chances.len()).checked_sub(1)?;
        let index = (place.clamp(0.0, 1.0) * last as f64).round() as usize;
        (!self.chances.is_empty()).then(|| index.clamp(self.missing, last))
    }

    /// The line through all values, as SVG path data.
    pub fn line(self) -> String {
        let mut line = String::new();
        for index in 0..self.chances.len() {
            let Some((x, y)) = self.point(self.missing + index) else { continue };
            let _ = write!(line, "{}{x:.1} {y:.1}", if index == 0 { "M" } else { "L" });
        }
        line
    }

    /// The area of White's chances, under the line, as SVG path data.
    pub fn area(self) -> String {
        match self.line() {
            line if line.is_empty() => line,
            line => format!("{line}V{}H{:.1}Z", Self::HEIGHT, self.x(self.missing)),
        }
    }
}

impl GraphMark {
    /// The outline of the mark around a point, as SVG path data.
    pub fn outline(self, (x, y): (f64, f64)) -> String {
        let r = MARK;
        match self {
            GraphMark::Circle => {
                let r = r * 0.7;
                format!(
                    "M{:.1} {y:.1}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0Z",
                    x - r,
                    d = 2.0 * r
                )
            }
            GraphMark::Triangle => {
                format!("M{:.1} {:.1}h{}l-{r} {}Z", x - r, y - r * 0.8, 2.0 * r, 1.8 * r)
            }
            GraphMark::Diamond => {
                let r = r * 1.25;
                format!("M{x:.1} {:.1}l{r} {r}l-{r} {r}l-{r} -{r}Z", y - r)
            }
        }
    }
}

/// A picture of the graph with marks at some values. The area of White's chances is light and that of Black's dark.
///
/// ```
/// use skep_draw::{GraphMark, chance_graph};
///
/// let graph = chance_graph(&[50.0, 55.0, 20.0], &[(2, GraphMark::Diamond)], "White's chances");
/// assert!(graph.starts_with("<svg ") && graph.contains("#c62828"));
/// ```
pub fn chance_graph(chances: &[f64], marks: &[(usize, GraphMark)], label: &str) -> String {
    let graph = ChanceGraph::new(0, chances);
    let (width, height) = (ChanceGraph::WIDTH, ChanceGraph::HEIGHT);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-12 -12 {} {}\" role=\"img\" aria-label=\"{label}\">\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#2b2622\"/>",
        width + 24.0,
        height + 24.0,
    );
    if !chances.is_empty() {
        let _ = write!(
            svg,
            "<path d=\"{area}\" fill=\"#f3ead6\"/>\
             <path d=\"M0 {half}H{width}\" stroke=\"#8a8178\" stroke-dasharray=\"4 4\"/>\
             <path d=\"{line}\" fill=\"none\" stroke=\"#b3541e\" stroke-width=\"2.5\" stroke-linejoin=\"round\"/>",
            area = graph.area(),
            half = height / 2.0,
            line = graph.line(),
        );
    }
    for &(index, mark) in marks {
        let Some(point) = graph.point(index) else { continue };
        let outline = mark.outline(point);
        let _ = write!(
            svg,
            "<path d=\"{outline}\" fill=\"#c62828\" stroke=\"#fff\" stroke-width=\"1.5\"/>"
        );
    }
    svg.push_str("</svg>");
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHANCES: [f64; 5] = [50.0, 60.0, 100.0, 0.0, 25.0];

    #[test]
    fn values_are_spread_over_the_width_with_white_above() {
        let graph = ChanceGraph::new(0, &CHANCES);
        assert_eq!(graph.point(0), Some((0.0, 75.0)));
        assert_eq!(graph.point(2), Some((400.0, 0.0)));
        assert_eq!(graph.point(3), Some((600.0, 150.0)));
        assert_eq!(graph.point(4), Some((800.0, 112.5)));
        assert_eq!(graph.point(5), None);
    }

    #[test]
    fn what_is_not_known_yet_is_left_free() {
        let graph = ChanceGraph::new(5, &CHANCES);
        assert_eq!(graph.point(4), None);
        assert_eq!(graph.point(9), Some((800.0, 112.5)));
        assert!(graph.line().starts_with("M444.4 75.0L"), "{}", graph.line());
        assert!(graph.area().ends_with("V150H444.4Z"), "{}", graph.area());
    }

    #[test]
    fn a_place_leads_to_the_nearest_known_value() {
        let graph = ChanceGraph::new(0, &CHANCES);
        let nearest = [-1.0, 0.0, 0.12, 0.13, 0.5, 0.9, 2.0].map(|place| graph.nearest(place));
        assert_eq!(nearest, [0, 0, 0, 1, 2, 4, 4].map(Some));
        assert_eq!(ChanceGraph::new(5, &CHANCES).nearest(0.1), Some(5));
        assert_eq!(ChanceGraph::new(5, &[]).nearest(0.1), None);
    }

    #[test]
    fn a_graph_without_values_or_with_one_is_drawn() {
        assert_eq!(ChanceGraph::new(0, &[]).area(), "");
        assert_eq!(ChanceGraph::new(0, &[50.0]).line(), "M0.0 75.0");
    }

    #[test]
    fn every_mark_has_its_own_shape() {
        let outlines = [GraphMark::Circle, GraphMark::Triangle, GraphMark::Diamond]
            .map(|mark| mark.outline((100.0, 50.0)));
        assert!(outlines.iter().all(|outline| outline.ends_with('Z')), "{outlines:?}");
        assert!(outlines[0] != outlines[1] && outlines[1] != outlines[2]);
    }
}

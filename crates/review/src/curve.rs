//! Fitting the curve from evaluations to win chances.

/// The results of games from positions of one family with similar evaluations.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CurveBin {
    /// The evaluation for the player to move, in centipawns.
    pub centipawns: i32,
    /// The number of positions.
    pub positions: u32,
    /// The points that the players to move scored: 1 for a win, a half for a draw.
    pub points: f64,
}

/// The slope of the logistic curve that fits the bins best (maximum likelihood, by Newton's method), per centipawn.
///
/// ```
/// use skep_review::{CurveBin, fit_slope};
///
/// // 100 centipawns score 60 %: the log-odds are 0.405.
/// let bins = [CurveBin { centipawns: 100, positions: 1_000, points: 600.0 }];
/// assert!((fit_slope(&bins) - 0.00405).abs() < 0.00001);
/// ```
pub fn fit_slope(bins: &[CurveBin]) -> f64 {
    let mut slope = 0.001;
    for _ in 0..50 {
        let (mut gradient, mut curvature) = (0.0, 0.0);
        for bin in bins {
            let (value, count) = (f64::from(bin.centipawns), f64::from(bin.positions));
            let expected = 1.0 / (1.0 + (-slope * value).exp());
            gradient += value * (bin.points - count * expected);
            curvature += value * value * count * expected * (1.0 - expected);
        }
        if curvature <= 0.0 {
            break;
        }
        slope += gradient / curvature;
    }
    slope
}

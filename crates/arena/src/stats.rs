//! Strength estimated from the results of a match.
//!
//! The unit is the pair: one opening, played twice with the colours swapped. The two games of a pair are not
//! independent but pairs are, so all errors are computed from the variance of the pairs' scores.

/// The number of pairs in which the first engine scored 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs(pub [u32; 5]);

/// A difference in strength with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The estimate; infinite if all games were won or lost.
    pub value: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// The number of standard errors on either side of a 95 % confidence interval.
const CONFIDENCE: f64 = 1.959_963_985;

/// The one-sided probability outside a 95 % confidence interval.
const UNSEEN: f64 = 0.025;

/// The count used for an empty class in a test, so that a short run of equal pairs has a variance.
const ALMOST_NONE: f64 = 1e-3;

impl Pairs {
    /// Adds a pair by its half points, from 0 to 4.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points.min(4)] += 1;
    }

    /// The number of pairs.
    pub fn count(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The mean score of a game, from 0 to 1, and its standard error; `None` without pairs.
    pub fn mean(&self) -> Option<(f64, f64)> {
        let (count, mean, variance) = moments(&self.0.map(f64::from))?;
        Some((mean, (variance / count).sqrt()))
    }

    /// The difference in strength; `None` without pairs.
    pub fn elo(&self) -> Option<Elo> {
        let (mean, error) = self.mean()?;
        let (low, high) = if error > 0.0 {
            (mean - CONFIDENCE * error, mean + CONFIDENCE * error)
        } else {
            // All pairs were equal, so their variance is unknown. `otherwise` is the largest share of different pairs
            // that could have gone unseen; at worst all of those are lost, at best all are won.
            let otherwise = 1.0 - UNSEEN.powf(1.0 / f64::from(self.count()));
            (mean * (1.0 - otherwise), mean + (1.0 - mean) * otherwise)
        };
        let [value, low, high] = [mean, low, high].map(|score| elo(score.clamp(0.0, 1.0)));
        Some(Elo { value, low, high })
    }

    /// The likelihood of superiority: the probability that the first engine is stronger; `None` without pairs.
    pub fn superiority(&self) -> Option<f64> {
        let (mean, error) = self.mean()?;
        let lead = mean - 0.5;
        Some(if lead == 0.0 { 0.5 } else { normal(lead / error) })
    }
}

/// The number of pairs, the mean and the variance of a game's score.
fn moments(counts: &[f64; 5]) -> Option<(f64, f64, f64)> {
    let count: f64 = counts.iter().sum();
    if count == 0.0 {
        return None;
    }
    let scores = [0.0, 0.25, 0.5, 0.75, 1.0];
    let average = |value: &dyn Fn(f64) -> f64| {
        counts.iter().zip(scores).map(|(count, score)| count * value(score)).sum::<f64>() / count
    };
    let mean = average(&|score| score);
    let variance = average(&|score| (score - mean).powi(2));
    Some((count, mean, variance))
}

/// The Elo difference that corresponds to a score.
fn elo(score: f64) -> f64 {
    // Avoid a negative zero, which would be printed with a sign.
    if score == 0.5 { 0.0 } else { -400.0 * (1.0 / score - 1.0).log10() }
}

/// The expected score at an Elo difference.
fn score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The cumulative standard normal distribution.
fn normal(x: f64) -> f64 {
    if x.is_infinite() {
        return if x > 0.0 { 1.0 } else { 0.0 };
    }
    // Abramowitz and Stegun 26.2.17; its error is below 1e-7.
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let series = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let polynomial = series.iter().rev().fold(0.0, |sum, factor| (sum + factor) * t);
    let tail = (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * polynomial;
    if x > 0.0 { 1.0 - tail } else { tail }
}

/// A sequential probability ratio test of two hypotheses about the Elo difference.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The Elo difference under the lower hypothesis.
    pub low: f64,
    /// The Elo difference under the higher hypothesis.
    pub high: f64,
}

/// One of the two hypotheses of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hypothesis {
    /// The lower Elo difference.
    Low,
    /// The higher Elo difference.
    High,
}

impl Sprt {
    /// The probability of accepting the wrong hypothesis, for either one.
    pub const ERROR: f64 = 0.05;
    /// The number of games before which no hypothesis is accepted.
    pub const MIN_GAMES: u32 = 30;

    /// The absolute log-likelihood ratio at which a hypothesis is accepted.
    pub fn bound() -> f64 {
        ((1.0 - Sprt::ERROR) / Sprt::ERROR).ln()
    }

    /// The log-likelihood ratio of the two hypotheses, in the normal approximation.
    pub fn ratio(self, pairs: &Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let counts = pairs.0.map(|count| f64::from(count).max(ALMOST_NONE));
        let Some((count, mean, variance)) = moments(&counts) else { return 0.0 };
        let (low, high) = (score(self.low), score(self.high));
        count * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// The accepted hypothesis; `None` while the test is undecided.
    pub fn accepted(self, pairs: &Pairs) -> Option<Hypothesis> {
        if pairs.count() * 2 < Sprt::MIN_GAMES {
            return None;
        }
        let ratio = self.ratio(pairs);
        match ratio {
            _ if ratio >= Sprt::bound() => Some(Hypothesis::High),
            _ if ratio <= -Sprt::bound() => Some(Hypothesis::Low),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, expected: f64, tolerance: f64) {
        assert!((found - expected).abs() <= tolerance, "{found} is not near {expected}");
    }

    #[test]
    fn mean_and_error_come_from_pairs() {
        // Scores 0, ½, ½, 1: mean ½, variance (¼ + 0 + 0 + ¼) / 4 = 1/8, error √(1/8 / 4).
        let (mean, error) = Pairs([1, 0, 2, 0, 1]).mean().unwrap();
        near(mean, 0.5, 1e-12);
        near(error, 0.176_776_695, 1e-9);
        // Two wins in a pair and a split pair: mean ¾, variance 1/16, error √(1/32).
        let (mean, error) = Pairs([0, 0, 1, 0, 1]).mean().unwrap();
        near(mean, 0.75, 1e-12);
        near(error, 0.176_776_695, 1e-9);
        assert_eq!(Pairs::default().mean(), None);
    }

    #[test]
    fn elo_is_that_of_the_score() {
        near(elo(0.75), 190.848_5, 1e-4);
        near(elo(0.25), -190.848_5, 1e-4);
        near(score(190.848_5), 0.75, 1e-6);
        near(elo(score(12.5)), 12.5, 1e-9);
        // Mean 0.6: pairs of 1 and of 1½ points, 60 to 40. Variance 0.24 / 16 = 0.015, error √(0.015 / 100) = 0.012247.
        let found = Pairs([0, 0, 60, 40, 0]).elo().unwrap();
        near(found.value, 70.436_5, 1e-3);
        near(found.low, elo(0.6 - 0.024_004_6), 1e-3);
        near(found.high, elo(0.6 + 0.024_004_6), 1e-3);
    }

    #[test]
    fn pairs_that_are_all_equal_are_no_certainty() {
        // 0.025 ^ (1 / 100) = 0.963783: a smaller share would have shown a different pair with 97.5 % probability.
        let found = Pairs([0, 0, 0, 0, 100]).elo().unwrap();
        assert_eq!((found.value, found.high), (f64::INFINITY, f64::INFINITY));
        near(found.low, elo(0.963_783), 1e-2);
        let found = Pairs([100, 0, 0, 0, 0]).elo().unwrap();
        assert_eq!((found.value, found.low), (f64::NEG_INFINITY, f64::NEG_INFINITY));
        near(found.high, elo(0.036_217), 1e-2);
        // 0.025 ^ (1 / 9) = 0.663742, of which half are points.
        let found = Pairs([0, 0, 9, 0, 0]).elo().unwrap();
        assert_eq!(found.value, 0.0);
        near(found.low, elo(0.331_871), 1e-2);
        near(found.high, elo(0.668_129), 1e-2);
    }

    #[test]
    fn superiority_is_a_normal_probability() {
        near(normal(0.0), 0.5, 1e-7);
        near(normal(1.0), 0.841_344_7, 1e-6);
        near(normal(-1.959_964), 0.025, 1e-6);
        // Mean ¾, error √(1/32): √2 standard errors, 92.14 %.
        near(Pairs([0, 0, 1, 0, 1]).superiority().unwrap(), 0.921_350, 1e-5);
        assert_eq!(Pairs([0, 0, 3, 0, 0]).superiority(), Some(0.5));
        assert_eq!(Pairs([0, 0, 0, 0, 3]).superiority(), Some(1.0));
        assert_eq!(Pairs([3, 0, 0, 0, 0]).superiority(), Some(0.0));
    }

    #[test]
    fn a_test_ends_when_one_hypothesis_is_clear() {
        let test = Sprt { low: 0.0, high: 10.0 };
        near(Sprt::bound(), 2.944_439, 1e-6);
        assert_eq!(test.ratio(&Pairs::default()), 0.0);
        // s0 = ½, s1 = 0.514388; 100 pairs, mean 0.6, variance 0.015 (the three empty counts add about 1e-5 each):
        // 100 · 0.014388 · (1.2 − 1.014388) / 0.03 = 8.90.
        let pairs = Pairs([0, 0, 60, 40, 0]);
        near(test.ratio(&pairs), 8.90, 0.02);
        assert_eq!(test.accepted(&pairs), Some(Hypothesis::High));
        assert_eq!(test.accepted(&Pairs([0, 40, 60, 0, 0])), Some(Hypothesis::Low));
        assert_eq!(test.accepted(&Pairs([5, 5, 20, 5, 5])), None);
        // No hypothesis is accepted before 30 games, however clear.
        assert_eq!(test.accepted(&Pairs([0, 0, 0, 1, 13])), None);
        assert_eq!(test.accepted(&Pairs([0, 0, 0, 2, 13])), Some(Hypothesis::High));
    }
}

//! Tapered evaluation: two scores, one for each end of a game, blended by how much is in play.

use super::features::MAX_PHASE;

/// A score for the opening and one for the ending, packed into one number so that one addition adds both.
///
/// The lower half is the opening's score, the upper half the ending's, less one if the lower half is negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TaperedScore(i64);

impl TaperedScore {
    pub(super) const ZERO: TaperedScore = TaperedScore(0);

    /// A score for each end of a game, in centipawns.
    pub(super) fn new(opening: i32, ending: i32) -> TaperedScore {
        TaperedScore((i64::from(ending) << 32) + i64::from(opening))
    }

    #[inline]
    pub(super) fn add(&mut self, other: TaperedScore) {
        self.0 += other.0;
    }

    /// Adds a score `times` times.
    pub(super) fn add_times(&mut self, other: TaperedScore, times: i32) {
        self.0 += other.0 * i64::from(times);
    }

    #[inline]
    fn opening(self) -> i32 {
        self.0 as i32
    }

    #[inline]
    fn ending(self) -> i32 {
        // Gives back what a negative lower half has borrowed.
        ((self.0 - i64::from(self.opening())) >> 32) as i32
    }

    /// The score in a phase of the game, from 0 to [`MAX_PHASE`].
    #[inline]
    pub(super) fn blend(self, phase: i32) -> i32 {
        (self.opening() * (MAX_PHASE - phase) + self.ending() * phase) / MAX_PHASE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_halves_of_a_sum_are_kept_apart() {
        let mut random = fastrand::Rng::with_seed(1);
        let mut sum = TaperedScore::ZERO;
        let (mut opening, mut ending) = (0, 0);
        for _ in 0..1000 {
            let [early, late] = [(); 2].map(|()| random.i32(-400..=400));
            let times = random.i32(-20..=20);
            sum.add_times(TaperedScore::new(early, late), times);
            opening += early * times;
            ending += late * times;
            assert_eq!((sum.opening(), sum.ending()), (opening, ending));
        }
        assert_eq!(sum.blend(0), opening);
        assert_eq!(sum.blend(MAX_PHASE), ending);
        assert_eq!(sum.blend(MAX_PHASE / 2), (opening * 128 + ending * 128) / 256);
    }
}

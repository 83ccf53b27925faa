//! Judgements of moves by the win chance that they lose.

use crate::evaluation::Evaluation;
use crate::win_chance::WinChance;

/// Points of win chance whose loss makes a move an inaccuracy.
pub const INACCURACY: f64 = 5.0;
/// Points of win chance whose loss makes a move a mistake.
pub const MISTAKE: f64 = 10.0;
/// Points of win chance whose loss makes a move a blunder.
pub const BLUNDER: f64 = 15.0;

/// The win chance from which a game counts as decided: a forced end no longer changes the result.
const DECIDED: f64 = 95.0;
/// The win chance from which a forced end changes the result rarely.
const NEARLY_DECIDED: f64 = 85.0;

/// How bad a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Judgement {
    /// It loses 5 points or more.
    Inaccuracy,
    /// It loses 10 points or more.
    Mistake,
    /// It loses 15 points or more, or a forced win.
    Blunder,
}

/// A forced end that a move has given away or allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ForcedEnd {
    /// The player had a forced win with this many actions and lost it.
    MissedWin(u32),
    /// The player was not lost, and now loses by force with this many actions.
    AllowedLoss(u32),
}

impl Judgement {
    /// All judgements, from the mildest.
    pub const ALL: [Judgement; 3] = [Judgement::Inaccuracy, Judgement::Mistake, Judgement::Blunder];

    /// The name in files: `blunder`.
    pub const fn name(self) -> &'static str {
        match self {
            Judgement::Inaccuracy => "inaccuracy",
            Judgement::Mistake => "mistake",
            Judgement::Blunder => "blunder",
        }
    }

    /// The usual sign behind the move: `?!`, `?` or `??`.
    pub const fn glyph(self) -> &'static str {
        match self {
            Judgement::Inaccuracy => "?!",
            Judgement::Mistake => "?",
            Judgement::Blunder => "??",
        }
    }

    /// The judgement of a move. `best` is the value of the best action, `played` that of the action that was played, both
    /// for the player who played it and at equal effort.
    pub(crate) fn of(
        (best, best_chance): (Evaluation, WinChance),
        (played, played_chance): (Evaluation, WinChance),
    ) -> Option<Judgement> {
        let by_loss = match best_chance.loss_to(played_chance) {
            loss if loss >= BLUNDER => Some(Judgement::Blunder),
            loss if loss >= MISTAKE => Some(Judgement::Mistake),
            loss if loss >= INACCURACY => Some(Judgement::Inaccuracy),
            _ => None,
        };
        let forced = ForcedEnd::of(best, played);
        by_loss.max(forced.map(|forced| forced.judgement(best_chance, played_chance)))
    }
}

impl ForcedEnd {
    /// The forced end that a move has given away or allowed.
    pub(crate) fn of(best: Evaluation, played: Evaluation) -> Option<ForcedEnd> {
        match (best, played) {
            (Evaluation::Win(plies), Evaluation::Centipawns(_) | Evaluation::Loss(_)) => {
                Some(ForcedEnd::MissedWin(plies))
            }
            (Evaluation::Centipawns(_), Evaluation::Loss(plies)) => {
                Some(ForcedEnd::AllowedLoss(plies))
            }
            _ => None,
        }
    }

    /// How bad that is: a blunder, unless the player wins nearly always without the forced win, or would have lost
    /// nearly always without the forced loss.
    fn judgement(self, best: WinChance, played: WinChance) -> Judgement {
        let safety = match self {
            ForcedEnd::MissedWin(_) => played.points(),
            ForcedEnd::AllowedLoss(_) => 100.0 - best.points(),
        };
        match safety {
            DECIDED.. => Judgement::Inaccuracy,
            NEARLY_DECIDED.. => Judgement::Mistake,
            _ => Judgement::Blunder,
        }
    }
}

#[cfg(test)]
mod tests {
    use skep_rules::Family;

    use super::*;

    fn judgement(best: Evaluation, played: Evaluation) -> Option<Judgement> {
        let with_chance = |it| (it, WinChance::of(it, Family::Tournament));
        Judgement::of(with_chance(best), with_chance(played))
    }

    #[test]
    fn judgements_follow_the_loss() {
        let loss = |points: f64| {
            let (even, after) = (WinChance::EVEN, WinChance::from_points(50.0 - points));
            let value = Evaluation::Centipawns(0);
            Judgement::of((value, even), (value, after))
        };
        assert_eq!(loss(4.9), None);
        assert_eq!(loss(5.0), Some(Judgement::Inaccuracy));
        assert_eq!(loss(10.0), Some(Judgement::Mistake));
        assert_eq!(loss(15.0), Some(Judgement::Blunder));
    }

    #[test]
    fn a_missed_forced_win_is_a_blunder_unless_the_game_stays_decided() {
        let missed = |left| judgement(Evaluation::Win(3), Evaluation::Centipawns(left));
        assert_eq!(missed(0), Some(Judgement::Blunder));
        assert_eq!(missed(5_000), Some(Judgement::Inaccuracy));
        assert_eq!(judgement(Evaluation::Win(3), Evaluation::Win(9)), None);
    }

    #[test]
    fn an_allowed_loss_is_a_blunder_unless_the_game_was_decided() {
        let allowed = |before| judgement(Evaluation::Centipawns(before), Evaluation::Loss(4));
        assert_eq!(allowed(0), Some(Judgement::Blunder));
        assert_eq!(allowed(-5_000), Some(Judgement::Inaccuracy));
        assert_eq!(judgement(Evaluation::Loss(8), Evaluation::Loss(2)), None);
    }
}

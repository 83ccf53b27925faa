//! What can be heard.

use skep_rules::{Action, Position};

/// Something that can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SoundEvent {
    /// A tile comes into play.
    Place,
    /// A tile moves by itself.
    Move,
    /// A tile is turned over.
    Flip,
    /// Something happens to another tile: a sting, a removal, a swap, a throw, or a move that is forced.
    Strike,
    /// A tile is drawn from the bag or taken into the hand.
    Draw,
    /// A player has little time left.
    LowTime,
    /// The game is over.
    GameEnd,
}

impl SoundEvent {
    /// The sound of an action in the position before it. Nothing is heard of a turn that is given up.
    pub(crate) fn of(before: &Position, action: Action) -> Option<SoundEvent> {
        Some(match action {
            Action::Place { .. } => SoundEvent::Place,
            Action::Move { .. } if before.helpers(action).tiles().is_empty() => SoundEvent::Move,
            Action::Move { .. }
            | Action::Sting { .. }
            | Action::Remove { .. }
            | Action::Swap { .. } => SoundEvent::Strike,
            Action::Flip { .. } | Action::Combo => SoundEvent::Flip,
            Action::Draw { .. } | Action::Steal { .. } => SoundEvent::Draw,
            Action::End | Action::Pass => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sound of a move in a position.
    fn sound(position: &str, text: &str) -> Option<SoundEvent> {
        let position: Position = position.parse().unwrap();
        SoundEvent::of(&position, position.read_move(text).unwrap())
    }

    #[test]
    fn placing_and_moving_sound_different() {
        let base = "Base;White[5];0,0:wQ 1,0:bS1 2,0:bQ -1,0:wA1";
        assert_eq!(sound(base, "wS1 -wA1"), Some(SoundEvent::Place));
        assert_eq!(sound(base, "wA1 \\wQ"), Some(SoundEvent::Move));
    }

    #[test]
    fn what_happens_to_another_tile_is_a_strike() {
        let throw = "Base+MLP;White[5];0,0:wP 1,0:bA1 0,1:bQ -1,0:wQ";
        assert_eq!(sound(throw, "bA1 wQ/"), Some(SoundEvent::Strike));
        let sting = "Venom+MLP;White[6];0,0:wWs 0,1:wS1 1,0:bA1 2,0:bQ";
        assert_eq!(sound(sting, "wWs !bA1"), Some(SoundEvent::Strike));
    }

    #[test]
    fn turning_over_sounds_and_passing_does_not() {
        let venom = "Venom;White[5];0,0:wQ 1,0:bS1 2,0:bQ -1,0:wA1";
        assert_eq!(sound(venom, "~wA1"), Some(SoundEvent::Flip));
        let position: Position = venom.parse().unwrap();
        assert_eq!(SoundEvent::of(&position, Action::Pass), None);
        assert_eq!(SoundEvent::of(&position, Action::End), None);
    }
}

//! What the help explains.

use skep_rules::{Game, GameType, Pack, Power};

/// Something that the help explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HelpTopic {
    Choose,
    Place,
    Move,
    Flip,
    Throw,
    Sting,
    Swap,
    Force,
    Remove,
    Combo,
    End,
    Draw,
    Pass,
    TakeBack,
    Look,
    TurnBoard,
}

impl HelpTopic {
    /// All topics, in the order in which they are explained.
    pub(super) const ALL: [HelpTopic; 16] = [
        HelpTopic::Choose,
        HelpTopic::Place,
        HelpTopic::Move,
        HelpTopic::Flip,
        HelpTopic::Throw,
        HelpTopic::Sting,
        HelpTopic::Swap,
        HelpTopic::Force,
        HelpTopic::Remove,
        HelpTopic::Combo,
        HelpTopic::End,
        HelpTopic::Draw,
        HelpTopic::Pass,
        HelpTopic::TakeBack,
        HelpTopic::Look,
        HelpTopic::TurnBoard,
    ];

    /// Its part of message keys and test ids: `help-place`, `help-place-about`.
    pub(super) const fn word(self) -> &'static str {
        match self {
            HelpTopic::Choose => "choose",
            HelpTopic::Place => "place",
            HelpTopic::Move => "move",
            HelpTopic::Flip => "flip",
            HelpTopic::Throw => "throw",
            HelpTopic::Sting => "sting",
            HelpTopic::Swap => "swap",
            HelpTopic::Force => "force",
            HelpTopic::Remove => "remove",
            HelpTopic::Combo => "combo",
            HelpTopic::End => "end",
            HelpTopic::Draw => "draw",
            HelpTopic::Pass => "pass",
            HelpTopic::TakeBack => "take-back",
            HelpTopic::Look => "look",
            HelpTopic::TurnBoard => "turn-board",
        }
    }

    /// Whether it can happen in a game.
    pub(super) fn concerns(self, game: GameType) -> bool {
        match self {
            HelpTopic::Place
            | HelpTopic::Move
            | HelpTopic::Pass
            | HelpTopic::TakeBack
            | HelpTopic::Look
            | HelpTopic::TurnBoard => true,
            HelpTopic::Choose => Game::new(game).open_choice().is_some(),
            HelpTopic::Flip => game.has_flips(),
            HelpTopic::Throw => Power::Throw.is_in(game),
            HelpTopic::Sting => Power::Sting.is_in(game),
            HelpTopic::Swap => Power::Swap.is_in(game),
            HelpTopic::Force => Power::Force.is_in(game),
            HelpTopic::Remove => Power::Remove.is_in(game),
            HelpTopic::Combo | HelpTopic::End => game.has_pack(Pack::Honeycombo),
            HelpTopic::Draw => game.has_pack(Pack::Swarm),
        }
    }
}

#[cfg(test)]
mod tests {
    use skep_words::{Language, Words};

    use super::*;

    fn topics(game: &str) -> Vec<HelpTopic> {
        let game: GameType = game.parse().unwrap();
        HelpTopic::ALL.into_iter().filter(|topic| topic.concerns(game)).collect()
    }

    #[test]
    fn a_game_has_the_topics_of_its_creatures() {
        use HelpTopic::*;
        assert_eq!(topics("Base"), [Place, Move, Pass, TakeBack, Look, TurnBoard]);
        assert_eq!(topics("Base+MLP"), [Place, Move, Throw, Pass, TakeBack, Look, TurnBoard]);
        assert_eq!(topics("Venom"), [Place, Move, Flip, Sting, Pass, TakeBack, Look, TurnBoard]);
        let swarm = [Choose, Place, Move, Draw, Pass, TakeBack, Look, TurnBoard];
        assert_eq!(topics("Base+Swarm"), swarm);
        assert_eq!(topics("Ultimate"), HelpTopic::ALL);
    }

    #[test]
    fn every_topic_has_words() {
        let words = Words::new(Language::English);
        for topic in HelpTopic::ALL {
            assert!(words.has(&format!("help-{}", topic.word())), "{topic:?}");
            assert!(words.has(&format!("help-{}-about", topic.word())), "{topic:?}");
        }
    }
}

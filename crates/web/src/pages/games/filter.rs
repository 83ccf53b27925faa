//! Which games a list shows.

use skep_record::Summary;

/// Which states of games are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum StateFilter {
    #[default]
    All,
    InProgress,
    Finished,
}

impl StateFilter {
    /// All choices, in the order in which they are offered.
    pub(super) const ALL: [StateFilter; 3] =
        [StateFilter::All, StateFilter::InProgress, StateFilter::Finished];

    /// The name in message keys and test ids.
    pub(super) const fn word(self) -> &'static str {
        match self {
            StateFilter::All => "all",
            StateFilter::InProgress => "in-progress",
            StateFilter::Finished => "finished",
        }
    }
}

/// Which games are listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Filter {
    /// What is searched for: every word must occur.
    pub(super) text: String,
    pub(super) state: StateFilter,
    /// The game type, as it is written.
    pub(super) game_type: Option<String>,
}

impl Filter {
    /// Whether a game is listed, given what is written about it and its summary, if it is not damaged.
    pub(super) fn admits(&self, said: &str, summary: Option<&Summary>) -> bool {
        let state = match (self.state, summary) {
            (StateFilter::All, _) => true,
            (_, None) => false,
            (StateFilter::InProgress, Some(summary)) => summary.result.is_none(),
            (StateFilter::Finished, Some(summary)) => summary.result.is_some(),
        };
        let of_type = |wanted: &String| summary.is_some_and(|found| found.game_type == *wanted);
        state && self.game_type.as_ref().is_none_or(of_type) && self.finds(said)
    }

    /// Whether a text has every word that is searched for, in upper or lower case.
    fn finds(&self, said: &str) -> bool {
        let said = said.to_lowercase();
        self.text.split_whitespace().all(|word| said.contains(&word.to_lowercase()))
    }
}

#[cfg(test)]
mod tests {
    use skep_record::{Declared, GameTree, Saved};
    use skep_rules::{Color, GameType};

    use super::*;

    fn summary(finished: bool) -> Summary {
        let mut tree = GameTree::new(GameType::BASE);
        tree.play_text("wS1").unwrap();
        if finished {
            tree.declare(Declared::Resignation(Color::White)).unwrap();
        }
        Summary::of(&Saved::new(tree, 0))
    }

    #[test]
    fn every_word_must_occur() {
        let finds = |text: &str, said: &str| {
            Filter { text: text.to_owned(), ..Filter::default() }.admits(said, None)
        };
        assert!(finds("", "anything") && finds("  level BASE ", "Base, against level 3"));
        assert!(finds("ÉTÉ", "Partie d’été"));
        assert!(!finds("base 4", "Base, against level 3"));
    }

    #[test]
    fn games_are_listed_by_state() {
        let listed = |state, summary: Option<&Summary>| {
            Filter { state, ..Filter::default() }.admits("", summary)
        };
        let (open, finished) = (summary(false), summary(true));
        for state in StateFilter::ALL {
            let of_open = listed(state, Some(&open));
            assert_eq!(of_open, state != StateFilter::Finished);
            assert_eq!(listed(state, Some(&finished)), state != StateFilter::InProgress);
            // What is damaged is neither.
            assert_eq!(listed(state, None), state == StateFilter::All);
        }
    }

    #[test]
    fn games_are_listed_by_type() {
        let of_type = |name: &str| Filter { game_type: Some(name.to_owned()), ..Filter::default() };
        assert!(of_type("Base").admits("", Some(&summary(false))));
        assert!(!of_type("Base+MLP").admits("", Some(&summary(false))));
        assert!(!of_type("Base").admits("", None));
    }
}

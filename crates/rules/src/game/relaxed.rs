//! Games that were played elsewhere, under rules that are options here.

use crate::model::game_type::GameType;
use crate::model::options::RuleOption;

/// A rule that a game played elsewhere has not followed. Such a game is read with an option that allows it.
///
/// See [`Game::read_relaxed`](crate::Game::read_relaxed).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RelaxedRule {
    /// A player's first tile was the Queen. The game is read with `queen_first=allow`.
    QueenFirst,
    /// The game went on after a position had occurred three times. The game is read with `repetition=off`.
    Repetition,
}

impl RelaxedRule {
    /// The option that makes the game legal, and its value, as in a [`GameType`].
    pub const fn option(self) -> (RuleOption, &'static str) {
        match self {
            RelaxedRule::QueenFirst => (RuleOption::QueenFirst, "allow"),
            RelaxedRule::Repetition => (RuleOption::Repetition, "off"),
        }
    }

    /// The game type with that option.
    fn relax(self, mut game_type: GameType) -> GameType {
        let (option, value) = self.option();
        let options = game_type.options;
        game_type.options = options.with(option, value).unwrap_or(options);
        game_type
    }
}

/// The sets of rules that are relaxed, one after the other, until a game can be read.
const ATTEMPTS: [&[RelaxedRule]; 3] = [
    &[RelaxedRule::QueenFirst],
    &[RelaxedRule::Repetition],
    &[RelaxedRule::QueenFirst, RelaxedRule::Repetition],
];

/// Reads a game of this type, and if it breaks the rules, with as few of them [relaxed](RelaxedRule) as make it
/// legal. If that does not help either, the first error is returned.
///
/// `read` plays the game by the rules of the type that it is given. For game strings there is
/// [`Game::read_relaxed`](crate::Game::read_relaxed).
pub fn read_relaxed<T, E>(
    game_type: GameType,
    mut read: impl FnMut(GameType) -> Result<T, E>,
) -> Result<(T, &'static [RelaxedRule]), E> {
    let error = match read(game_type) {
        Ok(game) => return Ok((game, &[])),
        Err(error) => error,
    };
    for rules in ATTEMPTS {
        let relaxed = rules.iter().fold(game_type, |game_type, rule| rule.relax(game_type));
        if let Ok(game) = read(relaxed) {
            return Ok((game, rules));
        }
    }
    Err(error)
}

//! A game type under construction on the home page.

use skep_rules::{Bug, GameType, Options, Pack, RuleOption, TypeError};

/// The components of a game type, chosen independently. Not every combination is valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GameBuilder {
    /// Whether tiles have Venom bugs on their backs.
    pub(crate) venom: bool,
    /// Which of [`GameType::EXPANSIONS`] are in.
    pub(crate) expansions: [bool; GameType::EXPANSIONS.len()],
    /// The number of tiles of each of [`GameType::EXTRAS`].
    pub(crate) extras: [usize; GameType::EXTRAS.len()],
    /// Which of [`Pack::ALL`] are in.
    pub(crate) packs: [bool; Pack::ALL.len()],
    /// The options of the rules.
    pub(crate) options: Options,
}

impl GameBuilder {
    /// The resulting game type, or why the combination is invalid.
    pub(crate) fn game_type(&self) -> Result<GameType, TypeError> {
        let mut game: GameType = self.parts().parse()?;
        game.options = self.options;
        Ok(game)
    }

    /// The combination in the notation of game types, valid or not.
    fn parts(&self) -> String {
        let mut text = String::from(if self.venom { "Venom" } else { "Base" });
        let mut add = |part: String| {
            text.push('+');
            text.push_str(&part);
        };
        let expansions = GameType::EXPANSIONS.into_iter().zip(self.expansions);
        for (bug, _) in expansions.filter(|(_, is_in)| *is_in) {
            add(bug.code().to_owned());
        }
        for (bug, count) in GameType::EXTRAS.into_iter().zip(self.extras) {
            match count {
                0 => {}
                1 => add(bug.code().to_owned()),
                _ => add(format!("{}{count}", bug.code())),
            }
        }
        for (pack, _) in Pack::ALL.into_iter().zip(self.packs).filter(|(_, is_in)| *is_in) {
            add(pack.name().to_owned());
        }
        text
    }

    /// Whether the option has any effect in the resulting game.
    pub(crate) fn is_relevant(&self, option: RuleOption) -> bool {
        self.game_type().is_ok_and(|game| option.matters_in(game))
    }
}

/// The largest number of one-faced tiles of a creature that a player can have.
pub(crate) fn max_extras(extra: Bug) -> usize {
    GameType::BASE.most_extras(extra)
}

impl From<GameType> for GameBuilder {
    fn from(game: GameType) -> GameBuilder {
        GameBuilder {
            venom: game.is_venom(),
            expansions: GameType::EXPANSIONS.map(|bug| game.has(bug)),
            extras: GameType::EXTRAS.map(|bug| game.extra(bug)),
            packs: Pack::ALL.map(|pack| game.has_pack(pack)),
            options: game.options,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_type_survives_the_round_trip() {
        for text in
            ["Base", "Base+MLP", "Venom+MLP", "Ultimate", "Base+L+Fl3+Tk+Swarm(repetition=off)"]
        {
            let game: GameType = text.parse().unwrap();
            assert_eq!(GameBuilder::from(game).game_type(), Ok(game));
        }
    }

    #[test]
    fn venom_bugs_cannot_be_added_to_venom() {
        let mut builder = GameBuilder::from(GameType::VENOM);
        builder.extras[0] = 1;
        assert_eq!(builder.game_type(), Err(TypeError::ExtraInVenom("Wasp")));
    }

    #[test]
    fn there_are_three_flies_and_one_wasp() {
        assert_eq!([Bug::Fly, Bug::Wasp].map(max_extras), [3, 1]);
    }
}

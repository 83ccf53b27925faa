//! The choices for a new game in one sentence.

use skep_record::TimeControl;
use skep_words::Words;

use crate::new_game::{ColorChoice, GameMode, NewGame};
use crate::preset::Preset;

const MINUTE: u64 = 60_000;
const SECOND: u64 = 1_000;

/// The name of the game: that of its preset, or that it is a custom one.
pub(super) fn game_name(words: &Words, new_game: &NewGame, custom: bool) -> String {
    match Preset::of(new_game.game_type).filter(|_| !custom) {
        Some(preset) => words.text(&preset.name_key()),
        None => words.text("setup-custom"),
    }
}

/// The choices in one sentence: "Base, level 3, you play White, no clock".
pub(super) fn summary(words: &Words, new_game: &NewGame, custom: bool) -> String {
    let game = ("game", game_name(words, new_game, custom).into());
    let clock = ("clock", clock(words, new_game.control).into());
    let number = |level: u8| i64::from(level).into();
    match new_game.mode {
        GameMode::HotSeat => words.with("home-summary-hotseat", &[game, clock]),
        GameMode::Demo => {
            let white = ("white", number(new_game.white_level));
            let black = ("black", number(new_game.black_level));
            words.with("home-summary-demo", &[game, white, black, clock])
        }
        GameMode::Computer => {
            let side = match new_game.side {
                ColorChoice::White => "white",
                ColorChoice::Black => "black",
                ColorChoice::Random => "random",
            };
            let level = ("level", number(new_game.level));
            words.with("home-summary-computer", &[game, level, ("side", side.into()), clock])
        }
    }
}

/// The time control in words.
fn clock(words: &Words, control: TimeControl) -> String {
    let Some(time) = control.time() else { return words.text("home-clock-none") };
    let minutes = ("minutes", (time / MINUTE).into());
    match control.increment() / SECOND {
        0 => words.with("home-clock-time", &[minutes]),
        seconds => words.with("home-clock-increment", &[minutes, ("seconds", seconds.into())]),
    }
}

#[cfg(test)]
mod tests {
    use skep_rules::GameType;
    use skep_words::Language;

    use super::*;

    fn told(language: Language, new_game: &NewGame) -> String {
        summary(&Words::new(language), new_game, false)
    }

    #[test]
    fn the_first_visit_is_base_against_the_computer() {
        let first = NewGame::default();
        let english = told(Language::English, &first);
        assert_eq!(english, "Base, level 3, you play White, no clock");
        let french = told(Language::French, &first);
        assert_eq!(french, "Base, niveau 3, vous jouez les Blancs, sans pendule");
        let italian = told(Language::Italian, &first);
        assert_eq!(italian, "Base, livello 3, giochi con il Bianco, senza orologio");
    }

    #[test]
    fn every_kind_of_game_is_told() {
        let game = |mode, control| NewGame {
            game_type: GameType::VENOM,
            mode,
            control,
            ..NewGame::default()
        };
        let clock = TimeControl::Increment { time: 10 * MINUTE, increment: 5 * SECOND };
        let english = |new_game| told(Language::English, &new_game);
        assert_eq!(
            english(game(GameMode::HotSeat, clock)),
            "Venom, two people, 10 min each + 5 s a turn"
        );
        let sudden = TimeControl::SuddenDeath { time: 5 * MINUTE };
        assert_eq!(
            english(game(GameMode::Demo, sudden)),
            "Venom, level 6 against level 6, 5 min each"
        );
    }

    #[test]
    fn a_custom_game_has_no_name() {
        let words = Words::new(Language::English);
        assert_eq!(game_name(&words, &NewGame::default(), true), "Custom");
        let game_type = "Base+M".parse().unwrap();
        let custom = NewGame { game_type, ..NewGame::default() };
        assert_eq!(game_name(&words, &custom, false), "Custom");
    }
}

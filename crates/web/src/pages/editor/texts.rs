//! What the editor says.

use skep_rules::{Setup, Tile, TileName};
use skep_words::Words;

use super::model::{Edit, EditError, Kind, ReadError, Report};

/// The name of a kind of tiles.
pub(super) fn kind_name(kind: Kind) -> TileName {
    TileName { color: kind.color, bug: kind.bug, number: None }
}

/// What a change has done, for screen readers.
pub(super) fn done(words: &Words, edit: Edit, before: &Setup, after: &Setup) -> Option<String> {
    let shown = |place| words.setup_place(after, place);
    match edit {
        Edit::Put { to, .. } | Edit::MoveStack { to, .. } => Some(shown(to)),
        Edit::TurnOver(tile) => after.place(tile).map(shown),
        Edit::TakeOff { tile, .. } => {
            let tile = words.setup_tile(before, tile);
            Some(words.with("editor-taken-off", &[("tile", tile.into())]))
        }
        Edit::Game(_)
        | Edit::ToMove(_)
        | Edit::Turn(_)
        | Edit::Status { .. }
        | Edit::Combo(_)
        | Edit::Locked(_)
        | Edit::Stage(_)
        | Edit::Pending(_)
        | Edit::Clear
        | Edit::Start
        | Edit::Mirror
        | Edit::Rotate
        | Edit::Center => None,
    }
}

/// What another game has cost.
pub(super) fn report(words: &Words, report: &Report) -> Option<String> {
    let say = |key: &str, tiles: &[TileName]| {
        let names: Vec<String> = tiles.iter().map(|&tile| words.name(tile)).collect();
        (!names.is_empty()).then(|| words.with(key, &[("tiles", names.join(", ").into())]))
    };
    let parts = [say("editor-dropped", &report.dropped), say("editor-turned", &report.turned)];
    let text = parts.into_iter().flatten().collect::<Vec<_>>().join(" ");
    (!text.is_empty()).then_some(text)
}

/// Why a change cannot be made.
pub(super) fn edit_error(words: &Words, error: &EditError) -> String {
    let with = |key: &str, tile: Tile| words.about_tile(key, tile);
    let plain = |key: &str| words.as_sentence(&words.text(key));
    match *error {
        EditError::NotInGame(tile) => with("illegal-not-in-game", tile),
        EditError::NoOtherSide(tile) => with("editor-no-other-side", tile),
        EditError::NotOnTable(tile) => with("editor-not-on-table", tile),
        EditError::TooFar(_) => plain("editor-too-far"),
        EditError::NotInThisGame => plain("editor-not-here"),
        EditError::Turn(ref error) => words.as_sentence(&words.setup_error(error)),
    }
}

/// Why a text that was typed in cannot be shown.
pub(super) fn read_error(words: &Words, error: &ReadError) -> String {
    let text = match error {
        ReadError::Position(error) => words.position_error(error),
        ReadError::Type(error) => words.type_error(error),
        ReadError::Import(error) => words.import_error(error),
        ReadError::TooWide => words.text("editor-too-wide"),
    };
    words.as_sentence(&text)
}

#[cfg(test)]
mod tests {
    use skep_rules::{Axial, Color, GameType};
    use skep_words::Language;

    use super::super::model::Editor;
    use super::*;

    #[test]
    fn refusals_are_sentences_in_every_language() {
        let queen = Tile::queen(Color::White);
        let errors = [
            EditError::NotInGame(queen),
            EditError::NoOtherSide(queen),
            EditError::NotOnTable(queen),
            EditError::TooFar(Axial::default()),
            EditError::NotInThisGame,
        ];
        for language in Language::ALL {
            let words = Words::new(language);
            for error in &errors {
                let text = edit_error(&words, error);
                assert!(text.ends_with('.') && text.starts_with(char::is_uppercase), "{text}");
            }
        }
        let english = Words::new(Language::English);
        let text = edit_error(&english, &errors[1]);
        assert_eq!(text, "The white Queen Bee cannot be turned over here.");
    }

    #[test]
    fn a_text_that_is_no_position_is_explained() {
        let mut editor = Editor::new(GameType::BASE);
        editor.type_text("Base;White[5];0,0:wQ 1,0:bX");
        let words = Words::new(Language::English);
        let text = read_error(&words, editor.text_error().unwrap());
        assert!(text.starts_with("In ‘1,0:bX’:"), "{text}");
    }

    #[test]
    fn tiles_that_another_game_does_not_have_are_named() {
        let mut editor = Editor::new(GameType::BASE);
        editor.type_text("Venom+M;White[5];0,0:wWs 1,0:bQ 2,0:bM");
        let done = editor.apply(Edit::Game(GameType::BASE)).unwrap();
        let text = report(&Words::new(Language::English), &done).unwrap();
        assert_eq!(
            text,
            "Taken off the board, because this game does not have them: Black Mosquito. \
             Turned to the front, because they have no back in this game: White Wasp."
        );
        assert_eq!(report(&Words::new(Language::French), &Report::default()), None);
    }
}

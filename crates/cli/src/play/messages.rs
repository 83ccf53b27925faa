//! The sentences of `skep play` that depend on more than a key.

use skep_engine::Score;
use skep_rules::{Choice, Color, DrawnTile, Game, NotDrawn, Stage};
use skep_uhp::ClientError;
use skep_words::Words;

use crate::input::{LineError, MAX_LINE};
use crate::play::command::CommandError;

/// The prompt: `White 3> `, `White 7, second action> `.
pub(crate) fn prompt(words: &Words, game: &Game, drawn: DrawnTile) -> String {
    format!("{}> ", prompt_text(words, game, drawn))
}

fn prompt_text(words: &Words, game: &Game, drawn: DrawnTile) -> String {
    if game.ending().is_some() {
        return words.text("terminal-prompt-over");
    }
    if let Some((choice, player)) = game.open_choice() {
        let it = words.in_notation().player(player).set("word", choice.word());
        return it.format("terminal-prompt-choice");
    }
    let position = game.position();
    let it = words.in_notation().player(position.to_move()).set("turn", position.turn());
    match (drawn.tile(), position.stage()) {
        (Some(tile), _) => it.tile("tile", position.name(tile)).format("terminal-prompt-place"),
        (None, Stage::Single) => it.format("terminal-prompt"),
        (None, Stage::First) => it.format("terminal-prompt-first"),
        (None, Stage::Second) => it.format("terminal-prompt-second"),
    }
}

/// What a player is asked to choose before the first turn, in lines. If the opponent is a person, what is secret is
/// said to be secret.
pub(crate) fn invitation(
    words: &Words,
    choice: Choice,
    player: Color,
    against_person: bool,
) -> String {
    let example = |tiles: &[&str]| {
        let names = tiles.iter().map(|tile| format!("{}{tile}", player.letter()));
        names.collect::<Vec<_>>().join(" ")
    };
    let it = || words.in_notation().player(player);
    let mut lines = Vec::new();
    match choice {
        Choice::Faces => {
            lines.push(it().set("example", example(&["A1", "S2"])).format("terminal-choose-faces"));
        }
        Choice::Pick => {
            if player == Color::Black {
                lines.push(it().format("terminal-has-picked"));
            }
            let example = example(&["A1", "B1", "G1"]);
            lines.push(it().set("example", example).format("terminal-choose-pick"));
            if player == Color::White && against_person {
                lines.push(it().format("terminal-look-away"));
            }
        }
    }
    lines.into_iter().map(|line| format!("{line}\n")).collect()
}

/// A score for a hint: `+0.35`, `win in 3`.
pub(crate) fn score(words: &Words, score: Score) -> String {
    let text = |key, count: i32| words.in_notation().set("count", count.abs()).format(key);
    match score.forced() {
        Some(count) if score.value() > 0 => text("terminal-win-in", count),
        Some(count) => text("terminal-loss-in", count),
        None => words.signed_decimal(f64::from(score.value()) / 100.0, 2),
    }
}

/// Why a line is not a command.
pub(crate) fn command_error(words: &Words, error: &CommandError) -> String {
    let it = words.in_notation();
    match error {
        CommandError::Unknown(text) => it.text(text).format("terminal-unknown"),
        CommandError::Mistyped(text, name) => {
            it.text(text).set("command", name.word()).format("terminal-mistyped")
        }
        CommandError::NotACount(text) => it.text(text).format("terminal-not-a-count"),
        CommandError::NeedsFile(name) => {
            it.set("command", name.word()).format("terminal-needs-file")
        }
        CommandError::StandsAlone(name, text) => {
            it.text(text).set("command", name.word()).format("terminal-stands-alone")
        }
    }
}

/// Why a legal action has to wait for the bag.
pub(crate) fn not_drawn(words: &Words, error: NotDrawn) -> String {
    let it = words.in_notation();
    match error {
        NotDrawn::PlaceFirst(tile) => it.tile("tile", tile).format("terminal-place-drawn"),
        NotDrawn::InBag(tile) => it.tile("tile", tile).format("terminal-in-bag"),
    }
}

/// Why a line cannot be used.
pub(crate) fn line_error(words: &Words, error: LineError) -> String {
    match error {
        LineError::Empty => words.text("terminal-line-empty"),
        LineError::NotText => words.text("terminal-line-not-text"),
        LineError::TooLong => {
            words.in_notation().set("max", MAX_LINE).format("terminal-line-too-long")
        }
    }
}

/// Why another program does not play.
pub(crate) fn client_error(words: &Words, error: &ClientError) -> String {
    let it = words.in_notation();
    match error {
        ClientError::Start { program, error } => it
            .set("program", program.to_string())
            .set("error", error.to_string())
            .format("terminal-engine-not-started"),
        ClientError::Ended => it.format("terminal-engine-ended"),
        ClientError::NoAnswer(time) => {
            it.set("seconds", time.as_secs_f64()).format("terminal-engine-silent")
        }
        ClientError::Nonsense(text) => it.text(text).format("terminal-engine-nonsense"),
        ClientError::Refused { asked, answer } => it
            .set("asked", asked.to_string())
            .set("answer", answer.to_string())
            .format("terminal-engine-refuses"),
        ClientError::InvalidMove { asked, answer } => it
            .set("asked", asked.to_string())
            .set("answer", answer.to_string())
            .format("terminal-engine-invalid"),
        ClientError::Interrupted => it.format("terminal-engine-interrupted"),
    }
}

#[cfg(test)]
mod tests {
    use skep_words::Language;

    use super::*;

    #[test]
    fn the_prompt_says_what_is_next() {
        let [english, french, italian] = Language::ALL.map(Words::for_terminal);
        let double = "Base+Honeycombo;White[7];0,0:H 1,0:wQ -1,0:bQ";
        let said =
            |words: &Words, game: &str| prompt(words, &game.parse().unwrap(), DrawnTile::default());
        for (game, expected) in [
            ("Base", "White 1> "),
            ("Base;InProgress;Black[1];wS1", "Black 1> "),
            ("Base;Draw;Black[1];wS1", "game over> "),
            ("Base+Swarm", "White, pick> "),
            ("Base+Swarm;InProgress;White[1];pick wA1 wB1 wG1", "Black, pick> "),
            ("Venom(faces=fixed)", "White, faces> "),
            (&format!("{double};double"), "White 7, first action> "),
            (&format!("{double};double2"), "White 7, second action> "),
        ] {
            assert_eq!(said(&english, game), expected);
        }
        assert_eq!(said(&french, "Base"), "Blancs 1> ");
        assert_eq!(said(&french, &format!("{double};double2")), "Blancs 7, deuxième action> ");
        assert_eq!(said(&italian, "Base;Draw;Black[1];wS1"), "partita finita> ");
    }

    #[test]
    fn nobody_is_told_to_look_away_from_an_engine() {
        let english = Words::for_terminal(Language::English);
        let asked = |person| invitation(&english, Choice::Pick, Color::White, person);
        assert!(asked(true).ends_with("\nThe pick is secret: Black, look away.\n"));
        assert!(!asked(false).contains("look away"));
    }
}

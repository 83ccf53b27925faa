//! How a game has ended, said to people.

use skep_rules::{Color, Ending, Outcome, Reason};

/// The ending as a sentence: `White wins: bQ is surrounded.`
pub(crate) fn sentence(ending: Ending) -> String {
    match (ending.outcome, ending.reason) {
        (Outcome::Win(winner), Reason::Surrounded) => {
            format!("{winner} wins: {}Q is surrounded.", (!winner).letter())
        }
        (Outcome::Draw, Reason::Surrounded) => "Draw: both Queens are surrounded.".to_owned(),
        (Outcome::Win(winner), Reason::Resignation) => {
            format!("{winner} wins: {} has resigned.", !winner)
        }
        (Outcome::Draw, Reason::Repetition) => {
            "Draw: this position has occurred for the third time.".to_owned()
        }
        (Outcome::Draw, Reason::Agreement) => "Draw: the players have agreed on it.".to_owned(),
        (Outcome::Win(winner), reason) => format!("{winner} wins: {}.", reason.word()),
        (Outcome::Draw, reason) => format!("Draw: {}.", reason.word()),
    }
}

/// The outcome as machines read it: `white`, `black` or `draw`.
pub(crate) const fn word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Color::White) => "white",
        Outcome::Win(Color::Black) => "black",
        Outcome::Draw => "draw",
    }
}

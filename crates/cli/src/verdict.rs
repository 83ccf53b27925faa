//! How a game has ended, said to people.

use skep_rules::{Bug, Color, Direction, Ending, Outcome, Pack, Position, Reason, Tile};

/// The ending as a sentence: `White wins: bQ is surrounded.`
pub(crate) fn sentence(position: &Position, ending: Ending) -> String {
    let who = match ending.outcome {
        Outcome::Win(winner) => format!("{winner} wins"),
        Outcome::Draw => "Draw".to_owned(),
    };
    let why = match (ending.reason, ending.outcome) {
        (Reason::Surrounded | Reason::Removed, Outcome::Win(winner)) => fates(position, &[!winner]),
        (Reason::Surrounded | Reason::Removed, Outcome::Draw) => fates(position, &Color::ALL),
        (Reason::Resignation, Outcome::Win(winner)) => format!("{} has resigned", !winner),
        (Reason::Repetition, _) => "this position has occurred for the third time".to_owned(),
        (Reason::Agreement, _) => "the players have agreed on it".to_owned(),
        (reason, _) => reason.word().to_owned(),
    };
    format!("{who}: {why}.")
}

/// What has become of the lost royals: `bQ is surrounded`.
fn fates(position: &Position, losers: &[Color]) -> String {
    let royals = losers.iter().flat_map(|&color| {
        [Some(Tile::queen(color)), Tile::from_front(color, Bug::Wasp, None)].into_iter().flatten()
    });
    let fates: Vec<String> = royals
        .filter_map(|royal| fate(position, royal).map(|fate| (royal, fate)))
        .map(|(royal, fate)| format!("{} is {fate}", position.name(royal)))
        .collect();
    fates.join(", and ")
}

/// How a royal has been lost, if it has.
fn fate(position: &Position, royal: Tile) -> Option<&'static str> {
    if position.removed().contains(royal) {
        return Some("removed");
    }
    let cell = position.cell(royal)?;
    let occupied = |side| position.top(cell.neighbor(side)).is_some();
    if !Direction::ALL.into_iter().all(occupied) {
        return None;
    }
    match position.top(cell) == Some(royal) {
        _ if !position.game_type().has_pack(Pack::Guardians) => Some("surrounded"),
        false => Some("surrounded and covered"),
        true => None,
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

#[cfg(test)]
mod tests {
    use skep_rules::Game;

    use super::*;

    fn said(game: &str) -> String {
        let game: Game = game.parse().unwrap();
        sentence(game.position(), game.ending().unwrap())
    }

    #[test]
    fn royals_are_called_by_their_names() {
        let ring = |center: &str, rest: &str| {
            format!("0,0:{center} 1,0:wA1 1,-1:wB1 0,-1:wS1 -1,0:bS1 -1,1:bA1 0,1:wA2 2,0:{rest}")
        };
        let base = format!("Base;White[9];{}", ring("bQ", "wQ"));
        assert_eq!(said(&base), "White wins: bQ is surrounded.");
        let venom = format!("Venom;White[9];{}", ring("bWs", "wQ"));
        assert_eq!(said(&venom), "White wins: bWs is surrounded.");
        let extra = format!("Base+Ws;White[9];{} 3,0:bQ", ring("wWs", "wQ"));
        assert_eq!(said(&extra), "Black wins: wWs is surrounded.");
        let guarded = format!("Base+Guardians;White[9];{}", ring("bQ<bBu", "wQ"));
        assert_eq!(said(&guarded), "White wins: bQ is surrounded and covered.");
        let removed = "Base+Predators;White[9];0,0:wQ 1,0:bA1;removed=bQ,wMn";
        assert_eq!(said(removed), "White wins: bQ is removed.");
    }

    #[test]
    fn declared_endings_are_said() {
        assert_eq!(said("Base;Draw;Black[1];wS1"), "Draw: the players have agreed on it.");
        assert_eq!(said("Base;WhiteWins;Black[1];wS1"), "White wins: Black has resigned.");
    }
}

//! The rows of the table: moves with their numbers, written for the position on the board.

use skep_explorer::{Explored, Results};
use skep_rules::{Action, Bug, Position};

/// The number of moves that are shown. The rest was played least.
const MAX_ROWS: usize = 25;

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MoveRow {
    /// The move on the board: of several that a symmetry makes equal, one.
    pub(super) action: Action,
    /// The move as it is written.
    pub(super) text: String,
    /// The creature that acts.
    pub(super) bug: Option<Bug>,
    /// The results of the games with it.
    pub(super) results: Results,
    /// The share of the games in this position, in percent.
    pub(super) share: u32,
}

/// The rows for what was found in a position.
pub(super) fn rows(position: &Position, found: Vec<Explored<Results>>) -> Vec<MoveRow> {
    let all: Results = found.iter().map(|explored| explored.found).collect();
    let share = |results: Results| {
        let (games, all) = (u64::from(results.games()), u64::from(all.games()).max(1));
        ((200 * games + all) / (2 * all)) as u32
    };
    let row = |explored: Explored<Results>| MoveRow {
        action: explored.action(),
        text: position.write_move(explored.action()),
        bug: position.acting_bug(explored.action()),
        results: explored.found,
        share: share(explored.found),
    };
    found.into_iter().take(MAX_ROWS).map(row).collect()
}

/// The sum of all rows.
pub(super) fn total(rows: &[MoveRow]) -> Results {
    rows.iter().map(|row| row.results).collect()
}

#[cfg(test)]
mod tests {
    use skep_explorer::explore;

    use super::*;

    #[test]
    fn moves_are_written_for_the_position_with_their_share() {
        let position: Position = "Base;White[2];0,0:wS1 1,0:bS1".parse().unwrap();
        let mut numbers = [3, 1].into_iter();
        let found =
            explore(&position, |_| Some(Results { white: numbers.next()?, ..Results::default() }));
        let rows = rows(&position, found);
        assert_eq!(rows.len(), 2);
        assert_eq!((rows[0].share, rows[1].share), (75, 25));
        assert_eq!(position.read_move(&rows[0].text), Ok(rows[0].action));
        assert!(rows[0].bug.is_some());
        assert_eq!(total(&rows).white, 4);
    }

    #[test]
    fn there_is_a_largest_number_of_rows() {
        let game = "Base+MLP;InProgress;White[8];wL;bG1 /wL;wQ wL-;bL /bG1;wA1 wQ/;bQ -bL;wA2 wA1-;bM bQ/;\
                    wS1 wL/;bP -bM;wS1 bP/;bA1 bL-;wA2 bA1\\;bL wL/";
        let game: skep_rules::Game = game.parse().unwrap();
        let position = game.position().clone();
        let found = explore(&position, |_| Some(Results { draws: 1, ..Results::default() }));
        assert!(found.len() > MAX_ROWS);
        assert_eq!(rows(&position, found).len(), MAX_ROWS);
    }
}

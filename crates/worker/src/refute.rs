//! Why an answer to a puzzle is wrong.

use skep_engine::Prover;
use skep_learn::puzzle::{Puzzle, PuzzleRun};
use skep_rules::{Color, Position};

use crate::question_error::QuestionError;

/// The most nodes for each reply that may refute an answer.
const NODES: u64 = 300_000;
/// The size of the solver's table, in megabytes.
const MEGABYTES: usize = 4;

/// The move that refutes an answer to a puzzle, if the solver finds one. `puzzle` is a line of a pack, and `played` the number
/// of actions of its solution before the answer.
pub(crate) fn refute(
    puzzle: &str,
    played: usize,
    answer: &str,
) -> Result<Option<String>, QuestionError> {
    let puzzle = Puzzle::read(puzzle).map_err(|_| QuestionError::Puzzle)?;
    let run = PuzzleRun::at(puzzle.open().map_err(|_| QuestionError::Puzzle)?, played);
    let position = run.game().position();
    let action = position.read_move(answer).map_err(|_| QuestionError::only(answer))?;
    let mut prover = Prover::new(position.game_type(), MEGABYTES);
    let mut wins = |position: &Position, winner: Color, plies: u32| {
        prover.wins_within(position, winner, plies, NODES)
    };
    let Some(reply) = run.refutation(action, &mut wins) else { return Ok(None) };
    let mut after = position.clone();
    let action = after.with_draw(action, |bag| bag.into_iter().next());
    after.play(action).map_err(|_| QuestionError::only(answer))?;
    Ok(Some(after.write_move(reply)))
}

#[cfg(test)]
mod tests {
    use skep_learn::puzzle::Pack;

    use super::*;

    const PACK: &str = include_str!("../../../data/puzzles/tournament.puzzles");

    #[test]
    fn wrong_answers_are_refuted_by_a_legal_move() {
        let puzzles = Pack::read(PACK).unwrap().puzzles;
        let mut refuted = 0;
        for puzzle in puzzles.iter().filter(|puzzle| puzzle.moves.len() == 3).step_by(20) {
            let open = puzzle.open().unwrap();
            let position = open.start.position();
            for action in position.actions().into_iter().filter(|&it| it != open.line[0]).take(2) {
                let answer = position.write_move(action);
                let reply = refute(&puzzle.line(), 0, &answer).unwrap();
                let mut after = position.clone();
                after.play(action).unwrap();
                if let Some(reply) = reply {
                    assert!(after.read_move(&reply).is_ok_and(|it| after.check(it).is_ok()));
                    refuted += 1;
                }
            }
        }
        assert!(refuted >= 8, "{refuted}");
    }

    #[test]
    fn what_is_no_puzzle_and_no_answer_is_an_error() {
        let line = PACK.lines().nth(1).unwrap();
        assert_eq!(refute("x", 0, "wA1"), Err(QuestionError::Puzzle));
        let moved = line.replace("0,0:", "9,9:");
        assert_eq!(refute(&moved, 0, "wA1"), Err(QuestionError::Puzzle));
        assert_eq!(refute(line, 0, "x"), Err(QuestionError::only("x")));
        assert!(refute(line, usize::MAX, "x").is_err());
    }
}

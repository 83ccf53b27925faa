//! A learner's way through a puzzle.

use skep_rules::{Action, Color, Game, Illegal, Outcome, Position, Tile};

use crate::puzzle::{OpenPuzzle, SAVE_LOSS, Task};

/// What an answer is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// It solves the puzzle.
    Solved,
    /// It is right, and the puzzle goes on with the opponent's [reply](PuzzleRun::reply), if it is the opponent's turn.
    Right,
    /// It is wrong. Nothing has been played.
    Wrong,
}

/// A learner's way through a puzzle.
#[derive(Clone, Debug)]
pub struct PuzzleRun {
    puzzle: OpenPuzzle,
    game: Game,
    /// The number of actions of the line that have been played.
    played: usize,
    solved: bool,
}

impl PuzzleRun {
    /// Begins a puzzle.
    pub fn new(puzzle: OpenPuzzle) -> PuzzleRun {
        let game = puzzle.start.clone();
        PuzzleRun { puzzle, game, played: 0, solved: false }
    }

    /// A puzzle of which that many actions of the solution have been played.
    pub fn at(puzzle: OpenPuzzle, played: usize) -> PuzzleRun {
        let mut run = PuzzleRun::new(puzzle);
        while run.played < played && run.show().is_some() {}
        run
    }

    /// The number of actions that have been played, of both sides.
    pub fn played(&self) -> usize {
        self.played
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &OpenPuzzle {
        &self.puzzle
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The side that learns.
    pub fn learner(&self) -> Color {
        self.puzzle.learner()
    }

    /// Whether the puzzle is solved.
    pub fn is_solved(&self) -> bool {
        self.solved
    }

    /// The right action, if it is the learner's turn.
    pub fn right(&self) -> Option<Action> {
        let is_asked = !self.solved && self.position().to_move() == self.learner();
        self.puzzle.line.get(self.played).copied().filter(|_| is_asked)
    }

    /// A hint: the tile that the right action is about, if there is one.
    pub fn hint(&self) -> Option<Tile> {
        match self.right()? {
            Action::Place { tile, .. }
            | Action::Move { tile, .. }
            | Action::Flip { tile }
            | Action::Sting { tile, .. }
            | Action::Remove { tile, .. }
            | Action::Swap { tile, .. }
            | Action::Steal { tile } => Some(tile),
            Action::Combo => Some(Tile::HONEYCOMBO),
            Action::Draw { .. } | Action::End | Action::Pass => None,
        }
    }

    /// What remains of the solution.
    pub fn rest(&self) -> &[Action] {
        self.puzzle.line.get(self.played..).unwrap_or_default()
    }

    /// Judges an answer of the learner, and plays it if it is right. An action that wins at once is right too.
    pub fn answer(&mut self, action: Action) -> Result<Judgement, Illegal> {
        let Some(right) = self.right() else { return Err(Illegal::GameOver) };
        let mut game = self.game.clone();
        let action = self.position().with_draw(action, |bag| bag.into_iter().next());
        game.play(action)?;
        let won = game.ending().map(|ending| ending.outcome) == Some(Outcome::Win(self.learner()));
        if action != right && !(won && self.puzzle.task == Task::Win) {
            return Ok(Judgement::Wrong);
        }
        self.game = game;
        self.played += 1;
        self.solved = won || self.played == self.puzzle.line.len();
        Ok(if self.solved { Judgement::Solved } else { Judgement::Right })
    }

    /// Plays the opponent's reply and returns it, if it is the opponent's turn.
    pub fn reply(&mut self) -> Option<Action> {
        let is_due = !self.solved && self.position().to_move() != self.learner();
        let reply = *self.puzzle.line.get(self.played).filter(|_| is_due)?;
        self.game.play(reply).ok()?;
        self.played += 1;
        Some(reply)
    }

    /// Plays the next action of the solution, of either side, and returns it.
    pub fn show(&mut self) -> Option<Action> {
        let action = *self.rest().first().filter(|_| !self.solved)?;
        self.game.play(action).ok()?;
        self.played += 1;
        self.solved = self.played == self.puzzle.line.len();
        Some(action)
    }

    /// The reply that shows why an answer is wrong, if there is one: a win of the opponent, or else the first after which the
    /// win is lost.
    ///
    /// `wins` says whether a side can force a win from a position within a number of actions: a solver's question. `None` means
    /// that it cannot tell.
    pub fn refutation(
        &self,
        action: Action,
        wins: &mut dyn FnMut(&Position, Color, u32) -> Option<bool>,
    ) -> Option<Action> {
        let learner = self.learner();
        let mut after = self.position().clone();
        let action = after.with_draw(action, |bag| bag.into_iter().next());
        after.play(action).ok()?;
        if after.outcome().is_some() || after.to_move() == learner {
            return None;
        }
        let replies: Vec<(Action, Position)> = after
            .actions()
            .into_iter()
            .map(|reply| {
                let reply = after.with_draw(reply, |bag| bag.into_iter().next());
                let mut then = after.clone();
                then.play_listed(reply);
                (reply, then)
            })
            .collect();
        let won = |position: &Position| position.outcome() == Some(Outcome::Win(!learner));
        if let Some((reply, _)) = replies.iter().find(|(_, then)| won(then)) {
            return Some(*reply);
        }
        // The wrong action and the reply are two of the actions that the task leaves.
        let plies = self.rest().len().saturating_sub(2) as u32;
        let refutes =
            |then: &Position, wins: &mut dyn FnMut(&Position, Color, u32) -> Option<bool>| {
                match self.puzzle.task {
                    Task::Win => wins(then, learner, plies) == Some(false),
                    Task::Save => wins(then, !learner, SAVE_LOSS - 1) == Some(true),
                }
            };
        replies.iter().find(|(_, then)| refutes(then, wins)).map(|(reply, _)| *reply)
    }

    fn position(&self) -> &Position {
        self.game.position()
    }
}

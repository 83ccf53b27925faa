//! `undo` and `redo`.

use std::io::{self, Write};

use skep_rules::{Action, Chosen, DrawnTile, Ending, Game, Illegal, MoveError, Outcome, Reason};

use crate::play::console::write_error;

use crate::play::session::{PlaySession, next_player};

/// Something that was taken back and can be played again.
pub(super) enum TakenBack {
    /// A choice before the first turn.
    Choice(Chosen),
    /// An action.
    Action(Action),
    /// A resignation or a draw by agreement.
    Declaration(Ending),
}

impl PlaySession {
    /// Takes back this many moves of the person who is to move, with what others played after them.
    pub(super) fn undo(&mut self, count: usize, out: &mut dyn Write) -> io::Result<()> {
        let mut done = 0;
        if count > 0 && self.drawn.tile().is_some() {
            // The tile goes back into the bag.
            self.drawn = DrawnTile::default();
            done = 1;
        }
        while done < count
            && let Some(steps) = self.steps_back()
        {
            for _ in 0..steps {
                self.step_back();
            }
            done += 1;
        }
        if done == 0 {
            return write_error(&self.words.text("terminal-nothing-to-undo"), out);
        }
        self.show(out)
    }

    /// The number of steps to take back so that a person is to move; `None` if there are not enough.
    fn steps_back(&self) -> Option<usize> {
        let mut game = self.game.clone();
        let mut steps = 0;
        while game.undo() {
            steps += 1;
            if self.players.is_person(next_player(&game)) {
                return Some(steps);
            }
        }
        None
    }

    /// Takes back one choice, action or declaration.
    fn step_back(&mut self) {
        let last = match self.game.ending().filter(is_declared) {
            Some(ending) => Some(TakenBack::Declaration(ending)),
            None => match self.game.last_action() {
                Some(action) => Some(TakenBack::Action(action)),
                None => self.game.chosen().last().map(|(_, chosen)| TakenBack::Choice(chosen)),
            },
        };
        if self.game.undo() {
            self.taken_back.extend(last);
        }
    }

    /// Plays again this many moves of persons, with what others played after them.
    pub(super) fn redo(&mut self, count: usize, out: &mut dyn Write) -> io::Result<()> {
        let mut done = 0;
        while done < count
            && let Some(next) = self.taken_back.pop()
        {
            if let Err(error) = play_again(&mut self.game, next) {
                return write_error(&self.words.move_error(&MoveError::from(error)), out);
            }
            // The engine's replies come with a move.
            done +=
                usize::from(self.taken_back.is_empty() || self.players.is_person(self.player()));
        }
        if done == 0 {
            return write_error(&self.words.text("terminal-nothing-to-redo"), out);
        }
        self.show(out)
    }
}

fn play_again(game: &mut Game, next: TakenBack) -> Result<(), Illegal> {
    match next {
        TakenBack::Choice(chosen) => game.choose(chosen),
        TakenBack::Action(action) => game.play(action),
        TakenBack::Declaration(ending) => match ending.outcome {
            Outcome::Win(winner) => game.resign(!winner),
            Outcome::Draw => game.agree_on_draw(),
        },
    }
}

/// Whether the players have ended the game, and not the last action.
fn is_declared(ending: &Ending) -> bool {
    match ending.reason {
        Reason::Agreement | Reason::Resignation => true,
        Reason::Surrounded | Reason::Removed | Reason::Repetition => false,
    }
}

//! A solver at a puzzle: what is on the board, what is said, and what comes next by itself.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use skep_board::{Interaction, LastAction, Refused};
use skep_learn::puzzle::{Judgement, PuzzleResult, PuzzleRun, RatingChange, Task as PuzzleTask};
use skep_rules::{Action, Color, Illegal, Outcome, Position};
use skep_worker::client::{EngineClient, EngineEvent};
use skep_worker::{Question, Reply, Task};

use super::address::Place;
use super::desk::{Desk, Posed};

/// The time before the opponent replies or the next action of the solution is shown, so that people can follow.
const REPLY_DELAY: Duration = Duration::from_millis(800);
/// How long a refutation stays on the board.
const REFUTATION_TIME: Duration = Duration::from_millis(2600);

/// What happens on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// The solver is to act.
    Asking,
    /// The opponent is about to reply.
    Replying,
    /// A wrong answer is on the board, and perhaps what refutes it.
    Wrong,
    /// The solution is being shown.
    Showing,
    /// The puzzle is over.
    Over,
}

/// Why an answer is wrong.
#[derive(Clone, Debug)]
pub(super) enum Reason {
    /// It does not win at once.
    NotNow,
    /// It is not the solution.
    NotIt,
    /// This reply prevents the win.
    Prevents(LastAction),
    /// After this reply the solver loses by force.
    Loses(LastAction),
    /// This reply wins.
    Lost(LastAction),
}

/// What is said under the task.
#[derive(Clone, Debug)]
pub(super) enum Said {
    /// The attempt is not legal, for this reason.
    Refused(Illegal),
    /// The answer is right, and the opponent is about to reply.
    Right(LastAction),
    /// What the opponent has replied.
    Answered(LastAction),
    /// The answer is wrong; the solver looks for the reason.
    Checking,
    /// Why the answer is wrong, and whether it has been taken back.
    Wrong(Reason, bool),
    /// The tile that the right action is about.
    HintTile,
    /// The right action.
    HintAction(LastAction),
    /// An action of the solution that is shown.
    Shown(LastAction),
    /// The last one of them.
    ShownEnd(LastAction),
    /// The puzzle is solved; whether there was no mistake.
    Solved(LastAction, bool),
}

/// What has become of this try.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Try {
    pub(super) mistake: bool,
    pub(super) hinted: bool,
    /// Whether the solution was shown.
    pub(super) shown: bool,
    /// Whether a result was noted: only the first one of a try counts.
    pub(super) noted: bool,
    pub(super) change: Option<RatingChange>,
}

/// The state of the puzzle on the board, as signals. Cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct PuzzleState {
    pub(super) desk: Desk,
    pub(super) posed: RwSignal<Arc<Posed>>,
    pub(super) run: RwSignal<PuzzleRun>,
    /// The position on the board: that of the run, or after a wrong answer.
    pub(super) shown: RwSignal<Position>,
    pub(super) phase: RwSignal<Phase>,
    pub(super) said: RwSignal<Option<Said>>,
    pub(super) last: RwSignal<Option<LastAction>>,
    /// The action that is pointed out on the board.
    pub(super) hint: RwSignal<Option<Action>>,
    pub(super) attempt: RwSignal<Try>,
    pub(super) interaction: Interaction,
    engine: StoredValue<Option<EngineClient>, LocalStorage>,
    /// Counts what happens, so that what comes too late is noticed.
    epoch: StoredValue<u32>,
}

impl PuzzleState {
    pub(super) fn new(posed: Arc<Posed>) -> PuzzleState {
        let run = PuzzleRun::new(posed.open.clone());
        let shown = RwSignal::new(run.game().position().clone());
        let phase = RwSignal::new(Phase::Asking);
        // The board hands over what is done on it before the state exists.
        let state = StoredValue::new(None::<PuzzleState>);
        let actions = Memo::new(move |_| match phase.get() {
            Phase::Asking => shown.read().actions(),
            _ => Vec::new(),
        });
        let interaction = Interaction::new(
            Signal::derive(move || shown.get()),
            actions.into(),
            Callback::new(move |action: Action| {
                if let Some(state) = state.get_value() {
                    state.answer(action);
                }
            }),
            Callback::new(move |refused: Refused| {
                if let Some(state) = state.get_value() {
                    state.refuse(refused);
                }
            }),
        );
        let this = PuzzleState {
            desk: Desk::from_context(),
            last: RwSignal::new(before_start(&posed)),
            posed: RwSignal::new(posed),
            run: RwSignal::new(run),
            shown,
            phase,
            said: RwSignal::new(None),
            hint: RwSignal::new(None),
            attempt: RwSignal::new(Try::default()),
            interaction,
            engine: StoredValue::new_local(None),
            epoch: StoredValue::new(0),
        };
        state.set_value(Some(this));
        on_cleanup(move || {
            if let Some(engine) = this.engine.try_update_value(Option::take).flatten() {
                engine.close();
            }
        });
        this
    }

    /// Begins another puzzle.
    pub(super) fn begin(self, posed: Arc<Posed>) {
        self.posed.set(posed);
        self.attempt.set(Try::default());
        self.restart();
    }

    /// Begins the puzzle again. What was noted stays.
    pub(super) fn restart(self) {
        self.interrupt();
        let posed = self.posed.get_untracked();
        self.run.set(PuzzleRun::new(posed.open.clone()));
        self.last.set(before_start(&posed));
        self.said.set(None);
        self.show_run();
        self.phase.set(Phase::Asking);
    }

    /// The side that solves.
    pub(super) fn learner(self) -> Color {
        self.run.read().learner()
    }

    /// Judges what the solver has chosen on the board.
    fn answer(self, action: Action) {
        if self.phase.get_untracked() != Phase::Asking {
            return;
        }
        self.interrupt();
        let before = self.shown.get_untracked();
        let judged = self.run.try_update(|run| run.answer(action));
        let last = LastAction { before, action };
        match judged {
            Some(Ok(Judgement::Wrong)) => self.wrong(last),
            Some(Ok(Judgement::Right)) => {
                self.last.set(Some(last.clone()));
                self.show_run();
                self.said.set(Some(Said::Right(last)));
                self.reply_soon();
            }
            Some(Ok(Judgement::Solved)) => {
                self.last.set(Some(last.clone()));
                self.show_run();
                self.solved(last);
            }
            Some(Err(illegal)) => self.said.set(Some(Said::Refused(illegal))),
            None => {}
        }
    }

    fn refuse(self, refused: Refused) {
        if self.phase.get_untracked() != Phase::Asking {
            return;
        }
        let illegal = self.shown.with_untracked(|position| {
            let action = refused.action(position);
            position.check(action).err()
        });
        if let Some(illegal) = illegal {
            self.said.set(Some(Said::Refused(illegal)));
        }
    }

    /// Has the opponent reply, or lets the solver act again in a double turn.
    fn reply_soon(self) {
        let is_due = self.run.with_untracked(|run| run.right().is_none());
        if !is_due {
            return self.phase.set(Phase::Asking);
        }
        self.phase.set(Phase::Replying);
        self.later(REPLY_DELAY, move || {
            let before = self.shown.get_untracked();
            let Some(action) = self.run.try_update(PuzzleRun::reply).flatten() else { return };
            let last = LastAction { before, action };
            self.last.set(Some(last.clone()));
            self.show_run();
            self.said.set(Some(Said::Answered(last)));
            // The opponent may act twice in a turn.
            self.reply_soon();
        });
    }

    fn solved(self, last: LastAction) {
        self.phase.set(Phase::Over);
        let attempt = self.attempt.get_untracked();
        let is_clean = !attempt.mistake && !attempt.shown;
        self.said.set(Some(Said::Solved(last, is_clean)));
        if is_clean {
            let result = match attempt.hinted {
                true => PuzzleResult::Helped,
                false => PuzzleResult::Solved,
            };
            self.note(result);
        }
        let posed = self.posed.get_untracked();
        if posed.place == Place::Daily && !attempt.shown {
            self.desk.note_daily(posed.day);
        }
    }

    /// Shows a wrong answer on the board, and asks the solver of the engine for the reply that refutes it.
    fn wrong(self, last: LastAction) {
        self.attempt.update(|attempt| attempt.mistake = true);
        self.note(PuzzleResult::Failed);
        self.phase.set(Phase::Wrong);
        let mut after = last.before.clone();
        let action = after.with_draw(last.action, |bag| bag.into_iter().next());
        if after.play(action).is_err() {
            return self.take_back(Reason::NotIt);
        }
        let played = LastAction { before: last.before.clone(), action };
        let outcome = after.outcome();
        self.last.set(Some(played.clone()));
        self.shown.set(after);
        let (is_last, task, learner) = self
            .run
            .with_untracked(|run| (run.rest().len() == 1, run.puzzle().task, run.learner()));
        if outcome == Some(Outcome::Win(!learner)) {
            return self.explain(Reason::Lost(played));
        }
        if is_last && task == PuzzleTask::Win {
            return self.explain(Reason::NotNow);
        }
        self.said.set(Some(Said::Checking));
        self.ask_refutation(&last);
    }

    fn ask_refutation(self, last: &LastAction) {
        self.engine.update_value(|engine| {
            engine.get_or_insert_with(EngineClient::new);
        });
        let Some(engine) = self.engine.get_value() else { return };
        let question = self.run.with_untracked(|run| {
            let task = Task::Refute {
                puzzle: self.posed.with_untracked(|posed| posed.puzzle.line()),
                played: run.played(),
                answer: last.before.write_move(last.action),
            };
            Question::new(run.game(), task)
        });
        let epoch = self.epoch.get_value();
        engine.ask(question, move |event| {
            let reply = match event {
                EngineEvent::Progress(_) => return,
                EngineEvent::Reply(Reply::Refutation(reply)) => reply,
                // Without the engine, the answer is still known to be wrong.
                EngineEvent::Reply(_) | EngineEvent::Failed(_) => None,
            };
            if self.epoch.try_get_value() == Some(epoch) {
                self.later(REPLY_DELAY, move || self.refute(reply.as_deref()));
            }
        });
    }

    /// Shows the reply that refutes the answer on the board.
    fn refute(self, reply: Option<&str>) {
        let before = self.shown.get_untracked();
        let action = reply.and_then(|text| before.read_move(text).ok());
        let mut after = before.clone();
        let Some(action) = action.filter(|&action| after.play(action).is_ok()) else {
            return self.explain(Reason::NotIt);
        };
        let (learner, task) = self.run.with_untracked(|run| (run.learner(), run.puzzle().task));
        let is_lost = after.outcome() == Some(Outcome::Win(!learner));
        let last = LastAction { before, action };
        self.last.set(Some(last.clone()));
        self.shown.set(after);
        self.explain(match task {
            _ if is_lost => Reason::Lost(last),
            PuzzleTask::Save => Reason::Loses(last),
            PuzzleTask::Win => Reason::Prevents(last),
        });
    }

    /// Says why the answer is wrong, and takes it back after a while.
    fn explain(self, reason: Reason) {
        self.said.set(Some(Said::Wrong(reason.clone(), false)));
        self.later(REFUTATION_TIME, move || self.take_back(reason));
    }

    fn take_back(self, reason: Reason) {
        self.back_to_run();
        self.said.set(Some(Said::Wrong(reason, true)));
    }

    /// Takes a wrong answer back at once.
    pub(super) fn try_again(self) {
        if self.phase.get_untracked() != Phase::Wrong {
            return self.restart();
        }
        match self.said.get_untracked() {
            Some(Said::Wrong(reason, _)) => self.take_back(reason),
            _ => self.take_back(Reason::NotIt),
        }
    }

    fn back_to_run(self) {
        self.interrupt();
        self.last.set(None);
        if self.run.with_untracked(|run| run.played() == 0) {
            self.last.set(self.posed.with_untracked(|posed| before_start(posed)));
        }
        self.show_run();
        self.phase.set(Phase::Asking);
    }

    /// Shows a hint: first the tile, then the action.
    pub(super) fn show_hint(self) {
        if self.phase.get_untracked() != Phase::Asking || self.ends_run() {
            return;
        }
        self.attempt.update(|attempt| attempt.hinted = true);
        let is_second =
            self.said.with_untracked(|it| matches!(it, Some(Said::HintTile | Said::HintAction(_))));
        let right = self.run.with_untracked(PuzzleRun::right);
        match right.filter(|_| is_second) {
            Some(action) => {
                self.hint.set(Some(action));
                let before = self.shown.get_untracked();
                self.said.set(Some(Said::HintAction(LastAction { before, action })));
            }
            None => self.said.set(Some(Said::HintTile)),
        }
    }

    /// Whether help would end a streak: there is none before the first mistake.
    pub(super) fn ends_run(self) -> bool {
        let is_run = self.posed.with_untracked(|posed| posed.place == Place::Streak);
        is_run && !self.attempt.with_untracked(|attempt| attempt.noted)
    }

    /// Plays what remains of the solution, action by action.
    pub(super) fn show_solution(self) {
        if self.phase.get_untracked() == Phase::Over {
            return;
        }
        if self.phase.get_untracked() == Phase::Wrong {
            self.back_to_run();
        }
        self.interrupt();
        self.attempt.update(|attempt| attempt.shown = true);
        self.note(PuzzleResult::Failed);
        self.phase.set(Phase::Showing);
        self.show_next();
    }

    fn show_next(self) {
        let before = self.shown.get_untracked();
        let Some(action) = self.run.try_update(PuzzleRun::show).flatten() else {
            return self.phase.set(Phase::Over);
        };
        let last = LastAction { before, action };
        self.last.set(Some(last.clone()));
        self.show_run();
        let is_over = self.run.with_untracked(PuzzleRun::is_solved);
        match is_over {
            true => {
                self.said.set(Some(Said::ShownEnd(last)));
                self.phase.set(Phase::Over);
            }
            false => {
                self.said.set(Some(Said::Shown(last)));
                self.later(2 * REPLY_DELAY, move || self.show_next());
            }
        }
    }

    /// Notes the first result of a try.
    fn note(self, result: PuzzleResult) {
        if self.attempt.with_untracked(|attempt| attempt.noted) {
            return;
        }
        let posed = self.posed.get_untracked();
        let change = self.desk.note(&posed, result);
        self.attempt.update(|attempt| {
            attempt.noted = true;
            attempt.change = change;
        });
    }

    /// Puts the position of the run on the board.
    fn show_run(self) {
        self.hint.set(None);
        self.shown.set(self.run.with_untracked(|run| run.game().position().clone()));
    }

    /// Does something after a while, unless something else happens before.
    fn later(self, delay: Duration, act: impl FnOnce() + 'static) {
        let epoch = self.epoch.get_value();
        set_timeout(
            move || {
                if self.epoch.try_get_value() == Some(epoch) {
                    act();
                }
            },
            delay,
        );
    }

    /// What was about to happen does not happen any more.
    fn interrupt(self) {
        self.epoch.update_value(|epoch| *epoch = epoch.wrapping_add(1));
        self.engine.with_value(|engine| {
            if let Some(engine) = engine {
                engine.stop();
            }
        });
        self.hint.set(None);
    }
}

/// What marks the opponent's last action, of which a position knows only the tile: where it came from is not known.
fn before_start(posed: &Posed) -> Option<LastAction> {
    let position = posed.open.start.position();
    let statuses = position.statuses();
    let tile = statuses.placed.or(statuses.moved).into_iter().next()?;
    let (bug, to) = (position.face(tile), position.cell(tile)?);
    let action = Action::Place { tile, bug, to, drawn: None };
    Some(LastAction { before: position.clone(), action })
}

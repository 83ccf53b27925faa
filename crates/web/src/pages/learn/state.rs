//! A learner in a lesson: what has been played, what is said about it, and what the opponent does.

use std::time::Duration;

use leptos::prelude::*;
use skep_board::{Interaction, LastAction, Refused};
use skep_learn::{Answer, Lesson, LessonRun, Verdict, coach};
use skep_rules::{Action, Illegal};
use skep_worker::client::{EngineClient, EngineEvent};
use skep_worker::{Question, Reply, Task};

use super::Learning;
use super::coach::Advice;
use crate::error_text;
use crate::i18n::I18n;
use crate::notices::Notices;
use crate::random;

/// The time before the opponent answers, so that people can follow.
const ANSWER_DELAY: Duration = Duration::from_millis(700);
/// How long the engine thinks about a suggestion, in seconds.
const ADVICE_SECONDS: f64 = 1.0;

/// What is said under the task.
#[derive(Clone, Debug)]
pub(super) enum Said {
    /// The attempt is not legal, for this reason.
    Refused(Illegal),
    /// That does not lead to the goal; the number of the remark, if there is one.
    Wrong(Option<usize>),
    /// The hint of the step.
    Hint,
    /// The step goes on.
    GoOn,
    /// The step is done.
    Done,
    /// What the opponent has played.
    Answered(Box<LastAction>),
    /// A word of the coach.
    Coach(Advice),
}

/// The state of a lesson, as signals. Cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct LessonState {
    pub(super) run: RwSignal<LessonRun>,
    pub(super) said: RwSignal<Option<Said>>,
    pub(super) interaction: Interaction,
    /// The action that is pointed out on the board.
    pub(super) hint: RwSignal<Option<Action>>,
    pub(super) last: RwSignal<Option<LastAction>>,
    /// An action that the coach advises against, before it is played.
    pub(super) doubted: RwSignal<Option<Action>>,
    /// Whether the engine is asked for a suggestion.
    pub(super) asking: RwSignal<bool>,
    learning: Learning,
    engine: StoredValue<Option<EngineClient>, LocalStorage>,
    /// Counts the actions, so that an answer that comes too late is noticed.
    epoch: StoredValue<u32>,
    i18n: I18n,
    notices: Notices,
}

impl LessonState {
    /// Begins with the first step that is not done.
    pub(super) fn new(lesson: Lesson) -> LessonState {
        let learning = Learning::from_context();
        let first = learning.progress.read_untracked().next_step(&lesson);
        let run = RwSignal::new(LessonRun::at(lesson, first));
        // The board hands over what is done on it before the state exists.
        let state = StoredValue::new(None::<LessonState>);
        let interaction = Interaction::new(
            Signal::derive(move || run.read().position().clone()),
            Signal::derive(move || run.read().actions()),
            Callback::new(move |action: Action| {
                if let Some(state) = state.get_value() {
                    state.act(action);
                }
            }),
            Callback::new(move |refused: Refused| {
                if let Some(state) = state.get_value() {
                    state.refuse(refused);
                }
            }),
        );
        let this = LessonState {
            run,
            said: RwSignal::new(None),
            interaction,
            hint: RwSignal::new(None),
            last: RwSignal::new(None),
            doubted: RwSignal::new(None),
            asking: RwSignal::new(false),
            learning,
            engine: StoredValue::new_local(None),
            epoch: StoredValue::new(0),
            i18n: I18n::from_context(),
            notices: Notices::from_context(),
        };
        state.set_value(Some(this));
        on_cleanup(move || {
            if let Some(engine) = this.engine.try_update_value(Option::take).flatten() {
                engine.close();
            }
        });
        this
    }

    /// Plays what the learner has chosen on the board. A coach may object first.
    fn act(self, action: Action) {
        let doubt = self.run.with_untracked(|run| {
            let coached = run.step().opponent.is_some_and(|opponent| opponent.coach);
            coached.then(|| coach::blunder(run.position(), action)).flatten()
        });
        match doubt {
            Some(warning) => {
                self.doubted.set(Some(action));
                self.say(Said::Coach(Advice::Blunder(warning)));
            }
            None => self.play(action),
        }
    }

    /// Plays the action that the coach advised against.
    pub(super) fn insist(self) {
        if let Some(action) = self.doubted.get_untracked() {
            self.play(action);
        }
    }

    /// Does not play the action that the coach advised against.
    pub(super) fn reconsider(self) {
        self.doubted.set(None);
        self.said.set(None);
    }

    /// Plays an action of the learner.
    fn play(self, action: Action) {
        let played = self.change(|run| {
            let before = run.position().clone();
            (run.play(action), before)
        });
        let Some((played, before)) = played else { return };
        match played {
            Ok(verdict) => {
                let restarts = matches!(verdict, Verdict::Wrong(_));
                self.last.set((!restarts).then_some(LastAction { before, action }));
                self.judge(verdict);
            }
            Err(illegal) => self.say(Said::Refused(illegal)),
        }
    }

    /// Takes in an attempt that is not legal. Some steps ask for it.
    fn refuse(self, refused: Refused) {
        let tried = self.run.try_update(|run| {
            let action = refused.action(run.position());
            run.attempt(action)
        });
        let Some(Some((illegal, verdict))) = tried else { return };
        self.say(Said::Refused(illegal));
        if verdict == Verdict::Done {
            self.interaction.let_go();
            self.note_done();
        }
    }

    /// Says what an action has led to, and has the opponent answer.
    fn judge(self, verdict: Verdict) {
        match verdict {
            Verdict::Done => {
                self.note_done();
                self.say(Said::Done);
            }
            Verdict::Wrong(remark) => self.say(Said::Wrong(remark)),
            Verdict::GoOn => {
                self.say(Said::GoOn);
                self.answer();
            }
        }
    }

    fn note_done(self) {
        let (name, index) = self.run.with_untracked(|run| (run.lesson().name.clone(), run.index()));
        self.learning.note(&name, index);
    }

    /// Has the opponent answer, if it is the opponent's turn.
    fn answer(self) {
        let epoch = self.epoch.get_value();
        match self.run.with_untracked(LessonRun::answer) {
            None => {}
            Some(Answer::Play(action)) => {
                set_timeout(move || self.take_answer(epoch, action), ANSWER_DELAY);
            }
            Some(Answer::Ask(level)) => {
                let task = Task::Play { level, seconds: ADVICE_SECONDS };
                self.ask(task, move |action| {
                    set_timeout(move || self.take_answer(epoch, action), ANSWER_DELAY);
                });
            }
        }
    }

    /// Plays the opponent's answer, unless the learner has done something else meanwhile.
    fn take_answer(self, epoch: u32, action: Action) {
        if self.epoch.try_get_value() != Some(epoch) {
            return;
        }
        let played = self.change(|run| {
            let before = run.position().clone();
            (run.play_answer(action), before)
        });
        let Some((Ok(verdict), before)) = played else { return };
        let last = LastAction { before, action };
        self.last.set(Some(last.clone()));
        if verdict != Verdict::GoOn {
            return self.judge(verdict);
        }
        self.say(Said::Answered(Box::new(last)));
        // The opponent may act twice in a turn.
        self.answer();
        let warning = self.run.with_untracked(|run| {
            let coached = run.step().opponent.is_some_and(|opponent| opponent.coach);
            let acts = coached && run.position().to_move() == run.learner();
            acts.then(|| coach::warning(run.position())).flatten()
        });
        if let Some(warning) = warning {
            self.say(Said::Coach(Advice::Warning(warning)));
        }
    }

    /// Asks the engine for an action.
    fn ask(self, task: Task, take: impl Fn(Action) + 'static) {
        self.engine.update_value(|engine| {
            engine.get_or_insert_with(EngineClient::new);
        });
        let Some(engine) = self.engine.get_value() else { return };
        let seed = (random::unit() * u64::MAX as f64) as u64;
        let question = self.run.with_untracked(|run| Question::new(run.game(), task));
        engine.ask(question.with_seed(seed), move |event| match event {
            EngineEvent::Progress(_) => {}
            EngineEvent::Reply(Reply::Move { text, .. }) => {
                let action = self.run.with_untracked(|run| run.position().read_move(&text));
                if let Ok(action) = action {
                    take(action);
                }
            }
            EngineEvent::Reply(_) => {}
            EngineEvent::Failed(failure) => {
                self.asking.set(false);
                let words = self.i18n.words_untracked();
                let reason = error_text::failure(&words, &failure);
                let text = words.with("play-computer-failed", &[("reason", reason.into())]);
                self.notices.error(text);
            }
        });
    }

    /// Asks the coach for a suggestion, with its reasons.
    pub(super) fn ask_coach(self) {
        if self.run.with_untracked(|run| run.actions().is_empty()) {
            return;
        }
        let epoch = self.epoch.get_value();
        self.asking.set(true);
        self.ask(Task::Hint { seconds: ADVICE_SECONDS }, move |action| {
            if self.epoch.try_get_value() != Some(epoch) {
                return;
            }
            self.asking.set(false);
            let reasons = self.run.with_untracked(|run| coach::reasons(run.position(), action));
            self.hint.set(Some(action));
            self.say(Said::Coach(Advice::Suggestion(action, reasons)));
        });
    }

    /// Shows the hint: the text of the step, and at the second time the action on the board.
    pub(super) fn show_hint(self) {
        if self.said.with_untracked(|said| matches!(said, Some(Said::Hint))) {
            self.hint.set(self.run.with_untracked(LessonRun::shown));
        }
        self.say(Said::Hint);
    }

    /// Does the next action of the solution. Whoever has left the solution begins the step again.
    pub(super) fn show_solution(self) {
        if self.run.with_untracked(|run| run.shown().is_none()) {
            self.restart();
        }
        let Some(action) = self.run.with_untracked(LessonRun::shown) else { return };
        let illegal = self.run.try_update(|run| run.attempt(action)).flatten();
        match illegal {
            None => self.play(action),
            Some((illegal, verdict)) => {
                self.say(Said::Refused(illegal));
                if verdict == Verdict::Done {
                    self.note_done();
                }
            }
        }
    }

    /// Takes the last action back.
    pub(super) fn undo(self) {
        self.change(LessonRun::undo);
        self.last.set(None);
        self.said.set(None);
    }

    /// Begins the step again.
    pub(super) fn restart(self) {
        self.change(LessonRun::restart);
        self.last.set(None);
        self.said.set(None);
    }

    /// Goes to a step.
    pub(super) fn go_to(self, index: usize) {
        self.change(|run| *run = LessonRun::at(run.lesson().clone(), index));
        self.last.set(None);
        self.said.set(None);
    }

    /// Changes the run. What was pointed out or asked belongs to the state before.
    fn change<T>(self, change: impl FnOnce(&mut LessonRun) -> T) -> Option<T> {
        self.epoch.update_value(|epoch| *epoch = epoch.wrapping_add(1));
        self.engine.with_value(|engine| {
            if let Some(engine) = engine {
                engine.stop();
            }
        });
        self.asking.set(false);
        self.doubted.set(None);
        self.hint.set(None);
        self.run.try_update(change)
    }

    fn say(self, said: Said) {
        self.said.set(Some(said));
    }
}

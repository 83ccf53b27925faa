//! Asks about the mistakes of a player, and has the answers judged.

use leptos::prelude::*;
use skep_review::{Phase, Training};
use skep_rules::{Action, Color};
use skep_worker::client::{EngineClient, EngineEvent};
use skep_worker::{Question, Reply, Task};

use super::run::value_of;
use super::state::ReviewState;
use crate::after_frame::after_frame;
use crate::error_text;
use crate::table::Table;

impl ReviewState {
    /// Begins to ask about the mistakes of a player.
    pub(super) fn start_training(self, player: Color) {
        let training = self.reviewer.with_value(|it| Some(it.as_ref()?.training(player)));
        let Some(training) = training else { return };
        self.judge.set_value(Some(EngineClient::new()));
        self.training.set(Some(training));
        self.show_question();
    }

    /// Ends the questions.
    pub(super) fn end_training(self) {
        if let Some(judge) = self.judge.try_update_value(Option::take).flatten() {
            judge.close();
        }
        if self.training.read_untracked().is_some() {
            self.training.set(None);
        }
    }

    /// Shows the position of the current question, with the tile that had been drawn there.
    pub(super) fn show_question(self) {
        let shown = self.training.with_untracked(|training| {
            let question = training.as_ref()?.question()?;
            Some((question.before, question.drawn))
        });
        let Some((node, drawn)) = shown else { return };
        self.context.go_to(node);
        if let Some(tile) = drawn.tile() {
            self.context.draw_to_place(|_| Some(tile));
        }
    }

    /// Changes the training.
    pub(super) fn train<T>(self, change: impl FnOnce(&mut Training) -> T) -> Option<T> {
        self.training.try_update(|training| training.as_mut().map(change)).flatten()
    }

    /// Goes to the next question.
    pub(super) fn next_question(self) {
        self.stop_judging();
        self.train(Training::advance);
        self.show_question();
    }

    /// Shows the solution on the board.
    pub(super) fn show_solution(self, table: Table) {
        self.stop_judging();
        self.train(Training::show);
        self.show_question();
        let best = self
            .training
            .with_untracked(|training| training.as_ref()?.question()?.best_line.first().copied());
        // What is pointed out is forgotten when another position is shown.
        after_frame(move || table.pointed.set(best));
    }

    fn stop_judging(self) {
        self.judge.with_value(|judge| {
            if let Some(judge) = judge {
                judge.stop();
            }
        });
    }

    /// Takes the actions that are chosen on the board as answers, while a question is open and its position is shown.
    pub(super) fn take_answers(self, table: Table) {
        let session = self.context.session();
        let is_open = Memo::new(move |_| {
            let training = self.training.read();
            let training = training
                .as_ref()
                .filter(|training| !matches!(training.phase(), Phase::Finished))?;
            let question = training.question()?;
            Some(question.before).filter(|&node| session.read().tree().current() == node)
        });
        Effect::new(move |_| {
            let take = Callback::new(move |action| self.answer(table, action));
            table.takes_actions.set(is_open.get().map(|_| take));
        });
        on_cleanup(move || {
            let _ = table.takes_actions.try_set(None);
        });
    }

    /// Takes an answer and has it judged. While an answer is judged, or after the end of the question, others are ignored.
    fn answer(self, table: Table, action: Action) {
        let is_open = self.training.with_untracked(|it| it.as_ref().is_some_and(Training::is_open));
        if !is_open {
            return;
        }
        table.pointed.set(Some(action));
        if self.train(|training| training.answer(action)) == Some(true) {
            self.search_answer(action);
        }
    }

    fn search_answer(self, action: Action) {
        let index = self.training.with_untracked(|it| Some(it.as_ref()?.question()?.index));
        let request = self.reviewer.with_value(|it| it.as_ref()?.search_answer(index?, action));
        let (Some(request), Some(judge)) = (request, self.judge.get_value()) else { return };
        let only = request.game.position().write_move(request.action);
        let drawn = request.drawn.tile().map(|tile| tile.to_string());
        let task = Task::Search { only: Some(only), drawn, nodes: request.nodes };
        judge.ask(Question::new(&request.game, task), move |event| match event {
            EngineEvent::Progress(_) => {}
            EngineEvent::Reply(Reply::Lines(update)) if !update.lines.is_empty() => {
                let value = value_of(&update.lines[0]);
                self.train(|training| training.judge(value));
            }
            EngineEvent::Reply(_) => {
                self.train(Training::retry);
            }
            EngineEvent::Failed(failure) => {
                self.train(Training::retry);
                let words = self.i18n.words_untracked();
                let reason = error_text::failure(&words, &failure);
                let text = words.with("play-computer-failed", &[("reason", reason.into())]);
                self.context.notices().error(text);
            }
        });
    }
}

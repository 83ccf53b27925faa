//! The engine's state on the analysis page: what is searched, what was found, and what of it the board shows.

use std::time::Duration;

use leptos::prelude::*;
use skep_board::LastAction;
use skep_record::NodeId;
use skep_review::WinChance;
use skep_rules::{Color, DrawnTile, Game, Outcome};
use skep_worker::client::{EngineClient, EngineEvent};
use skep_worker::{Question, Reply, SearchUpdate, Task, threat_game};

use super::analysis::{Analysis, Step};
use super::result_cache::{CacheKey, ResultCache};
use super::settings::EngineSettings;
use super::walk::Walk;
use crate::error_text;
use crate::game_context::GameContext;
use crate::saved_games::GameId;
use crate::table::Table;

/// After this time, screen readers are told what was found.
const SETTLED: Duration = Duration::from_millis(2500);
/// After this time on a hidden page the engine sleeps.
const HIDDEN: Duration = Duration::from_secs(30);
/// The moves of a line that are drawn on the board.
const DRAWN_MOVES: usize = 3;

/// The state of the engine. Cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct EngineState {
    context: GameContext,
    table: Table,
    pub(super) settings: RwSignal<EngineSettings>,
    /// What was found about the position, or for threats about the one after a pass.
    pub(super) analysis: RwSignal<Option<Analysis>>,
    /// White's win chance in points, at the position itself.
    pub(super) chance: RwSignal<Option<f64>>,
    /// Why there is no analysis, as a part of a sentence.
    pub(super) problem: RwSignal<Option<String>>,
    /// The line that is walked through.
    pub(super) walk: RwSignal<Option<Walk>>,
    /// Whether the page has been hidden for long.
    asleep: RwSignal<bool>,
    client: StoredValue<EngineClient, LocalStorage>,
    cache: StoredValue<ResultCache>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

/// What is to be searched. A change of any part starts another search.
#[derive(Clone, Debug, PartialEq)]
struct Wanted {
    game: GameId,
    node: NodeId,
    lines: usize,
    threat: bool,
    drawn: DrawnTile,
}

impl EngineState {
    /// Creates the state of the open game's analysis, provides it, and searches while the engine is on.
    pub(super) fn provide() -> EngineState {
        let state = EngineState {
            context: GameContext::from_context(),
            table: expect_context(),
            settings: RwSignal::new(EngineSettings::remembered()),
            analysis: RwSignal::new(None),
            chance: RwSignal::new(None),
            problem: RwSignal::new(None),
            walk: RwSignal::new(None),
            asleep: RwSignal::new(false),
            client: StoredValue::new_local(EngineClient::new()),
            cache: StoredValue::new(ResultCache::default()),
            timer: StoredValue::new(None),
        };
        provide_context(state);
        state.follow_game();
        state.follow_visibility();
        state.follow_walk();
        state
    }

    fn follow_game(self) {
        let wanted = Memo::new(move |_| self.wanted());
        Effect::new(move |before: Option<Option<GameId>>| {
            let wanted = wanted.get();
            let before = before.flatten();
            let game = wanted.as_ref().map(|wanted| wanted.game.clone()).or(before.clone());
            if before != game {
                self.cache.update_value(ResultCache::clear);
            }
            self.start(wanted);
            game
        });
        on_cleanup(move || {
            self.cancel_timer();
            if let Some(client) = self.client.try_get_value() {
                client.close();
            }
        });
    }

    /// A page that nobody sees does not need an engine for long.
    fn follow_visibility(self) {
        let timer = StoredValue::new(None::<TimeoutHandle>);
        let handle = window_event_listener_untyped("visibilitychange", move |_| {
            if let Some(timer) = timer.try_update_value(Option::take).flatten() {
                timer.clear();
            }
            match document().hidden() {
                true => {
                    let sleep = move || {
                        let _ = self.asleep.try_set(true);
                    };
                    timer.set_value(set_timeout_with_handle(sleep, HIDDEN).ok());
                }
                false => self.asleep.set(false),
            }
        });
        on_cleanup(move || handle.remove());
    }

    /// The board shows where the walk is.
    fn follow_walk(self) {
        Effect::new(move |_| {
            let preview = self.walk.read().as_ref().and_then(Walk::preview);
            if preview.is_some() || self.table.preview.read_untracked().is_some() {
                self.table.preview.set(preview);
            }
        });
    }

    fn wanted(self) -> Option<Wanted> {
        let EngineSettings { on, lines, threat } = self.settings.get();
        // While a question is asked, the engine must not answer it.
        if !on || self.asleep.get() || self.table.takes_actions.read().is_some() {
            return None;
        }
        let (game, node) = self.context.current_place()?;
        let drawn = self.context.session().read().drawn();
        Some(Wanted { game, node, lines, threat, drawn })
    }

    /// Ends the search and starts the next one.
    fn start(self, wanted: Option<Wanted>) {
        let client = self.client.get_value();
        client.stop();
        self.cancel_timer();
        self.walk.set(None);
        self.problem.set(None);
        let Some(wanted) = wanted else {
            self.analysis.set(None);
            return self.chance.set(None);
        };
        let (game, refusal) = self.game_to_search(wanted.threat);
        let key = match wanted.threat {
            true => CacheKey::of_threats(&game),
            false => CacheKey::of(&game, wanted.drawn),
        };
        self.show_cached_chance(&wanted);
        if refusal.is_some() {
            self.analysis.set(None);
            self.chance.set(result_points(&game));
            return self.problem.set(refusal);
        }
        let known = self.cache.with_value(|cache| cache.get(key).cloned());
        self.analysis.set(known.map(|update| analysis(&game, update, &wanted)));
        let Wanted { lines, threat, drawn, .. } = wanted;
        // The other player, whose threats are searched, has not drawn it.
        let drawn = drawn.tile().filter(|_| !threat).map(|tile| tile.to_string());
        let asked = match threat {
            // The worker passes the turn.
            true => self.context.session().read_untracked().tree().game().clone(),
            false => game.clone(),
        };
        let question = Question::new(&asked, Task::AnalyseOn { lines, threat, drawn });
        client.ask(question, move |event| self.handle(&game, key, lines, event));
        self.timer.set_value(set_timeout_with_handle(move || self.announce(), SETTLED).ok());
    }

    /// The game to search, and why it cannot be searched.
    fn game_to_search(self, threat: bool) -> (Game, Option<String>) {
        let session = self.context.session();
        let session = session.read_untracked();
        let game = session.tree().game();
        let words = self.context.i18n().words_untracked();
        if threat {
            return match threat_game(game) {
                Ok(threats) => (threats, None),
                Err(why) => (game.clone(), Some(error_text::no_threat(&words, why))),
            };
        }
        let refusal = match game.open_choice() {
            Some(_) => Some(words.text("trouble-choose-first")),
            None => session.ending().map(|_| words.text("illegal-game-over")),
        };
        (game.clone(), refusal)
    }

    /// The bar shows the position itself even while threats are searched.
    fn show_cached_chance(self, wanted: &Wanted) {
        let session = self.context.session();
        let session = session.read_untracked();
        let key = CacheKey::of(session.tree().game(), wanted.drawn);
        let base = session.tree().position().clone();
        let update = self.cache.with_value(|cache| cache.get(key).cloned());
        let found = update.map(|update| Analysis { base, update, is_threat: false });
        let chance = found.and_then(|found| found.chance()).map(|chance| chance.points());
        // Without a threat, the last chance stays until the first score comes, so that the bar does not flicker.
        if chance.is_some() || wanted.threat {
            self.chance.set(chance);
        }
    }

    fn handle(self, game: &Game, key: CacheKey, lines: usize, event: EngineEvent) {
        match event {
            EngineEvent::Progress(update) | EngineEvent::Reply(Reply::Lines(update)) => {
                self.show(game, key, lines, update);
            }
            EngineEvent::Reply(Reply::Move { .. } | Reply::Refutation(_) | Reply::Draw(_)) => {}
            EngineEvent::Failed(failure) => {
                let words = self.context.i18n().words_untracked();
                self.problem.set(Some(error_text::failure(&words, &failure)));
            }
        }
    }

    fn show(self, game: &Game, key: CacheKey, lines: usize, update: SearchUpdate) {
        let update = self.cache.try_update_value(|cache| cache.insert(key, update).clone());
        let Some(mut update) = update else { return };
        update.lines.truncate(lines);
        let found = Analysis { base: game.position().clone(), update, is_threat: key.is_threat };
        if !key.is_threat {
            self.chance.set(found.chance().map(|chance| chance.points()));
        }
        // The line that is walked through stays as it is.
        if self.walk.read_untracked().is_none() {
            self.analysis.set(Some(found));
        }
    }

    /// Tells screen readers what was found, once for a position.
    fn announce(self) {
        let words = self.context.i18n().words_untracked();
        let spoken = self.analysis.try_with_untracked(|found| found.as_ref()?.spoken(&words));
        if let Some(spoken) = spoken.flatten() {
            self.context.notices().announce(spoken);
        }
    }

    fn cancel_timer(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// Changes a setting and remembers it.
    pub(super) fn set(self, change: impl FnOnce(&mut EngineSettings)) {
        self.settings.update(change);
        self.settings.get_untracked().remember();
    }

    /// The player whose threats are shown.
    pub(super) fn threatening(self) -> Option<Color> {
        let found = self.analysis.read();
        found.as_ref().filter(|found| found.is_threat).map(|found| found.base.to_move())
    }

    /// The moves of a line, from the analysis that is shown.
    fn steps(self, line: usize) -> Vec<Step> {
        let found = self.analysis.read_untracked();
        found.as_ref().map(|found| found.steps(line)).unwrap_or_default()
    }

    /// Draws a line on the board, or nothing. While another line is walked through, the board belongs to that one.
    pub(super) fn point_out(self, line: Option<usize>) {
        if self.walk.read_untracked().is_some() {
            return;
        }
        let steps = line.map(|line| self.steps(line)).unwrap_or_default();
        let is_threat = self.settings.read_untracked().threat;
        let drawn = steps.into_iter().take(if is_threat { 1 } else { DRAWN_MOVES });
        let drawn = drawn.map(|step| LastAction { before: step.before, action: step.action });
        self.table.line.set(drawn.collect());
    }

    /// Walks to a move of a line, counted from 1.
    pub(super) fn walk_to(self, line: usize, at: usize) {
        self.table.line.set(Vec::new());
        let same = self.walk.read_untracked().clone().filter(|walk| walk.line == line);
        let walk = match same {
            Some(walk) => walk.to(at),
            None => Walk::new(line, self.steps(line), at),
        };
        self.walk.set(walk);
    }

    /// Walks one move on or back.
    pub(super) fn walk(self, forward: bool) {
        let walk = self.walk.get_untracked();
        self.walk.set(walk.and_then(|walk| walk.step(forward)));
    }

    /// Plays the first move of a line. Threats cannot be played: it is not their player's turn.
    pub(super) fn play(self, line: usize) {
        let first = self.steps(line).into_iter().next();
        if let Some(step) = first.filter(|_| !self.settings.read_untracked().threat) {
            self.walk.set(None);
            self.context.play(step.action);
        }
    }

    /// Inserts a line into the tree, as far as it does not depend on the bag. The cursor stays where it is.
    pub(super) fn insert(self, line: usize) {
        let steps = self.steps(line);
        if self.settings.read_untracked().threat {
            return;
        }
        let inserted = self.context.browse(|tree| {
            let here = tree.current();
            let known = steps.iter().take_while(|step| step.after.is_some());
            let count = known.take_while(|step| tree.play(step.action).is_ok()).count();
            tree.go_to(here);
            count
        });
        if inserted > 0 {
            let text = self.context.i18n().words_untracked().text("engine-inserted");
            self.context.notices().success(text);
        }
    }
}

/// White's result in points, if the game is over.
fn result_points(game: &Game) -> Option<f64> {
    let result = match game.position().outcome()? {
        Outcome::Win(Color::White) => WinChance::WON,
        Outcome::Win(Color::Black) => WinChance::LOST,
        Outcome::Draw => WinChance::EVEN,
    };
    Some(result.points())
}

/// The analysis that is known, with the lines that are wanted.
fn analysis(game: &Game, mut update: SearchUpdate, wanted: &Wanted) -> Analysis {
    update.lines.truncate(wanted.lines);
    Analysis { base: game.position().clone(), update, is_threat: wanted.threat }
}

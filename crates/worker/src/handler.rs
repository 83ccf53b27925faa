//! Answers the page's questions, in the worker.

use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use fastrand::Rng;
use skep_engine::{Engine, Level, Limits, TimeSource, choose, one_ply_search};
use skep_rules::{Action, ByColor, Game, Tile};
use web_time::Instant;

use crate::message::{Question, Reply, SearchUpdate, Task};
use crate::player_view;
use crate::question_error::QuestionError;

/// The size of each engine's transposition table, in megabytes.
const MEGABYTES: usize = 32;

/// The largest number of lines that can be asked for.
const MAX_LINES: usize = 500;

/// Answers questions. Each side has its own engine, and advice has a third one, so that a low level cannot use the
/// transposition table of a higher one.
#[derive(Default)]
pub struct QuestionHandler {
    players: ByColor<Option<Engine>>,
    adviser: Option<Engine>,
}

impl QuestionHandler {
    /// The reply to a question. `on_update` is called with what the search has found after every iteration.
    pub fn answer(
        &mut self,
        question: &Question,
        on_update: &mut dyn FnMut(SearchUpdate),
    ) -> Result<Reply, QuestionError> {
        let game =
            player_view::read(&question.game).map_err(|_| QuestionError::game(&question.game))?;
        if game.ending().is_some() {
            return Err(QuestionError::Over);
        }
        match &question.task {
            Task::Play { level, seconds } => {
                let level = Level::new(*level).ok_or(QuestionError::Level(*level))?;
                let rng = Rng::with_seed(question.seed);
                self.play(&game, level, seconds_of(*seconds)?, rng, on_update)
            }
            Task::Hint { seconds } => self.hint(&game, seconds_of(*seconds)?, on_update),
            Task::Place { tile } => place(&game, tile, question.seed),
            Task::Analyse { lines, seconds } => {
                let lines = (*lines).clamp(1, MAX_LINES);
                let limits = Limits { time: Some(seconds_of(*seconds)?), ..Limits::default() };
                Ok(Reply::Lines(self.advice(&game, limits, lines, on_update)?))
            }
            Task::ConsiderDraw => Ok(Reply::Draw(self.adviser(&game)?.accepts_draw(&game))),
        }
    }

    /// Plays at a level.
    fn play(
        &mut self,
        game: &Game,
        level: Level,
        time: Duration,
        mut rng: Rng,
        on_update: &mut dyn FnMut(SearchUpdate),
    ) -> Result<Reply, QuestionError> {
        if let Some(chosen) = choose(game) {
            return Ok(Reply::Move { text: chosen.to_string(), report: None });
        }
        let position = game.position();
        let engine = ready(&mut self.players[position.to_move()], game);
        let limits = Limits { time: (level == Level::MAX).then_some(time), ..Limits::default() };
        let stop = AtomicBool::new(false);
        let on_update = &mut |report: &_| on_update(SearchUpdate::of(position, report));
        let found = level.decide(engine, game, limits, &stop, &mut rng, on_update);
        let found = found.ok_or(QuestionError::Over)?;
        let report = found.report.map(|report| SearchUpdate::of(position, &report));
        Ok(Reply::Move { text: position.write_move(found.action), report })
    }

    /// Finds a hint.
    fn hint(
        &mut self,
        game: &Game,
        time: Duration,
        on_update: &mut dyn FnMut(SearchUpdate),
    ) -> Result<Reply, QuestionError> {
        if let Some(chosen) = choose(game) {
            return Ok(Reply::Move { text: chosen.to_string(), report: None });
        }
        let limits = Limits { time: Some(time), ..Limits::default() };
        let report = self.advice(game, limits, 1, on_update)?;
        let best = report.lines.first().and_then(|line| line.moves.first());
        let text = best.cloned().ok_or(QuestionError::Over)?;
        Ok(Reply::Move { text, report: Some(report) })
    }

    /// The engine that gives advice. It cannot advise before the first turn.
    fn adviser(&mut self, game: &Game) -> Result<&mut Engine, QuestionError> {
        if game.open_choice().is_some() {
            return Err(QuestionError::ChooseFirst);
        }
        Ok(ready(&mut self.adviser, game))
    }

    fn advice(
        &mut self,
        game: &Game,
        limits: Limits,
        lines: usize,
        on_update: &mut dyn FnMut(SearchUpdate),
    ) -> Result<SearchUpdate, QuestionError> {
        let position = game.position();
        let engine = self.adviser(game)?;
        let stop = AtomicBool::new(false);
        let on_update = &mut |report: &_| on_update(SearchUpdate::of(position, report));
        let report = engine.search_multi_pv(game, limits, lines, &stop, on_update);
        Ok(SearchUpdate::of(position, &report.ok_or(QuestionError::Over)?))
    }
}

/// The engine, created on first use and cleared at the start of a game.
fn ready<'a>(engine: &'a mut Option<Engine>, game: &Game) -> &'a mut Engine {
    let engine =
        engine.get_or_insert_with(|| Engine::with_time_source(MEGABYTES, TimeSource::new(now)));
    if game.len() < 2 {
        engine.clear();
    }
    engine
}

/// Finds the best place for a drawn tile with a one-ply search.
fn place(game: &Game, tile: &str, seed: u64) -> Result<Reply, QuestionError> {
    let position = game.position();
    let is_drawn = |other: Tile| other.to_string() == tile;
    let mut places = position.actions();
    places.retain(|action| matches!(*action, Action::Place { tile, .. } if is_drawn(tile)));
    let best = one_ply_search(position, &places, &mut Rng::with_seed(seed));
    let best = best.ok_or_else(|| QuestionError::no_place(tile))?;
    Ok(Reply::Move { text: position.write_move(best), report: None })
}

fn seconds_of(seconds: f64) -> Result<Duration, QuestionError> {
    let most = 24.0 * 3600.0;
    if (0.0..=most).contains(&seconds) {
        return Ok(Duration::from_secs_f64(seconds));
    }
    Err(QuestionError::Seconds(seconds))
}

/// The time since the first question; works natively and in a browser.
fn now() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(game: &str, task: Task) -> Result<Reply, QuestionError> {
        let question = Question { game: game.to_owned(), task, seed: 7 };
        let text = serde_json::to_string(&question).unwrap();
        QuestionHandler::default().answer(&serde_json::from_str(&text).unwrap(), &mut |_| {})
    }

    fn played(answer: Reply) -> String {
        match answer {
            Reply::Move { text, .. } => text,
            other => panic!("{other:?}"),
        }
    }

    const OPENING: &str = "Base+MLP;InProgress;White[3];wL;bL wL\\;wM \\wL;bM bL\\";

    #[test]
    fn every_level_plays_a_legal_move() {
        for level in 1..=10 {
            let text = played(ask(OPENING, Task::Play { level, seconds: 0.05 }).unwrap());
            let mut game: Game = OPENING.parse().unwrap();
            game.play_text(&text).unwrap();
        }
    }

    #[test]
    fn the_computer_chooses_before_the_first_turn() {
        let start = "Base+Swarm;NotStarted;White[1];pick ?";
        let text = played(ask(start, Task::Play { level: 5, seconds: 1.0 }).unwrap());
        assert_eq!(text, "pick bA1 bA2 bB1");
        let text = played(ask(start, Task::Hint { seconds: 1.0 }).unwrap());
        assert_eq!(text, "pick bA1 bA2 bB1");
        let analysis = ask(start, Task::Analyse { lines: 1, seconds: 1.0 });
        assert_eq!(analysis, Err(QuestionError::ChooseFirst));
    }

    #[test]
    fn a_search_reports_its_progress() {
        let task = Task::Analyse { lines: 3, seconds: 0.2 };
        let question = Question { game: OPENING.to_owned(), task, seed: 0 };
        let mut depths = Vec::new();
        let answer = QuestionHandler::default()
            .answer(&question, &mut |report| depths.push(report.depth))
            .unwrap();
        let Reply::Lines(report) = answer else { panic!("no lines") };
        assert_eq!(report.lines.len(), 3);
        assert!(report.lines.is_sorted_by_key(|line| -line.score));
        assert!(depths.len() > 1 && depths.is_sorted(), "{depths:?}");
    }

    #[test]
    fn the_worse_side_accepts_a_draw() {
        let lost =
            "Base;White[9];0,0:bQ 1,0:wA1 1,-1:wB1 0,-1:wS1 -1,0:bS1 -1,1:bA1 2,0:wQ 2,1:wA2";
        assert_eq!(ask(lost, Task::ConsiderDraw).unwrap(), Reply::Draw(true));
        assert_eq!(ask("Base", Task::ConsiderDraw).unwrap(), Reply::Draw(false));
    }

    #[test]
    fn a_drawn_tile_is_placed() {
        let game = "Base+Swarm(swarm_place=drawn);White[9];0,0:wQ 1,0:bQ;white=wB1;black=bA1";
        let text = played(ask(game, Task::Place { tile: "wA1".to_owned() }).unwrap());
        assert!(text.starts_with("wA1 "), "{text}");
        let none = ask(game, Task::Place { tile: "bA1".to_owned() }).unwrap_err();
        assert_eq!(none.to_string(), "there is no tile `bA1` that could be placed now");
    }

    #[test]
    fn invalid_questions_have_readable_errors() {
        let sentence = |game, task| ask(game, task).unwrap_err().to_string();
        assert_eq!(
            sentence("Base", Task::Play { level: 11, seconds: 1.0 }),
            "there is no level 11: the levels are 1 to 10"
        );
        for seconds in [-1.0, 1e9] {
            let text = sentence("Base", Task::Play { level: 10, seconds });
            assert!(text.ends_with("a number of seconds up to a day"), "{text}");
        }
        assert_eq!(sentence("Chess", Task::ConsiderDraw), "`Chess` cannot be read as a game");
        assert_eq!(sentence("Base;WhiteWins;White[1]", Task::ConsiderDraw), "the game is over");
        assert_eq!(
            sentence("Base", Task::Place { tile: "x".to_owned() }),
            "there is no tile `x` that could be placed now"
        );
    }
}

//! Answers the questions of a page, in the worker.

use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use fastrand::Rng;
use skep_engine::{Engine, Level, Limits, TimeSource, choose, one_ply_search};
use skep_rules::{Action, ByColor, Game, Tile};
use web_time::Instant;

use crate::message::{Question, Reply, SearchUpdate, Task};
use crate::seen;
use crate::trouble::Trouble;

/// The size of each engine's transposition table, in megabytes.
const MEGABYTES: usize = 32;

/// The largest number of lines that can be asked for.
const MOST_LINES: usize = 500;

/// Answers questions. Each side has an engine of its own, and advice has a third one, so that a low level does not
/// remember what a higher one has found.
#[derive(Default)]
pub struct Thinker {
    players: ByColor<Option<Engine>>,
    adviser: Option<Engine>,
}

impl Thinker {
    /// The reply to a question. `tell` is called with what the search has found after every iteration.
    pub fn answer(
        &mut self,
        question: &Question,
        tell: &mut dyn FnMut(SearchUpdate),
    ) -> Result<Reply, Trouble> {
        let game = seen::read(&question.game).map_err(|_| Trouble::game(&question.game))?;
        if game.ending().is_some() {
            return Err(Trouble::Over);
        }
        match &question.task {
            Task::Play { level, seconds } => {
                let level = Level::new(*level).ok_or(Trouble::Level(*level))?;
                let rng = Rng::with_seed(question.seed);
                self.play(&game, level, seconds_of(*seconds)?, rng, tell)
            }
            Task::Hint { seconds } => self.hint(&game, seconds_of(*seconds)?, tell),
            Task::Place { tile } => place(&game, tile, question.seed),
            Task::Analyse { lines, seconds } => {
                let lines = (*lines).clamp(1, MOST_LINES);
                let limits = Limits { time: Some(seconds_of(*seconds)?), ..Limits::default() };
                Ok(Reply::Lines(self.advice(&game, limits, lines, tell)?))
            }
            Task::ConsiderDraw => Ok(Reply::Draw(self.adviser(&game)?.accepts_draw(&game))),
        }
    }

    /// What a level plays.
    fn play(
        &mut self,
        game: &Game,
        level: Level,
        time: Duration,
        mut rng: Rng,
        tell: &mut dyn FnMut(SearchUpdate),
    ) -> Result<Reply, Trouble> {
        if let Some(text) = choose(game) {
            return Ok(Reply::Move { text, report: None });
        }
        let position = game.position();
        let engine = ready(&mut self.players[position.to_move()], game);
        let limits = Limits { time: (level == Level::MAX).then_some(time), ..Limits::default() };
        let stop = AtomicBool::new(false);
        let tell = &mut |report: &_| tell(SearchUpdate::of(position, report));
        let found = level.decide(engine, game, limits, &stop, &mut rng, tell);
        let found = found.ok_or(Trouble::Over)?;
        let report = found.report.map(|report| SearchUpdate::of(position, &report));
        Ok(Reply::Move { text: position.write_move(found.action), report })
    }

    /// What the best player would do.
    fn hint(
        &mut self,
        game: &Game,
        time: Duration,
        tell: &mut dyn FnMut(SearchUpdate),
    ) -> Result<Reply, Trouble> {
        if let Some(text) = choose(game) {
            return Ok(Reply::Move { text, report: None });
        }
        let limits = Limits { time: Some(time), ..Limits::default() };
        let report = self.advice(game, limits, 1, tell)?;
        let best = report.lines.first().and_then(|line| line.moves.first());
        let text = best.cloned().ok_or(Trouble::Over)?;
        Ok(Reply::Move { text, report: Some(report) })
    }

    /// The engine that gives advice. It has nothing to say before the first turn.
    fn adviser(&mut self, game: &Game) -> Result<&mut Engine, Trouble> {
        if game.open_choice().is_some() {
            return Err(Trouble::ChooseFirst);
        }
        Ok(ready(&mut self.adviser, game))
    }

    fn advice(
        &mut self,
        game: &Game,
        limits: Limits,
        lines: usize,
        tell: &mut dyn FnMut(SearchUpdate),
    ) -> Result<SearchUpdate, Trouble> {
        let position = game.position();
        let engine = self.adviser(game)?;
        let stop = AtomicBool::new(false);
        let tell = &mut |report: &_| tell(SearchUpdate::of(position, report));
        let report = engine.search_multi_pv(game, limits, lines, &stop, tell);
        Ok(SearchUpdate::of(position, &report.ok_or(Trouble::Over)?))
    }
}

/// An engine for a game. At the start of another one it has forgotten the last.
fn ready<'a>(engine: &'a mut Option<Engine>, game: &Game) -> &'a mut Engine {
    let engine =
        engine.get_or_insert_with(|| Engine::with_time_source(MEGABYTES, TimeSource::new(now)));
    if game.len() < 2 {
        engine.clear();
    }
    engine
}

/// Where a drawn tile looks best.
fn place(game: &Game, tile: &str, seed: u64) -> Result<Reply, Trouble> {
    let position = game.position();
    let is_drawn = |other: Tile| other.to_string() == tile;
    let mut places = position.actions();
    places.retain(|action| matches!(*action, Action::Place { tile, .. } if is_drawn(tile)));
    let best = one_ply_search(position, &places, &mut Rng::with_seed(seed));
    let best = best.ok_or_else(|| Trouble::no_place(tile))?;
    Ok(Reply::Move { text: position.write_move(best), report: None })
}

fn seconds_of(seconds: f64) -> Result<Duration, Trouble> {
    let most = 24.0 * 3600.0;
    if (0.0..=most).contains(&seconds) {
        return Ok(Duration::from_secs_f64(seconds));
    }
    Err(Trouble::Seconds(seconds))
}

/// The time since the first question, here as in a browser.
fn now() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(game: &str, task: Task) -> Result<Reply, Trouble> {
        let question = Question { game: game.to_owned(), task, seed: 7 };
        let text = serde_json::to_string(&question).unwrap();
        Thinker::default().answer(&serde_json::from_str(&text).unwrap(), &mut |_| {})
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
        assert_eq!(analysis, Err(Trouble::ChooseFirst));
    }

    #[test]
    fn a_search_tells_how_far_it_is() {
        let task = Task::Analyse { lines: 3, seconds: 0.2 };
        let question = Question { game: OPENING.to_owned(), task, seed: 0 };
        let mut depths = Vec::new();
        let answer =
            Thinker::default().answer(&question, &mut |report| depths.push(report.depth)).unwrap();
        let Reply::Lines(report) = answer else { panic!("no lines") };
        assert_eq!(report.lines.len(), 3);
        assert!(report.lines.is_sorted_by_key(|line| -line.score));
        assert!(depths.len() > 1 && depths.is_sorted(), "{depths:?}");
    }

    #[test]
    fn a_draw_is_taken_by_who_is_worse_off() {
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
    fn bad_questions_are_answered_by_a_sentence() {
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

//! Answers the page's questions, in the worker.

use std::cell::RefCell;
use std::sync::OnceLock;
use std::time::Duration;

use fastrand::Rng;
use skep_engine::{
    AveragedSearch, Engine, Level, Limits, SearchReport, StopSignal, TimeSource, choose,
    one_ply_search,
};
use skep_rules::{Action, ByColor, DrawnTile, Game, GameType, Position, Tile};
use web_time::Instant;

use crate::message::{MAX_ANALYSED_LINES, Question, Reply, SearchUpdate, Task};
use crate::player_view;
use crate::question_error::QuestionError;
use crate::refute::refute;
use crate::threat::threat_game;
use crate::throttle::Throttle;

/// The size of each engine's transposition table, in megabytes.
const MEGABYTES: usize = 32;

/// The largest number of lines that can be asked for.
const MAX_LINES: usize = 500;

/// The largest number of nodes of a search with a fixed effort.
const MAX_NODES: u64 = 1_000_000_000;

/// Answers questions. Each side has its own engine, and advice has a third one, so that a low level cannot use the
/// transposition table of a higher one.
#[derive(Default)]
pub struct QuestionHandler {
    players: ByColor<Option<Engine>>,
    adviser: Option<Engine>,
    /// The engine that analyses on and on, and the game type of its tables.
    analyst: Option<(GameType, Engine)>,
}

/// How a search is stopped and how it reports what it has found.
struct Channel<'a> {
    stop: &'a dyn StopSignal,
    on_update: &'a mut dyn FnMut(SearchUpdate),
}

impl QuestionHandler {
    /// The reply to a question. `on_update` is called with what the search has found, at most some ten times a second.
    /// When `stop` is raised, the reply comes at once.
    pub fn answer(
        &mut self,
        question: &Question,
        stop: &dyn StopSignal,
        on_update: &mut dyn FnMut(SearchUpdate),
    ) -> Result<Reply, QuestionError> {
        let channel = Channel { stop, on_update };
        let game =
            player_view::read(&question.game).map_err(|_| QuestionError::game(&question.game))?;
        if game.ending().is_some() {
            return Err(QuestionError::Over);
        }
        match &question.task {
            Task::Play { level, seconds } => {
                let level = Level::new(*level).ok_or(QuestionError::Level(*level))?;
                let rng = Rng::with_seed(question.seed);
                self.play(&game, level, seconds_of(*seconds)?, rng, channel)
            }
            Task::Hint { seconds } => self.hint(&game, seconds_of(*seconds)?, channel),
            Task::Place { tile } => place(&game, tile, question.seed),
            Task::Analyse { lines, seconds } => {
                let lines = (*lines).clamp(1, MAX_LINES);
                let limits = Limits { time: Some(seconds_of(*seconds)?), ..Limits::default() };
                Ok(Reply::Lines(self.advice(&game, limits, lines, channel)?))
            }
            Task::AnalyseOn { lines, threat, drawn } => {
                let lines = (*lines).clamp(1, MAX_ANALYSED_LINES);
                let game = if *threat { threat_game(&game)? } else { game };
                self.analyse_on(&game, lines, drawn.as_deref(), channel).map(Reply::Lines)
            }
            Task::Search { only, drawn, nodes } => {
                self.search(&game, only.as_deref(), drawn.as_deref(), *nodes, stop)
            }
            Task::Refute { puzzle, played, answer } => {
                refute(puzzle, *played, answer).map(Reply::Refutation)
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
        channel: Channel,
    ) -> Result<Reply, QuestionError> {
        if let Some(chosen) = choose(game) {
            return Ok(Reply::Move { text: chosen.to_string(), report: None });
        }
        let position = game.position();
        let engine = ready(&mut self.players[position.to_move()], game);
        let limits = Limits { time: (level == Level::MAX).then_some(time), ..Limits::default() };
        let found = channel.run(game, |stop, on_report| {
            level.decide(engine, game, limits, stop, &mut rng, on_report)
        });
        let found = found.ok_or(QuestionError::Over)?;
        let report = found.report.map(|report| SearchUpdate::of(position, &report));
        Ok(Reply::Move { text: position.write_move(found.action), report })
    }

    /// Finds a hint.
    fn hint(
        &mut self,
        game: &Game,
        time: Duration,
        channel: Channel,
    ) -> Result<Reply, QuestionError> {
        if let Some(chosen) = choose(game) {
            return Ok(Reply::Move { text: chosen.to_string(), report: None });
        }
        let limits = Limits { time: Some(time), ..Limits::default() };
        let report = self.advice(game, limits, 1, channel)?;
        let best = report.lines.first().and_then(|line| line.moves.first());
        let text = best.cloned().ok_or(QuestionError::Over)?;
        Ok(Reply::Move { text, report: Some(report) })
    }

    /// Searches with a fixed effort, all moves or only one.
    fn search(
        &mut self,
        game: &Game,
        only: Option<&str>,
        drawn: Option<&str>,
        nodes: u64,
        stop: &dyn StopSignal,
    ) -> Result<Reply, QuestionError> {
        let position = game.position();
        let only = only.map(|text| position.read_move(text).map_err(|_| QuestionError::only(text)));
        let wanted = AveragedSearch { only: only.transpose()?, ..averaged(position, 1, drawn)? };
        let limits = Limits { nodes: Some(nodes.clamp(1, MAX_NODES)), ..Limits::default() };
        let engine = self.adviser(game)?;
        let report = engine.search_averaged(game, limits, wanted, stop, &mut |_| {});
        Ok(Reply::Lines(SearchUpdate::of(position, &report.ok_or(QuestionError::Over)?)))
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
        channel: Channel,
    ) -> Result<SearchUpdate, QuestionError> {
        let engine = self.adviser(game)?;
        let report = channel.run(game, |stop, on_report| {
            engine.search_multi_pv(game, limits, lines, stop, on_report)
        });
        Ok(SearchUpdate::of(game.position(), &report.ok_or(QuestionError::Over)?))
    }

    /// Analyses until it is stopped, or until there is nothing more to find.
    fn analyse_on(
        &mut self,
        game: &Game,
        lines: usize,
        drawn: Option<&str>,
        channel: Channel,
    ) -> Result<SearchUpdate, QuestionError> {
        if game.open_choice().is_some() {
            return Err(QuestionError::ChooseFirst);
        }
        let wanted = averaged(game.position(), lines, drawn)?;
        let engine = self.analyst(game.position().game_type());
        let report = channel.run(game, |stop, on_report| {
            engine.search_averaged(game, Limits::default(), wanted, stop, on_report)
        });
        Ok(SearchUpdate::of(game.position(), &report.ok_or(QuestionError::Over)?))
    }

    /// The engine that analyses on and on. Its tables hold for one game type.
    fn analyst(&mut self, game_type: GameType) -> &mut Engine {
        let new = || Engine::with_time_source(MEGABYTES, TimeSource::new(now));
        let (known, engine) = self.analyst.get_or_insert_with(|| (game_type, new()));
        if *known != game_type {
            *known = game_type;
            engine.clear();
        }
        engine
    }
}

impl Channel<'_> {
    /// Runs a search of this game with a stop signal and a listener for its reports. Updates that come too early are held
    /// back, and sent when the search asks whether it has to stop.
    fn run<T>(
        self,
        game: &Game,
        search: impl FnOnce(&dyn StopSignal, &mut dyn FnMut(&SearchReport)) -> T,
    ) -> T {
        let position = game.position();
        let throttle = RefCell::new(Throttle::new());
        let on_update = RefCell::new(self.on_update);
        let send_due = || {
            if let Some(report) = throttle.borrow_mut().due(now()) {
                (*on_update.borrow_mut())(SearchUpdate::of(position, &report));
            }
        };
        let stop = || {
            send_due();
            self.stop.is_raised()
        };
        let mut on_report = |report: &SearchReport| {
            throttle.borrow_mut().offer(report.clone());
            send_due();
        };
        search(&stop, &mut on_report)
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

/// A search for the best lines that averages over what may be drawn, with this tile already drawn.
fn averaged(
    position: &Position,
    lines: usize,
    drawn: Option<&str>,
) -> Result<AveragedSearch, QuestionError> {
    Ok(AveragedSearch {
        lines,
        only: None,
        drawn: drawn.map_or(Ok(DrawnTile::default()), |tile| drawn_tile(position, tile))?,
        slope: skep_review::slope(position.game_type().family()),
    })
}

/// The tile of the bag with this name, drawn to be placed at once.
fn drawn_tile(position: &Position, name: &str) -> Result<DrawnTile, QuestionError> {
    let tile = position.bag().into_iter().find(|tile| tile.to_string() == name);
    let mut drawn = DrawnTile::default();
    let into_hand = tile.and_then(|tile| drawn.draw(position, tile));
    if into_hand.is_some() || drawn.tile().is_none() {
        return Err(QuestionError::no_place(name));
    }
    Ok(drawn)
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
    use crate::message::LineUpdate;
    use crate::threat::NoThreat;

    fn ask(game: &str, task: Task) -> Result<Reply, QuestionError> {
        let question = Question { game: game.to_owned(), task, seed: 7 };
        let text = serde_json::to_string(&question).unwrap();
        QuestionHandler::default().answer(
            &serde_json::from_str(&text).unwrap(),
            &|| false,
            &mut |_| {},
        )
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
            .answer(&question, &|| false, &mut |report| depths.push(report.depth))
            .unwrap();
        let Reply::Lines(report) = answer else { panic!("no lines") };
        assert_eq!(report.lines.len(), 3);
        assert!(report.lines.is_sorted_by_key(|line| -line.score));
        assert!(depths.len() > 1 && depths.is_sorted(), "{depths:?}");
    }

    fn searched(only: Option<&str>, nodes: u64) -> SearchUpdate {
        let only = only.map(str::to_owned);
        match ask(OPENING, Task::Search { only, drawn: None, nodes }).unwrap() {
            Reply::Lines(update) => update,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_search_with_a_fixed_effort_has_one_line_and_is_repeatable() {
        let best = searched(None, 2_000);
        assert_eq!((best.lines.len(), best.nodes), (1, 2_000));
        assert_eq!(best.lines, searched(None, 2_000).lines);
    }

    #[test]
    fn a_search_of_one_move_begins_with_it_and_is_never_better_than_the_best() {
        let worse = searched(Some("wG1 -wM"), 2_000);
        assert_eq!(worse.lines[0].moves[0], "wG1 -wM");
        assert!(worse.lines[0].score <= searched(None, 2_000).lines[0].score);
        let illegal = Task::Search { only: Some("wL bM-".to_owned()), drawn: None, nodes: 10 };
        let error = ask(OPENING, illegal).unwrap_err().to_string();
        assert_eq!(error, "`wL bM-` is not a move in this position");
    }

    /// Analyses on until an update has reached this depth. Returns the updates and the reply.
    fn analyse_on(
        handler: &mut QuestionHandler,
        game: &str,
        task: Task,
        depth: u32,
    ) -> (Vec<SearchUpdate>, Result<Reply, QuestionError>) {
        let question = Question { game: game.to_owned(), task, seed: 0 };
        let updates = RefCell::new(Vec::<SearchUpdate>::new());
        let stop = || updates.borrow().last().is_some_and(|update| update.depth >= depth);
        let reply = handler.answer(&question, &stop, &mut |it| updates.borrow_mut().push(it));
        (updates.into_inner(), reply)
    }

    fn on_and_on(lines: usize) -> Task {
        Task::AnalyseOn { lines, threat: false, drawn: None }
    }

    #[test]
    fn an_analysis_goes_on_until_it_is_stopped_and_keeps_its_tables() {
        let mut handler = QuestionHandler::default();
        let (updates, reply) = analyse_on(&mut handler, OPENING, on_and_on(2), 5);
        assert!(updates.is_sorted_by_key(|update| update.depth));
        let Ok(Reply::Lines(last)) = reply else { panic!("{reply:?}") };
        assert!(last.depth >= 5 && last.lines.len() == 2);
        // Another search of the position finds the results of the first one. How many of them depends on when the first
        // one was stopped; without any, both numbers are equal.
        let game: Game = OPENING.parse().unwrap();
        let nodes = |handler: &mut QuestionHandler| {
            let limits = Limits { depth: Some(5), ..Limits::default() };
            let engine = handler.analyst(game.position().game_type());
            engine.search(&game, limits, &|| false, &mut |_| {}).unwrap().nodes
        };
        let (kept, fresh) = (nodes(&mut handler), nodes(&mut QuestionHandler::default()));
        assert_ne!(kept, fresh);
        handler.analyst(GameType::BASE);
        assert_eq!(nodes(&mut handler), fresh);
    }

    #[test]
    fn threats_are_lines_of_the_other_player() {
        let game =
            "Base;White[9];0,0:bQ 1,0:wA1 1,-1:wB1 0,-1:wS1 -1,0:bS1 -1,1:bA1 2,0:wQ 2,1:wA2";
        let task = Task::AnalyseOn { lines: 1, threat: true, drawn: None };
        let (updates, _) = analyse_on(&mut QuestionHandler::default(), game, task.clone(), 1);
        assert!(updates[0].lines[0].moves[0].starts_with('b'), "{updates:?}");
        let (_, refused) = analyse_on(&mut QuestionHandler::default(), "Base", task, 1);
        assert_eq!(refused, Err(QuestionError::NoThreat(NoThreat::NoQueen)));
    }

    #[test]
    fn an_analysis_of_a_swarm_game_averages() {
        let game = "Base+Swarm(swarm_place=drawn);White[9];0,0:wQ 1,0:bQ;white=wB1;black=bA1";
        let (updates, _) = analyse_on(&mut QuestionHandler::default(), game, on_and_on(3), 1);
        assert!(updates[0].lines.iter().all(|line| line.draws >= 8), "{updates:?}");
        let task = |drawn: &str| Task::AnalyseOn {
            lines: 2,
            threat: false,
            drawn: Some(drawn.to_owned()),
        };
        let (updates, _) = analyse_on(&mut QuestionHandler::default(), game, task("wA1"), 1);
        let is_placed = |line: &LineUpdate| line.moves[0].starts_with("wA1 ");
        assert!(updates[0].lines.iter().all(is_placed), "{updates:?}");
        let (_, refused) = analyse_on(&mut QuestionHandler::default(), game, task("wB1"), 1);
        assert_eq!(refused, Err(QuestionError::no_place("wB1")));
    }

    #[test]
    fn a_search_with_a_fixed_effort_of_a_swarm_game_averages() {
        let game = "Base+Swarm(swarm_place=drawn);White[9];0,0:wQ 1,0:bQ;white=wB1;black=bA1";
        let search = |only: Option<&str>, drawn: Option<&str>| {
            let [only, drawn] = [only, drawn].map(|text| text.map(str::to_owned));
            match ask(game, Task::Search { only, drawn, nodes: 20_000 }).unwrap() {
                Reply::Lines(update) => update.lines,
                other => panic!("{other:?}"),
            }
        };
        for (only, drawn) in [(None, None), (Some("wB1 -wQ"), None), (None, Some("wA1"))] {
            let lines = search(only, drawn);
            assert!(lines[0].draws >= 8, "{lines:?}");
            let first = only.or(drawn).unwrap_or_default();
            assert!(lines[0].moves[0].starts_with(first), "{lines:?}");
        }
        let draws = search(Some("wA1 -wQ"), Some("wA1"))[0].draws;
        assert!(draws >= 8, "{draws}");
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

//! The search finds forced wins, respects its limits, and is deterministic on one thread.
//!
//! No test here depends on the weights of the evaluation or on the time that passes.

use std::cell::Cell;
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use skep_engine::{Engine, Limits, SearchReport, TimeSource, Verdict, bench, solve};
use skep_rules::{Action, Game, GameType, Outcome, Reason};

fn search(game: &Game, limits: Limits) -> Option<SearchReport> {
    Engine::new(8).search(game, limits, &AtomicBool::new(false), &mut |_| {})
}

fn to_depth(depth: u32) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

/// A clock that advances by one millisecond each time it is read.
fn ticking_time_source() -> TimeSource {
    static READS: AtomicU64 = AtomicU64::new(0);
    TimeSource::new(|| Duration::from_millis(READS.fetch_add(1, Ordering::Relaxed)))
}

/// The middle of a game.
fn middle() -> Game {
    let positions = include_str!("../../../data/perft_positions.tsv");
    let line = positions.lines().find(|line| line.starts_with("mid24")).unwrap();
    line.split('\t').nth(1).unwrap().parse().unwrap()
}

/// The black Queen has five neighbours, and the white Ant can get to the sixth cell.
const WIN_IN_ONE: &str =
    "Base;White[8];-1,0:bS1 -1,1:bA1 0,-1:wS1 0,0:bQ 1,-1:wG1 1,0:wQ 2,-1:wB1 3,-2:wA1";

#[test]
fn a_win_in_one_is_found() {
    let game: Game = WIN_IN_ONE.parse().unwrap();
    let report = search(&game, to_depth(2)).unwrap();
    assert_eq!(report.score().forced(), Some(1), "{}", report.score());
    let mut game = game;
    game.play(report.best()).unwrap();
    let ending = game.ending().unwrap();
    assert_eq!(ending.reason, Reason::Surrounded);
    assert_eq!(ending.outcome, Outcome::Win(skep_rules::Color::White));
}

#[test]
fn a_search_on_one_thread_is_deterministic() {
    assert_eq!(bench(4), bench(4));
}

#[test]
fn nodes_are_predicted_before_the_action_in_standard_games_only() {
    let report = search(&middle(), to_depth(6)).unwrap();
    // Some must be evaluated, or there would be nothing to predict from.
    assert!(report.predicted > 0 && report.predicted < report.nodes);
    let venom: Game = "Venom+MLP".parse().unwrap();
    let report = search(&venom, to_depth(3)).unwrap();
    assert_eq!(report.predicted, 0);
    assert!(report.nodes > 0);
}

#[test]
fn a_depth_limit_is_reached_exactly() {
    let game: Game = "Base+MLP".parse().unwrap();
    for depth in 1..=3 {
        assert_eq!(search(&game, to_depth(depth)).unwrap().depth, depth);
    }
}

#[test]
fn a_node_limit_is_reached_exactly() {
    for count in (4_000..5_000).step_by(13) {
        let nodes = Limits { nodes: Some(count), ..Limits::default() };
        assert_eq!(search(&middle(), nodes).unwrap().nodes, count);
    }
}

#[test]
fn a_time_limit_is_kept() {
    let limit = Duration::from_millis(50);
    let time = Limits { time: Some(limit), ..Limits::default() };
    for threads in [1, 3] {
        for lines in [1, 2] {
            let mut engine = Engine::with_time_source(1, ticking_time_source());
            engine.set_threads(threads);
            let stop = AtomicBool::new(false);
            let report = engine.search_multi_pv(&middle(), time, lines, &stop, &mut |_| {});
            assert!(report.is_some_and(|report| report.time <= limit));
        }
    }
}

#[test]
fn every_action_it_plays_is_legal_in_every_game_type() {
    for game_type in
        ["Base", "Venom+MLP", "Base+MLP+Predators", "Venom+Guardians", "Base+Honeycombo"]
    {
        let mut game: Game = game_type.parse().unwrap();
        let mut engine = Engine::new(1);
        for _ in 0..30 {
            let nodes = Limits { nodes: Some(300), ..Limits::default() };
            let stop = AtomicBool::new(false);
            let Some(report) = engine.search(&game, nodes, &stop, &mut |_| {}) else { break };
            game.play(report.best()).unwrap();
        }
        assert!(game.len() == 30 || game.ending().is_some(), "{game}");
    }
}

#[test]
fn a_finished_game_has_no_best_action() {
    let mut game: Game = WIN_IN_ONE.parse().unwrap();
    let best = search(&game, to_depth(1)).map(|report| report.best());
    game.play(best.unwrap_or(Action::Pass)).unwrap();
    assert!(search(&game, to_depth(1)).is_none());
}

#[test]
fn several_lines_begin_with_different_actions_the_best_first() {
    let game = Game::new(GameType::BASE);
    let mut engine = Engine::new(1);
    let stop = AtomicBool::new(false);
    let report = engine.search_multi_pv(&game, to_depth(3), 4, &stop, &mut |_| {}).unwrap();
    let firsts: HashSet<_> = report.lines.iter().map(|line| line.actions[0]).collect();
    assert_eq!((report.lines.len(), firsts.len()), (4, 4));
    assert!(report.lines.is_sorted_by_key(|line| std::cmp::Reverse(line.score)));
}

#[test]
fn several_threads_find_the_same_win() {
    let game: Game = WIN_IN_ONE.parse().unwrap();
    let mut engine = Engine::new(8);
    engine.set_threads(3);
    let stop = AtomicBool::new(false);
    let report = engine.search(&game, to_depth(4), &stop, &mut |_| {}).unwrap();
    assert_eq!(report.score().forced(), Some(1));
    let game = Game::new(GameType::BASE_MLP);
    let report = engine.search(&game, to_depth(9), &stop, &mut |_| {}).unwrap();
    assert!(report.depth == 9 && !report.lines[0].actions.is_empty());
}

#[test]
fn several_threads_reach_a_depth_limit_exactly() {
    let mut engine = Engine::new(1);
    for threads in [2, 3, 4] {
        engine.set_threads(threads);
        for (depth, lines) in (1..=8).flat_map(|depth| [(depth, 1), (depth, 2)]) {
            engine.clear();
            let (stop, mut depths) = (AtomicBool::new(false), Vec::new());
            let mut on_report = |report: &SearchReport| depths.push(report.depth);
            let report =
                engine.search_multi_pv(&middle(), to_depth(depth), lines, &stop, &mut on_report);
            assert_eq!(report.map(|report| report.depth), Some(depth));
            assert!(depths.is_sorted_by(|one, next| one < next), "{depths:?}");
            assert_eq!(depths.last(), Some(&depth));
        }
    }
}

#[test]
fn several_threads_end_when_they_are_stopped() {
    let mut engine = Engine::new(1);
    engine.set_threads(3);
    for lines in [1, 2] {
        let stop = AtomicBool::new(false);
        let mut on_report =
            |report: &SearchReport| stop.store(report.depth >= 4, Ordering::Relaxed);
        let limits = Limits::default();
        let report = engine.search_multi_pv(&middle(), limits, lines, &stop, &mut on_report);
        assert!(report.is_some_and(|report| report.depth >= 4));
    }
}

/// Stops a search the `polls`th time that it asks. Returns its last complete report and its result.
fn stopped_after(polls: u32, lines: usize) -> (Option<SearchReport>, SearchReport) {
    let left = Cell::new(polls);
    let stop = || {
        left.set(left.get().saturating_sub(1));
        left.get() == 0
    };
    let mut last = None;
    let mut on_report = |report: &SearchReport| last = Some(report.clone());
    let limits = Limits::default();
    let report =
        Engine::new(1).search_multi_pv(&middle(), limits, lines, &stop, &mut on_report).unwrap();
    (last, report)
}

#[test]
fn a_search_that_is_stopped_at_any_moment_has_moves_with_their_own_scores() {
    let mut adopted = 0;
    for (polls, lines) in (1..160).step_by(3).flat_map(|polls| [(polls, 1), (polls, 3)]) {
        let (last, report) = stopped_after(polls, lines);
        let pairs: Vec<_> = report.lines.iter().map(|line| (line.actions[0], line.score)).collect();
        assert!(pairs.is_sorted_by_key(|&(_, score)| std::cmp::Reverse(score)), "{pairs:?}");
        let firsts: HashSet<_> = pairs.iter().map(|&(action, _)| action).collect();
        assert_eq!(firsts.len(), pairs.len());
        let Some(last) = last else { continue };
        assert_eq!(pairs.len(), lines);
        let complete: Vec<_> =
            last.lines.iter().map(|line| (line.actions[0], line.score)).collect();
        // The first may be new, and then it has another action; all others are those of the last iteration.
        assert!(pairs[1..].iter().all(|pair| complete.contains(pair)), "{polls}");
        if pairs[0] != complete[0] {
            assert_ne!(pairs[0].0, complete[0].0, "{polls}");
            adopted += 1;
        }
    }
    assert!(adopted > 0);
}

#[test]
fn a_node_limit_is_kept_by_one_thread_however_many_there_are() {
    let nodes = Limits { nodes: Some(4_000), ..Limits::default() };
    let one = search(&middle(), nodes).unwrap();
    let mut engine = Engine::new(8);
    engine.set_threads(3);
    let several = engine.search(&middle(), nodes, &AtomicBool::new(false), &mut |_| {}).unwrap();
    assert_eq!((several.nodes, several.predicted), (4_000, one.predicted));
    assert_eq!(several.lines[0].actions, one.lines[0].actions);
}

#[test]
fn a_cleared_engine_searches_like_a_new_one() {
    let mut engine = Engine::new(8);
    let stop = AtomicBool::new(false);
    let count_nodes = |engine: &mut Engine, game: &Game| {
        engine.search(game, to_depth(6), &stop, &mut |_| {}).unwrap().nodes
    };
    let new = count_nodes(&mut engine, &middle());
    assert_ne!(count_nodes(&mut engine, &middle()), new);
    count_nodes(&mut engine, &Game::new(GameType::BASE_MLP));
    engine.clear();
    assert_eq!(count_nodes(&mut engine, &middle()), new);
}

/// Threads take over each other's results in the middle of a node, in any order.
#[test]
fn several_threads_find_the_forced_wins_that_one_finds() {
    // The solver proves a win in three after these games: a threat that no answer parries.
    for (text, moves) in [
        (
            r"Base+MLP;InProgress;White[14];wG1;bA1 wG1/;wA1 wG1\;bA2 bA1/;wG2 -wG1;bQ bA1-;wQ /wG2;bA2 wA1\;wM wQ-;bP bQ\;
          wM bQ/;bA3 bP-;wB1 wM-;bA3 wB1-;wL \wM;bA2 wQ\;wL bQ-;bA2 \wM;wP wQ-;bA3 wA1\;wB1 wL;bM /bA3;wB1 bP;bM wQ\;
          wG3 wB1\;bA2 wG3\",
            [r"wA2 \wG2", r"bS1 \bA1"],
        ),
        (
            r"Base+MLP;InProgress;Black[12];wG1;bA1 wG1/;wA1 wG1\;bA2 bA1/;wG2 -wG1;bQ bA1-;wQ -wG2;bA2 \wQ;wA1 bQ-;bB1 -bA2;
          wB1 wA1/;bB1 -wQ;wB1 bQ/;bB1 wQ;wA2 wA1-;bP /bB1;wG3 wG2\;bS1 -bB1;wA2 bQ\;bM bA2/;wA1 bM-;bL -bM;wA1 wG2/",
            ["bB1 wG2", "wS1 wB1-"],
        ),
    ] {
        let mut game: Game = text.replace("\n          ", "").parse().unwrap();
        moves.iter().for_each(|text| game.play_text(text).unwrap());
        let solution = solve(&game, 3, Limits::default(), 1, &AtomicBool::new(false), &mut |_| {});
        assert_eq!(solution.unwrap().verdict, Verdict::Win(3));
        let mut engine = Engine::new(1);
        for threads in [1, 2, 4, 2, 4, 2, 4] {
            engine.clear();
            engine.set_threads(threads);
            let stop = AtomicBool::new(false);
            let report = engine.search(&game, to_depth(8), &stop, &mut |_| {}).unwrap();
            let score = report.score();
            assert!(score.forced().is_some_and(|plies| plies > 0), "{threads} threads: {score}");
            let mut after = game.clone();
            report.lines[0].actions.iter().for_each(|&action| after.play(action).unwrap());
        }
    }
}

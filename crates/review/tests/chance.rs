//! Reviews of games in which tiles are drawn from a bag, searched by the engine: chance is nobody's merit or fault.

use skep_engine::{AveragedSearch, Engine, Limits, SearchReport};
use skep_record::GameTree;
use skep_review::{Effort, Evaluation, Reviewer, SearchRequest, SearchResult, Share, slope};
use skep_rules::{Action, Game};

/// White has drawn Black's last Ant and has to place it. Some other tiles of the bag would have been welcome.
const UNLUCKY: &str = "Base+Swarm(swarm_place=drawn);White[9];-1,0:bS1 0,-1:wQ 0,0:wA1 1,-2:wS1 1,0:bA1<bB1 \
                       2,-1:bQ 3,-3:wG1 3,-2:wA3 4,-2:wB2 5,-3:bA2 6,-3:bS2;placed=wS1;white=wA2,wB1";
/// The best place for it.
const ANT: &str = "bA3 bB1-";

fn after(start: &str, moves: &[&str]) -> GameTree {
    let mut tree = skep_record::import(start).unwrap().tree;
    for text in moves {
        tree.play_text(text).unwrap();
    }
    tree
}

fn search(request: &SearchRequest) -> SearchReport {
    let limits = Limits { nodes: Some(request.nodes), ..Limits::default() };
    let wanted = AveragedSearch {
        lines: 1,
        only: request.action,
        drawn: request.drawn,
        slope: slope(request.game.position().game_type().family()),
    };
    let mut engine = Engine::new(16);
    engine.search_averaged(&request.game, limits, wanted, &|| false, &mut |_| {}).unwrap()
}

fn evaluation(report: &SearchReport) -> Evaluation {
    Evaluation::new(report.score().value(), report.score().forced())
}

/// Reviews a game, and returns the least number of draws that the searches averaged.
fn review(tree: &GameTree) -> (Reviewer, u32) {
    let effort = Effort { nodes: 10_000, second_pass: 3 };
    let mut reviewer = Reviewer::new(tree, tree.main_end(), effort);
    let mut fewest = u32::MAX;
    while let Some(request) = reviewer.next_search(Share::WHOLE) {
        let report = search(&request);
        fewest = fewest.min(report.lines[0].draws);
        let line = report.lines[0].actions.clone();
        reviewer.record(request.id, SearchResult { value: evaluation(&report), line });
    }
    (reviewer, fewest)
}

#[test]
fn an_unlucky_draw_is_no_blunder() {
    let tree = after(UNLUCKY, &[ANT]);
    let (reviewer, fewest) = review(&tree);
    assert!(fewest >= 8, "{fewest}");
    let review = reviewer.review();
    assert_eq!(review.moves[0].judgement, None, "{:?}", review.moves[0]);
    assert_eq!(review.moves[0].drawn.tile().map(|tile| tile.to_string()).as_deref(), Some("bA3"));
    // Searches that choose a tile of the bag would say otherwise.
    let game: Game = UNLUCKY.parse().unwrap();
    let played = game.position().read_move(ANT).unwrap();
    let limits = Limits { nodes: Some(40_000), ..Limits::default() };
    let best = Engine::new(16).search(&game, limits, &|| false, &mut |_| {}).unwrap();
    let worse = Engine::new(16).search_action(&game, played, limits, &|| false).unwrap();
    let family = game.position().game_type().family();
    let chance = |report| skep_review::WinChance::of(evaluation(report), family);
    assert!(chance(&best).loss_to(chance(&worse)) > skep_review::BLUNDER);
}

#[test]
fn the_best_move_places_the_tile_that_was_drawn() {
    let game: Game = UNLUCKY.parse().unwrap();
    let position = game.position();
    let is_ant = |action: &Action| matches!(*action, Action::Place { tile, .. } if tile.to_string() == "bA3");
    for place in position.actions().into_iter().filter(is_ant) {
        let (reviewer, _) = review(&after(UNLUCKY, &[&position.write_move(place)]));
        assert!(is_ant(&reviewer.review().moves[0].best_line[0]));
    }
}

#[test]
fn whatever_is_drawn_the_move_is_judged_alike() {
    let start = "Base+Swarm;White[9];0,0:wQ 1,0:bQ -1,0:wA1 2,0:bA1;white=wB1,wG1;black=bB1,bG1";
    let game: Game = start.parse().unwrap();
    let position = game.position();
    let placing = position.read_move("wB1 -wA1").unwrap();
    let drawn = position.draws(placing).into_iter();
    let values: Vec<_> = drawn
        .map(|tile| {
            let mut tree = after(start, &[]);
            tree.play(placing.drawing(Some(tile))).unwrap();
            let (reviewer, fewest) = review(&tree);
            assert!(fewest >= 8, "{fewest}");
            let review = reviewer.review();
            assert!(review.moves[0].draws);
            (review.moves[0].best_value, review.moves[0].played_value)
        })
        .collect();
    assert!(values.len() > 3 && values.iter().all(|it| *it == values[0]), "{values:?}");
}

#[test]
fn an_answer_that_draws_is_judged_by_every_draw() {
    let game: Game = UNLUCKY.parse().unwrap();
    let position = game.position();
    let place = position.read_move(ANT).unwrap();
    let step = position.actions().into_iter().find(|it| matches!(it, Action::Move { .. })).unwrap();
    let (reviewer, _) = review(&after(UNLUCKY, &[&position.write_move(step)]));
    let request = reviewer.search_answer(0, place).unwrap();
    assert_eq!((request.action, request.drawn.tile()), (Action::Draw { drawn: None }, None));
    // Where the tile had been drawn, the answer is its place.
    let (reviewer, _) = review(&after(UNLUCKY, &[ANT]));
    let request = reviewer.search_answer(0, place).unwrap();
    assert_eq!(request.action, place);
    assert_eq!(request.drawn.tile().map(|tile| tile.to_string()).as_deref(), Some("bA3"));
}

#[test]
fn tiles_that_were_picked_before_the_first_turn_were_not_drawn() {
    let moves = ["pick wA1 wB1 wG1", "pick bA1 bB1 bG1", "wA1 +bG2", "bA1 wA1- +wG2"];
    let tree = after("Base+Swarm", &moves);
    let (reviewer, fewest) = review(&tree);
    assert!(fewest >= 8, "{fewest}");
    for it in reviewer.review().moves {
        assert_eq!((it.drawn.tile(), it.draws), (None, true));
    }
}

//! Reviews of small games with scripted searches.

use skep_record::GameTree;
use skep_review::{
    Effort, Evaluation, ForcedEnd, Judgement, Review, Reviewer, SearchId, SearchRequest,
    SearchResult, Share,
};
use skep_rules::{Action, Color, GameType, Position};

/// A game in which every move but the last has alternatives.
fn game() -> GameTree {
    let mut tree = GameTree::new(GameType::BASE);
    for text in ["wS1", "bG1 -wS1", "wQ wS1/", "bQ \\bG1", "wA1 wQ-", "bA1 -bQ"] {
        tree.play_text(text).unwrap();
    }
    tree
}

/// Another legal action than this one.
fn other(position: &Position, action: Action) -> Action {
    position.actions().into_iter().find(|it| it.bits() != action.bits()).unwrap()
}

/// Runs a review. `value` says what a search finds for the move of this ply: the value of the best action, and that of the
/// played action if it is not the best.
fn run(
    tree: &GameTree,
    share: Share,
    value: impl Fn(usize, &SearchRequest) -> (i32, Option<i32>),
) -> (Reviewer, Vec<(usize, u64)>) {
    let mut reviewer = Reviewer::new(tree, tree.main_end(), Effort { nodes: 10, second_pass: 12 });
    let played: Vec<Action> = tree.game().history().collect();
    let mut searched = Vec::new();
    while let Some(request) = reviewer.next_search(share) {
        let ply = request.game.len();
        searched.push((ply, request.nodes));
        let (best, worse) = value(ply, &request);
        let (value, action) = match (request.action, worse) {
            (Some(action), worse) => (worse.unwrap_or(best), action),
            (None, None) => (best, played[ply]),
            (None, Some(_)) => (best, other(request.game.position(), played[ply])),
        };
        let value = Evaluation::Centipawns(value);
        reviewer.record(request.id, SearchResult { value, line: vec![action] });
        assert!(searched.len() < 100, "the review does not end");
    }
    (reviewer, searched)
}

fn judgements(review: &Review) -> Vec<Option<Judgement>> {
    review.moves.iter().map(|it| it.judgement).collect()
}

#[test]
fn best_moves_cost_nothing_and_are_searched_once() {
    let (reviewer, searched) = run(&game(), Share::WHOLE, |ply, _| (10 * ply as i32, None));
    // From the last move to the first.
    assert_eq!(searched, [5, 4, 3, 2, 1, 0].map(|ply| (ply, 10)));
    assert_eq!(reviewer.progress(), 1.0);
    let review = reviewer.review();
    assert!(review.moves.iter().all(|it| it.loss == 0.0 && it.accuracy == 100.0));
    assert_eq!(judgements(&review), [None; 6]);
    assert_eq!(review.players.white.accuracy, Some(100.0));
    assert_eq!(review.chances.len(), 7);
}

#[test]
fn a_loss_is_searched_again_with_more_effort() {
    let value = |ply, _: &SearchRequest| if ply == 2 { (0, Some(-400)) } else { (0, None) };
    let (reviewer, searched) = run(&game(), Share::WHOLE, value);
    let third: Vec<u64> =
        searched.iter().filter(|(ply, _)| *ply == 2).map(|&(_, nodes)| nodes).collect();
    assert_eq!(third, [10, 10, 120, 120]);
    let review = reviewer.review();
    assert_eq!(review.moves[2].judgement, Some(Judgement::Blunder));
    assert_eq!(review.players.white.blunders, 1);
    assert!(review.players.white.accuracy < review.players.black.accuracy);
}

#[test]
fn the_second_pass_may_take_a_judgement_back() {
    let value = |ply, request: &SearchRequest| match (ply, request.nodes) {
        (3, 10) => (0, Some(-400)),
        (3, _) => (-390, None),
        _ => (0, None),
    };
    let (reviewer, searched) = run(&game(), Share::WHOLE, value);
    // In the second pass the played move is the best, so it is searched once.
    assert_eq!(searched.iter().filter(|(ply, _)| *ply == 3).count(), 3);
    assert_eq!(judgements(&reviewer.review()), [None; 6]);
}

#[test]
fn shares_divide_the_moves_and_together_complete_the_review() {
    let value = |ply, _: &SearchRequest| (10 * ply as i32, None);
    let tree = game();
    let (_, first) = run(&tree, Share { number: 0, of: 2 }, value);
    let (_, second) = run(&tree, Share { number: 1, of: 2 }, value);
    assert_eq!(first, [4, 2, 0].map(|ply| (ply, 10)));
    assert_eq!(second, [5, 3, 1].map(|ply| (ply, 10)));
}

#[test]
fn an_unfinished_review_shows_what_is_known() {
    let tree = game();
    let mut reviewer = Reviewer::new(&tree, tree.main_end(), Effort::default());
    let request = reviewer.next_search(Share::WHOLE).unwrap();
    let action = tree.game().last_action().unwrap();
    let result = SearchResult { value: Evaluation::Centipawns(0), line: vec![action] };
    reviewer.record(request.id, result);
    let review = reviewer.review();
    assert!(!reviewer.is_complete());
    assert!(reviewer.progress() > 0.0 && reviewer.progress() < 1.0);
    assert_eq!(review.moves.len(), 1);
    assert_eq!((review.moves[0].player, review.chances.len()), (Color::Black, 2));
}

#[test]
fn a_missed_forced_win_is_told_with_its_length() {
    let tree = game();
    let mut reviewer = Reviewer::new(&tree, tree.main_end(), Effort::default());
    let played: Vec<Action> = tree.game().history().collect();
    while let Some(request) = reviewer.next_search(Share::WHOLE) {
        let ply = request.game.len();
        let action = match ply {
            4 => other(request.game.position(), played[ply]),
            _ => played[ply],
        };
        let value = match (ply, request.action) {
            (4, None) => Evaluation::Win(3),
            _ => Evaluation::Centipawns(0),
        };
        reviewer.record(request.id, SearchResult { value, line: vec![action] });
    }
    let review = reviewer.review();
    assert_eq!(review.moves[4].forced, Some(ForcedEnd::MissedWin(3)));
    assert_eq!(review.moves[4].judgement, Some(Judgement::Blunder));
    assert!(review.moves[4].is_turning_point);
    let missed: Vec<u32> = review.missed_wins().map(|(_, plies)| plies).collect();
    assert_eq!((missed, review.players.white.missed_wins), (vec![3], 1));
    assert_eq!(review.turning_points().count(), 1);
}

#[test]
fn a_move_that_is_better_than_the_best_one_found_costs_nothing() {
    // The search for the best finds another action with 0, that of the played one 80.
    let value = |ply, _: &SearchRequest| if ply == 2 { (0, Some(80)) } else { (0, None) };
    let (reviewer, _) = run(&game(), Share::WHOLE, value);
    let review = reviewer.review();
    let third = &review.moves[2];
    assert_eq!((third.loss, third.judgement), (0.0, None));
    assert_eq!(third.best_line, [third.played]);
    assert!(review.chances[2].points() > 60.0);
}

#[test]
fn a_review_with_a_gap_begins_after_it() {
    let tree = game();
    let mut reviewer = Reviewer::new(&tree, tree.main_end(), Effort::default());
    let second = Share { number: 1, of: 2 };
    while let Some(request) = reviewer.next_search(second) {
        let action = request.action.unwrap_or(request.game.position().actions()[0]);
        let value = Evaluation::Centipawns(0);
        reviewer.record(request.id, SearchResult { value, line: vec![action] });
    }
    let review = reviewer.review();
    // The last move but one is missing.
    assert_eq!((review.missing, review.moves.len(), review.chances.len()), (5, 1, 2));
    let nodes: Vec<_> = review.nodes().collect();
    assert_eq!(nodes, tree.main_line()[4..]);
}

#[test]
fn results_that_were_kept_as_text_are_taken_over() {
    let tree = game();
    let mut reviewer = Reviewer::new(&tree, tree.main_end(), Effort::default());
    let id = reviewer.next_search(Share::WHOLE).unwrap().id;
    assert_eq!(SearchId::from_number(id.number()), id);
    let value = Evaluation::Centipawns(0);
    assert!(!reviewer.record_text(id, value, &["nonsense".to_owned()]));
    assert!(!reviewer.record_text(SearchId::from_number(1_000_000), value, &[]));
    assert!(reviewer.record_text(id, value, &["bA1 -bQ".to_owned()]));
    assert_eq!(reviewer.review().moves.len(), 1);
}

#[test]
fn choices_and_declarations_are_not_moves() {
    let mut tree = GameTree::new("Base+Swarm".parse().unwrap());
    for text in ["pick wA1 wB1 wG1", "pick bA1 bB1 bG1"] {
        tree.play_text(text).unwrap();
    }
    let draw = tree.position().actions()[0];
    let draw = tree.position().with_draw(draw, |bag| bag.into_iter().next());
    tree.play(draw).unwrap();
    tree.declare(skep_record::Declared::Resignation(Color::Black)).unwrap();
    let reviewer = Reviewer::new(&tree, tree.main_end(), Effort::default());
    let request = reviewer.next_search(Share::WHOLE).unwrap();
    assert_eq!(request.game.len(), 0);
    assert!(request.game.open_choice().is_none() && request.game.ending().is_none());
}

#[test]
fn a_game_without_moves_has_an_empty_review() {
    let tree = GameTree::new(GameType::BASE);
    let reviewer = Reviewer::new(&tree, tree.main_end(), Effort::default());
    assert!(reviewer.is_complete() && reviewer.next_search(Share::WHOLE).is_none());
    let review = reviewer.review();
    assert!(review.moves.is_empty() && review.players.white.accuracy.is_none());
}

#[test]
fn the_moves_of_a_sample_are_judged_whatever_lies_between_them() {
    let value = |ply, _: &SearchRequest| if ply == 2 { (0, Some(-400)) } else { (0, None) };
    let (reviewer, _) = run(&game(), Share { number: 0, of: 2 }, value);
    let sample: Vec<_> =
        reviewer.searched_moves().map(|(number, it)| (number, it.judgement)).collect();
    assert_eq!(sample, [(0, None), (2, Some(Judgement::Blunder)), (4, None)]);
    // The last move was not searched, so the review has not begun.
    assert_eq!(reviewer.review().moves.len(), 0);
}

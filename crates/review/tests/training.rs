//! Questions about the mistakes of a game with scripted searches.

use skep_record::GameTree;
use skep_review::{
    Effort, Evaluation, Judgement, Phase, Reviewer, SearchResult, Share, Training, TrainingSummary,
};
use skep_rules::{Action, Color, GameType, Position};

/// Another legal action than these.
fn other(position: &Position, known: &[Action]) -> Action {
    let is_known = |it: &Action| known.iter().any(|known| known.bits() == it.bits());
    position.actions().into_iter().find(|it| !is_known(it)).unwrap()
}

/// A review in which both third moves are blunders, and Black's second one an inaccuracy.
fn reviewer() -> (GameTree, Reviewer) {
    let mut tree = GameTree::new(GameType::BASE);
    for text in ["wS1", "bG1 -wS1", "wQ wS1/", "bQ \\bG1", "wA1 wQ-", "bA1 -bQ"] {
        tree.play_text(text).unwrap();
    }
    let played: Vec<Action> = tree.game().history().collect();
    let mut reviewer = Reviewer::new(&tree, tree.main_end(), Effort { nodes: 10, second_pass: 12 });
    while let Some(request) = reviewer.next_search(Share::WHOLE) {
        let ply = request.game.len();
        let lost = [0, 0, 0, 30, 300, 300][ply];
        let position = request.game.position();
        let (value, action) = match request.action {
            Some(action) => (-lost, action),
            None if lost > 0 => (0, other(position, &[played[ply]])),
            None => (0, played[ply]),
        };
        let value = Evaluation::Centipawns(value);
        reviewer.record(request.id, SearchResult { value, line: vec![action] });
    }
    (tree, reviewer)
}

fn training() -> (Position, Reviewer, Training) {
    let (mut tree, reviewer) = reviewer();
    let training = reviewer.training(Color::Black);
    tree.go_to(training.question().unwrap().before);
    (tree.position().clone(), reviewer, training)
}

#[test]
fn only_moves_that_lost_more_than_ten_points_are_asked() {
    let (_, reviewer) = reviewer();
    assert_eq!(reviewer.review().moves[3].judgement, Some(Judgement::Inaccuracy));
    let training = reviewer.training(Color::Black);
    assert_eq!(training.place(), (1, 1));
    assert_eq!(training.question().unwrap().index, 5);
    assert_eq!(reviewer.training(Color::White).question().unwrap().index, 4);
}

#[test]
fn the_best_move_is_accepted_without_a_search() {
    let (_, _, mut training) = training();
    let best = training.question().unwrap().best_line[0];
    assert!(!training.answer(best));
    assert_eq!(training.phase(), Phase::Right { action: best, loss: 0.0 });
    training.advance();
    assert_eq!(training.phase(), Phase::Finished);
    assert_eq!(training.summary(), TrainingSummary { questions: 1, found: 1, at_once: 1 });
}

#[test]
fn the_mistake_itself_is_refused_without_a_search() {
    let (_, _, mut training) = training();
    let played = training.question().unwrap().played;
    assert!(!training.answer(played));
    assert!(matches!(training.phase(), Phase::Wrong { loss, .. } if loss > 10.0));
    training.retry();
    assert_eq!(training.phase(), Phase::Asking);
}

#[test]
fn another_answer_is_searched_with_the_effort_of_the_review_and_judged() {
    let (position, reviewer, mut training) = training();
    let question = training.question().unwrap().clone();
    let answer = other(&position, &[question.best_line[0], question.played]);
    assert!(training.answer(answer));
    assert_eq!(training.phase(), Phase::Judging(answer));
    let request = reviewer.search_answer(question.index, answer).unwrap();
    assert_eq!((request.nodes, request.game.len()), (120, 5));
    // 50 centipawns are more than 4 points, 10 are fewer.
    training.judge(Evaluation::Centipawns(-50));
    assert!(matches!(training.phase(), Phase::Wrong { .. }));
    assert!(training.answer(answer));
    training.judge(Evaluation::Centipawns(-10));
    assert!(matches!(training.phase(), Phase::Right { loss, .. } if loss > 0.0));
    training.advance();
    assert_eq!(training.summary(), TrainingSummary { questions: 1, found: 1, at_once: 0 });
}

#[test]
fn a_shown_solution_is_not_found_and_takes_no_answer() {
    let (_, _, mut training) = training();
    let best = training.question().unwrap().best_line[0];
    training.show();
    assert_eq!(training.phase(), Phase::Shown);
    assert!(!training.answer(best));
    assert_eq!(training.phase(), Phase::Shown);
    training.advance();
    assert_eq!(training.summary(), TrainingSummary { questions: 1, found: 0, at_once: 0 });
}

#[test]
fn a_value_without_an_open_answer_changes_nothing() {
    let (_, _, mut training) = training();
    training.judge(Evaluation::Centipawns(0));
    assert_eq!(training.phase(), Phase::Asking);
}

#[test]
fn an_equally_good_answer_is_right_but_not_the_best() {
    let (position, _, mut training) = training();
    let question = training.question().unwrap().clone();
    let answer = other(&position, &[question.best_line[0], question.played]);
    training.answer(answer);
    training.judge(Evaluation::Centipawns(0));
    assert_eq!(training.phase(), Phase::Right { action: answer, loss: 0.0 });
    assert!(!question.is_best(answer) && question.is_best(question.best_line[0]));
}

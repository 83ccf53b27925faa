//! The better lines of a review as variations of the game.

use skep_record::{GameTree, NodeId};
use skep_review::{Review, ReviewedMove};

/// At most this many moves of a better line are added.
const LINE_LENGTH: usize = 5;

/// A line that is in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AddedLine {
    /// The node after the first move of the line.
    pub(super) first: NodeId,
    /// The first node that was not in the tree before.
    pub(super) new: Option<NodeId>,
}

/// Adds the better line of a move. `None` if the move was good, or if the line cannot be played because it begins with a
/// tile that is drawn from the bag. The cursor stays where it is, and steps forward still follow the game.
pub(super) fn add_line(tree: &mut GameTree, reviewed: &ReviewedMove) -> Option<AddedLine> {
    reviewed.judgement?;
    let here = tree.current();
    if !tree.go_to(reviewed.before) {
        return None;
    }
    let (mut first, mut new) = (None, None);
    for &action in reviewed.best_line.iter().take(LINE_LENGTH) {
        let before = tree.len();
        if tree.position().awaits_draw(action) {
            break;
        }
        let Ok(node) = tree.play(action) else { break };
        first = first.or(Some(node));
        new = new.or((tree.len() > before).then_some(node));
    }
    // The tree remembers the line that was visited last.
    tree.go_to(tree.main_end());
    tree.go_to(here);
    first.map(|first| AddedLine { first, new })
}

/// Adds the better lines of all judged moves. Returns the nodes with which the new variations begin.
pub(super) fn add_lines(tree: &mut GameTree, review: &Review) -> Vec<NodeId> {
    review.moves.iter().filter_map(|it| add_line(tree, it)?.new).collect()
}

/// Removes variations that were added.
pub(super) fn remove_lines(tree: &mut GameTree, added: &[NodeId]) {
    for &node in added {
        tree.delete(node);
    }
}

#[cfg(test)]
mod tests {
    use skep_review::{Effort, Evaluation, Reviewer, SearchResult, Share};
    use skep_rules::GameType;

    use super::*;

    /// A game whose second move is a blunder: another line of two moves is better.
    fn reviewed() -> (GameTree, Review) {
        let mut tree = GameTree::new(GameType::BASE);
        for text in ["wS1", "bS1 wS1-", "wQ -wS1"] {
            tree.play_text(text).unwrap();
        }
        let mut reviewer = Reviewer::new(&tree, tree.main_end(), Effort::default());
        while let Some(request) = reviewer.next_search(Share::WHOLE) {
            let is_blunder = request.game.len() == 1;
            let (score, line): (i32, &[&str]) = match (request.game.len(), request.action) {
                (1, None) => (0, &["bG1 wS1-", "wG1 -wS1"]),
                (1, Some(_)) => (-900, &["bS1 wS1-"]),
                (0, _) => (0, &["wS1"]),
                _ => (0, &["wQ -wS1"]),
            };
            assert!(is_blunder || request.action.is_none());
            let line: Vec<String> = line.iter().map(|&text| text.to_owned()).collect();
            assert!(reviewer.record_text(request.id, Evaluation::Centipawns(score), &line));
        }
        (tree, reviewer.review())
    }

    fn texts(tree: &GameTree) -> Vec<(usize, String)> {
        tree.rows().map(|row| (row.depth, row.text.to_owned())).collect()
    }

    #[test]
    fn a_better_line_becomes_a_variation_and_can_be_removed() {
        let (mut tree, review) = reviewed();
        let before = texts(&tree);
        let here = tree.current();
        let added = add_lines(&mut tree, &review);
        assert_eq!(added.len(), 1);
        let variation: Vec<String> =
            texts(&tree).into_iter().filter(|(depth, _)| *depth == 1).map(|(_, it)| it).collect();
        assert_eq!(variation, ["bG1 wS1-", "wG1 -wS1"]);
        assert_eq!(tree.current(), here);
        remove_lines(&mut tree, &added);
        assert_eq!(texts(&tree), before);
    }

    #[test]
    fn after_adding_a_line_steps_forward_follow_the_game() {
        let (mut tree, review) = reviewed();
        tree.to_start();
        add_lines(&mut tree, &review);
        tree.to_end();
        assert_eq!(tree.current(), tree.main_end());
    }

    #[test]
    fn a_line_that_is_there_already_is_found_and_not_added() {
        let (mut tree, review) = reviewed();
        let blunder = &review.moves[1];
        let line = add_line(&mut tree, blunder).unwrap();
        assert_eq!(line.new, Some(line.first));
        let again = add_line(&mut tree, blunder).unwrap();
        assert_eq!((again.first, again.new), (line.first, None));
        assert!(add_line(&mut tree, &review.moves[0]).is_none(), "a good move has no better line");
    }

    #[test]
    fn a_line_that_begins_with_an_unknown_draw_is_not_added() {
        let mut tree = GameTree::new("Base+Swarm".parse().unwrap());
        for text in ["pick wA1 wB1 wG1", "pick bA1 bB1 bG1", "wA1 +bG2"] {
            tree.play_text(text).unwrap();
        }
        let mut reviewer = Reviewer::new(&tree, tree.main_end(), Effort::default());
        while let Some(request) = reviewer.next_search(Share::WHOLE) {
            let best = request.game.position().read_move("wB1").unwrap();
            let (score, action) = request.action.map_or((0, best), |played| (-900, played));
            let value = Evaluation::Centipawns(score);
            reviewer.record(request.id, SearchResult { value, line: vec![action] });
        }
        let review = reviewer.review();
        assert!(review.moves[0].judgement.is_some() && review.moves[0].draws);
        assert!(add_lines(&mut tree, &review).is_empty());
    }
}

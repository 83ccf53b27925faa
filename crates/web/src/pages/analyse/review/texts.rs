//! What the review says in words.

use skep_record::{GameTree, NodeId};
use skep_review::{ForcedEnd, Judgement, Review, ReviewedMove, WinChance};
use skep_rules::{Color, Family, Position};
use skep_words::Words;

/// A judgement in words.
pub(super) fn judgement(words: &Words, judgement: Judgement) -> String {
    words.text(match judgement {
        Judgement::Inaccuracy => "review-inaccuracy",
        Judgement::Mistake => "review-mistake",
        Judgement::Blunder => "review-blunder",
    })
}

/// A share of 100, rounded.
pub(super) fn percent(words: &Words, points: f64) -> String {
    words.with("review-percent", &[("points", (points.round() as i64).into())])
}

/// What is wrong with a move, as a sentence. Empty for a good move.
pub(super) fn verdict(words: &Words, reviewed: &ReviewedMove, family: Family) -> String {
    let Some(judged) = reviewed.judgement else { return String::new() };
    let moves = |plies: u32| [("moves", u64::from(plies.div_ceil(2)).into())];
    let chance = |value| percent(words, WinChance::of(value, family).points());
    let reason = match reviewed.forced {
        Some(ForcedEnd::MissedWin(plies)) => words.with("review-missed-win", &moves(plies)),
        Some(ForcedEnd::AllowedLoss(plies)) => words.with("review-allowed-loss", &moves(plies)),
        None => words.with(
            "review-falls",
            &[
                ("before", chance(reviewed.best_value).into()),
                ("after", chance(reviewed.played_value).into()),
            ],
        ),
    };
    let judged = judgement(words, judged);
    words.with("review-verdict", &[("judgement", judged.into()), ("reason", reason.into())])
}

/// The best action instead of a judged move, as a sentence. `before` is the position before the move. Empty for a good
/// move.
pub(super) fn best_was(words: &Words, reviewed: &ReviewedMove, before: &Position) -> String {
    match (reviewed.judgement, reviewed.best_line.first()) {
        (Some(_), Some(&best)) => {
            words.with("review-best-was", &[("action", words.action(before, best).into())])
        }
        _ => String::new(),
    }
}

/// The summary of both players: a name, White's value, Black's value.
pub(super) fn summary_rows(words: &Words, review: &Review) -> [[String; 3]; 5] {
    let accuracy = |it: Option<f64>| it.map_or_else(|| "–".to_owned(), |it| percent(words, it));
    let (white, black) = (&review.players.white, &review.players.black);
    let count = |key: &str, white: usize, black: usize| {
        [words.text(key), white.to_string(), black.to_string()]
    };
    [
        [words.text("review-accuracy"), accuracy(white.accuracy), accuracy(black.accuracy)],
        count("review-inaccuracies", white.inaccuracies, black.inaccuracies),
        count("review-mistakes", white.mistakes, black.mistakes),
        count("review-blunders", white.blunders, black.blunders),
        count("review-missed-wins", white.missed_wins, black.missed_wins),
    ]
}

/// The graph as one sentence, for people who do not see it.
pub(super) fn summary(words: &Words, review: &Review) -> String {
    let accuracy = |it: Option<f64>| it.map_or_else(|| "–".to_owned(), |it| percent(words, it));
    words.with(
        "review-summary",
        &[
            ("white", accuracy(review.players.white.accuracy).into()),
            ("black", accuracy(review.players.black.accuracy).into()),
            ("turns", review.turning_points().count().into()),
        ],
    )
}

/// A point of the graph as sentences: the move that leads to it, White's win chance after it, and what was wrong with it.
/// `last` is the move with the position before it.
pub(super) fn point(
    words: &Words,
    last: Option<(&ReviewedMove, &Position)>,
    chance: WinChance,
) -> String {
    let chance = percent(words, chance.points());
    let Some((reviewed, before)) = last else {
        return words.with("review-point-start", &[("chance", chance.into())]);
    };
    let text = words.with(
        "review-point",
        &[
            ("number", before.turn().into()),
            ("action", words.action(before, reviewed.played).into()),
            ("chance", chance.into()),
        ],
    );
    let verdict = verdict(words, reviewed, before.game_type().family());
    format!("{text} {verdict}").trim_end().to_owned()
}

/// The name of a move in a list: `3… bA1 -bQ`.
pub(super) fn move_name(tree: &GameTree, node: NodeId) -> Option<String> {
    let row = tree.row(node)?;
    let dots = if row.player == Color::White { "." } else { "…" };
    Some(format!("{}{dots} {}", row.turn, row.text))
}

#[cfg(test)]
mod tests {
    use skep_review::{Effort, Evaluation, Reviewer, Share};
    use skep_rules::GameType;
    use skep_words::Language;

    use super::*;

    /// A review in which the third move loses this much, or has these values.
    fn reviewed(best: Evaluation, played: Evaluation) -> (GameTree, Review) {
        let mut tree = GameTree::new(GameType::BASE);
        for text in ["wS1", "bS1 wS1-", "wQ -wS1"] {
            tree.play_text(text).unwrap();
        }
        let mut reviewer = Reviewer::new(&tree, tree.main_end(), Effort::default());
        while let Some(request) = reviewer.next_search(Share::WHOLE) {
            let (value, line) = match (request.game.len(), request.action) {
                (2, None) => (best, "wA1 -wS1"),
                (2, Some(_)) => (played, "wQ -wS1"),
                (1, _) => (Evaluation::Centipawns(0), "bS1 wS1-"),
                _ => (Evaluation::Centipawns(0), "wS1"),
            };
            assert!(reviewer.record_text(request.id, value, &[line.to_owned()]));
        }
        (tree, reviewer.review())
    }

    fn verdicts(best: Evaluation, played: Evaluation) -> [String; 3] {
        let (_, review) = reviewed(best, played);
        Language::ALL.map(|language| {
            verdict(&Words::new(language), &review.moves[2], Family::Base).replace('\u{a0}', " ")
        })
    }

    #[test]
    fn a_missed_win_is_told_with_its_length() {
        assert_eq!(
            verdicts(Evaluation::Win(5), Evaluation::Centipawns(0)),
            [
                "Blunder: missed a forced win in 3 moves.",
                "Gaffe : manque un gain forcé en 3 coups.",
                "Errore grave: si lascia sfuggire una vittoria forzata in 3 mosse.",
            ]
        );
    }

    #[test]
    fn a_loss_is_told_by_the_win_chance_before_and_after() {
        assert_eq!(
            verdicts(Evaluation::Centipawns(0), Evaluation::Centipawns(-60))[0],
            "Mistake: win chance falls from 50% to 37%."
        );
    }

    #[test]
    fn a_point_of_the_graph_is_a_sentence() {
        let (mut tree, review) = reviewed(Evaluation::Centipawns(0), Evaluation::Centipawns(-900));
        let words = Words::new(Language::English);
        tree.go_to(review.moves[2].before);
        let (before, third) = (tree.position().clone(), &review.moves[2]);
        assert_eq!(
            point(&words, Some((third, &before)), WinChance::from_points(3.2)),
            "Turn 2: White places the Queen Bee to the left of white Spider 1. White’s win chance: 3%. \
             Blunder: win chance falls from 50% to 0%."
        );
        assert_eq!(
            best_was(&words, third, &before),
            "Best was: White places Ant 1 to the left of white Spider 1."
        );
        assert_eq!(
            point(&words, None, WinChance::EVEN),
            "Start of the game. White’s win chance: 50%."
        );
        assert_eq!(move_name(&tree, third.node).as_deref(), Some("2. wQ -wS1"));
    }

    #[test]
    fn the_summary_counts_for_both_players() {
        let (_, review) = reviewed(Evaluation::Win(1), Evaluation::Centipawns(0));
        let words = Words::new(Language::English);
        let rows = summary_rows(&words, &review);
        assert_eq!(rows[3], ["Blunders", "1", "0"].map(str::to_owned));
        assert_eq!(rows[4], ["Missed wins", "1", "0"].map(str::to_owned));
        assert!(
            summary(&words, &review).ends_with("One turning point."),
            "{}",
            summary(&words, &review)
        );
    }
}

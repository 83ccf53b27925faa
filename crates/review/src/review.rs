//! The result of a review.

use skep_record::NodeId;
use skep_rules::{Action, ByColor, Color, DrawnTile};

use crate::accuracy::{WeightedMove, game_accuracy, move_accuracy, weights};
use crate::evaluation::Evaluation;
use crate::judgement::{ForcedEnd, Judgement, MISTAKE};
use crate::reviewer::{LineMove, Reviewer};
use crate::win_chance::WinChance;

/// A line of a game, judged move by move.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The moves, in order.
    pub moves: Vec<ReviewedMove>,
    /// The number of moves at the beginning of the line that have not been searched yet.
    pub missing: usize,
    /// White's win chance before the first of the moves and after each of them.
    pub chances: Vec<WinChance>,
    /// How well each player played.
    pub players: ByColor<PlayerSummary>,
}

/// One move of a review.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedMove {
    /// The node that the move leads to.
    pub node: NodeId,
    /// The node before the move.
    pub before: NodeId,
    /// Who played it.
    pub player: Color,
    /// The action that was played.
    pub played: Action,
    /// The best line; it begins with the best action.
    pub best_line: Vec<Action>,
    /// The value of the best action for the player.
    pub best_value: Evaluation,
    /// The value of the action that was played, for the player.
    pub played_value: Evaluation,
    /// Points of win chance that the move lost, from 0 to 100.
    pub loss: f64,
    /// The accuracy of the move, from 0 to 100.
    pub accuracy: f64,
    /// What is wrong with the move, if anything.
    pub judgement: Option<Judgement>,
    /// The forced end that the move gave away or allowed.
    pub forced: Option<ForcedEnd>,
    /// Whether the move changed who is likely to win.
    pub is_turning_point: bool,
    /// Whether the move drew a tile from the bag. Its value is an average over what could be drawn.
    pub draws: bool,
    /// The tile that had been drawn before the move and had to be placed: the best action places it too.
    pub drawn: DrawnTile,
}

/// How well a player played.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PlayerSummary {
    /// The number of moves.
    pub moves: usize,
    /// The accuracy of all moves, from 0 to 100; `None` without moves.
    pub accuracy: Option<f64>,
    /// The numbers of inaccuracies, mistakes and blunders.
    pub inaccuracies: usize,
    /// Moves that lost 10 points or more.
    pub mistakes: usize,
    /// Moves that lost 15 points or more, or a forced win.
    pub blunders: usize,
    /// Forced wins that were given away.
    pub missed_wins: usize,
    /// The average loss of a move, in points of win chance.
    pub mean_loss: f64,
}

/// Win chances between this and its complement count as balanced.
const BALANCED: f64 = 60.0;

impl Reviewer {
    /// The review as far as the searches have come: the moves after the last one that has not been searched.
    pub fn review(&self) -> Review {
        let unsearched = self.moves.iter().rposition(|it| it.deepest_values().is_none());
        let missing = unsearched.map_or(0, |last| last + 1);
        let mut moves: Vec<ReviewedMove> =
            self.moves[missing..].iter().filter_map(|it| self.reviewed(it)).collect();
        let chances = self.chances(&moves);
        for (index, it) in moves.iter_mut().enumerate() {
            it.is_turning_point = it.judgement >= Some(Judgement::Mistake)
                && side(chances[index]) != side(chances[index + 1]);
        }
        let players = ByColor {
            white: summary(&moves, &chances, Color::White),
            black: summary(&moves, &chances, Color::Black),
        };
        Review { moves, missing, chances, players }
    }

    /// Every move that has been searched, with its number, whatever is missing between them. Turning points are not known.
    pub fn searched_moves(&self) -> impl Iterator<Item = (usize, ReviewedMove)> {
        let moves = self.moves.iter().enumerate();
        moves.filter_map(|(index, it)| Some((index, self.reviewed(it)?)))
    }

    fn reviewed(&self, it: &LineMove) -> Option<ReviewedMove> {
        let (best, played_value) = it.deepest_values()?;
        let with_chance = |value| (value, WinChance::of(value, self.family));
        let (mut best_value, played_value) = (with_chance(best.value), with_chance(played_value));
        let mut best_line = best.line.clone();
        if played_value.1 > best_value.1 {
            // The search for the best action has overlooked the one that was played.
            (best_value, best_line) = (played_value, vec![it.action]);
        }
        let loss = best_value.1.loss_to(played_value.1);
        let is_best = best_line.first().is_some_and(|first| first.bits() == it.action.bits());
        Some(ReviewedMove {
            node: it.node,
            before: it.before,
            player: it.player,
            played: it.action,
            best_line,
            best_value: best_value.0,
            played_value: played_value.0,
            loss,
            accuracy: move_accuracy(loss),
            judgement: Judgement::of(best_value, played_value).filter(|_| !is_best),
            forced: ForcedEnd::of(best_value.0, played_value.0).filter(|_| !is_best),
            is_turning_point: false,
            draws: it.draws,
            drawn: it.drawn,
        })
    }

    /// White's chances: before each move that of the best action, at the end that of the last move.
    fn chances(&self, moves: &[ReviewedMove]) -> Vec<WinChance> {
        let of_white = |player: Color, value: Evaluation| {
            let chance = WinChance::of(value, self.family);
            if player == Color::White { chance } else { chance.of_opponent() }
        };
        let before = moves.iter().map(|it| of_white(it.player, it.best_value));
        let last = moves.last().map(|it| of_white(it.player, it.played_value));
        before.chain(last).collect()
    }
}

impl ReviewedMove {
    /// Whether a [`Training`](crate::Training) asks about the move: it lost more than 10 points.
    pub fn is_asked(&self) -> bool {
        self.loss > MISTAKE
    }
}

impl Review {
    /// The moves that changed who is likely to win.
    pub fn turning_points(&self) -> impl Iterator<Item = &ReviewedMove> {
        self.moves.iter().filter(|it| it.is_turning_point)
    }

    /// The moves that gave a forced win away, with its length in actions of both players.
    pub fn missed_wins(&self) -> impl Iterator<Item = (&ReviewedMove, u32)> {
        self.moves.iter().filter_map(|it| match it.forced {
            Some(ForcedEnd::MissedWin(plies)) => Some((it, plies)),
            Some(ForcedEnd::AllowedLoss(_)) | None => None,
        })
    }

    /// The node to which each of the chances belongs.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> {
        let first = self.moves.first().map(|it| it.before);
        first.into_iter().chain(self.moves.iter().map(|it| it.node))
    }
}

/// Who is likely to win: positive for White, negative for Black, 0 if the game is balanced.
fn side(chance: WinChance) -> i8 {
    match chance.points() {
        BALANCED.. => 1,
        points if points <= 100.0 - BALANCED => -1,
        _ => 0,
    }
}

fn summary(moves: &[ReviewedMove], chances: &[WinChance], player: Color) -> PlayerSummary {
    let weights = weights(chances);
    let own: Vec<(&ReviewedMove, f64)> =
        moves.iter().zip(weights).filter(|(it, _)| it.player == player).collect();
    let weighted: Vec<WeightedMove> =
        own.iter().map(|&(it, weight)| WeightedMove { accuracy: it.accuracy, weight }).collect();
    let count = |wanted| own.iter().filter(|(it, _)| it.judgement == Some(wanted)).count();
    PlayerSummary {
        moves: own.len(),
        accuracy: game_accuracy(&weighted),
        inaccuracies: count(Judgement::Inaccuracy),
        mistakes: count(Judgement::Mistake),
        blunders: count(Judgement::Blunder),
        missed_wins: own
            .iter()
            .filter(|(it, _)| matches!(it.forced, Some(ForcedEnd::MissedWin(_))))
            .count(),
        mean_loss: own.iter().map(|(it, _)| it.loss).sum::<f64>() / own.len().max(1) as f64,
    }
}

//! Accuracy: one number from 0 to 100 for a move, and for all moves of a player.

use crate::win_chance::WinChance;

/// The accuracy of a move that loses this many points of win chance.
///
/// An exponential curve: 100 if nothing is lost, about 65 for 10 points, 0 from about 80 points on.
pub fn move_accuracy(loss: f64) -> f64 {
    if loss <= 0.0 {
        return 100.0;
    }
    let accuracy = 103.1668 * (-0.043_544 * loss).exp() - 3.1669 + 1.0;
    accuracy.clamp(0.0, 100.0)
}

/// A move as the accuracy of a game sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct WeightedMove {
    pub(crate) accuracy: f64,
    /// How much was at stake: the standard deviation of the win chances around the move.
    pub(crate) weight: f64,
}

/// The accuracy of a player's moves: the mean of the mean weighted by what was at stake, and of the harmonic mean, which
/// punishes single bad moves. None without moves.
pub(crate) fn game_accuracy(moves: &[WeightedMove]) -> Option<f64> {
    if moves.is_empty() {
        return None;
    }
    let weights: f64 = moves.iter().map(|it| it.weight).sum();
    let weighted = moves.iter().map(|it| it.accuracy * it.weight).sum::<f64>() / weights;
    let inverse: f64 = moves.iter().map(|it| 1.0 / it.accuracy.max(1.0)).sum();
    let harmonic = moves.len() as f64 / inverse;
    Some((weighted + harmonic) / 2.0)
}

/// The weight of each move: the standard deviation of the win chances in a window around it, from 0.5 to 12. `chances` are
/// those of one player before the first move and after every move.
pub(crate) fn weights(chances: &[WinChance]) -> Vec<f64> {
    let moves = chances.len().saturating_sub(1);
    let width = (moves / 10).clamp(2, 8);
    let weight = |index: usize| {
        let first = (index + 1).saturating_sub(width).min(chances.len().saturating_sub(width));
        let window = &chances[first..(first + width).min(chances.len())];
        standard_deviation(window).clamp(0.5, 12.0)
    };
    (0..moves).map(weight).collect()
}

fn standard_deviation(chances: &[WinChance]) -> f64 {
    let count = chances.len().max(1) as f64;
    let mean = chances.iter().map(|it| it.points()).sum::<f64>() / count;
    let squares = chances.iter().map(|it| (it.points() - mean).powi(2)).sum::<f64>();
    (squares / count).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accuracy_falls_with_the_loss() {
        let accuracies = [0.0, 1.0, 5.0, 10.0, 30.0, 60.0, 100.0].map(move_accuracy);
        assert!(accuracies.is_sorted_by(|one, two| one > two), "{accuracies:?}");
        assert_eq!((accuracies[0], accuracies[6]), (100.0, 0.0));
        assert!((accuracies[3] - 64.6).abs() < 0.5, "{}", accuracies[3]);
    }

    #[test]
    fn one_bad_move_counts_more_than_its_share() {
        let moves = |accuracies: &[f64]| {
            let weighted = |&accuracy: &f64| WeightedMove { accuracy, weight: 1.0 };
            accuracies.iter().map(weighted).collect::<Vec<_>>()
        };
        assert_eq!(game_accuracy(&moves(&[100.0; 8])), Some(100.0));
        assert_eq!(game_accuracy(&[]), None);
        let mixed = game_accuracy(&moves(&[100.0, 100.0, 100.0, 20.0])).unwrap();
        assert!(mixed < 80.0, "{mixed}");
    }

    #[test]
    fn moves_in_quiet_phases_weigh_little() {
        let chances: Vec<WinChance> = [50, 50, 50, 50, 50, 50, 90, 20, 80, 80]
            .map(|value| WinChance::from_points(f64::from(value)))
            .to_vec();
        let weights = weights(&chances);
        assert_eq!(weights.len(), 9);
        assert_eq!(weights[0], 0.5);
        assert_eq!(weights[6], 12.0);
    }
}

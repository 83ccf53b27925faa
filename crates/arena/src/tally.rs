//! The results of a match so far.

use std::collections::HashMap;

use skep_rules::{ByColor, Color};

use crate::engine_id::{ByEngine, EngineId};
use crate::played_game::{EndReason, PlayedGame};
use crate::stats::Pairs;

/// Wins, draws and losses of the first engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wdl {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Wdl {
    /// The number of games.
    pub fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points scored, from 0 to 1.
    pub fn score(self) -> f64 {
        let points = f64::from(self.wins) + f64::from(self.draws) / 2.0;
        if self.games() == 0 { 0.5 } else { points / f64::from(self.games()) }
    }

    fn add(&mut self, half_points: usize) {
        *match half_points {
            0 => &mut self.losses,
            1 => &mut self.draws,
            _ => &mut self.wins,
        } += 1;
    }
}

/// An engine's thinking time.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ThinkingTime {
    moves: u32,
    seconds: f64,
    /// The longest time for one move, in seconds.
    pub longest: f64,
}

impl ThinkingTime {
    /// The mean time for a move, in seconds.
    pub fn mean(self) -> f64 {
        if self.moves == 0 { 0.0 } else { self.seconds / f64::from(self.moves) }
    }
}

/// The counts and sums of a match.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// The first engine's results by its colour.
    pub by_color: ByColor<Wdl>,
    /// The pairs of which both games are over.
    pub pairs: Pairs,
    /// The half points of the first finished game of each incomplete pair.
    half_pairs: HashMap<u32, usize>,
    /// The number of games by reason and loser.
    ends: HashMap<(EndReason, Option<EngineId>), u32>,
    /// The number of actions in all games.
    plies: u64,
    /// Each engine's thinking time.
    pub thinking: ByEngine<ThinkingTime>,
}

impl Tally {
    /// Adds a game.
    pub fn add(&mut self, played: &PlayedGame) {
        let half_points = played.half_points();
        self.by_color[played.color(EngineId::A)].add(half_points);
        match self.half_pairs.remove(&played.pair()) {
            Some(other) => self.pairs.add(other + half_points),
            None => drop(self.half_pairs.insert(played.pair(), half_points)),
        }
        let loser = played.winner.map(|winner| !winner);
        *self.ends.entry((played.end, loser)).or_default() += 1;
        self.plies += played.plies as u64;
        for side in EngineId::BOTH {
            let thinking = &mut self.thinking[side];
            for &seconds in &played.seconds[side] {
                thinking.moves += 1;
                thinking.seconds += seconds;
                thinking.longest = thinking.longest.max(seconds);
            }
        }
    }

    /// The first engine's results with both colours.
    pub fn results(&self) -> Wdl {
        let [white, black] = Color::ALL.map(|color| self.by_color[color]);
        Wdl {
            wins: white.wins + black.wins,
            draws: white.draws + black.draws,
            losses: white.losses + black.losses,
        }
    }

    /// The number of finished games.
    pub fn games(&self) -> u32 {
        self.results().games()
    }

    /// The number of games that an engine lost for this reason.
    pub fn lost_by(&self, side: EngineId, end: EndReason) -> u32 {
        self.ends.get(&(end, Some(side))).copied().unwrap_or(0)
    }

    /// The number of games that an engine forfeited.
    pub fn forfeits(&self, side: EngineId) -> u32 {
        EndReason::FORFEITS.into_iter().map(|end| self.lost_by(side, end)).sum()
    }

    /// The number of games drawn for this reason.
    pub fn drawn_by(&self, end: EndReason) -> u32 {
        self.ends.get(&(end, None)).copied().unwrap_or(0)
    }

    /// The mean length of a game, in actions.
    pub fn mean_plies(&self) -> f64 {
        if self.games() == 0 { 0.0 } else { self.plies as f64 / f64::from(self.games()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(game: u32, winner: Option<EngineId>, end: EndReason) -> PlayedGame {
        let white = if game.is_multiple_of(2) { EngineId::A } else { EngineId::B };
        let seconds = ByEngine { a: vec![0.5, 1.5], b: vec![0.25] };
        let (note, string) = (None, "Base".to_owned());
        PlayedGame { game, opening: 0, white, winner, end, note, plies: 20, seconds, string }
    }

    #[test]
    fn games_are_counted_by_colour_by_end_and_in_pairs() {
        let mut tally = Tally::default();
        tally.add(&played(0, Some(EngineId::A), EndReason::Surrounded));
        tally.add(&played(3, Some(EngineId::B), EndReason::Surrounded));
        assert_eq!(tally.pairs, Pairs::default());
        tally.add(&played(1, Some(EngineId::A), EndReason::Crash));
        tally.add(&played(2, None, EndReason::MaxPlies));
        tally.add(&played(5, None, EndReason::Repetition));
        assert_eq!(tally.pairs, Pairs([0, 1, 0, 0, 1]));
        assert_eq!(tally.results(), Wdl { wins: 2, draws: 2, losses: 1 });
        assert_eq!(tally.by_color.white, Wdl { wins: 1, draws: 1, losses: 0 });
        assert_eq!(tally.results().score(), 0.6);
        assert_eq!((tally.forfeits(EngineId::A), tally.forfeits(EngineId::B)), (0, 1));
        assert_eq!(tally.drawn_by(EndReason::MaxPlies), 1);
        assert_eq!(tally.mean_plies(), 20.0);
        assert_eq!((tally.thinking.a.mean(), tally.thinking.a.longest), (1.0, 1.5));
    }
}

//! Levels: opponents for people, from a beginner to full strength.
//!
//! A level is defined by two things that do not depend on the machine: the number of nodes it searches, and the
//! probability with which it plays a weaker action than the best. `cargo run --release -p skep-engine --example levels`
//! plays the levels against each other; each should score about 75 % against the one below.

use std::fmt;
use std::str::FromStr;

use fastrand::Rng;
use skep_rules::{Action, Game, Quoted};
use thiserror::Error;

use crate::players::one_ply::{Candidate, is_safe, one_ply_search, score_actions, winning_action};
use crate::{Engine, Limits, SearchReport, StopSignal};

/// The strength of the engine, from 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// A text that does not name a level.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0} is not a level: a level is a number from 1 to {max}, or its name", max = Level::MAX.0)]
pub struct LevelError(Quoted);

/// How a level finds its candidates.
#[derive(Clone, Copy, Debug)]
enum CandidateSearch {
    /// A one-ply search.
    OnePly,
    /// A search of this many nodes.
    Nodes(u64),
    /// A search that only the caller's limits end.
    Unlimited,
}

/// The definition of a level.
#[derive(Clone, Copy, Debug)]
struct Strength {
    name: &'static str,
    meaning: &'static str,
    effort: CandidateSearch,
    /// The number of candidates.
    lines: usize,
    /// The loss that makes a candidate e times less likely than the best one, in centipawns.
    temperature: f64,
    /// The greatest loss of a candidate that is played, in centipawns.
    max_loss: i32,
    /// Whether it avoids actions after which the opponent wins at once.
    is_careful: bool,
}

/// The levels: the life of a bee, from the egg through the duties of a worker, and the Queen.
#[rustfmt::skip]
const STRENGTHS: [Strength; 10] = [
    Strength { name: "Egg",     meaning: "Has just learnt the rules, and overlooks even what you threaten.",
               effort: CandidateSearch::OnePly,         lines: 20, temperature: 46.0,  max_loss: 300, is_careful: false },
    Strength { name: "Larva",   meaning: "Plays about what looks best now, and does not look ahead.",
               effort: CandidateSearch::OnePly,         lines: 12, temperature: 65.0,  max_loss: 200, is_careful: true },
    Strength { name: "Pupa",    meaning: "Looks ahead a little, and is easily content.",
               effort: CandidateSearch::Nodes(460),     lines: 4,  temperature: 37.0,  max_loss: 110, is_careful: true },
    Strength { name: "Cleaner", meaning: "Sees a few moves ahead but often slips.",
               effort: CandidateSearch::Nodes(1_000),   lines: 3,  temperature: 36.0,  max_loss: 100, is_careful: true },
    Strength { name: "Nurse",   meaning: "Sees a few moves ahead and slips now and then.",
               effort: CandidateSearch::Nodes(2_400),   lines: 2,  temperature: 16.0,  max_loss: 60,  is_careful: true },
    Strength { name: "Builder", meaning: "Sees a few moves ahead and no longer slips.",
               effort: CandidateSearch::Nodes(4_400),   lines: 1,  temperature: 0.0,   max_loss: 0,   is_careful: true },
    Strength { name: "Guard",   meaning: "Sees most of what you threaten in time.",
               effort: CandidateSearch::Nodes(13_000),  lines: 1,  temperature: 0.0,   max_loss: 0,   is_careful: true },
    Strength { name: "Forager", meaning: "Goes a long way, and seldom comes back with nothing.",
               effort: CandidateSearch::Nodes(45_000),  lines: 1,  temperature: 0.0,   max_loss: 0,   is_careful: true },
    Strength { name: "Scout",   meaning: "Has been where you are going.",
               effort: CandidateSearch::Nodes(200_000), lines: 1,  temperature: 0.0,   max_loss: 0,   is_careful: true },
    Strength { name: "Queen",   meaning: "The best that the engine can do in the time it has.",
               effort: CandidateSearch::Unlimited,      lines: 1,  temperature: 0.0,   max_loss: 0,   is_careful: true },
];

/// The action that a player has decided on.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The action.
    pub action: Action,
    /// The report of the search, if there was one. The action need not be its best.
    pub report: Option<SearchReport>,
}

impl Level {
    /// The lowest level.
    pub const MIN: Level = Level(1);
    /// Full strength.
    pub const MAX: Level = Level(STRENGTHS.len() as u8);

    /// All levels, the lowest first.
    pub const ALL: [Level; STRENGTHS.len()] = {
        let mut all = [Level::MIN; STRENGTHS.len()];
        let mut index = 0;
        while index < all.len() {
            all[index] = Level(index as u8 + 1);
            index += 1;
        }
        all
    };

    /// The level with this number, if there is one.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= Level::MAX.0 { Some(Level(number)) } else { None }
    }

    /// The number of the level, from 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The name of the level.
    pub const fn name(self) -> &'static str {
        self.strength().name
    }

    /// A sentence that describes the level to people.
    pub const fn meaning(self) -> &'static str {
        self.strength().meaning
    }

    const fn strength(self) -> &'static Strength {
        &STRENGTHS[self.0 as usize - 1]
    }

    /// The action that this level plays. `None` if the game is over or a choice before the first turn is open.
    ///
    /// The limits and `stop` may end the search earlier than the level itself would; the highest level has no limit of
    /// its own. `on_report` is called after every iteration of the search.
    pub fn decide(
        self,
        engine: &mut Engine,
        game: &Game,
        limits: Limits,
        stop: &dyn StopSignal,
        rng: &mut Rng,
        on_report: &mut dyn FnMut(&SearchReport),
    ) -> Option<Decision> {
        let strength = self.strength();
        let limits = match strength.effort {
            CandidateSearch::OnePly => {
                let action = strength.pick_by_one_ply(game, rng)?;
                return Some(Decision { action, report: None });
            }
            CandidateSearch::Nodes(nodes) => {
                let nodes = limits.nodes.map_or(nodes, |most| most.min(nodes));
                Limits { nodes: Some(nodes), ..limits }
            }
            CandidateSearch::Unlimited => limits,
        };
        let report = engine.search_multi_pv(game, limits, strength.lines, stop, on_report)?;
        let action = match strength.effort {
            CandidateSearch::Unlimited => report.best(),
            CandidateSearch::OnePly | CandidateSearch::Nodes(_) => {
                strength.pick_by_search(game, &report, rng)?
            }
        };
        Some(Decision { action, report: Some(report) })
    }
}

impl Strength {
    /// An action by one-ply search.
    fn pick_by_one_ply(&self, game: &Game, rng: &mut Rng) -> Option<Action> {
        if game.ending().is_some() || game.open_choice().is_some() {
            return None;
        }
        let mut candidates = score_actions(game.position(), &game.position().actions());
        candidates.truncate(self.lines);
        self.pick(game, &candidates, rng)
    }

    /// One of the first actions of a search's lines.
    fn pick_by_search(&self, game: &Game, report: &SearchReport, rng: &mut Rng) -> Option<Action> {
        let lines = report.lines.iter();
        let candidates: Vec<Candidate> = lines
            .map(|line| Candidate { action: line.actions[0], score: line.score.value() })
            .collect();
        self.pick(game, &candidates, rng)
    }

    /// One of the candidates at random, the weaker the less likely.
    fn pick(&self, game: &Game, candidates: &[Candidate], rng: &mut Rng) -> Option<Action> {
        let position = game.position();
        // Every level wins a game that it can win now.
        if let Some(winning) = winning_action(position) {
            return Some(winning);
        }
        let is_sensible =
            |candidate: &&Candidate| !self.is_careful || is_safe(position, candidate.action);
        let sensible: Vec<&Candidate> = candidates.iter().filter(is_sensible).collect();
        let Some(best) = sensible.iter().map(|candidate| candidate.score).max() else {
            // All candidates lose at once; any safe action is better.
            let mut others = position.actions();
            others.retain(|&action| is_safe(position, action));
            let first = candidates.first().map(|candidate| candidate.action);
            return one_ply_search(position, &others, rng).or(first);
        };
        let weight = |candidate: &&Candidate| self.weight(best - candidate.score);
        let sum: f64 = sensible.iter().map(weight).sum();
        let mut rest = rng.f64() * sum;
        let picked = sensible.iter().find(|candidate| {
            rest -= weight(candidate);
            rest < 0.0
        });
        picked.or(sensible.first()).map(|candidate| candidate.action)
    }

    /// The weight of a candidate in the random choice, by its loss against the best one in centipawns.
    fn weight(&self, loss: i32) -> f64 {
        match loss {
            0 => 1.0,
            _ if loss > self.max_loss || self.temperature <= 0.0 => 0.0,
            _ => (-f64::from(loss) / self.temperature).exp(),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Level, LevelError> {
        Level::ALL
            .into_iter()
            .find(|level| level.to_string() == text || level.name().eq_ignore_ascii_case(text))
            .ok_or_else(|| LevelError(Quoted::new(text)))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;

    fn decide(level: u8, game: &str, seed: u64) -> String {
        let game: Game = game.parse().unwrap();
        let level = Level::new(level).unwrap();
        let limits = Limits { depth: Some(3), ..Limits::default() };
        let mut rng = Rng::with_seed(seed);
        let decision = level.decide(
            &mut Engine::new(1),
            &game,
            limits,
            &AtomicBool::new(false),
            &mut rng,
            &mut |_| {},
        );
        game.position().write_move(decision.unwrap().action)
    }

    #[test]
    fn a_level_is_read_by_its_number_or_name() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(level.name().to_lowercase().parse(), Ok(level));
            assert_eq!(Level::new(level.number()), Some(level));
        }
        for text in ["0", "11", "01", "+1", "", "bee", "-1", "1.5"] {
            assert!(text.parse::<Level>().is_err(), "{text}");
        }
        let error = "11".parse::<Level>().unwrap_err().to_string();
        assert_eq!(error, "`11` is not a level: a level is a number from 1 to 10, or its name");
        assert_eq!((Level::new(0), Level::new(11)), (None, None));
    }

    #[test]
    fn every_level_takes_a_win_in_one() {
        let game =
            "Base;White[9];0,0:bQ 1,0:wA1 1,-1:wB1 0,-1:wS1 -1,0:bS1 -1,1:bA1 2,0:wQ 2,1:wA2";
        for level in 1..=10 {
            for seed in 0..5 {
                let played = decide(level, game, seed);
                let mut game: Game = game.parse().unwrap();
                game.play_text(&played).unwrap();
                assert!(game.ending().is_some(), "{level}: {played}");
            }
        }
    }

    #[test]
    fn a_careful_level_does_not_overlook_a_loss_in_one() {
        // Black threatens to close the ring around wQ with one of its Ants, and an Ant can be pinned or kept out.
        let game =
            "Base;White[9];0,0:wQ 1,0:bA1 1,-1:bB1 0,-1:bS1 -1,0:wS1 -1,1:wA1 2,0:bQ 2,1:bA2";
        let before: Game = game.parse().unwrap();
        let actions = before.position().actions();
        let safe = actions.iter().filter(|&&action| is_safe(before.position(), action)).count();
        assert!(safe > 0 && safe < actions.len());
        for level in 2..=10 {
            for seed in 0..5 {
                let played = before.position().read_move(&decide(level, game, seed)).unwrap();
                assert!(is_safe(before.position(), played), "{level}");
            }
        }
    }

    #[test]
    fn the_same_seed_plays_the_same() {
        let game = "Base+MLP;InProgress;White[3];wL;bL wL\\;wM \\wL;bM bL\\";
        for level in 1..=8 {
            assert_eq!(decide(level, game, 7), decide(level, game, 7));
        }
        assert!((0..20).any(|seed| decide(1, game, seed) != decide(1, game, 7)));
    }
}

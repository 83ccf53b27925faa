//! Levels: opponents for people, from a beginner to the best that the engine can do.
//!
//! A level is made of two things that do not depend on the machine: how many positions it looks at, and how likely it is
//! to be content with a lesser action. `cargo run --release -p skep-engine --example levels` measures
//! them against each other; each is meant to win about three games of four against the one below.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;

use fastrand::Rng;
use skep_rules::{Action, Game, Quoted};
use thiserror::Error;

use crate::players::one_ply::{Candidate, at_sight, best_at_sight, is_safe, win_at_once};
use crate::{Engine, Limits, Report};

/// How well the engine plays, from 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What is not a level.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0} is not a level: a level is a number from 1 to {max}, or its name", max = Level::MAX.0)]
pub struct LevelError(Quoted);

/// How far a level looks.
#[derive(Clone, Copy, Debug)]
enum Sight {
    /// At what lies before it after each of its actions, and not further.
    Near,
    /// At so many positions.
    Nodes(u64),
    /// As far as there is time.
    Far,
}

/// What a level does with a position.
#[derive(Clone, Copy, Debug)]
struct Strength {
    name: &'static str,
    meaning: &'static str,
    /// How far it looks.
    sight: Sight,
    /// How many actions it wavers between.
    lines: usize,
    /// How easily it is content with less: a loss of so many hundredths makes an action 2.7 times less likely.
    ease: f64,
    /// What it never gives away, in hundredths.
    most_loss: i32,
    /// Whether it sees that the next action of the opponent would be the last.
    careful: bool,
}

/// The levels: a bee from the egg through all the duties of a worker, and the Queen.
#[rustfmt::skip]
const STRENGTHS: [Strength; 10] = [
    Strength { name: "Egg",     meaning: "Has just learnt the rules, and overlooks even what you threaten.",
               sight: Sight::Near,           lines: 20, ease: 46.0,  most_loss: 300, careful: false },
    Strength { name: "Larva",   meaning: "Plays about what looks best now, and does not look ahead.",
               sight: Sight::Near,           lines: 12, ease: 65.0,  most_loss: 200, careful: true },
    Strength { name: "Pupa",    meaning: "Looks ahead a little, and is easily content.",
               sight: Sight::Nodes(460),     lines: 4,  ease: 37.0,  most_loss: 110, careful: true },
    Strength { name: "Cleaner", meaning: "Looks some moves ahead, and wavers often.",
               sight: Sight::Nodes(1_000),   lines: 3,  ease: 36.0,  most_loss: 100, careful: true },
    Strength { name: "Nurse",   meaning: "Looks some moves ahead, and wavers now and then.",
               sight: Sight::Nodes(2_400),   lines: 2,  ease: 16.0,  most_loss: 60,  careful: true },
    Strength { name: "Builder", meaning: "Looks some moves ahead, and wavers no more.",
               sight: Sight::Nodes(4_400),   lines: 1,  ease: 0.0,   most_loss: 0,   careful: true },
    Strength { name: "Guard",   meaning: "Sees most of what you threaten in time.",
               sight: Sight::Nodes(13_000),  lines: 1,  ease: 0.0,   most_loss: 0,   careful: true },
    Strength { name: "Forager", meaning: "Goes a long way, and seldom comes back with nothing.",
               sight: Sight::Nodes(45_000),  lines: 1,  ease: 0.0,   most_loss: 0,   careful: true },
    Strength { name: "Scout",   meaning: "Has been where you are going.",
               sight: Sight::Nodes(200_000), lines: 1,  ease: 0.0,   most_loss: 0,   careful: true },
    Strength { name: "Queen",   meaning: "The best that the engine can do in the time it has.",
               sight: Sight::Far,            lines: 1,  ease: 0.0,   most_loss: 0,   careful: true },
];

/// What a player has decided.
#[derive(Clone, Debug)]
pub struct Found {
    /// The action.
    pub action: Action,
    /// What the search has found that it comes from, if there was one. The action need not be its best.
    pub report: Option<Report>,
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

    /// Its number, from 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        self.strength().name
    }

    /// What to expect of it, in a sentence.
    pub const fn meaning(self) -> &'static str {
        self.strength().meaning
    }

    const fn strength(self) -> &'static Strength {
        &STRENGTHS[self.0 as usize - 1]
    }

    /// What this level plays; nothing if the game is over or something is to be chosen first. It may end earlier
    /// than it would by itself at the limits or when it is told to stop; the highest level ends only then.
    /// Tells what the search has found after every round.
    pub fn best_telling(
        self,
        engine: &mut Engine,
        game: &Game,
        limits: Limits,
        stop: &AtomicBool,
        rng: &mut Rng,
        tell: &mut dyn FnMut(&Report),
    ) -> Option<Found> {
        let strength = self.strength();
        let limits = match strength.sight {
            Sight::Near if game.ending().is_some() || game.open_choice().is_some() => return None,
            Sight::Near => {
                let mut candidates = at_sight(game.position(), &game.position().actions());
                candidates.truncate(strength.lines);
                let action = strength.pick(game, &candidates, rng)?;
                return Some(Found { action, report: None });
            }
            Sight::Nodes(nodes) => {
                let nodes = limits.nodes.map_or(nodes, |most| most.min(nodes));
                Limits { nodes: Some(nodes), ..limits }
            }
            Sight::Far => limits,
        };
        let report = engine.search_lines(game, limits, strength.lines, stop, tell)?;
        let action = match strength.sight {
            Sight::Far => report.best(),
            _ => {
                let lines = report.lines.iter();
                let candidates: Vec<Candidate> = lines
                    .map(|line| Candidate { action: line.actions[0], score: line.score.value() })
                    .collect();
                strength.pick(game, &candidates, rng)?
            }
        };
        Some(Found { action, report: Some(report) })
    }
}

impl Strength {
    /// One of the candidates, the worse the less likely.
    fn pick(&self, game: &Game, candidates: &[Candidate], rng: &mut Rng) -> Option<Action> {
        let position = game.position();
        // A game that can be won now is won now, by everybody.
        if let Some(winning) = win_at_once(position) {
            return Some(winning);
        }
        let sensible =
            |candidate: &&Candidate| !self.careful || is_safe(position, candidate.action);
        let sensible: Vec<&Candidate> = candidates.iter().filter(sensible).collect();
        let Some(best) = sensible.iter().map(|candidate| candidate.score).max() else {
            // All that was found loses at once. If anything else does not, it is better.
            let mut others = position.actions();
            others.retain(|&action| is_safe(position, action));
            let first = candidates.first().map(|candidate| candidate.action);
            return best_at_sight(position, &others, rng).or(first);
        };
        let likely = |candidate: &&Candidate| {
            let loss = best - candidate.score;
            match loss {
                0 => 1.0,
                _ if loss > self.most_loss || self.ease <= 0.0 => 0.0,
                _ => (-f64::from(loss) / self.ease).exp(),
            }
        };
        let sum: f64 = sensible.iter().map(likely).sum();
        let mut chance = rng.f64() * sum;
        let picked = sensible.iter().find(|candidate| {
            chance -= likely(candidate);
            chance < 0.0
        });
        picked.or(sensible.first()).map(|candidate| candidate.action)
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
    use super::*;

    fn best(level: u8, game: &str, seed: u64) -> String {
        let game: Game = game.parse().unwrap();
        let level = Level::new(level).unwrap();
        let limits = Limits { depth: Some(3), ..Limits::default() };
        let mut rng = Rng::with_seed(seed);
        let found = level.best_telling(
            &mut Engine::new(1),
            &game,
            limits,
            &AtomicBool::new(false),
            &mut rng,
            &mut |_| {},
        );
        game.position().write_move(found.unwrap().action)
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
                let played = best(level, game, seed);
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
                let played = before.position().read_move(&best(level, game, seed)).unwrap();
                assert!(is_safe(before.position(), played), "{level}");
            }
        }
    }

    #[test]
    fn the_same_seed_plays_the_same() {
        let game = "Base+MLP;InProgress;White[3];wL;bL wL\\;wM \\wL;bM bL\\";
        for level in 1..=8 {
            assert_eq!(best(level, game, 7), best(level, game, 7));
        }
        assert!((0..20).any(|seed| best(1, game, seed) != best(1, game, 7)));
    }
}

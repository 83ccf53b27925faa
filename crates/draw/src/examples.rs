//! The examples of the rulebook: positions that each show a rule.

use skep_rules::{Bug, Position, Tile, TileName};

use crate::highlights::Highlights;

/// The examples as lines of name, position and subject, separated by tabs.
const TABLE: &str = include_str!("../../../data/examples.tsv");

/// A position that shows a rule. The rulebook has a picture of each, and the rules page an interactive board.
///
/// ```
/// use skep_draw::Example;
///
/// let spider = Example::named("spider").unwrap();
/// assert_eq!(spider.highlights().destinations.len(), 4);
/// ```
#[derive(Clone, Debug)]
pub struct Example {
    /// The name: `high-gate`. The example of a creature has the creature's name.
    pub name: &'static str,
    /// The position.
    pub position: Position,
    /// What the example shows.
    pub about: About,
}

/// What an example shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// The position as it is.
    Position,
    /// The tiles that can be turned over.
    Flips,
    /// The legal actions of one tile.
    Tile {
        /// The tile, in play or in reserve.
        tile: Tile,
        /// The face that it shows, or shows after it is placed.
        bug: Bug,
        /// The tile that makes it move, as a Pillbug or a Tick does.
        helper: Option<Tile>,
    },
}

impl Example {
    /// All examples, in the order of the rulebook.
    pub fn all() -> impl Iterator<Item = Example> {
        rows().filter_map(read)
    }

    /// The example of that name.
    pub fn named(name: &str) -> Option<Example> {
        rows().find(|row| row.split('\t').next() == Some(name)).and_then(read)
    }

    /// The highlights of the example's picture.
    pub fn highlights(&self) -> Highlights {
        match self.about {
            About::Position => Highlights::default(),
            About::Flips => Highlights::flips(&self.position),
            About::Tile { tile, helper, .. } => {
                Highlights { helper, ..Highlights::of(&self.position, tile) }
            }
        }
    }
}

fn rows() -> impl Iterator<Item = &'static str> {
    TABLE.lines().filter(|line| !line.starts_with('#'))
}

/// Reads a line of the table; a test reads them all.
fn read(row: &'static str) -> Option<Example> {
    let mut columns = row.split('\t');
    let (name, position, about) = (columns.next()?, columns.next()?, columns.next()?);
    let position: Position = position.parse().ok()?;
    let about = match about {
        "-" => About::Position,
        "flips" => About::Flips,
        _ => {
            let (tile, helper) = match about.split_once(" by ") {
                Some((tile, helper)) => (tile, Some(named(&position, helper)?.0)),
                None => (about, None),
            };
            let (tile, bug) = named(&position, tile)?;
            About::Tile { tile, bug, helper }
        }
    };
    Some(Example { name, position, about })
}

/// The tile of that name and the face that the name gives. A tile in play must show that face.
fn named(position: &Position, name: &str) -> Option<(Tile, Bug)> {
    let name: TileName = name.parse().ok()?;
    let (tile, _) = name.tile(position.game_type())?;
    let is_up = position.cell(tile).is_none() || position.name(tile) == name;
    is_up.then_some((tile, name.bug))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_line_can_be_read() {
        for row in rows() {
            assert!(read(row).is_some(), "{row}");
        }
        let names: BTreeSet<&str> = Example::all().map(|example| example.name).collect();
        assert_eq!(names.len(), rows().count(), "no name stands for two examples");
    }

    #[test]
    fn an_example_is_found_by_its_name() {
        let swarm = Example::named("swarm").unwrap();
        assert!(matches!(swarm.about, About::Tile { bug: Bug::Ant, helper: None, .. }));
        assert!(swarm.highlights().chosen.is_some());
        assert!(Example::named("swar").is_none());
    }
}

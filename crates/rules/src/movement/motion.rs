//! Which creature moves how.

use crate::grid::hex::Cell;
use crate::grid::patch::Patch;
use crate::hive::board::Board;
use crate::model::bug::Bug;
use crate::movement::Abilities;
use crate::movement::bugs::{
    beetle, firefly, guardians, ladybug, queen, scorpion, spider, stink_bug, tick,
};

/// How a creature moves by itself from one cell, with its destinations if they are at most three steps away.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Motion {
    /// One step to a neighbouring cell.
    Step(Patch),
    /// An exact number of crawls, more than one.
    Crawl(Patch),
    /// Any number of crawls, see [`ant`](crate::movement::bugs::ant).
    CrawlFar,
    /// A few steps that lead over the hive.
    Over(Patch),
    /// A jump in a straight line, see [`grasshopper`](crate::movement::bugs::grasshopper).
    Jump,
    /// A landing beside a bug just played, see [`fly`](crate::movement::bugs::fly).
    Land,
    /// A flight in a straight line over the hive, see [`dragonfly`](crate::movement::bugs::dragonfly).
    Glide,
    /// The motions of the creatures it copies, see [`mosquito`](crate::movement::bugs::mosquito).
    Copy,
    /// It does not move by itself.
    Stay,
}

impl Motion {
    /// How this creature moves. It lies uncovered in that cell and is neither pinned nor resting.
    #[inline(always)]
    pub(crate) fn of(bug: Bug, board: &Board, cell: Cell) -> Motion {
        match bug {
            Bug::Queen | Bug::Pillbug | Bug::Wasp | Bug::AssassinBug => {
                Motion::Step(queen::moves(board, cell))
            }
            Bug::Beetle => Motion::Step(beetle::moves(board, cell)),
            Bug::Grasshopper => Motion::Jump,
            Bug::Spider => Motion::Crawl(spider::moves(board, cell)),
            Bug::Ant => Motion::CrawlFar,
            Bug::Ladybug => Motion::Over(ladybug::moves(board, cell)),
            Bug::Mosquito => Motion::Copy,
            Bug::Scorpion => Motion::Crawl(scorpion::moves(board, cell)),
            Bug::Firefly => Motion::Over(firefly::moves(board, cell)),
            Bug::Fly => Motion::Land,
            Bug::Dragonfly => Motion::Glide,
            Bug::StinkBug => Motion::Over(stink_bug::moves(board, cell)),
            Bug::Tick => Motion::Over(tick::moves(board, cell)),
            Bug::Butterfly => Motion::Over(guardians::butterfly_moves(board, cell)),
            Bug::Moth => Motion::Over(guardians::moth_moves(board, cell)),
            Bug::Centipede | Bug::Mantis | Bug::Honeycombo => Motion::Stay,
        }
    }

    /// The destinations, of those motions that stay near.
    #[inline(always)]
    pub(crate) fn near(self) -> Patch {
        match self {
            Motion::Step(near) | Motion::Crawl(near) | Motion::Over(near) => near,
            Motion::CrawlFar
            | Motion::Jump
            | Motion::Land
            | Motion::Glide
            | Motion::Copy
            | Motion::Stay => Patch::default(),
        }
    }
}

/// Where a bug can go by all the motions it has.
#[derive(Clone, Copy, Default)]
pub(crate) struct Destinations {
    /// The destinations at most three steps away.
    pub(crate) near: Patch,
    /// Whether it has [`Motion::CrawlFar`].
    pub(crate) crawls_far: bool,
    /// Whether it has [`Motion::Jump`].
    pub(crate) jumps: bool,
    /// Whether it has [`Motion::Land`].
    pub(crate) lands: bool,
    /// Whether it has [`Motion::Glide`].
    pub(crate) glides: bool,
}

impl Destinations {
    /// Where a bug can go that can act as any of these creatures.
    #[inline]
    pub(crate) fn of(abilities: Abilities, board: &Board, cell: Cell) -> Destinations {
        let mut destinations = Destinations::default();
        for bug in abilities.iter() {
            match Motion::of(bug, board, cell) {
                Motion::Step(near) | Motion::Crawl(near) | Motion::Over(near) => {
                    destinations.near = destinations.near.or(near);
                }
                Motion::CrawlFar => destinations.crawls_far = true,
                Motion::Jump => destinations.jumps = true,
                Motion::Land => destinations.lands = true,
                Motion::Glide => destinations.glides = true,
                Motion::Copy | Motion::Stay => {}
            }
        }
        destinations
    }
}

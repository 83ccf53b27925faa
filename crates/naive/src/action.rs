//! Actions: what a player does on a turn (A3).

use std::cmp::Ordering;
use std::fmt;

/// A legal action, with tiles under their printed names and cells in axial coordinates.
///
/// Actions are ordered as they are listed: by kind, then tile, then target or cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Place a tile, named by the face it will show.
    Place {
        /// The tile placed.
        tile: String,
        /// The cell's q.
        q: i32,
        /// The cell's r.
        r: i32,
    },
    /// Displace a tile: its own move, a throw, or a move by mind control.
    Move {
        /// The tile displaced.
        tile: String,
        /// The cell's q.
        q: i32,
        /// The cell's r.
        r: i32,
    },
    /// Turn over an own tile (A8.2), named by the face it shows before.
    Flip {
        /// The tile turned over.
        tile: String,
    },
    /// Sting (A7, Wasp).
    Sting {
        /// The stinging tile.
        tile: String,
        /// The victim.
        target: String,
    },
    /// Remove predator and victim (A7, Assassin bug and Mantis).
    Remove {
        /// The predator.
        tile: String,
        /// The victim.
        target: String,
    },
    /// Exchange two tiles (A7, Centipede).
    Swap {
        /// The Centipede, or a Mosquito acting as one.
        tile: String,
        /// The tile it changes places with.
        target: String,
    },
    /// Flip the Honeycombo (A12).
    Combo,
    /// Draw a tile from the bag (A9).
    Draw,
    /// Take an own tile out of the opponent's hand (A9), named by its front.
    Steal {
        /// The tile stolen.
        tile: String,
    },
    /// Give up the second action of a double turn (A12).
    End,
    /// Do nothing, because nothing else is legal (A3).
    Pass,
}

impl Action {
    /// The kind, as the list of legal actions names it.
    pub fn kind(&self) -> &'static str {
        match self {
            Action::Place { .. } => "place",
            Action::Move { .. } => "move",
            Action::Flip { .. } => "flip",
            Action::Sting { .. } => "sting",
            Action::Remove { .. } => "remove",
            Action::Swap { .. } => "swap",
            Action::Combo => "combo",
            Action::Draw => "draw",
            Action::Steal { .. } => "steal",
            Action::End => "end",
            Action::Pass => "pass",
        }
    }

    /// The tile placed, displaced, flipped, stinging, removing, swapping or stolen.
    pub fn tile(&self) -> Option<&str> {
        match self {
            Action::Place { tile, .. }
            | Action::Move { tile, .. }
            | Action::Flip { tile }
            | Action::Sting { tile, .. }
            | Action::Remove { tile, .. }
            | Action::Swap { tile, .. }
            | Action::Steal { tile } => Some(tile),
            Action::Combo | Action::Draw | Action::End | Action::Pass => None,
        }
    }

    /// The other tile of a sting, a removal or a swap.
    pub fn target(&self) -> Option<&str> {
        match self {
            Action::Sting { target, .. }
            | Action::Remove { target, .. }
            | Action::Swap { target, .. } => Some(target),
            _ => None,
        }
    }

    /// The cell a tile is placed in or displaced to.
    pub fn to(&self) -> Option<(i32, i32)> {
        match *self {
            Action::Place { q, r, .. } | Action::Move { q, r, .. } => Some((q, r)),
            _ => None,
        }
    }

    /// The action as a short JSON array, without spaces: `["move","bA1",3,-1]`.
    pub fn to_json(&self) -> String {
        let mut json = format!("[\"{}\"", self.kind());
        for name in [self.tile(), self.target()].into_iter().flatten() {
            json += &format!(",\"{name}\"");
        }
        if let Some((q, r)) = self.to() {
            json += &format!(",{q},{r}");
        }
        json + "]"
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_json())
    }
}

impl Ord for Action {
    fn cmp(&self, other: &Action) -> Ordering {
        let kinds = self.kind().cmp(other.kind());
        let tiles = self.tile().cmp(&other.tile());
        let targets = self.target().cmp(&other.target());
        kinds.then(tiles).then(targets).then(self.to().cmp(&other.to()))
    }
}

impl PartialOrd for Action {
    fn partial_cmp(&self, other: &Action) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

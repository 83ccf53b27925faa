//! How the players of a random game choose, so that rare situations are met often.

use fastrand::Rng;
use skep_rules::{Action, Bug, Cell, Color, Direction, Faces, GameType, Pack, Position, Tile};

/// What the players of a random game like to do, so that rare situations are met often.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Taste {
    /// Anything.
    Anything,
    /// Moving rather than placing.
    Moving,
    /// Going on top of other tiles.
    Climbing,
    /// Throwing and controlling the other player's tiles.
    Throwing,
    /// Cells between tiles that do not touch: holes, gates, junctions.
    Weaving,
    /// Cells with one neighbour: long hives.
    Stretching,
    /// Going back to where one came from: the same position again.
    Returning,
    /// Turning tiles over.
    Flipping,
    /// Stinging, and bringing up those who can.
    Stinging,
    /// Changing places.
    Swapping,
    /// Removing tiles.
    Removing,
    /// Double turns.
    Doubling,
    /// Landing where the other player has just been.
    Chasing,
}

impl Taste {
    /// The tastes for a standard game.
    pub(crate) const STANDARD: [Taste; 7] = [
        Taste::Anything,
        Taste::Moving,
        Taste::Climbing,
        Taste::Throwing,
        Taste::Weaving,
        Taste::Stretching,
        Taste::Returning,
    ];

    /// All tastes.
    const ALL: [Taste; 13] = [
        Taste::Anything,
        Taste::Moving,
        Taste::Climbing,
        Taste::Throwing,
        Taste::Weaving,
        Taste::Stretching,
        Taste::Returning,
        Taste::Flipping,
        Taste::Stinging,
        Taste::Swapping,
        Taste::Removing,
        Taste::Doubling,
        Taste::Chasing,
    ];

    /// A taste for a game of this type, in which what is liked can happen. Half of the time it is one that standard
    /// games do not have.
    pub(crate) fn for_game(game_type: GameType, dice: &mut Rng) -> Taste {
        let (plain, special) = Taste::ALL.split_at(Taste::STANDARD.len());
        let liked = if dice.bool() { plain } else { special };
        let possible = liked.iter().copied().filter(|taste| taste.is_possible(game_type));
        dice.choice(possible.collect::<Vec<_>>()).unwrap_or(Taste::Anything)
    }

    fn is_possible(self, game_type: GameType) -> bool {
        let has = |bug: Bug| {
            let tiles = game_type.tiles(Color::White);
            let back = |tile: Tile| tile.back().filter(|_| game_type.is_two_faced(tile));
            tiles.into_iter().any(|tile| tile.front() == bug || back(tile) == Some(bug))
        };
        match self {
            Taste::Anything
            | Taste::Moving
            | Taste::Climbing
            | Taste::Weaving
            | Taste::Stretching
            | Taste::Returning => true,
            Taste::Throwing => has(Bug::Pillbug) || has(Bug::Tick),
            Taste::Flipping => game_type.is_venom() && game_type.faces() == Faces::Flip,
            Taste::Stinging => has(Bug::Wasp),
            Taste::Swapping => has(Bug::Centipede),
            Taste::Removing => game_type.has_pack(Pack::Predators),
            Taste::Doubling => game_type.has_pack(Pack::Honeycombo),
            Taste::Chasing => has(Bug::Fly),
        }
    }

    /// The creatures that are liked to be up.
    fn bugs(self) -> &'static [Bug] {
        match self {
            Taste::Climbing => {
                &[Bug::Beetle, Bug::Mosquito, Bug::Firefly, Bug::Tick, Bug::Butterfly, Bug::Moth]
            }
            Taste::Throwing => &[Bug::Pillbug, Bug::Mosquito, Bug::Tick],
            Taste::Stinging => &[Bug::Wasp, Bug::Mosquito, Bug::Tick, Bug::StinkBug, Bug::Scorpion],
            Taste::Swapping => &[Bug::Centipede, Bug::Mosquito, Bug::StinkBug],
            Taste::Removing => &[Bug::AssassinBug, Bug::Mantis, Bug::Mosquito],
            Taste::Chasing => &[Bug::Fly, Bug::Dragonfly],
            _ => &[],
        }
    }

    /// How many times more likely than others an action is.
    pub(crate) fn weight(self, position: &Position, action: Action, back: Option<Action>) -> u32 {
        let liked = match action {
            Action::Place { bug, to, .. } => {
                self.bugs().contains(&bug) || self.likes_cell(position, to)
            }
            Action::Move { tile, to } => self.likes_move(position, tile, to),
            Action::Flip { tile } => {
                let up = position.face(tile);
                let other = if up == tile.front() { tile.back() } else { Some(tile.front()) };
                matches!(self, Taste::Flipping)
                    || other.is_some_and(|bug| self.bugs().contains(&bug))
            }
            Action::Sting { .. } => matches!(self, Taste::Stinging),
            Action::Swap { .. } => matches!(self, Taste::Swapping),
            Action::Remove { .. } => matches!(self, Taste::Removing),
            Action::Combo => matches!(self, Taste::Doubling),
            Action::Draw { .. } | Action::Steal { .. } => true,
            Action::End => matches!(self, Taste::Doubling),
            Action::Pass => false,
        };
        match self {
            Taste::Returning if Some(action) == back => 200,
            Taste::Returning if matches!(action, Action::Move { .. }) => 4,
            // The occasion is rare, so it is taken.
            Taste::Stinging | Taste::Swapping | Taste::Removing if liked && is_power(action) => 200,
            _ if liked => 20,
            _ => 1,
        }
    }

    fn likes_move(self, position: &Position, tile: Tile, to: Cell) -> bool {
        match self {
            Taste::Moving => true,
            Taste::Climbing => position.top(to).is_some(),
            Taste::Throwing => tile.color() != Some(position.to_move()),
            Taste::Chasing => self.bugs().contains(&position.face(tile)),
            _ => self.likes_cell(position, to),
        }
    }

    fn likes_cell(self, position: &Position, to: Cell) -> bool {
        let empty = position.top(to).is_none();
        match self {
            Taste::Weaving => empty && runs(position, to) > 1,
            Taste::Stretching => empty && neighbors(position, to) == 1,
            _ => false,
        }
    }
}

fn is_power(action: Action) -> bool {
    matches!(action, Action::Sting { .. } | Action::Swap { .. } | Action::Remove { .. })
}

fn is_occupied(position: &Position, cell: Cell, side: Direction) -> bool {
    position.top(cell.neighbor(side)).is_some()
}

fn neighbors(position: &Position, cell: Cell) -> usize {
    Direction::ALL.into_iter().filter(|&side| is_occupied(position, cell, side)).count()
}

/// How many groups of adjacent neighbours the cell has.
fn runs(position: &Position, cell: Cell) -> usize {
    let begins = |side: &Direction| {
        is_occupied(position, cell, *side) && !is_occupied(position, cell, side.right())
    };
    Direction::ALL.into_iter().filter(begins).count()
}

/// Chooses an action at random, by weight.
pub(crate) fn choose(dice: &mut Rng, actions: &[Action], weight: impl Fn(Action) -> u32) -> Action {
    let weights: Vec<u32> = actions.iter().map(|&action| weight(action)).collect();
    let mut left = dice.u32(0..weights.iter().sum());
    for (&action, &weight) in actions.iter().zip(&weights) {
        if left < weight {
            return action;
        }
        left -= weight;
    }
    unreachable!("the weights add up");
}

//! Why an action is not legal: the rule that forbids it, with the tile or place in it.

use thiserror::Error;

use crate::grid::hex::{Axial, Cell, Direction, Directions};
use crate::grid::sides::SLIDES;
use crate::hive::one_hive::pins;
use crate::model::action::Action;
use crate::model::bug::Bug;
use crate::model::color::Color;
use crate::model::tile::{Tile, TileSet};
use crate::movement::bugs::mosquito;
use crate::notation::tile::TileName;
use crate::position::Position;

/// The rule that forbids an action.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Something else can be played.
    #[error("passing is allowed only when nothing else is, and {0} can play")]
    CannotPass(Color),
    /// The game does not have this tile.
    #[error("{0} is not in this game")]
    NotInGame(TileName),
    /// A tile that is on the table cannot be placed.
    #[error("{0} is not in reserve: it is in play already")]
    NotInReserve(TileName),
    /// A tile that is in reserve cannot be moved.
    #[error("{0} is not in play yet")]
    NotInPlay(TileName),
    /// A tile of the other player.
    #[error("{tile} is not {player}'s to place")]
    NotYoursToPlace {
        /// The tile.
        tile: TileName,
        /// The side to move.
        player: Color,
    },
    /// Of equal tiles the one with the lowest number is placed first.
    #[error("{tile} is placed after {lowest}, which is still in reserve")]
    NotLowest {
        /// The tile.
        tile: TileName,
        /// The tile to be placed instead.
        lowest: TileName,
    },
    /// The Queen may not be a player's first tile.
    #[error("{0} may not be the first tile")]
    QueenFirst(TileName),
    /// On the fourth turn the Queen must be placed.
    #[error("{0} must be placed now: it is her player's fourth turn or later")]
    QueenDue(TileName),
    /// Nothing but placing before the Queen is in play.
    #[error("{tile} cannot move before {queen} is in play")]
    QueenNotInPlay {
        /// The tile.
        tile: TileName,
        /// The Queen of the side to move.
        queen: TileName,
    },
    /// The cell is taken.
    #[error("{by} lies at {place}, and {tile} cannot go on top")]
    Occupied {
        /// The tile.
        tile: TileName,
        /// The place.
        place: Axial,
        /// The tile that lies there.
        by: TileName,
    },
    /// A tile must be placed beside the hive.
    #[error("{tile} would touch nothing there")]
    TouchesNothing {
        /// The tile.
        tile: TileName,
    },
    /// A tile may not be placed beside the other colour.
    #[error("{tile} would touch {enemy} at {place}: a new tile may touch only its own colour")]
    TouchesEnemy {
        /// The tile.
        tile: TileName,
        /// The place.
        place: Axial,
        /// A tile of the other colour beside it.
        enemy: TileName,
    },
    /// Something lies on top.
    #[error("{tile} is covered by {by}")]
    Covered {
        /// The tile.
        tile: TileName,
        /// The top of its stack.
        by: TileName,
    },
    /// It was displaced in the turn just ended.
    #[error("{0} is resting: it was moved in the turn before")]
    Resting(TileName),
    /// The hive would fall apart.
    #[error("{0} is pinned: moving it would split the hive")]
    Pinned(TileName),
    /// A tile of the other player that cannot be thrown.
    #[error("{tile} is not {player}'s to move, and nothing of {player}'s can throw it")]
    NotYoursToMove {
        /// The tile.
        tile: TileName,
        /// The side to move.
        player: Color,
    },
    /// The game has no such action.
    #[error("there is no such action in this game")]
    NotInThisGame,
    /// Something has to be chosen before the first turn.
    #[error("{0} has to choose first, with `{1}` and tiles")]
    ChooseFirst(Color, &'static str),
    /// The tile cannot be chosen.
    #[error("{0} cannot be chosen for `{1}`: it takes own tiles, none twice, and never the Queen")]
    CannotChoose(TileName, &'static str),
    /// A hand is the Queen and three tiles.
    #[error("{0} picks three tiles, as in `pick wA1 wB1 wG1`; the Queen comes with them")]
    PickThree(Color),
    /// Nothing is drawn with this action.
    #[error("{0} cannot be drawn: with this action nothing is drawn, or it is not in the bag")]
    NothingDrawn(TileName),
    /// The tile drawn must be known before the action is played.
    #[error("the bag has to decide which tile is drawn, as in `draw +bG2`")]
    DrawUnknown,
    /// The bag is empty, or there is none.
    #[error("there is nothing in the bag to draw")]
    EmptyBag,
    /// Nothing but placing before the Queen is in play.
    #[error("{0} must be in play before anything but placing is possible")]
    QueenFirstOfAll(TileName),
    /// Only own tiles in the other player's hand can be stolen.
    #[error("{0} cannot be stolen: it is no tile of {1}'s in the other player's hand")]
    CannotSteal(TileName, Color),
    /// Of equal tiles the one with the lowest number is stolen first.
    #[error("{lowest} is stolen before {tile}")]
    StealLowest {
        /// The tile.
        tile: TileName,
        /// The tile to be stolen instead.
        lowest: TileName,
    },
    /// The second action is compulsory.
    #[error("the second action may be given up only when nothing else is possible")]
    CannotEnd,
    /// The hive would fall apart.
    #[error("without {tile} and {victim} the hive would be split")]
    SplitsHive {
        /// The bug that acts.
        tile: TileName,
        /// The tile it acts on.
        victim: TileName,
    },
    /// There is no second action to give up.
    #[error("there is no second action to give up")]
    NothingToEnd,
    /// Something lies on the Honeycombo.
    #[error("{0} has to leave the Honeycombo first: nothing may end a turn there")]
    OnHoneycombo(TileName),
    /// The Honeycombo cannot be covered.
    #[error("{0} may not end a turn on the Honeycombo")]
    EndsOnHoneycombo(TileName),
    /// The Honeycombo shows the other colour.
    #[error("the Honeycombo does not show {0}")]
    ComboNotYours(Color),
    /// The opponent has just combo-flipped.
    #[error(
        "the Honeycombo may not be flipped right after the opponent's flip, nor in a double turn"
    )]
    ComboLocked,
    /// It is not a tile of the side to move.
    #[error("{0} is not {1}'s to flip")]
    NotYoursToFlip(TileName, Color),
    /// The tile cannot be turned over in this game.
    #[error("{0} cannot be flipped in this game")]
    CannotFlip(TileName),
    /// It is stung.
    #[error("{0} is stung: it can do nothing and nothing can be done to it in this turn")]
    Stung(TileName),
    /// It touches an enemy Scorpion.
    #[error("{tile} touches {scorpion}, so it cannot be flipped")]
    Suppressed {
        /// The tile.
        tile: TileName,
        /// The Scorpion.
        scorpion: TileName,
    },
    /// A Stink bug shields it.
    #[error("{stink_bug} shields {}", if tile == stink_bug { "itself".to_owned() } else { tile.to_string() })]
    Shielded {
        /// The tile.
        tile: TileName,
        /// The Stink bug.
        stink_bug: TileName,
    },
    /// The bug has no such power.
    #[error("{tile} cannot {power} now")]
    NoPower {
        /// The bug.
        tile: TileName,
        /// What it cannot do.
        power: &'static str,
    },
    /// The power does not reach that tile.
    #[error("{tile} cannot {power} {victim}")]
    NoVictim {
        /// The bug.
        tile: TileName,
        /// What it cannot do.
        power: &'static str,
        /// To whom.
        victim: TileName,
    },
    /// The opponent has just moved or flipped it.
    #[error("{0} was moved or flipped in the turn before")]
    JustMoved(TileName),
    /// It cannot be placed with this face up.
    #[error("{0} cannot be placed with this face up")]
    WrongFace(TileName),
    /// A Guardian is placed on top of an own tile.
    #[error("{0} is placed on top of a tile of its own colour")]
    NotOnOwn(TileName),
    /// A tile of the other player that can be thrown, but not there.
    #[error("{tile} cannot be thrown to {place}")]
    CannotThrowThere {
        /// The tile.
        tile: TileName,
        /// The place.
        place: Axial,
    },
    /// A move must lead somewhere.
    #[error("{0} is there already")]
    SamePlace(TileName),
    /// The way leads between two tiles that are too close.
    #[error("{tile} cannot squeeze through the gate between {left} and {right}")]
    Gate {
        /// The tile.
        tile: TileName,
        /// The tile on one side of the way.
        left: TileName,
        /// The tile on the other.
        right: TileName,
    },
    /// The place cannot be entered from any side.
    #[error("{tile} cannot crawl into {place}: every way in is a gate")]
    Enclosed {
        /// The tile.
        tile: TileName,
        /// The place.
        place: Axial,
    },
    /// On the way there it would touch nothing.
    #[error("{tile} would lose contact with the hive on the way to {place}")]
    LosesContact {
        /// The tile.
        tile: TileName,
        /// The place.
        place: Axial,
    },
    /// The creature does not move like that.
    #[error("{tile} cannot get to {place}: {rule}", rule = rule(*bug))]
    CannotReach {
        /// The tile.
        tile: TileName,
        /// The creature as which it moves.
        bug: Bug,
        /// The place.
        place: Axial,
    },
}

/// How the creature moves, as half a sentence.
const fn rule(bug: Bug) -> &'static str {
    match bug {
        Bug::Queen => "the Queen Bee crawls one cell",
        Bug::Beetle => "a Beetle takes one step",
        Bug::Grasshopper => "a Grasshopper jumps in a straight line to the first empty cell",
        Bug::Spider => "a Spider crawls exactly three cells",
        Bug::Ant => "an Ant crawls around the hive",
        Bug::Ladybug => "a Ladybug takes two steps on top of the hive and one down",
        Bug::Pillbug => "a Pillbug crawls one cell",
        Bug::Mosquito => "a Mosquito moves like a bug it touches",
        Bug::Wasp => "a Wasp crawls one cell",
        Bug::Scorpion => "a Scorpion crawls exactly two cells",
        Bug::Firefly => {
            "a Firefly climbs and takes one more step, or steps once on top of the hive"
        }
        Bug::Fly => "a Fly comes down beside a bug that the opponent has just played",
        Bug::Dragonfly => "a Dragonfly climbs and flies straight on over the hive",
        Bug::Centipede => "a Centipede only changes places",
        Bug::StinkBug => "a Stink bug steps over one tile",
        Bug::Tick => "a Tick climbs up one step or comes down to the ground",
        Bug::AssassinBug => "an Assassin bug crawls one cell",
        Bug::Mantis => "a Mantis does not move",
        Bug::Butterfly => "a Butterfly takes exactly two steps on top of the hive",
        Bug::Moth => "a Moth comes down and climbs up again somewhere else",
        Bug::Honeycombo => "the Honeycombo never moves",
    }
}

impl Position {
    /// Whether the action is legal, and if not, why.
    ///
    /// ```
    /// use skep_rules::{Game, Illegal};
    ///
    /// let game: Game = "Base;InProgress;White[2];wS1;bS1 wS1-".parse()?;
    /// let error = game.position().read_move("wS1 bS1-").unwrap_err();
    /// assert_eq!(error.to_string(), "wS1 cannot move before wQ is in play");
    /// # Ok::<(), skep_rules::GameError>(())
    /// ```
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        if !self.standard {
            return self.check_any(action);
        }
        match action {
            Action::Place { drawn: Some(tile), .. } => Err(Illegal::NothingDrawn(self.name(tile))),
            Action::Place { tile, bug, to, .. } => match self.check_placing(tile, to) {
                Ok(()) if bug != tile.front() => Err(Illegal::WrongFace(TileName::of(tile, bug))),
                answer => answer,
            },
            Action::Move { tile, to } => self.check_moving(tile, to),
            Action::Pass if self.actions() == [Action::Pass] => Ok(()),
            Action::Pass => Err(Illegal::CannotPass(self.to_move())),
            _ => Err(Illegal::NotInThisGame),
        }
    }

    fn check_placing(&self, tile: Tile, to: Cell) -> Result<(), Illegal> {
        self.check_placeable(tile)?;
        self.check_free_cell(tile, to)
    }

    /// Whether the player can place this tile now, if there is a cell for it.
    pub(crate) fn check_placeable(&self, tile: Tile) -> Result<(), Illegal> {
        let player = self.to_move();
        if !self.game_type().contains(tile) {
            return Err(Illegal::NotInGame(self.name(tile)));
        }
        if self.board().tiles().contains(tile) {
            return Err(Illegal::NotInReserve(self.name(tile)));
        }
        if !self.reserve(player).contains(tile) {
            return Err(Illegal::NotYoursToPlace { tile: self.name(tile), player });
        }
        if !self.placeable().contains(tile) {
            return Err(self.why_not_placeable(tile));
        }
        Ok(())
    }

    /// Whether a tile can be placed in this cell on the ground.
    pub(crate) fn check_free_cell(&self, tile: Tile, to: Cell) -> Result<(), Illegal> {
        let ground = self.board().at(to);
        let place = self.place_or_origin(to);
        if let Some(by) = ground.top() {
            return Err(Illegal::Occupied { tile: self.name(tile), place, by: self.name(by) });
        }
        let first_of_all = self.board().tiles().is_empty() && to == Cell::ORIGIN;
        if ground.occupied() == 0 && !first_of_all {
            return Err(Illegal::TouchesNothing { tile: self.name(tile) });
        }
        self.check_enemies_beside(tile, to)
    }

    /// A new tile touches only its own colour, but for the first turn.
    pub(crate) fn check_enemies_beside(&self, tile: Tile, to: Cell) -> Result<(), Illegal> {
        // In Swarm a player may hold tiles of the other colour.
        let color = tile.color().unwrap_or(self.to_move());
        match self.some_neighbor(to, self.board().at(to).showing(!color)) {
            Some(enemy) if !self.is_first_turn() => {
                let place = self.place_or_origin(to);
                Err(Illegal::TouchesEnemy { tile: self.name(tile), place, enemy: self.name(enemy) })
            }
            _ => Ok(()),
        }
    }

    fn why_not_placeable(&self, tile: Tile) -> Illegal {
        let queen = Tile::queen(self.to_move());
        let placeable = self.placeable();
        if placeable == TileSet::from(queen) {
            return Illegal::QueenDue(self.name(queen));
        }
        if tile == queen {
            return Illegal::QueenFirst(self.name(queen));
        }
        let same = |other: &Tile| other.first_of_kind() == tile.first_of_kind();
        let lowest = placeable.into_iter().find(same).unwrap_or(tile);
        Illegal::NotLowest { tile: self.name(tile), lowest: self.name(lowest) }
    }

    pub(crate) fn check_moving(&self, tile: Tile, to: Cell) -> Result<(), Illegal> {
        let player = self.to_move();
        let queen = Tile::queen(player);
        if !self.game_type().contains(tile) {
            return Err(Illegal::NotInGame(self.name(tile)));
        }
        let Some(from) = self.cell(tile) else {
            return Err(Illegal::NotInPlay(self.name(tile)));
        };
        if self.placeable() == TileSet::from(queen) {
            return Err(Illegal::QueenDue(self.name(queen)));
        }
        if !self.has_queen_in_play(player) {
            return Err(Illegal::QueenNotInPlay { tile: self.name(tile), queen: self.name(queen) });
        }
        if let Some(by) = self.top(from).filter(|&top| top != tile) {
            return Err(Illegal::Covered { tile: self.name(tile), by: self.name(by) });
        }
        if self.resting().contains(tile) {
            return Err(Illegal::Resting(self.name(tile)));
        }
        if from == to {
            return Err(Illegal::SamePlace(self.name(tile)));
        }
        let actions = self.actions();
        if actions.contains(&Action::Move { tile, to }) {
            return Ok(());
        }
        let ground = self.board().at(from);
        let can_move =
            |action: &Action| matches!(action, Action::Move { tile: t, .. } if *t == tile);
        let place = self.place_or_origin(to);
        if tile.color() != Some(player) {
            return Err(if actions.iter().any(can_move) {
                Illegal::CannotThrowThere { tile: self.name(tile), place }
            } else {
                Illegal::NotYoursToMove { tile: self.name(tile), player }
            });
        }
        if ground.height() == 1 && pins(self.board(), from, ground.occupied()) {
            return Err(Illegal::Pinned(self.name(tile)));
        }
        Err(self.why_out_of_reach(tile, from, to))
    }

    /// Why a tile that is free to move cannot get to that cell.
    fn why_out_of_reach(&self, tile: Tile, from: Cell, to: Cell) -> Illegal {
        let board = self.board();
        let place = self.place_or_origin(to);
        let bug = board.face(tile);
        if let Some(by) = self.top(to).filter(|_| !self.can_climb(tile, from)) {
            return Illegal::Occupied { tile: self.name(tile), place, by: self.name(by) };
        }
        let steps =
            matches!(bug, Bug::Queen | Bug::Pillbug | Bug::Beetle | Bug::Wasp | Bug::AssassinBug);
        let side = Direction::ALL.into_iter().find(|&side| from.neighbor(side) == to);
        if let Some(side) = side.filter(|_| steps) {
            let beside = |side| self.top(from.neighbor(side));
            return match (beside(side.left()), beside(side.right())) {
                (Some(left), Some(right)) => Illegal::Gate {
                    tile: self.name(tile),
                    left: self.name(left),
                    right: self.name(right),
                },
                _ => Illegal::LosesContact { tile: self.name(tile), place },
            };
        }
        let touched = |&side: &Direction| {
            let cell = to.neighbor(side);
            cell != from && !board.at(cell).is_empty()
        };
        let touched = Direction::ALL.into_iter().filter(touched);
        let occupied = touched.fold(0u8, |mask, side| mask | 1 << side as u8);
        if occupied == 0 {
            return Illegal::LosesContact { tile: self.name(tile), place };
        }
        let crawls = matches!(bug, Bug::Ant | Bug::Spider | Bug::Scorpion);
        if crawls && SLIDES[occupied as usize] == 0 {
            return Illegal::Enclosed { tile: self.name(tile), place };
        }
        Illegal::CannotReach { tile: self.name(tile), bug, place }
    }

    /// Whether the bug could end its move on top of another.
    fn can_climb(&self, tile: Tile, from: Cell) -> bool {
        match self.board().face(tile) {
            Bug::Mosquito => mosquito::models(self.board(), from).contain(Bug::Beetle),
            bug => bug.climbs(),
        }
    }

    fn some_neighbor(&self, cell: Cell, sides: u8) -> Option<Tile> {
        let side = Directions(sides).next()?;
        self.top(cell.neighbor(side))
    }

    /// For messages: a cell that is neither in the hive nor beside it has no place.
    fn place_or_origin(&self, cell: Cell) -> Axial {
        self.place(cell).unwrap_or_default()
    }
}

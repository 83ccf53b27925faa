//! Why an action is not legal: the rule that forbids it, with the tile or place in it.

use thiserror::Error;

use crate::game::choices::Choice;
use crate::grid::hex::Axial;
use crate::model::bug::Bug;
use crate::model::color::Color;
use crate::movement::Power;
use crate::notation::tile::TileName;

/// The rule that forbids an action.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Something else can be played.
    #[error("{0} cannot pass while another action is possible")]
    CannotPass(Color),
    /// The game does not have this tile.
    #[error("{0} is not in this game")]
    NotInGame(TileName),
    /// A tile that is on the table cannot be placed.
    #[error("{0} is already in play")]
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
    #[error("{lowest} has to be placed before {tile}")]
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
    #[error("{0} must be placed now: she has to be in play by the fourth turn")]
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
    /// A tile of the other player, where nothing can be thrown.
    #[error("{tile} is not {player}'s to move")]
    NotYoursToMove {
        /// The tile.
        tile: TileName,
        /// The side to move.
        player: Color,
    },
    /// A tile of the other player that no bug can throw.
    #[error("{tile} is not {player}'s to move, and nothing of {player}'s can throw it")]
    NotYoursToThrow {
        /// The tile.
        tile: TileName,
        /// The side to move.
        player: Color,
    },
    /// The game has no such action.
    #[error("there is no such action in this game")]
    NotInThisGame,
    /// Something has to be chosen before the first turn.
    #[error("{0} has to choose first, with `{word}` and tiles", word = .1.word())]
    ChooseFirst(Color, Choice),
    /// The tile cannot be chosen.
    #[error(
        "{0} cannot be chosen for `{word}`: it takes own tiles, none twice, and never the Queen",
        word = .1.word()
    )]
    CannotChoose(TileName, Choice),
    /// A hand is the Queen and three tiles.
    #[error("{0} picks three tiles, as in `pick wA1 wB1 wG1`; the Queen comes with them")]
    PickThree(Color),
    /// Nothing is drawn with this action.
    #[error("{0} cannot be drawn: it is not in the bag, or this action draws nothing")]
    NothingDrawn(TileName),
    /// The tile drawn must be known before the action is played.
    #[error("the drawn tile has to be named, as in `draw +bG2`")]
    DrawUnknown,
    /// The bag is empty, or there is none.
    #[error("there is nothing in the bag to draw")]
    EmptyBag,
    /// Nothing but placing before the Queen is in play.
    #[error("until {0} is in play, tiles can only be placed")]
    QueenFirstOfAll(TileName),
    /// Only own tiles in the other player's hand can be stolen.
    #[error("{0} cannot be stolen: only {1}'s own tiles in the other player's hand can")]
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
    #[error("the Honeycombo does not show {0}, so {0} cannot flip it")]
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
    #[error("{tile} cannot {} now", verb(*power))]
    NoPower {
        /// The bug.
        tile: TileName,
        /// What it cannot do.
        power: Power,
    },
    /// The power does not reach that tile.
    #[error("{tile} cannot {} {victim}: {}", transitive_verb(*power), aim(*power))]
    NoVictim {
        /// The bug.
        tile: TileName,
        /// What it cannot do.
        power: Power,
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
    /// Wherever it is placed, it would touch the other colour.
    #[error("{0} cannot be placed now: it would touch the other colour everywhere")]
    NoPlaceFor(TileName),
    /// A tile of the other player that can be thrown, but not there.
    #[error(
        "{tile} cannot be thrown to {place}: it lands on a free side of its thrower, and gates stop it"
    )]
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
    /// Every side of a bug that cannot climb is occupied.
    #[error("{0} has nowhere to go: it is surrounded")]
    Surrounded(TileName),
    /// Not even the first step is possible.
    #[error("{0} has nowhere to go: every way out is a gate")]
    ShutIn(TileName),
    /// A Mosquito beside nothing that it copies.
    #[error("{0} touches no bug that it could copy")]
    NothingToCopy(TileName),
    /// The bug can crawl, but not as far as it must.
    #[error("{tile} has nowhere to go: {rule}, and every path here is shorter", rule = rule(*tile, *bug))]
    PathTooShort {
        /// The tile.
        tile: TileName,
        /// The creature as which it moves.
        bug: Bug,
    },
    /// The tile is free to move, but the creature finds no cell to go to.
    #[error("{tile} has nowhere to go: {rule}", rule = rule(*tile, *bug))]
    Stuck {
        /// The tile.
        tile: TileName,
        /// The creature as which it moves.
        bug: Bug,
    },
    /// The creature does not move like that.
    #[error("{tile} cannot get to {place}: {rule}", rule = rule(*tile, *bug))]
    CannotReach {
        /// The tile.
        tile: TileName,
        /// The creature as which it moves.
        bug: Bug,
        /// The place.
        place: Axial,
    },
}

/// What a creature with this power does.
const fn verb(power: Power) -> &'static str {
    match power {
        Power::Throw => "throw a tile",
        Power::Sting => "sting",
        Power::Swap => "change places",
        Power::Force => "force a tile",
        Power::Remove => "remove a tile",
    }
}

/// What a creature with this power does, followed by the tile to which it does it.
const fn transitive_verb(power: Power) -> &'static str {
    match power {
        Power::Throw => "throw",
        Power::Sting => "sting",
        Power::Swap => "change places with",
        Power::Force => "force",
        Power::Remove => "remove",
    }
}

/// To which tiles the power is limited.
const fn aim(power: Power) -> &'static str {
    match power {
        Power::Throw => "a throw takes a single tile that touches the thrower, and gates stop it",
        Power::Sting => "a sting needs an enemy that lies alone",
        Power::Swap => "the other tile must lie alone, three steps away over the hive",
        Power::Force => "mind control needs an enemy beside it at its own height",
        Power::Remove => {
            "an Assassin bug removes a single enemy beside it, a Mantis one that was just placed"
        }
    }
}

/// How the tile moves as this creature, as half a sentence.
const fn rule(tile: TileName, bug: Bug) -> &'static str {
    match bug {
        Bug::Beetle if matches!(tile.bug, Bug::Mosquito) => {
            "on top of the hive a Mosquito moves like a Beetle"
        }
        Bug::Queen => "the Queen Bee crawls one cell",
        Bug::Beetle => "a Beetle takes one step",
        Bug::Grasshopper => "a Grasshopper jumps in a straight line to the first empty cell",
        Bug::Spider => "a Spider crawls exactly three cells",
        Bug::Ant => "an Ant crawls any distance, but through no gate",
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
        Bug::Centipede => "a Centipede only changes places with a tile three steps away",
        Bug::StinkBug => "a Stink bug steps over one tile",
        Bug::Tick => "a Tick climbs up one step or comes down to the ground",
        Bug::AssassinBug => "an Assassin bug crawls one cell",
        Bug::Mantis => "a Mantis does not move; it removes what the opponent has just placed",
        Bug::Butterfly => "a Butterfly takes exactly two steps on top of the hive",
        Bug::Moth => "a Moth comes down and climbs up again somewhere else",
        Bug::Honeycombo => "the Honeycombo never moves",
    }
}

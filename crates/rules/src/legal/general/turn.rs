//! Which bugs act in a turn, and which tiles nothing can be done to.

use crate::hive::board::Board;
use crate::hive::one_hive::pins;
use crate::model::color::Color;
use crate::model::options::{Options, TickChain, TickSide};
use crate::model::tile::{Tile, TileSet};
use crate::movement::bugs::{stink_bug, tick};
use crate::movement::{Abilities, Power};
use crate::position::Position;

/// Facts about a turn that all its actions share.
pub(crate) struct Turn<'a> {
    pub(crate) position: &'a Position,
    pub(crate) board: &'a Board,
    /// The acting player.
    pub(crate) player: Color,
    /// The tiles of the acting player's colour.
    pub(crate) own: TileSet,
    /// The resting and the stung tiles. They do not act, and nothing but removal can be done to them.
    pub(crate) fixed: TileSet,
    /// The other player's tiles that a Stink bug shields.
    pub(crate) shielded: TileSet,
    /// The bugs that act: the player's own, and enemies that a Tick forces.
    pub(crate) actors: TileSet,
}

impl<'a> Turn<'a> {
    pub(crate) fn new(position: &'a Position) -> Turn<'a> {
        let board = &position.board;
        let player = position.to_move();
        let own = TileSet::of(player);
        let statuses = &position.statuses;
        let fixed = statuses.resting.or(statuses.stung.and(own));
        let mut turn = Turn {
            position,
            board,
            player,
            own,
            fixed,
            shielded: stink_bug::shielded(
                board,
                !player,
                position.game_type.options.stinkbug_shield,
            ),
            actors: board.tops().and(own).without(fixed),
        };
        turn.force_enemies();
        turn
    }

    /// Adds the bugs that Ticks force to act. A forced Tick may force further bugs. With `tick_side=owner` it can only
    /// force bugs of the acting player, which act anyway.
    fn force_enemies(&mut self) {
        let options = self.options();
        let chains =
            options.tick_chain == TickChain::Yes && options.tick_side == TickSide::Controller;
        let enemies = self.board.tops().without(self.own).without(self.fixed);
        let mut unseen = self.actors;
        while !unseen.is_empty() {
            let mut forced = TileSet::EMPTY;
            for tile in unseen {
                if self.abilities(tile).can(Power::Force) {
                    forced = forced.or(tick::within_reach(self.board, self.board.cell_of(tile)));
                }
            }
            unseen = forced.and(enemies).without(self.actors);
            self.actors = self.actors.or(unseen);
            if !chains {
                break;
            }
        }
    }

    /// The creatures as which the bug can act.
    pub(crate) fn abilities(&self, tile: Tile) -> Abilities {
        Abilities::of(self.board, tile)
    }

    /// Whether the tile acts in this turn and has this power.
    pub(crate) fn acts_with(&self, power: Power, tile: Tile) -> bool {
        self.actors.contains(tile) && self.abilities(tile).can(power)
    }

    /// The actors that have this power.
    pub(crate) fn acting_with(&self, power: Power) -> impl Iterator<Item = Tile> + '_ {
        self.actors.into_iter().filter(move |&tile| self.abilities(tile).can(power))
    }

    /// The options of the game.
    pub(crate) fn options(&self) -> &'a Options {
        &self.position.game_type.options
    }

    /// Whether the actor may leave its place: not pinned, and if it is forced, not shielded.
    pub(crate) fn may_leave(&self, tile: Tile) -> bool {
        let cell = self.board.cell_of(tile);
        let state = self.board.at(cell);
        let pinned = state.height() == 1 && pins(self.board, cell, state.occupied());
        !pinned && !self.shielded.contains(tile)
    }

    /// The enemies of an actor: those of the acting player, or with `tick_side=owner` those of the actor's owner.
    pub(crate) fn enemies_of(&self, tile: Tile) -> TileSet {
        match tile.color() {
            Some(color) if self.options().tick_side == TickSide::Owner => TileSet::of(!color),
            Some(_) | None => TileSet::of(!self.player),
        }
    }

    /// Whether the tile lies alone in its cell.
    pub(crate) fn is_alone(&self, tile: Tile) -> bool {
        self.board.at(self.board.cell_of(tile)).height() == 1
    }

    /// Whether the two touch.
    pub(crate) fn touch(&self, one: Tile, other: Tile) -> bool {
        self.board.neighbors(self.board.cell_of(one)).any(|tile| tile == other)
    }
}

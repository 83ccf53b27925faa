//! Playing actions and taking them back.

use crate::grid::hex::{Cell, Directions};
use crate::hive::board::HiveSummary;
use crate::model::action::Action;
use crate::model::bug::Bug;
use crate::model::color::Color;
use crate::model::options::{Faces, FlipRests};
use crate::model::tile::{Tile, TileSet};
use crate::position::statuses::Statuses;
use crate::position::{Anchor, Position, Stage, VariantState};

/// What [`Position::undo`] needs to take an action back.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    action: Action,
    /// Where the tile lay that was displaced or removed.
    from: Cell,
    resting: TileSet,
    placed: TileSet,
    moved: TileSet,
    anchor: Anchor,
    summary: HiveSummary,
}

/// What [`Position::undo`] needs in addition to an [`Undo`] in games other than the standard ones.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VariantUndo {
    to_move: Color,
    ply: u32,
    hands: [TileSet; 2],
    statuses: Statuses,
    variant: VariantState,
    /// Where the victim of a predator lay.
    victim: Cell,
    /// The face of a tile before it was placed.
    face: Bug,
}

impl Undo {
    /// The action that will be taken back.
    pub fn action(&self) -> Action {
        self.action
    }
}

/// # For engines: playing without checks, and taking back
impl Position {
    /// Plays an action that [`Position::actions`] has listed. Nothing is checked: any other action leaves
    /// a position that means nothing. For a pass that is not listed there is [`Position::play_null_move`].
    ///
    /// In Swarm an action that [draws](Position::draws) a tile must name it.
    #[inline]
    pub fn play_listed(&mut self, action: Action) -> Undo {
        let mut undo = Undo {
            action,
            from: Cell::ORIGIN,
            resting: self.statuses.resting,
            placed: self.statuses.placed,
            moved: self.statuses.moved,
            anchor: self.anchor,
            summary: self.board.summary(),
        };
        if !self.standard {
            self.play_general(action, &mut undo);
            return undo;
        }
        // Nothing is ever stung or flipped in a standard game.
        self.statuses.resting = TileSet::EMPTY;
        self.statuses.placed = TileSet::EMPTY;
        self.statuses.moved = TileSet::EMPTY;
        match action {
            Action::Place { tile, to, .. } => {
                self.hands[self.to_move].remove(tile);
                self.board.put(tile, to);
                self.statuses.placed.insert(tile);
            }
            Action::Move { tile, to } => {
                undo.from = self.board.lift(tile);
                if undo.from == self.anchor.cell {
                    self.move_anchor();
                }
                self.board.put(tile, to);
                self.statuses.displace(tile);
            }
            // A pass; no other action is in a standard game.
            Action::Flip { .. }
            | Action::Sting { .. }
            | Action::Remove { .. }
            | Action::Swap { .. }
            | Action::Combo
            | Action::Draw { .. }
            | Action::Steal { .. }
            | Action::End
            | Action::Pass => {}
        }
        self.to_move = !self.to_move;
        self.ply += 1;
        undo
    }

    /// Hands the turn to the other player without an action, whether or not passing is legal: the null move of
    /// a search. Within a double turn the rest of it is given up.
    ///
    /// What the turn before has done to tiles is forgotten as after any turn, so nothing rests any more.
    /// [`Position::undo`] takes a null move back like an action.
    ///
    /// The position after a null move need not be one that a game can reach: the player may have had to place
    /// the Queen, and on the first turn had to place something. A search plays null moves only once both
    /// Queens are on the table.
    ///
    /// ```
    /// use skep_rules::{Color, Position};
    ///
    /// let mut position: Position = "Base;White[3];0,0:wS1 1,0:bS1 -1,0:wQ 2,0:bQ".parse()?;
    /// let before = position.clone();
    /// let undo = position.play_null_move();
    /// assert_eq!(position.to_move(), Color::Black);
    /// position.undo(undo);
    /// assert_eq!(position, before);
    /// # Ok::<(), skep_rules::PositionError>(())
    /// ```
    #[inline]
    pub fn play_null_move(&mut self) -> Undo {
        // A pass ends the turn at every stage, which is all that a null move does.
        self.play_listed(Action::Pass)
    }

    /// Takes back the last action, or null move, exactly.
    #[inline]
    pub fn undo(&mut self, undo: Undo) {
        if !self.standard {
            self.undo_general(&undo);
            return;
        }
        self.to_move = !self.to_move;
        self.ply -= 1;
        match undo.action {
            Action::Place { tile, .. } => {
                self.board.take_back_put(tile, undo.summary);
                self.hands[self.to_move].insert(tile);
            }
            Action::Move { tile, .. } => {
                self.board.take_back_move(tile, undo.from, undo.summary);
            }
            Action::Flip { .. }
            | Action::Sting { .. }
            | Action::Remove { .. }
            | Action::Swap { .. }
            | Action::Combo
            | Action::Draw { .. }
            | Action::Steal { .. }
            | Action::End
            | Action::Pass => {}
        }
        self.statuses.resting = undo.resting;
        self.statuses.placed = undo.placed;
        self.statuses.moved = undo.moved;
        self.anchor = undo.anchor;
    }
}

impl Position {
    /// Moves the anchor to a neighbour, after the tile there has been lifted, if its cell is empty.
    #[cold]
    fn move_anchor(&mut self) {
        let Anchor { cell, place } = self.anchor;
        let state = self.board.at(cell);
        if !state.is_empty() {
            return;
        }
        if let Some(side) = Directions(state.occupied()).next() {
            self.anchor = Anchor { cell: cell.neighbor(side), place: place + side.step() };
        }
    }

    /// Lifts a tile and moves the anchor if its cell becomes empty.
    fn lift(&mut self, tile: Tile) -> Cell {
        let from = self.board.lift(tile);
        if from == self.anchor.cell {
            self.move_anchor();
        }
        from
    }

    /// Plays an action in a game that is not standard. Not inlined, so that standard games do not pay for its stack frame.
    #[inline(never)]
    fn play_general(&mut self, action: Action, undo: &mut Undo) {
        let mut before = VariantUndo {
            to_move: self.to_move,
            ply: self.ply,
            hands: [self.hands.white, self.hands.black],
            statuses: self.statuses,
            variant: self.variant,
            victim: Cell::ORIGIN,
            face: Bug::Honeycombo,
        };
        let player = self.to_move;
        let mut made = Statuses::default();
        match action {
            Action::Place { tile, bug, to, drawn } => {
                before.face = self.board.face(tile);
                self.hands[player].remove(tile);
                self.variant.bag.remove(tile);
                self.variant.backs.remove(tile);
                self.board.set_face(tile, bug);
                self.board.put(tile, to);
                made.placed.insert(tile);
                self.take_from_bag(drawn);
            }
            Action::Move { tile, to } => {
                undo.from = self.lift(tile);
                self.board.put(tile, to);
                made.displace(tile);
            }
            Action::Flip { tile } => {
                self.board.flip(tile);
                made.flipped.insert(tile);
                if self.game_type.options.flip_rests == FlipRests::Yes {
                    made.resting.insert(tile);
                }
            }
            Action::Sting { victim, .. } => {
                made.stung.insert(victim);
                if self.is_turned_by_stings(victim) {
                    self.board.flip(victim);
                    made.flipped.insert(victim);
                }
            }
            Action::Remove { tile, victim } => {
                undo.from = self.lift(tile);
                before.victim = self.lift(victim);
                for tile in [tile, victim] {
                    self.variant.removed.insert(tile);
                    self.statuses.forget(tile);
                    self.variant.first.forget(tile);
                }
            }
            Action::Swap { tile, with } => {
                self.board.exchange(tile, with);
                made.displace(tile);
                made.displace(with);
            }
            Action::Combo => self.variant.combo = !self.variant.combo,
            Action::Draw { drawn } => self.take_from_bag(drawn),
            Action::Steal { tile } => {
                self.hands[!player].remove(tile);
                self.hands[player].insert(tile);
            }
            Action::End | Action::Pass => {}
        }
        self.variant_undos.push(before);
        self.finish_action(action, made);
    }

    /// Whether a sting turns the tile over.
    pub(crate) fn is_turned_by_stings(&self, tile: Tile) -> bool {
        self.game_type.faces() == Faces::Flip && self.game_type.is_two_faced(tile)
    }

    /// Moves the drawn tile from the bag to the hand of the side to move.
    fn take_from_bag(&mut self, drawn: Option<Tile>) {
        if let Some(tile) = drawn {
            self.variant.bag.remove(tile);
            self.hands[self.to_move].insert(tile);
        }
    }

    /// Begins the second action of a double turn, or ends the turn.
    fn finish_action(&mut self, action: Action, made: Statuses) {
        let gives_up = matches!(action, Action::Pass | Action::End);
        if self.variant.stage == Stage::First && !gives_up && self.outcome().is_none() {
            self.variant.stage = Stage::Second;
            self.variant.first = made;
            return;
        }
        let mut made = self.variant.first.followed_by(made);
        // A sting lasts to the end of its owner's next turn.
        let over = TileSet::of(self.to_move);
        made.stung = made.stung.or(self.statuses.stung.without(over));
        self.statuses = made;
        self.variant.first = Statuses::default();
        let is_double = self.variant.pending == Some(!self.to_move);
        self.variant.stage = if is_double { Stage::First } else { Stage::Single };
        self.variant.locked = action == Action::Combo;
        self.variant.pending = self.variant.locked.then_some(self.to_move);
        self.to_move = !self.to_move;
        self.ply += 1;
    }

    #[inline(never)]
    fn undo_general(&mut self, undo: &Undo) {
        let Some(before) = self.variant_undos.pop() else { return };
        self.to_move = before.to_move;
        self.ply = before.ply;
        [self.hands.white, self.hands.black] = before.hands;
        self.variant = before.variant;
        self.statuses = before.statuses;
        self.anchor = undo.anchor;
        match undo.action {
            Action::Place { tile, .. } => {
                self.board.take_back_put(tile, undo.summary);
                self.board.set_face(tile, before.face);
            }
            Action::Move { tile, .. } => {
                self.board.take_back_move(tile, undo.from, undo.summary);
            }
            Action::Flip { tile } => self.board.flip(tile),
            Action::Sting { victim, .. } => {
                if self.is_turned_by_stings(victim) {
                    self.board.flip(victim);
                }
            }
            Action::Remove { tile, victim } => {
                self.board.put(victim, before.victim);
                self.board.put(tile, undo.from);
            }
            Action::Swap { tile, with } => self.board.exchange(tile, with),
            Action::Combo
            | Action::Draw { .. }
            | Action::Steal { .. }
            | Action::End
            | Action::Pass => {}
        }
    }
}

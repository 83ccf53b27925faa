//! Playing an action: the next state, with all statuses (A5, A9, A12, E17 to E22).

use std::collections::BTreeSet;

use crate::action::Action;
use crate::cell::Cell;
use crate::state::{Double, State};
use crate::tile::{Bug, Colour, Face, Tile};

impl State {
    /// The state after an action.
    ///
    /// `drawn` names the tile that comes out of the bag if the action draws one
    /// ([`State::draws`] lists the possible ones). Whether the action is legal is not checked,
    /// only that it can be carried out at all: a tile that is not where the action needs it, or a
    /// tile drawn too many or too few, is an error.
    pub fn play(&self, action: &Action, drawn: Option<&str>) -> Result<State, String> {
        let mut next = self.clone();
        if drawn.is_some() && self.draws(action).is_empty() {
            return Err(format!("{action} draws no tile"));
        }
        match action {
            Action::Place { tile, q, r } => {
                let refills = !self.draws(action).is_empty();
                next.place(tile, Cell::new(*q, *r))?;
                if refills {
                    next.draw(drawn)?;
                }
            }
            Action::Move { tile, q, r } => next.displace(tile, Cell::new(*q, *r))?,
            Action::Flip { tile } => next.flip(tile)?,
            Action::Sting { target, .. } => next.sting(target)?,
            Action::Remove { tile, target } => next.remove(tile, target)?,
            Action::Swap { tile, target } => next.swap(tile, target)?,
            Action::Combo => next.combo = next.combo.other(),
            Action::Draw => next.draw(drawn)?,
            Action::Steal { tile } => next.steal(tile)?,
            Action::End | Action::Pass => {}
        }
        // E22: a second action follows, unless the first ended the game or nothing was legal.
        if self.double == Double::First && *action != Action::Pass && next.over().is_none() {
            next.double = Double::Second;
        } else {
            next.end_turn(*action == Action::Combo);
        }
        Ok(next)
    }

    /// The tiles that the bag may yield when an action is played, one of each kind, by their
    /// fronts; empty if the action draws nothing.
    pub fn draws(&self, action: &Action) -> Vec<String> {
        let bag = self.bag_tiles();
        let draws = match action {
            Action::Draw => true,
            Action::Place { .. } => !self.game.options.swarm_places_drawn,
            _ => false,
        };
        if !draws {
            return Vec::new();
        }
        self.one_of_each_kind(&bag).into_iter().map(Tile::front_name).collect()
    }

    /// Swarm: the tiles in the bag, by their fronts.
    pub fn bag(&self) -> Vec<String> {
        self.bag_tiles().into_iter().map(Tile::front_name).collect()
    }

    fn place(&mut self, name: &str, cell: Cell) -> Result<(), String> {
        let (tile, face) = self.game.tile(name)?;
        if !self.is_in_reserve(tile) {
            return Err(format!("{name} is not in reserve"));
        }
        // E35: with swarm_place=drawn the tile may also come out of the bag.
        let from_hand = self.hand_mut(self.side).remove(&tile);
        let from_bag = self.game.options.swarm_places_drawn && self.bag_tiles().contains(&tile);
        if self.game.swarm && !from_hand && !from_bag {
            return Err(format!("{name} is not in the hand"));
        }
        self.backs.remove(&tile);
        self.stacks.entry(cell).or_default().push(Bug { tile, face });
        self.made.placed.insert(tile);
        Ok(())
    }

    fn displace(&mut self, name: &str, to: Cell) -> Result<(), String> {
        let (_, bug) = self.named(name)?;
        self.lift(bug.tile)?;
        self.stacks.entry(to).or_default().push(bug);
        self.made.moved.insert(bug.tile);
        self.made.resting = BTreeSet::from([bug.tile]);
        Ok(())
    }

    fn flip(&mut self, name: &str) -> Result<(), String> {
        let (_, bug) = self.named(name)?;
        self.turn_over(bug.tile);
        self.made.flipped.insert(bug.tile);
        // E21
        if self.game.options.flip_rests {
            self.made.resting = BTreeSet::from([bug.tile]);
        }
        Ok(())
    }

    fn sting(&mut self, victim: &str) -> Result<(), String> {
        let (_, bug) = self.named(victim)?;
        self.made.stung.insert(bug.tile);
        // E29, E31: without flips, and on a one-faced tile, a sting only stuns.
        if self.game.has_flips() && bug.tile.back.is_some() {
            self.turn_over(bug.tile);
            self.made.flipped.insert(bug.tile);
        }
        Ok(())
    }

    fn remove(&mut self, predator: &str, victim: &str) -> Result<(), String> {
        for name in [predator, victim] {
            let (_, bug) = self.named(name)?;
            self.lift(bug.tile)?;
            self.removed.insert(bug.tile);
            // E17: a removal takes both tiles out of every set.
            for sets in [&mut self.sets, &mut self.made] {
                for (_, set) in sets.named_mut() {
                    set.remove(&bug.tile);
                }
            }
        }
        Ok(())
    }

    fn swap(&mut self, centipede: &str, target: &str) -> Result<(), String> {
        let (from, bug) = self.named(centipede)?;
        let (to, other) = self.named(target)?;
        self.lift(bug.tile)?;
        self.lift(other.tile)?;
        self.stacks.entry(to).or_default().push(bug);
        self.stacks.entry(from).or_default().push(other);
        self.made.moved.extend([bug.tile, other.tile]);
        self.made.resting = BTreeSet::from([bug.tile, other.tile]);
        Ok(())
    }

    fn draw(&mut self, drawn: Option<&str>) -> Result<(), String> {
        let name = drawn.ok_or("the tile drawn is not given")?;
        let (tile, _) = self.game.tile(name)?;
        if !self.bag_tiles().contains(&tile) {
            return Err(format!("{name} is not in the bag"));
        }
        self.hand_mut(self.side).insert(tile);
        Ok(())
    }

    fn steal(&mut self, name: &str) -> Result<(), String> {
        let (tile, _) = self.game.tile(name)?;
        if !self.hand_mut(self.side.other()).remove(&tile) {
            return Err(format!("{name} is not in the opponent's hand"));
        }
        self.hand_mut(self.side).insert(tile);
        Ok(())
    }

    /// The bug of that name, which must be on the table with that face up.
    fn named(&self, name: &str) -> Result<(Cell, Bug), String> {
        let (tile, face) = self.game.tile(name)?;
        match self.find(tile) {
            Some((cell, bug)) if bug.face == face && face != Face::Honeycombo => Ok((cell, bug)),
            _ => Err(format!("{name} is not on the table")),
        }
    }

    /// Takes an uncovered tile off the table.
    fn lift(&mut self, tile: Tile) -> Result<(), String> {
        let cell = self.find_top(tile).ok_or_else(|| format!("{tile:?} is covered"))?;
        let stack = self.stacks.get_mut(&cell).expect("the tile is there");
        stack.pop();
        if stack.is_empty() {
            self.stacks.remove(&cell);
        }
        Ok(())
    }

    fn turn_over(&mut self, tile: Tile) {
        for bug in self.stacks.values_mut().flatten().filter(|bug| bug.tile == tile) {
            *bug = bug.turned_over();
        }
    }

    /// Ends the turn of the acting player.
    fn end_turn(&mut self, by_combo_flip: bool) {
        let ended = self.side;
        let mut made = std::mem::take(&mut self.made);
        // E6: a tile is stung until the end of its owner's next turn.
        made.stung.extend(self.sets.stung.iter().filter(|tile| tile.colour != ended));
        // E18: the sets are replaced by those made in the turn.
        self.sets = made;
        // A12
        self.locked = by_combo_flip;
        let doubled = std::mem::replace(&mut self.pending, by_combo_flip.then_some(ended));
        self.side = ended.other();
        self.double = if doubled == Some(self.side) { Double::First } else { Double::No };
        if self.side == Colour::White {
            self.turn += 1;
        }
    }
}

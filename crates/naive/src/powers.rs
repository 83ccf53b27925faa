//! The actions of a bug on the table: its movement and its active power (A7, E1 to E16).

use std::collections::BTreeSet;

use crate::action::Action;
use crate::cell::Cell;
use crate::state::State;
use crate::steps::Lifted;
use crate::tile::{Bug, Colour, Face, Tile};

/// A bug that acts: by itself, or forced by a Tick.
#[derive(Clone, Copy)]
struct Actor<'a> {
    at: Cell,
    bug: Bug,
    /// The chain of mind control, beginning with the acting player's bug, ending with this one.
    chain: &'a [Tile],
}

impl Actor<'_> {
    fn is_forced(self) -> bool {
        self.chain.len() > 1
    }
}

impl State {
    /// Everything the bugs on the table can do for the acting player. Several of these actions may
    /// lead to the same position, and some may end on the Honeycombo.
    pub(crate) fn bug_actions(&self) -> BTreeSet<Action> {
        let mut found = BTreeSet::new();
        for (at, bug) in self.tops() {
            if bug.colour() == self.side {
                self.act(Actor { at, bug, chain: &[bug.tile] }, &mut found);
            }
        }
        found
    }

    /// Adds the actions of one uncovered bug to `found`.
    fn act(&self, actor: Actor, found: &mut BTreeSet<Action>) {
        // A5: a resting or stung tile neither moves nor uses an active power. Nor can it be forced.
        if self.is_resting(actor.bug.tile) || self.is_stung(actor.bug.tile) {
            return;
        }
        // E1: a forced bug that is shielded stays in its place, and so does any pinned bug.
        let must_stay =
            self.is_pinned(actor.at) || (actor.is_forced() && self.is_shielded(actor.at));
        for face in self.acts_as(actor.at) {
            if !must_stay {
                for to in self.destinations(actor.at, face) {
                    found.insert(move_of(actor.bug, to));
                }
            }
            match face {
                Face::Centipede | Face::AssassinBug | Face::Mantis if must_stay => {}
                Face::Centipede => self.swaps(actor, found),
                Face::AssassinBug => self.assassinations(actor, found),
                Face::Mantis => self.ambushes(actor, found),
                Face::Pillbug => self.throws(actor, found),
                Face::Wasp => self.stings(actor, found),
                Face::Tick => self.mind_control(actor, found),
                Face::Queen
                | Face::Beetle
                | Face::Grasshopper
                | Face::Spider
                | Face::Ant
                | Face::Ladybug
                | Face::Mosquito
                | Face::Scorpion
                | Face::Firefly
                | Face::Fly
                | Face::Dragonfly
                | Face::StinkBug
                | Face::Butterfly
                | Face::Moth
                | Face::Honeycombo => {}
            }
        }
    }

    /// A1, E5: the colour of the acting bug's enemies.
    fn enemy_of(&self, actor: Actor) -> Colour {
        if actor.is_forced() && self.game.options.tick_side_owner {
            actor.bug.colour().other()
        } else {
            self.side.other()
        }
    }

    /// A7, Pillbug: throw.
    fn throws(&self, pillbug: Actor, found: &mut BTreeSet<Action>) {
        for (from, bug) in self.touched(pillbug.at) {
            if self.height(from) > 1
                || bug.face == Face::Honeycombo
                || self.is_pinned(from)
                || self.is_resting(bug.tile)
                || self.is_stung(bug.tile)
                || self.is_shielded(from)
                || self.is_bound(pillbug.at, from)
            {
                continue;
            }
            let lifted = Lifted::new(self, from);
            if !lifted.climb(from, pillbug.at) {
                continue;
            }
            for to in lifted.fall_from(pillbug.at) {
                found.insert(move_of(bug, to));
            }
        }
    }

    /// A7, Wasp: sting.
    fn stings(&self, wasp: Actor, found: &mut BTreeSet<Action>) {
        // E29
        if !self.game.has_flips() && self.game.options.noflip_sting_none {
            return;
        }
        for (at, bug) in self.tops() {
            let out_of_range = self.game.options.wasp_stings_adjacent && !at.is_adjacent(wasp.at); // E16
            if bug.colour() == self.enemy_of(wasp)
                && bug.tile != wasp.bug.tile // E1
                && self.height(at) == 1
                && !self.sets.moved.contains(&bug.tile)
                && !self.sets.flipped.contains(&bug.tile)
                && !self.is_resting(bug.tile) // E19
                && !self.sets.stung.contains(&bug.tile) // E6
                && !self.is_shielded(at)
                && !out_of_range
            {
                found.insert(Action::Sting { tile: wasp.bug.name(), target: bug.name() });
            }
        }
    }

    /// A7, Tick: mind control (E1 to E5).
    fn mind_control(&self, tick: Actor, found: &mut BTreeSet<Action>) {
        if tick.is_forced() && self.game.options.tick_chain_no {
            return;
        }
        for (at, bug) in self.touched(tick.at) {
            if bug.colour() == self.enemy_of(tick)
                && self.height(at) == self.height(tick.at)
                && !tick.chain.contains(&bug.tile)
            {
                let mut chain = tick.chain.to_vec();
                chain.push(bug.tile);
                self.act(Actor { at, bug, chain: &chain }, found);
            }
        }
    }

    /// A7, Centipede: swap. Called only for a bug that is not pinned.
    fn swaps(&self, centipede: Actor, found: &mut BTreeSet<Action>) {
        for end in self.centipede_ends(centipede.at) {
            let bug = self.top(end).expect("the walk ends on a bug");
            // A6, E15
            let connected =
                self.game.options.swap_lenient || self.is_one_hive_without(&[centipede.at, end]);
            if connected
                && bug.face != Face::Honeycombo
                && !self.is_resting(bug.tile)
                && !self.is_stung(bug.tile)
                && !self.is_shielded(end)
                && !self.is_bound(centipede.at, end)
            {
                found.insert(Action::Swap { tile: centipede.bug.name(), target: bug.name() });
            }
        }
    }

    /// A7, Assassin bug: climb onto a victim. Called only for a bug that is not pinned.
    fn assassinations(&self, assassin: Actor, found: &mut BTreeSet<Action>) {
        let lifted = Lifted::new(self, assassin.at);
        let sets = [&self.sets.moved, &self.sets.flipped, &self.sets.resting];
        for (at, bug) in self.touched(assassin.at) {
            // E11
            let spared = self.game.options.assassin_spares_just_moved
                && sets.iter().any(|set| set.contains(&bug.tile));
            if self.height(at) == 1
                && lifted.climb(assassin.at, at)
                && self.may_be_removed(at, assassin)
                && !spared
            {
                found.insert(Action::Remove { tile: assassin.bug.name(), target: bug.name() });
            }
        }
    }

    /// A7, Mantis: fly onto a victim that the opponent placed last turn, at any level (E12). Called
    /// only for a bug that is not pinned.
    fn ambushes(&self, mantis: Actor, found: &mut BTreeSet<Action>) {
        for (at, bug) in self.tops() {
            if self.sets.placed.contains(&bug.tile) && self.may_be_removed(at, mantis) {
                found.insert(Action::Remove { tile: mantis.bug.name(), target: bug.name() });
            }
        }
    }

    /// The conditions that both predators set for a victim, the top of a cell.
    fn may_be_removed(&self, victim: Cell, predator: Actor) -> bool {
        let bug = self.top(victim).expect("the victim is a bug");
        bug.colour() == self.enemy_of(predator)
            && bug.tile != predator.bug.tile // E1
            && !self.is_shielded(victim)
            && (self.game.options.stinkbug_saves_friends_only || !self.is_near_a_stink_bug(victim)) // E9
            && self.is_one_hive_without(&[predator.at, victim]) // A6, E10
    }
}

fn move_of(bug: Bug, to: Cell) -> Action {
    Action::Move { tile: bug.name(), q: to.q, r: to.r }
}

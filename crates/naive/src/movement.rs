//! How each bug moves (A7).

use std::collections::BTreeSet;

use crate::cell::Cell;
use crate::state::State;
use crate::steps::Lifted;
use crate::tile::{Bug, Face};

impl State {
    /// The faces as which the top of a cell may act: its own, or those a Mosquito copies.
    pub(crate) fn acts_as(&self, cell: Cell) -> BTreeSet<Face> {
        let bug = self.top(cell).expect("only bugs act");
        if bug.face != Face::Mosquito {
            return BTreeSet::from([bug.face]);
        }
        let touched = self.touched(cell);
        if self.height(cell) == 1 {
            // On the ground: any bug it touches, at whatever level that stands (E4).
            let never = [Face::Mosquito, Face::Honeycombo, Face::Butterfly, Face::Moth];
            let faces = touched.iter().map(|(_, model)| model.face);
            return faces.filter(|face| !never.contains(face)).collect();
        }
        // On the hive: a Beetle, and what moves differently up there.
        let mut faces = BTreeSet::from([Face::Beetle]);
        for (at, model) in touched {
            let up_there = [Face::Firefly, Face::Tick, Face::Butterfly, Face::Moth];
            if self.height(at) > 1 && up_there.contains(&model.face) {
                faces.insert(model.face);
            }
        }
        faces
    }

    /// Where the top of a cell can go by itself when it moves as the given face. Whether it may
    /// move at all (A5) is not checked here; the Honeycombo counts as any other tile.
    pub(crate) fn destinations(&self, start: Cell, face: Face) -> BTreeSet<Cell> {
        let lifted = Lifted::new(self, start);
        let on_the_ground = lifted.height(start) == 0;
        match face {
            Face::Queen | Face::Pillbug | Face::Wasp | Face::AssassinBug => {
                lifted.walk(&[Lifted::crawl])
            }
            Face::Scorpion => lifted.walk(&[Lifted::crawl, Lifted::crawl]),
            Face::Spider => lifted.walk(&[Lifted::crawl, Lifted::crawl, Lifted::crawl]),
            Face::Ant => lifted.crawl_anywhere(),
            Face::Beetle => lifted.walk(&[Lifted::step]),
            Face::Grasshopper => lifted.jump(),
            Face::Ladybug => {
                lifted.walk(&[Lifted::climb, Lifted::step_onto_hive, Lifted::fall_to_ground])
            }
            Face::StinkBug => lifted.walk(&[Lifted::climb, Lifted::fall_to_ground]),
            Face::Firefly if on_the_ground => lifted.walk(&[Lifted::climb, Lifted::step_onto_hive]),
            Face::Firefly => lifted.walk(&[Lifted::step]),
            Face::Tick if on_the_ground => lifted.walk(&[Lifted::climb]),
            Face::Tick => lifted.walk(&[Lifted::fall_to_ground]),
            Face::Dragonfly if self.game.options.dragonfly_ignores_gates => {
                lifted.ignoring_gates().glide()
            }
            Face::Dragonfly => lifted.glide(),
            Face::Fly => {
                let landings = self.fly_landings(start).into_iter();
                landings.flat_map(|onto| lifted.fall_from(onto)).collect()
            }
            // They stay at level 1 or higher for ever (A13).
            Face::Butterfly | Face::Moth if on_the_ground => BTreeSet::new(),
            Face::Butterfly => lifted.walk(&[Lifted::step_onto_hive, Lifted::step_onto_hive]),
            Face::Moth => lifted.walk(&[Lifted::fall_to_ground, Lifted::climb]),
            Face::Mosquito | Face::Centipede | Face::Mantis | Face::Honeycombo => BTreeSet::new(),
        }
    }

    /// A7 note (e), E13: the cells whose top the opponent placed, moved or flipped last turn,
    /// except that of the flying bug itself.
    fn fly_landings(&self, start: Cell) -> Vec<Cell> {
        let is_target = |bug: Bug| {
            let sets = [&self.sets.placed, &self.sets.moved, &self.sets.flipped];
            bug.face != Face::Honeycombo && sets.iter().any(|set| set.contains(&bug.tile))
        };
        let tops = self.tops().into_iter();
        tops.filter(|&(cell, bug)| cell != start && is_target(bug)).map(|(cell, _)| cell).collect()
    }

    /// A7, Centipede: the cells in which its walk ends. The third holds exactly one tile.
    pub(crate) fn centipede_ends(&self, start: Cell) -> BTreeSet<Cell> {
        let lifted = Lifted::new(self, start);
        let ends = lifted.walk(&[Lifted::climb, Lifted::step_onto_hive, Lifted::step_onto_hive]);
        ends.into_iter().filter(|&end| self.height(end) == 1).collect()
    }
}

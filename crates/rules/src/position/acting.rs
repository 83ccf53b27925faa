//! Which bugs can act in a position, and as what.

use crate::grid::hex::Cell;
use crate::legal::general::placing;
use crate::legal::general::turn::Turn;
use crate::model::action::Action;
use crate::model::bug::Bug;
use crate::model::tile::{Tile, TileSet};
use crate::movement::bugs::pillbug;
use crate::movement::{Abilities, Power};
use crate::position::Position;

impl Position {
    /// The bugs that act for the side to move: its own uncovered bugs that are neither resting nor stung, and enemies that
    /// a Tick forces. Such a bug need not have a legal action.
    ///
    /// ```
    /// use skep_rules::Position;
    ///
    /// let position: Position = "Base;White[5];0,0:wQ 1,0:bQ -1,0:wA1;resting=wA1".parse()?;
    /// let acting: Vec<String> = position.acting_bugs().into_iter().map(|tile| tile.to_string()).collect();
    /// assert_eq!(acting, ["wQ"]);
    /// # Ok::<(), skep_rules::PositionError>(())
    /// ```
    pub fn acting_bugs(&self) -> TileSet {
        Turn::new(self).actors
    }

    /// The creatures that an uncovered Mosquito copies where it lies; none for any other tile.
    ///
    /// ```
    /// use skep_rules::{Bug, Position};
    ///
    /// let position: Position = "Base+MLP;White[5];0,0:wM 1,0:bA1 2,0:bQ 0,1:wQ 0,-1:bM".parse()?;
    /// assert_eq!(position.copied_bugs("wM".parse()?), [Bug::Queen, Bug::Ant]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn copied_bugs(&self, tile: Tile) -> Vec<Bug> {
        let is_mosquito = self.board.tops().contains(tile) && self.face(tile) == Bug::Mosquito;
        let models = is_mosquito.then(|| Abilities::of(&self.board, tile));
        models.iter().flat_map(|models| models.iter()).collect()
    }

    /// The uncovered bugs beside a cell that have the power to throw, whether they can use it now or not.
    pub fn throwers_beside(&self, cell: Cell) -> TileSet {
        let can_throw = |tile: &Tile| pillbug::can_throw(&self.board, *tile);
        let beside = self.stacks_around(cell).map(|(tile, _)| tile);
        beside.filter(|&tile| tile != Tile::HONEYCOMBO).filter(can_throw).collect()
    }

    /// The creatures as which a tile off the table can be placed.
    ///
    /// ```
    /// use skep_rules::{Bug, Position};
    ///
    /// let position = Position::new("Venom".parse()?);
    /// assert_eq!(position.placing_faces("wA1".parse()?), [Bug::Ant, Bug::Fly]);
    /// assert_eq!(position.placing_faces("wQ".parse()?), [Bug::Queen]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn placing_faces(&self, tile: Tile) -> Vec<Bug> {
        placing::faces(self, tile).into_iter().flatten().collect()
    }

    /// The action, legal or not, that a player means by dragging a tile on the table to this cell: a use of the bug's power
    /// if the cell is occupied and the bug never climbs, and otherwise a move.
    pub fn meant_action(&self, tile: Tile, to: Cell) -> Action {
        let Some(other) = self.top(to) else { return Action::Move { tile, to } };
        if !self.board.tops().contains(tile) {
            return Action::Move { tile, to };
        }
        let abilities = Abilities::of(&self.board, tile);
        if abilities.iter().any(Bug::climbs) {
            return Action::Move { tile, to };
        }
        if abilities.can(Power::Sting) {
            Action::Sting { tile, victim: other }
        } else if abilities.can(Power::Remove) {
            Action::Remove { tile, victim: other }
        } else if abilities.can(Power::Swap) {
            Action::Swap { tile, with: other }
        } else {
            Action::Move { tile, to }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::hex::Axial;

    fn position(text: &str) -> Position {
        text.parse().unwrap()
    }

    fn tile(position: &Position, name: &str) -> Tile {
        position.read_tile(name).unwrap().0
    }

    fn names(tiles: TileSet) -> Vec<String> {
        tiles.into_iter().map(|tile| tile.to_string()).collect()
    }

    #[test]
    fn own_bugs_act_unless_covered_resting_or_stung() {
        let hive = "0,0:wQ 1,0:bQ<wB1 2,0:wA1 3,0:wG1<bB1 4,0:wS1";
        let base = position(&format!("Base;White[9];{hive};resting=wA1"));
        assert_eq!(names(base.acting_bugs()), ["wQ", "wS1", "wB1"]);
        let stung = position(&format!("Base+Ws;White[9];{hive};stung=wS1"));
        assert_eq!(names(stung.acting_bugs()), ["wQ", "wB1", "wA1"]);
    }

    #[test]
    fn enemies_that_a_tick_forces_act() {
        let forced = position("Base+Tk;White[9];0,0:wQ 1,0:wTk 2,0:bA1 3,0:bQ");
        assert!(names(forced.acting_bugs()).contains(&"bA1".to_owned()));
        assert!(!names(forced.acting_bugs()).contains(&"bQ".to_owned()));
        let resting = position("Base+Tk;White[9];0,0:wQ 1,0:wTk 2,0:bA1 3,0:bQ;resting=bA1");
        assert!(!names(resting.acting_bugs()).contains(&"bA1".to_owned()));
    }

    #[test]
    fn a_mosquito_on_the_hive_is_a_beetle_and_copies_what_lives_up_there() {
        let hive = position("Base+M+Ff;White[9];0,0:wQ<wM 1,0:bQ<wFf1 0,1:bA1 -1,0:bFf1");
        assert_eq!(hive.copied_bugs(tile(&hive, "wM")), [Bug::Beetle, Bug::Firefly]);
        let flat = position("Base+M+Ff;White[9];0,0:wQ<wM 1,0:bQ 0,1:bA1 -1,0:bFf1");
        assert_eq!(flat.copied_bugs(tile(&flat, "wM")), [Bug::Beetle]);
    }

    #[test]
    fn only_an_uncovered_mosquito_copies() {
        let covered = position("Base+M;White[9];0,0:wM<bB1 1,0:bQ 0,1:wQ");
        assert!(covered.copied_bugs(tile(&covered, "wM")).is_empty());
        assert!(covered.copied_bugs(tile(&covered, "bB1")).is_empty());
    }

    #[test]
    fn a_mosquito_throws_beside_a_pillbug() {
        let near = position("Base+MLP;White[6];0,0:wM -1,0:bP 1,0:bA1 0,1:bQ 0,-1:wQ");
        let beside = |position: &Position, name| {
            names(position.throwers_beside(position.cell(tile(position, name)).unwrap()))
        };
        assert_eq!(beside(&near, "bA1"), ["wM"]);
        assert_eq!(beside(&near, "wQ"), ["wM", "bP"]);
        let far = position("Base+MLP;White[6];0,0:wM -1,0:bA2 1,0:bA1 0,1:bQ 0,-1:wQ");
        assert!(beside(&far, "bA1").is_empty());
    }

    #[test]
    fn a_bug_that_never_climbs_means_its_power() {
        let venom = position("Base+Ws+Ce;White[6];0,0:wWs 1,0:bA1 2,0:bQ 0,1:wQ -1,0:wCe");
        let enemy = tile(&venom, "bA1");
        let cell = venom.cell(enemy).unwrap();
        let meant = |name, to| venom.meant_action(tile(&venom, name), to);
        let wasp = tile(&venom, "wWs");
        assert_eq!(meant("wWs", cell), Action::Sting { tile: wasp, victim: enemy });
        let centipede = tile(&venom, "wCe");
        assert_eq!(meant("wCe", cell), Action::Swap { tile: centipede, with: enemy });
        let queen = tile(&venom, "wQ");
        assert_eq!(meant("wQ", cell), Action::Move { tile: queen, to: cell });
        let free = Cell::at(Axial::new(0, -1));
        assert_eq!(meant("wWs", free), Action::Move { tile: wasp, to: free });
        // A Mosquito means what it copies, unless it copies a climber.
        let copies = |hive: &str| {
            let position = position(&format!("Base+M+Ws;White[6];{hive} 2,0:bQ 3,0:bA1"));
            let mosquito = tile(&position, "wM");
            let cell = position.cell(tile(&position, "bA1")).unwrap();
            position.meant_action(mosquito, cell)
        };
        assert!(matches!(copies("0,0:wM 1,0:wWs 0,1:wQ"), Action::Sting { .. }));
        assert!(matches!(copies("0,0:wM 1,0:wWs 0,1:wB1 0,-1:wQ"), Action::Move { .. }));
    }
}

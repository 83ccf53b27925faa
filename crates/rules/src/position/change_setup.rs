//! Changes of a set-up that follow from the rules: what a game has from the start, and what another game does not have.

use crate::grid::hex::Axial;
use crate::model::color::{ByColor, Color};
use crate::model::game_type::GameType;
use crate::model::tile::{Tile, TileSet};
use crate::position::Stage;
use crate::position::setup::Setup;
use crate::position::statuses::{Status, Statuses};

impl Setup {
    /// The start of a game: what has to be on the table or in a hand from the start is there.
    ///
    /// ```
    /// use skep_rules::{Color, Setup, Tile};
    ///
    /// let start = Setup::start("Base+Swarm+Honeycombo".parse()?);
    /// assert_eq!(start.stacks.len(), 1);
    /// assert!(start.hands[Color::Black].contains(Tile::queen(Color::Black)));
    /// # Ok::<(), skep_rules::TypeError>(())
    /// ```
    pub fn start(game_type: GameType) -> Setup {
        let mut setup = Setup::new(game_type);
        setup.supply();
        setup
    }

    /// Puts the Honeycombo on an empty table, and Queens that would be in the bag into their owners' hands.
    pub fn supply(&mut self) {
        let game = self.game_type;
        if game.has_double_turns() && self.stacks.is_empty() {
            self.stacks.push((Axial::default(), vec![Tile::HONEYCOMBO]));
        }
        if game.has_hands() {
            let hands = self.hands.white.or(self.hands.black);
            let placed = self.tiles_in_play().or(self.removed).or(hands);
            for color in Color::ALL {
                let queen = Tile::queen(color);
                if !placed.contains(queen) {
                    self.hands[color].insert(queen);
                }
            }
        }
    }

    /// Takes a tile from wherever it is: it is then in its owner's reserve or in the bag.
    pub fn lift(&mut self, tile: Tile) {
        for (_, stack) in &mut self.stacks {
            stack.retain(|&other| other != tile);
        }
        self.stacks.retain(|(_, stack)| !stack.is_empty());
        self.removed.remove(tile);
        self.hands.white.remove(tile);
        self.hands.black.remove(tile);
    }

    /// Drops what only tiles on the table have: statuses, and the back unless faces are fixed.
    pub fn forget(&mut self, tile: Tile) {
        self.statuses.forget(tile);
        self.first.forget(tile);
        if !self.game_type.has_faces_off_table() || tile.is_queen() {
            self.backs.remove(tile);
        }
    }

    /// Makes it a set-up of another game. Everything that the other game does not have is dropped: tiles, backs, statuses,
    /// hands, removed tiles and the state of double turns. What only the other game has from the start is added.
    pub fn change_game(&mut self, game: GameType) {
        let before = self.game_type;
        self.game_type = game;
        for tile in Tile::all().filter(|&tile| !game.contains(tile)) {
            self.lift(tile);
            self.forget(tile);
        }
        let on_table = self.tiles_in_play();
        let shows_back = |&tile: &Tile| {
            game.contains(tile)
                && game.is_two_faced(tile)
                && (on_table.contains(tile) || game.has_faces_off_table())
        };
        self.backs = self.backs.into_iter().filter(shows_back).collect();
        self.drop_what_is_missing();
        let is_new = |has: fn(GameType) -> bool| !has(before) && has(game);
        if is_new(GameType::has_hands) || is_new(GameType::has_double_turns) {
            self.supply();
        }
    }

    /// Drops statuses, hands, removed tiles and the state of double turns, if the game has no such thing.
    fn drop_what_is_missing(&mut self) {
        let game = self.game_type;
        for status in Status::ALL.into_iter().filter(|status| !status.exists_in(game)) {
            *self.statuses.set_mut(status) = TileSet::EMPTY;
            *self.first.set_mut(status) = TileSet::EMPTY;
        }
        if !game.removes_tiles() {
            self.removed = TileSet::EMPTY;
        }
        if !game.has_hands() {
            self.hands = ByColor::default();
        }
        if !game.has_double_turns() {
            let Setup { combo, locked, stage, pending, .. } = Setup::new(game);
            (self.combo, self.locked, self.stage, self.pending) = (combo, locked, stage, pending);
        }
        if self.stage != Stage::Second {
            self.first = Statuses::default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changed(from: &str, game: &str) -> String {
        let mut setup: Setup = from.parse().unwrap();
        setup.change_game(game.parse().unwrap());
        setup.to_string()
    }

    #[test]
    fn what_another_game_does_not_have_is_dropped() {
        let full = "Base+MLP+Predators+Swarm;White[5];0,0:wQ 1,0:bQ 2,0:bM;removed=bA1;white=wA1;black=bA2";
        assert_eq!(changed(full, "Base"), "Base;White[5];0,0:wQ 1,0:bQ");
        let combo = "Base+Honeycombo;White[5];0,0:wQ 1,0:bQ 0,1:H;combo=w;double2";
        assert_eq!(changed(combo, "Base"), "Base;White[5];0,0:wQ 1,0:bQ");
    }

    #[test]
    fn what_another_game_has_from_the_start_is_added() {
        let swarm = changed("Base;White[2];0,0:wS1 1,0:bS1", "Base+Swarm");
        assert!(swarm.ends_with("white=wQ;black=bQ"), "{swarm}");
        let mut start = Setup::start(GameType::BASE);
        start.change_game("Base+Honeycombo".parse().unwrap());
        assert_eq!(start, Setup::start(start.game_type));
    }

    #[test]
    fn backs_stay_off_the_table_only_with_fixed_faces() {
        let venom = "Venom(faces=fixed);White[5];0,0:wQ 1,0:bQ;backs=wA1";
        assert!(changed(venom, "Venom+M(faces=fixed)").ends_with("backs=wA1"));
        assert!(!changed(venom, "Venom").contains("backs"));
    }
}

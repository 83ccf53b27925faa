//! One game: its tree, its players and the clock. Independent of the browser: the caller passes the time and the tiles
//! drawn from the bag.

mod other_tabs;
mod start;
#[cfg(test)]
mod tests;

use skep_record::{Clock, Declared, End, GameTree, NodeId, Seat, Step};
use skep_rules::{Action, ByColor, Chosen, Color, DrawnTile, Illegal, MoveError, Tile, TileSet};

/// One game with its players and the clock.
#[derive(Clone, Debug)]
pub(crate) struct GameSession {
    title: String,
    tree: GameTree,
    seats: ByColor<Seat>,
    names: ByColor<String>,
    clock: Clock,
    drawn: DrawnTile,
    created: u64,
}

impl GameSession {
    /// The game with its variations.
    pub(crate) fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// Who plays which colour.
    pub(crate) fn seats(&self) -> ByColor<Seat> {
        self.seats
    }

    /// Sets the title; an empty one means none.
    pub(crate) fn rename(&mut self, title: String) {
        self.title = title;
    }

    /// A player's name, if known.
    pub(crate) fn name(&self, color: Color) -> Option<&str> {
        Some(self.names[color].as_str()).filter(|name| !name.is_empty())
    }

    /// Whether nothing has been played and there is no title.
    pub(crate) fn is_unplayed(&self) -> bool {
        self.tree.is_empty() && self.title.is_empty()
    }

    /// The clock.
    pub(crate) fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The drawn tile that has to be placed now.
    pub(crate) fn drawn(&self) -> DrawnTile {
        self.drawn
    }

    /// How the game has ended at the cursor.
    pub(crate) fn ending(&self) -> Option<End> {
        self.tree.ending()
    }

    /// The player to choose or act at the cursor; `None` if the game has ended there.
    pub(crate) fn next_player(&self) -> Option<Color> {
        if self.ending().is_some() {
            return None;
        }
        let choosing = self.tree.game().open_choice().map(|(_, player)| player);
        Some(choosing.unwrap_or(self.tree.position().to_move()))
    }

    /// The colour to act, if it belongs to a person.
    pub(crate) fn person_to_act(&self) -> Option<Color> {
        self.next_player().filter(|&player| self.seats[player] == Seat::Person)
    }

    /// The computer's level, if it is the computer's turn.
    pub(crate) fn level_to_act(&self) -> Option<u8> {
        match self.seats[self.next_player()?] {
            Seat::Level(level) => Some(level),
            Seat::Person => None,
        }
    }

    /// The actions a person may choose from now.
    pub(crate) fn offers(&self) -> Vec<Action> {
        if self.person_to_act().is_none() || self.tree.game().open_choice().is_some() {
            return Vec::new();
        }
        self.drawn.allowed(self.tree.position())
    }

    /// Whether the cursor is at the end of its line.
    pub(crate) fn is_at_tip(&self) -> bool {
        self.tree.children().is_empty()
    }

    /// Whether the cursor is at the end of the main line, where the game is played.
    pub(crate) fn is_at_main_end(&self) -> bool {
        self.tree.current() == self.tree.main_end()
    }

    /// Whether the main line, where the game is played, has ended.
    pub(crate) fn is_main_line_over(&self) -> bool {
        let end = self.tree.main_end();
        if let Some(Step::Declared(_)) = self.tree.step(end) {
            return true;
        }
        let mut tree = self.tree.clone();
        tree.go_to(end);
        tree.ending().is_some()
    }

    /// Whether both players are people at this screen.
    pub(crate) fn is_hot_seat(&self) -> bool {
        self.people() == 2
    }

    /// Whether the computer plays against itself.
    pub(crate) fn is_demo(&self) -> bool {
        self.people() == 0
    }

    fn people(&self) -> usize {
        Color::ALL.into_iter().filter(|&color| self.seats[color] == Seat::Person).count()
    }

    /// The player shown at the bottom: the person, if there is exactly one.
    pub(crate) fn bottom_player(&self) -> Color {
        match (self.seats.white, self.seats.black) {
            (Seat::Level(_), Seat::Person) => Color::Black,
            _ => Color::White,
        }
    }

    /// Plays an action at the cursor. If it draws a tile without naming it, `draw` picks the tile.
    pub(crate) fn play(
        &mut self,
        action: Action,
        now: u64,
        draw: impl FnOnce(TileSet) -> Option<Tile>,
    ) -> Result<NodeId, Illegal> {
        let position = self.tree.position();
        let player = position.to_move();
        let action = position.with_draw(action, draw);
        let goes_on = self.is_at_main_end();
        let node = self.tree.play(action)?;
        // What is played from an earlier position is analysis: it costs no time and earns none.
        if goes_on && self.tree.position().to_move() != player {
            self.press_clock(player, now);
        }
        self.after_change(now);
        Ok(node)
    }

    /// Draws a tile that has to be placed at once.
    pub(crate) fn draw_to_place(
        &mut self,
        now: u64,
        draw: impl FnOnce(TileSet) -> Option<Tile>,
    ) -> Result<(), Illegal> {
        let position = self.tree.position();
        let Some(tile) = draw(position.bag()).filter(|_| self.drawn.can_draw(position)) else {
            return Ok(());
        };
        match self.drawn.draw(position, tile) {
            Some(action) => self.play(action, now, |_| None).map(|_| ()),
            None => Ok(()),
        }
    }

    /// Makes a choice before the first turn.
    pub(crate) fn choose(&mut self, chosen: Chosen) -> Result<NodeId, Illegal> {
        self.tree.choose(chosen)
    }

    /// Makes a choice before the first turn, given as move text.
    pub(crate) fn choose_text(&mut self, text: &str) -> Result<NodeId, MoveError> {
        self.tree.play_text(text)
    }

    /// Ends the game at the cursor by a declaration.
    pub(crate) fn declare(&mut self, declared: Declared, now: u64) -> Result<NodeId, Illegal> {
        let node = self.tree.declare(declared)?;
        self.after_change(now);
        Ok(node)
    }

    /// Ends the game if a player's time has run out, whatever is looked at, and returns that player.
    pub(crate) fn check_time(&mut self, now: u64) -> Option<Color> {
        let player = self.clock.running().and(self.clock.flag(now))?;
        self.tree.go_to(self.tree.main_end());
        self.declare(Declared::Time(player), now).ok().map(|_| player)
    }

    /// Whether a running clock has run out.
    pub(crate) fn is_out_of_time(&self, now: u64) -> bool {
        self.clock.running().and(self.clock.flag(now)).is_some()
    }

    /// Takes actions back until a person is to act. Returns whether anything was taken back.
    pub(crate) fn undo(&mut self, now: u64) -> bool {
        self.step_to_person(now, GameTree::back)
    }

    /// Replays actions until a person is to act. Returns whether anything was replayed.
    pub(crate) fn redo(&mut self, now: u64) -> bool {
        self.step_to_person(now, GameTree::forward)
    }

    /// Steps through the tree until a person is to act; a single step if no person plays.
    fn step_to_person(&mut self, now: u64, step: fn(&mut GameTree) -> bool) -> bool {
        let people = self.people() > 0;
        let mut moved = false;
        while step(&mut self.tree) {
            moved = true;
            if !people || self.person_to_act().is_some() {
                break;
            }
        }
        self.after_change(now);
        moved
    }

    /// Moves the cursor or edits the variations.
    pub(crate) fn browse<T>(&mut self, now: u64, go: impl FnOnce(&mut GameTree) -> T) -> T {
        let result = go(&mut self.tree);
        self.after_change(now);
        result
    }

    /// Presses the clock after a player's turn.
    fn press_clock(&mut self, player: Color, now: u64) {
        if self.clock.has_started() && self.clock.running() != Some(player) {
            self.clock.start(!player, now);
        } else {
            self.clock.press(player, now);
        }
    }

    /// Restores the invariants after any change: a drawn tile that was not placed returns to the bag, and the clock of the
    /// player to act at the end of the main line runs, even while another position is shown. The computer's clock is
    /// paused meanwhile, because the computer searches only the position that is shown.
    fn after_change(&mut self, now: u64) {
        self.drawn = DrawnTile::default();
        if !self.is_at_main_end() {
            let running = self.clock.running();
            if running.is_some_and(|player| self.seats[player] != Seat::Person) {
                self.clock.pause(now);
            }
            return;
        }
        match self.next_player() {
            None => self.clock.pause(now),
            Some(player) if self.clock.has_started() && self.clock.running() != Some(player) => {
                self.clock.start(player, now);
            }
            Some(_) => {}
        }
    }
}

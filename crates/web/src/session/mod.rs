//! One game: its tree of turns, its players, and the clock. Knows no browser: the caller passes the time and what is
//! drawn from the bag.

mod beginning;
#[cfg(test)]
mod tests;

use skep_record::{Clock, Declared, End, GameTree, NodeId, Seat};
use skep_rules::{Action, ByColor, Choice, Color, DrawnTile, Illegal, MoveError, Tile, TileSet};

/// One game.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    title: String,
    tree: GameTree,
    seats: ByColor<Seat>,
    names: ByColor<String>,
    clock: Clock,
    drawn: DrawnTile,
    created: u64,
}

impl Session {
    /// The game with its variations.
    pub(crate) fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// Who plays which colour.
    pub(crate) fn seats(&self) -> ByColor<Seat> {
        self.seats
    }

    /// Sets the title; an empty one is as good as none.
    pub(crate) fn rename(&mut self, title: String) {
        self.title = title;
    }

    /// What a player is called, if anything.
    pub(crate) fn name(&self, color: Color) -> Option<&str> {
        Some(self.names[color].as_str()).filter(|name| !name.is_empty())
    }

    /// The players' time.
    pub(crate) fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The tile that was drawn and has to be placed now.
    pub(crate) fn drawn(&self) -> DrawnTile {
        self.drawn
    }

    /// How the line has ended at the cursor.
    pub(crate) fn ending(&self) -> Option<End> {
        self.tree.ending()
    }

    /// Who chooses or acts next at the cursor; nobody if the line has ended.
    pub(crate) fn next_player(&self) -> Option<Color> {
        if self.ending().is_some() {
            return None;
        }
        let choosing = self.tree.game().open_choice().map(|(_, player)| player);
        Some(choosing.unwrap_or(self.tree.position().to_move()))
    }

    /// The person who acts next, if it is a person's turn.
    pub(crate) fn person_to_act(&self) -> Option<Color> {
        self.next_player().filter(|&player| self.seats[player] == Seat::Person)
    }

    /// The level of the computer, if it is its turn.
    pub(crate) fn level_to_act(&self) -> Option<u8> {
        match self.seats[self.next_player()?] {
            Seat::Level(level) => Some(level),
            Seat::Person => None,
        }
    }

    /// What a person at this screen may do now.
    pub(crate) fn offers(&self) -> Vec<Action> {
        if self.person_to_act().is_none() || self.tree.game().open_choice().is_some() {
            return Vec::new();
        }
        self.drawn.allowed(self.tree.position())
    }

    /// Whether nothing follows the cursor: what is played here goes on with the game.
    pub(crate) fn is_at_tip(&self) -> bool {
        self.tree.children().is_empty()
    }

    /// Whether both players sit at this screen.
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

    /// The player who looks at the table from below: the person, if there is just one.
    pub(crate) fn nearest(&self) -> Color {
        match (self.seats.white, self.seats.black) {
            (Seat::Level(_), Seat::Person) => Color::Black,
            _ => Color::White,
        }
    }

    /// Plays an action at the cursor. What it draws and does not name comes from `draw`.
    pub(crate) fn play(
        &mut self,
        action: Action,
        now: u64,
        draw: impl FnOnce(TileSet) -> Option<Tile>,
    ) -> Result<NodeId, Illegal> {
        let position = self.tree.position();
        let player = position.to_move();
        let action = position.with_draw(action, draw);
        let node = self.tree.play(action)?;
        if self.tree.position().to_move() != player {
            self.press_clock(player, now);
        }
        self.settle(now);
        Ok(node)
    }

    /// Draws a tile that is to be placed at once.
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
    pub(crate) fn choose(&mut self, choice: Choice, chosen: TileSet) -> Result<NodeId, Illegal> {
        self.tree.choose(choice, chosen)
    }

    /// Makes a choice before the first turn, as the computer has written it.
    pub(crate) fn choose_text(&mut self, text: &str) -> Result<NodeId, MoveError> {
        self.tree.play_text(text)
    }

    /// Ends the game at the cursor.
    pub(crate) fn declare(&mut self, declared: Declared, now: u64) -> Result<NodeId, Illegal> {
        let node = self.tree.declare(declared)?;
        self.settle(now);
        Ok(node)
    }

    /// Ends the game if a player's time has run out, and returns that player.
    pub(crate) fn check_time(&mut self, now: u64) -> Option<Color> {
        let player = self.clock.running().and(self.clock.flag(now))?;
        self.declare(Declared::Time(player), now).ok().map(|_| player)
    }

    /// Whether somebody's time has run out, which nobody has noticed yet.
    pub(crate) fn is_out_of_time(&self, now: u64) -> bool {
        self.clock.running().and(self.clock.flag(now)).is_some()
    }

    /// Takes back until a person is to act again. Returns whether there was anything to take back.
    pub(crate) fn undo(&mut self, now: u64) -> bool {
        self.travel(now, GameTree::back)
    }

    /// Plays again what was taken back. Returns whether there was anything to play.
    pub(crate) fn redo(&mut self, now: u64) -> bool {
        self.travel(now, GameTree::forward)
    }

    /// Steps through the tree until a person is to act. Without people it takes one step.
    fn travel(&mut self, now: u64, step: fn(&mut GameTree) -> bool) -> bool {
        let people = self.people() > 0;
        let mut moved = false;
        while step(&mut self.tree) {
            moved = true;
            if !people || self.person_to_act().is_some() {
                break;
            }
        }
        self.settle(now);
        moved
    }

    /// Moves the cursor in any way, or changes the variations.
    pub(crate) fn browse<T>(&mut self, now: u64, go: impl FnOnce(&mut GameTree) -> T) -> T {
        let result = go(&mut self.tree);
        self.settle(now);
        result
    }

    /// A player has ended a turn.
    fn press_clock(&mut self, player: Color, now: u64) {
        if self.clock.has_started() && self.clock.running() != Some(player) {
            self.clock.start(!player, now);
        } else {
            self.clock.press(player, now);
        }
    }

    /// After anything has happened: what was drawn and not placed is back in the bag, and while somebody looks at earlier
    /// turns, or when all is over, the clock stands still.
    fn settle(&mut self, now: u64) {
        self.drawn = DrawnTile::default();
        match self.next_player().filter(|_| self.is_at_tip()) {
            None => self.clock.pause(now),
            Some(player) if self.clock.has_started() && self.clock.running() != Some(player) => {
                self.clock.start(player, now);
            }
            Some(_) => {}
        }
    }
}

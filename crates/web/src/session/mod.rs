//! One game: its tree, its players and the clock. Independent of the browser: the caller passes the time and the tiles
//! drawn from the bag.

mod other_tabs;
mod remote;
mod start;
#[cfg(test)]
mod tests;

use skep_record::{
    Clock, Declared, End, GameTree, NodeId, Note, NoteError, Occasion, Seat, TimeControl, TreeStep,
};
use skep_rules::{
    Action, ByColor, Chosen, Color, DrawnTile, Game, Illegal, MoveError, Tile, TileSet,
};

pub(crate) use self::remote::RemoteGame;

/// One game with its players and the clock.
#[derive(Clone, Debug)]
pub(crate) struct GameSession {
    title: String,
    tree: GameTree,
    seats: ByColor<Seat>,
    names: ByColor<String>,
    occasion: Occasion,
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

    /// Sets the note on a move.
    pub(crate) fn set_note(&mut self, node: NodeId, note: Note) -> Result<(), NoteError> {
        self.tree.set_note(node, note)
    }

    /// Whether nothing has been played or noted and there is no title.
    pub(crate) fn is_unplayed(&self) -> bool {
        self.tree.is_empty() && self.title.is_empty() && !self.tree.has_notes()
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

    /// The computer's colour and level if its clock runs while something else than the end of the game is looked at: it
    /// goes on thinking there. Without a clock it waits: whoever steps back may be taking a move back. It waits too where a
    /// tile has to be drawn before it is placed, because the tile in the hand belongs to the position that is shown.
    pub(crate) fn computer_in_game(&self) -> Option<(Color, u8)> {
        let player = self.clock.running().filter(|_| self.is_timed())?;
        match self.seats[player] {
            Seat::Level(level) if !self.is_at_main_end() => {
                Some((player, level)).filter(|_| !self.tree.game_type().places_drawn())
            }
            _ => None,
        }
    }

    fn is_timed(&self) -> bool {
        self.clock.control() != TimeControl::Unlimited
    }

    /// The game at the end of its main line, wherever the cursor is. It walks through a copy of the tree.
    pub(crate) fn game_at_main_end(&self) -> Game {
        let mut tree = self.tree.clone();
        tree.go_to(tree.main_end());
        tree.game().clone()
    }

    /// The actions a person may choose from now.
    pub(crate) fn offers(&self) -> Vec<Action> {
        if self.person_to_act().is_none() { Vec::new() } else { self.legal_actions() }
    }

    /// The legal actions at the cursor, no matter who plays the colour.
    pub(crate) fn legal_actions(&self) -> Vec<Action> {
        if self.ending().is_some() || self.tree.game().open_choice().is_some() {
            return Vec::new();
        }
        self.drawn.allowed(self.tree.position())
    }

    /// Whether the game is still being played against the computer or the clock.
    pub(crate) fn is_contest(&self) -> bool {
        (self.people() < 2 || self.is_timed()) && self.next_in_game().is_some()
    }

    /// Whether the cursor is at the end of its line.
    pub(crate) fn is_at_tip(&self) -> bool {
        self.tree.children().is_empty()
    }

    /// Whether the cursor is at the end of the main line, where the game is played.
    pub(crate) fn is_at_main_end(&self) -> bool {
        self.tree.current() == self.tree.main_end()
    }

    /// The player to act at the end of the main line, where the game is played; `None` if it has ended there. It walks
    /// through a copy of the tree: ask only when the main line has changed.
    pub(crate) fn next_in_game(&self) -> Option<Color> {
        let end = self.tree.main_end();
        if let Some(TreeStep::Declared(_)) = self.tree.step(end) {
            return None;
        }
        let mut tree = self.tree.clone();
        tree.go_to(end);
        let choosing = tree.game().open_choice().map(|(_, player)| player);
        tree.ending().is_none().then(|| choosing.unwrap_or(tree.position().to_move()))
    }

    /// The player who resigns if a person does while `next` is to act in the game: the only person, or else the player to
    /// act.
    pub(crate) fn resigner(&self, next: Color) -> Option<Color> {
        [next, !next].into_iter().find(|&player| self.is_person(player))
    }

    /// Whether a person plays this colour.
    pub(crate) fn is_person(&self, color: Color) -> bool {
        self.seats[color] == Seat::Person
    }

    /// Whether both players are people at this screen.
    pub(crate) fn is_hot_seat(&self) -> bool {
        self.people() == 2
    }

    /// Whether taking back goes over more than one action, back to the only person's turn.
    pub(crate) fn takes_back_to_person(&self) -> bool {
        self.people() == 1
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

    /// Plays an action at the end of the main line, where the game goes on. The cursor stays where it is.
    pub(crate) fn play_in_game(
        &mut self,
        action: Action,
        now: u64,
        draw: impl FnOnce(TileSet) -> Option<Tile>,
    ) -> Result<NodeId, Illegal> {
        let here = self.tree.current();
        self.tree.go_to(self.tree.main_end());
        let played = self.play(action, now, draw);
        self.tree.go_to(here);
        played
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

    /// Ends the game by a declaration, at the end of its main line, whatever is looked at.
    pub(crate) fn declare(&mut self, declared: Declared, now: u64) -> Result<NodeId, Illegal> {
        self.tree.go_to(self.tree.main_end());
        let node = self.tree.declare(declared)?;
        self.after_change(now);
        Ok(node)
    }

    /// Ends the game if a player's time has run out, and returns that player.
    pub(crate) fn check_time(&mut self, now: u64) -> Option<Color> {
        let player = self.clock.running().and(self.clock.flag(now))?;
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
    /// player to act at the end of the main line runs, even while another position is shown.
    fn after_change(&mut self, now: u64) {
        self.drawn = DrawnTile::default();
        if !self.is_at_main_end() {
            let running = self.clock.running();
            let is_computer = running.is_some_and(|player| self.seats[player] != Seat::Person);
            // It is not thinking.
            if is_computer && self.computer_in_game().is_none() {
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

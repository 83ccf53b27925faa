//! The state of a game for screen readers and status lines: cells, turns, choices, endings.

use skep_rules::{Cell, Choice, Color, Direction, Ending, Outcome, Position, Reason, Stage, Tile};

use crate::actions::side_key;
use crate::sentence::to_sentence;
use crate::words::Words;

impl Words {
    /// The tiles in a cell, from top to bottom, and its neighbours.
    ///
    /// ```
    /// use skep_rules::Game;
    /// use skep_words::{Language, Words};
    ///
    /// let game: Game = "Base;InProgress;White[2];wS1;bS1 wS1-".parse()?;
    /// let position = game.position();
    /// let spider = position.tiles_in_play().into_iter().next().unwrap();
    /// let cell = position.cell(spider).unwrap();
    /// assert_eq!(
    ///     Words::new(Language::English).place(position, cell),
    ///     "White Spider 1, 1 neighbour: Black Spider 1 on the right; 5 of 6 sides free."
    /// );
    /// # Ok::<(), skep_rules::GameError>(())
    /// ```
    pub fn place(&self, position: &Position, cell: Cell) -> String {
        let stack = position.stack(cell);
        let label = |&tile: &Tile| self.label(position, tile);
        let tiles: Vec<String> = stack.iter().rev().map(label).collect();
        let neighbors: Vec<String> = Direction::ALL
            .into_iter()
            .filter_map(|side| {
                let tile = position.top(cell.neighbor(side))?;
                let it = self.in_words().set("tile", self.tile(position, tile));
                Some(it.format(&format!("at-{}", side_key(self.seen(side)))))
            })
            .collect();
        let message = match tiles.len() {
            0 => "cell-empty",
            1 => "cell-tile",
            _ => "cell-stack",
        };
        let text = self
            .in_words()
            .set("height", tiles.len())
            .set("tiles", tiles.join(", "))
            .set("count", neighbors.len())
            .set("free", Direction::ALL.len() - neighbors.len())
            .set("neighbors", neighbors.join(", "))
            .format(message);
        to_sentence(&text)
    }

    /// A tile in play with its status: stung, resting or pinned.
    fn label(&self, position: &Position, tile: Tile) -> String {
        if let Some(color) = position.combo().filter(|_| tile == Tile::HONEYCOMBO) {
            return self.in_words().player(color).format("cell-honeycombo");
        }
        let label = self.tile(position, tile);
        let statuses = position.statuses();
        let message = if statuses.stung.contains(tile) {
            "cell-stung"
        } else if statuses.resting.contains(tile) && position.restrained().contains(tile) {
            "cell-resting"
        } else if !position.is_covered(tile) && position.is_pinned(tile) {
            "cell-pinned"
        } else {
            return label;
        };
        let gender = self.gender(position.face(tile));
        self.in_words().set("tile", label).set("tile-gender", gender).format(message)
    }

    /// Whose turn it is, and whether the Queen must be placed: `White to move, turn 4: the Queen Bee must be placed now.`
    pub fn turn(&self, position: &Position) -> String {
        let player = position.to_move();
        let message = match position.stage() {
            Stage::Single => "turn",
            Stage::First => "turn-first",
            Stage::Second => "turn-second",
        };
        let turn = self.in_words().player(player).set("number", position.turn()).format(message);
        let text = match position.turns_to_place_queen(player) {
            None => turn,
            Some(0 | 1) => self.in_words().set("turn", turn).format("turn-queen-due"),
            Some(_) => self.in_words().set("turn", turn).format("turn-queen-later"),
        };
        to_sentence(&text)
    }

    /// What a player has to choose before the first turn.
    pub fn choice(&self, choice: Choice, player: Color) -> String {
        let text = self.in_words().player(player).format(&format!("choice-{}", choice.word()));
        to_sentence(&text)
    }

    /// The result: `White wins.`
    pub fn outcome(&self, outcome: Outcome) -> String {
        let text = match outcome {
            Outcome::Win(player) => self.in_words().player(player).format("outcome-win"),
            Outcome::Draw => self.text("outcome-draw"),
        };
        to_sentence(&text)
    }

    /// The result and its reason: `White wins: the black Queen Bee is surrounded.`
    pub fn ending(&self, position: &Position, ending: Ending) -> String {
        let text = match (ending.outcome, ending.reason) {
            (Outcome::Win(player), Reason::Surrounded) => {
                let royal = position.name(lost_royal(position, !player));
                self.in_words().player(player).tile("royal", royal).format("ending-surrounded")
            }
            (Outcome::Win(player), Reason::Removed) => {
                let royal = position.name(lost_royal(position, !player));
                self.in_words().player(player).tile("royal", royal).format("ending-removed")
            }
            (Outcome::Win(player), Reason::Resignation) => {
                self.in_words().player(player).format("ending-resignation")
            }
            (Outcome::Draw, Reason::Surrounded) => self.text("ending-both-surrounded"),
            (Outcome::Draw, Reason::Repetition) => self.text("ending-repetition"),
            (Outcome::Draw, Reason::Agreement) => self.text("ending-agreement"),
            (outcome, _) => return self.outcome(outcome),
        };
        to_sentence(&text)
    }

    /// A win because the opponent's time has run out.
    pub fn win_on_time(&self, winner: Color) -> String {
        let text = self.in_words().player(winner).format("ending-time");
        to_sentence(&text)
    }
}

/// The royal that a player has lost; the Queen if the position does not show which.
fn lost_royal(position: &Position, player: Color) -> Tile {
    position.lost_royals(player).into_iter().next().unwrap_or(Tile::queen(player))
}

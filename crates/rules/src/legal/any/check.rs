//! Whether an action of any game is legal, and if not, why.

use super::placing::faces;
use super::turn::Turn;
use crate::grid::hex::Cell;
use crate::legal::illegal::Illegal;
use crate::model::action::Action;
use crate::model::bug::Bug;
use crate::model::tile::{Tile, TileSet};
use crate::movement::bugs::{predators, wasp};
use crate::notation::tile::TileName;
use crate::position::{Position, Stage};

impl Position {
    /// Whether the action is legal. Any of the bugs that can bring it about may be named.
    pub(crate) fn check_any(&self, action: Action) -> Result<(), Illegal> {
        let plain = action.drawing(None);
        if !self.actions().contains(&self.canonical(plain)) {
            return Err(self.why_not(action));
        }
        match action.drawn() {
            Some(drawn) if self.draws(plain).is_empty() || !self.bag().contains(drawn) => {
                Err(Illegal::NothingDrawn(self.name(drawn)))
            }
            _ => Ok(()),
        }
    }

    /// The listed action with the same effect as this one, if it is legal: the same sting by another bug, the
    /// same swap or removal seen from the other side.
    pub(crate) fn canonical(&self, action: Action) -> Action {
        let is_same = |known: &Action| match (*known, action) {
            (Action::Sting { victim, .. }, Action::Sting { tile, victim: other }) => {
                victim == other && self.can_sting(tile, victim)
            }
            (Action::Swap { tile, with }, Action::Swap { tile: one, with: other }) => {
                (tile, with) == (one, other)
                    || (with, tile) == (one, other) && self.could_act(one, Bug::Centipede)
            }
            (Action::Remove { tile, victim }, Action::Remove { tile: one, victim: other }) => {
                (tile, victim) == (one, other)
                    || (victim, tile) == (one, other)
                        && [Bug::AssassinBug, Bug::Mantis]
                            .iter()
                            .any(|&bug| self.could_act(one, bug))
            }
            _ => false,
        };
        match action {
            Action::Sting { .. } | Action::Swap { .. } | Action::Remove { .. } => {
                self.actions().into_iter().find(is_same).unwrap_or(action)
            }
            _ => action,
        }
    }

    /// Whether the bug can act as that creature now.
    fn could_act(&self, tile: Tile, bug: Bug) -> bool {
        let turn = Turn::new(self);
        turn.actors.contains(tile) && turn.abilities(tile).contain(bug)
    }

    fn can_sting(&self, tile: Tile, victim: Tile) -> bool {
        let turn = Turn::new(self);
        wasp::can_sting(&turn, tile, victim)
    }

    /// The rule that forbids an action that is not listed.
    fn why_not(&self, action: Action) -> Illegal {
        let player = self.to_move();
        let queen = Tile::queen(player);
        if action == Action::Pass {
            return Illegal::CannotPass(player);
        }
        if let Some(cell) = self.cell(Tile::HONEYCOMBO) {
            match self.top(cell) {
                Some(top) if top != Tile::HONEYCOMBO => {
                    return Illegal::OnHoneycombo(self.name(top));
                }
                _ => {}
            }
        }
        if let Action::Place { tile, bug, to, .. } = action {
            return self.why_not_placing(tile, bug, to);
        }
        if self.is_queen_due() {
            return Illegal::QueenDue(self.name(queen));
        }
        if !self.has_queen_in_play(player) {
            return match action {
                Action::Move { tile, .. } => {
                    Illegal::QueenNotInPlay { tile: self.name(tile), queen: self.name(queen) }
                }
                _ => Illegal::QueenFirstOfAll(self.name(queen)),
            };
        }
        match action {
            Action::Move { tile, to } => self.why_not_moving(tile, to),
            Action::Flip { tile } => self.why_not_flipping(tile),
            Action::Sting { tile, victim } => self.why_not_power(tile, victim, "sting"),
            Action::Remove { tile, victim } => self.why_not_power(tile, victim, "remove"),
            Action::Swap { tile, with } => self.why_not_power(tile, with, "change places with"),
            Action::Combo if self.combo().is_none() => Illegal::NotInThisGame,
            Action::Combo if self.combo() != Some(player) => Illegal::ComboNotYours(player),
            Action::Combo => Illegal::ComboLocked,
            Action::Draw { .. } => Illegal::EmptyBag,
            Action::Steal { tile } => self.why_not_stealing(tile),
            Action::End if self.stage() == Stage::Second => Illegal::CannotEnd,
            Action::End => Illegal::NothingToEnd,
            Action::Place { .. } | Action::Pass => Illegal::NotInThisGame,
        }
    }

    fn why_not_placing(&self, tile: Tile, bug: Bug, to: Cell) -> Illegal {
        let in_hand = self.reserve(self.to_move()).contains(tile);
        if in_hand && !faces(self, tile).contains(&Some(bug)) {
            return Illegal::WrongFace(TileName::of(tile, bug));
        }
        let same = |known: &Action| matches!(*known, Action::Place { tile: t, bug: b, .. } if (t, b) == (tile, bug));
        if !self.actions().iter().any(same)
            && let Err(illegal) = self.check_placeable(tile)
        {
            return illegal;
        }
        let illegal = if matches!(tile.front(), Bug::Butterfly | Bug::Moth) {
            let own = self.top(to).is_some_and(|top| top.color() == tile.color());
            if own { self.check_enemies_beside(tile, to).err() } else { None }
        } else {
            self.check_free_cell(tile, to).err()
        };
        illegal.unwrap_or(Illegal::NotOnOwn(TileName::of(tile, bug)))
    }

    /// What holds for everything that is done with a tile on the table.
    fn why_fixed(&self, tile: Tile) -> Option<Illegal> {
        let Some(cell) = self.cell(tile) else { return Some(Illegal::NotInPlay(self.name(tile))) };
        if let Some(by) = self.top(cell).filter(|&top| top != tile) {
            return Some(Illegal::Covered { tile: self.name(tile), by: self.name(by) });
        }
        if self.statuses.resting.contains(tile) {
            return Some(Illegal::Resting(self.name(tile)));
        }
        let own = TileSet::of(self.to_move());
        self.statuses.stung.and(own).contains(tile).then_some(Illegal::Stung(self.name(tile)))
    }

    fn why_not_moving(&self, tile: Tile, to: Cell) -> Illegal {
        if let Some(illegal) = self.why_fixed(tile) {
            return illegal;
        }
        if let Some(illegal) = self.why_shielded(tile) {
            return illegal;
        }
        if self.cell(Tile::HONEYCOMBO) == Some(to) && !self.is_pinned(tile) {
            return Illegal::EndsOnHoneycombo(self.name(tile));
        }
        self.check_moving(tile, to)
            .err()
            .unwrap_or(Illegal::NoPower { tile: self.name(tile), power: "go there" })
    }

    fn why_not_stealing(&self, tile: Tile) -> Illegal {
        let player = self.to_move();
        let stolen = self.reserve(!player).and(TileSet::of(player));
        let same = |other: &Tile| other.first_of_kind() == tile.first_of_kind();
        match self.lowest_waiting(stolen).into_iter().find(same) {
            Some(lowest) if stolen.contains(tile) => {
                Illegal::StealLowest { tile: self.name(tile), lowest: self.name(lowest) }
            }
            _ => Illegal::CannotSteal(self.name(tile), player),
        }
    }

    fn why_shielded(&self, tile: Tile) -> Option<Illegal> {
        let shielded = Turn::new(self).shielded.contains(tile);
        let friend = |other: Tile| other.color() == tile.color();
        shielded.then(|| self.shielded_by(tile, friend)).flatten()
    }

    /// A Stink bug saves the tile from every predator.
    fn why_not_removable(&self, tile: Tile) -> Option<Illegal> {
        let turn = Turn::new(self);
        let works = |other: Tile| !self.statuses.stung.and(turn.own).contains(other);
        let saved = predators::protected_from_predators(&turn).contains(tile);
        saved.then(|| self.shielded_by(tile, works)).flatten()
    }

    /// Names a Stink bug with this property that is the tile or touches it.
    fn shielded_by(&self, tile: Tile, property: impl Fn(Tile) -> bool) -> Option<Illegal> {
        let cell = self.cell(tile)?;
        let is_stink_bug = |other: &Tile| self.face(*other) == Bug::StinkBug && property(*other);
        let near = self.board().neighbors(cell).chain([tile]);
        near.into_iter().find(is_stink_bug).map(|stink_bug| Illegal::Shielded {
            tile: self.name(tile),
            stink_bug: self.name(stink_bug),
        })
    }

    fn why_not_flipping(&self, tile: Tile) -> Illegal {
        let player = self.to_move();
        if tile.color() != Some(player) {
            return Illegal::NotYoursToFlip(self.name(tile), player);
        }
        if let Some(illegal) = self.why_fixed(tile) {
            return illegal;
        }
        if self.statuses.moved.contains(tile) {
            return Illegal::JustMoved(self.name(tile));
        }
        let neighbors = self.cell(tile).map(|cell| self.board().neighbors(cell));
        let is_scorpion =
            |other: &Tile| self.face(*other) == Bug::Scorpion && other.color() == Some(!player);
        match neighbors.into_iter().flatten().find(is_scorpion) {
            Some(scorpion) if self.game_type().is_flippable(tile) => {
                Illegal::Suppressed { tile: self.name(tile), scorpion: self.name(scorpion) }
            }
            _ => Illegal::CannotFlip(self.name(tile)),
        }
    }

    fn why_not_power(&self, tile: Tile, victim: Tile, power: &'static str) -> Illegal {
        if let Some(illegal) = self.why_fixed(tile) {
            return illegal;
        }
        let Some(cell) = self.cell(victim) else { return Illegal::NotInPlay(self.name(victim)) };
        if let Some(by) = self.top(cell).filter(|&top| top != victim) {
            return Illegal::Covered { tile: self.name(victim), by: self.name(by) };
        }
        if let Some(illegal) = self.why_shielded(victim) {
            return illegal;
        }
        if power == "remove"
            && let Some(illegal) = self.why_not_removable(victim)
        {
            return illegal;
        }
        let statuses = &self.statuses;
        if power == "sting" && statuses.moved.or(statuses.flipped).contains(victim) {
            return Illegal::JustMoved(self.name(victim));
        }
        let power_bug = match power {
            "sting" => [Bug::Wasp, Bug::Wasp],
            "remove" => [Bug::AssassinBug, Bug::Mantis],
            _ => [Bug::Centipede, Bug::Centipede],
        };
        let leaves = power != "sting";
        if leaves && self.is_pinned(tile) {
            return Illegal::Pinned(self.name(tile));
        }
        if power_bug.iter().any(|&bug| self.could_act(tile, bug)) {
            let cells = self.cell(tile).map(|from| [from, cell]);
            let splits = |cells: [Cell; 2]| !self.board().is_connected_without(&cells);
            let alone = self.board().at(cell).height() == 1;
            if leaves && alone && tile.color() != victim.color() && cells.is_some_and(splits) {
                return Illegal::SplitsHive { tile: self.name(tile), victim: self.name(victim) };
            }
            Illegal::NoVictim { tile: self.name(tile), power, victim: self.name(victim) }
        } else {
            let power = match power {
                "sting" => "sting",
                "remove" => "remove a tile",
                _ => "change places",
            };
            Illegal::NoPower { tile: self.name(tile), power }
        }
    }
}

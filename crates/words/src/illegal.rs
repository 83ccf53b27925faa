//! The rule that forbids an action, as a sentence.

use skep_rules::{Bug, Illegal, Power, TileName};

use crate::creatures::key;
use crate::sentence::{NameStyle, Sentence, to_sentence};
use crate::words::Words;

impl Words {
    /// The rule that forbids an action, with tiles in notation. The English text is the error's `Display` text, with
    /// typographic quotation marks and apostrophes.
    ///
    /// ```
    /// use skep_rules::Game;
    /// use skep_words::{Language, Words};
    ///
    /// let game: Game = "Base;InProgress;White[2];wS1;bS1 wS1-".parse()?;
    /// let error = game.position().read_move("wS1 bS1-").unwrap_err();
    /// let words = Words::new(Language::French);
    /// assert_eq!(words.move_error(&error), "wS1 ne peut pas bouger avant que wQ soit en jeu");
    /// # Ok::<(), skep_rules::GameError>(())
    /// ```
    pub fn illegal(&self, illegal: &Illegal) -> String {
        self.illegal_in(NameStyle::Notation, illegal)
    }

    /// The rule that forbids an action, as a full sentence that calls tiles by their creatures.
    pub fn explain(&self, illegal: &Illegal) -> String {
        let reason = self.illegal_in(NameStyle::Words, illegal);
        to_sentence(&reason)
    }

    fn illegal_in(&self, style: NameStyle, illegal: &Illegal) -> String {
        let it = Sentence::new(self, style);
        match *illegal {
            Illegal::GameOver => it.format("illegal-game-over"),
            Illegal::CannotPass(player) => it.player(player).format("illegal-cannot-pass"),
            Illegal::NotInGame(tile) => it.tile("tile", tile).format("illegal-not-in-game"),
            Illegal::NotInReserve(tile) => it.tile("tile", tile).format("illegal-not-in-reserve"),
            Illegal::NotInPlay(tile) => it.tile("tile", tile).format("illegal-not-in-play"),
            Illegal::NotYoursToPlace { tile, player } => {
                it.tile("tile", tile).player(player).format("illegal-not-yours-to-place")
            }
            Illegal::NotLowest { tile, lowest } => {
                it.tile("tile", tile).tile("lowest", lowest).format("illegal-not-lowest")
            }
            Illegal::QueenFirst(tile) => it.tile("tile", tile).format("illegal-queen-first"),
            Illegal::QueenDue(tile) => it.tile("tile", tile).format("illegal-queen-due"),
            Illegal::QueenNotInPlay { tile, queen } => {
                it.tile("tile", tile).tile("queen", queen).format("illegal-queen-not-in-play")
            }
            Illegal::Occupied { tile, place, by } => it
                .tile("tile", tile)
                .place("place", place)
                .tile("by", by)
                .format("illegal-occupied"),
            Illegal::TouchesNothing { tile } => {
                it.tile("tile", tile).format("illegal-touches-nothing")
            }
            Illegal::TouchesEnemy { tile, place, enemy } => {
                let it = it.tile("tile", tile).place("place", place).tile("enemy", enemy);
                it.format("illegal-touches-enemy")
            }
            Illegal::Covered { tile, by } => {
                it.tile("tile", tile).tile("by", by).format("illegal-covered")
            }
            Illegal::Resting(tile) => it.tile("tile", tile).format("illegal-resting"),
            Illegal::Pinned(tile) => it.tile("tile", tile).format("illegal-pinned"),
            Illegal::NotYoursToMove { tile, player } => {
                it.tile("tile", tile).player(player).format("illegal-not-yours-to-move")
            }
            Illegal::NotYoursToThrow { tile, player } => {
                it.tile("tile", tile).player(player).format("illegal-not-yours-to-throw")
            }
            Illegal::NotInThisGame => it.format("illegal-not-in-this-game"),
            Illegal::ChooseFirst(player, choice) => {
                it.player(player).set("word", choice.word()).format("illegal-choose-first")
            }
            Illegal::CannotChoose(tile, choice) => {
                it.tile("tile", tile).set("word", choice.word()).format("illegal-cannot-choose")
            }
            Illegal::PickThree(player) => it.player(player).format("illegal-pick-three"),
            Illegal::NothingDrawn(tile) => it.tile("tile", tile).format("illegal-nothing-drawn"),
            Illegal::DrawUnknown => it.format("illegal-draw-unknown"),
            Illegal::EmptyBag => it.format("illegal-empty-bag"),
            Illegal::QueenFirstOfAll(tile) => {
                it.tile("tile", tile).format("illegal-queen-first-of-all")
            }
            Illegal::CannotSteal(tile, player) => {
                it.tile("tile", tile).player(player).format("illegal-cannot-steal")
            }
            Illegal::StealLowest { tile, lowest } => {
                it.tile("tile", tile).tile("lowest", lowest).format("illegal-steal-lowest")
            }
            Illegal::CannotEnd => it.format("illegal-cannot-end"),
            Illegal::SplitsHive { tile, victim } => {
                it.tile("tile", tile).tile("victim", victim).format("illegal-splits-hive")
            }
            Illegal::NothingToEnd => it.format("illegal-nothing-to-end"),
            Illegal::OnHoneycombo(tile) => it.tile("tile", tile).format("illegal-on-honeycombo"),
            Illegal::EndsOnHoneycombo(tile) => {
                it.tile("tile", tile).format("illegal-ends-on-honeycombo")
            }
            Illegal::ComboNotYours(player) => it.player(player).format("illegal-combo-not-yours"),
            Illegal::ComboLocked => it.format("illegal-combo-locked"),
            Illegal::NotYoursToFlip(tile, player) => {
                it.tile("tile", tile).player(player).format("illegal-not-yours-to-flip")
            }
            Illegal::CannotFlip(tile) => it.tile("tile", tile).format("illegal-cannot-flip"),
            Illegal::Stung(tile) => it.tile("tile", tile).format("illegal-stung"),
            Illegal::Suppressed { tile, scorpion } => {
                it.tile("tile", tile).tile("scorpion", scorpion).format("illegal-suppressed")
            }
            Illegal::Shielded { tile, stink_bug } if tile == stink_bug => {
                it.tile("stink-bug", stink_bug).format("illegal-shields-itself")
            }
            Illegal::Shielded { tile, stink_bug } => {
                it.tile("tile", tile).tile("stink-bug", stink_bug).format("illegal-shielded")
            }
            Illegal::NoPower { tile, power } => {
                it.tile("tile", tile).set("power", power_key(power)).format("illegal-no-power")
            }
            Illegal::NoVictim { tile, power, victim } => {
                let it = it.tile("tile", tile).set("power", power_key(power));
                it.tile("victim", victim).format("illegal-no-victim")
            }
            Illegal::JustMoved(tile) => it.tile("tile", tile).format("illegal-just-moved"),
            Illegal::WrongFace(tile) => it.tile("tile", tile).format("illegal-wrong-face"),
            Illegal::NotOnOwn(tile) => it.tile("tile", tile).format("illegal-not-on-own"),
            Illegal::NoPlaceFor(tile) => it.tile("tile", tile).format("illegal-no-place-for"),
            Illegal::CannotThrowThere { tile, place } => {
                it.tile("tile", tile).place("place", place).format("illegal-cannot-throw-there")
            }
            Illegal::SamePlace(tile) => it.tile("tile", tile).format("illegal-same-place"),
            Illegal::Gate { tile, left, right } => {
                it.tile("tile", tile).tile("left", left).tile("right", right).format("illegal-gate")
            }
            Illegal::Enclosed { tile, place } => {
                it.tile("tile", tile).place("place", place).format("illegal-enclosed")
            }
            Illegal::LosesContact { tile, place } => {
                it.tile("tile", tile).place("place", place).format("illegal-loses-contact")
            }
            Illegal::Surrounded(tile) => it.tile("tile", tile).format("illegal-surrounded"),
            Illegal::ShutIn(tile) => it.tile("tile", tile).format("illegal-shut-in"),
            Illegal::NothingToCopy(tile) => it.tile("tile", tile).format("illegal-nothing-to-copy"),
            Illegal::PathTooShort { tile, bug } => {
                let it = it.tile("tile", tile).set("rule", self.reach(tile, bug));
                it.format("illegal-path-too-short")
            }
            Illegal::Stuck { tile, bug } => {
                let it = it.tile("tile", tile).set("rule", self.reach(tile, bug));
                it.format("illegal-stuck")
            }
            Illegal::CannotReach { tile, bug, place } => {
                let it = it.tile("tile", tile).place("place", place);
                it.set("rule", self.reach(tile, bug)).format("illegal-cannot-reach")
            }
        }
    }

    /// How the tile moves as this creature, as half a sentence.
    fn reach(&self, tile: TileName, bug: Bug) -> String {
        match (tile.bug, bug) {
            (Bug::Mosquito, Bug::Beetle) => self.text("reach-mosquito-on-top"),
            _ => self.text(&format!("reach-{}", key(bug))),
        }
    }
}

/// The power as messages select by it.
const fn power_key(power: Power) -> &'static str {
    match power {
        Power::Throw => "throw",
        Power::Sting => "sting",
        Power::Swap => "swap",
        Power::Force => "force",
        Power::Remove => "remove",
    }
}

//! The rule that forbids an action, as a sentence.

use skep_rules::{Illegal, Power};

use crate::creatures::key;
use crate::sentence::{Sentence, Speech, whole};
use crate::words::Words;

impl Words {
    /// The rule that forbids an action, with the names of notation. In English it is the error's own text.
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
        self.illegal_in(Speech::Notation, illegal)
    }

    /// The rule that forbids an action, for a person who has pointed at a tile and a place: a whole sentence that names
    /// tiles by their creatures.
    pub fn explain(&self, illegal: &Illegal) -> String {
        let reason = self.illegal_in(Speech::Words, illegal);
        whole(&reason)
    }

    fn illegal_in(&self, speech: Speech, illegal: &Illegal) -> String {
        let it = Sentence::new(self, speech);
        match *illegal {
            Illegal::GameOver => it.say("illegal-game-over"),
            Illegal::CannotPass(player) => it.player(player).say("illegal-cannot-pass"),
            Illegal::NotInGame(tile) => it.tile("tile", tile).say("illegal-not-in-game"),
            Illegal::NotInReserve(tile) => it.tile("tile", tile).say("illegal-not-in-reserve"),
            Illegal::NotInPlay(tile) => it.tile("tile", tile).say("illegal-not-in-play"),
            Illegal::NotYoursToPlace { tile, player } => {
                it.tile("tile", tile).player(player).say("illegal-not-yours-to-place")
            }
            Illegal::NotLowest { tile, lowest } => {
                it.tile("tile", tile).tile("lowest", lowest).say("illegal-not-lowest")
            }
            Illegal::QueenFirst(tile) => it.tile("tile", tile).say("illegal-queen-first"),
            Illegal::QueenDue(tile) => it.tile("tile", tile).say("illegal-queen-due"),
            Illegal::QueenNotInPlay { tile, queen } => {
                it.tile("tile", tile).tile("queen", queen).say("illegal-queen-not-in-play")
            }
            Illegal::Occupied { tile, place, by } => {
                it.tile("tile", tile).place("place", place).tile("by", by).say("illegal-occupied")
            }
            Illegal::TouchesNothing { tile } => {
                it.tile("tile", tile).say("illegal-touches-nothing")
            }
            Illegal::TouchesEnemy { tile, place, enemy } => {
                let it = it.tile("tile", tile).place("place", place).tile("enemy", enemy);
                it.say("illegal-touches-enemy")
            }
            Illegal::Covered { tile, by } => {
                it.tile("tile", tile).tile("by", by).say("illegal-covered")
            }
            Illegal::Resting(tile) => it.tile("tile", tile).say("illegal-resting"),
            Illegal::Pinned(tile) => it.tile("tile", tile).say("illegal-pinned"),
            Illegal::NotYoursToMove { tile, player } => {
                it.tile("tile", tile).player(player).say("illegal-not-yours-to-move")
            }
            Illegal::NotInThisGame => it.say("illegal-not-in-this-game"),
            Illegal::ChooseFirst(player, choice) => {
                it.player(player).set("word", choice.word()).say("illegal-choose-first")
            }
            Illegal::CannotChoose(tile, choice) => {
                it.tile("tile", tile).set("word", choice.word()).say("illegal-cannot-choose")
            }
            Illegal::PickThree(player) => it.player(player).say("illegal-pick-three"),
            Illegal::NothingDrawn(tile) => it.tile("tile", tile).say("illegal-nothing-drawn"),
            Illegal::DrawUnknown => it.say("illegal-draw-unknown"),
            Illegal::EmptyBag => it.say("illegal-empty-bag"),
            Illegal::QueenFirstOfAll(tile) => {
                it.tile("tile", tile).say("illegal-queen-first-of-all")
            }
            Illegal::CannotSteal(tile, player) => {
                it.tile("tile", tile).player(player).say("illegal-cannot-steal")
            }
            Illegal::StealLowest { tile, lowest } => {
                it.tile("tile", tile).tile("lowest", lowest).say("illegal-steal-lowest")
            }
            Illegal::CannotEnd => it.say("illegal-cannot-end"),
            Illegal::SplitsHive { tile, victim } => {
                it.tile("tile", tile).tile("victim", victim).say("illegal-splits-hive")
            }
            Illegal::NothingToEnd => it.say("illegal-nothing-to-end"),
            Illegal::OnHoneycombo(tile) => it.tile("tile", tile).say("illegal-on-honeycombo"),
            Illegal::EndsOnHoneycombo(tile) => {
                it.tile("tile", tile).say("illegal-ends-on-honeycombo")
            }
            Illegal::ComboNotYours(player) => it.player(player).say("illegal-combo-not-yours"),
            Illegal::ComboLocked => it.say("illegal-combo-locked"),
            Illegal::NotYoursToFlip(tile, player) => {
                it.tile("tile", tile).player(player).say("illegal-not-yours-to-flip")
            }
            Illegal::CannotFlip(tile) => it.tile("tile", tile).say("illegal-cannot-flip"),
            Illegal::Stung(tile) => it.tile("tile", tile).say("illegal-stung"),
            Illegal::Suppressed { tile, scorpion } => {
                it.tile("tile", tile).tile("scorpion", scorpion).say("illegal-suppressed")
            }
            Illegal::Shielded { tile, stink_bug } if tile == stink_bug => {
                it.tile("stink-bug", stink_bug).say("illegal-shields-itself")
            }
            Illegal::Shielded { tile, stink_bug } => {
                it.tile("tile", tile).tile("stink-bug", stink_bug).say("illegal-shielded")
            }
            Illegal::NoPower { tile, power } => {
                it.tile("tile", tile).set("power", power_key(power)).say("illegal-no-power")
            }
            Illegal::NoVictim { tile, power, victim } => {
                let it = it.tile("tile", tile).set("power", power_key(power));
                it.tile("victim", victim).say("illegal-no-victim")
            }
            Illegal::JustMoved(tile) => it.tile("tile", tile).say("illegal-just-moved"),
            Illegal::WrongFace(tile) => it.tile("tile", tile).say("illegal-wrong-face"),
            Illegal::NotOnOwn(tile) => it.tile("tile", tile).say("illegal-not-on-own"),
            Illegal::CannotThrowThere { tile, place } => {
                it.tile("tile", tile).place("place", place).say("illegal-cannot-throw-there")
            }
            Illegal::SamePlace(tile) => it.tile("tile", tile).say("illegal-same-place"),
            Illegal::Gate { tile, left, right } => {
                it.tile("tile", tile).tile("left", left).tile("right", right).say("illegal-gate")
            }
            Illegal::Enclosed { tile, place } => {
                it.tile("tile", tile).place("place", place).say("illegal-enclosed")
            }
            Illegal::LosesContact { tile, place } => {
                it.tile("tile", tile).place("place", place).say("illegal-loses-contact")
            }
            Illegal::Stuck { tile, bug } => {
                let rule = self.text(&format!("reach-{}", key(bug)));
                it.tile("tile", tile).set("rule", rule).say("illegal-stuck")
            }
            Illegal::CannotReach { tile, bug, place } => {
                let rule = self.text(&format!("reach-{}", key(bug)));
                let it = it.tile("tile", tile).place("place", place);
                it.set("rule", rule).say("illegal-cannot-reach")
            }
        }
    }
}

/// How the messages call a power.
const fn power_key(power: Power) -> &'static str {
    match power {
        Power::Throw => "throw",
        Power::Sting => "sting",
        Power::Swap => "swap",
        Power::Force => "force",
        Power::Remove => "remove",
    }
}

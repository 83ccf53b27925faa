//! A message and its variables, gathered one by one.

use std::borrow::Cow;

use fluent_bundle::FluentArgs;
use skep_rules::{Axial, Color, Quoted, TileName};

use crate::creatures::color_key;
use crate::words::{Value, Words};

/// How a sentence speaks of tiles and places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Speech {
    /// `wA1`, `2,-1`
    Notation,
    /// `white Ant 1`, `that place`
    Words,
}

/// The variables of a message. [`say`](Sentence::say) formats the message with them.
pub struct Sentence<'w> {
    words: &'w Words,
    speech: Speech,
    args: FluentArgs<'static>,
}

impl<'w> Sentence<'w> {
    pub(crate) fn new(words: &'w Words, speech: Speech) -> Sentence<'w> {
        Sentence { words, speech, args: FluentArgs::new() }
    }

    /// Sets a tile, and as `name-gender` the grammatical gender of its creature.
    pub fn tile(self, name: &'static str, tile: impl Into<TileName>) -> Sentence<'w> {
        let tile = tile.into();
        let text = match self.speech {
            Speech::Notation => tile.to_string(),
            Speech::Words => self.words.the(tile),
        };
        let gender = self.words.gender(tile.bug);
        self.set(name, text).set(format!("{name}-gender"), gender)
    }

    /// Sets `player`, which messages turn into a name.
    pub fn player(self, player: Color) -> Sentence<'w> {
        self.set("player", color_key(player))
    }

    pub(crate) fn place(self, name: &'static str, place: Axial) -> Sentence<'w> {
        let text = match self.speech {
            Speech::Notation => place.to_string(),
            Speech::Words => self.words.text("that-place"),
        };
        self.set(name, text)
    }

    /// Sets `text`, which somebody has written.
    pub fn text(self, text: &Quoted) -> Sentence<'w> {
        self.set("text", text.to_string())
    }

    /// Sets any other variable.
    pub fn set(
        mut self,
        name: impl Into<Cow<'static, str>>,
        value: impl Into<Value<'static>>,
    ) -> Sentence<'w> {
        self.args.set(name, value);
        self
    }

    /// The message with this key, with the variables.
    pub fn say(self, key: &str) -> String {
        self.words.format(key, &self.args)
    }
}

/// The text as a sentence of its own: with a capital letter and a full stop.
pub(crate) fn whole(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(['.']).collect()
}

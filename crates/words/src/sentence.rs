//! A builder for the variables of a message.

use std::borrow::Cow;

use fluent_bundle::FluentArgs;
use skep_rules::{Axial, Color, Quoted, TileName};

use crate::creatures::color_key;
use crate::words::{Value, Words};

/// How a sentence names tiles and places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NameStyle {
    /// `wA1`, `2,-1`
    Notation,
    /// `white Ant 1`, `that place`
    Words,
}

/// The variables of a message. [`format`](Sentence::format) formats the message with them.
pub struct Sentence<'w> {
    words: &'w Words,
    style: NameStyle,
    args: FluentArgs<'static>,
}

impl<'w> Sentence<'w> {
    pub(crate) fn new(words: &'w Words, style: NameStyle) -> Sentence<'w> {
        Sentence { words, style, args: FluentArgs::new() }
    }

    /// Sets the variable `name` to a tile and `name-gender` to the grammatical gender of its creature.
    pub fn tile(self, name: &'static str, tile: impl Into<TileName>) -> Sentence<'w> {
        let tile = tile.into();
        let text = match self.style {
            NameStyle::Notation => tile.to_string(),
            NameStyle::Words => self.words.the(tile),
        };
        let gender = self.words.gender(tile.bug);
        self.set(name, text).set(format!("{name}-gender"), gender)
    }

    /// Sets `player` to `white` or `black`; messages select the name.
    pub fn player(self, player: Color) -> Sentence<'w> {
        self.set("player", color_key(player))
    }

    pub(crate) fn place(self, name: &'static str, place: Axial) -> Sentence<'w> {
        let text = match self.style {
            NameStyle::Notation => place.to_string(),
            NameStyle::Words => self.words.text("that-place"),
        };
        self.set(name, text)
    }

    /// Sets `text` to a quotation of the input.
    pub fn text(self, text: &Quoted) -> Sentence<'w> {
        let quoted = self.words.quote(text.as_str());
        self.set("text", quoted)
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

    /// Formats the message with this key.
    pub fn format(self, key: &str) -> String {
        self.words.format(key, &self.args)
    }
}

/// The text with a capital letter and a full stop.
pub(crate) fn to_sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(['.']).collect()
}

//! With the feature `serde`: values are serialized as their strings and checked when they are read.

use std::borrow::Cow;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::Game;
use crate::model::bug::Bug;
use crate::model::color::Color;
use crate::model::game_type::GameType;
use crate::model::tile::Tile;
use crate::notation::Quoted;
use crate::notation::tile::TileName;
use crate::position::Position;
use crate::position::setup::Setup;

macro_rules! as_text {
    ($($type:ty),*) => {$(
        /// Serializes the value as its string.
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        /// Reads the value from its string.
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    )*};
}

as_text!(Color, Tile, TileName, GameType, Setup, Position, Game);

/// Serializes the creature as its [code](Bug::code).
impl Serialize for Bug {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// Reads the creature from its [code](Bug::code).
impl<'de> Deserialize<'de> for Bug {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bug, D::Error> {
        let code = Cow::<'de, str>::deserialize(deserializer)?;
        Bug::from_code(&code).ok_or_else(|| {
            D::Error::custom(format_args!("{} is not the code of a creature", Quoted::new(&code)))
        })
    }
}

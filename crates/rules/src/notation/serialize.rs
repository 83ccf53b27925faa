//! With the feature `serde`: what has a text is serialized as that text, and checked when it is read.

use std::borrow::Cow;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::Game;
use crate::model::game_type::GameType;
use crate::model::tile::Tile;
use crate::notation::tile::TileName;
use crate::position::Position;
use crate::position::setup::Setup;

macro_rules! as_text {
    ($($type:ty),*) => {$(
        /// As its text.
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        /// From its text.
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    )*};
}

as_text!(Tile, TileName, GameType, Setup, Position, Game);

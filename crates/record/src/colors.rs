//! How players are written in JSON: `"white"`, and `{"white":…,"black":…}`.

use serde::{Deserialize, Serialize};
use skep_rules::Color;

/// A player.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Color", rename_all = "kebab-case")]
pub(crate) enum One {
    White,
    Black,
}

/// Something for each player.
pub(crate) mod both {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use skep_rules::ByColor;

    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Both<T> {
        white: T,
        black: T,
    }

    pub(crate) fn serialize<T: Serialize, S: Serializer>(
        both: &ByColor<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        Both { white: &both.white, black: &both.black }.serialize(serializer)
    }

    pub(crate) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<ByColor<T>, D::Error> {
        let Both { white, black } = Both::deserialize(deserializer)?;
        Ok(ByColor { white, black })
    }
}

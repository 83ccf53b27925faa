//! What a list of games shows of each, kept beside it, so that a list need not replay every game.

use serde::{Deserialize, Serialize};
use skep_rules::{ByColor, Color, Outcome};

use crate::colors;
use crate::saved::{Saved, Seat};

/// What a list of games shows of a game.
///
/// ```
/// use skep_record::{GameTree, Saved, Summary};
///
/// let mut saved = Saved::new(GameTree::default(), 0);
/// saved.tree.play_text("wS1")?;
/// let summary = Summary::of(&saved);
/// assert_eq!((summary.game_type.as_str(), summary.turn), ("Base+MLP", 1));
/// assert_eq!(Summary::read(&summary.write()), Some(summary));
/// # Ok::<(), skep_rules::MoveError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The title. An empty title counts as none.
    pub title: String,
    /// The game type, as it is written.
    pub game_type: String,
    /// The players.
    #[serde(with = "colors::both")]
    pub seats: ByColor<Seat>,
    /// The players' names. An empty name counts as none.
    #[serde(with = "colors::both")]
    pub names: ByColor<String>,
    /// How many steps the main line has.
    pub steps: usize,
    /// The turn at the end of the main line.
    pub turn: u32,
    /// How the main line has ended.
    #[serde(with = "result")]
    pub result: Option<Outcome>,
    /// When the game began, in milliseconds since 1970.
    pub created: u64,
    /// When it was changed last.
    pub changed: u64,
}

impl Summary {
    /// The summary of a game.
    pub fn of(saved: &Saved) -> Summary {
        let mut tree = saved.tree.clone();
        tree.go_to(tree.main_end());
        Summary {
            title: saved.title.clone(),
            game_type: tree.game_type().to_string(),
            seats: saved.seats,
            names: saved.names.clone(),
            steps: tree.line().len(),
            turn: tree.position().turn(),
            result: tree.ending().map(|end| end.outcome),
            created: saved.created,
            changed: saved.changed,
        }
    }

    /// Whether the game has started and is not over.
    pub fn is_in_progress(&self) -> bool {
        self.steps > 0 && self.result.is_none()
    }

    /// The summary as JSON in one line.
    pub fn write(&self) -> String {
        // It has nothing in it that JSON cannot express.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a summary. What another version has written may be none; it can be made anew from the game.
    pub fn read(text: &str) -> Option<Summary> {
        serde_json::from_str(text).ok()
    }
}

/// A result as `"white"`, `"black"`, `"draw"` or nothing.
mod result {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Color, Outcome};

    pub(super) fn serialize<S: Serializer>(
        result: &Option<Outcome>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        let word = result.map(|outcome| match outcome {
            Outcome::Win(Color::White) => "white",
            Outcome::Win(Color::Black) => "black",
            Outcome::Draw => "draw",
        });
        word.serialize(to)
    }

    pub(super) fn deserialize<'a, D: Deserializer<'a>>(
        from: D,
    ) -> Result<Option<Outcome>, D::Error> {
        let word = Option::<String>::deserialize(from)?;
        word.map(|word| match word.as_str() {
            "white" => Ok(Outcome::Win(Color::White)),
            "black" => Ok(Outcome::Win(Color::Black)),
            "draw" => Ok(Outcome::Draw),
            _ => Err(D::Error::custom("not a result")),
        })
        .transpose()
    }
}

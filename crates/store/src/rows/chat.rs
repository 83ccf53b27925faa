//! Lines of chats.

use skep_club::{GameId, Moment, PersonId};
use skep_wire::Room;

/// Something that was said in a game's chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// The game.
    pub game: GameId,
    /// Whom it reaches.
    pub room: Room,
    /// By whom.
    pub person: PersonId,
    /// When.
    pub at: Moment,
    /// What.
    pub text: String,
}

//! What is chance in an event must follow from the seed and the event's number.

use skep_rules::{Action, ByColor, Color, DrawnTile, Tile};

use crate::game::corrupt::EventFault;
use crate::game::event::ColorWish;
use crate::game::seen::SeenEvent;
use crate::game::state::OnlineGame;
use crate::ids::PersonId;

/// What comes of drawing a tile to place it.
pub(crate) enum Yield {
    /// The tile can be placed.
    Tile(Tile),
    /// The tile cannot be placed, and goes into the hand by this action.
    Hand(Action),
}

impl OnlineGame {
    /// The colours of the creator and the person who joins by an event with this number.
    pub(crate) fn colors(&self, number: u32, joining: PersonId) -> ByColor<PersonId> {
        let white = match self.terms.creator_plays {
            ColorWish::White => true,
            ColorWish::Black => false,
            ColorWish::Either => self.seed.below(number, 2) == 0,
        };
        if white {
            ByColor { white: self.creator, black: joining }
        } else {
            ByColor { white: joining, black: self.creator }
        }
    }

    /// The action with the tile that it draws, if it is played by an event with this number.
    pub(crate) fn with_draw(&self, number: u32, action: Action) -> Action {
        self.game.position().with_draw(action, |bag| self.seed.draw(number, bag))
    }

    /// What is drawn to be placed at once, by an event with this number.
    pub(crate) fn draw_to_place(&self, number: u32) -> Option<Yield> {
        let position = self.game.position();
        let tile = self.seed.draw(number, position.bag())?;
        let mut drawn = DrawnTile::default();
        match (drawn.draw(position, tile), drawn.tile()) {
            (None, tile) => tile.map(Yield::Tile),
            (Some(_), _) => Some(Yield::Hand(Action::Draw { drawn: Some(tile) })),
        }
    }

    /// Whether what is chance in the next event follows from the seed.
    pub(crate) fn check_chance(&self, number: u32, event: &SeenEvent) -> Result<(), EventFault> {
        match *event {
            SeenEvent::Joined { players } => self.check_colors(number, players),
            SeenEvent::Drew { ref tile, .. } => {
                let expected = match self.draw_to_place(number) {
                    Some(Yield::Tile(tile)) => tile.to_string(),
                    Some(Yield::Hand(_)) | None => return Err(EventFault::NotNow),
                };
                same_draw(expected, tile.clone())
            }
            SeenEvent::Acted { ref action, .. } => self.check_action(number, action),
            _ => Ok(()),
        }
    }

    fn check_colors(&self, number: u32, players: ByColor<PersonId>) -> Result<(), EventFault> {
        let [white, black] = [Color::White, Color::Black].map(|color| players[color]);
        let joining = if white == self.creator { black } else { white };
        let follows = self.colors(number, joining) == players;
        follows.then_some(()).ok_or(EventFault::Colors)
    }

    /// What the action draws is what the seed yields.
    fn check_action(&self, number: u32, text: &str) -> Result<(), EventFault> {
        // Whether the action is legal is another question.
        let Ok(action) = self.game.position().read_move(text) else { return Ok(()) };
        let Some(found) = action.drawn() else { return Ok(()) };
        let expected = self.with_draw(number, action.drawing(None)).drawn();
        let expected = expected.map(|tile| tile.to_string()).unwrap_or_default();
        same_draw(expected, found.to_string())
    }
}

fn same_draw(expected: String, found: String) -> Result<(), EventFault> {
    if expected == found { Ok(()) } else { Err(EventFault::Draw { expected, found }) }
}

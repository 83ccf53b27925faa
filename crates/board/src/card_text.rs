//! What is known about a tile, in words.

use skep_rules::{Action, Illegal, Position, Tile, TileName};
use skep_words::{Words, key};

use crate::danger::occupied_sides;
use crate::held::{Held, Refused};
use crate::offers::Offers;

/// What the card of a tile says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct CardText {
    /// The name of the tile.
    pub(crate) name: String,
    /// Its rule in a line.
    pub(crate) rule: String,
    /// The creature on its other side, and that one's rule.
    pub(crate) back: Option<(String, String)>,
    /// The states that it is in.
    pub(crate) states: Vec<String>,
    /// Why it cannot be moved or placed now.
    pub(crate) reason: Option<String>,
}

impl CardText {
    pub(crate) fn of(words: &Words, position: &Position, held: Held) -> CardText {
        let (tile, bug) = (held.tile(), held.bug(position));
        let name = match held {
            Held::InPlay(_) => words.tile(position, tile),
            Held::Reserve { .. } => words.name(TileName { color: tile.color(), bug, number: None }),
        };
        let two_faced = position.game_type().is_two_faced(tile);
        let other = if bug == tile.front() { tile.back() } else { Some(tile.front()) };
        let back = other.filter(|_| two_faced).map(|other| {
            let title = words.with("card-back", &[("bug", words.bug(other).into())]);
            (title, rule(words, other))
        });
        let illegal = why_not(position, held);
        let states = match held {
            Held::InPlay(tile) => states(words, position, tile, illegal.as_ref()),
            Held::Reserve { .. } => Vec::new(),
        };
        let reason = illegal.map(|illegal| explain(words, &illegal));
        CardText { name, rule: rule(words, bug), back, states, reason }
    }

    /// All of it as one text, to be read aloud.
    pub(crate) fn spoken(&self) -> String {
        let back = self.back.iter().flat_map(|(title, rule)| [title, rule]);
        let all = [&self.name, &self.rule].into_iter().chain(back);
        let all: Vec<&str> =
            all.chain(&self.states).chain(&self.reason).map(String::as_str).collect();
        let sentence = |text: &&str| text.ends_with(['.', '!', '?', '…']);
        let texts = all
            .iter()
            .map(|text| if sentence(text) { (*text).to_owned() } else { format!("{text}.") });
        texts.collect::<Vec<_>>().join(" ")
    }
}

/// The rule of a creature in a line.
fn rule(words: &Words, bug: skep_rules::Bug) -> String {
    words.text(&format!("{}-about", key(bug)))
}

/// Why the side to move cannot move or place its tile; `None` if it can, or if the tile is not its own.
fn why_not(position: &Position, held: Held) -> Option<Illegal> {
    let player = position.to_move();
    let own = match held {
        Held::InPlay(tile) => tile.color() == Some(player),
        Held::Reserve { tile, .. } => position.reserve(player).contains(tile),
    };
    if !own || position.outcome().is_some() {
        return None;
    }
    let actions = position.actions();
    if !Offers::new(position, &actions).targets(held).is_empty() {
        return None;
    }
    position.check(Refused { held, to: None }.action(position)).err()
}

/// The reason as a sentence. A tile that cannot be placed anywhere is not refused because of one place.
fn explain(words: &Words, illegal: &Illegal) -> String {
    match illegal {
        Illegal::Occupied { .. }
        | Illegal::TouchesNothing { .. }
        | Illegal::TouchesEnemy { .. }
        | Illegal::NotOnOwn(_) => words.text("card-no-place"),
        illegal => words.explain(illegal),
    }
}

/// The states of a tile on the table, apart from the one that is told as the reason.
fn states(words: &Words, position: &Position, tile: Tile, reason: Option<&Illegal>) -> Vec<String> {
    let statuses = position.statuses();
    let free = !position.is_covered(tile) && tile != Tile::HONEYCOMBO;
    let is_in = |set: fn(&Position, skep_rules::Color) -> skep_rules::TileSet| {
        tile.color().is_some_and(|color| set(position, color).contains(tile))
    };
    let told = |key: &str| match reason {
        Some(Illegal::Resting(_)) => key == "card-resting",
        Some(Illegal::Stung(_)) => key == "card-stung",
        Some(Illegal::Pinned(_)) => key == "card-pinned",
        _ => false,
    };
    let keys = [
        ("card-stung", statuses.stung.contains(tile)),
        ("card-resting", position.restrained().contains(tile)),
        ("card-shielded", is_in(Position::shielded)),
        ("card-suppressed", is_in(Position::suppressed)),
        ("card-pinned", free && position.is_pinned(tile)),
    ];
    let keys = keys.into_iter().filter(|&(key, holds)| holds && !told(key));
    let mut states: Vec<String> = keys.map(|(key, _)| words.text(key)).collect();
    let copied = position.copied_bugs(tile);
    if !copied.is_empty() {
        let bugs: Vec<String> = copied.into_iter().map(|bug| words.bug(bug)).collect();
        states.push(words.with("card-copies", &[("bugs", bugs.join(", ").into())]));
    }
    if tile.is_royal() {
        let count = occupied_sides(position, tile).len();
        states.push(words.with("card-sides", &[("count", count.into())]));
    }
    states
}

/// What a button for an action says: for one that turns a tile over, also what comes up.
pub(crate) fn button_text(words: &Words, position: &Position, action: Action) -> String {
    let turned = position.turned_over(action).map(|(_, bug)| words.bug(bug));
    match (action, turned) {
        (Action::Flip { .. }, Some(bug)) => words.with("choice-flip", &[("bug", bug.into())]),
        (Action::Sting { .. }, Some(bug)) => words.with("choice-sting", &[("bug", bug.into())]),
        (action, _) => words.text(action_key(action)),
    }
}

/// The message key for an action.
pub(crate) const fn action_key(action: Action) -> &'static str {
    match action {
        Action::Place { .. } => "do-place",
        Action::Move { .. } => "do-move",
        Action::Flip { .. } => "do-flip",
        Action::Sting { .. } => "do-sting",
        Action::Remove { .. } => "do-remove",
        Action::Swap { .. } => "do-swap",
        Action::Combo => "do-combo",
        Action::Draw { .. } => "do-draw",
        Action::Steal { .. } => "do-steal",
        Action::End => "do-end",
        Action::Pass => "do-pass",
    }
}

#[cfg(test)]
mod tests {
    use skep_rules::Bug;
    use skep_words::Language;

    use super::*;

    fn card(position: &str, tile: &str) -> CardText {
        let position: Position = position.parse().unwrap();
        let named = |&it: &Tile| position.name(it).to_string() == tile;
        let tile = position.tiles_in_play().into_iter().find(named).unwrap();
        CardText::of(&Words::new(Language::English), &position, Held::InPlay(tile))
    }

    const ROW: &str = "Base;White[5];0,0:wQ 1,0:bQ -1,0:wA1";

    #[test]
    fn a_free_tile_has_its_name_and_its_rule() {
        let ant = card(ROW, "wA1");
        assert_eq!((ant.name.as_str(), ant.reason), ("White Ant 1", None));
        assert!(ant.rule.ends_with('.') && ant.states.is_empty() && ant.back.is_none());
    }

    #[test]
    fn a_pinned_tile_says_so_once() {
        let queen = card(ROW, "wQ");
        assert!(queen.reason.unwrap().contains("pinned"));
        assert_eq!(queen.states.len(), 1, "only the number of its sides: {:?}", queen.states);
        // In the other player's turn it is a state.
        let later = card(&ROW.replace("White[5]", "Black[5]"), "wQ");
        assert_eq!((later.reason, later.states.len()), (None, 2));
    }

    #[test]
    fn a_two_faced_tile_tells_its_back() {
        let ant = card("Venom;White[5];0,0:wQ 1,0:bQ -1,0:wA1", "wA1");
        let (title, rule) = ant.back.unwrap();
        assert!(title.contains("Fly") && rule.ends_with('.'));
    }

    #[test]
    fn statuses_are_told() {
        let stung = card("Venom;White[5];0,0:wWs 1,0:bFl1 2,0:bQ;stung=bFl1;flipped=bFl1", "bFl1");
        assert!(stung.states.iter().any(|state| state.contains("tung")), "{stung:?}");
        let mosquito = card("Base+M;White[5];0,0:wM 1,0:bA1 2,0:bQ 0,1:wQ", "wM");
        assert!(mosquito.states.iter().any(|state| state.contains("Ant")), "{mosquito:?}");
    }

    #[test]
    fn a_tile_that_cannot_be_placed_says_why() {
        let words = Words::new(Language::English);
        let due: Position =
            "Base;White[4];0,0:wA1 1,0:bA1 -1,0:wA2 2,0:bQ -2,0:wA3 3,0:bA2".parse().unwrap();
        let held = Held::Reserve { tile: "wG1".parse().unwrap(), bug: Bug::Grasshopper };
        let reason = CardText::of(&words, &due, held).reason.unwrap();
        assert!(reason.contains("Queen Bee must be placed now"), "{reason}");
    }

    #[test]
    fn every_card_can_be_read_aloud_in_sentences() {
        let spoken = card("Venom;White[5];0,0:wQ 1,0:bQ -1,0:wA1", "wQ").spoken();
        assert!(spoken.starts_with("White Queen Bee. ") && spoken.ends_with('.'), "{spoken}");
        assert!(!spoken.contains(".."), "{spoken}");
    }

    #[test]
    fn a_choice_names_what_comes_up() {
        let position: Position = "Venom;White[5];0,0:wWs 1,0:bA1 2,0:bQ".parse().unwrap();
        let words = Words::new(Language::English);
        let text = |action| button_text(&words, &position, position.read_move(action).unwrap());
        assert!(text("~wWs").contains("Queen Bee"));
        assert!(text("wWs !bA1").contains("Fly"));
    }
}

//! What people say about a game.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use skep_club::{GameId, PersonId, Status};
use skep_store::ChatLine;
use skep_wire::{MAX_CHAT_LETTERS, RequestError, Room};

use crate::online::Online;
use crate::online::connection::Connection;

/// Texts are compared with those of this time.
const REMEMBER: Duration = Duration::from_secs(60);

/// The number of texts that are compared.
const COMPARE: usize = 4;

/// Longer texts that are as similar as this are the same.
const SIMILAR: f64 = 0.8;

/// Shorter texts are compared letter by letter.
const LONG: usize = 12;

/// What people have just said.
#[derive(Debug, Default)]
pub(crate) struct Said(Mutex<HashMap<PersonId, VecDeque<(Instant, String)>>>);

impl Said {
    /// Remembers a text, unless the person has just said nearly the same.
    fn is_new(&self, person: PersonId, text: &str) -> bool {
        let text = essence(text);
        let mut people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        people.retain(|_, texts| {
            texts.retain(|(at, _)| at.elapsed() < REMEMBER);
            !texts.is_empty()
        });
        let texts = people.entry(person).or_default();
        if texts.iter().any(|(_, other)| are_similar(&text, other)) {
            return false;
        }
        texts.push_back((Instant::now(), text));
        if texts.len() > COMPARE {
            texts.pop_front();
        }
        true
    }
}

/// What is compared of a text: its letters and digits; of a text without any, all of it.
fn essence(text: &str) -> String {
    let letters: String = text
        .chars()
        .filter(|letter| letter.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect();
    if letters.is_empty() { text.to_owned() } else { letters }
}

fn are_similar(one: &str, other: &str) -> bool {
    let is_long = one.chars().count().min(other.chars().count()) >= LONG;
    one == other || is_long && strsim::normalized_levenshtein(one, other) >= SIMILAR
}

/// The text as it is stored: one line without characters that cannot be seen. Nothing if nothing is left, or it is too long.
fn cleaned(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let line = words.join(" ");
    let is_hidden = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let line: String = line.chars().filter(|&letter| !is_hidden(letter)).collect();
    let fits = (1..=MAX_CHAT_LETTERS).contains(&line.chars().count());
    (fits && !line.trim().is_empty()).then_some(line)
}

impl Online {
    /// Says something in a chat of a game, and returns the number of the game's last event.
    pub(crate) async fn say(
        &self,
        connection: &Connection,
        id: GameId,
        room: Room,
        text: &str,
    ) -> Result<u32, RequestError> {
        let person = connection.person();
        let text = cleaned(text).ok_or(RequestError::BadText)?;
        self.rates.chat(person.id)?;
        let live = self.games.get(id);
        let (version, is_over) = {
            let locked = live.lock(self).await?;
            let game = locked.game()?;
            if !super::games::may_see(game, person.id) {
                return Err(RequestError::NoSuchGame);
            }
            let is_over = !matches!(game.status(), Status::Open | Status::Playing);
            let is_player = game.color_of(person.id).is_some();
            let may_speak = match room {
                Room::Players => is_player,
                Room::Spectators => game.players().is_some() && (!is_player || is_over),
            };
            if !may_speak {
                return Err(RequestError::MayNotSpeak);
            }
            (game.version(), is_over)
        };
        if !self.said.is_new(person.id, &text) {
            return Err(RequestError::BadText);
        }
        let line = ChatLine { game: id, room, person: person.id, at: self.now(), text };
        self.store.say(line.clone()).await.map_err(|error| self.not_stored(&error))?;
        live.room().said(line, &person, is_over);
        Ok(version)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearly_the_same_is_not_said_twice() {
        let said = Said::default();
        let (one, other) = (PersonId(1), PersonId(2));
        assert!(said.is_new(one, "Good luck!"));
        assert!(!said.is_new(one, "good  luck"));
        assert!(said.is_new(other, "Good luck!"));
        assert!(said.is_new(one, "Visit my wonderful page"));
        assert!(!said.is_new(one, "Visit my wonderful page 2"));
        assert!(said.is_new(one, ":)") && !said.is_new(one, ":)") && said.is_new(one, ":("));
    }

    #[test]
    fn texts_are_one_line_that_can_be_seen() {
        assert_eq!(cleaned("  a\n\tb  ").as_deref(), Some("a b"));
        assert_eq!(cleaned("a\u{202e}b\u{0}").as_deref(), Some("ab"));
        assert_eq!(cleaned("<b>&amp;</b>").as_deref(), Some("<b>&amp;</b>"));
        for text in ["", "  ", "\u{200b}", &"a".repeat(MAX_CHAT_LETTERS + 1)] {
            assert_eq!(cleaned(text), None, "{text:?}");
        }
        assert!(cleaned(&"é".repeat(MAX_CHAT_LETTERS)).is_some());
    }
}

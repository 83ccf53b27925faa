//! The file of a book.
//!
//! `skepbook`, a byte with the version, then as LEB128 numbers: the length of the game type's text, which follows; games,
//! nodes, seed, plies, moves. A byte with the parameter of the Rice code. Then for every move, in the order of the keys,
//! in bits: the distance from the key before, in Rice code; the number of games, in gamma code; how many of them White has
//! won and how many were drawn, each in as many bits as it can need. The last four bytes are a checksum (FNV-1a).

use super::bits::{BitReader, BitWriter};
use super::{Book, BookError, BookInfo, MAX_BOOK, MAX_ENTRIES};
use crate::key::MoveKey;
use crate::results::Results;

const MAGIC: &[u8] = b"skepbook";
const VERSION: u8 = 1;
const CHECKSUM_BYTES: usize = 4;

impl Book {
    /// The file of the book.
    pub fn to_bytes(&self) -> Vec<u8> {
        let BookInfo { game_type, games, nodes, seed, plies } = self.info;
        let mut bytes = MAGIC.to_vec();
        bytes.push(VERSION);
        let text = game_type.to_string();
        write_number(&mut bytes, text.len() as u64);
        bytes.extend(text.as_bytes());
        for number in [u64::from(games), nodes, seed, u64::from(plies), self.keys.len() as u64] {
            write_number(&mut bytes, number);
        }
        let distance = (1u64 << MoveKey::STORED_BITS) / (self.keys.len() as u64).max(1);
        let k = distance.max(1).ilog2().min(MoveKey::STORED_BITS - 1);
        bytes.push(k as u8);
        let mut writer = BitWriter::default();
        let mut least = 0;
        for (&key, results) in self.keys.iter().zip(&self.results) {
            writer.rice(key - least, k);
            least = key + 1;
            let games = results.decided();
            writer.gamma(u64::from(games));
            writer.bits(u64::from(results.white), width(games));
            writer.bits(u64::from(results.draws), width(games - results.white));
        }
        bytes.extend(writer.into_bytes());
        let checksum = checksum(&bytes);
        bytes.extend(checksum);
        bytes
    }

    /// Reads a file, which may be anything.
    pub fn from_bytes(bytes: &[u8]) -> Result<Book, BookError> {
        if bytes.len() > MAX_BOOK {
            return Err(BookError::TooLarge(bytes.len()));
        }
        let rest = bytes.strip_prefix(MAGIC).ok_or(BookError::NoBook)?;
        let (&version, rest) = rest.split_first().ok_or(BookError::NoBook)?;
        if version != VERSION {
            return Err(BookError::Version(version));
        }
        let end = rest.len().checked_sub(CHECKSUM_BYTES).ok_or(BookError::Checksum)?;
        let (mut rest, sum) = rest.split_at(end);
        if checksum(&bytes[..bytes.len() - CHECKSUM_BYTES]) != sum {
            return Err(BookError::Checksum);
        }
        let info = read_info(&mut rest)?;
        let count = read_number(&mut rest)?;
        if count > MAX_ENTRIES as u64 {
            return Err(BookError::TooManyMoves(count));
        }
        let (&k, rest) = rest.split_first().ok_or(END)?;
        if u32::from(k) >= MoveKey::STORED_BITS {
            return Err(BookError::Damaged("the Rice parameter is too large"));
        }
        let mut book = Book { info, keys: Vec::new(), results: Vec::new() };
        let mut reader = BitReader::new(rest);
        for _ in 0..count {
            book.read_move(&mut reader, u32::from(k))?;
        }
        if !reader.ends_here() {
            return Err(BookError::Damaged("something follows the last move"));
        }
        Ok(book)
    }

    /// Reads one move.
    fn read_move(&mut self, reader: &mut BitReader<'_>, k: u32) -> Result<(), BookError> {
        let least = self.keys.last().map_or(0, |&last| last + 1);
        let key = reader.rice(k).ok_or(END)?.checked_add(least);
        let key = key.filter(|&key| key >> MoveKey::STORED_BITS == 0);
        let key = key.ok_or(BookError::Damaged("a key is too large"))?;
        let games = reader.gamma().ok_or(END)? as u32;
        let white = reader.bits(width(games)).ok_or(END)? as u32;
        let others = games.checked_sub(white).ok_or(TOO_MANY)?;
        let draws = reader.bits(width(others)).ok_or(END)? as u32;
        let black = others.checked_sub(draws).ok_or(TOO_MANY)?;
        self.keys.push(key);
        self.results.push(Results { white, draws, black, open: 0 });
        Ok(())
    }
}

const END: BookError = BookError::Damaged("it ends too early");
const TOO_MANY: BookError = BookError::Damaged("a move has more results than games");

/// The number of bits of the numbers from 0 to this one.
fn width(most: u32) -> u32 {
    u32::BITS - most.leading_zeros()
}

fn read_info(rest: &mut &[u8]) -> Result<BookInfo, BookError> {
    let length = read_number(rest)?;
    let length = usize::try_from(length).ok().filter(|&length| length <= rest.len()).ok_or(END)?;
    let (text, after) = rest.split_at(length);
    *rest = after;
    let text = str::from_utf8(text).map_err(|_| BookError::Damaged("the game type is no text"))?;
    let game_type = text.parse()?;
    let [games, nodes, seed, plies] =
        [read_number(rest)?, read_number(rest)?, read_number(rest)?, read_number(rest)?];
    let small =
        |number| u32::try_from(number).map_err(|_| BookError::Damaged("a number is too large"));
    Ok(BookInfo { game_type, games: small(games)?, nodes, seed, plies: small(plies)? })
}

fn write_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn read_number(rest: &mut &[u8]) -> Result<u64, BookError> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let (&byte, after) = rest.split_first().ok_or(END)?;
        *rest = after;
        number |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Ok(number);
        }
    }
    Err(BookError::Damaged("a number is too large"))
}

/// FNV-1a of 32 bits.
fn checksum(bytes: &[u8]) -> [u8; CHECKSUM_BYTES] {
    let sum = bytes
        .iter()
        .fold(0x811c_9dc5u32, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    sum.to_le_bytes()
}

#[cfg(test)]
mod tests {
    use skep_rules::{Color, Game, GameType, Outcome, Position};

    use super::*;
    use crate::key::move_keys;

    const INFO: BookInfo =
        BookInfo { game_type: GameType::BASE, games: 300, nodes: 1000, seed: 7, plies: 12 };

    /// A book of random games.
    fn random_book() -> Book {
        let mut rng = fastrand::Rng::with_seed(2);
        let mut moves = Vec::new();
        for _ in 0..INFO.games {
            let mut game = Game::new(INFO.game_type);
            for _ in 0..INFO.plies {
                let action = rng.choice(game.position().actions()).unwrap();
                game.play(action).unwrap();
            }
            let outcome = [Outcome::Draw, Outcome::Win(Color::White), Outcome::Win(Color::Black)];
            let mut results = Results::default();
            results.add(rng.choice(outcome));
            let keys = move_keys(game.start(), game.history());
            moves.extend(keys.into_iter().map(|key| (key, results)));
        }
        Book::new(INFO, moves)
    }

    /// The bytes with a checksum that fits them.
    fn with_checksum(mut bytes: Vec<u8>) -> Vec<u8> {
        bytes.truncate(bytes.len().saturating_sub(CHECKSUM_BYTES));
        let sum = checksum(&bytes);
        bytes.extend(sum);
        bytes
    }

    #[test]
    fn a_book_is_read_as_it_was_written() {
        let book = random_book();
        let bytes = book.to_bytes();
        assert!(book.len() > 1000);
        assert!(bytes.len() < 6 * book.len(), "{} bytes, {} moves", bytes.len(), book.len());
        assert_eq!(Book::from_bytes(&bytes), Ok(book));
    }

    #[test]
    fn the_first_moves_of_a_book_are_those_of_all_its_games() {
        let book = random_book();
        let moves = book.moves(&Position::new(GameType::BASE));
        assert_eq!(moves.len(), 4);
        let all: Results = moves.iter().map(|explored| explored.found).collect();
        assert_eq!(all.games(), 300);
        assert!(moves.is_sorted_by_key(|explored| std::cmp::Reverse(explored.found.games())));
        assert_eq!(book.moves(&Position::new(GameType::BASE_MLP)), []);
    }

    #[test]
    fn a_book_without_moves_can_be_written() {
        let book = Book::new(INFO, []);
        assert!(book.is_empty());
        assert_eq!(Book::from_bytes(&book.to_bytes()), Ok(book));
    }

    #[test]
    fn a_damaged_file_is_refused_with_its_reason() {
        let bytes = random_book().to_bytes();
        assert_eq!(Book::from_bytes(b"<!doctype html>"), Err(BookError::NoBook));
        assert_eq!(Book::from_bytes(b""), Err(BookError::NoBook));
        assert_eq!(Book::from_bytes(b"skepbook\x02"), Err(BookError::Version(2)));
        assert_eq!(Book::from_bytes(b"skepbook\x01"), Err(BookError::Checksum));
        let mut flipped = bytes.clone();
        flipped[100] ^= 4;
        assert_eq!(Book::from_bytes(&flipped), Err(BookError::Checksum));
        let short = with_checksum(bytes[..200].to_vec());
        assert_eq!(Book::from_bytes(&short), Err(END));
        let mut long = bytes.clone();
        long.extend([0; 4]);
        let error = Book::from_bytes(&with_checksum(long)).unwrap_err();
        assert_eq!(error.to_string(), "the book is damaged: something follows the last move");
        let large = vec![b's'; MAX_BOOK + 1];
        assert_eq!(Book::from_bytes(&large), Err(BookError::TooLarge(MAX_BOOK + 1)));
    }

    #[test]
    fn no_change_of_a_file_makes_the_reader_fail() {
        let bytes = random_book().to_bytes();
        let mut rng = fastrand::Rng::with_seed(3);
        for _ in 0..3000 {
            let mut changed = bytes.clone();
            for _ in 0..rng.usize(1..4) {
                let place = if rng.bool() { rng.usize(9..40) } else { rng.usize(9..bytes.len()) };
                changed[place] = rng.u8(..);
            }
            changed.truncate(rng.usize(9..=bytes.len()));
            if let Ok(book) = Book::from_bytes(&with_checksum(changed)) {
                assert!(book.keys.is_sorted() && book.len() <= MAX_ENTRIES);
            }
        }
    }
}

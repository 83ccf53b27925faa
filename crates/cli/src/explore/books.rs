//! The books in the program.

use skep_explorer::Book;
use skep_rules::GameType;

use crate::error::Error;

/// The files of `data/book`.
const BOOKS: &[&[u8]] = &[
    include_bytes!("../../../../data/book/base.book"),
    include_bytes!("../../../../data/book/base-ml.book"),
    include_bytes!("../../../../data/book/base-mlp.book"),
    include_bytes!("../../../../data/book/venom.book"),
    include_bytes!("../../../../data/book/venom-mlp.book"),
    include_bytes!("../../../../data/book/base-mlp-predators.book"),
    include_bytes!("../../../../data/book/base-mlp-guardians.book"),
    include_bytes!("../../../../data/book/base-mlp-honeycombo.book"),
];

/// The book of a game.
pub(super) fn book_of(game_type: GameType) -> Result<Book, Error> {
    let mut others = Vec::new();
    // A test reads every one of them.
    for book in BOOKS.iter().filter_map(|bytes| Book::from_bytes(bytes).ok()) {
        if book.info().game_type == game_type {
            return Ok(book);
        }
        others.push(book.info().game_type.to_string());
    }
    Err(Error::NoBook(game_type, others.join(", ")))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use skep_rules::Position;

    use super::*;

    #[test]
    fn every_book_of_the_data_is_in_the_program() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/book");
        let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let files: Vec<_> =
            paths.filter(|path| path.extension().is_some_and(|ending| ending == "book")).collect();
        assert_eq!(files.len(), BOOKS.len());
        for path in files {
            let book = Book::from_bytes(&fs::read(path).unwrap()).unwrap();
            let game_type = book.info().game_type;
            assert_eq!(book_of(game_type).unwrap(), book);
            let first = book.moves(&Position::new(game_type));
            let games: u32 = first.iter().map(|explored| explored.found.games()).sum();
            assert!(games <= book.info().games && games > book.info().games / 2, "{game_type}");
        }
    }
}

//! Drawn situations for the creatures' tests.

use std::collections::BTreeSet;

use crate::grid::hex::Axial;
use crate::model::action::Action;
use crate::position::Position;

/// Asserts where a tile can go in a drawn hive: exactly to the empty cells that are marked `*`, and onto the tiles named
/// in `onto`.
///
/// A cell is four characters wide and each row half a cell to the side of the next, as on the table; dots are empty
/// cells. The first tile lies at 0,0. `rest` has stacks, `bQ<wB1`, and statuses, `placed=bA1`, separated by `;`.
#[track_caller]
pub(crate) fn assert_moves(game: &str, tile: &str, drawing: &str, rest: &str, onto: &[&str]) {
    let position = drawn(game, drawing, rest);
    let name = |word: &str| position.read_tile(word).expect("a tile of the game").0;
    let place = |word: &&str| position.place(position.cell(name(word)).expect("on the table"));
    let marked = words(drawing).filter(|&(_, word)| word == "*").map(|(place, _)| place);
    let expected: BTreeSet<Axial> = marked.chain(onto.iter().filter_map(place)).collect();
    let tile = name(tile);
    let goes = |action: Action| match action {
        Action::Move { tile: moved, to } if moved == tile => position.place(to),
        _ => None,
    };
    let found: BTreeSet<Axial> = position.actions().into_iter().filter_map(goes).collect();
    assert_eq!(found, expected, "{position}");
}

/// Reads a drawn hive.
pub(crate) fn drawn(game: &str, drawing: &str, rest: &str) -> Position {
    let (tops, statuses): (Vec<&str>, Vec<&str>) =
        rest.split(';').filter(|part| !part.is_empty()).partition(|part| part.contains('<'));
    let stack = |word| tops.iter().copied().find(|top| top.split('<').next() == Some(word));
    let cells: Vec<String> = words(drawing)
        .filter(|(_, word)| !matches!(*word, "." | "*"))
        .map(|(place, word)| format!("{},{}:{}", place.q, place.r, stack(word).unwrap_or(word)))
        .collect();
    let text = [&[game, &cells.join(" ")], &statuses[..]].concat().join(";");
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The words of a drawing with the places where they stand.
fn words(drawing: &str) -> impl Iterator<Item = (Axial, &str)> {
    let mut words = Vec::new();
    for (row, line) in drawing.lines().enumerate() {
        let mut column = 0;
        for word in line.split(' ') {
            if !word.is_empty() {
                words.push((row as i32, column, word));
            }
            column += word.len() as i32 + 1;
        }
    }
    let first = words.iter().find(|(.., word)| !matches!(*word, "." | "*"));
    let (first_row, first_column, _) = *first.expect("something is drawn");
    words.into_iter().map(move |(row, column, word)| {
        let r = row - first_row;
        let quarters = column - first_column - 2 * r;
        assert_eq!(quarters % 4, 0, "{word} lies between two cells");
        (Axial::new(quarters / 4, r), word)
    })
}

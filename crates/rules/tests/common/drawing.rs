//! Positions drawn as text, so that a reader sees them.

use skep_rules::Position;

/// Reads a drawn hive.
///
/// A cell is four characters wide and each row half a cell to the side of the next, as on the
/// table; dots are empty cells. The first tile lies at 0,0. What lies on top of other
/// tiles and the statuses are written beside the drawing: `"bQ<wB1;resting=wB1"`.
///
/// ```text
///   wS1 .   bG1
/// wQ  bQ  wA1
/// ```
pub(crate) fn drawn(game_and_turn: &str, drawing: &str, rest: &str) -> Position {
    let (tops, statuses): (Vec<&str>, Vec<&str>) =
        rest.split(';').filter(|part| !part.is_empty()).partition(|part| part.contains('<'));
    let mut cells = Vec::new();
    let mut origin = None;
    for (row, line) in drawing.lines().enumerate() {
        for (column, name) in words(line).filter(|&(_, word)| word != ".") {
            let (row, column) = (row as i32, column as i32);
            let (first_row, first_column) = *origin.get_or_insert((row, column));
            let r = row - first_row;
            let quarters = column - first_column - 2 * r;
            assert_eq!(quarters % 4, 0, "{name} lies between two cells:\n{drawing}");
            let stack = tops.iter().find(|stack| stack.split('<').next() == Some(name));
            cells.push(format!("{},{r}:{}", quarters / 4, stack.unwrap_or(&name)));
        }
    }
    let text = [&[game_and_turn, &cells.join(" ")], &statuses[..]].concat().join(";");
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The words of a line with the columns where they begin.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    line.split(' ')
        .scan(0, |column, word| {
            let begin = *column;
            *column += word.len() + 1;
            Some((begin, word))
        })
        .filter(|(_, word)| !word.is_empty())
}

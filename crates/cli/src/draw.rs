//! The hive as text, each cell a hexagon:
//!
//! ```text
//!    / \
//!   /x2 \      how many tiles lie here, if several
//!  | wB1 |     the top one
//!   \ * / \    it has just been placed, moved or flipped; `!`: it is stung
//!    \ /   \
//!     | bQ  |
//! ```

use std::collections::BTreeMap;

use anstyle::{Ansi256Color, Style};
use skep_rules::{Axial, Bug, Color, Position, Setup, Tile, TileName};

use crate::canvas::Canvas;
use crate::moves::destination;

/// The distance between two cells of a row, in columns.
const WIDTH: i64 = 6;

/// The number of columns between the sides of a cell.
const ROOM: usize = WIDTH as usize - 1;

/// The distance between two rows, in lines.
const HEIGHT: i64 = 3;

/// The sides of a hexagon: line, column, sign.
const SIDES: [(i64, i64, char); 10] = [
    (0, 2, '/'),
    (0, 4, '\\'),
    (1, 1, '/'),
    (1, 5, '\\'),
    (2, 0, '|'),
    (2, 6, '|'),
    (3, 1, '\\'),
    (3, 5, '/'),
    (4, 2, '\\'),
    (4, 4, '/'),
];

/// The inside of a hexagon: line, first column, number of columns.
const INSIDE: [(i64, i64, i64); 5] = [(0, 3, 1), (1, 2, 3), (2, 1, 5), (3, 2, 3), (4, 3, 1)];

/// Draws the hive, with ANSI styles. With `coordinates` the empty cells to which something can be played are drawn too.
/// An empty table is an empty text.
pub(crate) fn draw(position: &Position, coordinates: bool) -> String {
    let mut canvas = Canvas::new();
    if coordinates {
        for place in empty_targets(position) {
            draw_coordinates(&mut canvas, place);
        }
    }
    let setup = position.setup();
    let stacks: BTreeMap<Axial, &Vec<Tile>> =
        setup.stacks.iter().map(|(place, stack)| (*place, stack)).collect();
    for (&place, stack) in &stacks {
        if let Some(&top) = stack.last() {
            draw_stack(&mut canvas, place, shown(&setup, top), stack.len(), mark(&setup, top));
        }
    }
    canvas.render()
}

/// The tile by the face that is up, on the table or beside it.
pub(crate) fn shown(setup: &Setup, tile: Tile) -> TileName {
    TileName::of(tile, setup.face(tile))
}

/// What is written under a tile's name: that something has just happened to it, and for the Honeycombo the colour
/// that it shows.
fn mark(setup: &Setup, tile: Tile) -> Option<&'static str> {
    if tile == Tile::HONEYCOMBO {
        return Some(match setup.combo {
            Color::White => "(w)",
            Color::Black => "(b)",
        });
    }
    if setup.statuses.stung.or(setup.first.stung).contains(tile) {
        return Some(" ! ");
    }
    setup.statuses.tiles().or(setup.first.tiles()).contains(tile).then_some(" * ")
}

/// The line and the column of a cell's upper left corner.
fn corner(place: Axial) -> (i64, i64) {
    let (q, r) = (i64::from(place.q), i64::from(place.r));
    (HEIGHT * r, WIDTH * q + WIDTH / 2 * r)
}

fn draw_stack(canvas: &mut Canvas, place: Axial, top: TileName, height: usize, mark: Option<&str>) {
    let (line, column) = corner(place);
    let edge = Style::new().dimmed();
    for (down, right, sign) in SIDES {
        canvas.put(line + down, column + right, sign, edge);
    }
    let style = tile_style(top);
    for (down, right, length) in INSIDE {
        for right in right..right + length {
            canvas.put(line + down, column + right, ' ', style);
        }
    }
    if height > 1 {
        canvas.write(line + 1, column + 2, &format!("x{height}"), style);
    }
    canvas.write(line + 2, column + 1, &centered(&top.to_string()), style.bold());
    if let Some(mark) = mark {
        canvas.write(line + 3, column + 2, mark, style.bold());
    }
}

/// The text centred in a cell.
fn centered(text: &str) -> String {
    format!("{text:^ROOM$}")
}

fn draw_coordinates(canvas: &mut Canvas, place: Axial) {
    let (line, column) = corner(place);
    let style = Style::new().dimmed();
    let whole = place.to_string();
    if whole.len() <= ROOM {
        canvas.write(line + 2, column + 1, centered(&whole).trim_end(), style);
        return;
    }
    // Two lines, and for a hive that is further away than any game leads, a point.
    let (q, r) = (format!("{},", place.q), place.r.to_string());
    if q.len() <= ROOM && r.len() <= ROOM {
        canvas.write(line + 2, column + 1, &q, style);
        canvas.write(line + 3, column + 2, &r, style);
    } else {
        canvas.put(line + 2, column + 3, '.', style);
    }
}

/// The empty cells to which something can be played.
fn empty_targets(position: &Position) -> Vec<Axial> {
    let layout = position.layout();
    let cells = position.actions().into_iter().filter_map(destination);
    let empty = cells.filter(|&cell| position.top(cell).is_none());
    empty.filter_map(|cell| layout.place(cell)).collect()
}

/// The style of a tile: its owner's colour with the creature's colour on it.
pub(crate) fn tile_style(tile: TileName) -> Style {
    let (on_white, on_black) = bug_colors(tile.bug);
    let (ground, ink) = match tile.color {
        Some(Color::White) => (255, on_white),
        Some(Color::Black) => (235, on_black),
        None => (214, 16),
    };
    Style::new()
        .bg_color(Some(Ansi256Color(ground).into()))
        .fg_color(Some(Ansi256Color(ink).into()))
}

/// The creature's colour on the tiles people play with, readable on white and on black.
const fn bug_colors(bug: Bug) -> (u8, u8) {
    match bug {
        Bug::Queen => (136, 220),
        Bug::Spider => (94, 173),
        Bug::Beetle => (91, 141),
        Bug::Grasshopper => (28, 113),
        Bug::Ant => (25, 75),
        Bug::Mosquito => (240, 250),
        Bug::Ladybug => (124, 203),
        Bug::Pillbug => (30, 44),
        Bug::Wasp => (172, 214),
        Bug::Scorpion => (88, 131),
        Bug::Firefly => (130, 228),
        Bug::Fly => (23, 80),
        Bug::Dragonfly => (22, 78),
        Bug::Centipede => (52, 167),
        Bug::StinkBug => (58, 149),
        Bug::Tick => (89, 175),
        Bug::Mantis => (64, 155),
        Bug::AssassinBug => (160, 196),
        Bug::Butterfly => (164, 213),
        Bug::Moth => (97, 183),
        Bug::Honeycombo => (16, 231),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(position: &str, coordinates: bool) -> String {
        let drawn = draw(&position.parse().unwrap(), coordinates);
        let plain = anstream::adapter::strip_str(&drawn).to_string();
        plain.lines().map(|line| format!("{}\n", line.trim_end())).collect()
    }

    #[test]
    fn neighbours_share_a_side() {
        let drawn = plain("Base;White[3];0,0:wS1 1,0:bS1 -1,1:wQ 1,-1:bQ;placed=bQ", false);
        let expected = r"
         / \
        /   \
       | bQ  |
      / \ * / \
     /   \ /   \
    | wS1 | bS1 |
   / \   / \   /
  /   \ /   \ /
 | wQ  |
  \   /
   \ /
";
        let expected: String =
            expected[1..].lines().map(|line| format!("{}\n", &line[1..])).collect();
        assert_eq!(drawn, expected);
    }

    #[test]
    fn a_stack_tells_its_height() {
        let drawn = plain("Base;White[5];0,0:wQ<bB1<wB1 1,0:bQ;resting=wB1", false);
        let expected = r"
  / \   / \
 /x3 \ /   \
| wB1 | bQ  |
 \ * / \   /
  \ /   \ /
";
        assert_eq!(drawn, expected[1..]);
    }

    #[test]
    fn faces_the_honeycombo_and_stings_are_shown() {
        let drawn =
            plain("Venom+Honeycombo;White[3];0,0:wWs 1,0:H 2,0:bFl1;stung=bFl1;combo=w", false);
        let expected = r"
  / \   / \   / \
 /   \ /   \ /   \
| wWs |  H  |bFl1 |
 \   / \(w)/ \ ! /
  \ /   \ /   \ /
";
        assert_eq!(drawn, expected[1..]);
    }

    #[test]
    fn empty_cells_show_where_they_are() {
        let drawn = plain("Base;White[2];0,0:wS1 1,0:bS1", true);
        let expected = r"
     0,-1
         / \   / \
        /   \ /   \
  -1,0 | wS1 | bS1 |
        \   / \   /
         \ /   \ /
     -1,1
";
        let left = |text: &str| {
            let margin =
                text.lines().filter(|l| !l.is_empty()).map(|l| l.len() - l.trim_start().len());
            let margin = margin.min().unwrap_or(0);
            text.lines().map(|l| l.get(margin..).unwrap_or("").to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(left(&drawn), left(&expected[1..]), "\n{drawn}");
    }

    #[test]
    fn far_away_is_no_harm() {
        assert!(plain("Base;White[2];12,-100:wS1 13,-100:bS1", true).contains("-99"));
        let far = plain("Base;White[2];-1000000,1000000:wS1 -999999,1000000:bS1", true);
        assert!(far.contains("| wS1 | bS1 |"));
        assert_eq!(plain("Base;White[1];", false), "");
        assert_eq!(plain("Base;White[1];", true).trim(), "0,0");
    }
}

//! `skep show`: the hive, and what lies beside it.

use std::fmt::Write as _;
use std::io::Write;
use std::process::ExitCode;

use anstyle::Style;
use skep_rules::{Color, Game, Position, Statuses, Tile, TileSet};

use crate::args::ShowArgs;
use crate::draw::{draw, tile_style};
use crate::error::Error;
use crate::{input, verdict};

/// Draws a game.
pub(crate) fn run(args: &ShowArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let game = input::read_game(&args.game)?;
    out.write_all(describe(&game, args.coordinates).as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// The game as people want to see it: whose turn it is, the hive, stacks, reserves. With ANSI styles.
pub(crate) fn describe(game: &Game, coordinates: bool) -> String {
    let position = game.position();
    let mut text = String::new();
    let bold = Style::new().bold();
    let headline = match game.ending() {
        Some(ending) => verdict::sentence(ending),
        None => format!("{}'s turn {}", position.to_move(), position.turn()),
    };
    // Writing into a string does not fail, here and below.
    let _ = writeln!(text, "{bold}{headline}{bold:#}  {}\n", position.game_type());
    let hive = draw(position, coordinates && game.ending().is_none());
    if !hive.is_empty() {
        for line in hive.lines() {
            let _ = writeln!(text, "  {line}");
        }
        text.push('\n');
    }
    for (title, tiles) in legend(position) {
        let _ = writeln!(text, "{title:<18} {tiles}");
    }
    text
}

/// What the drawing does not show, line by line: a title and tiles.
fn legend(position: &Position) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    for color in Color::ALL {
        let reserve = position.reserve(color);
        let tiles = if reserve.is_empty() { "empty".to_owned() } else { names(reserve) };
        lines.push((format!("{color}'s reserve"), tiles));
    }
    let stacks: Vec<String> = position
        .setup()
        .stacks
        .iter()
        .filter(|(_, stack)| stack.len() > 1)
        .map(|(_, stack)| stack.iter().map(|&tile| styled(tile)).collect::<Vec<_>>().join("<"))
        .collect();
    if !stacks.is_empty() {
        lines.push(("Stacks".to_owned(), format!("{} (bottom to top)", stacks.join(" "))));
    }
    let Statuses { resting, placed, moved } = position.statuses();
    for (title, tiles) in [
        ("Just placed", placed),
        ("Just moved", moved.without(resting)),
        ("Moved and resting", resting),
    ] {
        if !tiles.is_empty() {
            lines.push((title.to_owned(), format!("{} *", names(tiles))));
        }
    }
    lines
}

fn names(tiles: TileSet) -> String {
    tiles.into_iter().map(styled).collect::<Vec<_>>().join(" ")
}

fn styled(tile: Tile) -> String {
    let style = tile_style(tile);
    format!("{style}{tile}{style:#}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_about_a_position_is_said() {
        let game: Game =
            "Base;White[6];0,0:wQ 1,0:bA1<wB1 2,0:bQ 3,0:bS1;resting=wB1".parse().unwrap();
        let text = anstream::adapter::strip_str(&describe(&game, false)).to_string();
        let expected = r"White's turn 6  Base

    / \   / \   / \   / \ 
   /   \ /x2 \ /   \ /   \
  | wQ  | wB1 | bQ  | bS1 |
   \   / \ * / \   / \   /
    \ /   \ /   \ /   \ /

White's reserve    wS1 wS2 wB2 wG1 wG2 wG3 wA1 wA2 wA3
Black's reserve    bS2 bB1 bB2 bG1 bG2 bG3 bA2 bA3
Stacks             bA1<wB1 (bottom to top)
Moved and resting  wB1 *
";
        let trim = |text: &str| text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
        assert_eq!(trim(&text), trim(expected));
    }
}

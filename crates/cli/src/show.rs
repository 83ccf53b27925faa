//! `skep show`: the hive, and what lies beside it.

use std::fmt::Write as _;
use std::io::Write;
use std::process::ExitCode;

use anstyle::Style;
use skep_rules::{Choice, Color, Game, Pack, Setup, Stage, Statuses, Tile, TileSet};

use crate::args::ShowArgs;
use crate::draw::{draw, shown, tile_style};
use crate::error::Error;
use crate::{input, verdict};

/// Draws a game.
pub(crate) fn run(args: &ShowArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let game = input::read_game(&args.game)?;
    out.write_all(describe(&game, args.coordinates).as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// The game as people want to see it: whose turn it is, the hive, and what lies beside it. With ANSI styles.
pub(crate) fn describe(game: &Game, coordinates: bool) -> String {
    let position = game.position();
    let setup = position.setup();
    let mut text = String::new();
    let bold = Style::new().bold();
    // Writing into a string does not fail, here and below.
    let _ = writeln!(text, "{bold}{}{bold:#}  {}\n", headline(game), position.game_type());
    let playing = game.ending().is_none() && game.open_choice().is_none();
    let hive = draw(position, coordinates && playing);
    if !hive.is_empty() {
        for line in hive.lines() {
            let _ = writeln!(text, "  {line}");
        }
        text.push('\n');
    }
    let lines = if game.open_choice().is_some() { choosing(&setup) } else { legend(game, &setup) };
    for (title, tiles) in lines {
        let _ = writeln!(text, "{title:<18} {tiles}");
    }
    if playing {
        for sentence in double_turns(&setup) {
            let _ = writeln!(text, "{sentence}");
        }
    }
    text
}

/// How the game has ended, or what comes next.
fn headline(game: &Game) -> String {
    let position = game.position();
    if let Some(ending) = game.ending() {
        return verdict::sentence(position, ending);
    }
    match game.open_choice() {
        Some((Choice::Pick, player)) => return format!("{player} picks a hand"),
        Some((Choice::Faces, player)) => return format!("{player} chooses faces"),
        None => {}
    }
    let stage = match position.stage() {
        Stage::Single => "",
        Stage::First => ", first of two actions",
        Stage::Second => ", second of two actions",
    };
    format!("{}'s turn {}{stage}", position.to_move(), position.turn())
}

/// What is said about double turns, present ones aside.
fn double_turns(setup: &Setup) -> Vec<String> {
    let mut sentences = Vec::new();
    if let Some(color) = setup.pending {
        sentences.push(format!("{color}'s next turn has two actions."));
    }
    if setup.locked {
        let player = setup.to_move;
        sentences
            .push(format!("{player} may not flip the Honeycombo: {} has just done it.", !player));
    }
    sentences
}

/// What there is to choose from before the first turn.
fn choosing(setup: &Setup) -> Vec<(String, String)> {
    let all = |color| (format!("{color}'s tiles"), names(setup, setup.game_type.tiles(color)));
    Color::ALL.map(all).into()
}

/// What the drawing does not show, line by line: a title and tiles.
fn legend(game: &Game, setup: &Setup) -> Vec<(String, String)> {
    let position = game.position();
    let swarm = setup.game_type.has_pack(Pack::Swarm);
    let mut lines = Vec::new();
    let or_empty = |tiles: TileSet| {
        if tiles.is_empty() { "empty".to_owned() } else { names(setup, tiles) }
    };
    for color in Color::ALL {
        let what = if swarm { "hand" } else { "reserve" };
        lines.push((format!("{color}'s {what}"), or_empty(position.reserve(color))));
    }
    if swarm {
        lines.extend(bag(setup, position.bag()));
    }
    if !position.removed().is_empty() {
        lines.push(("Removed".to_owned(), names(setup, position.removed())));
    }
    let stack = |stack: &[Tile]| {
        stack.iter().map(|&tile| styled(setup, tile)).collect::<Vec<_>>().join("<")
    };
    let stacks: Vec<String> = setup
        .stacks
        .iter()
        .filter(|(_, tiles)| tiles.len() > 1)
        .map(|(_, tiles)| stack(tiles))
        .collect();
    if !stacks.is_empty() {
        lines.push(("Stacks".to_owned(), format!("{} (bottom to top)", stacks.join(" "))));
    }
    if let Some(color) = position.combo() {
        lines.push(("Honeycombo".to_owned(), format!("shows {color}")));
    }
    lines.extend(happened(setup));
    lines
}

/// What is in the bag, a line for each colour.
fn bag(setup: &Setup, tiles: TileSet) -> Vec<(String, String)> {
    if tiles.is_empty() {
        return vec![("Bag".to_owned(), "empty".to_owned())];
    }
    let of = |color| tiles.and(setup.game_type.tiles(color));
    let parts = Color::ALL.map(of).into_iter().filter(|part| !part.is_empty());
    let titles = [format!("Bag of {}", tiles.len()), String::new()];
    titles.into_iter().zip(parts.map(|part| names(setup, part))).collect()
}

/// What the turn before has done to tiles, and the first action of a double turn, which forbids nothing yet.
fn happened(setup: &Setup) -> Vec<(String, String)> {
    let Statuses { resting, stung, placed, moved, flipped } = setup.statuses;
    let first = setup.first;
    [
        ("Just placed", placed, '*'),
        ("Just moved", moved.without(resting), '*'),
        ("Moved and resting", resting, '*'),
        ("Just flipped", flipped.without(stung), '*'),
        ("Stung", stung, '!'),
        ("This turn placed", first.placed, '*'),
        ("This turn moved", first.moved, '*'),
        ("This turn flipped", first.flipped.without(first.stung), '*'),
        ("This turn stung", first.stung, '!'),
    ]
    .into_iter()
    .filter(|(_, tiles, _)| !tiles.is_empty())
    .map(|(title, tiles, mark)| (title.to_owned(), format!("{} {mark}", names(setup, tiles))))
    .collect()
}

fn names(setup: &Setup, tiles: TileSet) -> String {
    tiles.into_iter().map(|tile| styled(setup, tile)).collect::<Vec<_>>().join(" ")
}

fn styled(setup: &Setup, tile: Tile) -> String {
    let name = shown(setup, tile);
    let style = tile_style(name);
    format!("{style}{name}{style:#}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(game: &str) -> Vec<String> {
        let game: Game = game.parse().unwrap();
        let text = anstream::adapter::strip_str(&describe(&game, false)).to_string();
        text.lines().map(|line| line.trim_end().to_owned()).collect()
    }

    #[track_caller]
    fn assert_shows(game: &str, expected: &[&str]) {
        let lines = plain(game);
        for line in expected {
            assert!(lines.iter().any(|found| found == line), "no `{line}` in {lines:#?}");
        }
    }

    #[test]
    fn everything_about_a_position_is_said() {
        let lines = plain("Base;White[6];0,0:wQ 1,0:bA1<wB1 2,0:bQ 3,0:bS1;resting=wB1");
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
        let expected: Vec<&str> = expected.lines().map(str::trim_end).collect();
        assert_eq!(lines, expected);
    }

    #[test]
    fn every_position_of_the_data_can_be_shown() {
        let data = include_str!("../../../data/positions.jsonl");
        for line in data.lines() {
            let line: serde_json::Value = serde_json::from_str(line).unwrap();
            let position = line["position"].as_str().unwrap();
            let text = describe(&position.parse().unwrap(), true);
            let plain = anstream::adapter::strip_str(&text).to_string();
            // Tops are drawn, and what lies under them is listed.
            let cells = position.split(';').nth(2).unwrap();
            for tile in cells.split(' ').flat_map(|cell| cell.split(':').nth(1).unwrap().split('<'))
            {
                assert!(plain.contains(tile), "no {tile} in {plain}");
            }
        }
    }

    #[test]
    fn a_double_turn_is_said() {
        let hive = "0,0:H 1,0:wQ -1,0:bQ 2,0:wA1 -2,0:bA1";
        assert_shows(
            &format!("Venom+Honeycombo;White[6];{hive};combo=b;locked;pending=b"),
            &[
                "White's turn 6  Venom+Honeycombo",
                "Honeycombo         shows Black",
                "Black's next turn has two actions.",
                "White may not flip the Honeycombo: Black has just done it.",
            ],
        );
        assert_shows(
            &format!("Venom+Honeycombo;White[6];{hive};double"),
            &["White's turn 6, first of two actions  Venom+Honeycombo"],
        );
        assert_shows(
            &format!("Venom+Honeycombo;White[6];{hive};placed=bA1;double2;placed2=wA1"),
            &[
                "White's turn 6, second of two actions  Venom+Honeycombo",
                "Just placed        bA1 *",
                "This turn placed   wA1 *",
            ],
        );
    }

    #[test]
    fn a_first_action_does_not_rest_yet() {
        let position = "Base+Honeycombo;White[6];0,0:H 1,0:wQ -1,0:bQ 2,0:wA1 -2,0:bA1;\
                        resting=bA1;moved=bA1;double2;resting2=wA1;moved2=wA1";
        assert_shows(position, &["Moved and resting  bA1 *", "This turn moved    wA1 *"]);
    }

    #[test]
    fn hands_the_bag_and_the_removed_are_listed() {
        assert_shows(
            "Base+Predators+Swarm;White[5];0,0:wQ 1,0:bQ;removed=wMn,bA1;white=wA1,bB1;black=bA2",
            &[
                "White's hand       wA1 bB1",
                "Black's hand       bA2",
                "Bag of 17          wS1 wS2 wB1 wB2 wG1 wG2 wG3 wA2 wA3",
                "                   bS1 bS2 bB2 bG1 bG2 bG3 bA3 bMn",
            ],
        );
    }

    #[test]
    fn faces_stings_and_flips_are_named_by_what_is_up() {
        assert_shows(
            "Venom;White[6];0,0:wFl1 1,0:bWs -1,0:wQ;stung=wFl1;flipped=wFl1,bWs",
            &["Just flipped       bWs *", "Stung              wFl1 !"],
        );
        assert_shows(
            "Venom(faces=fixed);White[2];0,0:wFl1 1,0:bA1;backs=wA2,wS1",
            &["White's reserve    wQ wSc1 wS2 wB1 wB2 wG1 wG2 wG3 wFl2 wA3"],
        );
    }
}

//! `skep show`: the hive, and what lies beside it.

use std::fmt::Write as _;
use std::io::Write;
use std::process::ExitCode;

use anstyle::Style;
use skep_rules::{Bug, Choice, Color, Game, Pack, Setup, Stage, Statuses, Tile, TileSet};
use skep_words::Words;

use crate::args::ShowArgs;
use crate::draw::{draw, shown, tile_style};
use crate::error::Error;
use crate::input;

/// Draws a game.
pub(crate) fn run(args: &ShowArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let game = input::read_game_argument(&args.game)?;
    let words = args.language.words();
    out.write_all(describe(&game, args.coordinates, &words).as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// The width of the titles beside the tiles.
const TITLE: usize = 18;

/// The game for people: whose turn it is, the hive, and what lies beside it. With ANSI styles.
pub(crate) fn describe(game: &Game, coordinates: bool, words: &Words) -> String {
    let position = game.position();
    let setup = position.setup();
    let mut text = String::new();
    let bold = Style::new().bold();
    // Writing into a string does not fail, here and below.
    let _ = writeln!(text, "{bold}{}{bold:#}  {}\n", headline(game, words), position.game_type());
    let playing = game.ending().is_none() && game.open_choice().is_none();
    let hive = draw(position, coordinates && playing);
    if !hive.is_empty() {
        for line in hive.lines() {
            let _ = writeln!(text, "  {line}");
        }
        text.push('\n');
    }
    let lines = match game.open_choice() {
        Some(_) => choosing(&setup, words),
        None => legend(game, &setup, words),
    };
    for (title, tiles) in lines {
        let _ = writeln!(text, "{title:<TITLE$} {tiles}");
    }
    if playing {
        for sentence in double_turns(&setup, words) {
            let _ = writeln!(text, "{sentence}");
        }
    }
    text
}

/// How the game has ended, or what comes next.
fn headline(game: &Game, words: &Words) -> String {
    let position = game.position();
    if let Some(ending) = game.ending() {
        return words.ending(position, ending);
    }
    if let Some((choice, player)) = game.open_choice() {
        let it = words.in_notation().player(player);
        return match choice {
            Choice::Pick => it.format("terminal-turn-pick"),
            Choice::Faces => it.format("terminal-turn-faces"),
        };
    }
    let it = words.in_notation().player(position.to_move()).set("turn", position.turn());
    match position.stage() {
        Stage::Single => it.format("terminal-turn"),
        Stage::First => it.format("terminal-turn-first"),
        Stage::Second => it.format("terminal-turn-second"),
    }
}

/// Sentences about a double turn to come, and about the Honeycombo.
fn double_turns(setup: &Setup, words: &Words) -> Vec<String> {
    let mut sentences = Vec::new();
    if let Some(color) = setup.pending {
        sentences.push(words.in_notation().player(color).format("terminal-pending"));
    }
    if setup.locked {
        sentences.push(words.in_notation().player(setup.to_move).format("terminal-locked"));
    }
    sentences
}

/// The tiles from which the players choose before the first turn.
fn choosing(setup: &Setup, words: &Words) -> Vec<(String, String)> {
    let tiles = |color| {
        let title = words.in_notation().player(color).format("terminal-title-tiles");
        (title, names(setup, setup.game_type.tiles(color)))
    };
    Color::ALL.map(tiles).into()
}

/// What the drawing does not show, line by line: a title and tiles.
fn legend(game: &Game, setup: &Setup, words: &Words) -> Vec<(String, String)> {
    let position = game.position();
    let swarm = setup.game_type.has_pack(Pack::Swarm);
    let mut lines = Vec::new();
    for color in Color::ALL {
        let title = if swarm { "terminal-title-hand" } else { "terminal-title-reserve" };
        let tiles = position.reserve(color);
        let tiles =
            if tiles.is_empty() { words.text("terminal-empty") } else { names(setup, tiles) };
        lines.push((words.in_notation().player(color).format(title), tiles));
    }
    if swarm {
        lines.extend(bag(setup, position.bag(), words));
    }
    if !position.removed().is_empty() {
        lines.push((words.text("terminal-title-removed"), names(setup, position.removed())));
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
        let it = words.in_notation().set("stacks", stacks.join(" "));
        lines.push((words.text("terminal-title-stacks"), it.format("terminal-bottom-to-top")));
    }
    if let Some(color) = position.combo() {
        let shown = words.in_notation().player(color).format("terminal-combo");
        lines.push((words.bug(Bug::Honeycombo), shown));
    }
    lines.extend(happened(setup, words));
    lines
}

/// What is in the bag, a line for each colour.
fn bag(setup: &Setup, tiles: TileSet, words: &Words) -> Vec<(String, String)> {
    if tiles.is_empty() {
        return vec![(words.text("terminal-title-bag"), words.text("terminal-empty"))];
    }
    let of = |color| tiles.and(setup.game_type.tiles(color));
    let parts = Color::ALL.map(of).into_iter().filter(|part| !part.is_empty());
    let title = words.in_notation().set("count", tiles.len()).format("terminal-title-bag-of");
    [title, String::new()].into_iter().zip(parts.map(|part| names(setup, part))).collect()
}

/// What happened to tiles in the turn before, and in the first action of a double turn, which has no effect yet.
fn happened(setup: &Setup, words: &Words) -> Vec<(String, String)> {
    let Statuses { resting, stung, placed, moved, flipped } = setup.statuses;
    let first = setup.first;
    [
        ("terminal-title-placed", placed, '*'),
        ("terminal-title-moved", moved.without(resting), '*'),
        ("terminal-title-resting", resting, '*'),
        ("terminal-title-flipped", flipped.without(stung), '*'),
        ("terminal-title-stung", stung, '!'),
        ("terminal-title-placed-now", first.placed, '*'),
        ("terminal-title-moved-now", first.moved, '*'),
        ("terminal-title-flipped-now", first.flipped.without(first.stung), '*'),
        ("terminal-title-stung-now", first.stung, '!'),
    ]
    .into_iter()
    .filter(|(_, tiles, _)| !tiles.is_empty())
    .map(|(title, tiles, mark)| (words.text(title), format!("{} {mark}", names(setup, tiles))))
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
    use skep_words::Language;

    use super::*;

    fn plain(game: &str) -> Vec<String> {
        plain_in(Language::English, game)
    }

    fn plain_in(language: Language, game: &str) -> Vec<String> {
        let game: Game = game.parse().unwrap();
        let text = describe(&game, false, &Words::for_terminal(language));
        let text = anstream::adapter::strip_str(&text).to_string();
        text.lines().map(|line| line.trim_end().to_owned()).collect()
    }

    #[track_caller]
    fn assert_shows(game: &str, expected: &[&str]) {
        let lines = plain(game);
        for line in expected {
            assert!(lines.iter().any(|found| found == line), "no ‘{line}’ in {lines:#?}");
        }
    }

    #[test]
    fn everything_about_a_position_is_said() {
        let lines = plain("Base;White[6];0,0:wQ 1,0:bA1<wB1 2,0:bQ 3,0:bS1;resting=wB1");
        let expected = r"White’s turn 6  Base

    / \   / \   / \   / \ 
   /   \ /x2 \ /   \ /   \
  | wQ  | wB1 | bQ  | bS1 |
   \   / \ * / \   / \   /
    \ /   \ /   \ /   \ /

White’s reserve    wS1 wS2 wB2 wG1 wG2 wG3 wA1 wA2 wA3
Black’s reserve    bS2 bB1 bB2 bG1 bG2 bG3 bA2 bA3
Stacks             bA1<wB1 (bottom to top)
Moved and resting  wB1 *
";
        let expected: Vec<&str> = expected.lines().map(str::trim_end).collect();
        assert_eq!(lines, expected);
    }

    #[test]
    fn every_position_of_the_data_can_be_shown() {
        let data = include_str!("../../../data/positions.jsonl");
        let words = Words::for_terminal(Language::English);
        for line in data.lines() {
            let line: serde_json::Value = serde_json::from_str(line).unwrap();
            let position = line["position"].as_str().unwrap();
            let text = describe(&position.parse().unwrap(), true, &words);
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
                "White’s turn 6  Venom+Honeycombo",
                "Honeycombo         shows Black",
                "Black’s next turn has two actions.",
                "White may not flip the Honeycombo: Black has just flipped it.",
            ],
        );
        assert_shows(
            &format!("Venom+Honeycombo;White[6];{hive};double"),
            &["White’s turn 6, first of two actions  Venom+Honeycombo"],
        );
        assert_shows(
            &format!("Venom+Honeycombo;White[6];{hive};placed=bA1;double2;placed2=wA1"),
            &[
                "White’s turn 6, second of two actions  Venom+Honeycombo",
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
                "White’s hand       wA1 bB1",
                "Black’s hand       bA2",
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
            &["White’s reserve    wQ wSc1 wS2 wB1 wB2 wG1 wG2 wG3 wFl2 wA3"],
        );
    }

    #[test]
    fn every_title_fits_its_column_in_every_language() {
        let positions = [
            "Base+Predators+Swarm;White[5];0,0:wQ 1,0:bQ;removed=wMn,bA1;white=wA1,bB1;black=bA2",
            "Venom;White[6];0,0:wFl1<wB1 1,0:bWs -1,0:wQ 2,0:bA1;stung=wFl1;flipped=wFl1,bWs;\
             resting=wB1;moved=wB1,bA1",
            "Base+Honeycombo;White[6];0,0:H 1,0:wQ -1,0:bQ 2,0:wA1 -2,0:bA1;placed=bA1;double2;\
             placed2=wA1;moved2=wA1;flipped2=wA1;stung2=wQ",
            "Base+Swarm",
        ];
        for language in Language::ALL {
            for line in positions.iter().flat_map(|position| plain_in(language, position)) {
                // The titles are followed by tiles; no other line of letters has one in this column.
                assert!(!line.contains("terminal-"), "{line}");
                let column = line.char_indices().nth(TITLE).map(|(index, _)| &line[index..]);
                let has_title = line.ends_with(['*', '!']) && !line.starts_with(' ');
                assert!(!has_title || column.is_some_and(|rest| rest.starts_with(' ')), "{line}");
            }
        }
    }

    #[test]
    fn a_hive_is_shown_in_french_and_italian() {
        let position = "Base;White[6];0,0:wQ 1,0:bA1<wB1 2,0:bQ 3,0:bS1;resting=wB1";
        let has = |language, line: &str| {
            let lines = plain_in(language, position);
            assert!(lines.iter().any(|found| found == line), "no ‘{line}’ in {lines:#?}");
        };
        has(Language::French, "Tour 6 des Blancs  Base");
        has(Language::French, "Réserve des Blancs wS1 wS2 wB2 wG1 wG2 wG3 wA1 wA2 wA3");
        has(Language::French, "Piles              bA1<wB1 (de bas en haut)");
        has(Language::French, "Au repos           wB1 *");
        has(Language::Italian, "Turno 6 del Bianco  Base");
        has(Language::Italian, "Riserva del Bianco wS1 wS2 wB2 wG1 wG2 wG3 wA1 wA2 wA3");
        has(Language::Italian, "Pile               bA1<wB1 (dal basso verso l’alto)");
        has(Language::Italian, "A riposo           wB1 *");
    }
}

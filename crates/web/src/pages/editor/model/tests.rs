//! The editor builds every position and refuses what is none.

use skep_rules::{Axial, Color, GameType, Pack, Setup, Stage, Status, Tile};

use super::*;

/// The text of a file in the repository's `data` folder.
fn data(name: &str) -> String {
    let path = format!("{}/../../data/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The lines of a data file of texts and sentences.
fn refused(name: &str) -> Vec<(String, String)> {
    let text = data(&format!("invalid/{name}.txt"));
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| {
            let (text, sentence) = line.split_once('\t').unwrap();
            (text.to_owned(), sentence.to_owned())
        })
        .collect()
}

fn setup(text: &str) -> Setup {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn tile(name: &str) -> Tile {
    name.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[track_caller]
fn make(editor: &mut Editor, edit: Edit) {
    editor.apply(edit).unwrap_or_else(|error| panic!("{edit:?}: {error}"));
}

/// Builds a position edit by edit, beginning with the empty board of its game.
fn build(goal: &Setup) -> Editor {
    let mut editor = Editor::new(goal.game_type);
    let it = &mut editor;
    for &(to, ref stack) in &goal.stacks {
        for &tile in stack {
            make(it, Edit::Put { tile, back: false, to });
            if goal.backs.contains(tile) {
                make(it, Edit::TurnOver(tile));
            }
        }
    }
    let on_table = goal.tiles_in_play();
    for tile in goal.backs.without(on_table) {
        make(it, Edit::TurnOver(tile));
    }
    if goal.game_type.has_pack(Pack::Honeycombo) {
        if goal.place(Tile::HONEYCOMBO).is_none() {
            make(it, Edit::TakeOff { tile: Tile::HONEYCOMBO, to: Away::Reserve });
        }
        make(it, Edit::Combo(goal.combo));
        make(it, Edit::Locked(goal.locked));
        make(it, Edit::Stage(goal.stage));
        make(it, Edit::Pending(goal.pending));
    }
    if goal.game_type.has_pack(Pack::Swarm) {
        for color in Color::ALL {
            for tile in goal.game_type.tiles(color).without(on_table) {
                let hand = Color::ALL.into_iter().find(|&hand| goal.hands[hand].contains(tile));
                make(it, Edit::TakeOff { tile, to: hand.map_or(Away::Reserve, Away::Hand) });
            }
        }
    }
    for tile in goal.removed {
        make(it, Edit::TakeOff { tile, to: Away::Removed });
    }
    for (which, statuses) in [(Which::LastTurn, goal.statuses), (Which::FirstAction, goal.first)] {
        for status in Status::ALL {
            for tile in statuses.set(status) {
                make(it, Edit::Status { which, status, tile, on: true });
            }
        }
    }
    make(it, Edit::ToMove(goal.to_move));
    make(it, Edit::Turn(goal.turn));
    editor
}

#[test]
fn every_position_of_the_data_can_be_built() {
    let mut count = 0;
    for line in data("positions.jsonl").lines() {
        let entry: serde_json::Value = serde_json::from_str(line).unwrap();
        let text = entry["position"].as_str().unwrap();
        let mut editor = build(&setup(text));
        assert_eq!(editor.text(), text);
        assert!(editor.problems().is_empty(), "{text}");
        assert_eq!(editor.position().unwrap().to_string(), text);
        // Everything can be undone, back to the empty board, and made again.
        while editor.can_undo() {
            editor.undo();
        }
        assert_eq!(editor.text(), Editor::new(editor.setup().game_type).text());
        while editor.can_redo() {
            editor.redo();
        }
        assert_eq!(editor.text(), text);
        count += 1;
    }
    assert_eq!(count, 490);
}

#[test]
fn impossible_positions_can_be_built_and_are_refused_with_their_reason() {
    let mut built = 0;
    for (text, sentence) in refused("positions") {
        let mut editor = Editor::new(GameType::BASE);
        editor.type_text(&text);
        if let Some(error) = editor.text_error() {
            assert_eq!(error.to_string(), sentence, "{text}");
            assert_eq!(editor.text(), text, "what was typed is kept");
            assert_eq!(*editor.setup(), Setup::new(GameType::BASE));
            continue;
        }
        if text == "Base" {
            // A game type alone is the start of a game.
            continue;
        }
        // As a set-up it can be shown: it can be built too, and is refused.
        for editor in [editor, build(&setup(&text))] {
            let problems = editor.problems();
            assert_eq!(problems[0].error.to_string(), sentence, "{text}");
            assert!(problems.iter().all(|problem| !problem.parts.is_empty()), "{text}");
            assert!(editor.position().is_none());
        }
        built += 1;
    }
    assert_eq!(built, 16);
}

#[test]
fn games_types_and_tiles_that_are_none_are_refused_with_their_reason() {
    for (text, sentence) in refused("games") {
        let mut editor = Editor::new(GameType::BASE);
        editor.type_text(&text);
        let error = editor.text_error().unwrap_or_else(|| panic!("{text} was read")).to_string();
        assert_eq!(error, format!("read as a game string: {sentence}"));
    }
    for (text, sentence) in refused("types") {
        let mut editor = Editor::new(GameType::BASE);
        editor.type_text(&format!("{text};White[1];"));
        let error = editor.text_error().map(ToString::to_string);
        // Spaces around the parts of a position are no mistake.
        let expected = (text == text.trim()).then_some(sentence);
        assert_eq!(error, expected, "{text}");
    }
    for (text, sentence) in refused("tiles") {
        let mut editor = Editor::new(GameType::BASE);
        editor.type_text(&format!("Base;White[2];0,0:wS1 1,0:bS1;placed={text},bS1"));
        let error = editor.text_error().unwrap_or_else(|| panic!("{text} was read")).to_string();
        assert!(error.ends_with(&sentence), "{error}");
    }
}

#[test]
fn another_game_keeps_its_tiles_and_names_the_others() {
    let mut editor = Editor::from(setup(
        "Venom+MLP+Honeycombo;White[9];0,0:H 1,0:wWs 2,0:bFl1 1,1:wM<bB1 0,1:bQ;combo=w;flipped=bFl1;moved=bB1",
    ));
    let report = editor.apply(Edit::Game(GameType::BASE)).unwrap();
    let names = |tiles: &[skep_rules::TileName]| -> Vec<String> {
        tiles.iter().map(ToString::to_string).collect()
    };
    assert_eq!(names(&report.dropped), ["H", "wM"]);
    assert_eq!(names(&report.turned), ["wWs", "bFl1"]);
    assert_eq!(editor.text(), "Base;White[9];0,1:bQ 1,0:wQ 1,1:bB1 2,0:bA1;moved=bB1");
    editor.undo();
    assert!(editor.text().starts_with("Venom+MLP+Honeycombo"));
}

#[test]
fn every_game_can_be_changed_into_every_other() {
    let types = data("valid/types.txt");
    let types = types.lines().filter(|line| !line.starts_with('#'));
    let types: Vec<GameType> =
        types.map(|line| line.split('\t').next().unwrap().parse().unwrap()).collect();
    for line in data("positions.jsonl").lines().step_by(7) {
        let entry: serde_json::Value = serde_json::from_str(line).unwrap();
        let before = setup(entry["position"].as_str().unwrap());
        for &game_type in &types {
            let mut editor = Editor::from(before.clone());
            make(&mut editor, Edit::Game(game_type));
            // Whatever else may be wrong with it: it can be written and read.
            let text = editor.text();
            let mut again = Editor::new(GameType::BASE);
            again.type_text(&text);
            assert_eq!(again.text_error(), None, "{text}");
            assert_eq!(again.setup(), editor.setup(), "{text}");
        }
    }
}

#[test]
fn the_start_of_a_game_is_possible() {
    for game in ["Base", "Base+Honeycombo", "Base+Swarm", "Ultimate", "Venom(faces=fixed)"] {
        let editor = Editor::new(game.parse().unwrap());
        assert_eq!(editor.problems(), [], "{game}");
        let mut typed = Editor::new(GameType::BASE);
        typed.type_text(game);
        assert_eq!(typed.text_error(), None);
        assert_eq!(typed.setup(), editor.setup(), "{game}");
    }
}

#[test]
fn the_turn_rises_with_the_tiles() {
    let mut editor = Editor::new(GameType::BASE);
    let mut put = |name, q, r| {
        make(&mut editor, Edit::Put { tile: tile(name), back: false, to: Axial::new(q, r) });
        (editor.setup().turn, editor.problems().len())
    };
    assert_eq!(put("wQ", 0, 0).0, 3, "a Queen is not the first tile");
    assert_eq!(put("bQ", 1, 0), (3, 0));
    assert_eq!(put("wA1", -1, 0), (3, 0));
    assert_eq!(put("wA2", -1, 1), (4, 0));
    // Moving a tile changes nothing.
    assert_eq!(put("wA2", 0, 1), (4, 0));
}

#[test]
fn a_tile_that_leaves_the_table_has_no_status_and_no_face() {
    let mut editor = Editor::from(setup("Venom;White[5];0,0:wQ 1,0:bFl1 2,0:bQ;stung=bFl1"));
    make(&mut editor, Edit::TakeOff { tile: tile("bA1"), to: Away::Reserve });
    assert_eq!(editor.text(), "Venom;White[5];0,0:wQ 2,0:bQ");
    make(&mut editor, Edit::Put { tile: tile("bA1"), back: false, to: Axial::new(1, 0) });
    assert_eq!(editor.text(), "Venom;White[5];0,0:wQ 1,0:bA1 2,0:bQ");
}

#[test]
fn stacks_move_together() {
    let mut editor = Editor::from(setup("Base;White[9];0,0:wQ<bB1 1,0:bQ 2,0:wA1"));
    let (from, to) = (Axial::new(0, 0), Axial::new(2, 0));
    make(&mut editor, Edit::MoveStack { from, to });
    assert_eq!(editor.text(), "Base;White[9];1,0:bQ 2,0:wA1<wQ<bB1");
    let far = Axial::new(1000, 0);
    assert_eq!(editor.apply(Edit::MoveStack { from: to, to: far }), Err(EditError::TooFar(far)));
    assert_eq!(editor.text(), "Base;White[9];1,0:bQ 2,0:wA1<wQ<bB1", "nothing has changed");
}

#[test]
fn six_turns_or_two_reflections_lead_back_and_the_middle_is_found() {
    let text = "Base;White[9];0,0:wQ<bB1 1,0:bQ 2,0:wA1";
    let mut editor = Editor::from(setup(text));
    for _ in 0..6 {
        make(&mut editor, Edit::Rotate);
        assert!(editor.problems().is_empty());
    }
    assert_eq!(editor.text(), text);
    make(&mut editor, Edit::Mirror);
    assert_ne!(editor.text(), text);
    make(&mut editor, Edit::Mirror);
    assert_eq!(editor.text(), text);
    let far = "Base;White[5];999999999,-1000000000:bQ 1000000000,-1000000000:wQ";
    let mut editor = Editor::from(setup(far));
    assert!(editor.problems().is_empty());
    for _ in 0..3 {
        make(&mut editor, Edit::Rotate);
        assert!(editor.problems().is_empty());
    }
    make(&mut editor, Edit::Center);
    assert!(editor.setup().stacks.iter().all(|(place, _)| place.norm() <= 1));
}

#[test]
fn what_is_typed_is_shown_at_once_and_undone_at_once() {
    let mut editor = Editor::new(GameType::BASE);
    make(&mut editor, Edit::Turn(3));
    let before = editor.text();
    let text = "Base;White[5]; 1,0:bQ 0,0:wQ";
    for end in 1..=text.len() {
        editor.type_text(&text[..end]);
        assert_eq!(editor.text(), text[..end]);
    }
    assert_eq!(editor.setup().stacks.len(), 2);
    editor.end_typing();
    assert_eq!(editor.text(), "Base;White[5];0,0:wQ 1,0:bQ");
    editor.undo();
    assert_eq!(editor.text(), before);
    editor.redo();
    assert_eq!(editor.text(), "Base;White[5];0,0:wQ 1,0:bQ");
}

#[test]
fn a_text_that_is_no_position_is_not_lost() {
    let mut editor = Editor::from(setup("Base;White[5];0,0:wQ 1,0:bQ"));
    editor.type_text("Base;White[5];0,0:wQ 1,0:bX");
    editor.end_typing();
    assert!(editor.text_error().is_some());
    make(&mut editor, Edit::Turn(6));
    assert_eq!(editor.text(), "Base;White[6];0,0:wQ 1,0:bQ");
    editor.undo();
    assert_eq!(editor.text(), "Base;White[5];0,0:wQ 1,0:bX");
    assert!(editor.text_error().is_some());
}

#[test]
fn games_and_links_are_read() {
    let game = "Base;InProgress;White[2];wS1;bS1 wS1-";
    for text in [
        game,
        "[GameType \"Base\"]\n\n1. wS1\n2. bS1 wS1-",
        "https://skep.example/play#g=Base&m=wS1;bS1_wS1-&at=2",
        "https://skep.example/editor#p=Base;White(2);0,0:wS1_1,0:bS1;placed=bS1&m=&at=0",
    ] {
        let mut editor = Editor::new(GameType::VENOM);
        editor.type_text(text);
        editor.end_typing();
        assert_eq!(editor.text(), "Base;White[2];0,0:wS1 1,0:bS1;placed=bS1", "{text}");
    }
    // A link to an impossible position shows it.
    let mut editor = Editor::new(GameType::VENOM);
    editor.type_text("#p=Base;White(5);0,0:wQ_2,0:bQ&m=&at=0");
    assert_eq!(editor.problems().len(), 1);
    editor.type_text("#p=Base;White(5);0,0:wQ_2,0:bX&m=&at=0");
    assert!(matches!(editor.text_error(), Some(ReadError::Position(_))));
}

#[test]
fn what_a_game_does_not_have_cannot_be_set() {
    let mut editor = Editor::from(setup("Base;White[5];0,0:wQ 1,0:bQ"));
    let queen = tile("wQ");
    for edit in [
        Edit::TakeOff { tile: queen, to: Away::Hand(Color::White) },
        Edit::TakeOff { tile: queen, to: Away::Removed },
        Edit::Combo(Color::White),
        Edit::Stage(Stage::First),
        Edit::Status { which: Which::LastTurn, status: Status::Stung, tile: queen, on: true },
        Edit::Status { which: Which::FirstAction, status: Status::Moved, tile: queen, on: true },
    ] {
        assert_eq!(editor.apply(edit), Err(EditError::NotInThisGame), "{edit:?}");
    }
    assert_eq!(editor.apply(Edit::TurnOver(queen)), Err(EditError::NoOtherSide(queen)));
    let mosquito = tile("wM");
    let put = Edit::Put { tile: mosquito, back: false, to: Axial::default() };
    assert_eq!(editor.apply(put), Err(EditError::NotInGame(mosquito)));
    assert!(editor.apply(Edit::Turn(0)).is_err());
    assert!(!editor.can_undo());
}

#[test]
fn the_palette_has_every_face_and_takes_tiles_in_order() {
    let editor = Editor::from(setup("Venom;White[5];0,0:wQ 1,0:bQ 2,0:bFl1"));
    let black = kinds(editor.setup(), Some(Color::Black));
    let codes: Vec<&str> = black.iter().map(|kind| kind.bug.code()).collect();
    assert_eq!(codes, ["Q", "Ws", "S", "Sc", "B", "Ff", "G", "Df", "A", "Fl"]);
    let fly = black.last().copied().unwrap();
    assert_eq!(next_tile(editor.setup(), fly), Some(tile("bA2")));
    assert_eq!(next_tile(editor.setup(), black[0]), None);
    assert!(kinds(editor.setup(), None).is_empty());
    // Of the bag and a hand, the bag first; what is out of the game stays there.
    let swarm = setup("Base+Predators+Swarm;White[5];0,0:wQ 1,0:bQ;removed=bA2;black=bA1");
    let ant = kinds(&swarm, Some(Color::Black)).into_iter().find(|kind| kind.bug.code() == "A");
    assert_eq!(next_tile(&swarm, ant.unwrap()), Some(tile("bA3")));
    assert_eq!(away(&swarm, tile("bA1")), Some(Away::Hand(Color::Black)));
    assert_eq!(away(&swarm, tile("bA2")), Some(Away::Removed));
    assert_eq!(away(&swarm, tile("bQ")), None);
    // Faces that nobody can choose are not there.
    let chosen = setup("Venom(faces=chosen);White[1];");
    let first = kinds(&chosen, Some(Color::White));
    assert_eq!(first[1].bug.code(), "S");
}

#[test]
fn the_number_of_undos_is_limited() {
    let mut editor = Editor::new(GameType::BASE);
    for turn in 2..2000 {
        make(&mut editor, Edit::Turn(turn));
    }
    let mut undone = 0;
    while editor.can_undo() {
        editor.undo();
        undone += 1;
    }
    assert_eq!(undone, MAX_UNDO);
}

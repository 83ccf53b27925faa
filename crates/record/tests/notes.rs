//! Notes: kept with their moves, limited, and read from the files of other programs.

mod common;

use common::{annotate, game_types, shape, some_tree};
use fastrand::Rng;
use skep_record::{
    Details, Drawing, GameTree, Glyph, ImportWarning, LinkError, NodeId, Note, NoteError, Pgn,
    Saved, SavedError, import, link_has_notes, read_link, split_pgn, write_link, write_sgf,
};
use skep_rules::GameType;

fn note(comment: &str, glyph: Option<Glyph>, drawings: &[&str]) -> Note {
    let mut note = Note::default();
    note.glyph = glyph;
    note.set_comment(comment).unwrap();
    for text in drawings {
        note.draw(text.parse().unwrap()).unwrap();
    }
    note
}

/// A game with two variations and notes on every node.
fn noted() -> GameTree {
    let mut tree = GameTree::new(GameType::BASE);
    tree.set_note(NodeId::ROOT, note("A game.", None, &[])).unwrap();
    let first = tree.play_text("wS1").unwrap();
    tree.set_note(first, note("", Some(Glyph::Good), &[])).unwrap();
    let second = tree.play_text("bG1 -wS1").unwrap();
    tree.set_note(second, note("Too\nearly.", Some(Glyph::Dubious), &["G0,0", "R0,0/-1,0"]))
        .unwrap();
    tree.back();
    let other = tree.play_text("bA1 -wS1").unwrap();
    tree.set_note(other, note("Better: {why}?", None, &[])).unwrap();
    tree.go_to(second);
    tree.play_text("wQ wS1-").unwrap();
    tree
}

#[test]
fn the_start_has_no_glyph_because_it_is_no_move() {
    let mut tree = GameTree::new(GameType::BASE);
    tree.set_note(NodeId::ROOT, note("A game.", Some(Glyph::Good), &[])).unwrap();
    assert_eq!(tree.note(NodeId::ROOT), &note("A game.", None, &[]));
    assert_eq!(write_link(&read_link("g=Base&m=wS1&n=0!&at=0").unwrap()), "g=Base&m=wS1&at=0");
}

#[test]
fn notes_are_written_so() {
    let tree = noted();
    let pgn = Pgn::of(&tree, Details::default()).to_string();
    let (_, moves) = pgn.split_once("\n\n").unwrap();
    assert_eq!(
        moves,
        "{A game.}\n1. wS1 $1\n2. bG1 -wS1 $6\n{[%csl G0,0] [%cal R0,0/-1,0] Too\nearly.}\n\
         (\n2. bA1 -wS1\n{Better: {why[%7D]?}\n)\n3. wQ wS1-\n"
    );
    assert_eq!(
        write_link(&tree),
        "g=Base&m=wS1;bG1_-wS1;(bA1_-wS1);wQ_wS1-&n=0::A_game.;1!;2?!:G0,0_R0,0/-1,0:Too$a.early.;\
         3::Better$3a._$7b.why$7d.?&at=4"
    );
    let saved = Saved::new(tree.clone(), 0).write().unwrap();
    assert!(
        saved.starts_with("{\"format\":\"skep game\",\"version\":2,\"start\":\"Base\","),
        "{saved}"
    );
    assert!(
        saved.contains(
            r#""notes":[{"step":0,"comment":"A game."},{"step":1,"glyph":"!"},{"step":2,"glyph":"?!","drawings":"G0,0 R0,0/-1,0","comment":"Too\nearly."},"#
        ),
        "{saved}"
    );
    let sgf = write_sgf(&tree, &Details::default()).unwrap();
    assert!(
        sgf.contains(
            "; P0[0 Start P0]\nC[A game.]\n; P0[1 move W wS1 N 13 .]\n; P0[2 done]\nTE[1]\n"
        ),
        "{sgf}"
    );
    assert!(sgf.contains("DO[]\nC[[%csl G0,0\\] [%cal R0,0/-1,0\\] Too\nearly.]\n"), "{sgf}");
}

#[test]
fn a_game_without_notes_is_written_as_before() {
    let mut tree = noted();
    tree.clear_notes();
    assert!(!tree.has_notes());
    assert_eq!(write_link(&tree), "g=Base&m=wS1;bG1_-wS1;(bA1_-wS1);wQ_wS1-&at=4");
    assert_eq!(
        Saved::new(tree, 7).write().unwrap(),
        "{\"format\":\"skep game\",\"version\":1,\"start\":\"Base\",\"steps\":\"wS1;bG1 -wS1;(bA1 -wS1);wQ wS1-\",\
         \"at\":4,\"seats\":{\"white\":\"person\",\"black\":\"person\"},\"names\":{\"white\":\"\",\"black\":\"\"},\
         \"clock\":null,\"created\":7,\"changed\":7}"
    );
}

/// The comments and glyphs of a line, for reading.
fn line_of(tree: &GameTree, line: &[NodeId]) -> Vec<String> {
    let text = |&node: &NodeId| {
        let sign = tree.note(node).glyph.map_or("", Glyph::sign);
        format!("{}{sign} {}", tree.row(node).unwrap().text, tree.note(node).comment())
    };
    line.iter().map(text).collect()
}

#[test]
fn comments_stand_where_other_programs_put_them() {
    let text = "[GameType \"Base\"]\n{before}\n; also before\n1. wS1! {one} {two} $14 ; three\n\
                2. {early} bG1 {amid} -wS1 {late}\n\
                ({begin} 2. bA1 -wS1?? (2... bB1 -wS1 !? {deep}) {after} 3. wQ wS1- *) {again}\n\
                3. wQ wS1- ?!\n1/2-1/2 {end}";
    let imported = import(text).unwrap();
    let tree = &imported.tree;
    assert_eq!(tree.note(NodeId::ROOT).comment(), "before\nalso before");
    assert_eq!(
        line_of(tree, &tree.main_line()),
        ["wS1! one\ntwo\nthree", "bG1 -wS1 early\namid\nlate\nagain", "wQ wS1-?! ", "Draw end"]
    );
    let first = tree.main_line()[0];
    let [_, second, third] = *tree.children_of(first) else { panic!("two variations") };
    assert_eq!(line_of(tree, &[second]), ["bA1 -wS1?? begin\nafter"]);
    assert_eq!(line_of(tree, tree.children_of(second)), ["wQ wS1- "]);
    assert_eq!(line_of(tree, &[third]), ["bB1 -wS1!? deep"]);
    let [warning] = &imported.warnings[..] else { panic!("{:?}", imported.warnings) };
    assert_eq!(
        warning.to_string(),
        "line 4: `$14` is not a sign of a move that is known, so it is left out"
    );
    assert_eq!(split_pgn(text), [text]);
}

#[test]
fn a_comment_of_boardspace_belongs_to_the_move_before_its_done() {
    let text = "(;GM[27]SU[hive]C[start]\n; P0[1 move W wS1 N 13 .]C[one]TE[2]\n; P0[2 done]\n\
                C[two\\] three]\n; P1[3 resign]\n; P1[4 done]C[end])";
    let tree = import(text).unwrap().tree;
    assert_eq!(tree.note(NodeId::ROOT).comment(), "start");
    assert_eq!(line_of(&tree, &tree.main_line()), ["wS1!! one\ntwo] three", "WhiteWins end"]);
}

#[test]
fn notes_that_are_too_long_are_cut_with_a_warning() {
    let long = "x".repeat(Note::MAX_COMMENT + 1);
    let marks: String = (0..=Note::MAX_DRAWINGS).map(|q| format!(" G{q},0")).collect();
    let pgn =
        format!("[GameType \"Base\"]\n1. wS1 {{{long}}}\n2. bS1 wS1- {{{long}}} {{[%csl{marks}]}}");
    let sgf = format!("(;GM[27]SU[hive]\nC[{long}])");
    for (text, expected) in [
        (&pgn, &[(2, NoteError::Comment), (3, NoteError::Drawings)][..]),
        (&sgf, &[(2, NoteError::Comment)][..]),
    ] {
        let imported = import(text).unwrap();
        let warning = |(line, error): &(usize, NoteError)| ImportWarning::Note {
            line: *line,
            error: error.clone(),
        };
        assert_eq!(imported.warnings, expected.iter().map(warning).collect::<Vec<_>>());
        let node = imported.tree.main_line().first().copied().unwrap_or(NodeId::ROOT);
        assert_eq!(imported.tree.note(node).comment().len(), Note::MAX_COMMENT);
    }
}

#[test]
fn all_notes_together_are_limited() {
    let mut tree = GameTree::new("Base(repetition=off)".parse().unwrap());
    for text in ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"] {
        tree.play_text(text).unwrap();
    }
    let long = note(&"x".repeat(Note::MAX_COMMENT), None, &[]);
    let mut noted = 0;
    for text in ["wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"].into_iter().cycle().take(300) {
        let node = tree.play_text(text).unwrap();
        match tree.set_note(node, long.clone()) {
            Ok(()) => noted += 1,
            Err(error) => assert_eq!(error, NoteError::Total),
        }
    }
    assert_eq!(noted, Note::MAX_TOTAL / long.size());
    // What is within the limit can be saved, and a link has no more than it may.
    let saved = Saved::new(tree.clone(), 0).write().unwrap();
    assert_eq!(shape(&Saved::read(&saved).unwrap().tree), shape(&tree));
    let link = write_link(&tree);
    assert!(!link_has_notes(&tree, &link));
    assert!(!read_link(&link).unwrap().has_notes());
    // A note that is deleted with its move makes room.
    let last = tree.current();
    tree.delete(tree.main_line()[10]);
    assert_eq!(tree.set_note(last, long.clone()), Err(NoteError::NoSuchStep));
    assert_eq!(tree.set_note(tree.current(), long), Ok(()));
    tree.delete(tree.main_line()[0]);
    assert!(!tree.has_notes());
}

#[test]
fn a_note_stays_with_its_move() {
    let mut tree = noted();
    let other = tree.children_of(tree.main_line()[0])[1];
    tree.promote(other);
    assert_eq!(tree.note(other).comment(), "Better: {why}?");
    assert_eq!(tree.line_only().note(tree.main_line()[0]).glyph, Some(Glyph::Good));
    // Playing a move that is there already finds its note.
    tree.to_start();
    let node = tree.play_text("wS1").unwrap();
    assert_eq!(tree.note(node).glyph, Some(Glyph::Good));
}

#[test]
fn merging_keeps_the_notes_of_both_and_following_takes_those_of_the_other() {
    for (index, game_type) in game_types().into_iter().enumerate() {
        let mut dice = Rng::with_seed(index as u64);
        let mut mine = some_tree(game_type, 12, &mut dice);
        let mut theirs = mine.clone();
        annotate(&mut mine, &mut dice);
        annotate(&mut theirs, &mut dice);
        let mut both = mine.clone();
        assert!(both.merge(&theirs));
        for row in mine.rows() {
            let [one, two, merged] = [&mine, &theirs, &both].map(|tree| tree.note(row.node));
            for old in [one, two] {
                assert!(merged.comment().contains(old.comment()));
                let shapes =
                    |note: &Note| note.drawings().iter().map(|it| it.shape).collect::<Vec<_>>();
                assert!(shapes(old).iter().all(|shape| shapes(merged).contains(shape)));
            }
            assert_eq!(merged.glyph, two.glyph.or(one.glyph));
        }
        let once = shape(&both);
        both.merge(&theirs);
        assert_eq!(shape(&both), once);
        assert!(both.follow(&theirs));
        assert_eq!(shape(&both).2, shape(&theirs).2);
    }
}

#[test]
fn following_a_tree_with_as_many_notes_as_there_may_be_takes_them_all() {
    let mut tree = GameTree::new("Base(repetition=off)".parse().unwrap());
    for text in ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"] {
        tree.play_text(text).unwrap();
    }
    for text in ["wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"].into_iter().cycle().take(200) {
        tree.play_text(text).unwrap();
    }
    let (mut mine, mut theirs) = (tree.clone(), tree.clone());
    let long = note(&"x".repeat(Note::MAX_COMMENT), None, &[]);
    let line = tree.main_line();
    for (front, back) in line.iter().zip(line.iter().rev()) {
        let _ = mine.set_note(*front, long.clone());
        let _ = theirs.set_note(*back, long.clone());
    }
    mine.follow(&theirs);
    assert_eq!(shape(&mine).2, shape(&theirs).2);
}

#[test]
fn a_place_means_the_same_cell_after_reading() {
    let places = |tree: &GameTree| tree.position().setup().stacks.clone();
    for (index, game_type) in game_types().into_iter().enumerate() {
        let mut dice = Rng::with_seed(index as u64);
        let mut tree = some_tree(game_type, 60, &mut dice);
        tree.go_to(tree.main_end());
        let details = Details::default();
        let saved = Saved::new(tree.clone(), 0).write().unwrap();
        let texts = [write_link(&tree), saved, Pgn::of(&tree, details.clone()).to_string()];
        for text in texts.into_iter().chain(write_sgf(&tree, &details)) {
            let again = import(&text).unwrap().tree;
            assert_eq!(places(&again), places(&tree), "{text}");
        }
    }
}

#[test]
fn wrong_notes_of_links_and_saved_games_are_refused() {
    let link = |notes: &str| read_link(&format!("g=Base&m=wS1&n={notes}&at=1")).unwrap_err();
    let saved = |notes: &str| {
        let text = Saved::new(GameTree::new(GameType::BASE), 0).write().unwrap();
        Saved::read(&text.replace("\"at\":0", &format!("\"notes\":[{notes}],\"at\":0")))
            .unwrap_err()
    };
    let long = "x".repeat(Note::MAX_COMMENT + 1);
    for (text, message) in [
        ("", "the note on step 0: `` is not a note, which begins with the number of a move"),
        ("x", "the note on step 0: `x` is not a note, which begins with the number of a move"),
        (
            "1::$",
            "the note on step 1: `1::$` is not a note, which begins with the number of a move",
        ),
        ("2!", "the note on step 2: the game has no such move"),
        ("1!;1?", "the note on step 1: the move has two notes"),
        (
            "1!!!",
            "the note on step 1: `!!!` is not one of the signs `!!`, `!`, `!?`, `?!`, `?` and `??`",
        ),
        (
            "1:G0",
            "the note on step 1: `G0` is neither a marked cell nor an arrow, as in `G0,0` or `R0,0/1,-2`",
        ),
        (&format!("1::{long}"), "the note on step 1: a comment has no more than 2000 characters"),
    ] {
        let error = link(text);
        assert!(matches!(error, LinkError::Note { .. }), "{error}");
        assert_eq!(error.to_string(), message);
    }
    let error = saved("{\"step\":1,\"glyph\":\"!\"}");
    assert_eq!(error, SavedError::Note { number: 1, error: NoteError::NoSuchStep });
    let error = saved("{\"step\":0,\"drawings\":\"G0,0 X\"}");
    assert_eq!(error.to_string().split(": ").next(), Some("the note on step 0"));
    assert!(matches!(saved("{\"step\":0,\"color\":1}"), SavedError::Json { .. }));
}

#[test]
fn far_places_are_refused() {
    assert!("G99999,-99999".parse::<Drawing>().is_ok());
    assert!("G100000,0".parse::<Drawing>().is_err());
    assert!("G-2147483648,0".parse::<Drawing>().is_err());
}

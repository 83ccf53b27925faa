//! The targets for records of games: one function per target. None of them may panic, whatever the bytes are.

use std::str;

use skep_record::{
    Archive, Details, GameTree, Pgn, Saved, import as import_text, read_link as read,
    read_setup_link, write_link, write_setup_link, write_sgf,
};

/// Panics if the target's rule is broken. Returns whether the input was accepted.
type Body = fn(&[u8]) -> bool;

/// The targets by their names.
pub(crate) const BODIES: [(&str, Body); 4] = [
    ("import", import),
    ("read_archive", read_archive),
    ("read_link", read_link),
    ("read_saved", read_saved),
];

/// An imported game can be written in every format that supports it, and means the same there.
fn import(data: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(data) else { return false };
    let Ok(imported) = import_text(text) else { return false };
    let tree = imported.tree;
    same_link(&tree);
    let pgn = Pgn::of(&tree, imported.details.clone()).to_string();
    same_main_line(&tree, &pgn);
    same_tree(&tree, &pgn);
    if let Ok(sgf) = write_sgf(&tree, &Details::default()) {
        same_main_line(&tree, &sgf);
    }
    true
}

/// A text has all variations and notes of a tree.
fn same_tree(tree: &GameTree, text: &str) {
    let mut found = import_text(text).unwrap().tree;
    let mut tree = tree.clone();
    for tree in [&mut found, &mut tree] {
        tree.to_start();
    }
    assert_eq!(write_link(&found), write_link(&tree));
}

/// Writing a link that was read gives a link with the same meaning; this holds for links to set-ups too.
fn read_link(data: &[u8]) -> bool {
    let setup = str::from_utf8(data).ok().and_then(|text| read_setup_link(text).ok());
    if let Some(setup) = setup {
        let link = write_setup_link(&setup);
        assert_eq!(write_setup_link(&read_setup_link(&link).unwrap()), link);
        for problem in setup.problems() {
            setup.concerned(&problem);
        }
    }
    let Some(tree) = str::from_utf8(data).ok().and_then(|text| read(text).ok()) else {
        return false;
    };
    same_link(&tree);
    true
}

fn same_link(tree: &GameTree) {
    let link = write_link(tree);
    let again = read(&link).unwrap();
    assert_eq!(write_link(&again), link);
    assert_eq!(again.game().to_string(), tree.game().to_string());
}

/// A saved game that is read is saved as one that means the same.
fn read_saved(data: &[u8]) -> bool {
    let Some(saved) = str::from_utf8(data).ok().and_then(|text| Saved::read(text).ok()) else {
        return false;
    };
    let text = saved.write().unwrap();
    let again = Saved::read(&text).unwrap();
    assert_eq!(again.write().unwrap(), text);
    assert_eq!(again.tree.game().to_string(), saved.tree.game().to_string());
    true
}

/// An archive that is read is written as one that has the same games.
fn read_archive(data: &[u8]) -> bool {
    let Some(archive) = str::from_utf8(data).ok().and_then(|text| Archive::read(text).ok()) else {
        return false;
    };
    let again = Archive::write_with(&archive.games, archive.beside.clone());
    let again = Archive::read(&again).unwrap();
    assert_eq!(again.games, archive.games);
    true
}

fn same_main_line(tree: &GameTree, text: &str) {
    let mut tree = tree.clone();
    if let Some(&end) = tree.main_line().last() {
        tree.go_to(end);
    }
    let found = import_text(text).unwrap().tree;
    assert_eq!(found.game().moves(), tree.game().moves());
    assert_eq!(found.ending(), tree.ending());
}

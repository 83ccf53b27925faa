//! Every reference to the specification has its anchor there.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The parts of the specification that are referred to by letter and number.
const PARTS: [char; 5] = ['A', 'B', 'E', 'N', 'T'];

fn read(path: impl AsRef<Path>) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names of the anchors of the specification.
fn anchors() -> BTreeSet<String> {
    let text = read("docs/SPECIFICATION.md");
    let anchors = text.split("<a id=\"").skip(1);
    anchors.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// The references in a text: `A5`, `A8.4`, `B-26`, `E19`, `T14`, `N5`.
fn references(text: &str) -> Vec<String> {
    let is_part_of_word = |c: char| c.is_alphanumeric() || "-._".contains(c);
    let words = text.split(|c: char| !is_part_of_word(c)).map(|word| word.trim_end_matches('.'));
    let is_reference = |word: &&str| {
        let Some(number) = word.strip_prefix(PARTS) else { return false };
        let number = number.strip_prefix('-').unwrap_or(number);
        number.starts_with(|c: char| c.is_ascii_digit())
            && number.chars().all(|c| c.is_ascii_digit() || c == '.')
    };
    words.filter(is_reference).map(str::to_owned).collect()
}

/// The comments of a source file.
fn comments(source: &str) -> String {
    let comments = source.lines().filter_map(|line| line.split_once("//"));
    comments.map(|(_, comment)| comment).collect::<Vec<_>>().join("\n")
}

#[test]
fn references_in_the_sources_are_anchors_of_the_specification() {
    let anchors = anchors();
    let mut found = 0;
    for folder in ["crates/naive/src", "crates/naive/tests"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
        for entry in fs::read_dir(path).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "rs") {
                for reference in references(&comments(&read(&path))) {
                    assert!(anchors.contains(&reference), "{reference} in {}", path.display());
                    found += 1;
                }
            }
        }
    }
    assert!(found > 50, "only {found} references");
}

#[test]
fn every_situation_refers_to_the_specification() {
    let anchors = anchors();
    let text = read("data/situations.txt");
    for title in text.lines().filter_map(|line| line.strip_prefix('[')) {
        let (references, _) = title.split_once(']').unwrap();
        for reference in references.split(' ') {
            assert!(anchors.contains(reference), "{reference}: {title}");
        }
    }
}

#[test]
fn the_specification_refers_to_itself_correctly() {
    let anchors = anchors();
    let text = read("docs/SPECIFICATION.md");
    let unused = ["B-17", "B-19", "B-29"];
    for reference in references(&text) {
        let is_known = anchors.contains(&reference) || unused.contains(&reference.as_str());
        assert!(is_known, "{reference}");
    }
    assert!(anchors.len() > 150, "only {} anchors", anchors.len());
}

//! Texts that can be imported and texts that cannot, as data: `=== FORMAT -> GAME`, for some with `(! WARNING)` after it, or
//! `=== MESSAGE`, and then the text.
//!
//! `SKEP_BLESS=1` writes the current messages into the file; review them before you keep them.

use std::{env, fs};

use skep_record::{Imported, import};

fn path(name: &str) -> String {
    format!("{}/tests/data/{name}.txt", env!("CARGO_MANIFEST_DIR"))
}

/// The headings of a file, each with the text below it.
fn blocks(name: &str) -> Vec<(String, String)> {
    let file = fs::read_to_string(path(name)).unwrap();
    let blocks = file.strip_prefix("=== ").unwrap().split("\n=== ");
    let block = |block: &str| {
        let (heading, text) = block.split_once('\n').unwrap();
        (heading.to_owned(), text.to_owned())
    };
    blocks.map(block).collect()
}

#[test]
fn what_can_be_read_is_read() {
    for (heading, text) in blocks("valid") {
        let Imported { format, tree, warnings, .. } =
            import(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let warnings: String = warnings.iter().map(|warning| format!(" (! {warning})")).collect();
        assert_eq!(format!("{format} -> {}{warnings}", tree.game()), heading);
    }
}

#[test]
fn what_cannot_be_read_says_why() {
    let blocks = blocks("invalid");
    let messages = blocks.iter().map(|(_, text)| match import(text) {
        Ok(imported) => panic!("{} was read from\n{text}", imported.format),
        Err(error) => error.to_string(),
    });
    let messages: Vec<String> = messages.collect();
    if env::var_os("SKEP_BLESS").is_some() {
        let blocks = messages.iter().zip(&blocks);
        let blocks: Vec<String> =
            blocks.map(|(message, (_, text))| format!("=== {message}\n{text}")).collect();
        return fs::write(path("invalid"), blocks.join("\n")).unwrap();
    }
    for (message, (heading, text)) in messages.iter().zip(&blocks) {
        assert_eq!(message, heading, "\n{text}");
    }
}

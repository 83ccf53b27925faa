//! The style sheets as a whole.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// All style sheets, in one text.
fn styles() -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut text = String::new();
    for folder in ["board/styles", "web/styles"] {
        for entry in fs::read_dir(crates.join(folder)).unwrap() {
            text.push_str(&fs::read_to_string(entry.unwrap().path()).unwrap());
        }
    }
    text
}

/// The custom properties that follow a text: of `var(`, those that are used.
fn properties<'a>(styles: &'a str, before: &str) -> BTreeSet<&'a str> {
    let name = |rest: &'a str| {
        let end = rest.find(|it: char| !(it.is_ascii_alphanumeric() || it == '-'));
        &rest[..end.unwrap_or(rest.len())]
    };
    styles.split(before).skip(1).map(name).filter(|name| name.starts_with("--")).collect()
}

#[test]
fn every_custom_property_that_is_used_is_defined() {
    /// Set by the components.
    const SET_BY_VIEWS: [&str; 3] = ["--accent", "--dx", "--dy"];
    let styles = styles();
    let is_defined = |name: &str| {
        styles.match_indices(name).any(|(place, _)| styles[place + name.len()..].starts_with(':'))
    };
    let undefined: Vec<&str> = properties(&styles, "var(")
        .into_iter()
        .filter(|name| !SET_BY_VIEWS.contains(name) && !is_defined(name))
        .collect();
    assert!(undefined.is_empty(), "{undefined:?}");
}

#[test]
fn there_is_one_font_stack() {
    let styles = styles();
    let families = styles.lines().filter(|line| line.contains("system-ui"));
    let others: Vec<&str> =
        families.filter(|line| !line.trim_start().starts_with("--skep-font:")).collect();
    assert!(others.is_empty(), "{others:?}");
}

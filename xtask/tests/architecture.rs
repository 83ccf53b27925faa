//! The diagram and the table of `ARCHITECTURE.md` agree with the manifests.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Arrows from crate to crate, named by the folders in `crates`.
type Arrows = BTreeSet<(String, String)>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn document() -> String {
    fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap()
}

/// The folders in `crates`.
fn crates() -> BTreeSet<String> {
    let folders = fs::read_dir(root().join("crates")).unwrap();
    folders.map(|folder| folder.unwrap().file_name().into_string().unwrap()).collect()
}

/// The crates of this repository in the tables of a manifest that have this name, for all targets.
fn dependencies(manifest: &str, table: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut in_table = false;
    for line in manifest.lines() {
        if let Some(header) = line.strip_prefix('[') {
            let header = header.trim_end_matches(']');
            let (parent, last) = header.rsplit_once('.').unwrap_or(("", header));
            in_table = last == table;
            if parent.rsplit('.').next() == Some(table) {
                found.extend(last.strip_prefix("skep-").map(str::to_owned));
            }
        } else if in_table {
            let name = line.split([' ', '.', '=']).next().unwrap_or_default();
            found.extend(name.strip_prefix("skep-").map(str::to_owned));
        }
    }
    found
}

/// What each crate depends on directly, by the tables of its manifest that have this name.
fn manifests(table: &str) -> BTreeMap<String, BTreeSet<String>> {
    let read = |name: String| {
        let path = root().join("crates").join(&name).join("Cargo.toml");
        let manifest = fs::read_to_string(path).unwrap();
        let all = dependencies(&manifest, table);
        (name, all)
    };
    crates().into_iter().map(read).collect()
}

/// The arrows of the diagram with this shaft.
fn arrows(shaft: &str) -> Arrows {
    let text = document();
    let (_, diagram) = text.split_once("```mermaid").unwrap();
    let (diagram, _) = diagram.split_once("```").unwrap();
    let arrow = |line: &str| {
        let (from, to) = line.split_once(shaft)?;
        Some((from.trim().to_owned(), to.trim().to_owned()))
    };
    diagram.lines().filter_map(arrow).collect()
}

/// Whether arrows lead from one crate to another, directly or through others.
fn leads(graph: &BTreeMap<String, BTreeSet<String>>, from: &str, to: &str) -> bool {
    graph[from].iter().any(|next| next == to || leads(graph, next, to))
}

#[test]
fn the_diagram_has_the_dependencies_of_the_manifests() {
    let graph = manifests("dependencies");
    let mut expected = Arrows::new();
    for (from, all) in &graph {
        for to in all {
            // What another dependency leads to is not drawn.
            if !all.iter().any(|other| leads(&graph, other, to)) {
                expected.insert((from.clone(), to.clone()));
            }
        }
    }
    let drawn = arrows(" --> ");
    let missing: Vec<_> = expected.difference(&drawn).collect();
    let wrong: Vec<_> = drawn.difference(&expected).collect();
    assert!(
        missing.is_empty() && wrong.is_empty(),
        "the diagram of ARCHITECTURE.md lacks {missing:?}, and has {wrong:?}, which are not in the manifests \
         or follow from other arrows"
    );
}

#[test]
fn what_the_diagram_draws_for_tests_only_is_a_dependency_of_tests() {
    let graph = manifests("dev-dependencies");
    let drawn = arrows(" -. in tests .-> ");
    assert!(!drawn.is_empty());
    for (from, to) in drawn {
        assert!(graph[&from].contains(&to), "{from} → {to}");
    }
}

#[test]
fn the_table_has_every_crate() {
    let text = document();
    let row = |line: &str| Some(line.strip_prefix("| `crates/")?.split_once('`')?.0.to_owned());
    let listed: BTreeSet<String> = text.lines().filter_map(row).collect();
    assert_eq!(listed, crates());
}

//! Source files that refer to each other, and their names with content hashes.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};

use crate::output_file::OutputFile;

/// Files by the names that they use to refer to each other, such as `skep.css`.
#[derive(Default)]
pub(crate) struct Assets(BTreeMap<String, Vec<u8>>);

impl Assets {
    /// Adds a file.
    pub(crate) fn add(&mut self, name: &str, bytes: Vec<u8>) -> Result<()> {
        if self.0.insert(name.to_owned(), bytes).is_some() {
            bail!("there are two files called {name}");
        }
        Ok(())
    }

    /// Adds content hashes to the names, except to those in `unhashed`, and replaces all references by the new names.
    pub(crate) fn hash_names(self, unhashed: &[&str]) -> Result<Vec<OutputFile>> {
        for name in unhashed {
            self.0.get(*name).with_context(|| format!("{name} is missing"))?;
        }
        let mut renaming =
            Renaming { assets: &self, unhashed, done: BTreeMap::new(), pending: Vec::new() };
        for name in self.0.keys() {
            renaming.new_name(name)?;
        }
        Ok(renaming.done.into_values().collect())
    }
}

/// The state of [`Assets::hash_names`].
struct Renaming<'a> {
    assets: &'a Assets,
    unhashed: &'a [&'a str],
    done: BTreeMap<&'a str, OutputFile>,
    /// The files that wait for the new names of files they refer to.
    pending: Vec<&'a str>,
}

impl<'a> Renaming<'a> {
    /// The new name of a file. The files that it refers to are renamed first, since its content has their names.
    fn new_name(&mut self, name: &'a str) -> Result<String> {
        if let Some(file) = self.done.get(name) {
            return Ok(file.name.clone());
        }
        if self.pending.contains(&name) {
            bail!("circular references between {}", self.pending.join(", "));
        }
        self.pending.push(name);
        let mut bytes = self.assets.0[name].clone();
        if is_text(name) {
            let text = String::from_utf8(bytes).with_context(|| format!("{name} is not UTF-8"))?;
            bytes = self.replace_references(name, text)?.into_bytes();
        }
        self.pending.pop();
        let file = match self.unhashed.contains(&name) {
            true => OutputFile { name: name.to_owned(), bytes, hashed: false },
            false => OutputFile::hashed(name, bytes),
        };
        let new = file.name.clone();
        self.done.insert(name, file);
        Ok(new)
    }

    /// The text of a file with the new names of the files it refers to.
    fn replace_references(&mut self, name: &str, mut text: String) -> Result<String> {
        let assets = self.assets;
        for other in assets.0.keys().filter(|other| *other != name) {
            if references(&text, other).next().is_some() {
                let new = self.new_name(other)?;
                let places: Vec<usize> = references(&text, other).collect();
                for place in places.into_iter().rev() {
                    text.replace_range(place..place + other.len(), &new);
                }
            }
        }
        Ok(text)
    }
}

/// Whether a file may refer to others.
fn is_text(name: &str) -> bool {
    [".html", ".css", ".js", ".webmanifest"].iter().any(|ending| name.ends_with(ending))
}

/// The positions at which a text refers to a file: between quotes or brackets, perhaps after a slash.
fn references<'a>(text: &'a str, name: &'a str) -> impl Iterator<Item = usize> + 'a {
    text.match_indices(name).map(|(place, _)| place).filter(move |&place| {
        text[..place].ends_with(['"', '\'', '`', '(', '/'])
            && text[place + name.len()..].starts_with(['"', '\'', '`', ')', '?', '#'])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hash_names(files: &[(&str, &str)]) -> Result<Vec<OutputFile>> {
        let mut assets = Assets::default();
        for (name, text) in files {
            assets.add(name, text.as_bytes().to_vec())?;
        }
        assets.hash_names(&["index.html"])
    }

    fn text<'a>(files: &'a [OutputFile], start: &str) -> &'a str {
        let file = files.iter().find(|file| file.name.starts_with(start)).unwrap();
        str::from_utf8(&file.bytes).unwrap()
    }

    #[test]
    fn references_are_replaced_by_the_new_names() {
        let files = hash_names(&[
            ("index.html", r#"<script src="/a.js"></script> a.js is "data.js", not "xa.js""#),
            ("a.js", r#"import "./b.js"; new URL('b_bg.wasm', import.meta.url)"#),
            ("b.js", "b"),
            ("b_bg.wasm", "b.js"),
        ])
        .unwrap();
        let [a, b, wasm] = ["a-", "b-", "b_bg-"].map(|start| {
            files.iter().find(|file| file.name.starts_with(start)).unwrap().name.clone()
        });
        assert_eq!(
            text(&files, "index.html"),
            format!(r#"<script src="/{a}"></script> a.js is "data.js", not "xa.js""#)
        );
        assert_eq!(
            text(&files, "a-"),
            format!("import \"./{b}\"; new URL('{wasm}', import.meta.url)")
        );
        assert_eq!(text(&files, "b_bg-"), "b.js");
    }

    #[test]
    fn a_name_changes_with_the_files_that_a_file_refers_to() {
        let with = |b: &str| {
            let files = [("index.html", ""), ("a.js", "import './b.js'"), ("b.js", b)];
            hash_names(&files)
                .unwrap()
                .into_iter()
                .find(|file| file.name.starts_with("a-"))
                .unwrap()
                .name
        };
        assert_eq!(with("1"), with("1"));
        assert_ne!(with("1"), with("2"));
    }

    #[test]
    fn circular_references_and_missing_files_are_errors() {
        let circle = [("index.html", ""), ("a.js", "import './b.js'"), ("b.js", "import './a.js'")];
        let error = hash_names(&circle).err().unwrap().to_string();
        assert_eq!(error, "circular references between a.js, b.js");
        let error = hash_names(&[("a.js", "")]).err().unwrap().to_string();
        assert_eq!(error, "index.html is missing");
    }
}

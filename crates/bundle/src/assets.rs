//! Files that speak of each other, and the names they get.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};

use crate::named::Named;

/// Files by the names with which they speak of each other, such as `skep.css`.
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

    /// The files with names that change with their content, but for the entrances. Where a file speaks of another,
    /// it does so by the new name.
    pub(crate) fn named(self, entrances: &[&str]) -> Result<Vec<Named>> {
        for entrance in entrances {
            self.0.get(*entrance).with_context(|| format!("there is no {entrance}"))?;
        }
        let mut naming =
            Naming { assets: &self, entrances, done: BTreeMap::new(), open: Vec::new() };
        for name in self.0.keys() {
            naming.name(name)?;
        }
        Ok(naming.done.into_values().collect())
    }
}

/// Naming under way.
struct Naming<'a> {
    assets: &'a Assets,
    entrances: &'a [&'a str],
    done: BTreeMap<&'a str, Named>,
    /// The files that wait for the names of those they speak of.
    open: Vec<&'a str>,
}

impl<'a> Naming<'a> {
    /// The new name of a file, which is found after those of the files it speaks of.
    fn name(&mut self, name: &'a str) -> Result<String> {
        if let Some(file) = self.done.get(name) {
            return Ok(file.name.clone());
        }
        if self.open.contains(&name) {
            bail!("{} speak of each other, so that none can be named first", self.open.join(", "));
        }
        self.open.push(name);
        let mut bytes = self.assets.0[name].clone();
        if is_text(name) {
            let text = String::from_utf8(bytes).with_context(|| format!("{name} is no text"))?;
            bytes = self.rename(name, text)?.into_bytes();
        }
        self.open.pop();
        let file = match self.entrances.contains(&name) {
            true => Named { name: name.to_owned(), bytes, hashed: false },
            false => Named::by_content(name, bytes),
        };
        let new = file.name.clone();
        self.done.insert(name, file);
        Ok(new)
    }

    /// The text of a file with the new names of the others.
    fn rename(&mut self, name: &str, mut text: String) -> Result<String> {
        let assets = self.assets;
        for other in assets.0.keys().filter(|other| *other != name) {
            if mentions(&text, other).next().is_some() {
                let new = self.name(other)?;
                let places: Vec<usize> = mentions(&text, other).collect();
                for place in places.into_iter().rev() {
                    text.replace_range(place..place + other.len(), &new);
                }
            }
        }
        Ok(text)
    }
}

/// Whether a file may speak of others.
fn is_text(name: &str) -> bool {
    [".html", ".css", ".js", ".webmanifest"].iter().any(|ending| name.ends_with(ending))
}

/// Where a text speaks of a file: between quotes or brackets, perhaps after a slash.
fn mentions<'a>(text: &'a str, name: &'a str) -> impl Iterator<Item = usize> + 'a {
    text.match_indices(name).map(|(place, _)| place).filter(move |&place| {
        text[..place].ends_with(['"', '\'', '`', '(', '/'])
            && text[place + name.len()..].starts_with(['"', '\'', '`', ')', '?', '#'])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(files: &[(&str, &str)]) -> Result<Vec<Named>> {
        let mut assets = Assets::default();
        for (name, text) in files {
            assets.add(name, text.as_bytes().to_vec())?;
        }
        assets.named(&["index.html"])
    }

    fn text<'a>(files: &'a [Named], start: &str) -> &'a str {
        let file = files.iter().find(|file| file.name.starts_with(start)).unwrap();
        str::from_utf8(&file.bytes).unwrap()
    }

    #[test]
    fn files_speak_of_each_other_by_their_new_names() {
        let files = named(&[
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
    fn a_name_changes_with_what_a_file_speaks_of() {
        let with = |b: &str| {
            let files = [("index.html", ""), ("a.js", "import './b.js'"), ("b.js", b)];
            named(&files)
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
    fn a_circle_has_no_names() {
        let circle = [("index.html", ""), ("a.js", "import './b.js'"), ("b.js", "import './a.js'")];
        let error = named(&circle).err().unwrap().to_string();
        assert_eq!(error, "a.js, b.js speak of each other, so that none can be named first");
        let error = named(&[("a.js", "")]).err().unwrap().to_string();
        assert_eq!(error, "there is no index.html");
    }
}

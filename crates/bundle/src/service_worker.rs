//! The service worker, which caches the application for offline use.

use crate::output_file::{OutputFile, hash};

const SERVICE_WORKER: &str = include_str!("../files/service-worker.js");

/// The service worker that caches these files, except the icons that only an installation needs: it makes up the first load.
/// Its version changes when any of them does.
pub(crate) fn generate(files: &[OutputFile]) -> OutputFile {
    let path = |file: &OutputFile| match &*file.name {
        "index.html" => "\"/\"".to_owned(),
        name => format!("\"/{name}\""),
    };
    let cached = files.iter().filter(|file| !file.name.ends_with(".png"));
    let list = cached.map(path).collect::<Vec<_>>().join(", ");
    let all: String = files.iter().map(OutputFile::hash).collect();
    let text = SERVICE_WORKER
        .replace("\"VERSION\"", &format!("\"{}\"", hash(all.as_bytes())))
        .replace("\"FILES\"", &list);
    OutputFile { name: "service-worker.js".to_owned(), bytes: text.into_bytes(), hashed: false }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str) -> OutputFile {
        OutputFile { name: name.to_owned(), bytes: Vec::new(), hashed: true }
    }

    #[test]
    fn everything_but_the_icons_of_an_installation_is_cached() {
        let files = ["index.html", "skep-1.css", "icon-2.svg", "icon-512-3.png"].map(file);
        let worker = String::from_utf8(generate(&files).bytes).unwrap();
        assert!(worker.contains(r#"["/", "/skep-1.css", "/icon-2.svg"]"#), "{worker}");
    }
}

//! The service worker, which caches the application for offline use.

use crate::output_file::{OutputFile, hash};
use crate::sources::{BOOK, PUZZLES};

const SERVICE_WORKER: &str = include_str!("../files/service-worker.js");

/// How the names of chunks begin that are cached once their page was visited: online play, which is of no use without a network,
/// the lessons, whose texts are long, and the puzzles, which need packs.
const ON_DEMAND: [&str; 3] = ["split_learn-", "split_online-", "split_puzzles-"];

/// The service worker. It caches these files, except the icons that only an installation needs, and the books, the
/// lessons, the puzzles and online play, which are loaded when somebody asks for them. Its version changes when any of them does.
pub(crate) fn generate(files: &[OutputFile]) -> OutputFile {
    let is_on_demand = |file: &OutputFile| {
        [BOOK, PUZZLES].iter().any(|ending| file.name.ends_with(&format!(".{ending}")))
            || ON_DEMAND.iter().any(|chunk| file.name.starts_with(chunk))
    };
    let (on_demand, others): (Vec<&OutputFile>, Vec<&OutputFile>) =
        files.iter().partition(|file| is_on_demand(file));
    let cached = others.into_iter().filter(|file| !file.name.ends_with(".png"));
    let all: String = files.iter().map(OutputFile::hash).collect();
    let text = SERVICE_WORKER
        .replace("\"VERSION\"", &format!("\"{}\"", hash(all.as_bytes())))
        .replace("\"FILES\"", &list(cached))
        .replace("\"ON DEMAND\"", &list(on_demand));
    OutputFile { name: "service-worker.js".to_owned(), bytes: text.into_bytes(), hashed: false }
}

/// The paths of files as items of a JavaScript array.
fn list<'a>(files: impl IntoIterator<Item = &'a OutputFile>) -> String {
    let path = |file: &OutputFile| match &*file.name {
        "index.html" => "\"/\"".to_owned(),
        name => format!("\"/{name}\""),
    };
    files.into_iter().map(path).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str) -> OutputFile {
        OutputFile { name: name.to_owned(), bytes: Vec::new(), hashed: true }
    }

    #[test]
    fn everything_but_the_icons_of_an_installation_and_what_is_loaded_on_demand_is_cached() {
        let files = [
            "index.html",
            "skep-1.css",
            "icon-2.svg",
            "icon-512-3.png",
            "base-4.book",
            "base-4.puzzles",
            "split_learn-5.wasm",
            "split_online-6.wasm",
            "split_puzzles-7.wasm",
        ];
        let worker = String::from_utf8(generate(&files.map(file)).bytes).unwrap();
        let on_demand = r#"const ON_DEMAND = ["/base-4.book", "/base-4.puzzles", "/split_learn-5.wasm", "/split_online-6.wasm", "/split_puzzles-7.wasm"]"#;
        assert!(worker.contains(on_demand), "{worker}");
        assert!(worker.contains(r#"["/", "/skep-1.css", "/icon-2.svg"]"#), "{worker}");
    }
}

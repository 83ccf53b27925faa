//! The service worker, which caches the application for offline use.

use crate::output_file::{OutputFile, hash};

const SERVICE_WORKER: &str = include_str!("../files/service-worker.js");

/// The service worker that caches these files. Its version changes when any of them does.
pub(crate) fn generate(files: &[OutputFile]) -> OutputFile {
    let path = |file: &OutputFile| match &*file.name {
        "index.html" => "\"/\"".to_owned(),
        name => format!("\"/{name}\""),
    };
    let list = files.iter().map(path).collect::<Vec<_>>().join(", ");
    let all: String = files.iter().map(OutputFile::hash).collect();
    let text = SERVICE_WORKER
        .replace("\"VERSION\"", &format!("\"{}\"", hash(all.as_bytes())))
        .replace("\"FILES\"", &list);
    OutputFile { name: "service-worker.js".to_owned(), bytes: text.into_bytes(), hashed: false }
}

//! The service worker, which keeps the application for times without a network.

use crate::named::{Named, hash};

const SERVICE_WORKER: &str = include_str!("../files/service-worker.js");

/// The service worker for these files. Its version changes when any of them does.
pub(crate) fn service_worker(files: &[Named]) -> Named {
    let path = |file: &Named| match &*file.name {
        "index.html" => "\"/\"".to_owned(),
        name => format!("\"/{name}\""),
    };
    let list = files.iter().map(path).collect::<Vec<_>>().join(", ");
    let all: String = files.iter().map(Named::hash).collect();
    let text = SERVICE_WORKER
        .replace("\"VERSION\"", &format!("\"{}\"", hash(all.as_bytes())))
        .replace("\"FILES\"", &list);
    Named { name: "service-worker.js".to_owned(), bytes: text.into_bytes(), hashed: false }
}

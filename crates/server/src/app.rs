//! The application: a handful of files in memory.

use crate::encoding::Encoding;

/// A file of the application.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Where it is asked for, as in `/icon.svg`.
    pub path: &'static str,
    /// What changes with its content, in quotes.
    pub etag: &'static str,
    /// Whether its name changes with its content, so that it may be kept for ever.
    pub hashed: bool,
    /// Its content.
    pub plain: &'static [u8],
    /// The same packed by brotli, if that is smaller.
    pub brotli: Option<&'static [u8]>,
    /// The same packed by gzip, if that is smaller.
    pub gzip: Option<&'static [u8]>,
}

impl File {
    /// What kind of file it is, by its name.
    pub(crate) fn content_type(&self) -> &'static str {
        match self.path.rsplit('.').next().unwrap_or_default() {
            "html" => "text/html; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "json" => "application/json",
            "webmanifest" => "application/manifest+json",
            "woff2" => "font/woff2",
            "txt" => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }

    /// Its content in the smallest form that the reader understands.
    pub(crate) fn packed(&self, accepted: impl Fn(Encoding) -> bool) -> (Encoding, &'static [u8]) {
        let brotli = self.brotli.filter(|_| accepted(Encoding::Brotli));
        let gzip = self.gzip.filter(|_| accepted(Encoding::Gzip));
        brotli
            .map(|bytes| (Encoding::Brotli, bytes))
            .or_else(|| gzip.map(|bytes| (Encoding::Gzip, bytes)))
            .unwrap_or((Encoding::Identity, self.plain))
    }
}

/// The files of an application.
#[derive(Clone, Copy, Debug)]
pub struct App(&'static [File]);

impl App {
    /// An application of these files. `/index.html` is its page.
    pub const fn new(files: &'static [File]) -> App {
        App(files)
    }

    /// The application that is part of this program.
    pub const fn embedded() -> App {
        App(include!(concat!(env!("OUT_DIR"), "/files.rs")))
    }

    /// Whether there is one: a program can be built without it.
    pub fn is_built(self) -> bool {
        self.page().is_some()
    }

    /// The file at a path.
    pub(crate) fn file(self, path: &str) -> Option<&'static File> {
        self.0.iter().find(|file| file.path == path)
    }

    /// The page, which is the same wherever one is in the application.
    pub(crate) fn page(self) -> Option<&'static File> {
        self.file("/index.html")
    }
}

//! The application: a handful of files in memory.

use std::path::Path;
use std::{fs, io};

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
    /// Reads the file that a line of `files.tsv` names, and its packed forms.
    fn read(folder: &Path, line: &str) -> io::Result<File> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [name, naming, hash] = fields[..] else {
            let message = format!("files.tsv has a line that cannot be read: {line}");
            return Err(io::Error::new(io::ErrorKind::InvalidData, message));
        };
        let packed = |ending: &str| {
            let path = folder.join(format!("{name}.{ending}"));
            path.exists().then(|| fs::read(path)).transpose()
        };
        Ok(File {
            path: format!("/{name}").leak(),
            etag: format!("\"{hash}\"").leak(),
            hashed: naming == "hashed",
            plain: fs::read(folder.join(name))?.leak(),
            brotli: packed("br")?.map(|bytes| &*bytes.leak()),
            gzip: packed("gz")?.map(|bytes| &*bytes.leak()),
        })
    }

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

    /// The application that `cargo xtask build` has left in a folder. Its files are read once and kept for as long as the
    /// program runs.
    pub fn from_folder(folder: &Path) -> io::Result<App> {
        let list = fs::read_to_string(folder.join("files.tsv"))?;
        let files: Vec<File> =
            list.lines().map(|line| File::read(folder, line)).collect::<io::Result<_>>()?;
        Ok(App(files.leak()))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_application_is_read_from_its_folder() {
        let folder = std::env::temp_dir().join(format!("skep-app-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for (name, text) in [
            ("index.html", "<p>page</p>"),
            ("index.html.br", "br"),
            ("files.tsv", "index.html\tfresh\t0123\n"),
        ] {
            fs::write(folder.join(name), text).unwrap();
        }
        let app = App::from_folder(&folder).unwrap();
        let page = app.page().unwrap();
        assert_eq!((page.plain, page.etag, page.hashed), (&b"<p>page</p>"[..], "\"0123\"", false));
        assert_eq!((page.brotli, page.gzip), (Some(&b"br"[..]), None));
        fs::write(folder.join("files.tsv"), "index.html\n").unwrap();
        let error = App::from_folder(&folder).unwrap_err();
        assert_eq!(error.to_string(), "files.tsv has a line that cannot be read: index.html");
        fs::remove_dir_all(&folder).unwrap();
        assert!(App::from_folder(&folder).is_err());
    }
}

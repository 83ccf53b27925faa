//! The application: files in memory.

use std::path::Path;
use std::{fs, io};

use crate::encoding::Encoding;

/// A file of the application.
#[derive(Clone, Copy, Debug)]
pub struct AppFile {
    /// The path of its URL, as in `/icon.svg`.
    pub path: &'static str,
    /// The entity tag, in quotes. It changes with the content.
    pub etag: &'static str,
    /// Whether the name contains a hash of the content, so that the file may be cached forever.
    pub hashed: bool,
    /// The content.
    pub plain: &'static [u8],
    /// The content compressed by brotli, if that is smaller.
    pub brotli: Option<&'static [u8]>,
    /// The content compressed by gzip, if that is smaller.
    pub gzip: Option<&'static [u8]>,
}

impl AppFile {
    /// Reads the file that a line of `files.tsv` names, and its compressed forms.
    fn read(folder: &Path, line: &str) -> io::Result<AppFile> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [name, naming, hash] = fields[..] else {
            let message = format!("files.tsv has a line that cannot be read: {line}");
            return Err(io::Error::new(io::ErrorKind::InvalidData, message));
        };
        let compressed = |ending: &str| {
            let path = folder.join(format!("{name}.{ending}"));
            path.exists().then(|| fs::read(path)).transpose()
        };
        Ok(AppFile {
            path: format!("/{name}").leak(),
            etag: format!("\"{hash}\"").leak(),
            hashed: naming == "hashed",
            plain: fs::read(folder.join(name))?.leak(),
            brotli: compressed("br")?.map(|bytes| &*bytes.leak()),
            gzip: compressed("gz")?.map(|bytes| &*bytes.leak()),
        })
    }

    /// The media type, by the extension of the name.
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

    /// The content in the smallest accepted encoding.
    pub(crate) fn encoded(&self, accepted: impl Fn(Encoding) -> bool) -> (Encoding, &'static [u8]) {
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
pub struct App(&'static [AppFile]);

impl App {
    /// An application of these files, with the page `/index.html`.
    pub const fn new(files: &'static [AppFile]) -> App {
        App(files)
    }

    /// The application that is embedded in this program.
    pub const fn embedded() -> App {
        App(include!(concat!(env!("OUT_DIR"), "/files.rs")))
    }

    /// Reads an application from the folder that `cargo xtask build` has written. Its files stay in memory until the program
    /// ends.
    pub fn from_folder(folder: &Path) -> io::Result<App> {
        let list = fs::read_to_string(folder.join("files.tsv"))?;
        let files: Vec<AppFile> =
            list.lines().map(|line| AppFile::read(folder, line)).collect::<io::Result<_>>()?;
        Ok(App(files.leak()))
    }

    /// Whether the application has a page. A program that was built without it has none.
    pub fn is_built(self) -> bool {
        self.page().is_some()
    }

    /// The file at a path.
    pub(crate) fn file(self, path: &str) -> Option<&'static AppFile> {
        self.0.iter().find(|file| file.path == path)
    }

    /// The page, which is served for every route of the application.
    pub(crate) fn page(self) -> Option<&'static AppFile> {
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

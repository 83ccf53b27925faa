//! A file to be served.

use std::hash::{DefaultHasher, Hasher};

/// A file with its final name and content.
pub(crate) struct OutputFile {
    /// The path relative to the root of the server.
    pub(crate) name: String,
    /// The content.
    pub(crate) bytes: Vec<u8>,
    /// Whether the name contains a hash of the content.
    pub(crate) hashed: bool,
}

impl OutputFile {
    /// A file with a content hash in its name: `skep.css` becomes `skep-0123456789abcdef.css`.
    pub(crate) fn hashed(name: &str, bytes: Vec<u8>) -> OutputFile {
        let mut file = OutputFile { name: String::new(), bytes, hashed: true };
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
        file.name = format!("{stem}-{}.{ending}", file.hash());
        file
    }

    /// The hash of the content.
    pub(crate) fn hash(&self) -> String {
        hash(&self.bytes)
    }
}

/// A hash of 16 hexadecimal digits.
pub(crate) fn hash(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    format!("{:016x}", hasher.finish())
}

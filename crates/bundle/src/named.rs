//! A file as it is served.

use std::hash::{DefaultHasher, Hasher};

/// A file with its final name and content.
pub(crate) struct Named {
    /// Its path below the root.
    pub(crate) name: String,
    /// Its content.
    pub(crate) bytes: Vec<u8>,
    /// Whether its name changes with its content.
    pub(crate) hashed: bool,
}

impl Named {
    /// A file whose name says what it contains: `skep.css` becomes `skep-0123456789abcdef.css`.
    pub(crate) fn by_content(name: &str, bytes: Vec<u8>) -> Named {
        let mut file = Named { name: String::new(), bytes, hashed: true };
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
        file.name = format!("{stem}-{}.{ending}", file.hash());
        file
    }

    /// What changes with its content.
    pub(crate) fn hash(&self) -> String {
        hash(&self.bytes)
    }
}

/// Sixteen digits that change with the content.
pub(crate) fn hash(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    format!("{:016x}", hasher.finish())
}

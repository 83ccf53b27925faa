//! Files packed as browsers understand it.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use brotli::CompressorWriter;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Writes a file, and beside it its packed forms where they are smaller. Tells how many bytes a browser will load.
pub(crate) fn write(path: &Path, bytes: &[u8], quick: bool) -> io::Result<usize> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes)?;
    if quick {
        return Ok(bytes.len());
    }
    let mut least = bytes.len();
    for (ending, packed) in [("gz", gzip(bytes)?), ("br", brotli(bytes)?)] {
        if packed.len() < bytes.len() {
            least = least.min(packed.len());
            fs::write(with_ending(path, ending), packed)?;
        }
    }
    Ok(least)
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes)?;
    packer.finish()
}

/// As small as brotli can, looking back over four megabytes.
fn brotli(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut packer = CompressorWriter::new(Vec::new(), 1 << 16, 11, 22);
    packer.write_all(bytes)?;
    packer.flush()?;
    Ok(packer.into_inner())
}

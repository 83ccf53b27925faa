//! Files packed as browsers understand it.

use std::cmp::Reverse;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context, Result, bail};
use brotli::CompressorWriter;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::named::Named;

/// Writes files into a folder, on all cores. Returns the number of bytes that a browser loads.
pub(crate) fn write_all(folder: &Path, files: &[Named], quick: bool) -> Result<usize> {
    // The largest first, so that no core is left with one at the end.
    let mut files: Vec<&Named> = files.iter().collect();
    files.sort_by_key(|file| Reverse(file.bytes.len()));
    let next = AtomicUsize::new(0);
    let work = || -> Result<usize> {
        let mut packed = 0;
        while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
            let path = folder.join(&file.name);
            packed += write(&path, &file.bytes, quick)
                .with_context(|| format!("{} cannot be written", path.display()))?;
        }
        Ok(packed)
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let packed = workers
            .into_iter()
            .map(|worker| worker.join().unwrap_or_else(|_| bail!("packing panicked")));
        packed.sum()
    })
}

/// Writes a file, and beside it its packed forms where they are smaller. Returns the number of bytes that a browser loads.
fn write(path: &Path, bytes: &[u8], quick: bool) -> io::Result<usize> {
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

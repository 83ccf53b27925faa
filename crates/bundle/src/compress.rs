//! Writes files with their compressed forms.

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

use crate::output_file::OutputFile;

/// Writes files into a folder, on all cores. Returns the total of the smallest forms, in bytes.
pub(crate) fn write_all(folder: &Path, files: &[OutputFile], debug: bool) -> Result<usize> {
    // The largest first, so that no core starts a large file when the others are done.
    let mut files: Vec<&OutputFile> = files.iter().collect();
    files.sort_by_key(|file| Reverse(file.bytes.len()));
    let next = AtomicUsize::new(0);
    let work = || -> Result<usize> {
        let mut compressed = 0;
        while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
            let path = folder.join(&file.name);
            compressed += write(&path, &file.bytes, debug)
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        Ok(compressed)
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let compressed = workers
            .into_iter()
            .map(|worker| worker.join().unwrap_or_else(|_| bail!("compression panicked")));
        compressed.sum()
    })
}

/// Writes a file and those of its compressed forms that are smaller. Returns the size of the smallest form, in bytes.
fn write(path: &Path, bytes: &[u8], debug: bool) -> io::Result<usize> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes)?;
    if debug {
        return Ok(bytes.len());
    }
    let mut least = bytes.len();
    for (ending, compressed) in [("gz", gzip(bytes)?), ("br", brotli(bytes)?)] {
        if compressed.len() < bytes.len() {
            least = least.min(compressed.len());
            fs::write(with_ending(path, ending), compressed)?;
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
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

/// Compresses at the highest level, with a window of 4 MB.
pub(crate) fn brotli(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = CompressorWriter::new(Vec::new(), 1 << 16, 11, 22);
    encoder.write_all(bytes)?;
    encoder.flush()?;
    Ok(encoder.into_inner())
}

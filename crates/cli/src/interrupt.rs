//! Control-C: whatever takes long ends in good order, with what it has found.

use std::process::{self, ExitCode};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::error::Error;

/// What a shell expects of a program that was interrupted.
const INTERRUPTED: u8 = 130;

/// Whether the program has been interrupted.
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Raises the flag at the first interrupt, and ends everything at the second.
    pub(crate) fn raising(stop: &Arc<AtomicBool>) -> Result<Interrupt, Error> {
        let interrupted = Arc::new(AtomicBool::new(false));
        let (stop, seen) = (Arc::clone(stop), Arc::clone(&interrupted));
        ctrlc::set_handler(move || {
            stop.store(true, Ordering::Relaxed);
            if seen.swap(true, Ordering::Relaxed) {
                process::exit(i32::from(INTERRUPTED));
            }
        })?;
        Ok(Interrupt(interrupted))
    }

    /// Whether it has come.
    pub(crate) fn happened(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// How the program ends that has otherwise done well.
    pub(crate) fn exit_code(&self) -> ExitCode {
        if self.happened() { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS }
    }
}

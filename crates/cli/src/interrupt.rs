//! Control-C: a long command ends early with what it has found.

use std::process::{self, ExitCode};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::error::Error;

/// The exit code of an interrupted program, by the convention of shells.
const INTERRUPTED: u8 = 130;

/// A flag that is set by Control-C.
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Sets `stop` at the first interrupt, and ends the program at the second.
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

    /// Whether the program has been interrupted.
    pub(crate) fn happened(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// The exit code of a command that has otherwise succeeded.
    pub(crate) fn exit_code(&self) -> ExitCode {
        if self.happened() { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS }
    }
}

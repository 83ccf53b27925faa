//! Running other programs and saying so.

use std::fmt;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

/// Why a task did not succeed, as a sentence.
#[derive(Debug)]
pub(crate) struct Failure(pub(crate) String);

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Tells the person at the terminal something.
#[allow(clippy::print_stderr)]
pub(crate) fn say(text: &str) {
    eprintln!("{text}");
}

/// The cargo that runs us.
pub(crate) fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.parent().map_or(here.clone(), PathBuf::from)
}

/// The folder that cargo builds into: the one where we were built, wherever people have it.
pub(crate) fn target_dir() -> PathBuf {
    let own = std::env::current_exe().ok();
    let own = own.as_deref().and_then(|program| program.parent()?.parent());
    own.map_or_else(|| root().join("target"), PathBuf::from)
}

/// One program to be run.
pub(crate) struct Step {
    what: String,
    command: Command,
    announced: bool,
}

impl Step {
    /// A program with its arguments, run in the workspace's folder.
    pub(crate) fn new(what: &str, program: &str, arguments: &[&str]) -> Step {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(root());
        Step { what: what.to_owned(), command, announced: true }
    }

    /// The cargo that runs us, with arguments. It builds where we were built, even if it is told so by a path that only
    /// makes sense elsewhere.
    pub(crate) fn cargo(what: &str, arguments: &[&str]) -> Step {
        Step::new(what, &cargo(), arguments)
            .env("CARGO_TARGET_DIR", &target_dir().to_string_lossy())
    }

    /// What it is called.
    pub(crate) fn what(&self) -> &str {
        &self.what
    }

    /// Sets a variable of the program's environment.
    pub(crate) fn env(mut self, name: &str, value: &str) -> Step {
        self.command.env(name, value);
        self
    }

    /// Runs the program in a folder of the workspace.
    pub(crate) fn within(mut self, folder: &str) -> Step {
        self.command.current_dir(root().join(folder));
        self
    }

    /// Forgets what the cargo that runs us has set, so that another toolchain can be chosen.
    pub(crate) fn without_cargo_variables(mut self) -> Step {
        for (name, _) in std::env::vars() {
            if name == "CARGO" || name == "RUSTUP_TOOLCHAIN" || name == "RUSTC" {
                self.command.env_remove(name);
            }
        }
        self
    }

    /// Does not announce the step.
    pub(crate) fn quietly(mut self) -> Step {
        self.announced = false;
        self
    }

    /// Runs the program to its end.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        let start = Instant::now();
        if self.announced {
            say(&format!("\n▶ {}", self.what));
        }
        let status = self.command.status().map_err(|error| {
            Failure(format!("{}: the program could not be started: {error}", self.what))
        })?;
        if !status.success() {
            return Err(Failure(format!("{} failed ({status})", self.what)));
        }
        if self.announced {
            say(&format!("✔ {} ({:.1} s)", self.what, start.elapsed().as_secs_f64()));
        }
        Ok(())
    }

    /// Whether the program runs and succeeds, without showing anything.
    pub(crate) fn succeeds(mut self) -> bool {
        let silent = self.command.stdout(Stdio::null()).stderr(Stdio::null()).stdin(Stdio::null());
        silent.status().is_ok_and(|status| status.success())
    }

    /// What the program prints, if it runs and succeeds.
    pub(crate) fn output(mut self) -> Option<String> {
        let output = self.command.output().ok().filter(|output| output.status.success())?;
        String::from_utf8(output.stdout).ok()
    }
}

//! Runs other programs and reports their progress.

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

/// Prints a line to the terminal.
#[allow(clippy::print_stderr)]
pub(crate) fn print(text: &str) {
    eprintln!("{text}");
}

/// The cargo that runs this program.
pub(crate) fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.parent().map_or(here.clone(), PathBuf::from)
}

/// The target folder that this program was built in, which need not be the workspace's default.
pub(crate) fn target_dir() -> PathBuf {
    let own = std::env::current_exe().ok();
    let own = own.as_deref().and_then(|program| program.parent()?.parent());
    own.map_or_else(|| root().join("target"), PathBuf::from)
}

/// A program to be run, with its arguments and environment.
pub(crate) struct Invocation {
    what: String,
    command: Command,
    announced: bool,
}

impl Invocation {
    /// A program with its arguments, run in the workspace's folder.
    pub(crate) fn new(what: &str, program: &str, arguments: &[&str]) -> Invocation {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(root());
        Invocation { what: what.to_owned(), command, announced: true }
    }

    /// Cargo with arguments. The target folder is set to an absolute path, because `CARGO_TARGET_DIR` may be relative to
    /// another folder.
    pub(crate) fn cargo(what: &str, arguments: &[&str]) -> Invocation {
        Invocation::new(what, &cargo(), arguments)
            .env("CARGO_TARGET_DIR", &target_dir().to_string_lossy())
    }

    /// The description of the step.
    pub(crate) fn what(&self) -> &str {
        &self.what
    }

    /// Sets a variable of the program's environment.
    pub(crate) fn env(mut self, name: &str, value: &str) -> Invocation {
        self.command.env(name, value);
        self
    }

    /// Runs the program in a folder of the workspace.
    pub(crate) fn within(mut self, folder: &str) -> Invocation {
        self.command.current_dir(root().join(folder));
        self
    }

    /// Removes the variables that cargo has set for this program, so that another toolchain can be chosen.
    pub(crate) fn without_cargo_variables(mut self) -> Invocation {
        for (name, _) in std::env::vars() {
            if name == "CARGO" || name == "RUSTUP_TOOLCHAIN" || name == "RUSTC" {
                self.command.env_remove(name);
            }
        }
        self
    }

    /// Runs without announcing the step.
    pub(crate) fn quietly(mut self) -> Invocation {
        self.announced = false;
        self
    }

    /// Runs the program until it ends.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        let start = Instant::now();
        if self.announced {
            print(&format!("\n▶ {}", self.what));
        }
        let status = self.command.status().map_err(|error| {
            Failure(format!("{}: cannot start the program: {error}", self.what))
        })?;
        if !status.success() {
            return Err(Failure(format!("{} failed ({status})", self.what)));
        }
        if self.announced {
            print(&format!("✔ {} ({:.1} s)", self.what, start.elapsed().as_secs_f64()));
        }
        Ok(())
    }

    /// Whether the program runs and succeeds. Its output is not shown.
    pub(crate) fn succeeds(mut self) -> bool {
        let silent = self.command.stdout(Stdio::null()).stderr(Stdio::null()).stdin(Stdio::null());
        silent.status().is_ok_and(|status| status.success())
    }

    /// The output of the program, if it runs and succeeds.
    pub(crate) fn output(mut self) -> Option<String> {
        let output = self.command.output().ok().filter(|output| output.status.success())?;
        String::from_utf8(output.stdout).ok()
    }
}

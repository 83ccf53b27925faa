//! Building the application for browsers, and starting it.

use std::path::{Path, PathBuf};
use std::thread;

use crate::steps::{self, Failure, Step};

/// What browsers run.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// How the application is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flavour {
    /// Small and fast, for people who play.
    Finished,
    /// In little time, for people who work on it.
    Quick,
}

impl Flavour {
    /// The cargo profile of the page and the worker.
    const fn profile(self) -> &'static str {
        match self {
            Flavour::Finished => "web",
            Flavour::Quick => "dev",
        }
    }

    /// The folder into which cargo builds with that profile.
    const fn folder(self) -> &'static str {
        match self {
            Flavour::Finished => "web",
            Flavour::Quick => "debug",
        }
    }
}

/// Builds the application and a program with the application inside; returns the path of the program.
pub(crate) fn build_all() -> Result<PathBuf, Failure> {
    build_apart()?;
    program()
}

/// Builds the program, and the application beside it.
///
/// The WebAssembly modules and the native programs have different profiles, and cargo locks a folder per profile, so both
/// are built at the same time.
fn build_apart() -> Result<(), Failure> {
    need_target()?;
    thread::scope(|scope| {
        let modules = scope.spawn(|| modules(Flavour::Finished));
        let native = native("the program and the bundler", &["skep", "skep-bundle"]);
        let modules = modules.join().unwrap_or_else(|_| Err(Failure("the build panicked".into())));
        native.and(modules)
    })?;
    bundle(Flavour::Finished)
}

/// Builds only the application; the program that is built next has it inside.
pub(crate) fn build(flavour: Flavour) -> Result<(), Failure> {
    need_target()?;
    modules(flavour)?;
    native("the bundler", &["skep-bundle"])?;
    bundle(flavour)
}

/// Builds everything and serves it, or runs another command of skep.
///
/// What is served comes from the folder of the application, so that the program need not be linked again with it inside.
pub(crate) fn run(arguments: &[&str]) -> Result<(), Failure> {
    let arguments = if arguments.is_empty() { &["serve", "--open"] } else { arguments };
    if arguments[0] != "serve" {
        let program = program()?;
        return Step::new("skep", &program.to_string_lossy(), arguments).quietly().run();
    }
    build_apart()?;
    let folder = app_folder();
    let arguments = [arguments, &["--app", &folder]].concat();
    Step::new("skep", &executable("skep").to_string_lossy(), &arguments).quietly().run()
}

/// Builds the program; it contains the application if that was built before.
pub(crate) fn program() -> Result<PathBuf, Failure> {
    native("skep", &["skep"])?;
    Ok(executable("skep"))
}

/// Builds the two modules that browsers run: the page and the computer player.
fn modules(flavour: Flavour) -> Result<(), Failure> {
    let build = [
        "build",
        "--package",
        "skep-web",
        "--package",
        "skep-worker",
        "--bins",
        "--profile",
        flavour.profile(),
        "--target",
        TARGET,
        "--locked",
    ];
    Step::cargo("building the page and the computer player for browsers", &build).run()
}

/// Builds programs that run here.
fn native(what: &str, packages: &[&str]) -> Result<(), Failure> {
    let mut build = vec!["build", "--release", "--locked"];
    build.extend(packages.iter().flat_map(|package| ["--package", package]));
    Step::cargo(&format!("building {what}"), &build).run()
}

/// Makes the files that browsers load.
fn bundle(flavour: Flavour) -> Result<(), Failure> {
    let module = |package: &str| {
        let folder = steps::target_dir().join(TARGET).join(flavour.folder());
        folder.join(format!("{package}.wasm")).display().to_string()
    };
    let folder = app_folder();
    let [page, worker] = ["skep-web", "skep-worker"].map(module);
    let mut arguments = vec![folder.as_str(), &page, &worker];
    if flavour == Flavour::Quick {
        arguments.push("--quick");
    }
    let bundler = executable("skep-bundle");
    Step::new("bundling the application", &bundler.to_string_lossy(), &arguments).run()
}

/// The folder of the application's files. It is here wherever cargo builds: the server's build script looks for it.
fn app_folder() -> String {
    steps::root().join("target").join("app").display().to_string()
}

/// The path of a release build of one of our programs.
fn executable(name: &str) -> PathBuf {
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    steps::target_dir().join("release").join(file)
}

/// Makes sure that the compiler can build for browsers.
pub(crate) fn need_target() -> Result<(), Failure> {
    if !has_target() {
        // Without rustup, or where it cannot reach its server, a distribution's package may do.
        let _ =
            Step::new("adding the WebAssembly target", "rustup", &["target", "add", TARGET]).run();
    }
    if has_target() {
        return Ok(());
    }
    Err(Failure(format!(
        "the Rust target {TARGET} is missing and could not be added; \
         `rustup target add {TARGET}` installs it"
    )))
}

fn has_target() -> bool {
    let libdir = ["--print", "target-libdir", "--target", TARGET];
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let Some(libdir) = Step::new("", &rustc, &libdir).output() else { return false };
    Path::new(libdir.trim()).is_dir()
}

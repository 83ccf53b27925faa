//! Builds the application for browsers, and runs it.

use std::path::{Path, PathBuf};
use std::thread;

use crate::programs::{self, Failure, Invocation};

/// The Rust target of browsers.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// How the application is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum BuildProfile {
    /// Optimised.
    Release,
    /// Quick to build, with debug information.
    Debug,
}

impl BuildProfile {
    /// The cargo profile of the page and the worker.
    const fn cargo_profile(self) -> &'static str {
        match self {
            BuildProfile::Release => "web",
            BuildProfile::Debug => "dev",
        }
    }

    /// The subfolder of the target folder for that profile.
    const fn folder(self) -> &'static str {
        match self {
            BuildProfile::Release => "web",
            BuildProfile::Debug => "debug",
        }
    }
}

/// Builds the application and the program with the application embedded. Returns the path of the program.
pub(crate) fn build_all() -> Result<PathBuf, Failure> {
    build_separately()?;
    build_program()
}

/// Builds the application, and the program without the application embedded.
///
/// The WebAssembly modules and the native programs are built in parallel: cargo locks one folder per profile and target,
/// and theirs differ.
fn build_separately() -> Result<(), Failure> {
    need_target()?;
    thread::scope(|scope| {
        let modules = scope.spawn(|| build_modules(BuildProfile::Release));
        // The application does not exist yet, and an embedded one would mean linking the program again for each change.
        let native = native_build("the program and the bundler", &["skep", "skep-bundle"])
            .env("SKEP_APP", "")
            .run();
        let modules = modules.join().unwrap_or_else(|_| Err(Failure("the build panicked".into())));
        native.and(modules)
    })?;
    bundle(BuildProfile::Release)
}

/// Builds only the application. The next build of the program embeds it.
pub(crate) fn build(profile: BuildProfile) -> Result<(), Failure> {
    need_target()?;
    build_modules(profile)?;
    native_build("the bundler", &["skep-bundle"]).run()?;
    bundle(profile)
}

/// Builds everything and serves it, or runs another command of skep.
///
/// The program serves the application from its folder, so it need not be linked again with the application embedded.
pub(crate) fn run(arguments: &[&str]) -> Result<(), Failure> {
    let arguments = if arguments.is_empty() { &["serve", "--open"] } else { arguments };
    if arguments[0] != "serve" {
        let program = build_program()?;
        return Invocation::new("skep", &program.to_string_lossy(), arguments).quietly().run();
    }
    build_separately()?;
    let folder = app_folder();
    let arguments = [arguments, &["--app", &folder]].concat();
    Invocation::new("skep", &executable("skep").to_string_lossy(), &arguments).quietly().run()
}

/// Builds the program, with the application embedded if that was built before.
pub(crate) fn build_program() -> Result<PathBuf, Failure> {
    native_build("skep", &["skep"]).run()?;
    Ok(executable("skep"))
}

/// Builds the two WebAssembly modules: the page and the computer player.
fn build_modules(profile: BuildProfile) -> Result<(), Failure> {
    let build = [
        "build",
        "--package",
        "skep-web",
        "--package",
        "skep-worker",
        "--bins",
        "--profile",
        profile.cargo_profile(),
        "--target",
        TARGET,
        "--locked",
    ];
    Invocation::cargo("building the page and the computer player for WebAssembly", &build).run()
}

/// A native release build of packages.
fn native_build(what: &str, packages: &[&str]) -> Invocation {
    let mut build = vec!["build", "--release", "--locked"];
    build.extend(packages.iter().flat_map(|package| ["--package", package]));
    Invocation::cargo(&format!("building {what}"), &build)
}

/// Runs the bundler, which makes the files that browsers load.
fn bundle(profile: BuildProfile) -> Result<(), Failure> {
    let module = |package: &str| {
        let folder = programs::target_dir().join(TARGET).join(profile.folder());
        folder.join(format!("{package}.wasm")).display().to_string()
    };
    let folder = app_folder();
    let [page, worker] = ["skep-web", "skep-worker"].map(module);
    let mut arguments = vec![folder.as_str(), &page, &worker];
    if profile == BuildProfile::Debug {
        arguments.push("--debug");
    }
    let bundler = executable("skep-bundle");
    Invocation::new("bundling the application", &bundler.to_string_lossy(), &arguments).run()
}

/// The folder of the application's files, which does not depend on the target folder: the server's build script looks here.
fn app_folder() -> String {
    programs::root().join("target").join("app").display().to_string()
}

/// The path of the release build of a program of this workspace.
fn executable(name: &str) -> PathBuf {
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    programs::target_dir().join("release").join(file)
}

/// Checks that the compiler can build for browsers; tries to add the target.
pub(crate) fn need_target() -> Result<(), Failure> {
    if !has_target() {
        // This may fail without rustup or without a network; the check below has the message.
        let _ =
            Invocation::new("adding the WebAssembly target", "rustup", &["target", "add", TARGET])
                .run();
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
    let Some(libdir) = Invocation::new("", &rustc, &libdir).output() else { return false };
    Path::new(libdir.trim()).is_dir()
}

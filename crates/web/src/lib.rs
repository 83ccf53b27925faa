//! Hive in the browser: the application.
//!
//! The bundle is made of this crate's program, `index.html` and the files of `styles/` in the order of their names.

#![allow(unreachable_pub, reason = "`#[component]` makes a public item of every component")]

mod app;
mod browser;
mod chance;
mod computer;
mod export;
mod game_context;
mod kept;
mod later;
mod mix;
mod notices;
mod pages;
mod panic;
mod parts;
mod preset;
mod proposal;
mod reasons;
mod session;
mod settings;
mod settings_dialog;
mod shortcuts;
mod storage;
mod time;
mod voice;

/// Starts the application in the page that has loaded it.
pub fn start() {
    panic::show_panics();
    leptos::mount::mount_to_body(app::App);
}

//! Hive in the browser: the application.
//!
//! The bundle is made of this crate's program, `index.html` and the files of `styles/` in the order of their names.

#![allow(unreachable_pub, reason = "`#[component]` makes a public item of every component")]

mod after_frame;
mod app;
mod browser;
mod components;
mod computer;
mod error_text;
mod export;
mod game_builder;
mod game_context;
mod help;
mod i18n;
mod lazy_page;
mod lesson_progress;
mod move_list;
mod new_game;
mod notices;
mod one_tab;
mod online;
mod pages;
mod panic;
mod preset;
mod puzzle_record;
mod random;
mod saved_games;
mod session;
mod settings;
mod settings_dialog;
mod shortcuts;
mod sound;
mod storage;
mod table;
mod time;

/// Starts the application in the page that has loaded it.
pub fn start() {
    panic::show_panics();
    leptos::mount::mount_to_body(app::App);
}

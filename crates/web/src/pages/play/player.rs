//! One side of the table: who plays, the clock, the reserve.

use leptos::prelude::*;
use skep_board::{BoardOptions, Hands, Tray};
use skep_record::Seat;
use skep_rules::Color;
use skep_words::Words;

use crate::table::Table;
use crate::time::on_clock;
use crate::voice::Voice;

/// The last turn in which the Queen may be placed.
const QUEEN_TURN: u32 = 4;

/// One side of the table.
#[component]
pub(super) fn Player(
    color: Signal<Color>,
    hands: Hands,
    words: Signal<Words>,
    options: Signal<BoardOptions>,
) -> impl IntoView {
    let table = Table::here();
    let voice = Voice::here();
    let session = table.session();
    let on_turn = move || session.read().next_player() == Some(color.get());
    let word = move || match color.get() {
        Color::White => "white",
        Color::Black => "black",
    };
    view! {
        <div
            class=move || format!("player {}", word())
            class:on-turn=on_turn
            data-testid=move || format!("player-{}", word())
        >
            <div class="who">
                <span class="disc" aria-hidden="true"></span>
                <span class="name">{move || name(table, voice, color.get())}</span>
                <Thinking color />
                <QueenDue color />
                <ClockFace color />
            </div>
            // A tray belongs to one colour for good.
            {move || view! { <Tray hands color=color.get() words options /> }}
        </div>
    }
}

/// What a player is called.
fn name(table: Table, voice: Voice, color: Color) -> String {
    let session = table.session();
    let session = session.read();
    let color_word = voice.words().color(color);
    if let Some(name) = session.name(color) {
        return format!("{color_word} · {name}");
    }
    match session.seats()[color] {
        Seat::Person => color_word,
        Seat::Level(level) => {
            let level = voice.with("level", &[("number", i64::from(level).into())]);
            format!("{color_word} · {level}")
        }
    }
}

/// Shows that the computer thinks.
#[component]
fn Thinking(color: Signal<Color>) -> impl IntoView {
    let table = Table::here();
    let voice = Voice::here();
    let thinks =
        move || table.thinking.get() && table.session().read().next_player() == Some(color.get());
    view! {
        <Show when=thinks>
            <span class="thinking" data-testid="thinking">
                <i></i><i></i><i></i>
                <span class="unseen">{voice.says("play-thinking")}</span>
            </span>
        </Show>
    }
}

/// Counts the turns in which the Queen may still be placed.
#[component]
fn QueenDue(color: Signal<Color>) -> impl IntoView {
    let table = Table::here();
    let voice = Voice::here();
    let left = move || {
        let session = table.session();
        let session = session.read();
        let position = session.tree().position();
        let color = color.get();
        let due = session.ending().is_none() && !position.has_queen_in_play(color);
        // When it is Black's turn, White has played the turn of that number.
        let played = color == Color::White && position.to_move() == Color::Black;
        let turn = position.turn() + u32::from(played);
        due.then(|| (QUEEN_TURN + 1).saturating_sub(turn))
    };
    let text = move || {
        let turns = left().unwrap_or_default();
        voice.with("play-queen-due", &[("turns", i64::from(turns).into())])
    };
    view! {
        <Show when=move || left().is_some()>
            <span
                class="queen-due"
                class:now=move || left().is_some_and(|left| left <= 1)
                data-testid="queen-due"
                title=text
            >
                {text}
            </span>
        </Show>
    }
}

/// What is left of a player's time.
#[component]
fn ClockFace(color: Signal<Color>) -> impl IntoView {
    let table = Table::here();
    let left = move || table.session().read().clock().remaining(color.get(), table.now.get());
    let runs = move || table.session().read().clock().running() == Some(color.get());
    view! {
        <Show when=move || left().is_some()>
            <span
                class="clock"
                class:runs=runs
                class:short=move || left().is_some_and(|left| left < 20_000)
                role="timer"
                data-testid="clock-face"
            >
                {move || left().map(on_clock)}
            </span>
        </Show>
    }
}

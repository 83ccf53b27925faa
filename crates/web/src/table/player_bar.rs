//! A player's bar: name, clock and reserve.

use leptos::prelude::*;
use skep_board::{BoardOptions, Interaction, Tray};
use skep_record::Seat;
use skep_rules::Color;
use skep_words::Words;

use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::time::{days, on_clock};

/// A player's bar: name, clock and reserve.
#[component]
pub(crate) fn PlayerBar(
    color: Signal<Color>,
    /// `far` or `near`: on which side of the board.
    side: &'static str,
    interaction: Interaction,
    words: Signal<Words>,
    options: Signal<BoardOptions>,
) -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let session = context.session();
    let on_turn = move || session.read().next_player() == Some(color.get());
    let name = move || name(context, i18n, color.get());
    let word = move || match color.get() {
        Color::White => "white",
        Color::Black => "black",
    };
    view! {
        <div
            class=move || format!("player {side} {}", word())
            class:on-turn=on_turn
            data-testid=move || format!("player-{}", word())
        >
            <div class="who">
                <span class="disc" aria-hidden="true"></span>
                <span class="name" title=name>{name}</span>
                <Show when=on_turn>
                    <span class="turn-mark" data-testid="turn-mark">
                        <svg class="pointer" viewBox="0 0 8 10" aria-hidden="true">
                            <path d="M1 1l6 4-6 4z" />
                        </svg>
                        <span class="words">
                            {move || match is_only_person(context, color.get()) {
                                true => i18n.text("player-your-turn"),
                                false => i18n.text("player-on-turn"),
                            }}
                        </span>
                    </span>
                </Show>
                <Thinking color />
                {context.remote().map(|remote| remote.badge.run(color))}
                <QueenDue color />
                <ClockFace color />
            </div>
            // A tray cannot change its colour, so it is created anew.
            {move || view! { <Tray interaction color=color.get() words options /> }}
        </div>
    }
}

/// The display name of a player.
fn name(context: GameContext, i18n: I18n, color: Color) -> String {
    let session = context.session();
    let session = session.read();
    let color_word = i18n.words().color(color);
    let is_own = is_only_person(context, color);
    match (session.name(color), session.seats()[color]) {
        (Some(name), _) if is_own => format!("{color_word} · {name} ({})", i18n.text("player-you")),
        (Some(name), _) => format!("{color_word} · {name}"),
        (None, Seat::Level(level)) => {
            let level = i18n.with("level", &[("number", i64::from(level).into())]);
            format!("{color_word} · {level}")
        }
        (None, Seat::Person) if is_own => format!("{color_word} · {}", i18n.text("player-you")),
        (None, Seat::Person) => color_word,
    }
}

/// Whether this is the only player who sits at this screen.
fn is_only_person(context: GameContext, color: Color) -> bool {
    match context.remote() {
        Some(remote) => remote.color.get() == Some(color),
        None => {
            let session = context.session();
            let seats = session.read().seats();
            seats[color] == Seat::Person && seats[!color] != Seat::Person
        }
    }
}

/// Shows that the computer is thinking.
#[component]
fn Thinking(color: Signal<Color>) -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let thinks = move || {
        let here = || context.is_thinking().then(|| context.session().read().next_player());
        let thinker = match context.computer_in_game() {
            Some((player, _)) => Some(player),
            None => here().flatten(),
        };
        thinker == Some(color.get())
    };
    view! {
        <Show when=thinks>
            <span class="thinking" data-testid="thinking">
                <i></i><i></i><i></i>
                <span class="unseen">{i18n.live_text("play-thinking")}</span>
            </span>
        </Show>
    }
}

/// Shows the number of turns left to place the Queen.
#[component]
fn QueenDue(color: Signal<Color>) -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let left = move || {
        let session = context.session();
        let session = session.read();
        let turns = session.tree().position().turns_to_place_queen(color.get());
        turns.filter(|_| session.ending().is_none())
    };
    let text = move || {
        let turns = left().unwrap_or_default();
        i18n.with("play-queen-due", &[("turns", i64::from(turns).into())])
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

/// Shows a player's remaining time.
#[component]
fn ClockFace(color: Signal<Color>) -> impl IntoView {
    let (context, i18n) = (GameContext::from_context(), I18n::from_context());
    let left = move || context.session().read().clock().remaining(color.get(), context.now.get());
    let runs = move || context.session().read().clock().running() == Some(color.get());
    view! {
        <Show when=move || left().is_some()>
            <span
                class="clock"
                class:runs=runs
                class:short=move || left().is_some_and(|left| left < 20_000)
                role="timer"
                data-testid="clock-face"
            >
                {move || left().map(|left| match days(left) {
                    0 => on_clock(left),
                    days => i18n.with("clock-days", &[("days", days.into())]),
                })}
            </span>
        </Show>
    }
}

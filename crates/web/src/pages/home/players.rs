//! The choice of players.

use leptos::prelude::*;
use skep_record::Seat;

use crate::components::SegmentedControl;
use crate::i18n::I18n;
use crate::new_game::{ColorChoice, GameMode, NewGame};

/// Who plays: people or the computer, how well, and with which colour.
#[component]
pub(crate) fn Players(new_game: RwSignal<NewGame>) -> impl IntoView {
    let i18n = I18n::from_context();
    let says = move |key: &'static str| Signal::derive(i18n.live_text(key));
    let modes = vec![
        (GameMode::Computer, "computer".to_owned(), says("setup-computer")),
        (GameMode::HotSeat, "hotseat".to_owned(), says("setup-hotseat")),
        (GameMode::Demo, "demo".to_owned(), says("setup-demo")),
    ];
    let sides = vec![
        (ColorChoice::White, "white".to_owned(), says("color-white")),
        (ColorChoice::Black, "black".to_owned(), says("color-black")),
        (ColorChoice::Random, "random".to_owned(), says("setup-random")),
    ];
    let is = move |mode: GameMode| move || new_game.read().mode == mode;
    view! {
        <SegmentedControl
            label=says("setup-players")
            name="who"
            choices=modes
            chosen=Signal::derive(move || new_game.read().mode)
            choose=move |mode| new_game.update(|new_game| new_game.mode = mode)
        />
        <Show when=is(GameMode::Computer)>
            <LevelSlider new_game key="setup-level" testid="level" level=|it| &mut it.level />
            <SegmentedControl
                label=says("setup-color")
                name="side"
                choices=sides.clone()
                chosen=Signal::derive(move || new_game.read().side)
                choose=move |side| new_game.update(|new_game| new_game.side = side)
            />
        </Show>
        <Show when=is(GameMode::Demo)>
            <LevelSlider
                new_game
                key="color-white"
                testid="white-level"
                level=|it| &mut it.white_level
            />
            <LevelSlider
                new_game
                key="color-black"
                testid="black-level"
                level=|it| &mut it.black_level
            />
        </Show>
    }
}

/// A slider for the computer's level.
#[component]
fn LevelSlider(
    new_game: RwSignal<NewGame>,
    /// The message key of the label.
    key: &'static str,
    /// The test id.
    testid: &'static str,
    /// Selects the level to change.
    level: fn(&mut NewGame) -> &mut u8,
) -> impl IntoView {
    let i18n = I18n::from_context();
    let now = move || *level(&mut new_game.get());
    let name = move || {
        let level = now();
        let name = i18n.text(&format!("level-{level}"));
        i18n.with("level-named", &[("number", i64::from(level).into()), ("name", name.into())])
    };
    view! {
        <label class="slider">
            <span>{i18n.live_text(key)} <output>{name}</output></span>
            <input
                type="range"
                min=Seat::LEVELS.start().to_string()
                max=Seat::LEVELS.end().to_string()
                step="1"
                data-testid=testid
                prop:value=move || now().to_string()
                aria-valuetext=name
                on:input=move |event| {
                    let chosen = event_target_value(&event).parse().ok();
                    if let Some(chosen) = chosen.filter(|chosen| Seat::LEVELS.contains(chosen)) {
                        new_game.update(|new_game| *level(new_game) = chosen);
                    }
                }
            />
            <small>{move || i18n.text(&format!("level-{}-about", now()))}</small>
        </label>
    }
}

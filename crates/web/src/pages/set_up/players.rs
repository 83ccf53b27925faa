//! Who plays.

use leptos::prelude::*;
use skep_record::Seat;

use crate::parts::Segments;
use crate::proposal::{Proposal, Side, Who};
use crate::voice::Voice;

/// Who plays: people or the computer, how well, and with which colour.
#[component]
pub(super) fn Players(proposal: RwSignal<Proposal>) -> impl IntoView {
    let voice = Voice::here();
    let says = move |key: &'static str| Signal::derive(voice.says(key));
    let who = vec![
        (Who::Computer, "computer".to_owned(), says("setup-computer")),
        (Who::HotSeat, "hotseat".to_owned(), says("setup-hotseat")),
        (Who::Demo, "demo".to_owned(), says("setup-demo")),
    ];
    let sides = vec![
        (Side::White, "white".to_owned(), says("color-white")),
        (Side::Black, "black".to_owned(), says("color-black")),
        (Side::Random, "random".to_owned(), says("setup-random")),
    ];
    let is = move |who: Who| move || proposal.read().who == who;
    view! {
        <Segments
            label=says("setup-players")
            name="who"
            choices=who
            chosen=Signal::derive(move || proposal.read().who)
            choose=move |who| proposal.update(|proposal| proposal.who = who)
        />
        <Show when=is(Who::Computer)>
            <LevelSlider
                label=says("setup-level")
                testid="level"
                level=Signal::derive(move || proposal.read().level)
                set=move |level| proposal.update(|proposal| proposal.level = level)
            />
            <Segments
                label=says("setup-color")
                name="side"
                choices=sides.clone()
                chosen=Signal::derive(move || proposal.read().side)
                choose=move |side| proposal.update(|proposal| proposal.side = side)
            />
        </Show>
        <Show when=is(Who::Demo)>
            <LevelSlider
                label=says("color-white")
                testid="white-level"
                level=Signal::derive(move || proposal.read().white_level)
                set=move |level| proposal.update(|proposal| proposal.white_level = level)
            />
            <LevelSlider
                label=says("color-black")
                testid="black-level"
                level=Signal::derive(move || proposal.read().black_level)
                set=move |level| proposal.update(|proposal| proposal.black_level = level)
            />
        </Show>
    }
}

/// A level of the computer, to be shifted from 1 to 10.
#[component]
fn LevelSlider(
    #[prop(into)] label: Signal<String>,
    testid: &'static str,
    #[prop(into)] level: Signal<u8>,
    #[prop(into)] set: Callback<u8>,
) -> impl IntoView {
    let voice = Voice::here();
    let name = move || {
        let level = level.get();
        let name = voice.text(&format!("level-{level}"));
        voice.with("level-named", &[("number", i64::from(level).into()), ("name", name.into())])
    };
    view! {
        <label class="slider">
            <span>{move || label.get()} <output>{name}</output></span>
            <input
                type="range"
                min="1"
                max=Seat::LEVELS.end().to_string()
                step="1"
                data-testid=testid
                prop:value=move || level.get().to_string()
                aria-valuetext=name
                on:input=move |event| {
                    let level = event_target_value(&event).parse().ok();
                    if let Some(level) = level.filter(|level| Seat::LEVELS.contains(level)) {
                        set.run(level);
                    }
                }
            />
            <small>{move || voice.text(&format!("level-{}-about", level.get()))}</small>
        </label>
    }
}

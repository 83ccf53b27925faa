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
            <LevelSlider proposal key="setup-level" testid="level" level=|it| &mut it.level />
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
                proposal
                key="color-white"
                testid="white-level"
                level=|it| &mut it.white_level
            />
            <LevelSlider
                proposal
                key="color-black"
                testid="black-level"
                level=|it| &mut it.black_level
            />
        </Show>
    }
}

/// A level of the computer, to be shifted from 1 to 10.
#[component]
fn LevelSlider(
    proposal: RwSignal<Proposal>,
    /// The key of what it is called.
    key: &'static str,
    /// How tests find it.
    testid: &'static str,
    /// Which of the levels it is.
    level: fn(&mut Proposal) -> &mut u8,
) -> impl IntoView {
    let voice = Voice::here();
    let now = move || *level(&mut proposal.get());
    let name = move || {
        let level = now();
        let name = voice.text(&format!("level-{level}"));
        voice.with("level-named", &[("number", i64::from(level).into()), ("name", name.into())])
    };
    view! {
        <label class="slider">
            <span>{voice.says(key)} <output>{name}</output></span>
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
                        proposal.update(|proposal| *level(proposal) = chosen);
                    }
                }
            />
            <small>{move || voice.text(&format!("level-{}-about", now()))}</small>
        </label>
    }
}

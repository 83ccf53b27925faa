//! A game put together by hand: set, expansions, single bugs, packs, and the options of the rules.

use leptos::prelude::*;
use skep_rules::{Bug, GameType, Pack, RuleOption};

use crate::mix::{Mix, most_of};
use crate::parts::{Segments, Switch};
use crate::voice::Voice;

/// A game put together by hand.
#[component]
pub(super) fn Custom(mix: RwSignal<Mix>) -> impl IntoView {
    let voice = Voice::here();
    let wrong = move || mix.read().game_type().err().map(|error| voice.words().type_error(&error));
    view! {
        <div class="custom card" data-testid="custom">
            <Sets mix />
            <div class="columns">
                <Expansions mix />
                <Packs mix />
            </div>
            <Extras mix />
            {move || {
                wrong().map(|text| view! { <p class="wrong" role="alert" data-testid="wrong">{text}</p> })
            }}
            <h2>{voice.says("setup-options")}</h2>
            <p class="hint">{voice.says("setup-options-about")}</p>
            <RuleOptions mix />
        </div>
    }
}

#[component]
fn Sets(mix: RwSignal<Mix>) -> impl IntoView {
    let voice = Voice::here();
    let sets = [false, true].map(|venom| {
        let (word, key) = if venom { ("venom", "set-venom") } else { ("base", "set-base") };
        (venom, word.to_owned(), Signal::derive(voice.says(key)))
    });
    let about =
        move || voice.text(if mix.read().venom { "set-venom-about" } else { "set-base-about" });
    view! {
        <Segments
            label=Signal::derive(voice.says("setup-set"))
            name="set"
            choices=sets.to_vec()
            chosen=Signal::derive(move || mix.read().venom)
            choose=move |venom| {
                mix.update(|mix| {
                    mix.venom = venom;
                    if venom {
                        mix.extras = [0; 8];
                    }
                });
            }
        />
        <p class="hint">{about}</p>
    }
}

#[component]
fn Expansions(mix: RwSignal<Mix>) -> impl IntoView {
    let voice = Voice::here();
    let switches = GameType::EXPANSIONS.into_iter().enumerate().map(|(index, bug)| {
        view! {
            <Switch
                label=Signal::derive(move || voice.words().bug(bug))
                about=Signal::derive(move || about_bug(voice, bug))
                testid=format!("expansion-{}", bug.code())
                on=Signal::derive(move || mix.read().expansions[index])
                turn=move |on| mix.update(|mix| mix.expansions[index] = on)
            />
        }
    });
    view! {
        <fieldset class="group">
            <legend>{voice.says("setup-expansions")}</legend>
            {switches.collect_view()}
        </fieldset>
    }
}

#[component]
fn Packs(mix: RwSignal<Mix>) -> impl IntoView {
    let voice = Voice::here();
    let switches = Pack::ALL.into_iter().enumerate().map(|(index, pack)| {
        let word = pack.name().to_lowercase();
        let (name, about) = (format!("pack-{word}"), format!("pack-{word}-about"));
        view! {
            <Switch
                label=Signal::derive(move || voice.text(&name))
                about=Signal::derive(move || voice.text(&about))
                testid=format!("pack-{word}")
                on=Signal::derive(move || mix.read().packs[index])
                turn=move |on| mix.update(|mix| mix.packs[index] = on)
            />
        }
    });
    view! {
        <fieldset class="group">
            <legend>{voice.says("setup-packs")}</legend>
            {switches.collect_view()}
        </fieldset>
    }
}

/// The creatures that can be added as one-faced tiles, each with how many.
#[component]
fn Extras(mix: RwSignal<Mix>) -> impl IntoView {
    let voice = Voice::here();
    let venom = move || mix.read().venom;
    let counters = GameType::EXTRAS.into_iter().enumerate().map(|(index, bug)| {
        let choices =
            (0..=most_of(bug)).map(|count| view! { <option value=count>{count}</option> });
        let is_impossible = move || {
            let set = if venom() { GameType::VENOM } else { GameType::BASE };
            set.most_extras(bug) == 0
        };
        view! {
            <label class="counter">
                <select
                    data-testid=format!("extra-{}", bug.code())
                    prop:disabled=is_impossible
                    prop:value=move || mix.read().extras[index].to_string()
                    on:change=move |event| {
                        if let Ok(count) = event_target_value(&event).parse::<usize>() {
                            mix.update(|mix| mix.extras[index] = count.min(most_of(bug)));
                        }
                    }
                >
                    {choices.collect_view()}
                </select>
                <span class="what">
                    <span>{move || voice.words().bug(bug)}</span>
                    <small>{move || about_bug(voice, bug)}</small>
                </span>
            </label>
        }
    });
    view! {
        <fieldset class="group">
            <legend>{voice.says("setup-extras")}</legend>
            <p class="hint">
                {move || voice.text(if venom() { "setup-extras-venom" } else { "setup-extras-about" })}
            </p>
            <div class="columns">{counters.collect_view()}</div>
        </fieldset>
    }
}

/// What a bug does, in a line.
fn about_bug(voice: Voice, bug: Bug) -> String {
    voice.text(&format!("{}-about", skep_words::key(bug)))
}

/// The options of the rules; those that change nothing in this game are out of the way.
#[component]
fn RuleOptions(mix: RwSignal<Mix>) -> impl IntoView {
    let rows = RuleOption::ALL.map(|option| view! { <OptionRow mix option /> });
    view! { <div class="options">{rows.into_iter().collect_view()}</div> }
}

#[component]
fn OptionRow(mix: RwSignal<Mix>, option: RuleOption) -> impl IntoView {
    let voice = Voice::here();
    let key = format!("option-{}", option.name().replace('_', "-"));
    let testid = key.clone();
    let values = option.values().iter().map(|value| {
        let text = format!("{key}-{value}");
        view! { <option value=*value>{move || voice.text(&text)}</option> }
    });
    let values = values.collect_view();
    let chosen = move || mix.read().options.value(option);
    view! {
        <label class="option" class:idle=move || !mix.read().is_about(option)>
            <span>{move || voice.text(&key)}</span>
            <select
                data-testid=testid
                prop:value=chosen
                on:change=move |event| {
                    let options = mix.read().options.with(option, &event_target_value(&event));
                    if let Some(options) = options {
                        mix.update(|mix| mix.options = options);
                    }
                }
            >
                {values}
            </select>
        </label>
    }
}

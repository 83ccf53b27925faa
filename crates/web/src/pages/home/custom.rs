//! The form for a custom game: set, expansions, single bugs, packs and rule options.

use leptos::prelude::*;
use skep_rules::{Bug, GameType, Pack, RuleOption};

use crate::components::{SegmentedControl, Switch};
use crate::game_builder::{GameBuilder, max_extras};
use crate::i18n::I18n;

/// The form for a custom game.
#[component]
pub(crate) fn CustomGame(builder: RwSignal<GameBuilder>) -> impl IntoView {
    let i18n = I18n::from_context();
    let wrong =
        move || builder.read().game_type().err().map(|error| i18n.words().type_error(&error));
    view! {
        <div class="custom card" data-testid="custom">
            <Sets builder />
            <div class="columns">
                <Expansions builder />
                <Packs builder />
            </div>
            <Extras builder />
            {move || {
                wrong().map(|text| view! { <p class="wrong" role="alert" data-testid="wrong">{text}</p> })
            }}
            <h2>{i18n.live_text("setup-options")}</h2>
            <p class="hint">{i18n.live_text("setup-options-about")}</p>
            <RuleOptions builder />
        </div>
    }
}

#[component]
fn Sets(builder: RwSignal<GameBuilder>) -> impl IntoView {
    let i18n = I18n::from_context();
    let sets = [false, true].map(|venom| {
        let (word, key) = if venom { ("venom", "set-venom") } else { ("base", "set-base") };
        (venom, word.to_owned(), Signal::derive(i18n.live_text(key)))
    });
    let about =
        move || i18n.text(if builder.read().venom { "set-venom-about" } else { "set-base-about" });
    view! {
        <SegmentedControl
            label=Signal::derive(i18n.live_text("setup-set"))
            name="set"
            choices=sets.to_vec()
            chosen=Signal::derive(move || builder.read().venom)
            choose=move |venom| {
                builder.update(|builder| {
                    builder.venom = venom;
                    if venom {
                        builder.extras = [0; GameType::EXTRAS.len()];
                    }
                });
            }
        />
        <p class="hint">{about}</p>
    }
}

#[component]
fn Expansions(builder: RwSignal<GameBuilder>) -> impl IntoView {
    let i18n = I18n::from_context();
    let switches = GameType::EXPANSIONS.into_iter().enumerate().map(|(index, bug)| {
        view! {
            <Switch
                label=Signal::derive(move || i18n.words().bug(bug))
                about=Signal::derive(move || about_bug(i18n, bug))
                testid=format!("expansion-{}", bug.code())
                on=Signal::derive(move || builder.read().expansions[index])
                turn=move |on| builder.update(|builder| builder.expansions[index] = on)
            />
        }
    });
    view! {
        <fieldset class="group">
            <legend>{i18n.live_text("setup-expansions")}</legend>
            {switches.collect_view()}
        </fieldset>
    }
}

#[component]
fn Packs(builder: RwSignal<GameBuilder>) -> impl IntoView {
    let i18n = I18n::from_context();
    let switches = Pack::ALL.into_iter().enumerate().map(|(index, pack)| {
        let word = pack.name().to_lowercase();
        let (name, about) = (format!("pack-{word}"), format!("pack-{word}-about"));
        view! {
            <Switch
                label=Signal::derive(move || i18n.text(&name))
                about=Signal::derive(move || i18n.text(&about))
                testid=format!("pack-{word}")
                on=Signal::derive(move || builder.read().packs[index])
                turn=move |on| builder.update(|builder| builder.packs[index] = on)
            />
        }
    });
    view! {
        <fieldset class="group">
            <legend>{i18n.live_text("setup-packs")}</legend>
            {switches.collect_view()}
        </fieldset>
    }
}

/// The creatures that can be added as one-faced tiles, each with its number.
#[component]
fn Extras(builder: RwSignal<GameBuilder>) -> impl IntoView {
    let i18n = I18n::from_context();
    let venom = move || builder.read().venom;
    let counters = GameType::EXTRAS.into_iter().enumerate().map(|(index, bug)| {
        let choices =
            (0..=max_extras(bug)).map(|count| view! { <option value=count>{count}</option> });
        let is_impossible = move || {
            let set = if venom() { GameType::VENOM } else { GameType::BASE };
            set.most_extras(bug) == 0
        };
        view! {
            <label class="counter">
                <select
                    data-testid=format!("extra-{}", bug.code())
                    prop:disabled=is_impossible
                    prop:value=move || builder.read().extras[index].to_string()
                    on:change=move |event| {
                        if let Ok(count) = event_target_value(&event).parse::<usize>() {
                            builder.update(|builder| builder.extras[index] = count.min(max_extras(bug)));
                        }
                    }
                >
                    {choices.collect_view()}
                </select>
                <span class="what">
                    <span>{move || i18n.words().bug(bug)}</span>
                    <small>{move || about_bug(i18n, bug)}</small>
                </span>
            </label>
        }
    });
    view! {
        <fieldset class="group">
            <legend>{i18n.live_text("setup-extras")}</legend>
            <p class="hint">
                {move || i18n.text(if venom() { "setup-extras-venom" } else { "setup-extras-about" })}
            </p>
            <div class="columns">{counters.collect_view()}</div>
        </fieldset>
    }
}

/// A one-line description of a bug.
fn about_bug(i18n: I18n, bug: Bug) -> String {
    i18n.text(&format!("{}-about", skep_words::key(bug)))
}

/// The rule options; those without effect in this game are dimmed.
#[component]
fn RuleOptions(builder: RwSignal<GameBuilder>) -> impl IntoView {
    let rows = RuleOption::ALL.map(|option| view! { <OptionRow builder option /> });
    view! { <div class="options">{rows.into_iter().collect_view()}</div> }
}

#[component]
fn OptionRow(builder: RwSignal<GameBuilder>, option: RuleOption) -> impl IntoView {
    let i18n = I18n::from_context();
    let key = format!("option-{}", option.name().replace('_', "-"));
    let testid = key.clone();
    let values = option.values().iter().map(|value| {
        let text = format!("{key}-{value}");
        view! { <option value=*value>{move || i18n.text(&text)}</option> }
    });
    let values = values.collect_view();
    let chosen = move || builder.read().options.value(option);
    view! {
        <label class="option" class:idle=move || !builder.read().is_relevant(option)>
            <span>{move || i18n.text(&key)}</span>
            <select
                data-testid=testid
                prop:value=chosen
                on:change=move |event| {
                    let options = builder.read().options.with(option, &event_target_value(&event));
                    if let Some(options) = options {
                        builder.update(|builder| builder.options = options);
                    }
                }
            >
                {values}
            </select>
        </label>
    }
}

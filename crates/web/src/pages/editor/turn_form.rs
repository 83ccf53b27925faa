//! Whose turn it is, which one, and what the Honeycombo does.

use leptos::prelude::*;
use skep_rules::{Color, Pack, SetupPart, Stage};

use super::context::EditorContext;
use super::model::Edit;
use crate::components::{SegmentedControl, Switch};
use crate::i18n::I18n;

fn colors(i18n: I18n) -> Vec<(Color, String, Signal<String>)> {
    let says = |key: &'static str| Signal::derive(i18n.live_text(key));
    vec![
        (Color::White, "white".to_owned(), says("color-white")),
        (Color::Black, "black".to_owned(), says("color-black")),
    ]
}

/// The side to move and the number of the turn.
#[component]
pub(super) fn TurnForm() -> impl IntoView {
    let context = EditorContext::from_context();
    let i18n = I18n::from_context();
    let turn = move || context.setup.read().turn.to_string();
    let set_turn = move |event| {
        let text: String = event_target_value(&event);
        match text.trim().parse() {
            Ok(turn) if context.apply(Edit::Turn(turn)) => {}
            // Shows the turn again.
            _ => context.editor.notify(),
        }
    };
    view! {
        <div class="turn-form">
            <SegmentedControl
                label=Signal::derive(i18n.live_text("editor-to-move"))
                name="to-move"
                choices=colors(i18n)
                chosen=Signal::derive(move || context.setup.read().to_move)
                choose=move |color| { context.apply(Edit::ToMove(color)); }
            />
            <label class="field">
                <span>{i18n.live_text("editor-turn")}</span>
                <input
                    type="number"
                    min="1"
                    step="1"
                    inputmode="numeric"
                    data-testid="turn"
                    aria-invalid=move || context.is_wrong(SetupPart::Turn).to_string()
                    aria-describedby="editor-problems"
                    prop:value=turn
                    on:change=set_turn
                />
            </label>
        </div>
        <Show when=move || context.setup.read().game_type.has_pack(Pack::Honeycombo)>
            <ComboForm />
        </Show>
    }
}

/// What concerns the Honeycombo.
#[component]
fn ComboForm() -> impl IntoView {
    let context = EditorContext::from_context();
    let i18n = I18n::from_context();
    let says = move |key: &'static str| Signal::derive(i18n.live_text(key));
    let stages = vec![
        (Stage::Single, "single".to_owned(), says("editor-stage-single")),
        (Stage::First, "first".to_owned(), says("editor-stage-first")),
        (Stage::Second, "second".to_owned(), says("editor-stage-second")),
    ];
    let pending = vec![
        (None, "none".to_owned(), says("editor-pending-none")),
        (Some(Color::White), "white".to_owned(), says("color-white")),
        (Some(Color::Black), "black".to_owned(), says("color-black")),
    ];
    view! {
        <SegmentedControl
            label=says("editor-combo")
            name="combo"
            choices=colors(i18n)
            chosen=Signal::derive(move || context.setup.read().combo)
            choose=move |color| { context.apply(Edit::Combo(color)); }
        />
        <SegmentedControl
            label=says("editor-stage")
            name="stage"
            choices=stages
            chosen=Signal::derive(move || context.setup.read().stage)
            choose=move |stage| { context.apply(Edit::Stage(stage)); }
        />
        <SegmentedControl
            label=says("editor-pending")
            name="pending"
            choices=pending
            chosen=Signal::derive(move || context.setup.read().pending)
            choose=move |color| { context.apply(Edit::Pending(color)); }
        />
        <Switch
            label=says("editor-locked")
            testid="locked"
            on=Signal::derive(move || context.setup.read().locked)
            turn=move |on| { context.apply(Edit::Locked(on)); }
        />
    }
}

//! The page on which positions are set up.

mod address;
mod context;
mod game_form;
mod hive_form;
mod model;
mod off_table;
mod palette;
mod problems;
mod send;
mod stack_form;
mod text_field;
mod texts;
mod tool;
mod turn_form;

use leptos::ev;
use leptos::prelude::*;
use skep_board::{Rotation, SetupBoard};
use skep_rules::Color;

use self::address::{begin, keep_address};
use self::context::EditorContext;
use self::game_form::GameForm;
use self::hive_form::HiveForm;
use self::off_table::OffTable;
use self::palette::PaletteBar;
use self::problems::Problems;
use self::send::Send;
use self::stack_form::StackForm;
use self::text_field::TextField;
use self::tool::Tool;
use self::turn_form::TurnForm;
use crate::components::{IconButton, icon};
use crate::i18n::I18n;
use crate::settings::Settings;

/// The page on which positions are set up.
#[component]
pub(crate) fn PositionEditor() -> impl IntoView {
    let i18n = I18n::from_context();
    let settings = expect_context::<RwSignal<Settings>>();
    let context = EditorContext::provide(begin());
    keep_address(context);
    listen_to_keys(context);
    let input = context.input();
    let rotation = expect_context::<RwSignal<Rotation>>();
    let drawer = RwSignal::new(false);
    view! {
        <div class="play editor" data-testid="editor">
            <h1 class="unseen">{i18n.live_text("editor-title")}</h1>
            <section class="table" aria-label=i18n.live_text("play-table")>
                <PaletteBar color=Color::Black side="far" input />
                <div class="middle">
                    <SetupBoard
                        input
                        words=Signal::derive(move || i18n.words())
                        wrong=Signal::derive(move || context.wrong_places())
                        chosen=context.chosen
                        motion=Signal::derive(move || settings.read().animation)
                        shown=Signal::derive(move || context.loads.get().to_string())
                        keys=Signal::derive(i18n.live_text("editor-keys"))
                        rotation
                    />
                </div>
                <PaletteBar color=Color::White side="near" input />
                <div class="bar">
                    <Tools />
                    <button
                        class="drawer-handle"
                        data-testid="drawer"
                        aria-expanded=move || drawer.get().to_string()
                        aria-controls="panel"
                        on:click=move |_| drawer.update(|open| *open = !*open)
                    >
                        {icon::sliders()}
                        {i18n.live_text("share-position")}
                    </button>
                </div>
            </section>
            <div class="side">
                <Problems />
                <aside
                    id="panel"
                    class="panel"
                    class:open=move || drawer.get()
                    aria-label=i18n.live_text("editor-panel")
                >
                    <Send />
                    <StackForm />
                    <TextField />
                    <TurnForm />
                    <GameForm />
                    <OffTable input />
                    <HiveForm />
                    <details class="fold">
                        <summary>{i18n.live_text("editor-keys-title")}</summary>
                        <p class="hint">{i18n.live_text("editor-keys")}</p>
                    </details>
                </aside>
            </div>
        </div>
    }
}

/// The tools, and undo and redo.
#[component]
fn Tools() -> impl IntoView {
    let context = EditorContext::from_context();
    let i18n = I18n::from_context();
    let tool = move |tool: Tool, key: &'static str, testid: &'static str| {
        view! {
            <button
                class="quiet tool"
                data-testid=testid
                aria-pressed=move || (context.tool.get() == tool).to_string()
                on:click=move |_| {
                    context.tool.set(Tool::Move);
                    if tool != Tool::Move {
                        context.pick(tool);
                    }
                }
            >
                {if tool == Tool::Erase { icon::bin().into_any() } else { icon::hand().into_any() }}
                {i18n.live_text(key)}
            </button>
        }
    };
    view! {
        <div class="controls" role="toolbar" aria-label=i18n.live_text("editor-tools")>
            {tool(Tool::Move, "editor-move", "tool-move")}
            {tool(Tool::Erase, "editor-erase", "tool-erase")}
            <IconButton
                label=Signal::derive(i18n.live_text("editor-undo"))
                testid="editor-undo"
                disabled=Signal::derive(move || !context.editor.read().can_undo())
                press=move |()| context.undo()
            >
                {icon::undo()}
            </IconButton>
            <IconButton
                label=Signal::derive(i18n.live_text("editor-redo"))
                testid="editor-redo"
                disabled=Signal::derive(move || !context.editor.read().can_redo())
                press=move |()| context.redo()
            >
                {icon::redo()}
            </IconButton>
        </div>
    }
}

/// Undo and redo by the usual keys, except in text fields, which have their own.
fn listen_to_keys(context: EditorContext) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let target = event_target::<web_sys::Element>(&event);
        let is_elsewhere = matches!(target.closest("input, select, textarea, dialog"), Ok(Some(_)));
        if !(event.ctrl_key() || event.meta_key()) || is_elsewhere {
            return;
        }
        match (event.key().as_str(), event.shift_key()) {
            ("z" | "Z", false) => context.undo(),
            ("z" | "Z", true) | ("y" | "Y", false) => context.redo(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || handle.remove());
}

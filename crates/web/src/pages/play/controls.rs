//! Navigation in the game, undo and redo, and hints.

use leptos::prelude::*;
use skep_board::Interaction;
use skep_record::{GameTree, NodeId};

use super::share::copy_link;
use crate::components::{IconButton, icon};
use crate::game_context::{ComputerRequest, GameContext};
use crate::i18n::I18n;
use crate::shortcuts::{Shortcut, listen_to_shortcuts};

/// The row of buttons under the board.
#[component]
pub(super) fn Controls(interaction: Interaction) -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let session = context.session();
    let at_start = Memo::new(move |_| session.read().tree().current() == NodeId::ROOT);
    let at_end = Memo::new(move |_| session.read().is_at_tip());
    let for_two = Memo::new(move |_| session.read().is_hot_seat());
    let no_hint = move || {
        interaction.actions().with(Vec::is_empty) || context.request() == ComputerRequest::Hint
    };
    let button = move |key: &'static str,
                       testid: &'static str,
                       sign: AnyView,
                       disabled: Signal<bool>,
                       act: fn(GameContext)| {
        let class = if matches!(testid, "first" | "last") { "ends" } else { "" };
        let key = move || if for_two.get() { key_for_two(key) } else { key };
        let label = Signal::derive(move || i18n.text(key()));
        view! {
            <IconButton label testid class disabled press=move |()| act(context)>{sign}</IconButton>
        }
    };
    view! {
        <div class="controls" role="toolbar" aria-label=i18n.live_text("play-controls")>
            {button("play-first", "first", icon::first().into_any(), at_start.into(), to_start)}
            {button("play-back", "back", icon::back().into_any(), at_start.into(), back)}
            {button("play-forward", "forward", icon::forward().into_any(), at_end.into(), forward)}
            {button("play-last", "last", icon::last().into_any(), at_end.into(), to_end)}
            <span class="gap"></span>
            {button("undo-to-turn", "undo", icon::undo().into_any(), at_start.into(), GameContext::undo)}
            {button("redo-to-turn", "redo", icon::redo().into_any(), at_end.into(), GameContext::redo)}
            {button("play-hint", "hint", icon::bulb().into_any(), Signal::derive(no_hint), GameContext::ask_hint)}
        </div>
    }
}

/// The label of a button where both players are people: undo and redo go one action at a time.
fn key_for_two(key: &'static str) -> &'static str {
    match key {
        "undo-to-turn" => "shortcut-undo",
        "redo-to-turn" => "shortcut-redo",
        key => key,
    }
}

fn to_start(context: GameContext) {
    context.browse(GameTree::to_start);
}

fn back(context: GameContext) {
    context.browse(GameTree::back);
}

fn forward(context: GameContext) {
    context.browse(GameTree::forward);
}

fn to_end(context: GameContext) {
    context.browse(GameTree::to_end);
}

/// Binds the shortcuts of the play page.
pub(super) fn listen_to_keys(context: GameContext, drawer: RwSignal<bool>) {
    listen_to_shortcuts(move |shortcut| {
        match shortcut {
            Shortcut::Back => back(context),
            Shortcut::Forward => forward(context),
            Shortcut::First => to_start(context),
            Shortcut::Last => to_end(context),
            Shortcut::Undo => context.undo(),
            Shortcut::Redo => context.redo(),
            Shortcut::Hint => context.ask_hint(),
            Shortcut::Moves => drawer.update(|open| *open = !*open),
            Shortcut::Link => copy_link(context),
            Shortcut::Help => return false,
        }
        true
    });
}

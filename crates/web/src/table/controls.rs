//! Navigation in the game, undo and redo against the computer, and hints.

use leptos::prelude::*;
use skep_board::{Interaction, Rotation};
use skep_record::{GameTree, NodeId};

use super::share::copy_link;
use crate::components::{IconButton, icon};
use crate::game_context::{ComputerRequest, GameContext};
use crate::i18n::I18n;
use crate::shortcuts::{Shortcut, listen_to_shortcuts};

/// The row of buttons under the board.
#[component]
pub(crate) fn Controls(interaction: Interaction) -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let session = context.session();
    let at_start = Memo::new(move |_| session.read().tree().current() == NodeId::ROOT);
    let at_end = Memo::new(move |_| session.read().is_at_tip());
    // Between two people, or none, taking back is the same as stepping back: one pair of buttons is enough.
    let takes_back = Memo::new(move |_| session.read().takes_back_to_person());
    let no_hint = move || {
        interaction.actions().with(Vec::is_empty) || context.request() == ComputerRequest::Hint
    };
    let button = move |key: &'static str,
                       testid: &'static str,
                       sign: AnyView,
                       disabled: Signal<bool>,
                       act: fn(GameContext)| {
        let class = if matches!(testid, "first" | "last") { "ends" } else { "" };
        let label = Signal::derive(move || i18n.text(key));
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
            <Show when=move || !context.is_analysing() && context.remote().is_none()>
                <span class="gap"></span>
                <Show when=move || takes_back.get()>
                    {button("undo-to-turn", "undo", icon::undo().into_any(), at_start.into(), GameContext::undo)}
                    {button("redo-to-turn", "redo", icon::redo().into_any(), at_end.into(), GameContext::redo)}
                </Show>
                {button("play-hint", "hint", icon::bulb().into_any(), Signal::derive(no_hint), GameContext::ask_hint)}
            </Show>
        </div>
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
pub(crate) fn listen_to_keys(context: GameContext, drawer: RwSignal<bool>) {
    let rotation = expect_context::<RwSignal<Rotation>>();
    listen_to_shortcuts(move |shortcut| {
        match shortcut {
            Shortcut::Back => back(context),
            Shortcut::Forward => forward(context),
            Shortcut::First => to_start(context),
            Shortcut::Last => to_end(context),
            Shortcut::Undo if untrack(|| context.is_analysing()) => back(context),
            Shortcut::Redo if untrack(|| context.is_analysing()) => forward(context),
            Shortcut::Undo => context.undo(),
            Shortcut::Redo => context.redo(),
            Shortcut::Hint => context.ask_hint(),
            Shortcut::Moves => drawer.update(|open| *open = !*open),
            Shortcut::Link => copy_link(context),
            Shortcut::TurnLeft => rotation.update(|it| *it = it.anticlockwise()),
            Shortcut::TurnRight => rotation.update(|it| *it = it.clockwise()),
            Shortcut::Next | Shortcut::Engine | Shortcut::Threat | Shortcut::Help => return false,
        }
        true
    });
}

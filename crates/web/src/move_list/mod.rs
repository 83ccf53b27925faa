//! The move list with variations, on the pages that show a game.

mod blocks;
mod entries;
mod entry;
mod keys;
mod marks;
mod sentences;

use leptos::html;
use leptos::prelude::*;
use skep_record::NodeId;

use self::blocks::{Block, Blocks};
use self::entries::{Part, entries, in_order, parts};
use self::entry::{Drawings, ListState, MovePart};
use self::keys::{follow_size, move_focus, node_of, scroll_to_current, show_tooltip};
pub(crate) use self::marks::{MoveMark, MoveMarks};
use self::sentences::MoveSentences;
use crate::after_frame::AfterFrame;
use crate::components::icon;
use crate::game_context::GameContext;
use crate::i18n::I18n;

/// What the list shows. It follows the game after the board has been painted, because it is long.
#[derive(Clone, Copy)]
struct Shown {
    list: RwSignal<Vec<Part>>,
    /// The same as far as it is on the page.
    blocks: Blocks,
    current: RwSignal<NodeId>,
    /// The entry that had the focus last, until another one becomes current.
    focused: RwSignal<Option<NodeId>>,
    sentences: MoveSentences,
}

impl Shown {
    fn follow(context: GameContext, i18n: I18n) -> Shown {
        let session = context.session();
        let shown = Shown {
            list: RwSignal::default(),
            blocks: Blocks::default(),
            current: RwSignal::new(session.read_untracked().tree().current()),
            focused: RwSignal::new(None),
            sentences: MoveSentences::new(context, i18n),
        };
        shown.show(context);
        let follow = AfterFrame::new(move || shown.update(context));
        Effect::new(move |_| {
            session.track();
            follow.schedule();
        });
        shown
    }

    fn update(self, context: GameContext) {
        self.show(context);
        let parts = self.list.read_untracked();
        self.sentences.compose(in_order(&parts).map(|entry| (entry.node, entry.text.as_str())));
    }

    fn show(self, context: GameContext) {
        let session = context.session();
        let session = session.read_untracked();
        let here = session.tree().current();
        let parts = parts(entries(session.tree()));
        if *self.list.read_untracked() != parts {
            self.blocks.show(&parts, here);
            self.list.set(parts);
        }
        if self.current.get_untracked() != here {
            self.current.set(here);
            self.focused.set(None);
        }
    }

    /// The entry that the Tab key reaches: the one that had the focus, else the current one, else the first.
    fn tab_stop(self) -> Option<NodeId> {
        let parts = self.list.read();
        let current = self.current.get();
        let listed = |wanted: &NodeId| in_order(&parts).any(|entry| entry.node == *wanted);
        let first = || in_order(&parts).next().map(|entry| entry.node);
        let focused = self.focused.get().filter(listed);
        focused.or(Some(current).filter(listed)).or_else(first)
    }

    fn state(self) -> ListState {
        ListState {
            sentences: self.sentences,
            is_current: Selector::new(move || self.current.get()),
            is_tab_stop: Selector::new(move || self.tab_stop()),
        }
    }
}

/// The move list with buttons to promote or delete a variation.
#[component]
pub(crate) fn MoveList() -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let shown = Shown::follow(context, i18n);
    let Shown { list, blocks, current, focused, .. } = shown;
    let scroll = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        current.track();
        list.track();
        blocks.track_complete();
        scroll_to_current(scroll);
    });
    follow_size(scroll);
    let state = shown.state();
    view! {
        <section class="moves" aria-labelledby="moves-title">
            <h2 id="moves-title">{i18n.live_text("play-moves")}</h2>
            <Show when=move || list.read().is_empty()>
                <p class="hint">{i18n.live_text("play-no-moves")}</p>
            </Show>
            // No `ol`: there may be nothing between a list and its items.
            <div
                class="list"
                class:none=move || list.read().is_empty()
                node_ref=scroll
                data-testid="moves"
                role="list"
                aria-labelledby="moves-title"
                on:keydown=move |event| move_focus(&event, list, scroll)
                on:focusin=move |event| focused.set(node_of(&list.read_untracked(), &event))
                on:pointerover=move |event| show_tooltip(&event)
            >
                <For each=move || blocks.get() key=|block| block.number let(block)>
                    <MoveBlock block state=state.clone() />
                </For>
            </div>
            <Drawings />
            <CommentHere current />
            <VariationButtons current />
        </section>
    }
}

/// One block of the list.
#[component]
fn MoveBlock(block: Block, state: ListState) -> impl IntoView {
    let Block { parts, is_leaving, .. } = block;
    view! {
        <div class="block" hidden=move || is_leaving.get()>
            <For each=move || parts.get() key=|part| part.clone() let(part)>
                <MovePart part state=state.clone() />
            </For>
        </div>
    }
}

/// The comment on the current move.
#[component]
fn CommentHere(current: RwSignal<NodeId>) -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let comment = Memo::new(move |_| {
        let node = current.get();
        context.session().read().tree().note(node).comment().to_owned()
    });
    view! {
        <Show when=move || !comment.read().is_empty()>
            <p
                class="comment"
                role="note"
                // A long one scrolls, also by keys.
                tabindex="0"
                aria-label=i18n.live_text("notes-here")
                data-testid="comment-here"
            >
                {move || comment.get()}
            </p>
        </Show>
    }
}

/// The buttons to promote or delete the variation of the current move.
#[component]
fn VariationButtons(current: RwSignal<NodeId>) -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let in_variation = move || {
        let node = current.get();
        node != NodeId::ROOT && !context.session().read().tree().is_main(node)
    };
    let promote = move |_| {
        let node = current.get_untracked();
        context.browse(|tree| tree.promote(node));
    };
    let delete = move |_| {
        let node = current.get_untracked();
        context.browse(|tree| tree.delete(node));
    };
    view! {
        <Show when=in_variation>
            <div class="variation">
                <button class="quiet" data-testid="promote" on:click=promote>
                    {i18n.live_text("play-promote")}
                </button>
                <button class="quiet danger" data-testid="delete-variation" on:click=delete>
                    {icon::bin()}
                    {i18n.live_text("play-delete-variation")}
                </button>
            </div>
        </Show>
    }
}

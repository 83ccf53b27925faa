//! The move list with variations.

use leptos::html;
use leptos::prelude::*;
use skep_record::{GameTree, NodeId, Step};
use skep_rules::Color;

use crate::after_frame::AfterFrame;
use crate::components::icon;
use crate::game_context::GameContext;
use crate::i18n::I18n;

/// An entry of the move list.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Entry {
    node: NodeId,
    /// The move number before it: `3.` for White, `3…` for Black at the start of a line.
    number: Option<String>,
    text: String,
    depth: usize,
    /// Whether it starts a new line of the list.
    breaks: bool,
}

/// The entries of a tree. Choices that are still secret appear as a question mark.
fn entries(tree: &GameTree) -> Vec<Entry> {
    let secret = tree.game().open_choice().is_some();
    let mut entries = Vec::new();
    let mut depth_before = 0;
    let mut turn_before = None;
    for row in tree.rows() {
        let resumes = row.depth != depth_before || row.begins;
        let white = row.player == Color::White && turn_before != Some((row.turn, row.depth));
        let number = match (row.turn, row.player) {
            (0, _) => None,
            (turn, Color::White) if white || resumes => Some(format!("{turn}.")),
            (turn, Color::Black) if resumes => Some(format!("{turn}…")),
            _ => None,
        };
        let text = match row.step {
            Step::Choice(text) if secret => {
                format!("{} ?", text.split(' ').next().unwrap_or_default())
            }
            _ => row.text.to_owned(),
        };
        entries.push(Entry { node: row.node, number, text, depth: row.depth, breaks: resumes });
        depth_before = row.depth;
        turn_before = (row.player == Color::White).then_some((row.turn, row.depth));
    }
    entries
}

/// Scrolls the list to the current entry, after the next frame.
fn scroll_to_current(scroll: NodeRef<html::Ol>) {
    let Some(list) = scroll.get() else { return };
    request_animation_frame(move || {
        if let Ok(Some(entry)) = list.query_selector("[aria-current]") {
            keep_visible(&list, &entry);
        }
    });
}

/// The move list with buttons to promote or delete a variation.
#[component]
pub(super) fn MoveList() -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let session = context.session();
    // The list is long: update it after the board has been painted.
    let list = RwSignal::new(entries(session.read_untracked().tree()));
    let current = RwSignal::new(session.read_untracked().tree().current());
    let follow = AfterFrame::new(move || {
        let session = session.read_untracked();
        let entries = entries(session.tree());
        if *list.read_untracked() != entries {
            list.set(entries);
        }
        current.set(session.tree().current());
    });
    Effect::new(move |_| {
        session.track();
        follow.schedule();
    });
    let scroll = NodeRef::<html::Ol>::new();
    Effect::new(move |_| {
        current.get();
        list.get();
        scroll_to_current(scroll);
    });
    let variation = move || !session.read().tree().is_main(current.get());
    view! {
        <section class="moves" aria-labelledby="moves-title">
            <h2 id="moves-title">{i18n.live_text("play-moves")}</h2>
            <Show when=move || list.read().is_empty()>
                <p class="hint">{i18n.live_text("play-no-moves")}</p>
            </Show>
            <ol class:none=move || list.read().is_empty() node_ref=scroll data-testid="moves" tabindex="0" aria-labelledby="moves-title">
                <For each=move || list.get() key=|entry| entry.clone() let(entry)>
                    <li
                        class:breaks=entry.breaks
                        class=format!("depth-{}", entry.depth.min(4))
                    >
                        {entry.number.map(|number| view! { <span class="number">{number}</span> })}
                        <button
                            class="move"
                            aria-current=move || (current.get() == entry.node).then_some("step")
                            on:click=move |_| context.go_to(entry.node)
                        >
                            {entry.text}
                        </button>
                    </li>
                </For>
            </ol>
            <Show when=move || variation() && current.get() != NodeId::ROOT>
                <div class="variation">
                    <button
                        class="quiet"
                        data-testid="promote"
                        on:click=move |_| {
                            let node = current.get_untracked();
                            context.browse(|tree| tree.promote(node));
                        }
                    >
                        {i18n.live_text("play-promote")}
                    </button>
                    <button
                        class="quiet danger"
                        data-testid="delete-variation"
                        on:click=move |_| {
                            let node = current.get_untracked();
                            context.browse(|tree| tree.delete(node));
                        }
                    >
                        {icon::bin()}
                        {i18n.live_text("play-delete-variation")}
                    </button>
                </div>
            </Show>
        </section>
    }
}

/// Scrolls the list, and nothing else, to make an entry visible.
fn keep_visible(list: &web_sys::Element, entry: &web_sys::Element) {
    let (outer, inner) = (list.get_bounding_client_rect(), entry.get_bounding_client_rect());
    let above = inner.top() - outer.top();
    let below = inner.bottom() - outer.bottom();
    let by = if above < 0.0 { above } else { below.max(0.0) };
    if by != 0.0 {
        list.set_scroll_top(list.scroll_top() + by as i32);
    }
}

#[cfg(test)]
mod tests {
    use skep_rules::GameType;

    use super::*;

    #[test]
    fn a_variation_follows_the_move_it_replaces() {
        let mut tree = GameTree::new(GameType::BASE);
        for text in ["wS1", "bS1 wS1-", "wQ -wS1"] {
            tree.play_text(text).unwrap();
        }
        tree.back();
        tree.back();
        tree.play_text("bA1 wS1-").unwrap();
        let shown = |entry: &Entry| {
            format!(
                "{}{} {}",
                " ".repeat(entry.depth),
                entry.number.as_deref().unwrap_or(""),
                entry.text
            )
        };
        let shown: Vec<String> = entries(&tree).iter().map(shown).collect();
        assert_eq!(shown, ["1. wS1", " bS1 wS1-", " 1… bA1 wS1-", "2. wQ -wS1"]);
    }

    #[test]
    fn secret_choices_are_not_listed() {
        let mut tree = GameTree::new("Base+Swarm".parse().unwrap());
        tree.play_text("pick wA1 wA2 wA3").unwrap();
        assert_eq!(entries(&tree)[0].text, "pick ?");
        tree.play_text("pick bA1 bA2 bA3").unwrap();
        assert_eq!(entries(&tree)[0].text, "pick wA1 wA2 wA3");
    }
}

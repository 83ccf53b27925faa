//! The move list with variations.

use leptos::prelude::*;
use leptos::{ev, html};
use skep_record::{GameTree, NodeId, TreeStep};
use skep_rules::{Bug, Color};
use wasm_bindgen::JsCast;

use super::move_sentences::MoveSentences;
use crate::after_frame::AfterFrame;
use crate::components::icon;
use crate::game_context::GameContext;
use crate::i18n::I18n;

/// An entry of the move list.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct MoveListEntry {
    node: NodeId,
    /// The move number before it: `3.` for White, `3…` for Black at the start of a line.
    number: Option<String>,
    text: String,
    /// The player; `None` for choices before the first turn.
    player: Option<Color>,
    /// The creature that acts.
    bug: Option<Bug>,
    depth: usize,
    /// Whether it starts a new line of the list.
    breaks: bool,
}

/// A part of the move list.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Part {
    /// A move of the main line.
    Move(MoveListEntry),
    /// The variations under a move, each line with its depth.
    Variations(Vec<(usize, Vec<MoveListEntry>)>),
}

impl Part {
    fn entries(&self) -> Box<dyn Iterator<Item = &MoveListEntry> + '_> {
        match self {
            Part::Move(entry) => Box::new(std::iter::once(entry)),
            Part::Variations(lines) => Box::new(lines.iter().flat_map(|(_, line)| line)),
        }
    }
}

/// All entries in the order of the list.
fn in_order(parts: &[Part]) -> impl Iterator<Item = &MoveListEntry> {
    parts.iter().flat_map(Part::entries)
}

/// The entry to which a key leads from another one: the next, the one before, the first or the last.
fn entry_at_key(parts: &[Part], from: Option<NodeId>, key: &str) -> Option<NodeId> {
    let order: Vec<NodeId> = in_order(parts).map(|entry| entry.node).collect();
    let here = order.iter().position(|&node| Some(node) == from);
    let last = order.len().checked_sub(1)?;
    let to = match (key, here) {
        ("ArrowDown", Some(here)) => (here + 1).min(last),
        ("ArrowUp", Some(here)) => here.saturating_sub(1),
        ("Home", _) => 0,
        ("End", _) => last,
        _ => return None,
    };
    Some(order[to])
}

/// Collects the variations between the moves of the main line.
fn parts(entries: Vec<MoveListEntry>) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for entry in entries {
        match (entry.depth, parts.last_mut()) {
            (0, _) => parts.push(Part::Move(entry)),
            (_, Some(Part::Variations(lines))) => match lines.last_mut() {
                Some((_, line)) if !entry.breaks => line.push(entry),
                _ => lines.push((entry.depth, vec![entry])),
            },
            (depth, _) => parts.push(Part::Variations(vec![(depth, vec![entry])])),
        }
    }
    parts
}

/// The creature whose tile a written move names first.
fn acting_bug(text: &str) -> Option<Bug> {
    let tile = text.trim_start_matches('~').split(' ').next()?;
    let code = tile.get(1..)?.trim_end_matches(|it: char| it.is_ascii_digit());
    Bug::from_code(code)
}

/// The entries of a tree. Choices that are still secret appear as a question mark.
fn entries(tree: &GameTree) -> Vec<MoveListEntry> {
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
            TreeStep::Choice(chosen) if secret => format!("{} ?", chosen.choice.word()),
            _ => row.text.to_owned(),
        };
        let player = (row.turn > 0).then_some(row.player);
        let bug = player.and_then(|_| acting_bug(&text));
        let (node, depth) = (row.node, row.depth);
        entries.push(MoveListEntry { node, number, text, player, bug, depth, breaks: resumes });
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

/// The button of an entry to which an event belongs.
fn button_of(event: &ev::Event) -> Option<web_sys::HtmlElement> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    target.closest("button.move").ok()??.dyn_into().ok()
}

/// The entry to which an event belongs.
fn node_of(parts: &[Part], event: &ev::Event) -> Option<NodeId> {
    let index = button_of(event)?.get_attribute("data-node")?;
    in_order(parts).map(|entry| entry.node).find(|node| node.index().to_string() == index)
}

/// The keys of the list: up and down, Home and End move the focus from entry to entry.
fn move_focus(event: &ev::KeyboardEvent, list: RwSignal<Vec<Part>>, scroll: NodeRef<html::Ol>) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let parts = list.read_untracked();
    let Some(to) = entry_at_key(&parts, node_of(&parts, event), &event.key()) else { return };
    // Home and End mean something else outside of the list.
    event.prevent_default();
    let selector = format!("[data-node='{}']", to.index());
    let found = scroll.get_untracked().and_then(|list| list.query_selector(&selector).ok()?);
    if let Some(button) = found.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = button.focus();
    }
}

/// Shows the sentence about an entry as its tooltip. It is not always there, because screen readers would read it twice.
fn show_tooltip(event: &ev::Event) {
    if let Some(button) = button_of(event)
        && let Some(sentence) = button.get_attribute("aria-label")
    {
        let _ = button.set_attribute("title", &sentence);
    }
}

/// What all entries of the list share.
#[derive(Clone)]
struct ListState {
    sentences: MoveSentences,
    /// Which entry is current.
    is_current: Selector<NodeId>,
    /// Which entry the Tab key reaches.
    is_tab_stop: Selector<Option<NodeId>>,
}

/// The move list with buttons to promote or delete a variation.
#[component]
pub(super) fn MoveList() -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let session = context.session();
    // The list is long: update it after the board has been painted.
    let list = RwSignal::new(parts(entries(session.read_untracked().tree())));
    let current = RwSignal::new(session.read_untracked().tree().current());
    // The entry that had the focus last, until another one becomes current.
    let focused = RwSignal::new(None);
    let sentences = MoveSentences::new(context, i18n);
    let follow = AfterFrame::new(move || {
        let session = session.read_untracked();
        let parts = parts(entries(session.tree()));
        if *list.read_untracked() != parts {
            list.set(parts);
        }
        let here = session.tree().current();
        if current.get_untracked() != here {
            current.set(here);
            focused.set(None);
        }
        let parts = list.read_untracked();
        sentences.compose(in_order(&parts).map(|entry| (entry.node, entry.text.as_str())));
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
    let tab_stop = move || {
        let parts = list.read();
        let current = current.get();
        let listed = |wanted: NodeId| in_order(&parts).any(|entry| entry.node == wanted);
        let first = || in_order(&parts).next().map(|entry| entry.node);
        focused
            .get()
            .filter(|&it| listed(it))
            .or(Some(current).filter(|&it| listed(it)))
            .or_else(first)
    };
    let state = ListState {
        sentences,
        is_current: Selector::new(move || current.get()),
        is_tab_stop: Selector::new(tab_stop),
    };
    let variation = move || !session.read().tree().is_main(current.get());
    view! {
        <section class="moves" aria-labelledby="moves-title">
            <h2 id="moves-title">{i18n.live_text("play-moves")}</h2>
            <Show when=move || list.read().is_empty()>
                <p class="hint">{i18n.live_text("play-no-moves")}</p>
            </Show>
            <ol
                class:none=move || list.read().is_empty()
                node_ref=scroll
                data-testid="moves"
                aria-labelledby="moves-title"
                on:keydown=move |event| move_focus(&event, list, scroll)
                on:focusin=move |event| focused.set(node_of(&list.read_untracked(), &event))
                on:pointerover=move |event| show_tooltip(&event)
            >
                <For each=move || list.get() key=|part| part.clone() let(part)>
                    <MovePart part state=state.clone() />
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

/// A move of the main line, or the variations between two.
#[component]
fn MovePart(part: Part, state: ListState) -> impl IntoView {
    let i18n = I18n::from_context();
    match part {
        Part::Move(entry) => view! { <li><MoveEntry entry state /></li> }.into_any(),
        Part::Variations(lines) => {
            let lines = lines.into_iter().map(|(depth, line)| {
                let moves = line.into_iter().map(|entry| view! { <MoveEntry entry state=state.clone() /> });
                let label = move || i18n.with("moves-variation", &[("level", depth.into())]);
                view! {
                    <span class=format!("line depth-{}", depth.min(4)) role="group" aria-label=label>
                        {moves.collect_view()}
                    </span>
                }
            });
            view! { <li class="variations">{lines.collect_view()}</li> }.into_any()
        }
    }
}

/// A move with its number and its creature.
#[component]
fn MoveEntry(entry: MoveListEntry, state: ListState) -> impl IntoView {
    let context = GameContext::from_context();
    let ListState { sentences, is_current, is_tab_stop } = state;
    let sentence = sentences.of(entry.node, &entry.text);
    let class = match entry.player {
        Some(Color::White) => "move white",
        Some(Color::Black) => "move black",
        None => "move choice-step",
    };
    let creature = entry.bug.map(|bug| {
        // Line breaks of the drawing would be part of the button's text.
        let art = skep_draw::creature(bug).replace('\n', "");
        view! {
            <svg class="creature" viewBox="-50 -50 100 100" aria-hidden="true" inner_html=art></svg>
        }
    });
    view! {
        {entry.number.map(|number| view! { <span class="number">{number}</span> })}
        <button
            class=class
            data-node=entry.node.index()
            tabindex=move || if is_tab_stop.selected(&Some(entry.node)) { "0" } else { "-1" }
            aria-label=move || sentence.get()
            aria-current=move || is_current.selected(&entry.node).then_some("step")
            on:click=move |_| context.go_to(entry.node)
        >
            {creature}
            {entry.text}
        </button>
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
        let shown = |entry: &MoveListEntry| {
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
    fn variations_are_collected_between_the_moves_of_the_main_line() {
        let mut tree = GameTree::new(GameType::BASE);
        for text in ["wS1", "bS1 wS1-", "wQ -wS1"] {
            tree.play_text(text).unwrap();
        }
        for text in ["bA1 wS1-", "bG1 wS1-"] {
            tree.to_start();
            tree.forward();
            tree.play_text(text).unwrap();
        }
        let parts = parts(entries(&tree));
        let [Part::Move(_), Part::Move(_), Part::Variations(lines), Part::Move(last)] = &parts[..]
        else {
            panic!("{parts:?}");
        };
        assert_eq!(lines.len(), 2);
        assert_eq!((last.player, last.bug), (Some(Color::White), Some(Bug::Queen)));
    }

    #[test]
    fn keys_lead_through_the_list_with_its_variations() {
        let mut tree = GameTree::new(GameType::BASE);
        let first = tree.play_text("wS1").unwrap();
        let second = tree.play_text("bS1 wS1-").unwrap();
        let last = tree.play_text("wQ -wS1").unwrap();
        tree.go_to(first);
        let variation = tree.play_text("bA1 wS1-").unwrap();
        let parts = parts(entries(&tree));
        let at = |from, key| entry_at_key(&parts, Some(from), key);
        assert_eq!(at(first, "ArrowDown"), Some(second));
        assert_eq!(at(second, "ArrowDown"), Some(variation));
        assert_eq!(at(variation, "ArrowDown"), Some(last));
        assert_eq!(at(last, "ArrowDown"), Some(last));
        assert_eq!(at(last, "ArrowUp"), Some(variation));
        assert_eq!(at(first, "ArrowUp"), Some(first));
        assert_eq!((at(second, "Home"), at(second, "End")), (Some(first), Some(last)));
        assert_eq!(at(second, "Enter"), None);
        assert_eq!(entry_at_key(&parts, None, "ArrowDown"), None);
        assert_eq!(entry_at_key(&[], None, "Home"), None);
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

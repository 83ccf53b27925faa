//! The list of games, with search and filters.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;

use super::filter::{Filter, StateFilter};
use super::row::GameRow;
use super::{Games, game_name, names};
use crate::components::{SegmentedControl, is_near_viewport};
use crate::i18n::I18n;
use crate::preset::PRESETS;
use crate::saved_games::StoredGame;

/// How many games are added to the list at a time, when its end comes near.
const CHUNK: usize = 40;

/// The search field and the filters.
#[component]
pub(super) fn Filters(games: Games, filter: RwSignal<Filter>) -> impl IntoView {
    let i18n = I18n::from_context();
    let states = StateFilter::ALL.map(|state| {
        let name = move || i18n.text(&format!("library-{}", state.word()));
        (state, state.word().to_owned(), Signal::derive(name))
    });
    let types = Memo::new(move |_| game_types(&games.read()));
    let options = move || {
        let words = i18n.words();
        let named = |text: &String| {
            let name = text.parse().map(|game_type| game_name(&words, game_type));
            (text.clone(), name.unwrap_or_else(|_| text.clone()))
        };
        types.read().iter().map(named).collect::<Vec<_>>()
    };
    view! {
        <div class="filters" role="search" aria-label=i18n.live_text("library-search")>
            <label class="field search">
                <span>{i18n.live_text("library-search")}</span>
                <input
                    type="search"
                    data-testid="games-search"
                    prop:value=move || filter.read().text.clone()
                    on:input=move |event| {
                        let text = event_target_value(&event);
                        filter.update(|filter| filter.text = text);
                    }
                />
            </label>
            <SegmentedControl
                label=Signal::derive(i18n.live_text("library-state"))
                name="games-state"
                choices=states.to_vec()
                chosen=Signal::derive(move || filter.read().state)
                choose=move |state| filter.update(|filter| filter.state = state)
            />
            <Show when=move || { types.read().len() > 1 }>
                <label class="field">
                    <span>{i18n.live_text("library-game")}</span>
                    <select
                        data-testid="games-type"
                        on:change=move |event| {
                            let chosen = Some(event_target_value(&event));
                            let chosen = chosen.filter(|chosen| !chosen.is_empty());
                            filter.update(|filter| filter.game_type = chosen);
                        }
                    >
                        <option value="">{i18n.live_text("library-every-game")}</option>
                        {move || {
                            let option = |(value, name): (String, String)| {
                                let chosen = filter.read_untracked().game_type.as_ref() == Some(&value);
                                view! { <option value=value selected=chosen>{name}</option> }
                            };
                            options().into_iter().map(option).collect_view()
                        }}
                    </select>
                </label>
            </Show>
        </div>
    }
}

/// The game types in the list: presets in their order, then the others.
fn game_types(games: &Option<Vec<Arc<StoredGame>>>) -> Vec<String> {
    let summaries = games.iter().flatten().filter_map(|game| game.summary.as_ref().ok());
    let mut types: Vec<String> = summaries.map(|summary| summary.game_type.clone()).collect();
    types.sort();
    types.dedup();
    let place = |text: &String| {
        let game_type = text.parse().ok();
        PRESETS.iter().position(|preset| Some(preset.game_type()) == game_type)
    };
    types.sort_by_cached_key(|text| place(text).unwrap_or(PRESETS.len()));
    types
}

/// The games that the filter admits. Long lists grow while they are scrolled.
#[component]
pub(super) fn GameList(
    games: Games,
    filter: RwSignal<Filter>,
    renaming: RwSignal<Option<Arc<StoredGame>>>,
    #[prop(into)] delete: Callback<Arc<StoredGame>>,
) -> impl IntoView {
    let i18n = I18n::from_context();
    let shown = RwSignal::new(CHUNK);
    let found =
        Memo::new_with_compare(move |_| admitted(i18n, &games.read(), &filter.read()), |_, _| true);
    Effect::new(move |_| {
        filter.track();
        shown.set(CHUNK);
    });
    let more = Memo::new(move |_| (found.read().len() > shown.get()).then(|| shown.get()));
    let total = move || games.read().as_ref().map_or(0, Vec::len);
    let count = move || {
        let (found, total) = (found.read().len(), total());
        match total {
            0 => String::new(),
            _ if found == 0 => i18n.text("library-none-found"),
            _ => i18n.with("library-count", &[("found", found.into()), ("total", total.into())]),
        }
    };
    view! {
        <p class="count" role="status" data-testid="games-count">{count}</p>
        <ul class="games-list" data-testid="games-list">
            <For
                each=move || found.get().into_iter().take(shown.get())
                key=|game| (game.id.clone(), game.revision)
                children=move |game| view! { <GameRow game renaming delete /> }
            />
        </ul>
        {move || {
            more.get().map(|_| view! { <More more=move |()| shown.update(|shown| *shown += CHUNK) /> })
        }}
    }
}

fn admitted(
    i18n: I18n,
    games: &Option<Vec<Arc<StoredGame>>>,
    filter: &Filter,
) -> Vec<Arc<StoredGame>> {
    let words = i18n.words();
    let is_admitted = |game: &&Arc<StoredGame>| {
        let summary = game.summary.as_ref().ok();
        let about = summary.map(|summary| names::players(&words, summary)).unwrap_or_default();
        filter.admits(&format!("{} {about}", names::name(&words, game)), summary)
    };
    games.iter().flatten().filter(is_admitted).cloned().collect()
}

/// The end of a list that has more: what follows is added when it comes near, or at the press of a button.
#[component]
fn More(#[prop(into)] more: Callback<()>) -> impl IntoView {
    let i18n = I18n::from_context();
    let end = NodeRef::<html::Div>::new();
    let near = is_near_viewport(end);
    Effect::new(move |_| {
        if near.get() {
            more.run(());
        }
    });
    view! {
        <div node_ref=end class="more">
            <button data-testid="games-more" on:click=move |_| more.run(())>
                {i18n.live_text("library-more")}
            </button>
        </div>
    }
}

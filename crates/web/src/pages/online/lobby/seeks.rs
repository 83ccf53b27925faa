//! Games that anybody may join.

use leptos::prelude::*;
use leptos_router::components::A;
use skep_wire::{Channel, SeekView, ServerMessage};

use crate::i18n::I18n;
use crate::online::{Heard, Online};
use crate::pages::online::address::game_path;
use crate::pages::online::texts::{person_name, terms_text};

/// Games that anybody may join, and how many people and games there are.
#[component]
pub(super) fn Seeks() -> impl IntoView {
    let (i18n, online) = (I18n::from_context(), Online::from_context());
    let lobby = RwSignal::new(None::<(Vec<SeekView>, u32, u32)>);
    online.listen(Channel::Lobby, move |heard| {
        let Heard::Message(message) = heard else { return };
        if let ServerMessage::Lobby { seeks, people, games } = &*message {
            lobby.set(Some((seeks.clone(), *people, *games)));
        }
    });
    // One's own are in the list of one's own games.
    let others = Memo::new(move |_| {
        let me = online.me().map(|me| me.id);
        let lobby = lobby.read();
        let seeks = lobby.as_ref().map(|(seeks, ..)| seeks.clone()).unwrap_or_default();
        seeks.into_iter().filter(|seek| Some(seek.creator.id) != me).collect::<Vec<_>>()
    });
    let numbers = move || {
        let (_, people, games) = lobby.get()?;
        let variables = [("people", people.into()), ("games", games.into())];
        Some(i18n.with("online-numbers", &variables))
    };
    view! {
        <section aria-labelledby="seeks-heading" data-testid="seeks">
            <h2 id="seeks-heading">{i18n.live_text("online-seeks")}</h2>
            <Show when=move || others.read().is_empty()>
                <p class="lead">{i18n.live_text("online-seeks-none")}</p>
            </Show>
            <ul class="game-rows">
                <For each=move || others.get() key=|seek| seek.game let(seek)>
                    <SeekRow seek />
                </For>
            </ul>
            <p class="lead" data-testid="numbers">{numbers}</p>
        </section>
    }
}

/// A game that can be joined. What is played is shown before one joins.
#[component]
fn SeekRow(seek: SeekView) -> impl IntoView {
    let i18n = I18n::from_context();
    let href = game_path(seek.game);
    let seek = StoredValue::new(seek);
    let title = move || seek.with_value(|seek| terms_text(&i18n.words(), &seek.terms));
    let by = move || {
        let words = i18n.words();
        seek.with_value(|seek| {
            let name = person_name(&words, &seek.creator);
            match seek.rating {
                Some(rating) => {
                    let sign = if rating.provisional { "?" } else { "" };
                    format!("{name} · {}{sign}", rating.rating)
                }
                None => name,
            }
        })
    };
    view! {
        <li>
            <A href=href attr:data-testid="seek-row">
                <strong>{title}</strong>
                <small>{by}</small>
            </A>
        </li>
    }
}

//! The bar that shows how games ended.

use leptos::prelude::*;
use skep_explorer::Results;

use crate::i18n::I18n;

/// The least share of a part of the bar that has room for its number, in percent.
const ROOM: u32 = 18;

/// A bar of White's wins, draws and Black's wins, in this order. The parts are light, hatched and dark, and numbers say how
/// large they are.
#[component]
pub(super) fn ResultBar(results: Results) -> impl IntoView {
    let i18n = I18n::from_context();
    let Some(parts) = results.percentages() else {
        return view! {
            <span class="result-bar none">{i18n.live_text("explorer-undecided")}</span>
        }
        .into_any();
    };
    let [white, draws, black] = parts;
    let label = move || {
        let variables = [("white", white.into()), ("draws", draws.into()), ("black", black.into())];
        i18n.with("explorer-bar", &variables)
    };
    let classes = ["white", "draws", "black"];
    let shown = classes.into_iter().zip(parts).filter(|(_, percent)| *percent > 0);
    let segments = shown.map(|(class, percent)| {
        view! {
            <span class=class style:width=format!("{percent}%")>
                {(percent >= ROOM).then(|| view! { <b>{format!("{percent}")}</b> })}
            </span>
        }
    });
    view! {
        <span class="result-bar" role="img" aria-label=label title=label>
            {segments.collect_view()}
        </span>
    }
    .into_any()
}

//! The table of moves.

use leptos::prelude::*;
use skep_rules::{Action, Color};

use super::result_bar::ResultBar;
use super::rows::{MoveRow, total};
use crate::after_frame::after_frame;
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::table::Table;

/// The moves that were played, most games first.
#[component]
pub(super) fn MoveTable(rows: Memo<Vec<MoveRow>>, table: Table) -> impl IntoView {
    let i18n = I18n::from_context();
    let body = move || rows.get().into_iter().map(|row| view! { <Row row table /> }).collect_view();
    let sum = move || {
        let results = total(&rows.read());
        view! {
            <td>{i18n.text("explorer-total")}</td>
            <td class="count" data-testid="explorer-total">{results.games()}</td>
            <td></td>
            <td><ResultBar results /></td>
        }
    };
    view! {
        <table class="explorer-moves" data-testid="explorer-moves">
            <caption class="unseen">{i18n.live_text("explorer-table")}</caption>
            <thead>
                <tr>
                    <th scope="col">{i18n.live_text("explorer-move")}</th>
                    <th scope="col" class="count">{i18n.live_text("explorer-games")}</th>
                    <th scope="col" class="count">
                        <span aria-hidden="true">"%"</span>
                        <span class="unseen">{i18n.live_text("explorer-share")}</span>
                    </th>
                    <th scope="col">{i18n.live_text("explorer-results")}</th>
                </tr>
            </thead>
            <tbody>{body}</tbody>
            <tfoot><tr>{sum}</tr></tfoot>
        </table>
    }
}

/// The move as a sentence, in the language of the page. It follows a frame later: the numbers of a position must not wait
/// for it while somebody steps through a game.
fn sentence_of(action: Action, table: Table) -> RwSignal<Option<String>> {
    let i18n = I18n::from_context();
    let sentence = RwSignal::new(None);
    Effect::new(move |_| {
        let words = i18n.words();
        after_frame(move || {
            // Another position may be shown already.
            if sentence.is_disposed() {
                return;
            }
            let text = table.position.with_untracked(|position| words.action(position, action));
            sentence.set(Some(text));
        });
    });
    sentence
}

/// A move. Pointing at it shows it on the board, pressing it plays it.
#[component]
fn Row(row: MoveRow, table: Table) -> impl IntoView {
    let context = GameContext::from_context();
    let action = row.action;
    let position = table.position;
    let sentence = sentence_of(action, table);
    let label = {
        let text = row.text.clone();
        move || sentence.get().map(|sentence| format!("{text}: {sentence}"))
    };
    let point = move || table.pointed.set(Some(action));
    let leave = move || {
        // Another row may have been pointed at meanwhile.
        if table.pointed.get_untracked() == Some(action) {
            table.pointed.set(None);
        }
    };
    let creature = row.bug.map(|bug| {
        let art = skep_draw::creature(bug).replace('\n', "");
        view! {
            <svg class="creature" viewBox="-50 -50 100 100" aria-hidden="true" inner_html=art></svg>
        }
    });
    let class = match position.read_untracked().to_move() {
        Color::White => "move white",
        Color::Black => "move black",
    };
    view! {
        <tr
            data-testid="explorer-row"
            on:pointerenter=move |_| point()
            on:pointerleave=move |_| leave()
        >
            <td>
                <button
                    class=class
                    aria-label=label
                    title=move || sentence.get()
                    on:focus=move |_| point()
                    on:blur=move |_| leave()
                    on:click=move |_| context.play(action)
                >
                    {creature}
                    {row.text}
                </button>
            </td>
            <td class="count">{row.results.games()}</td>
            <td class="count">{row.share}</td>
            <td><ResultBar results=row.results /></td>
        </tr>
    }
}

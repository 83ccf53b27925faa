//! The panel of the review.

use leptos::prelude::*;
use skep_record::{GameTree, TreeStep};
use skep_review::ReviewedMove;
use skep_rules::Color;

use super::graph::WinGraph;
use super::state::{ReviewStage, ReviewState};
use super::texts;
use super::variations::{add_line, add_lines, remove_lines};
use crate::components::{TextButton, icon};
use crate::i18n::I18n;

/// The review: a button, the progress, and what has been found.
#[component]
pub(crate) fn ReviewPanel() -> impl IntoView {
    let state = ReviewState::from_context();
    let has_results = Memo::new(move |_| !state.review.read().moves.is_empty());
    let draws = Memo::new(move |_| state.review.read().moves.iter().any(|it| it.draws));
    view! {
        <div class="review" data-testid="review">
            <RunControls />
            <Show when=move || has_results.get()>
                <WinGraph />
                <CurrentMove />
                <TurningPoints />
                <LearnButtons />
                <VariationControls />
                <Summary />
                <Show when=move || draws.get()>
                    <p class="hint" data-testid="review-draws">
                        {state.i18n.live_text("review-draws")}
                    </p>
                </Show>
            </Show>
        </div>
    }
}

/// What can be done now: begin, cancel, go on; and how far the review has come. One button does all of it, so that it
/// keeps the focus.
#[component]
fn RunControls() -> impl IntoView {
    let state = ReviewState::from_context();
    let i18n = state.i18n;
    let session = state.context.session();
    let is_empty = Memo::new(move |_| !has_moves(session.read().tree()));
    let is_running = Memo::new(move |_| *state.stage.read() == ReviewStage::Running);
    let note = move || match state.stage.get() {
        ReviewStage::Idle if is_empty.get() => Some(i18n.text("review-no-moves")),
        ReviewStage::Idle => Some(i18n.text("review-about")),
        ReviewStage::Paused => Some(i18n.text("review-paused")),
        ReviewStage::Failed(reason) => {
            Some(i18n.with("review-stopped", &[("reason", reason.into())]))
        }
        ReviewStage::Running | ReviewStage::Complete => None,
    };
    let key = move || match *state.stage.read() {
        ReviewStage::Idle => "review-start",
        ReviewStage::Running => "review-cancel",
        ReviewStage::Paused | ReviewStage::Failed(_) | ReviewStage::Complete => "review-continue",
    };
    let press = move |_| if is_running.get_untracked() { state.pause() } else { state.start() };
    view! {
        <Show when=move || *state.stage.read() != ReviewStage::Complete>
            <div class="review-run">
                {move || note().map(|text| view! {
                    <p class="hint" role="status" data-testid="review-note">{text}</p>
                })}
                <Show when=move || is_running.get()>
                    <Progress />
                </Show>
                <button
                    class=move || if is_running.get() { "" } else { "main" }
                    data-testid=move || if is_running.get() { "review-cancel" } else { "review-start" }
                    prop:disabled=move || is_empty.get()
                    on:click=press
                >
                    {move || if is_running.get() { icon::stop().into_any() } else { icon::play().into_any() }}
                    {move || i18n.text(key())}
                </button>
            </div>
        </Show>
    }
}

/// Whether the main line of a tree has a move.
fn has_moves(tree: &GameTree) -> bool {
    tree.main_line().iter().any(|&node| matches!(tree.step(node), Some(TreeStep::Action(_))))
}

/// The progress of a running review.
#[component]
fn Progress() -> impl IntoView {
    let state = ReviewState::from_context();
    let i18n = state.i18n;
    let points = move || state.progress.get() * 100.0;
    view! {
        <div class="review-progress">
            <progress
                max="100"
                value=points
                data-testid="review-progress"
                aria-label=i18n.live_text("review-progress")
            ></progress>
            <span class="figure">{move || texts::percent(&i18n.words(), points().floor())}</span>
        </div>
    }
}

/// What the review says about the current move, with its better line.
#[component]
fn CurrentMove() -> impl IntoView {
    let state = ReviewState::from_context();
    let i18n = state.i18n;
    let session = state.context.session();
    let reviewed = Memo::new(move |_| {
        let here = session.read().tree().current();
        let review = state.review.read();
        review.moves.iter().find(|it| it.node == here && it.judgement.is_some()).cloned()
    });
    let said = move |reviewed: &ReviewedMove| {
        let words = i18n.words();
        let before = session.read().tree().last().map(|(before, _)| before)?;
        let verdict = texts::verdict(&words, reviewed, before.game_type().family());
        Some((verdict, texts::best_was(&words, reviewed, &before)))
    };
    let play_line = move |()| {
        let Some(reviewed) = reviewed.get_untracked() else { return };
        let added = state.context.browse(|tree| {
            let line = add_line(tree, &reviewed)?;
            tree.go_to(line.first);
            Some(line)
        });
        state.added.update(|known| known.extend(added.and_then(|line| line.new)));
    };
    view! {
        <div class="verdict" data-testid="verdict" role="status">
            {move || reviewed.get().and_then(|it| said(&it)).map(|(verdict, best)| view! {
                <p><strong>{verdict}</strong> " " {best}</p>
                <TextButton key="review-line-play" testid="review-line" press=play_line />
            })}
        </div>
    }
}

/// Accuracy and counts of both players.
#[component]
fn Summary() -> impl IntoView {
    let state = ReviewState::from_context();
    let i18n = state.i18n;
    let rows = move || {
        let rows = texts::summary_rows(&i18n.words(), &state.review.read());
        rows.map(|[name, white, black]| {
            view! { <tr><th scope="row">{name}</th><td>{white}</td><td>{black}</td></tr> }
        })
    };
    let color = move |color: Color| move || i18n.words().color(color);
    view! {
        <table class="review-summary" data-testid="review-summary">
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{color(Color::White)}</th>
                    <th scope="col">{color(Color::Black)}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// The turning points, to jump to.
#[component]
fn TurningPoints() -> impl IntoView {
    let state = ReviewState::from_context();
    let session = state.context.session();
    let points = Memo::new(move |_| {
        let review = state.review.read();
        let session = session.read_untracked();
        let point = |it: &ReviewedMove| {
            let name = texts::move_name(session.tree(), it.node)?;
            Some((it.node, name, it.judgement?.glyph()))
        };
        review.turning_points().filter_map(point).collect::<Vec<_>>()
    });
    let context = state.context;
    let button = move |(node, name, glyph): (_, String, &'static str)| {
        view! {
            <li>
                <button class="quiet" on:click=move |_| context.go_to(node)>
                    {name} " " <strong>{glyph}</strong>
                </button>
            </li>
        }
    };
    view! {
        <Show when=move || !points.read().is_empty()>
            <section class="turning-points" data-testid="turning-points">
                <h3>{state.i18n.live_text("review-turning-points")}</h3>
                <ul>{move || points.get().into_iter().map(button).collect_view()}</ul>
            </section>
        </Show>
    }
}

/// Adds the better lines to the game as variations, and removes them again.
#[component]
fn VariationControls() -> impl IntoView {
    let state = ReviewState::from_context();
    let context = state.context;
    let has_judged = move || state.review.read().moves.iter().any(|it| it.judgement.is_some());
    let has_added = Memo::new(move |_| {
        let session = context.session();
        let session = session.read();
        state.added.read().iter().any(|&node| session.tree().step(node).is_some())
    });
    let add = move |()| {
        let review = state.review.get_untracked();
        let added = context.browse(|tree| add_lines(tree, &review));
        state.added.update(|known| known.extend(added));
    };
    let remove = move |()| {
        let added = state.added.try_update(std::mem::take).unwrap_or_default();
        context.browse(|tree| remove_lines(tree, &added));
    };
    view! {
        <Show when=has_judged>
            <div class="buttons">
                <TextButton key="review-lines-add" testid="review-lines-add" press=add />
                <Show when=move || has_added.get()>
                    <TextButton
                        key="review-lines-remove"
                        testid="review-lines-remove"
                        press=remove
                    >
                        {icon::undo()}
                    </TextButton>
                </Show>
            </div>
        </Show>
    }
}

/// Buttons that begin to ask about the mistakes of a player.
#[component]
fn LearnButtons() -> impl IntoView {
    let state = ReviewState::from_context();
    let i18n = I18n::from_context();
    let count = move |player: Color| {
        let review = state.review.read();
        review.moves.iter().filter(|it| it.player == player && it.is_asked()).count()
    };
    let button = move |player: Color, key: &'static str, testid: &'static str| {
        let count = Memo::new(move |_| count(player));
        view! {
            <button
                data-testid=testid
                prop:disabled=move || count.get() == 0
                on:click=move |_| state.start_training(player)
            >
                {move || i18n.with(key, &[("count", count.get().into())])}
            </button>
        }
    };
    // The person's own mistakes come first.
    let own_first = move || {
        let white = button(Color::White, "learn-white", "learn-white").into_any();
        let black = button(Color::Black, "learn-black", "learn-black").into_any();
        let near = state.context.session().read_untracked().bottom_player();
        if near == Color::White { [white, black] } else { [black, white] }
    };
    view! {
        <Show when=move || state.stage.get() == ReviewStage::Complete>
            <section class="learn-start">
                <h3>{i18n.live_text("learn-title")}</h3>
                <div class="buttons">{own_first()}</div>
            </section>
        </Show>
    }
}

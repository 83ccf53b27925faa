//! The lines that the engine has found. Rows and buttons stay the same elements while the engine goes on, so that they keep
//! the focus.

use leptos::ev;
use leptos::prelude::*;
use skep_worker::{LineUpdate, MAX_ANALYSED_LINES};
use wasm_bindgen::JsCast;

use super::state::EngineState;
use super::walk::Walk;
use crate::components::{IconButton, icon};
use crate::i18n::I18n;

/// The moves of a line that are shown.
const MAX_MOVES: usize = 10;

/// The lines, best first.
#[component]
pub(super) fn Lines() -> impl IntoView {
    let state: EngineState = expect_context();
    let i18n = I18n::from_context();
    let count = Memo::new(move |_| {
        state.analysis.read().as_ref().map_or(0, |found| found.update.lines.len())
    });
    let rows = (0..MAX_ANALYSED_LINES).map(|index| {
        view! { <Show when=move || { index < count.get() }><Line index /></Show> }
    });
    view! {
        <ol
            class="engine-lines"
            aria-label=i18n.live_text("engine-found")
            data-testid="engine-found"
            // The height stays while the next position has no score yet.
            style:min-height=move || {
                let wanted = if state.problem.read().is_some() { 0 } else { state.settings.read().lines };
                format!("min({}rem, var(--most))", 2 * wanted)
            }
            on:pointerleave=move |_| state.point_out(None)
        >
            {rows.collect_view()}
        </ol>
    }
}

/// One line: its score, its moves, and what can be done with it.
#[component]
fn Line(index: usize) -> impl IntoView {
    let state: EngineState = expect_context();
    let i18n = I18n::from_context();
    let line = Memo::new(move |_| {
        state.analysis.read().as_ref().and_then(|it| it.update.lines.get(index).cloned())
    });
    let score = Memo::new(move |_| {
        let found = state.analysis.read();
        let found = found.as_ref()?;
        Some(found.score(&i18n.words(), found.update.lines.get(index)?))
    });
    let label = move || {
        let number = index + 1;
        let score = score.get()?;
        let chance = score.chance.into();
        Some(match score.tenths {
            None => {
                i18n.with("engine-line-forced", &[("number", number.into()), ("score", chance)])
            }
            Some(tenths) => i18n.with(
                "engine-line",
                &[("number", number.into()), ("score", chance), ("tenths", tenths.into())],
            ),
        })
    };
    let numbered = move |key: &'static str| {
        Signal::derive(move || i18n.with(key, &[("number", (index + 1).into())]))
    };
    let is_threat = Signal::derive(move || state.settings.read().threat);
    view! {
        <li
            aria-label=label
            data-testid=format!("engine-line-{}", index + 1)
            on:pointerenter=move |_| state.point_out(Some(index))
            on:focusin=move |_| state.point_out(Some(index))
            on:focusout=move |_| state.point_out(None)
        >
            <span class="score" data-testid="engine-score">
                <b>{move || score.get().map(|it| it.chance)}</b>
                <span class="tenths">{move || score.get().and_then(|it| it.tenths)}</span>
            </span>
            <Moves index line />
            <span class="line-ways">
                <IconButton
                    label=numbered("engine-play")
                    testid="engine-play"
                    disabled=is_threat
                    press=move |()| state.play(index)
                >
                    {icon::play()}
                </IconButton>
                <IconButton
                    label=numbered("engine-insert")
                    testid="engine-insert"
                    disabled=is_threat
                    press=move |()| state.insert(index)
                >
                    {icon::plus()}
                </IconButton>
            </span>
        </li>
    }
}

/// The moves of a line as buttons: each shows the position after it.
#[component]
fn Moves(index: usize, line: Memo<Option<LineUpdate>>) -> impl IntoView {
    let state: EngineState = expect_context();
    let at = Memo::new(move |_| {
        let walk = state.walk.read();
        walk.as_ref().filter(|walk| walk.line == index).map(|walk| walk.place().0)
    });
    let buttons = (0..MAX_MOVES).map(|place| {
        let text = Memo::new(move |_| line.read().as_ref()?.moves.get(place).cloned());
        let is_here = move || at.get() == Some(place + 1);
        view! {
            <button
                class="move"
                hidden=move || text.read().is_none()
                tabindex=move || if at.get().unwrap_or(1) == place + 1 { "0" } else { "-1" }
                aria-current=move || is_here().then_some("step")
                on:click=move |_| state.walk_to(index, place + 1)
            >
                {move || text.get()}
            </button>
        }
    });
    view! {
        <span
            class="line-moves"
            data-testid="engine-moves"
            on:keydown=move |event| step_by_key(state, index, &event)
        >
            {buttons.collect_view()}
        </span>
    }
}

/// In a line, the arrow keys walk through it instead of the game, and Escape ends the walk.
fn step_by_key(state: EngineState, line: usize, event: &ev::KeyboardEvent) {
    let forward = match event.key().as_str() {
        "ArrowRight" => true,
        "ArrowLeft" => false,
        "Escape" => {
            event.stop_propagation();
            return state.walk.set(None);
        }
        _ => return,
    };
    event.prevent_default();
    event.stop_propagation();
    let is_here = state.walk.read_untracked().as_ref().is_some_and(|walk| walk.line == line);
    match is_here {
        true => state.walk(forward),
        false => state.walk_to(line, 1),
    }
    let at = state.walk.read_untracked().as_ref().map_or(1, |walk| walk.place().0);
    let list = event.current_target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
    let button = list.and_then(|list| list.children().item(at as u32 - 1));
    if let Some(button) = button.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = button.focus();
    }
}

/// Where the walk through a line is, and buttons to go on.
#[component]
pub(super) fn WalkBar() -> impl IntoView {
    let state: EngineState = expect_context();
    let i18n = I18n::from_context();
    let text = move || {
        let walk = state.walk.read();
        let (line, (step, count)) = walk.as_ref().map(|walk| (walk.line, Walk::place(walk)))?;
        Some(i18n.with(
            "engine-walk",
            &[("number", (line + 1).into()), ("step", step.into()), ("count", count.into())],
        ))
    };
    let label = move |key: &'static str| Signal::derive(i18n.live_text(key));
    view! {
        <Show when=move || state.walk.read().is_some()>
            <div class="walk" data-testid="engine-walk">
                <span role="status">{text}</span>
                <IconButton
                    label=label("engine-walk-back")
                    testid="engine-walk-back"
                    press=move |()| state.walk(false)
                >
                    {icon::back()}
                </IconButton>
                <IconButton
                    label=label("engine-walk-forward")
                    testid="engine-walk-forward"
                    press=move |()| state.walk(true)
                >
                    {icon::forward()}
                </IconButton>
                <IconButton
                    label=label("engine-walk-end")
                    testid="engine-walk-end"
                    press=move |()| state.walk.set(None)
                >
                    {icon::cross()}
                </IconButton>
            </div>
        </Show>
    }
}

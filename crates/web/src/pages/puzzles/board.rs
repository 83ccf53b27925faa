//! The board of a puzzle, with the reserves.

use leptos::prelude::*;
use skep_board::{ActionButtons, Board, BoardOptions, Rotation, Tray};
use skep_record::{Drawing, Pen, Shape};
use skep_rules::Color;

use super::state::{PuzzleState, Said};
use crate::i18n::I18n;
use crate::settings::Settings;

/// The board of the current puzzle, with the reserve of the side that solves below it.
#[component]
pub(super) fn PuzzleBoard(state: PuzzleState) -> impl IntoView {
    let i18n = I18n::from_context();
    let settings = expect_context::<RwSignal<Settings>>();
    let rotation = expect_context::<RwSignal<Rotation>>();
    let PuzzleState { interaction, hint, last, posed, .. } = state;
    let words = Signal::derive(move || i18n.words());
    let is_venom = Memo::new(move |_| state.shown.read().game_type().is_venom());
    let options = Signal::derive(move || BoardOptions {
        motion: settings.read().animation,
        backs: is_venom.get(),
        coordinates: settings.read().coordinates,
    });
    let game = Memo::new(move |_| posed.read().puzzle.id.to_string());
    // The tile of a hint, if it is in play.
    let drawn = Memo::new(move |_| match &*state.said.read() {
        Some(Said::HintTile) => hinted_tile(state).into_iter().collect(),
        _ => Vec::new(),
    });
    let near = Memo::new(move |_| state.learner());
    let far = Memo::new(move |_| !near.get());
    let tray = move |color: Memo<Color>| {
        let is_empty = Memo::new(move |_| {
            let posed = posed.read();
            let position = posed.open.start.position();
            position.reserve(color.get()).is_empty() && position.bag().is_empty()
        });
        move || {
            let color = color.get();
            (!is_empty.get()).then(|| view! { <Tray interaction color words options /> })
        }
    };
    view! {
        <div class="puzzle-table">
            {tray(far)}
            <div class="middle">
                <Board interaction last hint words options game rotation drawn />
            </div>
            {tray(near)}
            <ActionButtons interaction words />
        </div>
    }
}

/// A mark on the tile of the hint.
fn hinted_tile(state: PuzzleState) -> Option<Drawing> {
    let tile = state.run.read().hint()?;
    let cell = state.shown.read().cell(tile)?;
    let place = state.shown.read().layout().place(cell)?;
    Some(Drawing { shape: Shape::Cell(place), pen: Pen::Blue })
}

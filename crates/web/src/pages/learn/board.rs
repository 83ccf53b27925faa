//! The board of a lesson, with the reserves that it needs.

use leptos::prelude::*;
use skep_board::{ActionButtons, Board, BoardOptions, Rotation, Tray};
use skep_learn::{LessonRun, Step};
use skep_record::Shape;
use skep_rules::{Action, Color, Pack};
use skep_words::Words;

use super::state::LessonState;
use crate::i18n::I18n;
use crate::settings::Settings;

/// The board of the current step.
#[component]
pub(super) fn LessonBoard(state: LessonState) -> impl IntoView {
    let i18n = I18n::from_context();
    let settings = expect_context::<RwSignal<Settings>>();
    let rotation = expect_context::<RwSignal<Rotation>>();
    let LessonState { run, interaction, hint, last, .. } = state;
    let words = Signal::derive(move || i18n.words());
    let options = Signal::derive(move || BoardOptions {
        motion: settings.read().animation,
        backs: run.read().position().game_type().is_venom(),
        coordinates: settings.read().coordinates,
    });
    let game = Memo::new(move |_| {
        let run = run.read();
        format!("{} {}", run.lesson().name, run.index())
    });
    // Marks are about the start of the step.
    let marks = Memo::new(move |_| {
        let run = run.read();
        if run.is_fresh() { run.step().marks.clone() } else { Vec::new() }
    });
    let trays = Memo::new(move |_| reserves(run.read().step()));
    let has = move |color: Color| trays.read().contains(&color);
    let near = Memo::new(move |_| run.read().learner());
    let tray = move |color: Memo<Color>| {
        move || {
            let color = color.get();
            has(color).then(|| view! { <Tray interaction color words options /> })
        }
    };
    let far = Memo::new(move |_| !near.get());
    view! {
        <div class="lesson-table">
            {tray(far)}
            <div class="middle">
                <Board interaction last hint words options game rotation drawn=marks />
            </div>
            {tray(near)}
            <ActionButtons interaction words />
            <p class="unseen" data-testid="lesson-marks">
                {move || marks_text(&i18n.words(), &run.read())}
            </p>
        </div>
    }
}

/// The players whose reserves the step needs. A reserve that is not needed would only distract.
fn reserves(step: &Step) -> Vec<Color> {
    let position = step.start.position();
    let learner = position.to_move();
    if step.opponent.is_some() || position.game_type().has_pack(Pack::Swarm) {
        return Color::ALL.to_vec();
    }
    let texts = step.solution.iter().chain(step.wrong.iter().flat_map(|wrong| &wrong.plays));
    let places = |text: &String| {
        let action = position.read_move_unchecked(text);
        match action {
            Ok(Action::Place { .. }) => true,
            // A later move may refer to a tile that is placed first.
            Ok(_) => false,
            Err(_) => true,
        }
    };
    if texts.into_iter().any(places) { vec![learner] } else { Vec::new() }
}

/// The marked cells of a fresh step, for those who do not see them.
fn marks_text(words: &Words, run: &LessonRun) -> String {
    if !run.is_fresh() {
        return String::new();
    }
    let position = run.position();
    let layout = position.layout();
    let place = |shape: Shape| match shape {
        Shape::Cell(place) | Shape::Arrow(_, place) => {
            layout.cell(place).map(|cell| words.place(position, cell))
        }
    };
    let places = run.step().marks.iter().filter_map(|mark| place(mark.shape));
    let places: Vec<String> = places.collect();
    match places.is_empty() {
        true => String::new(),
        false => words.with("learn-marked", &[("places", places.join("; ").into())]),
    }
}

//! The graph of a rating, and the same as a table.

use leptos::prelude::*;
use skep_wire::ProfileRating;

use super::super::rating_graph::RatingGraph;
use super::super::texts;
use crate::i18n::I18n;
use crate::time;

/// Space around the graph: for the numbers at its left, and for marks and numbers at its edges.
const LEFT: f64 = 52.0;
const MARGIN: f64 = 22.0;

/// The graph of one rating. The sentence under it says what it shows.
#[component]
pub(super) fn Graph(rating: ProfileRating) -> impl IntoView {
    let i18n = I18n::from_context();
    let ProfileRating { family, speed, history, games, .. } = rating;
    // Of very many games only the last are in the graph.
    let before = (games as usize).saturating_sub(history.len());
    RatingGraph::new(history).map(|graph| {
        let graph = StoredValue::new(graph);
        let about = move || {
            let words = i18n.words();
            let category = texts::category(&words, &family, speed).into();
            let shown = graph.with_value(RatingGraph::summary);
            let number = |rating: u32| i64::from(rating).into();
            if shown.games == 1 {
                let variables = [("category", category), ("rating", number(shown.last))];
                return words.with("person-graph-one", &variables);
            }
            let games = i64::try_from(shown.games).unwrap_or(i64::MAX);
            let variables = [
                ("category", category),
                ("first", number(shown.first)),
                ("last", number(shown.last)),
                ("count", games.into()),
                ("highest", number(shown.highest)),
                ("lowest", number(shown.lowest)),
            ];
            words.with("person-graph", &variables)
        };
        view! {
            <figure class="card rating-graph" data-testid="rating-graph">
                {graph.with_value(drawing)}
                <figcaption>{about}</figcaption>
                <Table graph before />
            </figure>
        }
    })
}

/// The drawing: the scale, the line, and a mark with its number at the last rating.
fn drawing(graph: &RatingGraph) -> impl IntoView + use<> {
    let (width, height) = (RatingGraph::WIDTH, RatingGraph::HEIGHT);
    let view_box = format!("-{LEFT} -{MARGIN} {} {}", width + LEFT + MARGIN, height + 2.0 * MARGIN);
    let scale = graph.scale().map(|(value, y)| {
        view! {
            <path class="rating-scale" d=format!("M0 {y:.1}H{width}")></path>
            <text x="-8" y={y + 5.0} text-anchor="end">{value}</text>
        }
    });
    let scale = scale.collect_view();
    // Single games are marked as long as they can be told apart.
    let count = graph.points().len();
    let marks = (0..count).filter(|_| count <= 40).filter_map(|index| graph.place(index));
    let marks =
        marks.map(|(x, y)| view! { <circle class="rating-mark" cx=x cy=y r="3.5"></circle> });
    let marks = marks.collect_view();
    let last = count.checked_sub(1).and_then(|last| graph.place(last));
    let now = last.map(|(x, y)| {
        let rating = graph.summary().last;
        // Above the line, and within the drawing.
        let above = if y < 24.0 { 26.0 } else { -14.0 };
        let (x_text, anchor) = if count == 1 { (x, "middle") } else { (x + MARGIN - 4.0, "end") };
        view! {
            <circle class="rating-now" cx=x cy=y r="6"></circle>
            <text class="rating-now-text" x=x_text y={y + above} text-anchor=anchor>{rating}</text>
        }
    });
    view! {
        <svg viewBox=view_box aria-hidden="true" focusable="false">
            {scale}
            <path class="rating-line" d=graph.line()></path>
            {marks}
            {now}
        </svg>
    }
}

/// The ratings of the graph as a table, the last first. Some games may have been played before the first of them.
#[component]
fn Table(graph: StoredValue<RatingGraph>, before: usize) -> impl IntoView {
    let i18n = I18n::from_context();
    let open = RwSignal::new(false);
    let rows = move || {
        let words = i18n.words();
        let now = time::now();
        graph.with_value(|graph| {
            let points = graph.points().iter().enumerate().rev();
            let row = |(index, point): (usize, &skep_wire::RatingPoint)| {
                view! {
                    <tr>
                        <td>{before + index + 1}</td>
                        <td>{time::when(&words, point.at.0, now)}</td>
                        <td>{point.rating}</td>
                    </tr>
                }
            };
            points.map(row).collect_view()
        })
    };
    view! {
        <details on:toggle=move |_| open.set(true)>
            <summary data-testid="graph-table-open">{i18n.live_text("person-graph-table")}</summary>
            <Show when=move || open.get()>
                <div class="scroll" tabindex="0" role="group" aria-label=i18n.live_text("person-graph-table")>
                    <table class="numbers" data-testid="graph-table">
                        <thead>
                            <tr>
                                <th scope="col">{i18n.live_text("person-graph-game")}</th>
                                <th scope="col">{i18n.live_text("person-graph-when")}</th>
                                <th scope="col">{i18n.live_text("person-graph-rating")}</th>
                            </tr>
                        </thead>
                        <tbody>{rows}</tbody>
                    </table>
                </div>
            </Show>
        </details>
    }
}

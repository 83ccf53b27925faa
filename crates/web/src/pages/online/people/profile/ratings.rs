//! Somebody's ratings, with the graph of one of them.

use leptos::prelude::*;
use skep_wire::ProfileRating;

use super::super::texts;
use super::graph::Graph;
use crate::i18n::I18n;

/// All ratings as cards, of which one is chosen, and its graph.
#[component]
pub(super) fn Ratings(ratings: Vec<ProfileRating>) -> impl IntoView {
    let i18n = I18n::from_context();
    let mut ratings = ratings;
    // What is played most comes first.
    ratings.sort_by_key(|rating| std::cmp::Reverse(rating.games));
    let none = ratings.is_empty();
    let chosen = RwSignal::new(0_usize);
    let ratings = StoredValue::new(ratings);
    let cards = move || {
        let count = ratings.with_value(Vec::len);
        (0..count).map(|index| view! { <RatingCard ratings index chosen /> }).collect_view()
    };
    let graph = move || {
        let rating = ratings.with_value(|ratings| ratings.get(chosen.get()).cloned());
        rating.map(|rating| view! { <Graph rating /> })
    };
    view! {
        <section aria-labelledby="ratings-title">
            <h2 id="ratings-title">{i18n.live_text("person-ratings")}</h2>
            {none.then(|| view! { <p data-testid="no-ratings">{i18n.live_text("person-no-ratings")}</p> })}
            <div class="rating-cards" role="group" aria-labelledby="ratings-title">
                {cards()}
            </div>
            {graph}
        </section>
    }
}

/// One rating, to choose its graph.
#[component]
fn RatingCard(
    ratings: StoredValue<Vec<ProfileRating>>,
    index: usize,
    chosen: RwSignal<usize>,
) -> impl IntoView {
    let i18n = I18n::from_context();
    let rating = ratings.with_value(|ratings| ratings.get(index).cloned());
    rating.map(|rating| {
        let (family, speed, now) = (rating.family, rating.speed, rating.now);
        let category = move || texts::category(&i18n.words(), &family, speed);
        let games =
            move || i18n.with("person-games-rated", &[("count", i64::from(rating.games).into())]);
        let aloud = move || texts::rating_aloud(&i18n.words(), now);
        view! {
            <button
                class="card rating-card"
                data-testid="rating"
                aria-pressed=move || (chosen.get() == index).to_string()
                on:click=move |_| chosen.set(index)
            >
                <span>{category}</span>
                <strong aria-hidden="true">{texts::rating(now)}</strong>
                <span class="unseen">{aloud}</span>
                <small>{games}</small>
            </button>
        }
    })
}

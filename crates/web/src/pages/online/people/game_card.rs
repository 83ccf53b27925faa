//! A finished game in a list: its picture, who has played what, and how it has ended.

use leptos::prelude::*;
use leptos_router::components::A;
use skep_club::PersonId;
use skep_rules::Color;
use skep_wire::GameSummary;

use super::super::address::game_path;
use super::small_board::SmallBoard;
use super::texts;
use crate::i18n::I18n;
use crate::time;

/// A finished game, which can be opened. The result is that of one of the players, if one is given.
#[component]
pub(super) fn GameCard(
    game: GameSummary,
    #[prop(default = None)] player: Option<PersonId>,
) -> impl IntoView {
    let i18n = I18n::from_context();
    let color = Color::ALL.into_iter().find(|&color| Some(game.players[color].id) == player);
    let (id, address, position) = (game.game, game_path(game.game), game.position.clone());
    let game = StoredValue::new(game);
    let text = move |text: fn(&skep_words::Words, &GameSummary) -> String| {
        move || game.with_value(|game| text(&i18n.words(), game))
    };
    let result = move || {
        let words = i18n.words();
        game.with_value(|game| {
            let when = time::when(&words, game.changed.0, time::now());
            let result = game.ended.map(|end| texts::result(&words, end, color));
            result.into_iter().chain([when]).collect::<Vec<_>>().join(" · ")
        })
    };
    view! {
        <li class="card" data-testid="game-card" data-game=id.to_string()>
            <A href=address attr:class="resume">
                <SmallBoard position />
                <span class="what">
                    <strong>{text(texts::players)}</strong>
                    <span>{text(texts::terms)}</span>
                    <span>{result}</span>
                </span>
            </A>
        </li>
    }
}

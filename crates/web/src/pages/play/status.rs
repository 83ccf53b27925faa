//! Whose turn it is, and what can be done without a place on the board.

use leptos::prelude::*;
use skep_board::{Buttons, Hands};
use skep_rules::Color;
use skep_words::Words;

use crate::game_context::{GameContext, status};
use crate::parts::{WordButton, icon};
use crate::settings::Settings;
use crate::voice::Voice;

/// Whose turn it is, and the buttons for what has no place on the board.
#[component]
pub(super) fn Status(hands: Hands, words: Signal<Words>) -> impl IntoView {
    let context = GameContext::here();
    let voice = Voice::here();
    let session = context.session();
    let can_draw_to_place = move || {
        let session = session.read();
        !hands.actions().with(Vec::is_empty) && session.drawn().can_draw(session.tree().position())
    };
    let lot = move || {
        let session = session.read();
        let tile = session.drawn().tile()?;
        let name = voice.words().tile(session.tree().position(), tile);
        Some(voice.with("play-lot", &[("tile", name.into())]))
    };
    view! {
        <div class="status">
            <p class="turn" data-testid="status">{move || status(&voice.words(), &session.read())}</p>
            <Evaluation />
            {move || lot().map(|text| view! { <p class="lot" data-testid="lot">{text}</p> })}
            <div class="ways">
                <Buttons hands words />
                <Show when=can_draw_to_place>
                    <WordButton
                        key="play-draw-lot"
                        testid="draw-lot"
                        press=move |()| context.draw_to_place()
                    />
                </Show>
                <Show when=move || context.waits()>
                    <WordButton
                        key="play-go-on"
                        testid="go-on"
                        class="main"
                        press=move |()| context.go_on()
                    >
                        {icon::play()}
                    </WordButton>
                </Show>
                <Show when=move || context.is_thinking()>
                    <WordButton key="play-stop" testid="stop" press=move |()| context.pause()>
                        {icon::stop()}
                    </WordButton>
                </Show>
            </div>
        </div>
    }
}

/// The computer's evaluation of the position, for those who want to see it.
#[component]
fn Evaluation() -> impl IntoView {
    let context = GameContext::here();
    let voice = Voice::here();
    let settings = expect_context::<RwSignal<Settings>>();
    let text = move || {
        let (player, line) = context.evaluation.get().filter(|_| settings.read().evaluation)?;
        let words = voice.words();
        let score = match line.forced {
            Some(actions) => {
                let winner = if actions > 0 { player } else { !player };
                words.with("play-opinion-win", &[("player", words.color(winner).into())])
            }
            None => white_score(player, line.score),
        };
        Some(words.with("play-opinion", &[("score", score.into())]))
    };
    move || text().map(|text| view! { <p class="opinion" data-testid="opinion">{text}</p> })
}

/// A score as White sees it, with its sign.
fn white_score(player: Color, score: i32) -> String {
    let score = if player == Color::White { score } else { -score };
    format!("{:+.2}", f64::from(score) / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_white_s() {
        assert_eq!(white_score(Color::White, 35), "+0.35");
        assert_eq!(white_score(Color::Black, 135), "-1.35");
    }
}

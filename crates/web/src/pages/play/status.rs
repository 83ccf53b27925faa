//! Whose turn it is, and what can be done without a place on the board.

use leptos::prelude::*;
use skep_board::{Buttons, Hands};
use skep_rules::Color;
use skep_words::Words;

use crate::parts::{WordButton, icon};
use crate::settings::Settings;
use crate::table::{Table, status};
use crate::voice::Voice;

/// Whose turn it is, and the buttons for what has no place on the board.
#[component]
pub(super) fn Status(hands: Hands, words: Signal<Words>) -> impl IntoView {
    let table = Table::here();
    let voice = Voice::here();
    let session = table.session();
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
            <Opinion />
            {move || lot().map(|text| view! { <p class="lot" data-testid="lot">{text}</p> })}
            <div class="ways">
                <Buttons hands words />
                <Show when=can_draw_to_place>
                    <WordButton
                        key="play-draw-lot"
                        testid="draw-lot"
                        press=move |()| table.draw_to_place()
                    />
                </Show>
                <Show when=move || table.waits()>
                    <WordButton
                        key="play-go-on"
                        testid="go-on"
                        class="main"
                        press=move |()| table.go_on()
                    >
                        {icon::play()}
                    </WordButton>
                </Show>
                <Show when=move || table.thinking.get()>
                    <WordButton key="play-stop" testid="stop" press=move |()| table.pause()>
                        {icon::stop()}
                    </WordButton>
                </Show>
            </div>
        </div>
    }
}

/// What the computer thinks of the position, for those who want to know.
#[component]
fn Opinion() -> impl IntoView {
    let table = Table::here();
    let voice = Voice::here();
    let settings = expect_context::<RwSignal<Settings>>();
    let text = move || {
        let (player, line) = table.opinion.get().filter(|_| settings.read().evaluation)?;
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

//! The status line, the last action in words, the evaluation, and the buttons for actions without a cell.

use leptos::prelude::*;
use skep_board::{ActionButtons, Interaction, LastAction};
use skep_rules::{Color, Pack};
use skep_words::Words;

use crate::components::{TextButton, icon};
use crate::game_context::{GameContext, bag_text};
use crate::i18n::I18n;
use crate::random;
use crate::settings::Settings;

/// The status line, the last action in words, the evaluation, and the buttons for actions without a cell.
#[component]
pub(crate) fn Status(
    interaction: Interaction,
    last: Memo<Option<LastAction>>,
    words: Signal<Words>,
) -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let session = context.session();
    let lot = move || {
        let session = session.read();
        let tile = session.drawn().tile()?;
        let name = i18n.words().tile(session.tree().position(), tile);
        Some(i18n.with("play-lot", &[("tile", name.into())]))
    };
    let last_in_words = Memo::new(move |_| {
        let words = i18n.words();
        last.with(|last| last.as_ref().map(|last| words.action(&last.before, last.action)))
    });
    // Nothing was played that could be told: instead, whoever may begin is told how.
    let begins = Memo::new(move |_| {
        let is_empty = session.read().tree().position().tiles_in_play().is_empty();
        is_empty && !interaction.actions().with(Vec::is_empty)
    });
    let told = move || {
        let first_tile = || begins.get().then(|| i18n.text("play-first-tile"));
        last_in_words.get().or_else(first_tile)
    };
    view! {
        <div class="status">
            <div class="turn-line">
                <p class="turn" data-testid="status">
                    {move || context.status_text(&i18n.words())}
                </p>
                {move || bag_text(&i18n.words(), &session.read()).map(|text| view! {
                    <p class="bag" data-testid="bag">{text}</p>
                })}
            </div>
            // Always there, so that the first action does not move the board.
            <p
                class="last"
                class:begin=move || begins.get()
                data-testid="last-action"
                title=told
            >
                {told}
            </p>
            <Evaluation />
            {move || lot().map(|text| view! { <p class="lot" data-testid="lot">{text}</p> })}
            <Ways interaction words />
        </div>
    }
}

/// The buttons for actions without a cell.
#[component]
fn Ways(interaction: Interaction, words: Signal<Words>) -> impl IntoView {
    let context = GameContext::from_context();
    let session = context.session();
    let can_draw_to_place = move || {
        let session = session.read();
        !interaction.actions().with(Vec::is_empty)
            && session.drawn().can_draw(session.tree().position())
    };
    // Where buttons come and go in every other turn, they always have their place: nothing else moves.
    let reserved = Memo::new(move |_| {
        let session = session.read();
        let game_type = session.tree().game_type();
        let has_buttons = [Pack::Swarm, Pack::Honeycombo].map(|pack| game_type.has_pack(pack));
        !session.is_hot_seat() || has_buttons.contains(&true)
    });
    view! {
        <div class="ways" class:reserved=move || reserved.get()>
            <ActionButtons interaction words />
            <Show when=can_draw_to_place>
                <TextButton
                    key="play-draw-lot"
                    testid="draw-lot"
                    press=move |()| context.draw_to_place(random::draw)
                />
            </Show>
            <Show when=move || context.is_waiting()>
                <TextButton
                    key="play-go-on"
                    testid="go-on"
                    class="main"
                    press=move |()| context.resume_computer()
                >
                    {icon::play()}
                </TextButton>
            </Show>
            <Show when=move || context.is_thinking()>
                <TextButton key="play-stop" testid="stop" press=move |()| context.pause()>
                    {icon::stop()}
                </TextButton>
            </Show>
        </div>
    }
}

/// The engine's evaluation of the position, if the settings ask for it.
#[component]
fn Evaluation() -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let settings = expect_context::<RwSignal<Settings>>();
    let text = move || {
        let (player, line) = context.evaluation.get().filter(|_| settings.read().evaluation)?;
        let words = i18n.words();
        let score = match line.forced {
            Some(actions) => {
                let winner = if actions > 0 { player } else { !player };
                words.with("play-opinion-win", &[("player", words.color(winner).into())])
            }
            None => words.signed_decimal(f64::from(white_score(player, line.score)) / 100.0, 2),
        };
        Some(words.with("play-opinion", &[("score", score.into())]))
    };
    move || text().map(|text| view! { <p class="opinion" data-testid="opinion">{text}</p> })
}

/// A score from White's point of view.
fn white_score(player: Color, score: i32) -> i32 {
    if player == Color::White { score } else { -score }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_from_whites_point_of_view() {
        assert_eq!(white_score(Color::White, 35), 35);
        assert_eq!(white_score(Color::Black, 135), -135);
    }
}

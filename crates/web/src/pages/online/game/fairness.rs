//! What the page has verified about chance.

use leptos::prelude::*;
use skep_club::{Status, VerifyError, verify_seen};

use super::online_game::OnlineGame;

/// What is known about the chance of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Fair {
    /// Nothing was decided by chance, or the game is not over.
    Nothing,
    /// All of it follows from the seed.
    Proved { draws: usize, colors: bool, commitment: String },
    /// It does not.
    Broken(VerifyError),
}

/// After the end of a game with chance: that the page has proved it fair, and what that means.
#[component]
pub(super) fn Fairness(game: OnlineGame) -> impl IntoView {
    let i18n = game.i18n();
    let over = Memo::new(move |_| {
        let followed = game.followed.read();
        followed.game().is_some_and(|game| matches!(game.status(), Status::Ended { .. }))
    });
    let fair = Memo::new(move |_| {
        if !over.get() {
            return Fair::Nothing;
        }
        match verify_seen(game.followed.read_untracked().events()) {
            Ok(verified) if verified.draws.is_empty() && !verified.drew_colors => Fair::Nothing,
            Ok(verified) => Fair::Proved {
                draws: verified.draws.len(),
                colors: verified.drew_colors,
                commitment: verified.commitment.to_string(),
            },
            Err(error) => Fair::Broken(error),
        }
    });
    move || match fair.get() {
        Fair::Nothing => None,
        Fair::Proved { draws, colors, commitment } => {
            let text = move || {
                let key = if colors { "online-fair-colors" } else { "online-fair" };
                i18n.with(key, &[("draws", draws.into())])
            };
            Some(
                view! {
                    <details class="fair" data-testid="fair">
                        <summary>{text}</summary>
                        <p>{i18n.live_text("online-fair-about")}</p>
                        <p><code>{commitment}</code></p>
                    </details>
                }
                .into_any(),
            )
        }
        Fair::Broken(error) => Some(
            view! {
                <p class="wrong" data-testid="unfair">
                    {i18n.live_text("online-unfair")}
                    " "
                    <code>{error.to_string()}</code>
                </p>
            }
            .into_any(),
        ),
    }
}

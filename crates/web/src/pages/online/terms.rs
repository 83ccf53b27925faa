//! What is about to be played, in words and tiles.

use leptos::prelude::*;
use skep_club::Terms;

use super::texts::terms_text;
use crate::i18n::I18n;
use crate::pages::home::{GameArt, all_faces};

/// What is about to be played, in words and tiles.
#[component]
pub(super) fn TermsCard(terms: Terms) -> impl IntoView {
    let i18n = I18n::from_context();
    view! {
        <div class="terms card" data-testid="terms">
            <GameArt faces=all_faces(terms.game_type) />
            <p>
                <strong>{move || terms_text(&i18n.words(), &terms)}</strong>
            </p>
            <p><code>{terms.game_type.to_string()}</code></p>
        </div>
    }
}

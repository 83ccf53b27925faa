//! The help: how to play each kind of action, what the marks on the board mean, and the keys.

mod topics;

use leptos::prelude::*;
use skep_board::MarkLegend;

use self::topics::HelpTopic;
use crate::components::Dialog;
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::shortcuts::ShortcutList;

/// The help dialog.
#[component]
pub(crate) fn HelpDialog(open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog open title="help-title" testid="help">
            <Help />
        </Dialog>
    }
}

#[component]
fn Help() -> impl IntoView {
    let i18n = I18n::from_context();
    let context = GameContext::from_context();
    // While a game is open, only what can be done in it.
    let game = Memo::new(move |_| {
        let game = context.session().read().tree().game_type();
        context.id().map(|_| game)
    });
    let topics = move || {
        let game = game.get();
        HelpTopic::ALL.into_iter().filter(move |topic| game.is_none_or(|it| topic.concerns(it)))
    };
    let entry = move |topic: HelpTopic| {
        view! {
            <div data-testid=format!("help-{}", topic.word())>
                <dt>{i18n.text(&format!("help-{}", topic.word()))}</dt>
                <dd>{i18n.text(&format!("help-{}-about", topic.word()))}</dd>
            </div>
        }
    };
    view! {
        <section class="help-section" aria-labelledby="help-actions">
            <h3 id="help-actions">{i18n.live_text("help-actions")}</h3>
            <dl class="help-topics">{move || topics().map(entry).collect_view()}</dl>
        </section>
        <section class="help-section" aria-labelledby="help-marks">
            <h3 id="help-marks">{i18n.live_text("help-marks")}</h3>
            <MarkLegend words=Signal::derive(move || i18n.words()) game />
        </section>
        <section class="help-section" aria-labelledby="help-keys">
            <h3 id="help-keys">{i18n.live_text("shortcuts-title")}</h3>
            <ShortcutList />
        </section>
    }
}

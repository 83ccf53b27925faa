//! A question before something that is not easily undone.

use leptos::prelude::*;

use super::{Dialog, WordButton};
use crate::voice::Voice;

/// A window that asks before something is done.
#[component]
pub(crate) fn Confirm(
    /// Whether it is open.
    open: RwSignal<bool>,
    /// The key of its title.
    title: &'static str,
    /// The key of the question.
    question: &'static str,
    /// The key of the word for yes.
    yes: &'static str,
    /// How tests find it; its buttons end in `-yes` and `-no`.
    testid: &'static str,
    /// What is done after a yes.
    #[prop(into)]
    act: Callback<()>,
) -> impl IntoView {
    let voice = Voice::here();
    let agree = move |()| {
        open.set(false);
        act.run(());
    };
    view! {
        <Dialog open title testid>
            <p>{voice.says(question)}</p>
            <div class="buttons">
                <WordButton
                    key="button-cancel"
                    testid=format!("{testid}-no")
                    press=move |()| open.set(false)
                />
                <WordButton key=yes class="main" testid=format!("{testid}-yes") press=agree />
            </div>
        </Dialog>
    }
}

//! A confirmation dialog.

use leptos::prelude::*;

use super::{Dialog, TextButton};

/// A dialog that asks for confirmation.
#[component]
pub(crate) fn ConfirmDialog(
    /// Whether it is open.
    open: RwSignal<bool>,
    /// The message key of the title.
    title: &'static str,
    /// The question.
    #[prop(into)]
    question: Signal<String>,
    /// The message key of the confirming button.
    yes: &'static str,
    /// The test id; the buttons append `-yes` and `-no`.
    testid: &'static str,
    /// Called after confirmation.
    #[prop(into)]
    act: Callback<()>,
) -> impl IntoView {
    let agree = move |()| {
        open.set(false);
        act.run(());
    };
    view! {
        <Dialog open title testid>
            <p>{move || question.get()}</p>
            <div class="buttons">
                <TextButton
                    key="button-cancel"
                    testid=format!("{testid}-no")
                    press=move |()| open.set(false)
                />
                <TextButton key=yes class="main" testid=format!("{testid}-yes") press=agree />
            </div>
        </Dialog>
    }
}

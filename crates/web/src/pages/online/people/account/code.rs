//! A new recovery code, which is shown once.

use leptos::prelude::*;

use crate::browser;
use crate::components::{TextButton, focus_heading, icon};
use crate::i18n::I18n;
use crate::notices::Notices;

/// The recovery code that the person has just got and not kept yet.
#[derive(Clone, Copy)]
pub(super) struct NewRecoveryCode(RwSignal<Option<String>>);

impl NewRecoveryCode {
    /// Provides it as a context.
    pub(super) fn provide() -> NewRecoveryCode {
        let code = NewRecoveryCode(RwSignal::new(None));
        provide_context(code);
        code
    }

    pub(super) fn from_context() -> NewRecoveryCode {
        expect_context()
    }

    /// The code, if there is one; tracked.
    pub(super) fn get(self) -> Option<String> {
        self.0.get()
    }

    /// There is a new code, which is shown at the top of the page.
    pub(super) fn show(self, code: String) {
        // The page may have been left meanwhile.
        if self.0.try_set(Some(code)).is_none() {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    }
}

/// The code with the advice to keep it. Nothing else is on the page until that was done.
#[component]
pub(super) fn CodePanel(code: String) -> impl IntoView {
    let i18n = I18n::from_context();
    let notices = Notices::from_context();
    let shown = NewRecoveryCode::from_context();
    let copied = code.clone();
    let copy = move |()| {
        browser::copy(copied.clone(), move |done| match done {
            true => notices.success(i18n.text("account-code-copied")),
            false => notices.error(i18n.text("account-code-not-copied")),
        });
    };
    let kept = move |()| {
        shown.0.set(None);
        focus_heading();
    };
    view! {
        <section class="card recovery-code" role="alert" data-testid="recovery-code">
            <h2>{i18n.live_text("account-code-title")}</h2>
            <code data-testid="code">{code}</code>
            <p>{i18n.live_text("account-code-about")}</p>
            <div class="buttons">
                <TextButton key="button-copy" testid="code-copy" press=copy>
                    {icon::file()}
                </TextButton>
                <TextButton key="account-code-kept" testid="code-kept" class="main" press=kept />
            </div>
        </section>
    }
}

//! A modal dialog.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;

use super::{IconButton, icon};
use crate::i18n::I18n;

/// A modal dialog, closed with Escape or a press outside. Its children exist only while it is open.
#[component]
pub(crate) fn Dialog(
    /// Whether it is open.
    open: RwSignal<bool>,
    /// The message key of the title.
    title: &'static str,
    /// The test id.
    testid: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    let i18n = I18n::from_context();
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = node.get() else { return };
        if open.get() && !dialog.open() {
            // Fails only if it is open already.
            let _ = dialog.show_modal();
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    // A press outside of the sheet targets the dialog itself. `click` would also fire when a text selection ends outside.
    let leave = move |event: ev::PointerEvent| {
        let on_dialog = event
            .target()
            .is_some_and(|target| node.get_untracked().is_some_and(|dialog| target == ****dialog));
        if on_dialog {
            open.set(false);
        }
    };
    let heading = Signal::stored(format!("{testid}-title"));
    view! {
        <dialog
            node_ref=node
            class="dialog"
            data-testid=testid
            aria-labelledby=heading
            on:close=move |_| open.set(false)
            on:pointerdown=leave
        >
            <div class="sheet">
                <header>
                    <h2 id=heading>{i18n.live_text(title)}</h2>
                    <IconButton
                        label=Signal::derive(i18n.live_text("button-close"))
                        press=move |()| open.set(false)
                    >
                        {icon::cross()}
                    </IconButton>
                </header>
                <Show when=move || open.get()>{children()}</Show>
            </div>
        </dialog>
    }
}

//! A window above the page, which can be left with Escape.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;

use super::{IconButton, icon};
use crate::voice::Voice;

/// A window above the page. What is in it lives while it is open.
#[component]
pub(crate) fn Dialog(
    /// Whether it is open.
    open: RwSignal<bool>,
    /// The key of its title.
    title: &'static str,
    /// How tests find it.
    testid: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    let voice = Voice::here();
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
    // What is pressed beside the window is the dialog itself. A click would also come from text that is marked beyond it.
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
                    <h2 id=heading>{voice.says(title)}</h2>
                    <IconButton
                        label=Signal::derive(voice.says("button-close"))
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

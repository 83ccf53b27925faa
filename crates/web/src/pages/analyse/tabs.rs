//! The tabs under the moves: review, notes, explorer.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::explorer::ExplorerPanel;
use super::notes::NotesPanel;
use super::review::ReviewPanel;
use crate::i18n::I18n;

/// A tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Review,
    Notes,
    Explorer,
}

impl Tab {
    const ALL: [Tab; 3] = [Tab::Review, Tab::Notes, Tab::Explorer];

    /// The name in the ids of elements.
    const fn name(self) -> &'static str {
        match self {
            Tab::Review => "review",
            Tab::Notes => "notes",
            Tab::Explorer => "explorer",
        }
    }

    /// The message with its title.
    const fn title(self) -> &'static str {
        match self {
            Tab::Review => "analyse-review",
            Tab::Notes => "analyse-notes",
            Tab::Explorer => "analyse-explorer",
        }
    }

    /// The tab to which a key leads from this one.
    fn at_key(self, key: &str) -> Option<Tab> {
        let here = Tab::ALL.iter().position(|&tab| tab == self)?;
        let count = Tab::ALL.len();
        let to = match key {
            "ArrowRight" => (here + 1) % count,
            "ArrowLeft" => (here + count - 1) % count,
            "Home" => 0,
            "End" => count - 1,
            _ => return None,
        };
        Some(Tab::ALL[to])
    }
}

/// The tabs under the moves. All of them keep their state while another one is shown.
#[component]
pub(super) fn Tabs() -> impl IntoView {
    let i18n = I18n::from_context();
    let shown = RwSignal::new(Tab::Review);
    let tabs = Tab::ALL.map(|tab| view! { <TabButton tab shown /> });
    let panel = move |tab: Tab, content: AnyView| {
        view! {
            <div
                id=format!("tab-panel-{}", tab.name())
                class="tab-panel"
                role="tabpanel"
                aria-labelledby=format!("tab-{}", tab.name())
                data-testid=format!("tab-panel-{}", tab.name())
                hidden=move || shown.get() != tab
            >
                {content}
            </div>
        }
    };
    view! {
        <section class="tabs">
            <div class="tab-list" role="tablist" aria-label=i18n.live_text("analyse-tabs")>
                {tabs}
            </div>
            {panel(Tab::Review, view! { <ReviewPanel /> }.into_any())}
            {panel(Tab::Notes, view! { <NotesPanel /> }.into_any())}
            {panel(Tab::Explorer, view! { <ExplorerPanel /> }.into_any())}
        </section>
    }
}

/// The button of a tab.
#[component]
fn TabButton(tab: Tab, shown: RwSignal<Tab>) -> impl IntoView {
    let i18n = I18n::from_context();
    let is_shown = move || shown.get() == tab;
    let on_key = move |event: ev::KeyboardEvent| {
        let Some(to) = tab.at_key(&event.key()) else { return };
        // The page's shortcuts would step through the game.
        event.prevent_default();
        event.stop_propagation();
        shown.set(to);
        let button = document().get_element_by_id(&format!("tab-{}", to.name()));
        if let Some(button) = button.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = button.focus();
        }
    };
    view! {
        <button
            id=format!("tab-{}", tab.name())
            role="tab"
            class="quiet"
            data-testid=format!("tab-{}", tab.name())
            aria-selected=move || is_shown().to_string()
            aria-controls=format!("tab-panel-{}", tab.name())
            tabindex=move || if is_shown() { "0" } else { "-1" }
            on:click=move |_| shown.set(tab)
            on:keydown=on_key
        >
            {i18n.live_text(tab.title())}
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrow_keys_go_round_the_tabs() {
        assert_eq!(Tab::Review.at_key("ArrowRight"), Some(Tab::Notes));
        assert_eq!(Tab::Review.at_key("ArrowLeft"), Some(Tab::Explorer));
        assert_eq!(Tab::Explorer.at_key("ArrowRight"), Some(Tab::Review));
        assert_eq!(Tab::Notes.at_key("End"), Some(Tab::Explorer));
        assert_eq!(Tab::Notes.at_key("a"), None);
    }
}

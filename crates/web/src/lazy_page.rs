//! Pages whose code is loaded when they are first visited.

use leptos::prelude::*;

use crate::i18n::I18n;

/// Makes a page a chunk of its own, which is loaded when the page is first visited: `lazy_page!(Rules, rules)` defines the
/// view of a route, `Rules`, for the component `rules::Rules`. The name of the module is also that of the chunk. A third name
/// is that of the component that is shown if the chunk cannot be loaded.
macro_rules! lazy_page {
    ($(#[$doc:meta])* $page:ident, $module:ident) => {
        $crate::lazy_page::lazy_page!($(#[$doc])* $page, $module, $crate::lazy_page::NotLoaded);
    };
    ($(#[$doc:meta])* $page:ident, $module:ident, $not_loaded:path) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub(crate) struct $page;

        const _: () = {
            use leptos::prelude::{AnyView, IntoAny};
            use leptos::wasm_split::{SplitLoaderError, wasm_split};

            #[wasm_split($module, wasm_split_path = ::leptos::wasm_split, preload(load), fallible)]
            fn show() -> Result<AnyView, SplitLoaderError> {
                Ok($module::$page().into_any())
            }

            impl leptos_router::ChooseView for $page {
                async fn choose(self) -> AnyView {
                    match show().await {
                        Ok(page) => page,
                        Err(_) => $not_loaded().into_any(),
                    }
                }

                // The page before stays on the screen until this is done. If it fails, `choose` tries once more.
                async fn preload(&self) {
                    let _ = load().await;
                }
            }
        };
    };
}

pub(crate) use lazy_page;

/// What is shown in place of a page that could not be loaded. A reload also helps if the page is of a version that the server
/// no longer has.
#[component]
pub(crate) fn NotLoaded() -> impl IntoView {
    view! { <Failure title="not-loaded-title" about="not-loaded-about" /> }
}

/// What is shown in place of online play, whose code is not kept for offline use.
#[component]
pub(crate) fn NotOnline() -> impl IntoView {
    view! { <Failure title="not-online-title" about="not-online-about" /> }
}

/// A heading, a paragraph, and a button that loads the page again.
#[component]
fn Failure(title: &'static str, about: &'static str) -> impl IntoView {
    let i18n = I18n::from_context();
    let reload = move |_| {
        // Where the browser refuses, its own reload button does the same.
        let _ = window().location().reload();
    };
    view! {
        <div class="page" data-testid="not-loaded">
            <h1>{i18n.live_text(title)}</h1>
            <p>{i18n.live_text(about)}</p>
            <p>
                <button type="button" class="button main" on:click=reload data-testid="load-again">
                    {i18n.live_text("not-loaded-again")}
                </button>
            </p>
        </div>
    }
}

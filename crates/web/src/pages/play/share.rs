//! Export and import of games.

use leptos::prelude::*;
use skep_record::{Details, ImportError, ImportWarning, import};

use crate::browser::{copy, download, download_png};
use crate::components::{Dialog, SegmentedControl};
use crate::export::Export;
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::notices::Notices;

/// The origin of the application: `https://…`.
fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// Returns a callback that shows whether copying succeeded.
fn copied(notices: Notices, i18n: I18n) -> impl FnOnce(bool) {
    move |done| match done {
        true => notices.success(i18n.words_untracked().text("share-copied")),
        false => notices.error(i18n.words_untracked().text("share-not-copied")),
    }
}

/// Copies the link to the game, unless it would give away a secret pick.
pub(super) fn copy_link(context: GameContext) {
    if context.session().read_untracked().tree().game().open_choice().is_some() {
        return;
    }
    let link = format!("{}/play#{}", origin(), context.link_untracked());
    copy(link, copied(context.notices(), context.i18n()));
}

/// Shows the warnings of an import.
fn warn(context: GameContext, warnings: &[ImportWarning]) {
    let words = context.i18n().words_untracked();
    let said = warnings.iter().map(|warning| {
        let warning = words.import_warning(warning);
        words.with("share-import-warning", &[("warning", warning.into())])
    });
    let said: Vec<String> = said.collect();
    if !said.is_empty() {
        context.notices().success(said.join(" "));
    }
}

/// The export and import dialog.
#[component]
pub(super) fn ShareDialog(open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog open title="play-share" testid="share-dialog">
            <ExportForm />
            <hr />
            <ImportForm open />
        </Dialog>
    }
}

#[component]
fn ExportForm() -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let notices = Notices::from_context();
    let chosen = RwSignal::new(Export::Game);
    let choices = Export::ALL.map(|export| {
        let name = move || match export.name() {
            Some(name) => name.to_owned(),
            None => i18n.text(&format!("share-{}", export.word())),
        };
        (export, export.word().to_owned(), Signal::derive(name))
    });
    let text = Memo::new(move |_| {
        let session = context.session();
        let session = session.read();
        let name = |color| session.name(color).unwrap_or_default().to_owned();
        let details = Details {
            white: name(skep_rules::Color::White),
            black: name(skep_rules::Color::Black),
            ..Details::default()
        };
        chosen.get().write(session.tree(), &details, &origin())
    });
    let failed = move || text.read().is_err();
    let shown = move || match &*text.read() {
        Ok(text) => text.clone(),
        Err(error) => i18n.words().no_sgf(*error),
    };
    let save = move |_| {
        let (name, sort) = chosen.get_untracked().file();
        download(name, sort, &shown());
    };
    let save_png = move |_| {
        download_png("skep.png", &shown(), move |done| {
            if !done {
                notices.error(i18n.words_untracked().text("share-no-picture"));
            }
        });
    };
    view! {
        <div class="form">
            <SegmentedControl
                label=Signal::derive(i18n.live_text("share-export"))
                name="export"
                choices=choices.to_vec()
                chosen
                choose=move |export| chosen.set(export)
            />
            <textarea
                readonly
                rows="5"
                data-testid="export-text"
                aria-label=i18n.live_text("share-export")
                prop:value=shown
            ></textarea>
            <div class="buttons">
                <Show when=move || chosen.get() == Export::Svg>
                    <button data-testid="export-png" on:click=save_png>
                        {i18n.live_text("share-png")}
                    </button>
                </Show>
                <button data-testid="export-save" prop:disabled=failed on:click=save>
                    {i18n.live_text("share-save")}
                </button>
                <button
                    class="main"
                    data-testid="export-copy"
                    prop:disabled=failed
                    on:click=move |_| copy(shown(), copied(notices, i18n))
                >
                    {i18n.live_text("button-copy")}
                </button>
            </div>
        </div>
    }
}

#[component]
fn ImportForm(open: RwSignal<bool>) -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let text = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<ImportError>);
    let read = move |_| match import(&text.read_untracked()) {
        Ok(imported) => {
            open.set(false);
            context.open_named(imported.tree, &imported.details);
            warn(context, &imported.warnings);
        }
        Err(error) => wrong.set(Some(error)),
    };
    view! {
        <div class="form">
            <label class="field">
                <span>{i18n.live_text("share-import")}</span>
                <small>{i18n.live_text("share-import-about")}</small>
                <textarea
                    rows="4"
                    data-testid="import-text"
                    prop:value=move || text.get()
                    on:input=move |event| {
                        wrong.set(None);
                        text.set(event_target_value(&event));
                    }
                ></textarea>
            </label>
            {move || {
                wrong.get().map(|error| {
                    let reason = i18n.words().import_error(&error);
                    let said = i18n.with("share-import-wrong", &[("reason", reason.into())]);
                    view! { <p class="wrong" role="alert" data-testid="import-wrong">{said}</p> }
                })
            }}
            <div class="buttons">
                <button
                    class="main"
                    data-testid="import"
                    prop:disabled=move || text.read().trim().is_empty()
                    on:click=read
                >
                    {i18n.live_text("share-import-button")}
                </button>
            </div>
        </div>
    }
}

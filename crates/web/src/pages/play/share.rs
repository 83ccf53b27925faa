//! Export and import of games.

use leptos::prelude::*;
use skep_record::{Details, ImportError, ImportWarning, import};

use crate::browser::{copy, download, download_png};
use crate::export::Export;
use crate::game_context::GameContext;
use crate::notices::Notices;
use crate::parts::{Dialog, Segments};
use crate::voice::Voice;

/// Where the application is: `https://…`.
fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// Says whether something was copied.
fn copied(notices: Notices, voice: Voice) -> impl FnOnce(bool) {
    move |done| match done {
        true => notices.good(voice.words_untracked().text("share-copied")),
        false => notices.bad(voice.words_untracked().text("share-not-copied")),
    }
}

/// Copies the link to the game, unless it would give away a secret pick.
pub(super) fn copy_link(context: GameContext) {
    if context.session().read_untracked().tree().game().open_choice().is_some() {
        return;
    }
    let link = format!("{}/play#{}", origin(), context.link_untracked());
    copy(link, copied(context.notices(), context.voice()));
}

/// Shows what an import has not read as it was written.
fn warn(context: GameContext, warnings: &[ImportWarning]) {
    let words = context.voice().words_untracked();
    for warning in warnings {
        let warning = words.import_warning(warning);
        context.notices().good(words.with("share-import-warning", &[("warning", warning.into())]));
    }
}

/// The window for export and import.
#[component]
pub(super) fn ShareDialog(open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog open title="play-share" testid="share-dialog">
            <Exports />
            <hr />
            <Import open />
        </Dialog>
    }
}

#[component]
fn Exports() -> impl IntoView {
    let context = GameContext::here();
    let voice = Voice::here();
    let notices = Notices::here();
    let chosen = RwSignal::new(Export::Game);
    let choices = Export::ALL.map(|export| {
        let name = move || match export.name() {
            Some(name) => name.to_owned(),
            None => voice.text(&format!("share-{}", export.word())),
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
        Err(error) => voice.words().no_sgf(*error),
    };
    let save = move |_| {
        let (name, sort) = chosen.get_untracked().file();
        download(name, sort, &shown());
    };
    let save_png = move |_| {
        download_png("skep.png", &shown(), move |done| {
            if !done {
                notices.bad(voice.words_untracked().text("share-no-picture"));
            }
        });
    };
    view! {
        <div class="form">
            <Segments
                label=Signal::derive(voice.says("share-export"))
                name="export"
                choices=choices.to_vec()
                chosen
                choose=move |export| chosen.set(export)
            />
            <textarea
                readonly
                rows="5"
                data-testid="export-text"
                aria-label=voice.says("share-export")
                prop:value=shown
            ></textarea>
            <div class="buttons">
                <Show when=move || chosen.get() == Export::Svg>
                    <button data-testid="export-png" on:click=save_png>
                        {voice.says("share-png")}
                    </button>
                </Show>
                <button data-testid="export-save" prop:disabled=failed on:click=save>
                    {voice.says("share-save")}
                </button>
                <button
                    class="main"
                    data-testid="export-copy"
                    prop:disabled=failed
                    on:click=move |_| copy(shown(), copied(notices, voice))
                >
                    {voice.says("button-copy")}
                </button>
            </div>
        </div>
    }
}

#[component]
fn Import(open: RwSignal<bool>) -> impl IntoView {
    let context = GameContext::here();
    let voice = Voice::here();
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
                <span>{voice.says("share-import")}</span>
                <small>{voice.says("share-import-about")}</small>
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
                    let reason = voice.words().import_error(&error);
                    let said = voice.with("share-import-wrong", &[("reason", reason.into())]);
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
                    {voice.says("share-import-button")}
                </button>
            </div>
        </div>
    }
}

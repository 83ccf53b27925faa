//! Export and import of games.

use leptos::prelude::*;
use skep_record::{NoSgf, link_has_notes};

use crate::browser::{can_copy_pictures, copy, copy_png, download, download_png, picture_address};
use crate::components::{Dialog, SegmentedControl};
use crate::export::{Export, Extent, details};
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::notices::Notices;
use crate::pages::ImportBox;
use crate::time;

/// The origin of the application: `https://…`.
pub(crate) fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// Returns a callback that shows whether copying succeeded.
pub(crate) fn copied(notices: Notices, i18n: I18n) -> impl FnOnce(bool) {
    move |done| match done {
        true => notices.success(i18n.words_untracked().text("share-copied")),
        false => notices.error(i18n.words_untracked().text("share-not-copied")),
    }
}

/// Copies the link to the game, unless it would give away a secret pick.
pub(crate) fn copy_link(context: GameContext) {
    if context.session().read_untracked().tree().game().open_choice().is_some() {
        return;
    }
    let link = format!("{}/play#{}", origin(), context.link_untracked());
    copy(link, copied(context.notices(), context.i18n()));
}

/// The export and import dialog.
#[component]
pub(crate) fn ShareDialog(open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog open title="play-share" testid="share-dialog">
            <ExportForm />
            <hr />
            <ImportBox opened=move |()| open.set(false) />
        </Dialog>
    }
}

#[component]
fn ExportForm() -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let chosen = RwSignal::new(Export::Game);
    let extent = RwSignal::new(Extent::usual(context.session().read_untracked().tree()));
    let formats = Export::ALL.map(|export| {
        let name = move || match export.name() {
            Some(name) => name.to_owned(),
            None => i18n.text(&format!("share-{}", export.word())),
        };
        (export, export.word().to_owned(), Signal::derive(name))
    });
    let extents = move || {
        let offered = |extent: &Extent| *extent != Extent::Tree || chosen.get().has_variations();
        let choice = |extent: Extent| {
            let name = move || i18n.text(&format!("library-extent-{}", extent.word()));
            (extent, extent.word().to_owned(), Signal::derive(name))
        };
        Extent::ALL.into_iter().filter(offered).map(choice).collect::<Vec<_>>()
    };
    let written = Memo::new(move |_| {
        let session = context.session();
        let session = session.read();
        let saved = session.saved(time::now());
        let date = time::iso_date(saved.created).replace('-', ".");
        chosen.get().write(session.tree(), extent.get(), &details(&saved, date), &origin())
    });
    // At the end of the main line there is nothing to choose, unless there are variations.
    let has_extent = move || {
        let session = context.session();
        let session = session.read();
        let varies = || session.tree().len() > session.tree().main_line().len();
        let several = !session.is_at_main_end() || chosen.get().has_variations() && varies();
        chosen.get().has_extent() && several
    };
    let about = move || {
        let session = context.session();
        let has_notes = |link: &String| link_has_notes(session.read().tree(), link);
        match &*written.read() {
            Ok(link) if chosen.get() == Export::Link && !has_notes(link) => {
                i18n.text("notes-too-long-for-link")
            }
            _ => i18n.text(chosen.get().about_key(extent.get())),
        }
    };
    view! {
        <div class="form">
            <SegmentedControl
                label=Signal::derive(i18n.live_text("share-export"))
                name="export"
                choices=formats.to_vec()
                chosen
                choose=move |export| chosen.set(export)
            />
            <Show when=has_extent>
                {move || view! {
                    <SegmentedControl
                        label=Signal::derive(i18n.live_text("library-extent"))
                        name="extent"
                        choices=extents()
                        chosen=extent
                        choose=move |chosen| extent.set(chosen)
                    />
                }}
            </Show>
            <p class="contains" data-testid="export-about">{about}</p>
            <Show
                when=move || chosen.get() == Export::Svg
                fallback=move || view! { <TextExport chosen=chosen.into() written=written.into() /> }
            >
                <PictureExport written=written.into() />
            </Show>
        </div>
    }
}

/// A text to copy or to save.
#[component]
fn TextExport(chosen: Signal<Export>, written: Signal<Result<String, NoSgf>>) -> impl IntoView {
    let i18n = I18n::from_context();
    let notices = Notices::from_context();
    let failed = move || written.read().is_err();
    let shown = move || match &*written.read() {
        Ok(text) => text.clone(),
        Err(error) => i18n.words().no_sgf(*error),
    };
    let save = move |_| {
        let (name, sort) = chosen.get_untracked().file();
        download(name, sort, &shown());
    };
    view! {
        <textarea
            readonly
            rows="5"
            data-testid="export-text"
            aria-label=i18n.live_text("share-export")
            prop:value=shown
        ></textarea>
        <div class="buttons">
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
    }
}

/// A picture to copy or to save.
#[component]
pub(crate) fn PictureExport(written: Signal<Result<String, NoSgf>>) -> impl IntoView {
    let i18n = I18n::from_context();
    let notices = Notices::from_context();
    let svg = move || written.get().unwrap_or_default();
    let drawn = move |done: bool| {
        if !done {
            notices.error(i18n.words_untracked().text("share-no-picture"));
        }
    };
    let (name, sort) = Export::Svg.file();
    view! {
        <img
            class="picture"
            data-testid="export-image"
            alt=i18n.live_text("library-picture")
            src=move || picture_address(&svg())
        />
        <div class="buttons">
            <button data-testid="export-save" on:click=move |_| download(name, sort, &svg())>
                {i18n.live_text("library-svg")}
            </button>
            <button
                data-testid="export-png"
                on:click=move |_| download_png("skep.png", &svg(), drawn)
            >
                {i18n.live_text("share-png")}
            </button>
            {can_copy_pictures().then(|| {
                view! {
                    <button
                        class="main"
                        data-testid="export-copy"
                        on:click=move |_| copy_png(&svg(), copied(notices, i18n))
                    >
                        {i18n.live_text("button-copy")}
                    </button>
                }
            })}
        </div>
    }
}

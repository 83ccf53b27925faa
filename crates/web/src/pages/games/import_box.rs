//! Importing games: pasted, from a file, or dropped on the page.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use skep_record::{
    Archive, ArchiveError, ImportError, ImportWarning, Imported, MAX_IMPORT, import,
};
use skep_words::Words;
use wasm_bindgen_futures::JsFuture;

use crate::components::icon;
use crate::error_text;
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::saved_games::ImportReport;
use crate::storage::StorageError;

/// Why a text is not imported.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Wrong {
    /// It is no game.
    Game(ImportError),
    /// It is no file with games.
    Archive(ArchiveError),
    /// The browser does not store the games of a file.
    Storage(StorageError),
    /// The browser does not give the file.
    File,
}

/// The state of an import. Cheap to copy.
#[derive(Clone, Copy)]
pub(crate) struct Importer {
    context: GameContext,
    text: RwSignal<String>,
    wrong: RwSignal<Option<Wrong>>,
    /// Counts the games that have been opened.
    opened: RwSignal<u32>,
}

impl Importer {
    /// An import of nothing yet.
    pub(crate) fn new(context: GameContext) -> Importer {
        Importer {
            context,
            text: RwSignal::default(),
            wrong: RwSignal::default(),
            opened: RwSignal::default(),
        }
    }

    /// Imports a text. One that cannot be read is shown, to be repaired.
    pub(crate) fn offer(self, text: String) {
        self.wrong.set(None);
        let found = match Archive::recognises(&text) {
            true => Archive::read(&text).map_err(Wrong::Archive).map(|archive| self.add(archive)),
            false => import(&text).map_err(Wrong::Game).map(|imported| self.open(imported)),
        };
        match found {
            Ok(()) => self.text.set(String::new()),
            Err(wrong) => {
                self.wrong.set(Some(wrong));
                // A text field with more would freeze, and nobody repairs that by hand.
                if text.len() <= MAX_IMPORT {
                    self.text.set(text);
                }
            }
        }
    }

    /// Opens an imported game.
    fn open(self, imported: Imported) {
        self.context.open_named(imported.tree, &imported.details);
        self.opened.update(|count| *count += 1);
        warn(self.context, &imported.warnings);
    }

    /// Adds the games of a file, and says what has become of them.
    fn add(self, archive: Archive) {
        spawn_local(async move {
            let words = self.context.i18n().words_untracked();
            let name = |id: &str| words.with("library-entry", &[("id", id.into())]);
            match self.context.library().import(archive, name).await {
                Ok(report) => {
                    let said = report_text(&words, &report);
                    match report.is_whole() {
                        true => self.context.notices().success(said),
                        false => self.context.notices().error(said),
                    }
                }
                Err(error) => drop(self.wrong.try_set(Some(Wrong::Storage(error)))),
            }
        });
    }

    /// Imports a file.
    fn take_file(self, file: web_sys::File) {
        if file.size() > Archive::MAX_BYTES as f64 {
            return self.wrong.set(Some(Wrong::Archive(ArchiveError::TooLong)));
        }
        spawn_local(async move {
            match JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()) {
                Some(text) => self.offer(text),
                None => drop(self.wrong.try_set(Some(Wrong::File))),
            }
        });
    }

    /// Imports what was dropped: the first file, or else the text.
    pub(crate) fn take_dropped(self, event: &ev::DragEvent) {
        let Some(data) = event.data_transfer() else { return };
        match data.files().and_then(|files| files.get(0)) {
            Some(file) => self.take_file(file),
            None => {
                let text = data.get_data("text/plain").unwrap_or_default();
                if !text.is_empty() {
                    self.offer(text);
                }
            }
        }
    }
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

/// What has become of the games of a file.
fn report_text(words: &Words, report: &ImportReport) -> String {
    let counts = [
        ("library-imported-new", report.new),
        ("library-imported-updated", report.updated),
        ("library-imported-same", report.same),
    ];
    let counts = counts.into_iter().filter(|(_, count)| *count > 0);
    let mut said: Vec<String> =
        counts.map(|(key, count)| words.with(key, &[("count", count.into())])).collect();
    if !report.damaged.is_empty() {
        let names = report.damaged.join(", ");
        let count = report.damaged.len();
        let variables = [("count", count.into()), ("names", names.into())];
        said.push(words.with("library-imported-damaged", &variables));
    }
    if report.lessons.is_new {
        said.push(words.text("library-imported-lessons"));
    }
    if !report.lessons.damage.is_empty() {
        said.push(words.text("library-imported-lessons-damaged"));
    }
    if report.puzzles.is_new {
        said.push(words.text("library-imported-puzzles"));
    }
    if !report.puzzles.damage.is_empty() {
        said.push(words.text("library-imported-puzzles-damaged"));
    }
    match said.is_empty() {
        true => words.text("library-imported-nothing"),
        false => said.join(" "),
    }
}

/// Why a text is not imported, as a sentence.
fn wrong_text(words: &Words, wrong: &Wrong) -> String {
    let because = |reason: String| words.with("share-import-wrong", &[("reason", reason.into())]);
    match wrong {
        Wrong::Game(ImportError::Link(error)) => {
            words.with("link-broken", &[("reason", words.link_error(error).into())])
        }
        Wrong::Game(error) => because(words.import_error(error)),
        Wrong::Archive(error) => because(words.archive_error(error)),
        Wrong::Storage(error) => {
            let reason = error_text::storage_error(words, *error);
            words.with("library-import-failed", &[("reason", reason.into())])
        }
        Wrong::File => words.text("library-file-unreadable"),
    }
}

/// A field to paste a game into, and a button to choose a file. A game that can be read is opened on the page of the game.
#[component]
pub(crate) fn ImportBox(
    /// The state, if something else than the box imports into it too.
    #[prop(optional)]
    importer: Option<Importer>,
    /// Called when a game has been opened.
    #[prop(optional, into)]
    opened: Option<Callback<()>>,
) -> impl IntoView {
    let i18n = I18n::from_context();
    let importer = importer.unwrap_or_else(|| Importer::new(GameContext::from_context()));
    show_opened(importer, opened);
    view! {
        <div
            class="form import-box"
            on:drop=move |event: ev::DragEvent| {
                event.prevent_default();
                importer.take_dropped(&event);
            }
            on:dragover=|event: ev::DragEvent| event.prevent_default()
        >
            <PasteField importer />
            <div class="buttons">
                <FileButton importer />
                <button
                    class="main"
                    data-testid="import"
                    prop:disabled=move || importer.text.read().trim().is_empty()
                    on:click=move |_| importer.offer(importer.text.get_untracked())
                >
                    {i18n.live_text("share-import-button")}
                </button>
            </div>
        </div>
    }
}

/// Goes to the page of the game whenever one has been opened.
fn show_opened(importer: Importer, opened: Option<Callback<()>>) {
    let navigate = use_navigate();
    Effect::new(move |before: Option<u32>| {
        let count = importer.opened.get();
        if count > before.unwrap_or_default() {
            if let Some(opened) = opened {
                opened.run(());
            }
            if !window().location().pathname().is_ok_and(|path| path == "/play") {
                navigate("/play", Default::default());
            }
        }
        count
    });
}

/// The field for a pasted text, with what is wrong with it.
#[component]
fn PasteField(importer: Importer) -> impl IntoView {
    let i18n = I18n::from_context();
    let Importer { text, wrong, .. } = importer;
    view! {
        <label class="field">
            <span>{i18n.live_text("share-import")}</span>
            <small>{i18n.live_text("library-import-about")}</small>
            <textarea
                rows="4"
                data-testid="import-text"
                aria-invalid=move || wrong.read().is_some().to_string()
                prop:value=move || text.get()
                on:input=move |event| {
                    wrong.set(None);
                    text.set(event_target_value(&event));
                }
            ></textarea>
        </label>
        {move || {
            wrong.get().map(|wrong| {
                let said = wrong_text(&i18n.words(), &wrong);
                view! { <p class="wrong" role="alert" data-testid="import-wrong">{said}</p> }
            })
        }}
    }
}

/// The button that chooses a file.
#[component]
fn FileButton(importer: Importer) -> impl IntoView {
    let i18n = I18n::from_context();
    let field = NodeRef::<html::Input>::new();
    let choose = move |_| {
        let Some(input) = field.get_untracked() else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            importer.take_file(file);
        }
        // The same file can be chosen again.
        input.set_value("");
    };
    view! {
        <label class="button file">
            {icon::file()}
            {i18n.live_text("library-choose-file")}
            <input
                node_ref=field
                type="file"
                class="unseen"
                accept=".json,.pgn,.sgf,.txt,application/json,text/plain"
                data-testid="import-file"
                on:change=choose
            />
        </label>
    }
}

#[cfg(test)]
mod tests {
    use skep_words::Language;

    use super::*;

    #[test]
    fn a_report_counts_what_was_imported_and_names_what_is_damaged() {
        let words = Words::new(Language::English);
        let report = ImportReport {
            new: 12,
            updated: 1,
            same: 0,
            damaged: vec!["entry 3".to_owned(), "entry half".to_owned()],
            ..ImportReport::default()
        };
        assert_eq!(
            report_text(&words, &report),
            "12 new games. 1 game updated. 2 entries cannot be read: entry 3, entry half."
        );
        assert_eq!(
            report_text(&words, &ImportReport::default()),
            "There are no games in this file."
        );
    }

    #[test]
    fn a_broken_link_is_called_one() {
        let words = Words::new(Language::English);
        let error = import("https://skep.example/play#g=Base&m=wS1").unwrap_err();
        let said = wrong_text(&words, &Wrong::Game(error));
        assert!(said.starts_with("This link cannot be opened: the link is not complete"), "{said}");
    }
}

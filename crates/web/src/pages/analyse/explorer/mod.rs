//! What was played in this position before: in the book of the game, and in the person's own games.

mod book_shelf;
mod own_games;
mod result_bar;
mod rows;
mod table;

use leptos::prelude::*;

use self::book_shelf::{BookShelf, BookState};
use self::own_games::OwnGames;
use self::rows::{MoveRow, rows};
use self::table::MoveTable;
use crate::components::{SegmentedControl, TextButton, is_near_viewport};
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::table::Table;

/// Where the games come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// The book of the game.
    Book,
    /// The saved games.
    OwnGames,
}

/// What the panel shows, as signals. Cheap to copy.
#[derive(Clone, Copy)]
struct Explorer {
    source: RwSignal<Source>,
    shelf: BookShelf,
    own_games: OwnGames,
    /// The moves that were played here; empty while nobody looks.
    rows: Memo<Vec<MoveRow>>,
}

impl Explorer {
    fn new(context: GameContext, table: Table, is_shown: ReadSignal<bool>) -> Explorer {
        let source = RwSignal::new(Source::Book);
        let shelf = BookShelf::new();
        let own_games = OwnGames::new(context.library());
        let game_type = Memo::new(move |_| table.position.read().game_type());
        let asks_for = move |asked: Source| is_shown.get() && source.get() == asked;
        Effect::new(move |_| {
            if asks_for(Source::Book) {
                shelf.ask_for(game_type.get());
            }
        });
        Effect::new(move |_| {
            if asks_for(Source::OwnGames) {
                own_games.follow();
            }
        });
        let rows = Memo::new(move |_| {
            let position = table.position.read();
            if !is_shown.get() {
                return Vec::new();
            }
            let open = context.id();
            rows(
                &position,
                match source.get() {
                    Source::Book => shelf.moves(&position),
                    Source::OwnGames => own_games.moves(&position, open.as_ref()),
                },
            )
        });
        Explorer { source, shelf, own_games, rows }
    }
}

/// What was played in this position before.
#[component]
pub(super) fn ExplorerPanel() -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let table = expect_context::<Table>();
    let panel = NodeRef::new();
    let explorer = Explorer::new(context, table, is_near_viewport(panel));
    let choices =
        [(Source::Book, "book", "explorer-book"), (Source::OwnGames, "own", "explorer-own")].map(
            |(source, word, key)| (source, word.to_owned(), Signal::derive(move || i18n.text(key))),
        );
    let has_rows = Memo::new(move |_| !explorer.rows.read().is_empty());
    view! {
        <div node_ref=panel class="explorer" data-testid="explorer">
            <SegmentedControl
                label=Signal::derive(move || i18n.text("explorer-source"))
                name="explorer"
                choices=choices.to_vec()
                chosen=explorer.source
                choose=move |source| explorer.source.set(source)
            />
            <Show when=move || has_rows.get() fallback=move || view! { <NoMoves explorer /> }>
                <MoveTable rows=explorer.rows table />
            </Show>
            <About explorer />
        </div>
    }
}

/// Why there are no moves.
#[component]
fn NoMoves(explorer: Explorer) -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let key = Memo::new(move |_| {
        let session = context.session().read();
        let game = session.tree().game();
        if game.open_choice().is_some() {
            return "explorer-choose";
        }
        if game.ending().is_some() {
            return "explorer-over";
        }
        match (explorer.source.get(), explorer.shelf.state()) {
            (Source::Book, BookState::Ready(_)) => "explorer-empty",
            (Source::Book, BookState::Closed | BookState::Loading) => "explorer-loading",
            (Source::Book, BookState::Missing) => "explorer-none",
            (Source::Book, BookState::Unreachable) => "explorer-unreachable",
            (Source::Book, BookState::Damaged) => "explorer-damaged",
            (Source::OwnGames, _) if explorer.own_games.is_forbidden() => "explorer-forbidden",
            (Source::OwnGames, _) if explorer.own_games.progress().is_some() => "explorer-reading",
            (Source::OwnGames, _) => "explorer-empty-own",
        }
    });
    let failed = move || matches!(key.get(), "explorer-unreachable" | "explorer-damaged");
    view! {
        <p class="explorer-empty" data-testid="explorer-empty" aria-live="polite">
            {move || i18n.text(key.get())}
        </p>
        <Show when=failed>
            <TextButton
                key="explorer-again"
                testid="explorer-again"
                press=move |()| explorer.shelf.try_again()
            />
        </Show>
    }
}

/// Where the numbers come from.
#[component]
fn About(explorer: Explorer) -> impl IntoView {
    let i18n = I18n::from_context();
    let text = move || match explorer.source.get() {
        Source::Book => {
            let BookState::Ready(book) = explorer.shelf.state() else { return String::new() };
            let info = book.info();
            let variables = [("games", info.games.into()), ("nodes", info.nodes.into())];
            i18n.with("explorer-about-book", &variables)
        }
        Source::OwnGames => match explorer.own_games.progress() {
            Some((done, all)) if all > 0 => {
                i18n.with("explorer-progress", &[("done", done.into()), ("all", all.into())])
            }
            _ => i18n.text("explorer-about-own"),
        },
    };
    view! {
        <p class="explorer-about" data-testid="explorer-about"><small>{text}</small></p>
    }
}

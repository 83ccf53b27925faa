//! What the pages that show a game share: the board and its signals, the players' bars, the status, the controls, and the
//! address.

mod address;
mod choices;
mod controls;
mod hints;
mod player_bar;
mod refusal;
mod share;
mod status;

use leptos::prelude::*;
use skep_board::{Board, BoardOptions, Interaction, LastAction, Pencil, Refused, Rotation};
use skep_rules::{Action, Color, Position};
use skep_words::Words;

pub(crate) use self::address::{GamePage, follow_address, keep_address};
pub(crate) use self::choices::Choices;
pub(crate) use self::controls::{Controls, listen_to_keys};
use self::hints::show_hints;
pub(crate) use self::player_bar::PlayerBar;
use self::refusal::{LastPointer, clear_on_selection, refuse};
pub(crate) use self::share::{PictureExport, ShareDialog, copied, copy_link, origin};
pub(crate) use self::status::Status;
use crate::components::icon;
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::settings::Settings;

/// Derives a value from the current node of the game tree, once per node. A position is large: it must not be copied on
/// every read.
fn once_per_node<T: Send + Sync + 'static>(
    context: GameContext,
    derive: impl Fn() -> T + Send + Sync + 'static,
) -> Memo<T> {
    let place = Memo::new(move |_| context.current_place());
    Memo::new_with_compare(
        move |_| {
            place.get();
            derive()
        },
        |_, _| true,
    )
}

/// A position that the board shows instead of the one at the cursor, without changing the game.
#[derive(Clone, Debug)]
pub(crate) struct Preview {
    pub(crate) position: Position,
    /// The action that led to it.
    pub(crate) last: Option<LastAction>,
    /// An action in it that is pointed out.
    pub(crate) next: Option<Action>,
}

/// The open game as its board shows it. Cheap to copy.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    /// The position, what can be done in it, and the selection.
    pub(crate) interaction: Interaction,
    /// The position at the cursor.
    pub(crate) position: Memo<Position>,
    /// The last action.
    pub(crate) last: Memo<Option<LastAction>>,
    /// The language.
    pub(crate) words: Signal<Words>,
    /// How the board looks.
    pub(crate) options: Signal<BoardOptions>,
    /// The player shown at the bottom.
    pub(crate) near: Memo<Color>,
    /// The player shown at the top.
    pub(crate) far: Memo<Color>,
    /// Identifies the game.
    pub(crate) game: Memo<String>,
    /// An action that another part of the page points out on the board.
    pub(crate) pointed: RwSignal<Option<Action>>,
    /// Takes the actions that are chosen on the board instead of the game: they answer a question and are not played.
    pub(crate) takes_actions: RwSignal<Option<Callback<Action>>>,
    /// A line of play that another part of the page draws on the board.
    pub(crate) line: RwSignal<Vec<LastAction>>,
    /// What the board shows instead of the position at the cursor. Nothing can be played then.
    pub(crate) preview: RwSignal<Option<Preview>>,
}

impl Table {
    /// The table of the open game. It is also provided to the views below.
    pub(crate) fn provide(context: GameContext) -> Table {
        let i18n = I18n::from_context();
        let settings = expect_context::<RwSignal<Settings>>();
        let session = context.session();
        let position =
            once_per_node(context, move || session.read_untracked().tree().position().clone());
        let preview = RwSignal::new(None::<Preview>);
        let shown = Memo::new_with_compare(
            move |_| match &*preview.read() {
                Some(preview) => preview.position.clone(),
                None => context.ahead().unwrap_or_else(|| position.get()),
            },
            |_, _| true,
        );
        let offers = Memo::new(move |_| match preview.read().is_some() {
            true => Vec::new(),
            false => context.offers(),
        });
        let pointer = LastPointer::follow();
        let takes_actions = RwSignal::new(None::<Callback<Action>>);
        let interaction = Interaction::new(
            shown.into(),
            offers.into(),
            Callback::new(move |action: Action| match takes_actions.get_untracked() {
                Some(take) => take.run(action),
                None => context.play(action),
            }),
            Callback::new(move |refused: Refused| {
                refuse(context, &shown.read_untracked(), refused, pointer);
            }),
        );
        clear_on_selection(context, interaction);
        show_hints(context, interaction);
        let near = Memo::new(move |_| context.bottom_player());
        let table = Table {
            interaction,
            position,
            last: once_per_node(context, move || context.last_untracked()),
            words: Signal::derive(move || i18n.words()),
            options: Signal::derive(move || BoardOptions {
                motion: settings.read().animation,
                backs: position.read().game_type().is_venom(),
                coordinates: settings.read().coordinates,
            }),
            near,
            far: Memo::new(move |_| !near.get()),
            game: Memo::new(move |_| {
                context.id().map(|id| id.word().to_owned()).unwrap_or_default()
            }),
            pointed: RwSignal::new(None),
            takes_actions,
            line: RwSignal::new(Vec::new()),
            preview,
        };
        table.forget_pointed();
        provide_context(table);
        table
    }

    /// What is pointed out belongs to one position.
    fn forget_pointed(self) {
        Effect::new(move |_| {
            self.position.track();
            self.pointed.set(None);
            self.line.set(Vec::new());
            if self.preview.read_untracked().is_some() {
                self.preview.set(None);
            }
        });
    }
}

/// The board of the open game, or the choices before its first turn.
#[component]
pub(crate) fn TableBoard(table: Table) -> impl IntoView {
    let context = GameContext::from_context();
    let Table { interaction, last, words, options, game, pointed, line, preview, .. } = table;
    let rotation = expect_context::<RwSignal<Rotation>>();
    // Pages on which people draw provide it. What is drawn belongs to the game, not to a line that is walked through.
    let pencil =
        use_context::<Pencil>().map(|pencil| pencil.only_while(move || preview.read().is_none()));
    let hint = Signal::derive(move || match &*preview.read() {
        Some(preview) => preview.next,
        None => pointed.get().or_else(|| context.hint()).or_else(|| context.planned()),
    });
    let last = Signal::derive(move || match &*preview.read() {
        Some(preview) => preview.last.clone(),
        None => last.get(),
    });
    view! {
        <div class="middle">
            <Board interaction last words options game hint line rotation pencil />
            <Choices />
        </div>
    }
}

/// The button that opens the panel with the moves, where that is a drawer.
#[component]
pub(crate) fn DrawerHandle(
    drawer: RwSignal<bool>,
    /// What is new in it, in words.
    #[prop(optional, into)]
    news: MaybeProp<String>,
) -> impl IntoView {
    let i18n = I18n::from_context();
    view! {
        <button
            class="drawer-handle"
            data-testid="drawer"
            aria-expanded=move || drawer.get().to_string()
            aria-controls="panel"
            on:click=move |_| drawer.update(|open| *open = !*open)
        >
            {icon::list()}
            {i18n.live_text("play-moves")}
            {move || news.get().map(|news| view! {
                <span class="news" data-testid="news">
                    <span class="unseen">{news}</span>
                </span>
            })}
        </button>
    }
}

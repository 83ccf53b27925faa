//! An interactive example board.

use leptos::html;
use leptos::prelude::*;
use skep_board::{ActionButtons, Board, BoardOptions, Held, Interaction, Refused, Rotation, Tray};
use skep_draw::Example;
use skep_rules::{Action, Illegal, TileName};
use skep_words::Words;

use super::example_game::{ExampleGame, possibilities};
use crate::components::{icon, is_near_viewport};
use crate::i18n::I18n;
use crate::random;
use crate::settings::Settings;

/// An interactive example board: legal actions can be played, illegal ones are explained.
#[component]
pub(super) fn ExampleBoard(example: Example) -> impl IntoView {
    let i18n = I18n::from_context();
    let settings = expect_context::<RwSignal<Settings>>();
    let name = example.name;
    let place = NodeRef::<html::Div>::new();
    let near = is_near_viewport(place);
    let state = ExampleState::new(ExampleGame::new(example));
    let ExampleState { game, interaction, .. } = state;
    let rotation = RwSignal::new(Rotation::default());
    let words = Signal::derive(move || i18n.words().turned(rotation.get().steps()));
    let options = Signal::derive(move || BoardOptions {
        motion: settings.read().animation,
        backs: game.read().position().game_type().is_venom(),
        ..BoardOptions::default()
    });
    let last = Signal::derive(move || game.read().last());
    // Show the reserve only if the example is about a tile in it.
    let tray = game.with_untracked(|game| {
        let waits = matches!(game.in_question(), Some(Held::Reserve { .. }));
        waits.then(|| game.position().to_move())
    });
    let caption = Signal::stored(format!("example-{name}"));
    view! {
        <figure class="try-out card" aria-labelledby=caption data-testid=format!("rules-board-{name}")>
            // The wheel and vertical swipes scroll the page, not the hive.
            <div class="hive" node_ref=place on:wheel:capture=|event| event.stop_propagation()>
                <Show when=move || near.get()>
                    <Board interaction last words options rotation />
                </Show>
            </div>
            {tray.map(|color| view! { <Tray interaction color words options /> })}
            <figcaption id=caption>{move || words.read().example(name)}</figcaption>
            <p
                class="said"
                class:refused=move || state.refused.read().is_some()
                role="status"
                data-testid=format!("rules-said-{name}")
            >
                {move || state.says(&words.read())}
            </p>
            <div class="buttons">
                <ActionButtons interaction words />
                <button
                    data-testid=format!("rules-undo-{name}")
                    aria-describedby=caption
                    prop:disabled=move || game.read().is_at_start()
                    on:click=move |_| state.undo()
                >
                    {icon::undo()}
                    {i18n.live_text("play-undo")}
                </button>
                <button
                    data-testid=format!("rules-reset-{name}")
                    aria-describedby=caption
                    on:click=move |_| state.reset()
                >
                    {icon::again()}
                    {i18n.live_text("rules-reset")}
                </button>
            </div>
        </figure>
    }
}

/// The state of an example board, as signals.
#[derive(Clone, Copy)]
struct ExampleState {
    game: RwSignal<ExampleGame>,
    interaction: Interaction,
    /// Why the last attempt was illegal.
    refused: RwSignal<Option<Illegal>>,
}

impl ExampleState {
    fn new(game: ExampleGame) -> ExampleState {
        let game = RwSignal::new(game);
        let refused = RwSignal::new(None);
        let interaction = Interaction::new(
            Signal::derive(move || game.read().position().clone()),
            Signal::derive(move || game.read().actions()),
            Callback::new(move |action: Action| {
                let played = game.try_update(|game| game.play(action, random::draw));
                refused.set(played.and_then(Result::err));
            }),
            Callback::new(move |it: Refused| {
                refused.set(game.with_untracked(|game| game.reason(it)));
            }),
        );
        Effect::new(move |_| {
            if interaction.held().is_some() {
                refused.set(None);
            }
        });
        let state = ExampleState { game, interaction, refused };
        state.take_up();
        state
    }

    /// Picks up the tile that the example is about.
    fn take_up(self) {
        self.refused.set(None);
        self.interaction.let_go();
        if let Some(held) = self.game.with_untracked(ExampleGame::in_question) {
            self.interaction.take(held);
        }
    }

    fn undo(self) {
        self.game.update(ExampleGame::undo);
        self.take_up();
    }

    fn reset(self) {
        self.game.update(ExampleGame::reset);
        self.take_up();
    }

    /// The text under the board: why an attempt is illegal, what the held tile can do, or the last action and whose turn
    /// it is.
    fn says(self, words: &Words) -> String {
        if let Some(illegal) = &*self.refused.read() {
            return words.explain(illegal);
        }
        let game = self.game.read();
        let position = game.position();
        if let Some(held) = self.interaction.held() {
            let name = match held {
                Held::InPlay(tile) => position.name(tile),
                Held::Reserve { tile, bug } => TileName { number: None, ..TileName::of(tile, bug) },
            };
            let count = self.interaction.with_offers(|offers| possibilities(offers, held));
            let variables = [("tile", words.name(name).into()), ("count", count.into())];
            return words.with("rules-targets", &variables);
        }
        let state = match game.ending() {
            Some(ending) => words.ending(position, ending),
            None => words.turn(position),
        };
        match game.last() {
            Some(last) => format!("{} {state}", words.action(&last.before, last.action)),
            None => state,
        }
    }
}

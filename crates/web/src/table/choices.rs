//! The secret choices before the first turn.

use leptos::prelude::*;
use skep_draw::creature;
use skep_rules::{Bug, Choice, Chosen, Color, GameType, Tile, TileSet};

use crate::components::{TextButton, focus_on_mount};
use crate::game_context::GameContext;
use crate::i18n::I18n;

/// Asks for the choices before the first turn. When two people share a screen, a curtain separates their choices.
#[component]
pub(crate) fn Choices() -> impl IntoView {
    let context = GameContext::from_context();
    // The player who has confirmed to be in front of the screen.
    let seated = RwSignal::new(None::<Color>);
    let open = Memo::new(move |_| context.choice_to_make());
    let hidden = move |player| context.is_shared() && seated.get() != Some(player);
    move || {
        let (choice, player) = open.get()?;
        Some(if hidden(player) {
            view! { <Curtain player seated /> }.into_any()
        } else {
            view! { <ChooserDialog choice player seated /> }.into_any()
        })
    }
}

/// Hides the board until the given player confirms to be in front of the screen.
#[component]
fn Curtain(player: Color, seated: RwSignal<Option<Color>>) -> impl IntoView {
    let i18n = I18n::from_context();
    let with_player = move |key| {
        let name = i18n.words().color(player);
        i18n.with(key, &[("player", name.into())])
    };
    let curtain = NodeRef::new();
    focus_on_mount(curtain);
    view! {
        <div
            node_ref=curtain
            class="curtain"
            role="dialog"
            tabindex="-1"
            aria-labelledby="curtain"
            data-testid="curtain"
        >
            <h2 id="curtain">{move || with_player("choose-pass")}</h2>
            <p>{move || with_player("choose-pass-about")}</p>
            <button class="main" data-testid="seated" on:click=move |_| seated.set(Some(player))>
                {move || with_player("choose-seated")}
            </button>
        </div>
    }
}

/// The tiles that a player has chosen so far, of those that there are.
#[derive(Clone, Copy)]
struct Chooser {
    choice: Choice,
    player: Color,
    game_type: GameType,
    chosen: RwSignal<TileSet>,
}

impl Chooser {
    fn has(self, tile: Tile) -> bool {
        self.chosen.get().contains(tile)
    }

    /// Chooses a tile, or puts it back.
    fn toggle(self, tile: Tile) {
        self.chosen.update(|chosen| match chosen.contains(tile) {
            true => chosen.remove(tile),
            false => chosen.insert(tile),
        });
    }

    /// Whether no more tiles can be chosen.
    fn is_full(self) -> bool {
        self.choice == Choice::Pick && self.chosen.get().len() == Choice::PICK_SIZE
    }

    fn is_ready(self) -> bool {
        self.choice == Choice::Faces || self.is_full()
    }

    /// The face of a tile that is up.
    fn up(self, tile: Tile) -> Bug {
        match tile.back() {
            Some(back) if self.choice == Choice::Faces && self.has(tile) => back,
            _ => tile.front(),
        }
    }

    /// The face of a two-faced tile that is down.
    fn down(self, tile: Tile) -> Option<Bug> {
        let back = tile.back().filter(|_| self.game_type.is_two_faced(tile))?;
        Some(if self.up(tile) == back { tile.front() } else { back })
    }
}

/// Asks a player for a choice.
#[component]
fn ChooserDialog(choice: Choice, player: Color, seated: RwSignal<Option<Color>>) -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let game_type = context.session().read_untracked().tree().game_type();
    let chosen = RwSignal::new(TileSet::EMPTY);
    let chooser = Chooser { choice, player, game_type, chosen };
    let tiles = choice.among(game_type, player).into_iter();
    let buttons = tiles.map(|tile| view! { <TileButton chooser tile /> }).collect_view();
    let title = move || {
        let name = i18n.words().color(player);
        i18n.with(&format!("choose-{}", choice.word()), &[("player", name.into())])
    };
    let count = move || {
        let count = chosen.get().len();
        i18n.with("choose-count", &[("count", count.into()), ("all", Choice::PICK_SIZE.into())])
    };
    let choose = move |()| {
        // Close the curtain before the next player chooses.
        seated.set(None);
        context.choose(Chosen { choice, tiles: chosen.get_untracked() });
    };
    let dialog = NodeRef::new();
    focus_on_mount(dialog);
    view! {
        <div
            node_ref=dialog
            class="curtain chooser"
            role="dialog"
            tabindex="-1"
            aria-labelledby="chooser"
            data-testid="chooser"
        >
            <h2 id="chooser">{title}</h2>
            <p>{move || i18n.text(&format!("choose-{}-about", choice.word()))}</p>
            <div class="choices">{buttons}</div>
            <div class="buttons">
                <Show when=move || choice == Choice::Pick>
                    <span>{count}</span>
                </Show>
                <TextButton
                    key="choose-done"
                    testid="choose-done"
                    class="main"
                    disabled=Signal::derive(move || !chooser.is_ready())
                    press=choose
                />
            </div>
        </div>
    }
}

/// The button of one tile, with both of its faces.
#[component]
fn TileButton(chooser: Chooser, tile: Tile) -> impl IntoView {
    let i18n = I18n::from_context();
    let label = move || {
        let bug = i18n.words().bug(chooser.up(tile));
        tile.number().map_or(bug.clone(), |number| format!("{bug} {number}"))
    };
    let other = move || {
        let bug = chooser.down(tile)?;
        let key = if bug == tile.front() { "choose-front" } else { "choose-back" };
        Some(i18n.with(key, &[("bug", i18n.words().bug(bug).into())]))
    };
    view! {
        <button
            class="choice"
            class:white=chooser.player == Color::White
            aria-pressed=move || chooser.has(tile).to_string()
            prop:disabled=move || chooser.is_full() && !chooser.has(tile)
            data-testid=format!("choose-{tile}")
            on:click=move |_| chooser.toggle(tile)
        >
            <span class="faces" aria-hidden="true">
                <svg
                    viewBox="-50 -50 100 100"
                    inner_html=move || creature(chooser.up(tile))
                ></svg>
                {move || chooser.down(tile).map(|bug| view! {
                    <svg class="down" viewBox="-50 -50 100 100" inner_html=creature(bug)></svg>
                })}
            </span>
            <span>{label}</span>
            {move || other().map(|text| view! { <span class="other">{text}</span> })}
        </button>
    }
}

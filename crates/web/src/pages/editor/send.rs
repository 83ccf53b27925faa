//! What can be done with the position: analyse it, play on, copy it.

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use skep_draw::{Highlights, draw};
use skep_record::{GameTree, TimeControl, write_setup_link};

use super::context::EditorContext;
use crate::browser::copy;
use crate::components::{Dialog, TextButton, icon};
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::new_game::{ColorChoice, GameMode, NewGame};
use crate::notices::Notices;
use crate::pages::home::Players;
use crate::random;
use crate::table::{PictureExport, copied, origin};

/// The buttons to analyse, to play on, and to copy.
#[component]
pub(super) fn Send() -> impl IntoView {
    let context = EditorContext::from_context();
    let games = GameContext::from_context();
    let i18n = I18n::from_context();
    let notices = Notices::from_context();
    let navigate = use_navigate();
    let (playing, drawing) = (RwSignal::new(false), RwSignal::new(false));
    let impossible = Signal::derive(move || !context.is_possible());
    let analyse = move |()| {
        if let Some(position) = context.editor.read_untracked().position() {
            games.open(GameTree::from(position));
            navigate("/analyse", Default::default());
        }
    };
    let copy_link = move |()| {
        let link = write_setup_link(&context.setup.read_untracked());
        copy(format!("{}/editor#{link}", origin()), copied(notices, i18n));
    };
    let copy_text = move |()| {
        copy(context.setup.read_untracked().to_string(), copied(notices, i18n));
    };
    view! {
        <div class="send">
            <TextButton key="editor-analyse" testid="to-analysis" class="main" disabled=impossible press=analyse />
            <TextButton
                key="editor-play"
                testid="play-on"
                disabled=impossible
                press=move |()| playing.set(true)
            >
                {icon::play()}
            </TextButton>
        </div>
        <div class="menu">
            <TextButton key="play-copy-link" testid="copy-link" class="quiet" press=copy_link>
                {icon::link()}
            </TextButton>
            <TextButton key="editor-copy-text" testid="copy-text" class="quiet" press=copy_text>
                {icon::copy()}
            </TextButton>
            <TextButton
                key="editor-picture"
                testid="picture"
                class="quiet"
                disabled=impossible
                press=move |()| drawing.set(true)
            >
                {icon::picture()}
            </TextButton>
        </div>
        <Dialog open=playing title="editor-play" testid="play-dialog">
            <PlayForm />
        </Dialog>
        <Dialog open=drawing title="editor-picture" testid="picture-dialog">
            <Picture />
        </Dialog>
    }
}

/// Who plays on. The person has the side to move, unless they choose otherwise.
#[component]
fn PlayForm() -> impl IntoView {
    let context = EditorContext::from_context();
    let games = GameContext::from_context();
    let side = match context.setup.read_untracked().to_move {
        skep_rules::Color::White => ColorChoice::White,
        skep_rules::Color::Black => ColorChoice::Black,
    };
    let control = TimeControl::Unlimited;
    let new_game = NewGame { side, control, mode: GameMode::Computer, ..NewGame::load() };
    let new_game = RwSignal::new(new_game);
    let navigate = use_navigate();
    let begin = move |()| {
        if let Some(position) = context.editor.read_untracked().position() {
            games.begin_from(position, &new_game.read_untracked(), random::coin());
            navigate("/play", Default::default());
        }
    };
    view! {
        <div class="form">
            <Players new_game />
            <div class="buttons">
                <TextButton key="setup-start" testid="begin" class="main" press=begin />
            </div>
        </div>
    }
}

/// A picture of the position.
#[component]
fn Picture() -> impl IntoView {
    let context = EditorContext::from_context();
    let written = Signal::derive(move || {
        let position = context.editor.read().position();
        Ok(position.map(|it| draw(&it, &Highlights::default())).unwrap_or_default())
    });
    view! { <div class="form"><PictureExport written /></div> }
}

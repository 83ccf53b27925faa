//! The panel in which a game online begins.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use skep_club::{Audience, ColorWish};
use skep_wire::PersonKind;

use super::proposal::{Opponent, Proposal};
use super::time_choice::TimeChoice;
use crate::components::{SegmentedControl, Switch, TextButton, icon};
use crate::game_builder::GameBuilder;
use crate::i18n::I18n;
use crate::notices::Notices;
use crate::online::{Online, Request};
use crate::pages::home::{CustomGame, GameCards, is_custom};
use crate::pages::online::address::game_path;
use crate::pages::online::terms::TermsCard;
use crate::pages::online::texts::failure_text;

/// The panel in which a game begins.
#[component]
pub(super) fn Create() -> impl IntoView {
    let (i18n, online) = (I18n::from_context(), Online::from_context());
    let proposal = RwSignal::new(Proposal::load());
    let game_type = proposal.read_untracked().game_type;
    let builder = RwSignal::new(GameBuilder::from(game_type));
    let custom = RwSignal::new(is_custom(game_type));
    Effect::new(move |_| {
        if let Ok(game_type) = builder.read().game_type() {
            proposal.update(|proposal| proposal.game_type = game_type);
        }
    });
    let has_account =
        Memo::new(move |_| online.me().is_some_and(|me| me.kind == PersonKind::Account));
    let opponent = Memo::new(move |_| proposal.read().opponent);
    let terms = Memo::new(move |_| proposal.read().terms(has_account.get()));
    let can_be_rated = move || proposal.read().can_be_rated(has_account.get());
    view! {
        <section class="create card" aria-labelledby="create-heading" data-testid="create">
            <h2 id="create-heading">{i18n.live_text("online-new")}</h2>
            <GameCards builder custom />
            <Show when=move || custom.get()>
                <CustomGame builder />
            </Show>
            <TimeChoice proposal />
            <OpponentChoice proposal />
            <Show when=move || opponent.get() == Opponent::Computer>
                <LevelChoice proposal />
            </Show>
            <Show when=move || opponent.get() != Opponent::Anybody>
                <ColorChoice proposal />
            </Show>
            <Show when=can_be_rated>
                <Switch
                    label=Signal::derive(i18n.live_text("online-rated"))
                    about=Signal::derive(i18n.live_text("online-rated-about"))
                    testid="rated"
                    on=Signal::derive(move || proposal.read().rated)
                    turn=move |rated| proposal.update(|proposal| proposal.rated = rated)
                />
            </Show>
            {move || view! { <TermsCard terms=terms.get() /> }}
            <Begin proposal wrong=Signal::derive(move || builder.read().game_type().is_err()) />
        </section>
    }
}

/// Against whom.
#[component]
fn OpponentChoice(proposal: RwSignal<Proposal>) -> impl IntoView {
    let i18n = I18n::from_context();
    let choices = [
        (Opponent::Anybody, "anybody", "online-anybody"),
        (Opponent::Friend, "friend", "online-friend"),
        (Opponent::Computer, "computer", "setup-computer"),
    ];
    let choices = choices.map(|(opponent, word, key)| {
        (opponent, word.to_owned(), Signal::derive(i18n.live_text(key)))
    });
    view! {
        <SegmentedControl
            label=Signal::derive(i18n.live_text("online-opponent"))
            name="opponent"
            choices=choices.to_vec()
            chosen=Signal::derive(move || proposal.read().opponent)
            choose=move |opponent| proposal.update(|proposal| proposal.opponent = opponent)
        />
    }
}

/// The level of the computer.
#[component]
fn LevelChoice(proposal: RwSignal<Proposal>) -> impl IntoView {
    let i18n = I18n::from_context();
    let level = move || proposal.read().level;
    view! {
        <label class="slider">
            <span>
                {i18n.live_text("setup-level")}
                <output>{move || i18n.words().level(level())}</output>
            </span>
            <input
                type="range"
                min="1"
                max="10"
                data-testid="level"
                prop:value=move || level().to_string()
                on:input:target=move |event| {
                    if let Ok(level) = event.target().value().parse::<u8>() {
                        proposal.update(|proposal| proposal.level = level.clamp(1, 10));
                    }
                }
            />
            <small>{move || i18n.words().about_level(level())}</small>
        </label>
    }
}

/// The own colour.
#[component]
fn ColorChoice(proposal: RwSignal<Proposal>) -> impl IntoView {
    let i18n = I18n::from_context();
    let color = |color| Signal::derive(move || i18n.words().color(color));
    let choices = vec![
        (ColorWish::White, "white".to_owned(), color(skep_rules::Color::White)),
        (ColorWish::Black, "black".to_owned(), color(skep_rules::Color::Black)),
        (ColorWish::Either, "either".to_owned(), Signal::derive(i18n.live_text("setup-random"))),
    ];
    view! {
        <SegmentedControl
            label=Signal::derive(i18n.live_text("setup-color"))
            name="color"
            choices=choices
            chosen=Signal::derive(move || proposal.read().color)
            choose=move |color| proposal.update(|proposal| proposal.color = color)
        />
    }
}

/// The buttons that begin the game, or the search for an opponent.
#[component]
fn Begin(proposal: RwSignal<Proposal>, wrong: Signal<bool>) -> impl IntoView {
    let (i18n, online) = (I18n::from_context(), Online::from_context());
    let (asking, ask) = game_requests(online);
    let terms = move || {
        let has_account = online.me().is_some_and(|me| me.kind == PersonKind::Account);
        proposal.with_untracked(|proposal| {
            proposal.save();
            proposal.terms(has_account)
        })
    };
    let terms = move || untrack(terms);
    let create = move |audience| ask.run(Request::Create { terms: terms(), audience });
    let pairing = Memo::new(move |_| online.own().is_some_and(|own| own.pairing));
    let disabled = Signal::derive(move || asking.get() || wrong.get());
    let opponent = Memo::new(move |_| proposal.read().opponent);
    move || {
        match (opponent.get(), pairing.get()) {
        (Opponent::Anybody, true) => view! {
            <div class="begin searching" data-testid="searching">
                <p>{i18n.live_text("online-searching")}</p>
                <TextButton key="online-stop" testid="stop-pairing" press=move |()| online.stop_pairing() />
            </div>
        }.into_any(),
        (Opponent::Anybody, false) => view! {
            <div class="begin">
                <TextButton
                    key="online-pair"
                    testid="pair"
                    class="main"
                    disabled
                    press=move |()| ask.run(Request::Pair { terms: terms() })
                >
                    {icon::play()}
                </TextButton>
                <TextButton
                    key="online-seek"
                    testid="seek"
                    disabled
                    press=move |()| create(Audience::Everybody)
                />
            </div>
        }.into_any(),
        (Opponent::Friend, _) => view! {
            <div class="begin">
                <TextButton
                    key="online-make-link"
                    testid="make-link"
                    class="main"
                    disabled
                    press=move |()| create(Audience::Link)
                >
                    {icon::link()}
                </TextButton>
            </div>
        }.into_any(),
        (Opponent::Computer, _) => {
            let level = move || proposal.read_untracked().level;
            let play = move |()| {
                ask.run(Request::CreateWithComputer { terms: terms(), level: level() });
            };
            view! {
                <div class="begin">
                    <TextButton key="online-play" testid="play-computer" class="main" disabled press=play>
                        {icon::play()}
                    </TextButton>
                </div>
            }.into_any()
        }
    }
    }
}

/// A function that asks the server for a game and goes to the game that it answers with, and whether it waits for the answer.
fn game_requests(online: Online) -> (RwSignal<bool>, Callback<Request>) {
    let i18n = I18n::from_context();
    let notices = Notices::from_context();
    let asking = RwSignal::new(false);
    let navigate = use_navigate();
    let ask = Callback::new(move |request: Request| {
        asking.set(true);
        let navigate = navigate.clone();
        spawn_local(async move {
            let answer = online.ask(request).await;
            if asking.try_set(false).is_some() {
                // The page was left meanwhile.
                return;
            }
            match answer {
                Ok(answer) => {
                    if let Some(game) = answer.game() {
                        navigate(&game_path(game), Default::default());
                    }
                }
                Err(failure) => notices.error(failure_text(&i18n.words_untracked(), &failure)),
            }
        });
    });
    (asking, ask)
}

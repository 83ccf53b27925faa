//! A board to try an example on.

use leptos::html;
use leptos::prelude::*;
use skep_board::{Board, BoardOptions, Buttons, Hands, Held, Refused, Tray};
use skep_draw::Example;
use skep_rules::{Action, Illegal, TileName};
use skep_words::Words;

use super::trial::{Trial, possibilities};
use crate::chance;
use crate::parts::{icon, is_near};
use crate::settings::Settings;
use crate::voice::Voice;

/// A board to try an example on: what the rules allow can be played, and what they forbid is explained.
#[component]
pub(super) fn TryOut(example: Example) -> impl IntoView {
    let voice = Voice::here();
    let settings = expect_context::<RwSignal<Settings>>();
    let name = example.name;
    let place = NodeRef::<html::Div>::new();
    let near = is_near(place);
    let bench = Bench::new(Trial::new(example));
    let Bench { trial, hands, .. } = bench;
    let words = Signal::derive(move || voice.words());
    let options = Signal::derive(move || BoardOptions {
        motion: settings.read().animation,
        backs: trial.read().position().game_type().is_venom(),
        ..BoardOptions::default()
    });
    let last = Signal::derive(move || trial.read().last());
    // Only where something waits beside the table there is a reserve to look at.
    let tray = trial.with_untracked(|trial| {
        let waits = matches!(trial.in_question(), Some(Held::Waiting { .. }));
        waits.then(|| trial.position().to_move())
    });
    let caption = Signal::stored(format!("example-{name}"));
    view! {
        <figure class="try-out card" aria-labelledby=caption data-testid=format!("rules-board-{name}")>
            // The wheel and a finger that goes up or down scroll the page, not the hive.
            <div class="hive" node_ref=place on:wheel:capture=|event| event.stop_propagation()>
                <Show when=move || near.get()>
                    <Board hands last words options />
                </Show>
            </div>
            {tray.map(|color| view! { <Tray hands color words options /> })}
            <figcaption id=caption>{move || words.read().example(name)}</figcaption>
            <p
                class="said"
                class:refused=move || bench.refused.read().is_some()
                role="status"
                data-testid=format!("rules-said-{name}")
            >
                {move || bench.says(&words.read())}
            </p>
            <div class="buttons">
                <Buttons hands words />
                <button
                    data-testid=format!("rules-undo-{name}")
                    aria-describedby=caption
                    prop:disabled=move || trial.read().is_at_start()
                    on:click=move |_| bench.undo()
                >
                    {icon::undo()}
                    {voice.says("play-undo")}
                </button>
                <button
                    data-testid=format!("rules-reset-{name}")
                    aria-describedby=caption
                    on:click=move |_| bench.reset()
                >
                    {icon::again()}
                    {voice.says("rules-reset")}
                </button>
            </div>
        </figure>
    }
}

/// What somebody tries, as signals.
#[derive(Clone, Copy)]
struct Bench {
    trial: RwSignal<Trial>,
    hands: Hands,
    /// Why the last thing tried cannot be done.
    refused: RwSignal<Option<Illegal>>,
}

impl Bench {
    fn new(trial: Trial) -> Bench {
        let trial = RwSignal::new(trial);
        let refused = RwSignal::new(None);
        let hands = Hands::new(
            Signal::derive(move || trial.read().position().clone()),
            Signal::derive(move || trial.read().actions()),
            Callback::new(move |action: Action| {
                let played = trial.try_update(|trial| trial.play(action, chance::draw));
                refused.set(played.and_then(Result::err));
            }),
            Callback::new(move |it: Refused| {
                refused.set(trial.with_untracked(|trial| trial.reason(it)));
            }),
        );
        Effect::new(move |_| {
            if hands.held().is_some() {
                refused.set(None);
            }
        });
        let bench = Bench { trial, hands, refused };
        bench.take_up();
        bench
    }

    /// Takes up the tile that the example is about, or says why it cannot be.
    fn take_up(self) {
        self.refused.set(None);
        self.hands.let_go();
        if let Some(held) = self.trial.with_untracked(Trial::in_question) {
            self.hands.take(held);
        }
    }

    fn undo(self) {
        self.trial.update(Trial::undo);
        self.take_up();
    }

    fn reset(self) {
        self.trial.update(Trial::reset);
        self.take_up();
    }

    /// What there is to say now: why something cannot be done, what the tile held can do, or what was played and
    /// who is to move.
    fn says(self, words: &Words) -> String {
        if let Some(illegal) = &*self.refused.read() {
            return words.explain(illegal);
        }
        let trial = self.trial.read();
        let position = trial.position();
        if let Some(held) = self.hands.held() {
            let name = match held {
                Held::Lying(tile) => position.name(tile),
                Held::Waiting { tile, bug } => TileName { number: None, ..TileName::of(tile, bug) },
            };
            let count = self.hands.with_offers(|offers| possibilities(offers, held));
            let variables = [("tile", words.name(name).into()), ("count", count.into())];
            return words.with("rules-targets", &variables);
        }
        let state = match trial.ending() {
            Some(ending) => words.ending(position, ending),
            None => words.turn(position),
        };
        match trial.last() {
            Some(last) => format!("{} {state}", words.action(&last.before, last.action)),
            None => state,
        }
    }
}

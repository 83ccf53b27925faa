//! Whether the chance in a game was fair, checked in the browser.

use leptos::prelude::*;
use skep_club::{
    ColorWish, Recorded, Seed, SeenEvent, Verified, VerifiedDraw, VerifyError, verify_seen,
};
use skep_rules::{Pack, Tile, TileName};
use skep_words::{Value, Words};

use crate::browser;
use crate::components::{TextButton, icon};
use crate::i18n::I18n;

/// What can be said about the chance in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Fairness {
    /// Nothing is left to chance in this game.
    NoChance,
    /// The seed is still secret. This is its hash.
    Waiting(String),
    /// Everything follows from the seed.
    Proven(Verified),
    /// Something does not.
    Wrong(VerifyError),
}

/// Checks the events of a game, as a player or a spectator has received them.
fn check(events: &[Recorded<SeenEvent>]) -> Fairness {
    let Some(SeenEvent::Created { terms, commitment, .. }) =
        events.first().map(|first| &first.event)
    else {
        return Fairness::NoChance;
    };
    let draws_tiles = terms.game_type.has_pack(Pack::Swarm);
    if !draws_tiles && terms.creator_plays != ColorWish::Either {
        return Fairness::NoChance;
    }
    match verify_seen(events) {
        Ok(verified) => Fairness::Proven(verified),
        Err(VerifyError::NotEnded) if !draws_tiles => Fairness::NoChance,
        Err(VerifyError::NotEnded) => Fairness::Waiting(commitment.to_string()),
        Err(error) => Fairness::Wrong(error),
    }
}

/// The result of the check in one sentence.
fn verdict(words: &Words, verified: &Verified) -> String {
    match verified.draws.len() {
        0 if verified.drew_colors => words.text("fair-proven-colors"),
        draws => words.with("fair-proven", &[("count", number(draws))]),
    }
}

/// Why a game is not proven to be fair.
fn reason(words: &Words, error: &VerifyError) -> String {
    match error {
        VerifyError::NotEnded => words.text("fair-waiting"),
        VerifyError::Seed { .. } => words.text("fair-error-seed"),
        VerifyError::Colors { .. } => words.text("fair-error-colors"),
        VerifyError::Draw { number, expected, found } => {
            let variables = [
                ("number", Value::from(i64::from(*number))),
                ("found", tile_name(words, found).into()),
                ("expected", tile_name(words, expected).into()),
            ];
            words.with("fair-error-draw", &variables)
        }
        VerifyError::Game(corrupt) => {
            words.with("fair-error-game", &[("number", i64::from(corrupt.number).into())])
        }
    }
}

/// A draw in words.
fn draw(words: &Words, draw: &VerifiedDraw) -> String {
    let variables = [
        ("number", Value::from(i64::from(draw.number))),
        ("player", words.color(draw.color).into()),
        ("tile", tile_name(words, &draw.tile).into()),
    ];
    words.with("fair-draw", &variables)
}

/// The name of a tile that is given as it is written.
fn tile_name(words: &Words, text: &str) -> String {
    let tile = text.parse::<Tile>();
    tile.map_or_else(|_| text.to_owned(), |tile| words.name(TileName::from(tile)))
}

fn number(number: usize) -> Value<'static> {
    Value::from(i64::try_from(number).unwrap_or(i64::MAX))
}

/// Says whether the chance in a game was fair, and what that means. Where nothing is left to chance it shows nothing, and so it
/// does before the end of a game in which only the colours were drawn.
#[component]
pub(crate) fn FairChance(
    /// The events of the game, from the first on, as they were received.
    #[prop(into)]
    events: Signal<Vec<Recorded<SeenEvent>>>,
) -> impl IntoView {
    let i18n = I18n::from_context();
    let fairness = Memo::new(move |_| check(&events.read()));
    let content = move || match fairness.get() {
        Fairness::NoChance => None,
        Fairness::Waiting(hash) => Some(
            view! {
                <p>{i18n.live_text("fair-waiting")}</p>
                <details>
                    <summary>{i18n.live_text("fair-promise")}</summary>
                    <code>{hash}</code>
                </details>
            }
            .into_any(),
        ),
        Fairness::Proven(verified) => Some(view! { <Proof verified events /> }.into_any()),
        Fairness::Wrong(error) => Some(
            view! {
                <p class="fair-wrong" role="alert" data-testid="fair-wrong">
                    <strong>{i18n.live_text("fair-wrong")}</strong>
                    " "
                    {move || reason(&i18n.words(), &error)}
                </p>
            }
            .into_any(),
        ),
    };
    move || {
        content().map(|content| {
            view! {
                <section class="fair" aria-labelledby="fair-title" data-testid="fair">
                    <h3 id="fair-title">{i18n.live_text("fair-title")}</h3>
                    {content}
                </section>
            }
        })
    }
}

/// What was proven, and how.
#[component]
fn Proof(verified: Verified, events: Signal<Vec<Recorded<SeenEvent>>>) -> impl IntoView {
    let i18n = I18n::from_context();
    let download = move |()| {
        // Events are always valid JSON.
        if let Ok(text) = serde_json::to_string(&*events.read_untracked()) {
            browser::download("skep-game.json", "application/json", &text);
        }
    };
    let verified = StoredValue::new(verified);
    let verdict = move || verified.with_value(|verified| verdict(&i18n.words(), verified));
    let drew_colors = verified.with_value(|it| it.drew_colors && !it.draws.is_empty());
    let draws = move || {
        let words = i18n.words();
        verified.with_value(|verified| {
            verified.draws.iter().map(|it| view! { <li>{draw(&words, it)}</li> }).collect_view()
        })
    };
    let (hash, seed) = verified
        .with_value(|it| (it.commitment.to_string(), <String as From<Seed>>::from(it.seed)));
    let has_draws = verified.with_value(|it| !it.draws.is_empty());
    view! {
        <p class="fair-proven" data-testid="fair-proven">
            <span class="tick" aria-hidden="true">"✓"</span>
            " "
            {verdict}
            {drew_colors.then(|| view! { " " {i18n.live_text("fair-colors")} })}
        </p>
        <details>
            <summary>{i18n.live_text("fair-means")}</summary>
            <p>{i18n.live_text("fair-meaning")}</p>
            <dl>
                <dt>{i18n.live_text("fair-hash")}</dt>
                <dd><code data-testid="fair-hash">{hash}</code></dd>
                <dt>{i18n.live_text("fair-seed")}</dt>
                <dd><code data-testid="fair-seed">{seed}</code></dd>
            </dl>
            {has_draws
                .then(|| {
                    view! {
                        <h4>{i18n.live_text("fair-draws")}</h4>
                        <ol class="fair-draws" role="list">{draws}</ol>
                    }
                })}
            <p>{i18n.live_text("fair-command")}</p>
            <TextButton key="fair-download" testid="fair-download" press=download>
                {icon::file()}
            </TextButton>
        </details>
    }
}

#[cfg(test)]
mod tests {
    use skep_club::{
        Asker, Audience, Circumstances, Decision, GameCommand, GameEvent, GameId, Moment,
        OnlineGame, Pace, PersonId, Terms,
    };
    use skep_words::{Language, MessageFile};

    use super::*;

    /// A game between people 1 and 2, the creator, as it was stored.
    struct Table {
        game: OnlineGame,
        events: Vec<Recorded<GameEvent>>,
    }

    impl Table {
        fn new(game_type: &str, creator_plays: ColorWish) -> Table {
            let game_type = game_type.parse().unwrap();
            let terms = Terms { game_type, pace: Pace::Unlimited, rated: false, creator_plays };
            let seed = Seed::from_random([42; 32]);
            let event = OnlineGame::create(terms, &asker(1), Audience::Link, seed, None).unwrap();
            let events = vec![Recorded { number: 1, at: Moment(0), event }];
            let mut table = Table { game: OnlineGame::from_events(&events).unwrap(), events };
            table.send(2, GameCommand::Join);
            table
        }

        fn send(&mut self, person: u64, command: GameCommand) {
            let circumstances = Circumstances {
                now: Moment(0),
                opponent_absent_since: None,
                opponent_left: false,
                next_game: GameId::from_random([0; 10]),
            };
            let decision = self.game.decide(&asker(person), &command, &circumstances).unwrap();
            let Decision::New(new) = decision else { panic!("{decision:?}") };
            for event in self.game.record(new, Moment(0)) {
                self.game.apply(&event).unwrap();
                self.events.push(event);
            }
        }

        /// What a spectator has received.
        fn seen(&self) -> Vec<Recorded<SeenEvent>> {
            self.events.iter().map(|event| event.seen_by(None)).collect()
        }
    }

    fn asker(person: u64) -> Asker {
        Asker { person: PersonId(person), has_account: false, lag: 0 }
    }

    /// A game of Swarm in which White has drawn a tile.
    fn swarm() -> Table {
        let mut table = Table::new("Base+Swarm", ColorWish::White);
        for (person, choice) in [(1, "pick wA1 wA2 wA3"), (2, "pick bA1 bA2 bA3")] {
            table.send(person, GameCommand::Choose { choice: choice.to_owned() });
        }
        let seen = table.game.version();
        table.send(1, GameCommand::Act { seen, action: "wA1".to_owned() });
        table
    }

    fn words() -> Words {
        Words::new(Language::English).with_files([MessageFile::PEOPLE])
    }

    #[test]
    fn a_fair_game_is_proven_when_it_is_over() {
        let mut table = swarm();
        assert!(matches!(check(&table.seen()), Fairness::Waiting(hash) if hash.len() == 64));
        table.send(1, GameCommand::Resign);
        let Fairness::Proven(verified) = check(&table.seen()) else { panic!() };
        assert_eq!(verdict(&words(), &verified), "Checked: the only draw was fair.");
        let said = draw(&words(), &verified.draws[0]);
        assert!(said.starts_with("Event 6, White: "), "{said}");
        assert!(!said.contains(&verified.draws[0].tile), "{said} has the tile's short name");
    }

    #[test]
    fn another_draw_or_seed_is_said_to_be_wrong() {
        let mut table = swarm();
        table.send(1, GameCommand::Resign);
        let mut other_draw = table.seen();
        let SeenEvent::Acted { action, .. } = &mut other_draw[5].event else { panic!() };
        let drawn = if action.ends_with("wB1") { "wB2" } else { "wB1" };
        *action = format!("wA1 +{drawn}");
        let Fairness::Wrong(error) = check(&other_draw) else { panic!() };
        let said = reason(&words(), &error);
        assert!(said.starts_with("Event 6: White Beetle "), "{said}");

        let mut other_seed = table.seen();
        let Some(SeenEvent::Ended { seed, .. }) = other_seed.last_mut().map(|it| &mut it.event)
        else {
            panic!()
        };
        *seed = Seed::from_random([1; 32]);
        let Fairness::Wrong(error) = check(&other_seed) else { panic!() };
        assert_eq!(reason(&words(), &error), words().text("fair-error-seed"));
    }

    #[test]
    fn colours_that_were_drawn_are_proven_too() {
        let mut table = Table::new("Base", ColorWish::Either);
        assert_eq!(check(&table.seen()), Fairness::NoChance);
        table.send(1, GameCommand::Abort);
        let Fairness::Proven(verified) = check(&table.seen()) else { panic!() };
        assert_eq!(verdict(&words(), &verified), words().text("fair-proven-colors"));
    }

    #[test]
    fn without_chance_nothing_is_said() {
        let mut table = Table::new("Base", ColorWish::White);
        table.send(1, GameCommand::Abort);
        assert_eq!(check(&table.seen()), Fairness::NoChance);
        assert_eq!(check(&[]), Fairness::NoChance);
    }
}

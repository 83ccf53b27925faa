//! Games that are being played, with boards that follow, and those that have just ended.

use std::collections::HashSet;
use std::time::Duration;

use leptos::prelude::*;
use leptos_router::components::A;
use skep_club::{GameId, Moment, Pace};
use skep_rules::Color;
use skep_wire::{Channel, ClockView, GameSummary, ServerMessage};
use skep_words::Words;

use super::super::address::game_path;
use super::super::texts::person_name;
use super::game_card::GameCard;
use super::loaded::{Loader, ShowLoaded};
use super::nav::OnlineNav;
use super::small_board::SmallBoard;
use super::texts;
use crate::i18n::I18n;
use crate::online::{Heard, Online};
use crate::time;

/// How often clocks are shown anew.
const TICK: Duration = Duration::from_millis(500);

/// New games in the order in which they are shown: those that were shown before stay where they are.
fn in_order(before: &[GameSummary], now: &[GameSummary]) -> Vec<GameSummary> {
    let find = |id: GameId| now.iter().find(|game| game.game == id);
    let known: HashSet<GameId> = before.iter().map(|game| game.game).collect();
    let old = before.iter().filter_map(|game| find(game.game));
    let new = now.iter().filter(|game| !known.contains(&game.game));
    old.chain(new).cloned().collect()
}

/// The time that a player has, in milliseconds.
fn left(clock: ClockView, color: Color, now: Moment) -> u64 {
    let used = if clock.running == Some(color) { now.since(clock.at) } else { 0 };
    clock.left[color].saturating_sub(used)
}

/// The page of games to watch.
#[component]
pub(crate) fn Watch() -> impl IntoView {
    let i18n = I18n::from_context();
    let online = Online::from_context();
    let games = RwSignal::new(None::<Vec<GameSummary>>);
    let recent = Loader::<Vec<GameSummary>>::new(|| Some("/api/games".to_owned()));
    online.listen(Channel::Watch, move |heard| {
        let Heard::Message(message) = heard else { return };
        let ServerMessage::Watch { games: now } = &*message else { return };
        let before = games.get_untracked().unwrap_or_default();
        let has_ended = before.iter().any(|old| now.iter().all(|game| game.game != old.game));
        games.set(Some(in_order(&before, now)));
        if has_ended {
            recent.load();
        }
    });
    let now = RwSignal::new(online.server_now());
    let tick = move || {
        let _ = now.try_set(online.server_now());
    };
    if let Ok(ticking) = set_interval_with_handle(tick, TICK) {
        on_cleanup(move || ticking.clear());
    }
    let count = move || match &*games.read() {
        None => i18n.text("watch-waiting"),
        Some(games) => {
            let count = i64::try_from(games.len()).unwrap_or(i64::MAX);
            i18n.with("watch-count", &[("count", count.into())])
        }
    };
    let ended = move |games: Vec<GameSummary>| {
        if games.is_empty() {
            return view! { <p>{i18n.live_text("watch-recent-none")}</p> }.into_any();
        }
        let row = |game: GameSummary| view! { <GameCard game /> };
        view! { <ul class="games-list" data-testid="recent-games">{games.into_iter().map(row).collect_view()}</ul> }
            .into_any()
    };
    view! {
        <div class="page people watch" data-testid="watch">
            <OnlineNav />
            <h1>{i18n.live_text("watch-title")}</h1>
            <p class="lead">{i18n.live_text("watch-about")}</p>
            <section aria-labelledby="watch-now">
                <h2 id="watch-now" class="unseen">{i18n.live_text("watch-now")}</h2>
                <p class="count" data-testid="watch-count">{count}</p>
                <ul class="watch-list" data-testid="watch-games">
                    <For
                        each=move || {
                            let games = games.read();
                            games.iter().flatten().map(|game| game.game).collect::<Vec<_>>()
                        }
                        key=|id| *id
                        children=move |id| view! { <Live id games now /> }
                    />
                </ul>
            </section>
            <section aria-labelledby="watch-recent">
                <h2 id="watch-recent">{i18n.live_text("watch-recent")}</h2>
                <ShowLoaded loaded=recent.get() show=ended />
            </section>
        </div>
    }
}

/// A game that is being played: its board, the players and their clocks.
#[component]
fn Live(
    id: GameId,
    games: RwSignal<Option<Vec<GameSummary>>>,
    now: RwSignal<Moment>,
) -> impl IntoView {
    let i18n = I18n::from_context();
    // What was last known stays until the game leaves the list.
    let game = Memo::new(move |before: Option<&Option<GameSummary>>| {
        let games = games.read();
        let found = games.as_ref().and_then(|games| games.iter().find(|game| game.game == id));
        found.cloned().or_else(|| before.cloned().flatten())
    });
    let of_game = move |read: fn(&Words, &GameSummary) -> String| {
        move || game.read().as_ref().map(|game| read(&i18n.words(), game)).unwrap_or_default()
    };
    let label = of_game(|words, game| {
        let name = |color: Color| person_name(words, &game.players[color]).into();
        let kind = texts::game_type_name(words, &game.game_type).into();
        let variables =
            [("white", name(Color::White)), ("black", name(Color::Black)), ("game", kind)];
        words.with("watch-game", &variables)
    });
    let length = of_game(|words, game| {
        words.with("actions-count", &[("count", i64::from(game.length).into())])
    });
    let position = Signal::derive(move || {
        game.read().as_ref().map(|game| game.position.clone()).unwrap_or_default()
    });
    view! {
        <li data-testid="watch-game" data-game=id.to_string()>
            <A href=game_path(id) attr:class="live card" attr:aria-label=label>
                <Player game color=Color::Black now />
                <SmallBoard position />
                <Player game color=Color::White now />
                <span class="about">{of_game(texts::terms)} " · " {length}</span>
            </A>
        </li>
    }
}

/// The name and the clock of a player. Who is to move is marked.
#[component]
fn Player(game: Memo<Option<GameSummary>>, color: Color, now: RwSignal<Moment>) -> impl IntoView {
    let i18n = I18n::from_context();
    let name = move || {
        let game = game.read();
        game.as_ref().map(|game| person_name(&i18n.words(), &game.players[color]))
    };
    let is_to_move = move || game.read().as_ref().is_some_and(|game| game.to_move == Some(color));
    let clock = move || {
        let game = game.read();
        let clock = game.as_ref().filter(|game| matches!(game.pace, Pace::RealTime { .. }));
        let left = left(clock?.clock?, color, now.get());
        Some(time::on_clock(left))
    };
    let class = match color {
        Color::White => "live-player of-white",
        Color::Black => "live-player of-black",
    };
    view! {
        <span class=class class:to-move=is_to_move>
            <span class="stone" aria-hidden="true"></span>
            <span class="name">{name}</span>
            {move || clock().map(|left| view! { <span class="live-clock">{left}</span> })}
        </span>
    }
}

#[cfg(test)]
mod tests {
    use skep_club::PersonId;
    use skep_rules::ByColor;
    use skep_wire::{Person, PersonKind};

    use super::*;

    fn game(number: u8, length: u32) -> GameSummary {
        let person = Person { id: PersonId(1), name: None, kind: PersonKind::Guest };
        GameSummary {
            game: GameId::from_random([number; GameId::LENGTH]),
            game_type: "Base".to_owned(),
            pace: Pace::Unlimited,
            rated: false,
            players: ByColor { white: person.clone(), black: person },
            position: String::new(),
            length,
            to_move: None,
            clock: None,
            ended: None,
            created: Moment(0),
            changed: Moment(0),
        }
    }

    #[test]
    fn games_stay_where_they_are_and_new_ones_follow() {
        let before = [game(1, 5), game(2, 5), game(3, 5)];
        let now = [game(4, 0), game(3, 6), game(1, 5)];
        let order: Vec<_> = in_order(&before, &now);
        assert_eq!(order, [game(1, 5), game(3, 6), game(4, 0)]);
        assert_eq!(in_order(&[], &now), now);
    }

    #[test]
    fn only_the_clock_of_the_player_on_turn_runs() {
        let clock = ClockView {
            left: ByColor { white: 9_000, black: 2_000 },
            running: Some(Color::Black),
            at: Moment(1_000),
        };
        assert_eq!(left(clock, Color::White, Moment(2_500)), 9_000);
        assert_eq!(left(clock, Color::Black, Moment(2_500)), 500);
        assert_eq!(left(clock, Color::Black, Moment(9_000)), 0);
        // The clock on the server may be a little behind.
        assert_eq!(left(clock, Color::Black, Moment(0)), 2_000);
    }
}

//! The leaderboards: the best players of one kind of games at one speed, and one's own place.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::{use_navigate, use_query_map};
use skep_club::{PersonId, Speed};
use skep_rules::Family;
use skep_wire::{BoardName, LeaderboardRow, Person, PersonKind};
use wasm_bindgen::JsCast;

use super::games_filter::{family, speed};
use super::loaded::{Loader, ShowLoaded};
use super::nav::OnlineNav;
use super::person_link::PersonLink;
use super::select::Select;
use super::texts;
use crate::i18n::I18n;
use crate::online::Online;

/// A leaderboard's family and speed.
type Board = (Family, Speed);

/// The leaderboard that is shown: that of the address, or else the one on which most people are.
fn shown(address: (Option<Family>, Option<Speed>), boards: &[BoardName]) -> Board {
    let most = || {
        let known = boards.iter().filter_map(|board| Some((family(&board.family)?, board.speed)));
        let fits = |&(family, speed): &Board| {
            address.0.is_none_or(|it| it == family) && address.1.is_none_or(|it| it == speed)
        };
        known.into_iter().find(fits)
    };
    match address {
        (Some(family), Some(speed)) => (family, speed),
        (family, speed) => {
            most().unwrap_or((family.unwrap_or(Family::Tournament), speed.unwrap_or(Speed::Blitz)))
        }
    }
}

/// How many people are on a leaderboard.
fn people_on(boards: &[BoardName], (family, speed): Board) -> u32 {
    let found = boards.iter().find(|it| it.family == family.name() && it.speed == speed);
    found.map_or(0, |board| board.people)
}

/// The page of leaderboards.
#[component]
pub(crate) fn Leaderboard() -> impl IntoView {
    let i18n = I18n::from_context();
    let boards = Loader::<Vec<BoardName>>::new(|| Some("/api/leaderboard".to_owned()));
    view! {
        <div class="page people leaderboard" data-testid="leaderboard">
            <OnlineNav />
            <h1>{i18n.live_text("leaderboard-title")}</h1>
            <p class="lead">{i18n.live_text("leaderboard-about")}</p>
            <ShowLoaded
                loaded=boards.get()
                show=|boards| view! { <Boards boards /> }.into_any()
            />
        </div>
    }
}

/// The choice of a leaderboard, and its rows.
#[component]
fn Boards(boards: Vec<BoardName>) -> impl IntoView {
    let i18n = I18n::from_context();
    let boards = StoredValue::new(boards);
    let query = use_query_map();
    let board = Memo::new(move |_| {
        let query = query.read();
        let address = (
            query.get("family").and_then(|name| family(&name)),
            query.get("speed").and_then(|name| speed(&name)),
        );
        boards.with_value(|boards| shown(address, boards))
    });
    let navigate = use_navigate();
    let choose = Callback::new(move |(family, speed): Board| {
        let address =
            format!("/online/leaderboard?family={}&speed={}", family.name(), speed.name());
        let options = NavigateOptions { scroll: false, replace: true, ..Default::default() };
        navigate(&address, options);
    });
    let families = move || {
        let words = i18n.words();
        Family::ALL.map(|it| (it.name(), texts::family_name(&words, it))).to_vec()
    };
    let speeds = move || {
        let words = i18n.words();
        let family = board.get().0;
        let option = |speed: Speed| {
            let people = boards.with_value(|boards| people_on(boards, (family, speed)));
            let people = words.with("leaderboard-people", &[("count", i64::from(people).into())]);
            (speed.name(), format!("{} ({people})", texts::speed_name(&words, speed)))
        };
        Speed::ALL.map(option).to_vec()
    };
    let choose_family = move |name: String| {
        let (before, speed) = board.get_untracked();
        choose.run((family(&name).unwrap_or(before), speed));
    };
    let choose_speed = move |name: String| {
        let (family, before) = board.get_untracked();
        choose.run((family, speed(&name).unwrap_or(before)));
    };
    view! {
        <div class="filters">
            <Select
                id="board-family"
                label="leaderboard-family"
                options=families
                chosen=Signal::derive(move || board.get().0.name())
                choose=choose_family
            />
            <Select
                id="board-speed"
                label="leaderboard-speed"
                options=speeds
                chosen=Signal::derive(move || board.get().1.name())
                choose=choose_speed
            />
        </div>
        {move || view! { <BoardTable board=board.get() /> }}
    }
}

/// One leaderboard.
#[component]
fn BoardTable(board: Board) -> impl IntoView {
    let (family, speed) = board;
    let path = format!("/api/leaderboard/{}/{}", family.name(), speed.name());
    let online = Online::from_context();
    let rows = Loader::<Vec<LeaderboardRow>>::new(move || Some(path.clone()));
    // The own row depends on who asks.
    let me = Memo::new(move |_| online.me().map(|me| me.id));
    Effect::new(move |before: Option<Option<PersonId>>| {
        let me = me.get();
        if before.flatten().is_some_and(|before| Some(before) != me) {
            rows.load();
        }
        me
    });
    view! { <ShowLoaded loaded=rows.get() show=move |rows| view! { <Rows board rows /> }.into_any() /> }
}

/// What is said about one's own place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Own {
    /// A guest has no ratings.
    Guest,
    /// No rating of this kind, or an old one.
    None,
    /// Too few games for a place.
    Provisional(u32),
    /// A place.
    Place(u32),
}

impl Own {
    fn new(me: &Person, rows: &[LeaderboardRow]) -> Own {
        if me.kind != PersonKind::Account {
            return Own::Guest;
        }
        let Some(row) = rows.iter().find(|row| row.person.id == me.id) else { return Own::None };
        row.place.map_or(Own::Provisional(row.rating.rating), Own::Place)
    }
}

#[component]
fn Rows(board: Board, rows: Vec<LeaderboardRow>) -> impl IntoView {
    let i18n = I18n::from_context();
    let online = Online::from_context();
    let has_provisional = rows.iter().any(|row| row.place.is_none() || row.rating.provisional);
    let is_empty = rows.is_empty();
    let caption = move || {
        let words = i18n.words();
        let category = texts::category(&words, board.0.name(), board.1);
        words.with("leaderboard-table", &[("category", category.into())])
    };
    let rows = StoredValue::new(rows);
    view! {
        {move || {
            let own = online.me().map(|me| rows.with_value(|rows| Own::new(&me, rows)));
            own.map(|own| view! { <OwnPlace own /> })
        }}
        {is_empty.then(|| view! { <p data-testid="board-empty">{i18n.live_text("leaderboard-none")}</p> })}
        {(!is_empty)
            .then(|| {
                view! {
                    <table class="board card" data-testid="board">
                        <caption class="unseen">{caption}</caption>
                        <thead>
                            <tr>
                                <th scope="col" class="number">{i18n.live_text("leaderboard-place")}</th>
                                <th scope="col">{i18n.live_text("leaderboard-name")}</th>
                                <th scope="col" class="number">{i18n.live_text("leaderboard-rating")}</th>
                                <th scope="col" class="number">{i18n.live_text("leaderboard-games")}</th>
                            </tr>
                        </thead>
                        <tbody>
                            {rows
                                .get_value()
                                .into_iter()
                                .map(|row| view! { <Row row /> })
                                .collect_view()}
                        </tbody>
                    </table>
                }
            })}
        {has_provisional
            .then(|| view! { <p class="lead"><small>{i18n.live_text("leaderboard-provisional")}</small></p> })}
    }
}

#[component]
fn Row(row: LeaderboardRow) -> impl IntoView {
    let i18n = I18n::from_context();
    let online = Online::from_context();
    let id = row.person.id;
    let is_me = move || online.me().is_some_and(|me| me.id == id);
    let (place, rating, games) = (row.place, row.rating, row.games);
    view! {
        <tr
            class:own=is_me
            id=move || is_me().then_some("own-row")
            tabindex=move || is_me().then_some("-1")
            data-testid="board-row"
        >
            <td class="number">{place.map_or("–".to_owned(), |place| place.to_string())}</td>
            <th scope="row">
                <PersonLink person=row.person />
                {move || is_me().then(|| view! { " " <small class="you">{i18n.live_text("leaderboard-you")}</small> })}
            </th>
            <td class="number">
                <span aria-hidden="true">{texts::rating(rating)}</span>
                <span class="unseen">{move || texts::rating_aloud(&i18n.words(), rating)}</span>
            </td>
            <td class="number">{games}</td>
        </tr>
    }
}

/// One's own place, and the way to it.
#[component]
fn OwnPlace(own: Own) -> impl IntoView {
    let i18n = I18n::from_context();
    let said = move || match own {
        Own::Guest => i18n.text("leaderboard-own-guest"),
        Own::None => i18n.text("leaderboard-own-none"),
        Own::Provisional(rating) => {
            i18n.with("leaderboard-own-provisional", &[("rating", i64::from(rating).into())])
        }
        Own::Place(place) => i18n.with("leaderboard-own", &[("place", i64::from(place).into())]),
    };
    let show = move |_| {
        let Some(row) = document().get_element_by_id("own-row") else { return };
        row.scroll_into_view();
        let _ = row.unchecked_into::<web_sys::HtmlElement>().focus();
    };
    view! {
        <p class="own-place" data-testid="own-place">
            <strong>{said}</strong>
            {matches!(own, Own::Place(_) | Own::Provisional(_))
                .then(|| {
                    view! {
                        <button data-testid="own-show" on:click=show>
                            {i18n.live_text("leaderboard-own-show")}
                        </button>
                    }
                })}
            {(own == Own::Guest)
                .then(|| view! { <A href="/online/account">{i18n.live_text("account-make")}</A> })}
        </p>
    }
}

#[cfg(test)]
mod tests {
    use skep_wire::RatingView;

    use super::*;

    fn board(family: &str, speed: Speed, people: u32) -> BoardName {
        BoardName { family: family.to_owned(), speed, people }
    }

    #[test]
    fn the_most_popular_leaderboard_is_shown_unless_the_address_names_another() {
        let boards = [
            board("venom", Speed::Rapid, 9),
            board("base", Speed::Blitz, 7),
            board("base", Speed::Rapid, 3),
        ];
        let shown = |family, speed| shown((family, speed), &boards);
        assert_eq!(shown(None, None), (Family::Venom, Speed::Rapid));
        assert_eq!(shown(Some(Family::Base), None), (Family::Base, Speed::Blitz));
        assert_eq!(shown(None, Some(Speed::Blitz)), (Family::Base, Speed::Blitz));
        let nobody_there = (Family::Swarm, Speed::Bullet);
        assert_eq!(shown(Some(Family::Swarm), Some(Speed::Bullet)), nobody_there);
        assert_eq!(super::shown((None, None), &[]), (Family::Tournament, Speed::Blitz));
        let unknown = [board("chess", Speed::Blitz, 9)];
        assert_eq!(super::shown((None, None), &unknown), (Family::Tournament, Speed::Blitz));
        assert_eq!(people_on(&boards, (Family::Base, Speed::Rapid)), 3);
        assert_eq!(people_on(&boards, nobody_there), 0);
    }

    #[test]
    fn the_own_place_is_that_of_an_account() {
        let person = |id, kind| Person { id: PersonId(id), name: None, kind };
        let row = |id, place| LeaderboardRow {
            place,
            person: person(id, PersonKind::Account),
            rating: RatingView { rating: 1612, provisional: place.is_none() },
            games: 3,
        };
        let rows = [row(1, Some(1)), row(2, None)];
        let own = |id, kind| Own::new(&person(id, kind), &rows);
        assert_eq!(own(1, PersonKind::Account), Own::Place(1));
        assert_eq!(own(2, PersonKind::Account), Own::Provisional(1612));
        assert_eq!(own(3, PersonKind::Account), Own::None);
        assert_eq!(own(3, PersonKind::Guest), Own::Guest);
    }
}

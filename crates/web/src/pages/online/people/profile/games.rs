//! Somebody's finished games, page by page, those that a filter in the address lets through.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_location, use_navigate, use_query_map};
use skep_club::Speed;
use skep_rules::Family;
use skep_wire::{AccountError, GameSummary, GamesPage, Person, check_name};

use super::super::game_card::GameCard;
use super::super::games_filter::{GamesFilter, ResultFilter, family, speed};
use super::super::loaded::{Loaded, Loader, ShowLoaded};
use super::super::select::Select;
use super::super::texts;
use crate::components::SegmentedControl;
use crate::i18n::I18n;
use crate::online::http::ApiFailure;

/// The filter in the address, and how it is changed.
#[derive(Clone, Copy)]
struct Filtering {
    filter: Memo<GamesFilter>,
    change: Callback<GamesFilter>,
}

impl Filtering {
    fn of_address() -> Filtering {
        let query = use_query_map();
        let filter = Memo::new(move |_| GamesFilter::read(|name| query.read().get(name)));
        let (navigate, path) = (use_navigate(), use_location().pathname);
        let change = move |filter: GamesFilter| {
            let address = format!("{}{}", path.read_untracked(), filter.query());
            let options = NavigateOptions { scroll: false, replace: true, ..Default::default() };
            navigate(&address, options);
        };
        Filtering { filter, change: Callback::new(change) }
    }

    /// Changes the filter, and goes to the first page.
    fn set(self, change: impl FnOnce(&mut GamesFilter)) {
        let mut filter = self.filter.get_untracked().on_page(0);
        change(&mut filter);
        self.change.run(filter);
    }
}

/// The finished games of somebody, with filters.
#[component]
pub(super) fn Games(person: Person) -> impl IntoView {
    let i18n = I18n::from_context();
    let filtering = Filtering::of_address();
    let Filtering { filter, change } = filtering;
    let name = person.name.unwrap_or_default();
    let path = move || Some(format!("/api/people/{name}/games{}", filter.read().query()));
    let found = Loader::<GamesPage>::new(path);
    let nobody = move || {
        let is_unknown =
            *found.get().read() == Loaded::Failed(ApiFailure::Refused(AccountError::NotFound));
        is_unknown && filter.read().against.is_some()
    };
    let player = person.id;
    let list = move |page: GamesPage| {
        let GamesPage { games, total, page, pages } = page;
        let total = i64::try_from(total).unwrap_or(i64::MAX);
        let count = move || match (total, filter.read().is_empty()) {
            (0, false) => i18n.text("person-games-none-found"),
            _ => i18n.with("person-games-count", &[("count", total.into())]),
        };
        let row = |game: GameSummary| view! { <GameCard game player=Some(player) /> };
        view! {
            <p class="count" role="status" data-testid="games-count">{count}</p>
            <ul class="games-list" data-testid="games-list">
                {games.into_iter().map(row).collect_view()}
            </ul>
            {(pages > 1).then(|| view! { <Pages page pages filtering /> })}
        }
        .into_any()
    };
    view! {
        <section aria-labelledby="games-title" class="library">
            <h2 id="games-title">{i18n.live_text("person-games")}</h2>
            <Filters filtering />
            <Show
                when=nobody
                fallback=move || view! { <ShowLoaded loaded=found.get() show=list /> }
            >
                <p class="count" role="status" data-testid="games-count">
                    {i18n.live_text("person-filter-nobody")}
                </p>
            </Show>
            <Show when=move || !filter.read().is_empty()>
                <p>
                    <button data-testid="filter-clear" on:click=move |_| change.run(GamesFilter::default())>
                        {i18n.live_text("person-filter-clear")}
                    </button>
                </p>
            </Show>
        </section>
    }
}

/// The ways to the pages before and after.
#[component]
fn Pages(page: u32, pages: u64, filtering: Filtering) -> impl IntoView {
    let i18n = I18n::from_context();
    let Filtering { filter, change } = filtering;
    let go = move |to: u32| change.run(filter.get_untracked().on_page(to));
    let is_last = u64::from(page) + 1 >= pages;
    let here = move || {
        let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX).into();
        let variables = [("page", number(u64::from(page) + 1)), ("pages", number(pages))];
        i18n.with("person-page", &variables)
    };
    view! {
        <nav class="pager" aria-label=i18n.live_text("person-games")>
            <button
                data-testid="page-back"
                disabled=page == 0
                on:click=move |_| go(page.saturating_sub(1))
            >
                {i18n.live_text("person-page-back")}
            </button>
            <span data-testid="page-here">{here}</span>
            <button data-testid="page-on" disabled=is_last on:click=move |_| go(page + 1)>
                {i18n.live_text("person-page-on")}
            </button>
        </nav>
    }
}

/// The fields in which the filter is chosen.
#[component]
fn Filters(filtering: Filtering) -> impl IntoView {
    let i18n = I18n::from_context();
    let filter = filtering.filter;
    // The empty value is that of all.
    let every = move |key: &str| vec![("", i18n.text(key))];
    let families = move || {
        let words = i18n.words();
        let family = |it: Family| (it.name(), texts::family_name(&words, it));
        [every("person-filter-every-family"), Family::ALL.map(family).to_vec()].concat()
    };
    let speeds = move || {
        let words = i18n.words();
        let speed = |it: Speed| (it.name(), texts::speed_name(&words, it));
        [every("person-filter-every-speed"), Speed::ALL.map(speed).to_vec()].concat()
    };
    let rated = move || {
        let mut options = every("person-filter-every-rated");
        options.push(("true", i18n.text("person-filter-rated-only")));
        options.push(("false", i18n.text("person-filter-casual-only")));
        options
    };
    let results = [None].into_iter().chain(ResultFilter::ALL.map(Some)).map(|result| {
        let word = result.map_or("all", ResultFilter::word);
        let key = result
            .map_or("person-filter-every-result".to_owned(), |it| format!("result-{}", it.word()));
        (result, word.to_owned(), Signal::derive(move || i18n.text(&key)))
    });
    view! {
        <div class="filters" role="search" aria-label=i18n.live_text("person-filter")>
            <Select
                id="filter-family"
                label="person-filter-family"
                options=families
                chosen=Signal::derive(move || filter.read().family.map_or("", Family::name))
                choose=move |it: String| filtering.set(|filter| filter.family = family(&it))
            />
            <Select
                id="filter-speed"
                label="person-filter-speed"
                options=speeds
                chosen=Signal::derive(move || filter.read().speed.map_or("", Speed::name))
                choose=move |it: String| filtering.set(|filter| filter.speed = speed(&it))
            />
            <Select
                id="filter-rated"
                label="person-filter-rated"
                options=rated
                chosen=Signal::derive(move || match filter.read().rated {
                    None => "",
                    Some(true) => "true",
                    Some(false) => "false",
                })
                choose=move |it: String| filtering.set(|filter| filter.rated = it.parse().ok())
            />
            <SegmentedControl
                label=Signal::derive(i18n.live_text("person-filter-result"))
                name="filter-result"
                choices=results.collect()
                chosen=Signal::derive(move || filter.read().result)
                choose=move |result| filtering.set(|filter| filter.result = result)
            />
            <Opponent filtering />
        </div>
    }
}

/// The name of the opponent.
#[component]
fn Opponent(filtering: Filtering) -> impl IntoView {
    let i18n = I18n::from_context();
    let filter = filtering.filter;
    let text = RwSignal::new(String::new());
    Effect::new(move |_| text.set(filter.read().against.clone().unwrap_or_default()));
    let wrong = RwSignal::new(false);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = text.read_untracked().trim().to_owned();
        let is_name = name.is_empty() || check_name(&name).is_ok();
        wrong.set(!is_name);
        if is_name {
            filtering.set(|filter| filter.against = Some(name).filter(|name| !name.is_empty()));
        }
    };
    view! {
        <form class="opponent" on:submit=submit>
            <label class="field">
                <span>{i18n.live_text("person-filter-against")}</span>
                <input
                    type="search"
                    data-testid="filter-against"
                    autocapitalize="none"
                    spellcheck="false"
                    aria-invalid=move || wrong.get().to_string()
                    prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event))
                />
            </label>
            <button type="submit" data-testid="filter-apply">
                {i18n.live_text("person-filter-apply")}
            </button>
            <Show when=move || wrong.get()>
                <p class="wrong" role="alert">{i18n.live_text("person-filter-nobody")}</p>
            </Show>
        </form>
    }
}

//! The pages about people: the own account, profiles, leaderboards, games to watch; and the check that chance was fair.
//!
//! | files | what they do |
//! |---|---|
//! | `account`, `profile`, `leaderboard`, `watch` | the pages |
//! | `fair_chance` | the check of the draws, for the page of a game |
//! | `fields`, `field`, `select` | what is wrong with a name or a password, and the fields of forms |
//! | `games_filter`, `rating_graph`, `device_name`, `texts` | what the pages show, without the browser |
//! | `loaded` | what was asked of the server |
//! | `nav`, `small_board`, `game_card`, `person_link` | views that several pages use |

mod account;
mod device_name;
mod fair_chance;
mod field;
mod fields;
mod game_card;
mod games_filter;
mod leaderboard;
mod loaded;
mod nav;
mod person_link;
mod profile;
mod rating_graph;
mod select;
mod small_board;
mod texts;
mod watch;

pub(crate) use account::Account;
pub(crate) use fair_chance::FairChance;
pub(crate) use leaderboard::Leaderboard;
pub(crate) use nav::OnlineNav;
pub(crate) use profile::Profile;
pub(crate) use small_board::SmallBoard;
pub(crate) use watch::Watch;

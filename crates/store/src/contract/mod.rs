//! What every store must do, as tests. A store implements [`Place`] and calls [`contract_tests!`](crate::contract_tests).
//!
//! Stores that keep nothing between two calls of [`Place::open`], or lie about what is stored, fail.

pub mod durability;
pub mod games;
pub mod lists;
pub mod people;
pub mod ratings;
pub mod sample;
pub mod sessions;
pub mod upkeep;

use std::sync::Arc;

use async_trait::async_trait;

use crate::store::Store;

/// Something in which a store keeps its data: a folder, or a database. A new place is empty.
#[async_trait]
pub trait Place: Send + Sync {
    /// Opens the store. Several may be open at once, as by several processes.
    async fn open(&self) -> Arc<dyn Store>;
}

/// Makes one test of every rule. The argument is an expression that makes a new [`Place`].
#[macro_export]
macro_rules! contract_tests {
    ($place:expr) => {
        $crate::contract_tests! { $place;
            durability: events_are_kept_when_a_store_is_opened_again, two_open_stores_see_each_other,
                a_closed_store_refuses_to_write, requests_before_closing_are_stored;
            games: events_are_read_back_in_order, events_after_a_number_are_read, of_two_writers_one_wins,
                of_two_writers_at_two_stores_one_wins, events_have_no_gaps, a_game_is_created_once,
                a_batch_is_stored_as_a_whole, bad_batches_are_refused, a_failing_batch_leaves_the_others,
                the_row_follows_the_events, every_kind_of_event_is_read_back, every_kind_of_row_is_read_back;
            lists: open_seeks_are_those_for_everybody, invitations_are_for_one_person, running_games_are_played,
                due_games_come_by_deadline, own_games_come_by_urgency, spectators_see_the_strongest_first,
                recent_games_are_the_last_to_end,
                finished_games_come_in_pages, finished_games_can_be_filtered, results_count_both_colours,
                counts_are_for_the_lobby;
            people: guests_have_no_name, several_people_are_read_at_once, the_computer_has_ten_levels,
                a_guest_becomes_an_account_once, names_differ_in_more_than_capitals, of_two_people_one_gets_a_name,
                a_recovery_code_works_once, a_new_password_logs_other_browsers_out, deleted_people_leave_only_games,
                computers_are_not_deleted, blocks_work_both_ways, an_export_has_everything_but_secrets;
            ratings: ratings_change_with_the_end_of_a_game, a_rating_is_not_computed_from_an_old_one,
                history_is_kept, leaderboards_are_ordered, the_uncertain_have_no_place_and_the_absent_are_left_out,
                rated_kinds_count_people, deleted_people_get_no_ratings;
            sessions: a_session_is_found_by_its_token, sessions_expire, a_touched_session_lives_longer,
                devices_are_listed_and_logged_out, a_session_belongs_to_its_person, tokens_are_unique;
            upkeep: values_are_stored_under_names, chats_are_kept_in_order, the_last_lines_are_read,
                guests_without_games_are_forgotten, many_guests_are_forgotten, expired_sessions_are_forgotten,
                a_backup_overwrites_nothing;
        }
    };
    ($place:expr; $($module:ident: $($rule:ident),+;)+) => {
        $(
            mod $module {
                #[allow(unused_imports)]
                use super::*;

                $(
                    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                    async fn $rule() {
                        let place = $place;
                        $crate::contract::$module::$rule(&place).await;
                    }
                )+
            }
        )+
    };
}

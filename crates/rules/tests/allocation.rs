//! Listing, counting, playing and undoing allocate nothing once the lists are warm.
//!
//! In a separate binary, because the counting allocator is that of the whole program.

mod common;

use allocation_counter::measure;
use common::{game, positions, table};
use skep_rules::{ActionList, Pack, Position};

/// What a search does: lists, counts, plays and undoes, some plies deep.
fn walk(position: &mut Position, lists: &mut [ActionList]) -> u64 {
    let Some((list, deeper)) = lists.split_first_mut() else {
        return position.count_actions() as u64 + position.zobrist_hash() % 2;
    };
    position.actions_into(list);
    let mut sum = 0;
    for &action in list.iter() {
        let undo = position.play_listed(action);
        sum += u64::from(position.outcome().is_some()) + walk(position, deeper);
        position.undo(undo);
    }
    sum
}

#[test]
fn a_search_allocates_nothing() {
    for line in table("perft_positions.tsv") {
        let mut position = game(&line[1]).position().clone();
        let mut lists = vec![ActionList::new(); 2];
        let cold = measure(|| {
            walk(&mut position, &mut lists);
        });
        assert!(cold.count_total > 0, "the counter counts");
        let warm = measure(|| {
            walk(&mut position, &mut lists);
        });
        assert_eq!(warm.count_total, 0, "{}", line[0]);
    }
}

#[test]
fn listing_playing_and_undoing_allocate_nothing_in_any_game() {
    // With the Honeycombo a move onto it is tried out on a copy.
    let copies = |position: &Position| position.game_type().has_pack(Pack::Honeycombo);
    for (mut position, _) in positions().into_iter().filter(|(position, _)| !copies(position)) {
        let (mut list, mut next) = (ActionList::new(), ActionList::new());
        let mut walk = || {
            position.actions_into(&mut list);
            for &action in &list {
                let undo = position.play_listed(action);
                position.actions_into(&mut next);
                position.undo(undo);
            }
        };
        walk();
        let warm = measure(walk);
        assert_eq!(warm.count_total, 0, "{position}");
    }
}

#[test]
fn counting_allocates_nothing_from_the_first_time_on() {
    for line in table("real_games.tsv") {
        let game = game(&line[0]);
        let counting = measure(|| {
            game.position().count_actions();
        });
        assert_eq!(counting.count_total, 0, "{game}");
    }
}

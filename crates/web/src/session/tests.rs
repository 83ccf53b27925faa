use skep_record::{Saved, TimeControl};
use skep_rules::{Choice, GameType};

use super::*;

const AGAINST_COMPUTER: ByColor<Seat> = ByColor { white: Seat::Person, black: Seat::Level(3) };
const HOT_SEAT: ByColor<Seat> = ByColor { white: Seat::Person, black: Seat::Person };

fn session(seats: ByColor<Seat>, moves: &[&str]) -> GameSession {
    let control = TimeControl::SuddenDeath { time: 1_000 };
    let mut session = GameSession::new(GameTree::new(GameType::BASE), seats, control, 0);
    for (index, text) in moves.iter().enumerate() {
        let action = session.tree.position().read_move(text).unwrap();
        session.play(action, 10 * index as u64, |_| None).unwrap();
    }
    session
}

#[test]
fn undo_also_takes_back_the_computers_action() {
    let mut session = session(AGAINST_COMPUTER, &["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"]);
    assert_eq!(session.level_to_act(), None);
    assert!(session.undo(50));
    assert_eq!(session.tree().line().len(), 2);
    assert!(session.undo(50));
    assert_eq!(session.tree().line().len(), 0);
    assert!(!session.undo(50));
    assert!(session.redo(50) && session.redo(50));
    assert_eq!(session.tree().line().len(), 4);
    assert!(session.is_at_tip());
}

#[test]
fn there_are_no_offers_on_the_computers_turn() {
    assert!(!session(AGAINST_COMPUTER, &[]).offers().is_empty());
    let session = session(AGAINST_COMPUTER, &["wS1"]);
    assert!(session.offers().is_empty());
    assert_eq!(session.level_to_act(), Some(3));
}

#[test]
fn looking_at_other_positions_does_not_stop_the_own_clock() {
    let mut session = session(HOT_SEAT, &["wS1", "bS1 wS1-"]);
    assert_eq!(session.clock().running(), Some(Color::White));
    session.browse(20, |tree| tree.back());
    assert_eq!(session.clock().running(), Some(Color::White));
    session.browse(900, |tree| tree.forward());
    assert_eq!(session.clock().running(), Some(Color::White));
    assert_eq!(session.clock().remaining(Color::White, 910), Some(100));
}

#[test]
fn the_computer_plays_on_while_something_else_is_looked_at() {
    let mut session = session(AGAINST_COMPUTER, &["wS1", "bS1 wS1-", "wQ -wS1"]);
    assert_eq!(session.computer_in_game(), None);
    session.browse(30, |tree| tree.to_start());
    assert_eq!(session.clock().running(), Some(Color::Black));
    assert_eq!(session.computer_in_game(), Some((Color::Black, 3)));
    assert_eq!(session.clock().remaining(Color::Black, 520), Some(490));
    let action = session.game_at_main_end().position().read_move("bQ bS1-").unwrap();
    let node = session.play_in_game(action, 520, |_| None).unwrap();
    // The reader stays, and the clock of the person runs.
    assert_eq!(session.tree().current(), NodeId::ROOT);
    assert_eq!(session.tree().main_end(), node);
    assert_eq!(session.clock().running(), Some(Color::White));
    assert_eq!(session.computer_in_game(), None);
    assert_eq!(session.clock().remaining(Color::Black, 900), Some(490));
}

#[test]
fn without_a_clock_the_computer_waits_while_something_else_is_looked_at() {
    let tree = GameTree::new(GameType::BASE);
    let mut session = GameSession::new(tree, AGAINST_COMPUTER, TimeControl::Unlimited, 0);
    let action = session.offers()[0];
    session.play(action, 10, |_| None).unwrap();
    assert_eq!(session.level_to_act(), Some(3));
    session.undo(20);
    assert_eq!(session.computer_in_game(), None);
}

#[test]
fn the_computer_waits_where_a_tile_is_drawn_before_it_is_placed() {
    let tree = GameTree::new("Base+Swarm(swarm_place=drawn)".parse().unwrap());
    let control = TimeControl::SuddenDeath { time: 1_000 };
    let mut session = GameSession::new(tree, AGAINST_COMPUTER, control, 0);
    for text in ["pick wA1 wA2 wA3", "pick bA1 bA2 bA3"] {
        session.choose_text(text).unwrap();
    }
    let action = session.offers()[0];
    session.play(action, 10, |bag| bag.into_iter().next()).unwrap();
    assert_eq!(session.clock().running(), Some(Color::Black));
    session.browse(30, |tree| tree.back());
    assert_eq!((session.clock().running(), session.computer_in_game()), (None, None));
}

#[test]
fn playing_from_an_earlier_position_is_analysis() {
    let control = TimeControl::Increment { time: 1_000, increment: 100 };
    let mut session = GameSession::new(GameTree::new(GameType::BASE), HOT_SEAT, control, 0);
    let play = |session: &mut GameSession, text: &str, now| {
        let action = session.tree.position().read_move(text).unwrap();
        session.play(action, now, |_| None).unwrap();
    };
    for (text, now) in [("wS1", 0), ("bS1 wS1-", 10), ("wQ -wS1", 20)] {
        play(&mut session, text, now);
    }
    let remaining = |session: &GameSession| session.clock().remaining(Color::Black, 40);
    let before = remaining(&session);
    session.browse(30, |tree| tree.to_start());
    play(&mut session, "wG1", 35);
    play(&mut session, "bG1 wG1-", 38);
    assert_eq!(session.clock().running(), Some(Color::Black));
    assert_eq!(remaining(&session), before);
    // The time of the game goes on, and ends it.
    assert_eq!(session.check_time(50_000), Some(Color::Black));
    assert!(session.is_at_main_end() && session.ending().is_some());
}

#[test]
fn running_out_of_time_loses() {
    let mut session = session(HOT_SEAT, &["wS1", "bS1 wS1-"]);
    assert_eq!(session.check_time(500), None);
    assert_eq!(session.check_time(5_000), Some(Color::White));
    assert_eq!(session.next_player(), None);
    assert_eq!(session.clock().running(), None);
    // Undo does not restore time.
    assert!(session.undo(6_000));
    assert_eq!(session.clock().remaining(Color::White, 6_000), Some(0));
}

#[test]
fn time_while_the_page_is_closed_does_not_count() {
    let session = session(HOT_SEAT, &["wS1", "bS1 wS1-"]);
    let saved = Saved::read(&session.saved(110).write().unwrap()).unwrap();
    let later = GameSession::resumed(saved, 1_000_000);
    assert_eq!(later.clock().remaining(Color::White, 1_000_000), Some(900));
    assert_eq!(later.clock().running(), Some(Color::White));
}

#[test]
fn a_title_is_saved_with_its_game_but_not_passed_to_a_rematch() {
    let mut session = session(HOT_SEAT, &["wS1"]);
    session.rename("Sunday’s game".to_owned());
    assert_eq!(GameSession::resumed(session.saved(0), 0).saved(0).title, "Sunday’s game");
    assert_eq!(session.rematch(0).saved(0).title, "");
}

#[test]
fn a_rematch_swaps_colours_and_restarts() {
    let rematch = session(AGAINST_COMPUTER, &["wS1", "bS1 wS1-"]).rematch(0);
    assert_eq!(rematch.seats().black, Seat::Person);
    assert_eq!(rematch.bottom_player(), Color::Black);
    assert!(rematch.tree().is_empty() && !rematch.clock().has_started());
    assert_eq!(rematch.level_to_act(), Some(3));
}

#[test]
fn the_caller_draws_from_the_bag() {
    let tree = GameTree::new("Base+Swarm".parse().unwrap());
    let mut session = GameSession::new(tree, HOT_SEAT, TimeControl::Unlimited, 0);
    assert_eq!(session.next_player(), Some(Color::White));
    assert!(session.offers().is_empty());
    session.choose_text("pick wA1 wA2 wA3").unwrap();
    assert_eq!(session.next_player(), Some(Color::Black));
    let all = Choice::Pick.among(session.tree.game_type(), Color::Black);
    let tiles = all.into_iter().take(3).collect();
    session.choose(Chosen { choice: Choice::Pick, tiles }).unwrap();
    let action = session.offers()[0];
    let bag = session.tree.position().bag().len();
    session.play(action, 0, |bag| bag.into_iter().last()).unwrap();
    assert_eq!(session.tree.position().bag().len(), bag - 1);
}

/// The state that another tab has saved after playing some moves.
fn played_elsewhere(session: &GameSession, moves: &[&str]) -> Saved {
    let mut saved = session.saved(100);
    for text in moves {
        saved.tree.play_text(text).unwrap();
    }
    Saved::read(&saved.write().unwrap()).unwrap()
}

#[test]
fn what_another_tab_has_played_is_followed_at_the_end_of_a_line() {
    let mut session = session(HOT_SEAT, &["wS1"]);
    let saved = played_elsewhere(&session, &["bS1 wS1-", "wQ -wS1"]);
    assert!(session.follow(&saved, 200));
    assert_eq!(session.tree().line().len(), 3);
    assert_eq!(session.clock().running(), Some(Color::Black));
    // The same once more changes nothing.
    assert!(!session.follow(&saved, 200));
}

#[test]
fn who_looks_at_something_else_stays_there() {
    let mut session = session(HOT_SEAT, &["wS1", "bS1 wS1-"]);
    let saved = played_elsewhere(&session, &["wQ -wS1"]);
    session.browse(50, |tree| tree.back());
    let before = session.tree().current();
    assert!(!session.follow(&saved, 200));
    assert_eq!(session.tree().current(), before);
    assert_eq!(session.tree().len(), 3);
}

#[test]
fn what_was_played_in_two_tabs_is_merged_and_the_own_position_stays() {
    let mut session = session(HOT_SEAT, &["wS1"]);
    let saved = played_elsewhere(&session, &["bA1 wS1-"]);
    let action = session.tree.position().read_move("bS1 wS1-").unwrap();
    session.play(action, 50, |_| None).unwrap();
    session.merge("A title", &saved.tree);
    assert_eq!(session.tree().len(), 3);
    assert_eq!(session.tree().game().moves(), ["wS1", "bS1 wS1-"]);
    assert_eq!(session.saved(0).title, "A title");
}

#[test]
fn a_declaration_ends_the_game_and_not_the_line_that_is_looked_at() {
    let mut session = session(HOT_SEAT, &["wS1", "bS1 wS1-", "wQ -wS1"]);
    session.browse(30, |tree| tree.back());
    assert_eq!(session.next_in_game(), Some(Color::Black));
    assert_eq!(session.resigner(Color::Black), Some(Color::Black));
    let end = session.declare(Declared::Resignation(Color::Black), 40).unwrap();
    assert_eq!(session.tree().main_end(), end);
    assert_eq!(session.tree().len(), 4);
    assert_eq!(session.next_in_game(), None);
}

#[test]
fn against_the_computer_the_person_resigns_whoever_is_to_act() {
    let session = session(AGAINST_COMPUTER, &["wS1"]);
    assert_eq!(session.next_in_game(), Some(Color::Black));
    assert_eq!(session.resigner(Color::Black), Some(Color::White));
    assert_eq!(session.resigner(Color::White), Some(Color::White));
}

//! The clock with random times.

use skep_record::{Clock, TimeControl};
use skep_rules::Color::{Black, White};

const FIVE_MINUTES: TimeControl = TimeControl::SuddenDeath { time: 300_000 };

#[test]
fn it_stands_still_until_the_first_turn_is_played() {
    let mut clock = Clock::new(FIVE_MINUTES);
    assert!(!clock.has_started());
    assert_eq!(clock.remaining(White, 1_000_000), Some(300_000));
    assert_eq!(clock.flag(1_000_000), None);
    clock.press(White, 1_000_000);
    assert_eq!(clock.running(), Some(Black));
    assert_eq!(clock.remaining(White, 1_100_000), Some(300_000));
    assert_eq!(clock.remaining(Black, 1_100_000), Some(200_000));
}

#[test]
fn an_increment_comes_after_every_turn_but_the_first() {
    let mut clock = Clock::new(TimeControl::Increment { time: 10_000, increment: 1_000 });
    clock.press(White, 0);
    clock.press(Black, 4_000);
    clock.press(White, 4_500);
    assert_eq!(clock.remaining(Black, 4_500), Some(7_000));
    assert_eq!(clock.remaining(White, 4_500), Some(10_500));
}

#[test]
fn pressing_out_of_turn_does_nothing() {
    let mut clock = Clock::new(FIVE_MINUTES);
    clock.press(White, 0);
    let before = clock.clone();
    clock.press(White, 5_000);
    assert_eq!(clock, before);
}

#[test]
fn a_pause_costs_nothing() {
    let mut clock = Clock::new(FIVE_MINUTES);
    clock.press(White, 0);
    clock.pause(10_000);
    clock.pause(15_000);
    assert_eq!(clock.running(), None);
    assert_eq!(clock.remaining(Black, 99_000), Some(290_000));
    clock.start(Black, 100_000);
    assert_eq!(clock.remaining(Black, 101_000), Some(289_000));
}

#[test]
fn who_has_no_time_left_cannot_press_any_more() {
    let mut clock = Clock::new(TimeControl::Increment { time: 1_000, increment: 60_000 });
    clock.press(White, 0);
    assert_eq!(clock.flag(999), None);
    assert_eq!(clock.flag(1_000), Some(Black));
    clock.press(Black, 1_500);
    assert_eq!(clock.flag(1_500), Some(Black));
    clock.pause(2_000);
    assert_eq!(clock.flag(2_000), Some(Black));
}

#[test]
fn time_that_runs_backwards_is_no_time() {
    let mut clock = Clock::new(FIVE_MINUTES);
    clock.press(White, 10_000);
    assert_eq!(clock.remaining(Black, 0), Some(300_000));
    clock.press(Black, 0);
    assert_eq!(clock.remaining(Black, 0), Some(300_000));
}

#[test]
fn without_a_limit_nobody_loses_on_time() {
    let mut clock = Clock::new(TimeControl::Unlimited);
    clock.press(White, 0);
    assert_eq!(clock.remaining(Black, u64::MAX), None);
    assert_eq!(clock.flag(u64::MAX), None);
}

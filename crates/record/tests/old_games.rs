//! Games that earlier versions have saved can be opened.

use skep_record::{Saved, Seat};
use skep_rules::Color;

const SAVED: &str = include_str!("../../../data/saved_games.txt");

fn games() -> impl Iterator<Item = &'static str> {
    SAVED.lines().filter(|line| !line.starts_with('#'))
}

#[test]
fn every_old_game_is_read_and_written_as_it_was() {
    assert!(games().count() >= 7);
    for text in games() {
        let saved = Saved::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(saved.write().unwrap(), text);
    }
}

#[test]
fn nothing_in_an_old_game_is_lost() {
    let [_, titled, resigned, clocked, ..] = games()
        .map(|text| Saved::read(text).unwrap())
        .collect::<Vec<_>>()
        .try_into()
        .map(|games: [Saved; 7]| games)
        .unwrap();
    assert_eq!(titled.title, "Sunday’s game");
    assert_eq!(resigned.seats[Color::White], Seat::Level(10));
    assert_eq!(resigned.tree.len(), 5);
    assert!(resigned.tree.ending().is_some());
    assert_eq!(clocked.names[Color::Black], "Bea");
    assert_eq!(clocked.clock.unwrap().remaining(Color::White, 0), Some(304_200));
    assert_eq!(clocked.tree.line().len(), 1);
}

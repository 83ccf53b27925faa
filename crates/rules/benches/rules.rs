//! How fast the rules are: `cargo bench -p skep-rules`, or `cargo bench -p skep-rules -- perft` for some.
//!
//! The positions are those of `data/perft_positions.tsv`, from an opening to a crowded end. Compare
//! numbers of one run only: machines differ, and so do their hours.

use std::fmt;
use std::sync::LazyLock;

use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use skep_rules::{Action, ActionList, Game, GameType, Position, perft};

fn main() {
    divan::main();
}

/// A position of the table.
struct Sample {
    name: &'static str,
    /// The game string.
    text: &'static str,
    game: Game,
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

static SAMPLES: LazyLock<Vec<Sample>> = LazyLock::new(|| {
    let table = include_str!("../../../data/perft_positions.tsv");
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &'static str| {
        let mut columns = line.split('\t');
        let (name, text) = (columns.next()?, columns.next()?);
        Some(Sample { name, text, game: text.parse().ok()? })
    };
    let samples: Vec<Sample> = lines.filter_map(read).collect();
    assert_eq!(samples.len(), 5);
    samples
});

fn samples() -> impl Iterator<Item = &'static Sample> {
    SAMPLES.iter()
}

/// All legal actions into a list that is used again.
#[divan::bench(args = samples())]
fn list_actions(bencher: Bencher<'_, '_>, sample: &Sample) {
    let position = sample.game.position();
    let mut actions = ActionList::new();
    bencher
        .counter(ItemsCount::new(position.count_actions()))
        .bench_local(|| black_box(position).actions_into(black_box(&mut actions)));
}

/// The hash that all images of a position share.
#[divan::bench(args = samples())]
fn symmetric_hash(bencher: Bencher<'_, '_>, sample: &Sample) {
    let position = sample.game.position();
    bencher.bench_local(|| black_box(position).symmetric_hash());
}

/// The form that all images of a position share.
#[divan::bench(args = samples())]
fn canonical_form(bencher: Bencher<'_, '_>, sample: &Sample) {
    let position = sample.game.position();
    bencher.bench_local(|| black_box(position).canonical_form());
}

/// How many legal actions there are.
#[divan::bench(args = samples())]
fn count_actions(bencher: Bencher<'_, '_>, sample: &Sample) {
    let position = sample.game.position();
    bencher
        .counter(ItemsCount::new(position.count_actions()))
        .bench(|| black_box(position).count_actions());
}

/// Every legal action is played and taken back.
#[divan::bench(args = samples())]
fn play_and_undo(bencher: Bencher<'_, '_>, sample: &Sample) {
    let mut position = sample.game.position().clone();
    let actions = position.actions();
    bencher.counter(ItemsCount::new(actions.len())).bench_local(|| {
        for &action in &actions {
            let undo = black_box(&mut position).play_listed(action);
            position.undo(undo);
        }
    });
}

/// Whether each legal action is legal: what a server asks.
#[divan::bench(args = samples())]
fn check(bencher: Bencher<'_, '_>, sample: &Sample) {
    let position = sample.game.position();
    let actions = position.actions();
    bencher.counter(ItemsCount::new(actions.len())).bench(|| {
        actions.iter().filter(|&&action| black_box(position).check(action).is_ok()).count()
    });
}

/// The hash of a position.
#[divan::bench(args = samples())]
fn hash(bencher: Bencher<'_, '_>, sample: &Sample) {
    let position = sample.game.position();
    bencher.bench(|| black_box(position).zobrist_hash());
}

/// Leaves at depth three.
#[divan::bench(args = samples(), sample_count = 20)]
fn perft_3(bencher: Bencher<'_, '_>, sample: &Sample) {
    let position = sample.game.position();
    bencher.counter(ItemsCount::new(perft(position, 3))).bench(|| perft(black_box(position), 3));
}

/// Leaves at depth five from the start of Base+MLP.
#[divan::bench(sample_count = 20)]
fn perft_5_from_the_start(bencher: Bencher<'_, '_>) {
    let position = Position::new(GameType::BASE_MLP);
    bencher.counter(ItemsCount::new(5_427_108_u64)).bench(|| perft(black_box(&position), 5));
}

/// Game strings: every move is read, checked and played.
#[divan::bench(args = samples())]
fn read_game(bencher: Bencher<'_, '_>, sample: &Sample) {
    bencher
        .counter(BytesCount::of_str(sample.text))
        .bench(|| black_box(sample.text).parse::<Game>().map(|game| game.len()));
}

/// Position strings: everything about the hive is checked.
#[divan::bench(args = samples())]
fn read_position(bencher: Bencher<'_, '_>, sample: &Sample) {
    let text = sample.game.position().to_string();
    bencher
        .counter(BytesCount::of_str(&text))
        .bench(|| black_box(&text).parse::<Position>().map(|position| position.turn()));
}

/// All legal moves are read.
#[divan::bench(args = samples())]
fn read_moves(bencher: Bencher<'_, '_>, sample: &Sample) {
    let position = sample.game.position();
    let write = |action: Action| position.write_move(action);
    let texts: Vec<String> = position.actions().into_iter().map(write).collect();
    bencher
        .counter(ItemsCount::new(texts.len()))
        .bench(|| texts.iter().filter(|text| black_box(position).read_move(text).is_ok()).count());
}

/// All legal moves are written.
#[divan::bench(args = samples())]
fn write_moves(bencher: Bencher<'_, '_>, sample: &Sample) {
    let position = sample.game.position();
    let actions = position.actions();
    bencher.counter(ItemsCount::new(actions.len())).bench(|| {
        let write = |&action: &Action| black_box(position).write_move(action).len();
        actions.iter().map(write).sum::<usize>()
    });
}

/// The game string.
#[divan::bench(args = samples())]
fn write_game(bencher: Bencher<'_, '_>, sample: &Sample) {
    bencher.counter(BytesCount::of_str(sample.text)).bench(|| black_box(&sample.game).to_string());
}

/// The position string.
#[divan::bench(args = samples())]
fn write_position(bencher: Bencher<'_, '_>, sample: &Sample) {
    let position = sample.game.position();
    bencher
        .counter(BytesCount::of_str(&position.to_string()))
        .bench(|| black_box(position).to_string());
}

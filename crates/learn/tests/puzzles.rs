//! The packs of puzzles: every puzzle is proved, without any code that has made it.
//!
//! A run of the tests proves a sample, `SKEP_LONG` all of them.

use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;

use skep_engine::Prover;
use skep_learn::puzzle::{
    Judgement, LineError, MAX_LINE, MAX_MOVES, OpenError, Pack, PackError, Puzzle, PuzzleId,
    PuzzleRun, SAVE_LOSS, SAVE_SAFE, Task, Theme,
};
use skep_rules::{Action, Color, Family, GameType, Outcome, Position};

/// The most nodes of a question. What takes longer is not proved.
const NODES: u64 = 5_000_000;
/// The puzzles of each pack that every run proves.
const SAMPLE: usize = 6;

/// What is wrong with a puzzle.
#[derive(Debug, PartialEq, Eq)]
enum Flaw {
    Open(OpenError),
    /// The position is not written as the game writes it.
    Position,
    /// The themes are not those of the solution.
    Themes,
    /// The solution has too many actions.
    Length,
    /// The win is shorter.
    Shorter,
    /// This action does not win, or does not save.
    NotRight(String),
    /// This action of the opponent is not a longest defence.
    NotLongest(String),
    /// This action wins, or saves, as well.
    Second(String),
    /// The solver has not finished.
    Unproved,
}

/// Proves a puzzle.
fn prove(puzzle: &Puzzle) -> Result<(), Flaw> {
    let open = puzzle.open().map_err(Flaw::Open)?;
    let start = open.start.position();
    if start.to_string() != puzzle.position {
        return Err(Flaw::Position);
    }
    if open.line.len() > MAX_LINE || open.own_actions() > MAX_MOVES {
        return Err(Flaw::Length);
    }
    let mut prover = Prover::new(start.game_type(), 16);
    let learner = open.learner();
    match puzzle.task {
        Task::Win => {
            let count = open.line.len() as u32;
            if prover.wins_within(start, learner, count - 1, NODES).ok_or(Flaw::Unproved)? {
                return Err(Flaw::Shorter);
            }
            for (index, (before, action)) in open.positions().enumerate() {
                prove_action(&mut prover, &before, action, learner, count - index as u32)?;
            }
        }
        Task::Save => prove_save(&mut prover, start, open.line[0])?,
    }
    if open.themes() != puzzle.themes {
        return Err(Flaw::Themes);
    }
    Ok(())
}

/// Proves that an action of the line is right, where the learner has won after that many actions.
fn prove_action(
    prover: &mut Prover,
    before: &Position,
    action: Action,
    learner: Color,
    plies: u32,
) -> Result<(), Flaw> {
    let name = before.write_move(action);
    let mut wins_after = |action, plies: u32| {
        prover.wins_after(before, action, learner, plies, NODES).ok_or(Flaw::Unproved)
    };
    if !wins_after(action, plies - 1)? {
        return Err(Flaw::NotRight(name));
    }
    if before.to_move() != learner {
        let is_shorter = plies >= 2 && wins_after(action, plies - 2)?;
        return if is_shorter { Err(Flaw::NotLongest(name)) } else { Ok(()) };
    }
    for other in before.actions() {
        if other != action && wins_after(other, plies - 1)? {
            return Err(Flaw::Second(before.write_move(other)));
        }
    }
    Ok(())
}

/// Proves that the action saves, and no other one.
fn prove_save(prover: &mut Prover, start: &Position, right: Action) -> Result<(), Flaw> {
    let opponent = !start.to_move();
    for action in start.actions() {
        let plies = if action == right { SAVE_SAFE } else { SAVE_LOSS };
        let loses =
            prover.wins_after(start, action, opponent, plies, NODES).ok_or(Flaw::Unproved)?;
        match (loses, action == right) {
            (true, true) => return Err(Flaw::NotRight(start.write_move(action))),
            (false, false) => return Err(Flaw::Second(start.write_move(action))),
            _ => {}
        }
    }
    Ok(())
}

/// The packs of the data, with the names of their files.
fn packs() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/puzzles");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|it| it == "puzzles"))
        .collect();
    paths.sort();
    let name = |path: &PathBuf| path.file_stem().unwrap().to_str().unwrap().to_owned();
    paths.iter().map(|path| (name(path), fs::read_to_string(path).unwrap())).collect()
}

/// All puzzles, or of each pack a sample that is always the same.
fn chosen() -> Vec<Puzzle> {
    let is_long = std::env::var_os("SKEP_LONG").is_some();
    let mut rng = fastrand::Rng::with_seed(24);
    let mut chosen = Vec::new();
    for (_, text) in packs() {
        let mut puzzles = Pack::read(&text).unwrap().puzzles;
        rng.shuffle(&mut puzzles);
        chosen.extend(puzzles.into_iter().take(if is_long { usize::MAX } else { SAMPLE }));
    }
    chosen
}

#[test]
fn puzzles_are_proved() {
    let chosen = chosen();
    assert!(!chosen.is_empty());
    let mut flaws = Vec::new();
    for puzzle in &chosen {
        if let Err(flaw) = prove(puzzle) {
            flaws.push((puzzle.id.to_string(), flaw));
        }
    }
    assert!(flaws.is_empty(), "{} of {}: {flaws:#?}", flaws.len(), chosen.len());
}

#[test]
fn packs_are_undamaged_and_have_no_puzzle_twice() {
    let mut seen = HashSet::new();
    for (name, text) in packs() {
        let pack = Pack::read(&text).unwrap();
        assert_eq!(pack.damaged, [], "{name}");
        assert_eq!(Pack::write(&pack.puzzles), text, "{name}");
        for puzzle in &pack.puzzles {
            // Names are equal for the twelve images of a position.
            assert!(seen.insert(puzzle.id), "{name}: {}", puzzle.id);
            let family = puzzle.game_type().parse::<GameType>().unwrap().family();
            assert_eq!(family.name(), name, "{}", puzzle.id);
        }
    }
    for family in Family::ALL {
        assert!(packs().iter().any(|(name, _)| name == family.name()), "{}", family.name());
    }
}

#[test]
fn a_name_is_that_of_all_images() {
    for puzzle in chosen().iter().take(10) {
        let position: Position = puzzle.position.parse().unwrap();
        let images = position.symmetries().filter(|image| PuzzleId::of(image) == puzzle.id);
        assert_eq!(images.count(), 12);
    }
}

/// Answers a puzzle right and wrong, to its end.
fn answer(puzzle: &Puzzle) {
    let mut run = PuzzleRun::new(puzzle.open().unwrap());
    let mut prover = Prover::new(run.game().position().game_type(), 4);
    let mut wins = |position: &Position, winner: Color, plies: u32| {
        prover.wins_within(position, winner, plies, NODES)
    };
    while let Some(right) = run.right() {
        let position = run.game().position().clone();
        assert!(run.hint().is_some(), "{}", puzzle.id);
        for wrong in position.actions().into_iter().filter(|&it| it != right).take(4) {
            assert_eq!(run.answer(wrong), Ok(Judgement::Wrong), "{}", puzzle.id);
            assert_eq!(run.game().position().to_string(), position.to_string());
            let refuted = run.refutation(wrong, &mut wins).is_some();
            let waits = puzzle.task == Task::Save || run.rest().len() > 1;
            // Who surrounds the own Queen needs no refutation.
            let mut after = position.clone();
            let ends = after.play(wrong).is_ok() && after.outcome().is_some();
            assert!(refuted || ends || !waits, "{}: {}", puzzle.id, position.write_move(wrong));
        }
        let judgement = run.answer(right).unwrap();
        assert_eq!(judgement == Judgement::Solved, run.is_solved());
        run.reply();
    }
    assert!(run.is_solved() && run.reply().is_none() && run.rest().is_empty());
}

#[test]
fn answers_are_judged_and_wrong_ones_refuted() {
    for puzzle in chosen().iter().filter(|puzzle| !puzzle.game_type().contains("Honeycombo")) {
        answer(puzzle);
    }
}

/// A sample of wins with at least three actions of the line.
fn long_wins() -> Vec<Puzzle> {
    let is_long = |puzzle: &Puzzle| puzzle.task == Task::Win && puzzle.moves.len() >= 3;
    let wins: Vec<Puzzle> = chosen().into_iter().filter(is_long).take(4).collect();
    assert!(!wins.is_empty());
    wins
}

#[test]
fn another_first_action_is_noticed() {
    for puzzle in long_wins() {
        let position: Position = puzzle.position.parse().unwrap();
        // What follows the other action is left out, because it may not be legal any more: the win is then missing.
        for action in position.actions().into_iter().take(5) {
            let text = position.write_move(action);
            if text == puzzle.moves[0] {
                continue;
            }
            let moves = [&[text], &puzzle.moves[1..]].concat();
            assert!(prove(&Puzzle { moves, ..puzzle.clone() }).is_err(), "{}", puzzle.id);
        }
    }
}

#[test]
fn a_weaker_defence_is_noticed() {
    let texts: Vec<(String, String)> = packs();
    let all = texts.iter().flat_map(|(_, text)| Pack::read(text).unwrap().puzzles);
    let mut wins: Vec<Puzzle> = all.filter(|puzzle| puzzle.moves.len() >= 5).collect();
    wins.sort_by_key(|puzzle| puzzle.effort.nodes);
    let mut found = 0;
    for puzzle in wins.iter().take(5) {
        let open = puzzle.open().unwrap();
        let mut prover = Prover::new(open.start.position().game_type(), 16);
        let (learner, plies) = (open.learner(), open.line.len() as u32 - 1);
        let (before, longest) = open.positions().nth(1).unwrap();
        assert_ne!(before.to_move(), learner);
        assert_eq!(prove_action(&mut prover, &before, longest, learner, plies), Ok(()));
        for action in before.actions() {
            if prover.wins_after(&before, action, learner, plies - 2, NODES) == Some(true) {
                let flaw = prove_action(&mut prover, &before, action, learner, plies);
                assert_eq!(flaw, Err(Flaw::NotLongest(before.write_move(action))));
                found += 1;
            }
        }
    }
    assert!(found > 0);
}

#[test]
fn a_missing_end_a_wrong_theme_and_a_wrong_name_are_noticed() {
    for puzzle in long_wins() {
        let moves = puzzle.moves[..puzzle.moves.len() - 2].to_vec();
        assert_eq!(prove(&Puzzle { moves, ..puzzle.clone() }), Err(Flaw::Open(OpenError::NotDone)));
        let themes = vec![Theme::Save];
        assert_eq!(prove(&Puzzle { themes, ..puzzle.clone() }), Err(Flaw::Themes));
        let id = "00000000".parse().unwrap();
        let flaw = prove(&Puzzle { id, ..puzzle.clone() });
        assert_eq!(flaw, Err(Flaw::Open(OpenError::OtherId(puzzle.id))));
    }
}

/// A hive in which two Ants of White can fill the last side of Black's Queen.
const TWO_ANTS: &str =
    "Base;White[9];-2,1:wA1 -2,2:wA2 -1,0:bB1 -1,1:wQ 0,-1:bS1 0,0:bQ 1,-1:bA2 1,0:bA1";

#[test]
fn a_second_solution_is_noticed() {
    let position: Position = TWO_ANTS.parse().unwrap();
    let learner = position.to_move();
    let wins: Vec<String> = position
        .actions()
        .into_iter()
        .filter(|&action| {
            let mut after = position.clone();
            after.play_listed(action);
            after.outcome() == Some(Outcome::Win(learner))
        })
        .map(|action| position.write_move(action))
        .collect();
    assert!(wins.len() >= 2, "{wins:?}");
    let effort = skep_learn::puzzle::Effort { nodes: 1, actions: 1, tempting: 1 };
    let puzzle = Puzzle {
        id: PuzzleId::of(&position),
        task: Task::Win,
        position: position.to_string(),
        moves: vec![wins[0].clone()],
        effort,
        themes: Vec::new(),
    };
    assert_eq!(prove(&puzzle), Err(Flaw::Second(wins[1].clone())));
}

#[test]
fn a_damaged_line_is_told_and_left_out() {
    let (_, text) = packs().swap_remove(0);
    let whole = Pack::read(&text).unwrap().puzzles;
    let lines: Vec<&str> = text.lines().collect();
    let check = |second: &str, error: fn(&LineError) -> bool| {
        let damaged = [&[lines[0], second], &lines[2..]].concat().join("\n");
        let pack = Pack::read(&damaged).unwrap();
        assert_eq!(pack.puzzles, whole[1..]);
        assert!(matches!(&pack.damaged[..], [(2, found)] if error(found)), "{:?}", pack.damaged);
    };
    check("", |error| *error == LineError::Columns);
    check(&lines[1].replacen('\t', " ", 1), |error| *error == LineError::Columns);
    check(&lines[1][1..], |error| matches!(error, LineError::Id(_)));
    check(
        &lines[1].replacen("\twin\t", "\tlose\t", 1).replacen("\tsave\t", "\tlose\t", 1),
        |error| *error == LineError::Task,
    );
    check(&format!("{} nonsense", lines[1]), |error| *error == LineError::Theme);
    check(&format!("{}{}", lines[1], "x".repeat(5_000)), |error| *error == LineError::TooLong);
    let twice = [&lines[..2], &lines[1..]].concat().join("\n");
    assert_eq!(Pack::read(&twice).unwrap().damaged, [(3, LineError::Twice)]);
    assert_eq!(Pack::read("skep puzzles 2\n"), Err(PackError::Header));
    assert_eq!(Pack::read(""), Err(PackError::Header));
    assert_eq!(Pack::read(&" ".repeat(5 << 20)), Err(PackError::TooLong));
}

#[test]
fn cut_and_garbled_packs_do_no_harm() {
    let (_, text) = packs().swap_remove(0);
    let mut rng = fastrand::Rng::with_seed(7);
    let bytes = &text.as_bytes()[..text.len().min(4_000)];
    for _ in 0..300 {
        let mut garbled = bytes[..rng.usize(..bytes.len())].to_vec();
        for _ in 0..rng.usize(..8) {
            if !garbled.is_empty() {
                let index = rng.usize(..garbled.len());
                garbled[index] = rng.u8(..);
            }
        }
        let text = String::from_utf8_lossy(&garbled);
        if let Ok(pack) = Pack::read(&text) {
            for puzzle in &pack.puzzles {
                if let Ok(open) = puzzle.open() {
                    let _ = open.themes();
                }
            }
        }
    }
}

//! The referee, with engines that are small shell scripts.

#![cfg(unix)]

use std::time::Duration;

use skep_arena::{
    ByEngine, ContestantSettings, EndReason, EngineId, MatchError, MatchSettings, Openings,
    PlayedGame, run,
};
use skep_rules::{Game, GameType};
use skep_uhp::{CommandLine, Limit};

/// An engine that answers requests for moves with these answers, then exits.
fn scripted(answers: &[&str]) -> ContestantSettings {
    let list: String = answers.iter().map(|answer| format!("{answer}\n")).collect();
    let script = r#"
        exec 3<<END
$0END
        echo id Scripted; echo ok
        while read -r line; do
            case $line in bestmove*) read -r answer <&3 || exit; echo "$answer";; esac
            echo ok
        done"#;
    let arguments = vec!["-c".to_owned(), script.replace("$0", &list.replace('\\', "\\\\"))];
    ContestantSettings {
        label: "scripted".to_owned(),
        command: CommandLine::new("sh", arguments),
        limit: Limit::Depth(1),
        options: Vec::new(),
    }
}

/// The first game of a match.
fn first_game(openings: Openings, game_type: GameType, a: &[&str], b: &[&str]) -> PlayedGame {
    let settings = MatchSettings {
        game_type,
        engines: ByEngine { a: scripted(a), b: scripted(b) },
        openings,
        games: 1,
        concurrency: 1,
        tolerance: Duration::from_secs(60),
        patience: Duration::from_secs(60),
        max_plies: 12,
        seed: 1,
        sprt: None,
    };
    let mut games = Vec::new();
    let tally = run(&settings, &[], &Default::default(), |played, _| {
        games.push(played.clone());
        Ok::<(), MatchError>(())
    });
    assert_eq!(tally.unwrap().games(), 1);
    games.pop().unwrap()
}

#[test]
fn moves_are_written_anew_however_an_engine_writes_them() {
    let openings = Openings::read("Base", GameType::BASE, "none".into()).unwrap();
    // The Queen's move is written relative to the cell that she leaves.
    let a = ["wG1", "wQ -wG1", "wQ wQ/"];
    let played = first_game(openings, GameType::BASE, &a, &["bG1 wG1-", "bQ bG1-"]);
    assert_eq!((played.winner, played.end, played.plies), (Some(EngineId::A), EndReason::Crash, 5));
    let moves = played.string.parse::<Game>().unwrap().moves();
    assert_eq!(moves.last().unwrap(), "wQ \\wG1");
    assert_eq!((played.seconds.a.len(), played.seconds.b.len()), (3, 2));
}

#[test]
fn in_swarm_engines_choose_and_the_referee_draws() {
    let game_type: GameType = "Base+Swarm".parse().unwrap();
    let openings = Openings::for_type(game_type, 1);
    let (a, b) = (["pick wA1 wB1 wG1"], ["pick bA1 bB1 bG1"]);
    let played = first_game(openings, game_type, &a, &b);
    // After the choices come four random actions, then engine A has no answers left.
    assert_eq!((played.winner, played.end, played.plies), (Some(EngineId::B), EndReason::Crash, 4));
    let moves = played.string.parse::<Game>().unwrap().moves();
    assert_eq!(moves[..2], [a[0], b[0]]);
    assert!(moves[2..].iter().any(|text| text.contains(" +")), "{moves:?}");
}

#[test]
fn what_the_bag_yields_is_not_the_engines_to_say() {
    let game_type: GameType = "Base+Swarm".parse().unwrap();
    let text = "Base+Swarm;NotStarted;White[1];pick wA1 wB1 wG1;pick bA1 bB1 bG1";
    let openings = || Openings::read(text, game_type, "none".into()).unwrap();
    let drawn = |answer: &str| {
        let played = first_game(openings(), game_type, &[answer], &[]);
        played.string.parse::<Game>().unwrap().moves().pop().unwrap()
    };
    let fair = drawn("wA1");
    assert!(fair.starts_with("wA1 +"), "{fair}");
    assert_eq!(drawn("wA1 +wG2"), fair);
    assert_eq!(drawn("wA1 +bS1"), fair);
}

#[test]
fn a_long_game_is_a_draw() {
    let text = "Base;InProgress;White[3];wG1;bG1 wG1-;wQ -wG1;bQ bG1-";
    let openings = Openings::read(text, GameType::BASE, "none".into()).unwrap();
    let a = ["wA1 -wQ", "wA2 -wA1", "wA3 -wA2", "wS1 -wA3"];
    let b = ["bA1 bQ-", "bA2 bA1-", "bA3 bA2-", "bS1 bA3-"];
    let played = first_game(openings, GameType::BASE, &a, &b);
    assert_eq!((played.winner, played.end, played.plies), (None, EndReason::MaxPlies, 12));
}

//! `skep analyse`, `skep solve` and the options of `skep uhp`.

mod common;

use common::{assert_says, skep, skep_reading};
use serde_json::Value;

const WIN_IN_ONE: &str =
    "Base;White[9];0,0:bQ 1,0:wA1 1,-1:wB1 0,-1:wS1 -1,0:bS1 -1,1:bA1 2,0:wQ 2,1:wA2";

const WIN_IN_FIVE: &str = "Base+MLP;White[37];-3,5:bG3 -2,4:wA1 -1,-1:bA2 -1,0:wQ -1,3:bB2 0,-3:bS1 0,0:wS1 0,1:bA3 \
     0,2:bG2 1,-3:wL 1,0:bS2 1,2:bG1 1,3:bA1 1,4:wP 2,-4:wA3 2,-3:bQ 2,-2:bM 2,-1:bP<wM 3,-6:wG3 3,-5:wB1 3,-4:wA2 3,-1:bB1 \
     4,-6:wG2 4,-5:wB2 4,-4:wG1 4,-1:wS2 5,-4:bL;resting=bA2;moved=bA2";

#[test]
fn an_analysis_tells_lines_with_scores() {
    let run = skep(&["analyse", "Base+MLP", "--depth", "3", "--lines", "4"]);
    assert_eq!((run.code, &*run.err), (0, ""));
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines[0], "White to move; scores are White's.");
    // A line for every depth, as it is done.
    for (depth, line) in (1..=3).zip(&lines[2..5]) {
        assert!(line.starts_with(&format!("depth {depth} ")) && line.contains("  w"), "{line}");
    }
    assert!(lines[6].starts_with("Depth 3, "));
    assert_eq!(lines.len(), 12, "{}", run.out);
    assert!(lines[8..].iter().all(|line| line.contains("  w")), "{}", run.out);
    let run = skep(&["analyse", WIN_IN_ONE, "--depth", "2", "--lines", "1"]);
    assert!(run.out.contains("  win in 1  wA2 "), "{}", run.out);
}

#[test]
fn an_analysis_of_a_swarm_game_averages_over_the_draws() {
    let game = "Base+Swarm;White[9];0,0:wQ 1,0:bQ -1,0:wA1 2,0:bA1;white=wB1,wG1;black=bB1,bG1";
    let run = skep(&["analyse", game, "--depth", "2", "--lines", "2"]);
    assert!(
        run.out.contains("\nScores are averages over at least 8 different draws.\n"),
        "{}",
        run.out
    );
    let run = skep(&["analyse", game, "--depth", "1", "--json"]);
    let object: Value = serde_json::from_str(&run.out).unwrap();
    assert!(object["lines"][0]["draws"].as_u64() >= Some(8), "{object}");
}

#[test]
fn an_analysis_is_an_object() {
    let run = skep(&["analyse", WIN_IN_ONE, "--nodes", "2000", "--json"]);
    assert_eq!((run.code, run.out.lines().count()), (0, 1));
    let object: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(object["to_move"], "white");
    assert_eq!(object["lines"].as_array().map(Vec::len), Some(3));
    assert_eq!(object["lines"][0]["forced"], 1);
    assert!(object["lines"][0]["moves"][0].as_str().is_some_and(|text| text.starts_with("wA2 ")));
    let run = skep(&["analyse", "Venom", "--depth", "3", "--json", "--all"]);
    let depths: Vec<Value> = run
        .out
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["depth"].take())
        .collect();
    assert_eq!(depths, [1, 2, 3]);
}

#[test]
fn what_cannot_be_analysed_or_solved_is_said() {
    for (game, error) in [
        ("Base;Draw;Black[1];wS1", "the game is over"),
        ("Base+Swarm", "White has to choose first, with `pick` and tiles"),
        ("Bees", "`Bees` is not a game"),
    ] {
        for command in [&["analyse", game][..], &["solve", game, "--plies", "2"]] {
            let run = skep(command);
            assert_eq!((run.code, &*run.out), (1, ""));
            assert!(run.err.contains(error), "{}", run.err);
            let run = skep(&[command, &["--json"]].concat());
            assert_eq!((run.code, &*run.err), (1, ""));
            assert!(run.out.starts_with("{\"error\":\""), "{}", run.out);
        }
    }
    for args in [
        &["analyse", "Base", "--time", "0"][..],
        &["analyse", "Base", "--time", "soon"],
        &["analyse", "Base", "--all"],
        &["analyse", "Base", "--lines", "0"],
        &["solve", "Base"],
        &["solve", "Base", "--plies", "0"],
        &["uhp", "--player", "11"],
    ] {
        assert_eq!(skep(args).code, 2, "{args:?}");
    }
}

#[test]
fn several_threads_analyse_together() {
    for game in ["Base+MLP", "Venom+MLP", "Base+MLP+Predators"] {
        let run = skep(&["analyse", game, "--depth", "4", "--threads", "3", "--json"]);
        assert_eq!((run.code, &*run.err), (0, ""));
        let object: Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!(object["lines"].as_array().map(Vec::len), Some(3), "{}", run.out);
    }
    assert_eq!(skep(&["analyse", "Base", "--threads", "0"]).code, 2);
    assert_eq!(skep(&["analyse", "Base", "--threads", "65"]).code, 2);
}

/// Runs skep and interrupts it once it has had the time to think: on a busy machine, after a longer wait.
#[cfg(unix)]
fn interrupted(args: &[&str]) -> (i32, String) {
    for wait in [700, 5_000, 30_000] {
        let child = common::command(args).spawn().unwrap();
        std::thread::sleep(std::time::Duration::from_millis(wait));
        let id = child.id().to_string();
        let kill = std::process::Command::new("kill").args(["-INT", &id]).status();
        assert!(kill.unwrap().success());
        let output = child.wait_with_output().unwrap();
        // Without a code the program ended before it could notice the interrupt, without output before it had found anything.
        match output.status.code() {
            Some(code) if !output.stdout.is_empty() => {
                return (code, String::from_utf8(output.stdout).unwrap());
            }
            _ => {}
        }
    }
    panic!("skep {args:?} finds nothing in 30 seconds");
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_a_search_with_what_it_has_found() {
    let (code, out) = interrupted(&["analyse", "Base+MLP", "--time", "600", "--lines", "2"]);
    assert_eq!(code, 130);
    let table = out.split_once("\nDepth ").map(|(_, table)| table.lines().count());
    assert_eq!(table, Some(4), "{out}");
    let (code, out) = interrupted(&["analyse", "Venom", "--depth", "60", "--json"]);
    assert_eq!(code, 130);
    assert!(serde_json::from_str::<Value>(&out).unwrap()["depth"].as_u64() > Some(0), "{out}");
    let (code, out) = interrupted(&["solve", "Base+MLP", "--plies", "60"]);
    assert_eq!(code, 130);
    assert!(out.contains("; then it was interrupted.\n"), "{out}");
}

#[test]
fn forced_wins_are_proved() {
    let run = skep(&["solve", WIN_IN_ONE, "--plies", "3"]);
    assert_eq!((run.code, &*run.err), (0, ""));
    assert_says(&run, &["White wins in 1."]);
    let run = skep(&["solve", WIN_IN_ONE, "--plies", "3", "--json"]);
    let object: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((&object["verdict"], &object["plies"]), (&"win".into(), &1.into()));
    assert_eq!(object["moves"].as_array().map(Vec::len), Some(1));
    assert_says(
        &skep(&["solve", "Base", "--plies", "3"]),
        &["Neither side can force a win within 3."],
    );
    let run = skep(&["solve", "Base+MLP", "--plies", "9", "--nodes", "50"]);
    assert_eq!(run.code, 1);
    assert!(run.out.contains("then the limit was reached"), "{}", run.out);
}

#[test]
fn a_win_in_five_holds_against_every_defence() {
    let run = skep(&["solve", WIN_IN_FIVE, "--plies", "5", "--json"]);
    let object: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((&object["verdict"], &object["plies"]), (&"win".into(), &5.into()));
    let moves: Vec<&str> =
        object["moves"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    let after = skep(&[&["after", "--json", WIN_IN_FIVE], &moves[..]].concat());
    assert!(after.out.contains(r#""over":"white""#), "{}", after.out);
}

#[test]
fn an_engine_starts_as_any_player() {
    let input = b"newgame Base+MLP\nbestmove depth 1\noptions get Level\n";
    let run = |player: &str, seed: &str| {
        let run = skep_reading(&["uhp", "--player", player, "--seed", seed], input);
        assert_eq!((run.code, &*run.err), (0, ""));
        run.out
    };
    assert!(run("random", "1").contains("\nLevel;enum;random;10;1;2;"));
    assert!(run("egg", "1").contains("\nLevel;enum;1;10;1;2;"));
    assert_eq!(run("random", "3"), run("random", "3"));
    assert!((0..20).any(|seed| run("random", &seed.to_string()) != run("random", "3")));
}

//! Whole sessions: every line is answered, whatever it contains, and the session goes on.

#![cfg(feature = "engine")]

use std::io::Cursor;

use fastrand::Rng;
use skep_engine::Player;
use skep_uhp::{EngineBotSettings, serve_engine};

/// The output of the engine after these lines of input.
fn session(input: impl Into<Vec<u8>>) -> String {
    let mut output = Vec::new();
    serve_engine(EngineBotSettings::default(), Cursor::new(input.into()), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

/// The answers to these lines, without the greeting and without `ok`.
fn answers(lines: &[&str]) -> Vec<String> {
    let output = session(lines.join("\n"));
    let mut answers: Vec<String> = Vec::new();
    let mut answer: Vec<&str> = Vec::new();
    for line in output.lines() {
        if line == "ok" {
            answers.push(answer.join("\n"));
            answer.clear();
        } else {
            answer.push(line);
        }
    }
    assert!(answer.is_empty(), "{output}");
    answers.remove(0);
    answers
}

#[test]
fn it_introduces_itself_with_the_standard_capabilities() {
    let greeting = session("");
    assert!(greeting.starts_with("id skep v"), "{greeting}");
    assert!(greeting.ends_with("\nMosquito;Ladybug;Pillbug\nok\n"), "{greeting}");
}

#[test]
fn a_mark_of_the_encoding_before_the_first_line_is_passed_over() {
    assert_eq!(session("\u{feff}newgame Base\n"), session("newgame Base\n"));
    // Anywhere else it is an error.
    assert!(session("ok\n\u{feff}newgame Base\n").contains("\nerr "));
}

/// Two Queens are placed, then move to and fro until the same stacks have occurred three times.
fn to_and_fro() -> Vec<&'static str> {
    let to_and_fro = ["play wQ -wS1", "play bQ bB1-", "play wQ \\wS1", "play bQ bB1\\"];
    let placed = ["newgame Base", "play wS1", "play bB1 wS1-", "play wQ \\wS1", "play bQ bB1\\"];
    [&placed[..], &to_and_fro, &to_and_fro].concat()
}

#[test]
fn what_was_placed_last_makes_another_position() {
    let mut lines = to_and_fro();
    lines.extend(["play wQ -wS1", "bestmove depth 1"]);
    let answers = answers(&lines);
    assert!(answers[12].starts_with("Base;InProgress;White[7];"), "{}", answers[12]);
    // After they were moved there, this has occurred three times.
    assert!(answers[13].starts_with("Base;Draw;Black[7];"), "{}", answers[13]);
    assert_eq!(answers[14], "err the game is over");
}

#[test]
fn repeated_stacks_are_a_draw_for_those_who_want_it() {
    let mut lines = to_and_fro();
    lines[0] = "options set DrawByRepeatedStacks True";
    lines.extend(["validmoves", "undo", "play bQ bB1\\", "undo 2", "newgame"]);
    let answers = answers(&lines);
    assert_eq!(answers[0], "DrawByRepeatedStacks;bool;True;False");
    for answer in &answers[1..12] {
        assert!(answer.starts_with("Base;InProgress;"), "{answer}");
    }
    assert!(answers[12].starts_with("Base;Draw;White[7];"), "{}", answers[12]);
    assert_eq!(answers[13], "err the game is over");
    // Undoing the move undoes the draw, playing it again repeats the draw, and a new game clears it.
    assert_eq!(answers[14], answers[11]);
    assert_eq!(answers[15], answers[12]);
    assert_eq!(answers[16], answers[10]);
    assert_eq!(answers[17], "Base;NotStarted;White[1]");
    let mut output = Vec::new();
    let settings = EngineBotSettings { repeated_stacks: true, ..EngineBotSettings::default() };
    serve_engine(settings, Cursor::new(to_and_fro().join("\n")), &mut output).unwrap();
    assert!(String::from_utf8(output).unwrap().contains("Base;Draw;White[7];"));
}

#[test]
fn an_end_that_is_not_on_the_table_is_taken_back_with_the_last_move() {
    for state in ["Draw", "WhiteWins", "BlackWins"] {
        let game = format!("newgame Base;{state};White[2];wS1;bS1 wS1-");
        let answers = answers(&[&game, "play wQ -wS1", "undo", "play bS1 wS1-"]);
        assert_eq!(answers[0], game.strip_prefix("newgame ").unwrap());
        assert!(answers[1].starts_with("invalidmove "), "{}", answers[1]);
        assert_eq!(answers[2], "Base;InProgress;Black[1];wS1");
        assert_eq!(answers[3], "Base;InProgress;White[2];wS1;bS1 wS1-");
    }
}

#[test]
fn a_game_is_played_and_taken_back() {
    let answers = answers(&["newgame Base", "play wS1", "play bS1 wS1-", "undo 2", "validmoves"]);
    assert_eq!(
        answers,
        [
            "Base;NotStarted;White[1]",
            "Base;InProgress;Black[1];wS1",
            "Base;InProgress;White[2];wS1;bS1 wS1-",
            "Base;NotStarted;White[1]",
            "wA1;wB1;wG1;wS1",
        ]
    );
}

#[test]
fn a_move_that_is_not_legal_is_invalid_and_says_why() {
    let answers = answers(&["newgame Base", "play wQ", "play bS1", "pass", "undo", "undo 0"]);
    assert_eq!(answers[1], "invalidmove wQ may not be the first tile");
    assert!(answers[2].starts_with("invalidmove bS1 is not White's to place"), "{}", answers[2]);
    assert!(answers[3].starts_with("invalidmove White cannot pass while"));
    assert_eq!(answers[4], "err there is nothing to take back beyond 0 moves");
    assert!(answers[5].starts_with("err undo takes a number"));
}

#[test]
fn a_search_ends_at_its_depth_with_a_legal_move() {
    let answers = answers(&["newgame Base+MLP", "bestmove depth 3", "pv"]);
    assert!(["wS1", "wB1", "wG1", "wA1", "wM", "wL", "wP"].contains(&answers[1].as_str()));
    assert!(answers[2].starts_with("depth 3 score "), "{}", answers[2]);
}

#[test]
fn the_line_of_a_search_stays_true_when_something_else_is_played() {
    let answers =
        answers(&["newgame Base+MLP", "bestmove depth 3", "pv", "play wA1", "pv", "newgame", "pv"]);
    let line = answers[2].split(" pv ").nth(1).unwrap();
    assert_eq!(line.split(';').next(), Some(answers[1].as_str()));
    assert_eq!(answers[4], answers[2]);
    assert_eq!(answers[6], "");
}

#[test]
fn a_finished_game_has_no_best_move_and_goes_on() {
    let game = "newgame Base;BlackWins;White[2];wS1;bS1 wS1-";
    let answers = answers(&[game, "bestmove depth 1", "validmoves", "newgame", "play wS1"]);
    assert_eq!(answers[1], "err the game is over");
    assert_eq!(answers[2], "err the game is over");
    assert_eq!(answers[3], "Base;NotStarted;White[1]");
    assert_eq!(answers[4], "Base;InProgress;Black[1];wS1");
}

#[test]
fn contradictions_in_a_game_are_errors_and_the_old_game_stays() {
    for (game, why) in [
        (
            "Base;InProgress;White[3];wS1;bS1 wS1-",
            "the game says it is turn White[3], but after its moves it is White[2]",
        ),
        (
            "Base;InProgress;Black[2];wS1;bS1 wS1-",
            "the game says it is turn Black[2], but after its moves it is White[2]",
        ),
        (
            "Base;NotStarted;White[2];wS1;bS1 wS1-",
            "the game says NotStarted, but after its moves it is InProgress",
        ),
        (
            "Base;InProgress;White[1]",
            "the game says InProgress, but after its moves it is NotStarted",
        ),
        ("Base;InProgress;White[2];wS1;bS1 wS1", "move 2, `bS1 wS1`: "),
        ("Base;Paused;White[1]", "`Paused` is not the state of a game"),
        ("Base;InProgress", "the game does not say whose turn it is"),
        ("Bass", "`Bass` is not a game"),
    ] {
        let newgame = format!("newgame {game}");
        let answers = answers(&["newgame Base", "play wG1", &newgame, "play bG1 wG1-"]);
        assert!(answers[2].starts_with(&format!("err {why}")), "{}", answers[2]);
        assert_eq!(answers[3], "Base;InProgress;White[2];wG1;bG1 wG1-");
    }
    // The moves do not show resignation, agreement and loss on time.
    let answers = answers(&["newgame Base;WhiteWins;White[2];wS1;bS1 wS1-"]);
    assert_eq!(answers[0], "Base;WhiteWins;White[2];wS1;bS1 wS1-");
}

#[test]
fn what_other_programs_write_is_read() {
    let mut lines = to_and_fro();
    lines.extend(["play wQ -wS1"]);
    let game = answers(&lines)[13].replace("Base;Draw;", "Base;InProgress;");
    let moves = "newgame Base+M; InProgress; White[2]; wM1; bS1 wM1-;";
    let answers = answers(&[moves, "play wQ1 -wM1", &format!("newgame {game}")]);
    assert_eq!(answers[0], "Base+M;InProgress;White[2];wM;bS1 wM-");
    assert_eq!(answers[1], "Base+M;InProgress;Black[2];wM;bS1 wM-;wQ -wM");
    // The game went on after a third repetition, which the answer shows.
    assert_eq!(answers[2], game.replace("Base;", "Base(repetition=off);"));
}

#[test]
fn an_end_on_the_table_contradicts_any_other_state() {
    let white_wins =
        "Base;White[9];0,0:bQ 1,0:wA1 1,-1:wB1 0,-1:wS1 -1,0:bS1 -1,1:bA1 2,0:wQ 2,1:wA2";
    let answers = answers(&[
        &format!("newgame {white_wins}"),
        "bestmove depth 1",
        "play wA2 bQ\\",
        "bestmove time 00:00:01",
        "bestmove depth 3",
        "bestmove nodes 100",
        "pass",
        "undo",
        "bestmove depth 1",
    ]);
    assert_eq!(answers[1], answers[8]);
    assert!(answers[3..6].iter().all(|answer| answer == "err the game is over"), "{answers:?}");
    assert!(answers[6].starts_with("invalidmove "), "{}", answers[6]);
}

#[test]
fn a_search_without_a_proper_limit_is_an_error() {
    for limit in
        ["time 1", "time 00:05", "time 1s", "time", "depth", "depth 0", "depth -1", "5", ""]
    {
        let search = format!("bestmove {limit}");
        let answers = answers(&[&search, "play wS1"]);
        assert!(answers[0].starts_with("err "), "{limit}: {}", answers[0]);
        assert_eq!(answers[1], "Base;InProgress;Black[1];wS1");
    }
}

#[test]
fn other_games_are_played_too() {
    let answers = answers(&[
        "newgame Venom",
        "play wFl1",
        "bestmove depth 2",
        "newgame Base+Swarm",
        "validmoves",
    ]);
    assert_eq!(answers[1], "Venom;InProgress;Black[1];wFl1");
    assert!(!answers[2].starts_with("err"), "{}", answers[2]);
    assert_eq!(answers[4], "err White has to choose first, with `pick`");
}

#[test]
fn before_the_first_turn_the_best_move_is_a_choice() {
    let answers = answers(&[
        "newgame Base+Swarm",
        "bestmove depth 1",
        "play pick wA1 wA2 wB1",
        "bestmove depth 1",
        "play pick bA1 bA2 bB1",
        "newgame Venom(faces=fixed)",
        "bestmove depth 1",
        "newgame Base+Swarm;Draw;White[1]",
        "bestmove depth 1",
    ]);
    assert_eq!(answers[1], "pick wA1 wA2 wB1");
    assert_eq!(answers[3], "pick bA1 bA2 bB1");
    assert!(answers[4].starts_with("Base+Swarm;NotStarted;White[1];pick "), "{}", answers[4]);
    assert!(answers[6].starts_with("faces w"), "{}", answers[6]);
    assert!(answers[8].starts_with("err "), "{}", answers[8]);
}

#[test]
fn the_level_is_an_option() {
    let all = "1;2;3;4;5;6;7;8;9;10;random;greedy";
    let answers = answers(&[
        "options get Level",
        "options set Level 3",
        "bestmove time 00:00:09",
        "options set Level random",
        "bestmove time 00:00:09",
        "pv",
        "options set Level greedy",
        "bestmove time 00:00:09",
        "options set Level 11",
        "options set Level",
    ]);
    assert_eq!(answers[0], format!("Level;enum;10;10;{all}"));
    assert_eq!(answers[1], format!("Level;enum;3;10;{all}"));
    assert_eq!(answers[3], format!("Level;enum;random;10;{all}"));
    for answer in [2, 4, 7] {
        assert!(["wS1", "wB1", "wG1", "wA1"].contains(&&*answers[answer]), "{answers:?}");
    }
    assert_eq!(answers[5], "");
    assert!(answers[8..].iter().all(|answer| answer.starts_with("err ")), "{answers:?}");
}

#[test]
fn the_same_seed_plays_the_same() {
    let game = |seed| {
        let mut output = Vec::new();
        let lines = "bestmove depth 1\n".repeat(20);
        let player = Player::Random;
        let settings =
            EngineBotSettings { player, seed: Some(seed), ..EngineBotSettings::default() };
        serve_engine(settings, Cursor::new(lines), &mut output).unwrap();
        output
    };
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
}

#[test]
fn in_swarm_the_bag_decides_what_the_move_leaves_open() {
    let answers = answers(&[
        "newgame Base+Swarm",
        "play pick wA1 wB1 wG1",
        "play pick bA1 bB1 bG1",
        "play wA1",
        "undo 3",
    ]);
    assert_eq!(answers[2], "Base+Swarm;NotStarted;White[1];pick wA1 wB1 wG1;pick bA1 bB1 bG1");
    assert!(answers[3].contains(";wA1 +"), "{}", answers[3]);
    assert_eq!(answers[4], "Base+Swarm;NotStarted;White[1]");
}

#[test]
fn options_are_listed_got_and_set() {
    let answers = answers(&[
        "options",
        "options set TableMegabytes 8",
        "options get TableMegabytes",
        "options set TableMegabytes 0",
        "options get Speed",
        "options on",
    ]);
    let listed: Vec<&str> = answers[0].lines().collect();
    assert_eq!(listed[0], "TableMegabytes;int;64;64;1;4096");
    assert_eq!(listed[1], "Threads;int;1;1;1;64");
    assert!(listed[2].starts_with("Level;enum;10;10;"), "{}", listed[2]);
    let both =
        ["ReportIntermediateBestMoves;bool;False;False", "DrawByRepeatedStacks;bool;False;False"];
    assert_eq!(listed[3..], both);
    assert_eq!(answers[1], "TableMegabytes;int;8;64;1;4096");
    assert_eq!(answers[2], answers[1]);
    assert!(answers[3..].iter().all(|answer| answer.starts_with("err ")), "{answers:?}");
}

/// The number of positions in an answer to `pv`.
fn nodes(answer: &str) -> u64 {
    let number = answer.split(' ').skip_while(|word| *word != "nodes").nth(1);
    number.and_then(|number| number.parse().ok()).unwrap()
}

#[test]
fn an_option_changes_nothing_but_itself() {
    let answers = answers(&[
        "newgame Base+MLP",
        "bestmove depth 6",
        "pv",
        "options set Threads 3",
        "options set Threads 1",
        "options set Level 10",
        "options set TableMegabytes 64",
        "bestmove depth 6",
        "pv",
        "options set TableMegabytes 32",
        "bestmove depth 6",
        "pv",
        "options set Threads 0",
        "options set Threads 65",
    ]);
    assert_eq!(answers[3], "Threads;int;3;1;1;64");
    let [first, again, anew] = [2, 8, 11].map(|index| nodes(&answers[index]));
    assert!(again < first, "the table is kept: {first}, {again}");
    assert_eq!(anew, first, "a new table is empty");
    assert!(answers[12..].iter().all(|answer| answer.starts_with("err Threads is a number")));
}

#[test]
fn a_new_game_keeps_the_options() {
    let answers = answers(&[
        "options set Threads 2",
        "options set Level 4",
        "newgame Venom+MLP",
        "newgame",
        "options get Threads",
        "options get Level",
        "bestmove depth 4",
    ]);
    assert_eq!(answers[3], "Base;NotStarted;White[1]");
    assert_eq!(answers[4], "Threads;int;2;1;1;64");
    assert!(answers[5].starts_with("Level;enum;4;10;"), "{}", answers[5]);
    assert!(["wS1", "wB1", "wG1", "wA1"].contains(&&*answers[6]), "{}", answers[6]);
}

#[test]
fn several_threads_find_a_move_in_every_game() {
    for game in ["Base+MLP", "Venom+MLP", "Base+Honeycombo"] {
        let start = format!("newgame {game}");
        let answers = answers(&["options set Threads 4", &start, "bestmove depth 4", "validmoves"]);
        assert!(answers[3].split(';').any(|legal| legal == answers[2]), "{game}: {answers:?}");
    }
}

#[test]
fn interim_moves_are_told_only_to_those_who_want_them() {
    let game = "newgame Base+MLP;InProgress;White[3];wL;bL wL\\;wM \\wL;bM bL\\";
    let answers = answers(&[
        game,
        "bestmove depth 5",
        "options set ReportIntermediateBestMoves true",
        game,
        "bestmove depth 5",
        "options set ReportIntermediateBestMoves False",
        "bestmove depth 2",
        "options set ReportIntermediateBestMoves 1",
    ]);
    assert!(!answers[1].contains(['\n', ';']), "{}", answers[1]);
    assert_eq!(answers[2], "ReportIntermediateBestMoves;bool;True;False");
    let mut lines: Vec<&str> = answers[4].lines().collect();
    assert_eq!(lines.pop(), Some(&*answers[1]), "the last line is the answer");
    assert!(!lines.is_empty());
    for line in lines {
        let parts: Vec<&str> = line.split(';').collect();
        let [text, depth, score] = parts[..] else { panic!("{line}") };
        assert!(text.starts_with('w') && depth.parse::<u32>().is_ok_and(|depth| depth <= 5));
        assert!(score.parse::<f64>().is_ok() && score.contains('.'), "{line}");
    }
    assert!(!answers[6].contains('\n'), "{}", answers[6]);
    assert_eq!(answers[7], "err ReportIntermediateBestMoves is True or False");
}

#[test]
fn any_bytes_are_answered() {
    let mut rng = Rng::with_seed(7);
    let commands = [
        "info",
        "newgame",
        "newgame Base",
        "newgame Venom+MLP",
        "play wS1",
        "play bS1 wS1-",
        "pass",
        "validmoves",
        "bestmove depth 1",
        "undo",
        "undo 2",
        "options",
        "options get TableMegabytes",
        "perft 1",
        "pv",
        "stop",
        "help",
    ];
    for _ in 0..40 {
        let mut input = Vec::new();
        let mut lines = 0;
        for _ in 0..40 {
            let mut line = commands[rng.usize(..commands.len())].as_bytes().to_vec();
            for _ in 0..rng.usize(..3) {
                let at = rng.usize(..=line.len());
                line.insert(at, rng.u8(..).max(b' '));
            }
            line.retain(|&byte| byte != b'\n');
            lines += 1;
            input.extend(line);
            input.push(b'\n');
        }
        let oks = session(input).lines().filter(|&line| line == "ok").count();
        assert_eq!(oks, lines + 1);
    }
}

#[test]
fn a_line_of_a_million_characters_is_one_error() {
    let mut input = vec![b'x'; 3_000_000];
    input.extend(b"\ninfo\n");
    let output = session(input);
    assert_eq!(output.lines().filter(|&line| line == "ok").count(), 3);
    assert_eq!(output.matches("\nerr ").count(), 1);
}

#[test]
fn a_search_ends_at_its_number_of_positions() {
    let answers = answers(&["newgame Base", "bestmove nodes 50", "pv", "bestmove nodes 0"]);
    assert!(answers[1].starts_with('w'), "{}", answers[1]);
    assert!(nodes(&answers[2]) < 200, "{}", answers[2]);
    assert!(answers[3].starts_with("err "), "{}", answers[3]);
}

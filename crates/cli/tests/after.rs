//! `skep after`

mod common;

use common::{data_lines, skep, skep_reading};
use serde_json::{Value, json};

#[test]
fn moves_lead_to_a_position() {
    let run = skep(&["after", "Base", "wS1", "bS1 -wS1", "wQ wS1-"]);
    assert_eq!(run.out, "Base;Black[2];-1,0:bS1 0,0:wS1 1,0:wQ;placed=wQ\n");
    assert_eq!((run.code, &*run.err), (0, ""));
    // Coordinates stay those of the input.
    let run = skep(&["after", "Base;White[2];5,5:wS1 6,5:bS1", r"wQ -wS1"]);
    assert_eq!(run.out, "Base;Black[2];4,5:wQ 5,5:wS1 6,5:bS1;placed=wQ\n");
}

#[test]
fn without_moves_it_normalises() {
    let run = skep(&["after", "Base+P+M;InProgress;White[2];wS1;bS1 wS1-"]);
    assert_eq!(run.out, "Base+MP;White[2];0,0:wS1 1,0:bS1;placed=bS1\n");
    assert_eq!(skep(&["after", "Carbon"]).out, "Base+ML;White[1];\n");
}

#[test]
fn json_has_its_keys_in_order() {
    let expected =
        "{\"position\":\"Base;Black[1];0,0:wS1;placed=wS1\",\"over\":null,\"reason\":null}\n";
    for args in [["after", "--json", "Base", "wS1"], ["after", "Base", "wS1", "--json"]] {
        assert_eq!(skep(&args).out, expected);
    }
    let run = skep(&["after", "--json", "Base;BlackWins;Black[1];wS1"]);
    assert!(run.out.ends_with(",\"over\":\"black\",\"reason\":\"resignation\"}\n"));
}

#[test]
fn an_illegal_move_is_an_error() {
    for (text, reason) in [
        ("wQ", "wQ may not be the first tile"),
        ("-wQ", "`-wQ` is not a tile"),
        ("--divide", "`--divide` is not a tile"),
        ("", "`` is not a tile"),
    ] {
        let run = skep(&["after", "Base", text]);
        assert_eq!((run.code, &*run.out), (1, ""));
        assert!(run.err.starts_with(&format!("error: move 1, `{text}`: {reason}")), "{}", run.err);
        let run = skep(&["after", "Base", text, "--json"]);
        assert_eq!((run.code, &*run.err), (1, ""));
        assert!(run.out.starts_with(&format!("{{\"error\":\"move 1, `{text}`: {reason}")));
    }
}

#[test]
fn every_line_is_answered() {
    let long = format!("{{\"position\":\"{}\"}}", "x".repeat(1 << 20));
    let lines = [
        r#"{"position":"Base","play":["wS1","bS1 wS1/"]}"#,
        r#"{"position":"Base"}"#,
        r#"{"play":["wS1"]}"#,
        "",
        "Base",
        r#"{"position":"Base","play":["wQ"]}"#,
        r#"{"position":"Base","play":"wS1"}"#,
        "[[[[[[[[",
        &long,
        r#"{"play":[],"position":"Base;InProgress;Black[1];wS1"}"#,
    ];
    let run = skep_reading(&["after", "--json", "-"], lines.join("\n").as_bytes());
    let answers: Vec<&str> = run.out.lines().collect();
    assert_eq!((run.code, answers.len()), (0, lines.len()));
    assert_eq!(
        answers[0],
        r#"{"position":"Base;White[2];0,0:wS1 1,-1:bS1;placed=bS1","over":null,"reason":null}"#
    );
    assert_eq!(answers[1], r#"{"position":"Base;White[1];","over":null,"reason":null}"#);
    assert_eq!(answers[3], r#"{"error":"the line is empty"}"#);
    assert_eq!(answers[5], r#"{"error":"move 1, `wQ`: wQ may not be the first tile"}"#);
    for answer in &answers[2..9] {
        assert!(answer.starts_with(r#"{"error":""#) && answer.len() < 300, "{answer}");
    }
    assert!(answers[9].starts_with(r#"{"position":"Base;Black[1];0,0:wS1"#));
    let run = skep_reading(&["after", "--json", "-"], b"\xff\n");
    assert_eq!(run.out, "{\"error\":\"the line is not UTF-8\"}\n");
}

#[test]
fn the_history_of_a_game_counts_for_repetition() {
    let cycle = [r"wQ \wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"];
    let start = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-";
    let play: Vec<&str> = cycle.iter().copied().cycle().take(9).collect();
    let request = |position: &str, play: &[&str]| {
        let line = json!({"position": position, "play": play}).to_string();
        let run = skep_reading(&["after", "--json", "-"], line.as_bytes());
        serde_json::from_str::<Value>(&run.out).unwrap()
    };
    assert_eq!(request(start, &play[..8])["over"], Value::Null);
    let over = request(start, &play);
    assert_eq!((&over["over"], &over["reason"]), (&json!("draw"), &json!("repetition")));
    let game =
        format!("Base;InProgress;White[7];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;{}", play[..8].join(";"));
    assert_eq!(request(&game, &play[8..])["reason"], json!("repetition"));
    // A position has no history.
    let position = request(&game, &[])["position"].as_str().unwrap().to_owned();
    assert_eq!(request(&position, &play[8..])["reason"], Value::Null);
    let error = request(start, &[&play[..], &["bQ bS1/"]].concat());
    assert_eq!(error, json!({"error": "move 10, `bQ bS1/`: the game is over"}));
}

#[test]
fn results_are_those_of_the_data() {
    let lines = data_lines("positions.jsonl");
    let input: String =
        lines.iter().map(|line| format!("{}\n", json!({"position": line["position"]}))).collect();
    let run = skep_reading(&["after", "--json", "-"], input.as_bytes());
    assert_eq!(run.out.lines().count(), lines.len());
    for (line, answer) in lines.iter().zip(run.out.lines()) {
        let answer: Value = serde_json::from_str(answer).unwrap();
        assert_eq!((&answer["position"], &answer["over"]), (&line["position"], &line["over"]));
    }
}

const PICKS: [&str; 2] = ["pick wA1 wB1 wG1", "pick bA1 bB1 bG1"];

#[test]
fn choices_and_draws_are_played() {
    let run = skep(&["after", "Base+Swarm", PICKS[0], PICKS[1]]);
    assert_eq!(run.out, "Base+Swarm;White[1];;white=wA1,wB1,wG1,wQ;black=bA1,bB1,bG1,bQ\n");
    let run = skep(&["after", "Base+Swarm", PICKS[0], PICKS[1], "wA1 +bS2"]);
    let placed = "Base+Swarm;Black[1];0,0:wA1;placed=wA1;";
    assert_eq!(run.out, format!("{placed}white=bS2,wB1,wG1,wQ;black=bA1,bB1,bG1,bQ\n"));
    let run = skep(&["after", "Base+Swarm", PICKS[0]]);
    assert_eq!(run.err, "error: Black has to choose first, with `pick` and tiles\n");
    let run = skep(&["after", "Base+Swarm", PICKS[0], PICKS[1], "wA1 +bA1"]);
    assert!(run.err.contains("bA1 cannot be drawn"), "{}", run.err);
    let run = skep(&["after", "Venom(faces=fixed)", "faces wA1", "faces", "wFl1"]);
    assert_eq!(run.out, "Venom(faces=fixed);Black[1];0,0:wFl1;placed=wFl1\n");
}

#[test]
fn chance_is_the_same_for_a_seed() {
    let game = ["after", "Base+Swarm", PICKS[0], PICKS[1], "wA1", "bA1 wA1-"];
    let seeded = |seed: &[&str]| skep(&[&game[..], seed].concat()).out;
    let one = seeded(&["--seed", "7"]);
    assert!(one.starts_with("Base+Swarm;White[2];0,0:wA1 1,0:bA1;placed=bA1;white="), "{one}");
    assert_eq!(one, seeded(&["--seed=7"]));
    assert_eq!(one, skep(&[&["after", "--seed", "7"], &game[1..]].concat()).out);
    assert!(seeded(&["--seed", "7", "--json"]).contains(one.trim_end()));
    let different = (0..20).map(|seed| seeded(&["--seed", &seed.to_string()]));
    assert!(different.collect::<std::collections::HashSet<_>>().len() > 5);
    let run = skep(&[&game[..], &["--seed", "bee"]].concat());
    assert!(run.err.starts_with("error: `bee` is not a seed"));
    // Without a seed there is chance all the same.
    assert!(seeded(&[]).starts_with("Base+Swarm;White[2];"));
}

#[test]
fn standard_input_needs_json_and_no_moves() {
    let run = skep(&["after", "-"]);
    assert_eq!((run.code, &*run.err), (1, "error: reading from the standard input needs --json\n"));
    assert_eq!(skep(&["after", "--json", "-", "wS1"]).code, 1);
}

//! `skep moves`

mod common;

use std::io::{BufRead, BufReader, Write};

use common::{command, data_lines, skep, skep_reading};
use serde_json::Value;

#[test]
fn moves_are_listed_sorted() {
    let run = skep(&["moves", "Base+M"]);
    assert_eq!((run.code, &*run.out, &*run.err), (0, "wA1\nwB1\nwG1\nwM\nwS1\n", ""));
    let run = skep(&["moves", "Base;InProgress;White[2];wS1;bS1 wS1-"]);
    assert_eq!(run.out.lines().count(), 15);
    assert!(run.out.lines().is_sorted());
}

#[test]
fn json_has_its_keys_in_order() {
    let run = skep(&["moves", "--json", "Base;White[2];5,5:wS1 6,5:bS1"]);
    assert_eq!(
        run.out.lines().next(),
        Some(r#"{"move":"wA1 -wS1","kind":"place","tile":"wA1","to":[4,5]}"#)
    );
    // The first tile of a game lies on 0,0, wherever it is now.
    let run = skep(&["moves", "--json", r"Base;InProgress;Black[1];wS1"]);
    assert!(run.out.contains(r#"{"move":"bA1 wS1\\","kind":"place","tile":"bA1","to":[0,1]}"#));
}

#[test]
fn a_pass_has_no_tile() {
    // The only white tile is covered, and every place beside the hive touches black.
    let run = skep(&["moves", "--json", "Base;White[5];0,0:wQ<bB1 1,0:bQ"]);
    assert_eq!(run.out, "{\"move\":\"pass\",\"kind\":\"pass\"}\n");
    assert_eq!(skep(&["moves", "Base;White[5];0,0:wQ<bB1 1,0:bQ"]).out, "pass\n");
}

#[test]
fn every_kind_names_its_tiles() {
    let run = skep(&["moves", "--json", "Venom+MLP;White[6];0,0:wWs 1,0:bA1 2,0:bQ -1,0:wCe"]);
    for line in [
        r#"{"move":"wFl1 -wCe","kind":"place","tile":"wFl1","to":[-2,0]}"#,
        r#"{"move":"~wCe","kind":"flip","tile":"wCe"}"#,
        r#"{"move":"wWs !bA1","kind":"sting","tile":"wWs","target":"bA1"}"#,
        r#"{"move":"wCe =bQ","kind":"swap","tile":"wCe","target":"bQ"}"#,
    ] {
        assert!(run.out.lines().any(|found| found == line), "no {line} in:\n{}", run.out);
    }
    let swarm = "Base+Honeycombo+Swarm;White[6];0,0:H 1,0:wQ -1,0:bQ;white=wA1;black=wG1;combo=w";
    let run = skep(&["moves", "--json", swarm]);
    for line in [
        r#"{"move":"~H","kind":"combo"}"#,
        r#"{"move":"draw","kind":"draw"}"#,
        r#"{"move":"steal wG1","kind":"steal","tile":"wG1"}"#,
    ] {
        assert!(run.out.lines().any(|found| found == line), "no {line} in:\n{}", run.out);
    }
    let run = skep(&["moves", "Base+Honeycombo+Swarm;White[6];0,0:H 1,0:wQ -1,0:bQ;double2"]);
    assert!(run.out.lines().any(|found| found == "end"));
    let run = skep(&["moves", "Base+Predators;White[6];0,0:wQ 1,0:bS1 2,0:bQ 1,1:wAs"]);
    assert!(run.out.lines().any(|found| found == "wAs xbQ"));
}

#[test]
fn what_is_chosen_before_the_first_turn_comes_first() {
    let run = skep(&["moves", "Base+Swarm"]);
    assert_eq!((run.code, &*run.out), (1, ""));
    assert_eq!(run.err, "error: White has to choose first, with `pick` and tiles\n");
    let run = skep(&["moves", "--json", "Venom(faces=fixed);InProgress;White[1];faces"]);
    assert_eq!(run.out, "{\"error\":\"Black has to choose first, with `faces` and tiles\"}\n");
    let run = skep(&["moves", "Venom(faces=fixed);InProgress;White[1];faces wA1 wS1;faces"]);
    assert_eq!(run.out, "wA2\nwB1\nwFl1\nwG1\nwS2\nwSc1\n");
}

/// An action as `positions.jsonl` writes it.
fn short(listed: &Value) -> Value {
    let mut short = vec![listed["kind"].clone()];
    short.extend(listed.get("tile").cloned());
    match listed.get("to").and_then(Value::as_array) {
        Some(to) => short.extend(to.iter().cloned()),
        None => short.extend(listed.get("target").cloned()),
    }
    Value::from(short)
}

#[test]
fn the_lists_are_those_of_the_data() {
    let lines = data_lines("positions.jsonl");
    assert_eq!(lines.len(), 490);
    let input: String =
        lines.iter().map(|line| format!("{}\n", line["position"].as_str().unwrap())).collect();
    let run = skep_reading(&["moves", "--json", "-"], input.as_bytes());
    assert_eq!((run.code, &*run.err), (0, ""));
    let answers: Vec<Value> =
        run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), lines.len());
    let sorted = |mut actions: Vec<Value>| {
        actions.sort_by_key(Value::to_string);
        actions
    };
    for (line, answer) in lines.iter().zip(answers) {
        let answer = answer.as_array().unwrap();
        assert!(answer.iter().is_sorted_by_key(|listed| listed["move"].as_str().unwrap()));
        let expected = line["actions"].as_array().unwrap().clone();
        let found = answer.iter().map(short).collect();
        assert_eq!(sorted(found), sorted(expected), "{}", line["position"]);
    }
}

#[test]
fn a_bad_line_is_answered_and_the_next_one_too() {
    let mut input = b"Base\n\nno game\n\xff\xfe\nBase;White[1];\r\n".to_vec();
    input.extend(vec![b'('; 1 << 20]);
    input.push(b'\n');
    input.extend("Base;White[5];".bytes().chain("0,0:wQ<".bytes().cycle().take(1 << 20)));
    input.extend(b"\nBase;InProgress;Black[1];wS1;bQ wS1-\nBase");
    let run = skep_reading(&["moves", "--json", "-"], &input);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!((run.code, lines.len()), (0, 9));
    for index in [0, 4, 8] {
        assert_eq!(lines[index], lines[0]);
        assert!(
            lines[index].starts_with(r#"[{"move":"wA1","kind":"place","tile":"wA1","to":[0,0]}"#)
        );
    }
    assert_eq!(lines[1], r#"{"error":"the line is empty"}"#);
    assert_eq!(lines[3], r#"{"error":"the line is not UTF-8"}"#);
    for index in [2, 5, 6, 7] {
        assert!(lines[index].starts_with(r#"{"error":""#) && lines[index].len() < 300);
    }
    assert!(lines[7].contains("bQ may not be the first tile"));
}

#[test]
fn answers_come_at_once() {
    let mut child = command(&["moves", "--json", "-"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for (line, length) in [("Base", 4), ("nonsense", 0), ("Base+MLP", 7)] {
        writeln!(stdin, "{line}").unwrap();
        let answer: Value = serde_json::from_str(&answers.next().unwrap().unwrap()).unwrap();
        assert_eq!(answer.as_array().map_or(0, Vec::len), length);
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn without_json_the_moves_of_a_line_stay_in_a_line() {
    let run = skep_reading(&["moves", "-"], b"Base\nBees\n");
    let mut lines = run.out.lines();
    assert_eq!(lines.next(), Some("wA1;wB1;wG1;wS1"));
    assert!(lines.next().is_some_and(|line| line.starts_with("error: `Bees` is not a game")));
}

#[test]
fn a_single_bad_game_is_an_error() {
    let run = skep(&["moves", "Bees"]);
    assert_eq!((run.code, &*run.out), (1, ""));
    assert!(run.err.starts_with("error: `Bees` is not a game") && run.err.lines().count() == 1);
    let run = skep(&["moves", "Bees", "--json"]);
    assert_eq!((run.code, &*run.err), (1, ""));
    assert!(run.out.starts_with(r#"{"error":"`Bees` is not a game"#));
}

#[test]
fn a_finished_game_has_no_moves() {
    let run = skep(&["moves", "Base;WhiteWins;White[2];wS1;bS1 wS1-"]);
    assert_eq!((run.code, &*run.out), (0, ""));
    let run = skep_reading(&["moves", "-", "--json"], b"Base;Draw;Black[1];wS1\n");
    assert_eq!(run.out, "[]\n");
}

//! `skep explore`.

mod common;

use std::fs;

use common::{scratch_file, skep};

#[test]
fn the_book_of_a_game_is_a_table() {
    let run = skep(&["explore", "Base+MLP", "--language", "en"]);
    assert_eq!((run.code, &*run.err), (0, ""));
    let lines: Vec<&str> = run.out.lines().collect();
    assert!(lines[0].starts_with("Move") && lines[0].ends_with("Results"), "{}", lines[0]);
    assert!(lines[1].starts_with('w') && lines[1].contains('░'), "{}", lines[1]);
    assert!(run.out.contains("\nAll moves ") && run.out.contains("games of the computer"));
    assert!(skep(&["explore", "Base+MLP", "--language", "fr"]).out.contains("Résultats"));
}

#[test]
fn mirrored_positions_have_the_same_numbers() {
    let numbers = |game: &str| -> Vec<u64> {
        let run = skep(&["explore", game, "--json"]);
        let read = |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap();
        run.out.lines().map(|line| read(line)["games"].as_u64().unwrap()).collect()
    };
    let here = numbers("Base+MLP;InProgress;Black[2];wP;bP wP-;wQ -wP");
    assert!(here.len() > 1 && here.is_sorted_by(|one, other| one >= other));
    assert_eq!(here, numbers("Base+MLP;InProgress;Black[2];wP;bP \\wP;wQ wP\\"));
}

#[test]
fn the_games_of_a_file_are_counted() {
    let one = scratch_file("explored 1.txt");
    let other = scratch_file("explored 2.txt");
    fs::write(&one, "Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1").unwrap();
    fs::write(&other, "nonsense").unwrap();
    let [one, other] = [one, other].map(|path| path.to_str().unwrap().to_owned());
    let game = "Base;InProgress;White[2];wS1;bS1 /wS1";
    let run = skep(&["explore", game, "--games", &one, "--games", &one, "--json"]);
    let expected =
        "{\"move\":\"wQ wS1/\",\"games\":2,\"white\":0,\"draws\":0,\"black\":0,\"open\":2}\n";
    assert_eq!((run.code, &*run.out), (0, expected));
    let run = skep(&["explore", game, "--games", &other, "--language", "en"]);
    assert_eq!((run.code, &*run.out), (0, "No game reached this position.\n"));
    assert!(run.err.starts_with("warning: ") && run.err.contains("explored 2.txt"), "{}", run.err);
}

#[test]
fn a_game_without_a_book_and_a_file_that_is_none_are_errors() {
    let run = skep(&["explore", "Base+P+Fl3"]);
    assert_eq!(run.code, 1);
    assert!(
        run.err.starts_with("error: there is no book of Base+P+Fl3, only of Base"),
        "{}",
        run.err
    );
    let file = scratch_file("no book.book");
    fs::write(&file, "nonsense").unwrap();
    let file = file.to_str().unwrap();
    let run = skep(&["explore", "Base", "--book", file]);
    assert_eq!(run.err, format!("error: {file}: the file is no opening book\n"));
    assert_eq!(skep(&["explore", "Base", "--book", file, "--json"]).code, 1);
}

//! `skep play`, with the players in a pipe.

mod common;

use std::fs;

use common::{assert_says, play, scratch_file, skep_reading};

#[test]
fn moves_are_played_and_forgiven_their_case() {
    let run = play("Base", &["WS1", "", "  bs1   ws1- ", "game", "position"]);
    assert_says(
        &run,
        &[
            "White’s turn 1  Base",
            "Black’s turn 1  Base",
            "White’s turn 2  Base",
            "Base;InProgress;White[2];wS1;bS1 wS1-",
            "Base;White[2];0,0:wS1 1,0:bS1;placed=bS1",
            "The game you leave: Base;InProgress;White[2];wS1;bS1 wS1-",
        ],
    );
}

#[test]
fn what_is_wrong_is_said() {
    let run = play(
        "Base",
        &[
            "wQ", "wM", "wS1", "bS1", "bS1 wG1-", "sohw", "xyzzy", "bA4 wS1-", "undo x", "save",
            "pass", "show me",
        ],
    );
    assert_says(
        &run,
        &[
            "wQ may not be the first tile",
            "wM is not in this game",
            "the move does not say where bS1 goes: add a tile beside the place, as in ‘-bQ’ or ‘bQ/’",
            "wG1 is not on the table and cannot tell where bS1 goes",
            "‘sohw’ is neither a move nor a command; did you mean ‘show’?",
            "‘xyzzy’ is neither a move nor a command; ‘help’ lists the commands",
            "‘bA4’ is not a tile: a tile is a colour, a creature and for some a number, as in wQ or bA2",
            "‘x’ is not a number of moves",
            "‘save’ needs the name of a file",
            "Black cannot pass while another action is possible",
            "‘show’ takes no argument, but ‘me’ follows it",
        ],
    );
}

#[test]
fn moves_are_taken_back_and_played_again() {
    let lines = ["undo", "redo", "wS1", "bS1 wS1-", "wQ -wS1", "undo 2", "game", "redo", "game"];
    let run = play("Base", &[&lines[..], &["redo 5", "history", "undo 99", "game"]].concat());
    assert_says(
        &run,
        &[
            "there is nothing to take back",
            "there is nothing to play again",
            "Base;InProgress;Black[1];wS1",
            "Base;InProgress;White[2];wS1;bS1 wS1-",
            "  1. wS1        bS1 wS1-",
            "  2. wQ -wS1",
            "Base;NotStarted;White[1]",
        ],
    );
    // A new move forgets what was taken back.
    let run = play("Base", &["wS1", "undo", "wG1", "redo"]);
    assert_says(&run, &["there is nothing to play again"]);
}

#[test]
fn a_player_resigns_and_thinks_better_of_it() {
    let run = play("Base", &["wS1", "resign", "game", "bS1 wS1-", "undo", "game", "redo", "game"]);
    assert_says(
        &run,
        &[
            "White wins: the opponent has resigned. ‘undo’ takes it back.",
            "Base;WhiteWins;Black[1];wS1",
            "the game is over",
            "Base;InProgress;Black[1];wS1",
            "Base;WhiteWins;Black[1];wS1",
        ],
    );
}

#[test]
fn a_draw_needs_both() {
    let run = play("Base", &["wS1", "offer", "no", "draw", "yes", "game", "offer"]);
    assert_says(
        &run,
        &[
            "Black offers a draw. White, do you accept?",
            "White declines the draw. The game goes on.",
            "Black offers a draw. White, do you accept?",
            "Draw by agreement. ‘undo’ takes it back.",
            "Base;Draw;Black[1];wS1",
            "the game is over",
        ],
    );
}

#[test]
fn repetition_is_announced() {
    let start = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-";
    let cycle = [r"wQ \wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"];
    let run = play(start, &cycle.repeat(3)[..9]);
    assert_says(
        &run,
        &[
            "This position has occurred 2 times.",
            "Draw: the same position has occurred three times.  Base",
        ],
    );
}

#[test]
fn the_winner_is_announced() {
    // White's second Ant closes the ring around bQ.
    let position =
        "Base;White[9];0,0:bQ 1,0:wA1 1,-1:wB1 0,-1:wS1 -1,0:bS1 -1,1:bA1 2,0:wQ 2,1:wA2";
    let run = play(position, &["wa2 bq\\", "moves"]);
    assert_says(
        &run,
        &["White wins: the black Queen Bee is surrounded.  Base", "The game is over."],
    );
}

#[test]
fn legal_moves_are_listed_by_tile() {
    let run = play("Base", &["wS1", "bS1 wS1-", "moves", "moves wq", "moves bA1", "moves wX"]);
    assert_says(
        &run,
        &[
            r"place  wA1  -wS1 /wS1 \wS1",
            r"place  wQ   -wS1 /wS1 \wS1",
            "bA1 cannot do anything now.",
            "‘wX’ is not a tile of this game",
        ],
    );
}

#[test]
fn another_game_can_begin() {
    let run =
        play("Base", &["wS1", "new Base+M", "game", "new Bees", "new", "game", "quit", "wS1"]);
    assert_says(
        &run,
        &[
            "The game you leave: Base;InProgress;Black[1];wS1",
            "Base+M;NotStarted;White[1]",
            "‘Bees’ is not a game: a game type begins with Base or Venom, as in Base+MLP",
            "Base+M;NotStarted;White[1]",
        ],
    );
    assert!(!run.out.contains("Base+M;InProgress"));
}

#[test]
fn games_are_saved_and_loaded() {
    let path = scratch_file("a saved game.txt");
    let name = path.to_str().unwrap();
    let (save, load) = (format!("save {name}"), format!("load {name}"));
    let run = play("Base", &["wS1", &save, "bS1 wS1-", &save, "n", "new Base+M", &load, "game"]);
    assert_says(
        &run,
        &[
            &format!("Saved in {name}."),
            &format!("{name} exists. Overwrite it?"),
            "Nothing was saved.",
            "Base;InProgress;Black[1];wS1",
        ],
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), "Base;InProgress;Black[1];wS1\n");
    play("Base", &["wG1", &save, "y"]);
    assert_eq!(fs::read_to_string(&path).unwrap(), "Base;InProgress;Black[1];wG1\n");
    let run = play("Base", &["load /no/such/file", "save /no/such/file", "load /"]);
    assert!(run.out.contains("/no/such/file cannot be read: "));
    assert!(run.out.contains("/no/such/file cannot be written: "));
}

#[test]
fn history_of_a_game_that_began_from_a_position() {
    let run = play("Base;Black[1];0,0:wS1", &["history", "bS1 wS1-", "wQ -wS1", "history", "game"]);
    assert_says(
        &run,
        &[
            "No moves yet.",
            "  1. ...        bS1 wS1-",
            "  2. wQ -wS1",
            "Base;Black[2];-1,0:wQ 0,0:wS1 1,0:bS1;placed=wQ",
        ],
    );
}

#[test]
fn nonsense_does_no_harm() {
    let mut input = b"\xff\xfe\n".to_vec();
    input.extend(vec![b'w'; 1 << 20]);
    input.extend("\nundo 99999999999999999999\n🐝\n~wA1\n/\\-\nwS1 \\\nhelp\n?\nwS1\n".as_bytes());
    let run = skep_reading(&["play"], &input);
    assert_eq!((run.code, &*run.err), (0, ""));
    assert_says(
        &run,
        &[
            "the line is not UTF-8",
            "‘99999999999999999999’ is not a number of moves",
            "‘🐝’ is neither a move nor a command; ‘help’ lists the commands",
            "Commands:",
            "Black’s turn 1  Base+MLP",
        ],
    );
}

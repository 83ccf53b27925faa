//! `skep show`

mod common;

use common::skep;

const STACK: &str = "Base;Black[6];0,0:wQ 1,0:bA1<wB1 2,-1:bQ 1,1:bS1;resting=wB1;moved=wB1";

#[test]
fn the_hive_is_drawn() {
    let run = skep(&["show", STACK]);
    assert_eq!((run.code, &*run.err), (0, ""));
    assert_eq!(run.out, include_str!("show/stack.txt"));
}

#[test]
fn a_pipe_gets_no_colours_unless_it_wants_them() {
    assert!(!skep(&["show", STACK]).out.contains('\x1b'));
    assert!(!skep(&["show", STACK, "--color", "never"]).out.contains('\x1b'));
    assert!(skep(&["--color=always", "show", STACK]).out.contains('\x1b'));
}

#[test]
fn coordinates_are_shown_on_demand() {
    let position = "Base;White[2];0,0:wS1 1,0:bS1";
    assert!(!skep(&["show", position]).out.contains("-1,1"));
    assert!(skep(&["show", position, "--coordinates"]).out.contains("-1,1"));
}

#[test]
fn a_result_is_shown() {
    let run = skep(&["show", "Base;WhiteWins;White[2];wS1;bS1 wS1-"]);
    assert!(run.out.starts_with("White wins: the opponent has resigned.  Base\n"));
}

#[test]
fn an_empty_table_is_shown() {
    let run = skep(&["show", "Base"]);
    assert!(run.out.starts_with("White’s turn 1  Base\n\nWhite’s reserve    wQ wS1"));
}

//! `skep perft`

mod common;

use common::skep;

const MID: &str =
    r"Base+MLP;InProgress;White[5];wP;bP wP\;wQ \wP;bM bP\;wA1 -wQ;bQ bM/;wB1 wA1\;bA1 bQ\";

fn leaves(out: &str) -> Vec<u64> {
    let row = |line: &str| line.split_whitespace().nth(1).unwrap().parse().unwrap();
    out.lines().skip(1).map(row).collect()
}

#[test]
fn counts_are_the_known_ones() {
    let run = skep(&["perft", "Base", "--depth", "5"]);
    assert_eq!(leaves(&run.out), [4, 96, 1440, 21600, 516240]);
    assert_eq!((run.code, &*run.err), (0, ""));
    assert_eq!(leaves(&skep(&["perft", MID, "-d", "3"]).out), [67, 4687, 318069]);
}

#[test]
fn threads_count_the_same() {
    for threads in ["2", "7"] {
        let run = skep(&["perft", "Base+M", "--depth", "5", "--threads", threads]);
        assert_eq!(leaves(&run.out), [5, 150, 2610, 45414, 1252800]);
    }
}

#[test]
fn divided_counts_add_up() {
    let one = skep(&["perft", MID, "--depth", "3", "--divide"]).out;
    assert_eq!(one, skep(&["perft", MID, "--depth", "3", "--divide", "--threads", "3"]).out);
    let (moves, total) = one.split_once("\n\ntotal: ").unwrap();
    assert_eq!(total, "318069\n");
    let moves: Vec<(&str, u64)> = moves
        .lines()
        .map(|line| line.rsplit_once(": ").unwrap())
        .map(|(text, count)| (text, count.parse().unwrap()))
        .collect();
    assert!(moves.is_sorted() && moves.len() == 67);
    assert_eq!(moves.iter().map(|&(_, count)| count).sum::<u64>(), 318069);
    let shallow = skep(&["perft", "Base", "--depth", "1", "--divide"]).out;
    assert_eq!(shallow, "wA1: 1\nwB1: 1\nwG1: 1\nwS1: 1\n\ntotal: 4\n");
}

#[test]
fn other_games_are_counted_too() {
    let leaves_of = |game: &str| leaves(&skep(&["perft", game, "--depth", "3"]).out);
    assert_eq!(leaves_of("Venom+MLP"), [14, 1176, 49896]);
    assert_eq!(leaves_of("Base+Predators+Honeycombo"), [36, 1728, 54720]);
    assert_eq!(skep(&["perft", "Base+Swarm", "--depth", "1"]).code, 1);
    let swarm = "Base+Swarm;White[5];0,0:wQ 1,0:bQ;white=wA1;black=bA1";
    let run = skep(&["perft", swarm, "--depth", "1"]);
    assert!(
        run.err.starts_with("error: the moves cannot be counted while there are tiles in the bag")
    );
}

#[test]
fn depth_and_threads_have_limits() {
    for args in [
        ["perft", "Base", "--depth", "0"],
        ["perft", "Base", "--depth", "65"],
        ["perft", "Base", "--depth", "-1"],
    ] {
        let run = skep(&args);
        assert_eq!(run.code, 2);
        assert!(run.err.starts_with("error: "));
    }
    assert_eq!(skep(&["perft", "Base", "--depth", "1", "--threads", "0"]).code, 2);
    assert_eq!(skep(&["perft", "Base"]).code, 2);
}

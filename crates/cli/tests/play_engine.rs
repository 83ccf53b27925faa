//! `skep play` against the engine.

mod common;

use common::{assert_says, last_game, play_timed as play, skep_reading};

#[test]
fn the_engine_answers() {
    let run = play(&["Base+MLP", "--black", "2"], &["wS1", "game"]);
    assert_says(&run, &["White’s turn 1  Base+MLP", "Black’s turn 1  Base+MLP"]);
    assert!(run.out.starts_with("Black is level 2, the Larva. "), "{}", run.out);
    assert!(run.out.contains("\nBlack plays b"), "{}", run.out);
    assert!(last_game(&run).contains("Base+MLP;InProgress;White[2];wS1;b"), "{}", run.out);
}

#[test]
fn the_engine_begins_and_full_strength_keeps_its_time() {
    let run = play(&["Base", "--white", "10"], &["game"]);
    assert!(run.out.contains("\nWhite plays w"), "{}", run.out);
    assert!(last_game(&run).contains("Base;InProgress;Black[1];w"), "{}", run.out);
}

#[test]
fn a_person_takes_back_the_own_turn() {
    let run = play(&["Base", "--black", "1"], &["wS1", "undo", "game", "undo", "redo", "game"]);
    assert_says(&run, &["Base;NotStarted;White[1]", "there is nothing to take back"]);
    assert!(last_game(&run).contains("Base;InProgress;White[2];wS1;b"), "{}", run.out);
    // The engine's first move is not the person's to take back.
    let run = play(&["Base", "--white", "1"], &["undo", "game"]);
    assert_says(&run, &["there is nothing to take back"]);
    assert!(last_game(&run).contains("Base;InProgress;Black[1];w"), "{}", run.out);
}

#[test]
fn a_hint_is_given() {
    let ring = "Base;White[9];0,0:bQ 1,0:wA1 1,-1:wB1 0,-1:wS1 -1,0:bS1 -1,1:bA1 2,0:wQ 2,1:wA2";
    let run = play(&[ring, "--black", "1"], &["hint", "wa2 bq\\", "hint"]);
    assert!(run.out.contains("Hint: wA2 ") && run.out.contains(" (win in 1)"), "{}", run.out);
    assert_says(
        &run,
        &["White wins: the black Queen Bee is surrounded.  Base", "the game is over"],
    );
    let run = play(&["Base+Swarm"], &["hint"]);
    assert_says(&run, &["Hint: pick wA1 wA2 wB1"]);
}

#[test]
fn engines_play_by_themselves() {
    let run = play(&["Base", "--white", "greedy", "--black", "random"], &[]);
    assert!(run.out.contains("White is greedy") && run.out.contains("Black is random"));
    assert_says(&run, &["White wins: the black Queen Bee is surrounded.  Base"]);
    let last = run.out.lines().last().unwrap_or_default();
    assert!(last.starts_with("The game you leave: Base;WhiteWins;"), "{last}");
    assert_eq!(run.out, play(&["Base", "--white", "greedy", "--black", "random"], &[]).out);
}

#[test]
fn every_game_is_played() {
    for game in ["Base+Honeycombo", "Venom(faces=fixed)"] {
        play(&[game, "--white", "greedy", "--black", "1"], &[]);
    }
    for game in ["Venom+MLP", "Base+MLP+Swarm", "Ultimate", "Base+Swarm(swarm_place=drawn)"] {
        play(&[game, "--white", "greedy", "--black", "random"], &[]);
    }
}

#[test]
fn the_engines_pick_stays_secret() {
    let run =
        play(&["Base+Swarm", "--white", "2"], &["game", "history", "undo", "pick bS1 bS2 bG1"]);
    assert_says(
        &run,
        &[
            "White picks a hand.",
            "White has picked.",
            "White’s pick is secret until Black has picked too",
            "White’s pick is secret until Black has picked too",
            "there is nothing to take back",
            "White’s hand       wQ wB1 wA1 wA2",
        ],
    );
    let secret = run.out.split("White’s hand").next().unwrap_or_default();
    assert!(!secret.contains("pick wA1 wA2"), "{}", run.out);
    let run = play(&["Base+Swarm", "--black", "2"], &["pick wS1 wS2 wG1"]);
    assert_says(&run, &["Black picks a hand.", "Black’s hand       bQ bB1 bA1 bA2"]);
}

#[test]
fn the_engine_takes_a_draw_only_if_it_is_worse_off() {
    let losing = "Base;White[9];0,0:wQ 1,0:bA1 1,-1:bB1 0,-1:bS1 -1,0:wS1 -1,1:wA1 2,0:bQ 2,1:bA2";
    let run = play(&[losing, "--black", "3"], &["offer"]);
    assert_says(&run, &["Black declines the draw. The game goes on."]);
    let winning = "Base;White[9];0,0:bQ 1,0:wA1 1,-1:wB1 0,-1:wS1 -1,0:bS1 -1,1:bA1 2,0:wQ 2,1:wA2";
    let run = play(&[winning, "--black", "3"], &["offer"]);
    assert_says(&run, &["Draw by agreement. ‘undo’ takes it back."]);
}

#[test]
fn who_cannot_play_is_wrong_usage() {
    for seat in ["11", "0", "", "'skep"] {
        assert_eq!(skep_reading(&["play", "--white", seat], b"").code, 2, "{seat}");
    }
    for (seat, why) in [
        ("no-such-engine-anywhere", "nobody plays White: `no-such-engine-anywhere` cannot be"),
        ("skep types", "nobody plays White: the engine has ended"),
    ] {
        let run = skep_reading(&["play", "--white", seat], b"");
        assert_eq!((run.code, &*run.out), (1, ""));
        assert!(run.err.contains(why) && run.err.lines().count() == 1, "{}", run.err);
    }
}

//! `skep play` in the games beyond the standard ones.

mod common;

use common::{assert_says, play, skep_reading};

#[test]
fn venom_flips_and_stings() {
    let opening = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "~WQ", "bA1 bQ-"];
    let rest = ["moves wws", "wws !bs1", "~bsc1", "~ba1", "history", "undo", "position"];
    let run = play("Venom", &[&opening[..], &rest].concat());
    assert_says(
        &run,
        &[
            "Just flipped       wWs *",
            "move   wWs  /wS1 \\wS1",
            "flip   ~wWs",
            "sting  wWs  !bA1 !bQ !bS1",
            "Stung              bSc1 !",
            "Just flipped       bFl1 *",
            "  3. ~wQ        bA1 bQ-",
            "  4. wWs !bS1   ~bA1",
            "Venom;Black[4];-1,0:wWs 0,0:wS1 1,0:bSc1 2,0:bQ 3,0:bA1;stung=bSc1;flipped=bSc1",
        ],
    );
    assert!(run.out.contains(" is stung: it can do nothing"));
}

#[test]
fn fixed_faces_are_chosen_first() {
    let lines =
        ["wA1", "faces wa1 wS2", "faces bq", "faces", "wA1", "wfl1", "game", "undo 3", "game"];
    let run = play("Venom(faces=fixed)", &lines);
    assert_says(
        &run,
        &[
            "White chooses faces  Venom(faces=fixed)",
            "White has to choose first, with ‘faces’ and tiles",
            "Black chooses faces  Venom(faces=fixed)",
            "White’s turn 1  Venom(faces=fixed)",
            "White’s reserve    wQ wS1 wSc2 wB1 wB2 wG1 wG2 wG3 wFl1 wA2 wA3",
            "wA1 cannot be placed with this face up",
            "Venom(faces=fixed);InProgress;Black[1];faces wA1 wS2;faces;wFl1",
            "White chooses faces  Venom(faces=fixed)",
            "Venom(faces=fixed);NotStarted;White[1]",
        ],
    );
}

#[test]
fn a_pick_is_secret_until_both_have_picked() {
    let secret =
        ["pick wS1 wS2 wG3", "game", "history", "position", "moves", "show", "save x", "undo"];
    let run = play("Base+Swarm", &[&secret[..], &["redo", "resign", "game", "quit"]].concat());
    assert_says(
        &run,
        &[
            "The pick is secret: Black, look away.",
            "White has picked.",
            "White’s pick is secret until Black has picked too",
            "White’s pick is secret until Black has picked too",
            "Black has to choose first, with ‘pick’ and tiles",
            "Black has to choose first, with ‘pick’ and tiles",
            "White’s pick is secret until Black has picked too",
            "White wins: the opponent has resigned. ‘undo’ takes it back.",
            "White’s pick is secret until Black has picked too",
        ],
    );
    assert!(!run.out.contains("pick wS1"), "{}", run.out);
    assert!(!run.out.contains("wS1 wS2 wG3"), "{}", run.out);
    let run =
        play("Base+Swarm", &["pick wS1 wS2", "pick wS1 wS2 wG3", "pick bA1 bB1 bG1", "history"]);
    assert_says(
        &run,
        &[
            "White picks three tiles, as in ‘pick wA1 wB1 wG1’; the Queen comes with them",
            "White’s hand       wQ wS1 wS2 wG3",
            "Black’s hand       bQ bB1 bG1 bA1",
            "     pick wG3 wS1 wS2 pick bA1 bB1 bG1",
        ],
    );
}

const SWARM: &str = "Base+Swarm;InProgress;White[3];pick wA1 wB1 wG1;pick bA1 bB1 bG1;\
                     wA1 +bS2;bA1 wA1- +wG3;wQ -wA1 +wA2;bQ bA1- +bA3";

#[test]
fn swarm_draws_and_steals() {
    let run = play(
        SWARM,
        &["moves", "draw +bb2", "draw +wB1", "steal bs2", "undo", "steal bB2", "history"],
    );
    assert_says(
        &run,
        &[
            "place  bS2  bA1/ bA1\\ bQ- bQ/ bQ\\",
            "move   wQ   /wA1 \\wA1",
            "draw   draw",
            "steal  steal wG3",
            "White draws bB2.",
            "White’s hand       wB1 wG1 wA2 bS2 bB2",
            "Black’s hand       wG3 bS2 bB1 bG1 bA3",
            "Black’s hand       wG3 bB1 bB2 bG1 bA3",
            "  2. wQ -wA1 +wA2     bQ bA1- +bA3",
            "  3. draw +bB2        steal bB2",
        ],
    );
    assert!(run.out.contains("wB1 cannot be drawn"));
    // `draw` is a move here, and the draw is offered with another word.
    let run = play("Base+Swarm", &["pick wA1 wB1 wG1", "pick bA1 bB1 bG1", "draw", "offer", "y"]);
    assert_says(
        &run,
        &[
            "until wQ is in play, tiles can only be placed",
            "White offers a draw. Black, do you accept?",
            "Draw by agreement. ‘undo’ takes it back.",
        ],
    );
}

#[test]
fn the_bag_decides_and_a_seed_decides_for_it() {
    let lines = "draw\ndraw\nundo\nredo\ngame\n";
    let game = |seed: &[&str]| {
        let run = skep_reading(&[&["play", SWARM], seed].concat(), lines.as_bytes());
        let line = run.out.lines().find(|line| line.contains(";draw +")).unwrap_or_default();
        assert_eq!(line.matches(";draw +").count(), 2, "{}", run.out);
        line.to_owned()
    };
    assert_eq!(game(&["--seed", "5"]), game(&["--seed", "5"]));
    assert!((0..9).any(|seed| game(&["--seed", &seed.to_string()]) != game(&["--seed", "5"])));
    game(&[]);
}

#[test]
fn what_is_drawn_to_be_placed_is_placed() {
    // One tile is left in the bag.
    let start = "Base+Swarm(swarm_place=drawn);White[9];0,0:wQ 1,0:bQ;white=wB1,wB2,wG1,wG2,wG3,\
                 wS1,wS2,wA1;black=bB1,bB2,bG1,bG2,bG3,bS1,bS2,bA1,bA2,bA3,wA2";
    let lines =
        ["moves wa3", "wA3 -wQ", "place", "draw", "moves", "undo", "position", "place", "wA3 -wQ"];
    let run = play(start, &lines);
    assert_says(
        &run,
        &[
            "wA3 cannot do anything now.",
            "wA3 is in the bag: ‘place’ draws a tile and places it at once",
            "White draws wA3 and places it now.",
            "wA3 has been drawn and must be placed now",
            "place  wA3  -wQ /wQ \\wQ",
            "White draws wA3 and places it now.",
            "Black’s turn 9  Base+Swarm(swarm_place=drawn)",
            "Bag                empty",
            "Just placed        wA3 *",
        ],
    );
    // Here the last one is a Guardian, and no top is fit for it.
    let start = "Base+Guardians+Swarm(swarm_place=drawn);White[9];0,0:wQ 1,0:bQ;white=wA1,wA2,wA3,\
                 wB1,wB2,wBu,wG1,wG2,wG3,wS1,wS2;black=bB1,bB2,bG1,bG2,bG3,bS1,bS2,bA1,bA2,bA3";
    let run = play(start, &["place", "position"]);
    assert_says(&run, &["White draws bBu, cannot place it, and keeps it."]);
    assert!(run.out.contains(";Black[9];0,0:wQ 1,0:bQ;white=bBu,"));
    let run = play("Base", &["place"]);
    assert_says(&run, &["‘place’ is for games with swarm_place=drawn only"]);
}

#[test]
fn the_honeycombo_gives_two_actions() {
    let opening = ["wS1", "wS1 H-", "bS1 -h", "wQ wS1-", "bQ -bS1", "wA1 wQ-", "~h", "~H"];
    let double = ["wA2 wQ/", "bA1 -bQ", "undo", "redo", "end", "history", "game"];
    let run = play("Base+Honeycombo", &[&opening[..], &double].concat());
    assert_says(
        &run,
        &[
            "Honeycombo         shows Black",
            "Honeycombo         shows White",
            "Black’s next turn has two actions.",
            "White may not flip the Honeycombo: Black has just flipped it.",
            "Black’s turn 4, first of two actions  Base+Honeycombo",
            "Black’s turn 4, second of two actions  Base+Honeycombo",
            "This turn placed   bA1 *",
            "Black’s turn 4, first of two actions  Base+Honeycombo",
            "Black’s turn 4, second of two actions  Base+Honeycombo",
            "White’s turn 5  Base+Honeycombo",
            "  3. wA1 wQ-    ~H",
            "  4. wA2 wQ/    bA1 -bQ, end",
            "Base+Honeycombo;InProgress;White[5];wS1 H-;bS1 -H;wQ wS1-;bQ -bS1;wA1 wQ-;~H;wA2 wQ/;bA1 -bQ;end",
        ],
    );
    assert!(run.out.contains("the move does not say where wS1 goes"));
}

#[test]
fn predators_remove_and_win() {
    let start = "Base+Predators;White[6];0,0:wQ 1,0:bS1 2,0:bQ 1,1:wAs";
    let run = play(start, &["moves was", "was xbs1", "was Xbq", "moves", "undo", "show", "redo"]);
    assert_says(
        &run,
        &[
            "remove wAs  xbQ",
            "White wins: the black Queen Bee has been removed.  Base+Predators",
            "Removed            wMn bQ",
            "The game is over.",
            "White’s turn 6  Base+Predators",
            "White wins: the black Queen Bee has been removed.  Base+Predators",
        ],
    );
}

#[test]
fn guardians_lie_on_top() {
    let opening = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wBu wS1", "wBu wQ", "bA1 bQ-"];
    let run = play("Base+Guardians", &[&opening[..], &["moves wbu", "wbu bs1"]].concat());
    assert_says(
        &run,
        &[
            "Stacks             wQ<wBu (bottom to top)",
            "move   wBu  bS1",
            "Stacks             bS1<wBu (bottom to top)",
            "Moved and resting  wBu *",
        ],
    );
}

#[test]
fn everything_at_once_can_be_played() {
    let lines = ["pick wMn wBu wA1", "pick bA1 bB1 bG1", "wFl1 H-", "game", "moves", "help"];
    let run = skep_reading(&["play", "Ultimate", "--seed", "1"], lines.join("\n").as_bytes());
    assert_eq!((run.code, &*run.err), (0, ""));
    assert_says(
        &run,
        &[
            "White’s hand       wQ wA1 wMn wBu",
            "Honeycombo         shows Black",
            "Just placed        wFl1 *",
            "Commands:",
        ],
    );
}

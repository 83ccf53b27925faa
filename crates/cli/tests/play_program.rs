//! `skep play` with programs that speak the protocol.

mod common;

use common::{assert_says, last_game, play_timed as play};

const SKEP: &str = "skep uhp --player 1 --seed 3";

#[test]
fn a_program_answers_and_what_it_answered_is_taken_back() {
    let run = play(&["Base", "--black", SKEP], &["wS1", "undo", "wG1", "game"]);
    assert!(run.out.starts_with("Black is skep v"), "{}", run.out);
    assert!(last_game(&run).contains("Base;InProgress;White[2];wG1;b"), "{}", run.out);
    assert_eq!(run.out.matches("\nBlack plays b").count(), 2, "{}", run.out);
    // Another game, and one that is loaded as a position.
    let position = "Base;White[9];0,0:bQ 1,0:wA1 1,-1:wB1 0,-1:wS1 2,0:wQ";
    let run = play(&[position, "--black", SKEP], &["wA2 -wS1", "undo", "wA2 /wB1", "undo", "new"]);
    assert!(run.out.contains("\nBlack plays "), "{}", run.out);
    let run = play(&["Base", "--black", SKEP], &["wS1", "new Venom+MLP", "wFl1", "game"]);
    assert!(last_game(&run).contains("Venom+MLP;InProgress;White[2];wFl1;b"), "{}", run.out);
}

#[test]
fn programs_play_every_game_by_themselves() {
    for game in ["Base+MLP", "Venom(faces=fixed)", "Base+Swarm", "Base+Swarm(swarm_place=drawn)"] {
        let run = play(&[game, "--white", SKEP, "--black", "random"], &[]);
        let last = run.out.lines().last().unwrap_or_default();
        assert!(last.contains("Wins;") || last.contains(";Draw;"), "{last}");
    }
    let run = play(&["Base+Swarm", "--white", SKEP, "--black", SKEP], &[]);
    assert_says(&run, &["White picks a hand.", "Black picks a hand."]);
    assert!(run.out.contains(" and draws "), "{}", run.out);
}

#[cfg(unix)]
mod scripted {
    use std::path::PathBuf;
    use std::{env, fs, process};

    use super::*;

    /// A program that greets, and does this with every line, which it finds in `$line`.
    fn fake(answer: &str) -> String {
        format!("sh -c 'echo id Fake v1; echo ok; while read -r line; do {answer}; done'")
    }

    /// Answers moves like this and everything else politely.
    fn playing(best_move: &str) -> String {
        fake(&format!("case $line in bestmove*) {best_move};; esac; echo ok"))
    }

    /// The lines that a program has received, as it has written them down.
    struct Notes(PathBuf);

    impl Notes {
        fn new(name: &str) -> Notes {
            let path = env::temp_dir().join(format!("skep-guest-{}-{name}", process::id()));
            let _ = fs::remove_file(&path);
            Notes(path)
        }

        fn lines(&self) -> Vec<String> {
            let text = fs::read_to_string(&self.0).unwrap();
            // Whether the last word is still heard is chance.
            text.lines().filter(|line| *line != "exit").map(str::to_owned).collect()
        }
    }

    impl Drop for Notes {
        fn drop(&mut self) {
            let _ = fs::remove_file(&self.0);
        }
    }

    #[test]
    fn a_program_is_told_what_was_taken_back() {
        for (name, undo, told) in [
            ("undo", "true", &["undo 1", "play wG1"][..]),
            ("refused", "echo err never", &["undo 1", "newgame Base;InProgress;Black[1];wG1"]),
        ] {
            let notes = Notes::new(name);
            let engine = fake(&format!(
                "echo \"$line\" >> {}; case $line in bestmove*) echo bS1 wS1-;; undo*) {undo};; \
                 esac; echo ok",
                notes.0.display()
            ));
            play(&["Base", "--black", &engine], &["wS1", "undo", "wG1", "quit"]);
            let best_move = ["bestmove time 00:00:00.050"];
            let first = ["newgame Base;InProgress;Black[1];wS1"];
            assert_eq!(notes.lines(), [&first[..], &best_move, told, &best_move].concat());
        }
    }

    #[test]
    fn a_drawn_tile_is_told() {
        let notes = Notes::new("swarm");
        let engine = fake(&format!(
            "echo \"$line\" >> {}; case $line in bestmove*) echo pick bA1 bB1 bG1;; esac; echo ok",
            notes.0.display()
        ));
        play(&["Base+Swarm", "--black", &engine], &["pick wA1 wB1 wG1", "wA1", "quit"]);
        let lines = notes.lines();
        assert!(lines.iter().any(|line| line.starts_with("play wA1 +")), "{lines:?}");
    }

    #[test]
    fn whoever_sits_there_goes_on_when_a_program_cannot() {
        for (engine, why) in [
            (playing("echo bQ wQ-"), "Black: the engine plays ‘bQ wQ-’, but "),
            (playing("echo err no idea"), "Black: the engine refuses `bestmove "),
            (playing("exit 1"), "Black: the engine has ended"),
            (playing("true"), "Black: the engine does not speak the protocol: it says ‘ok’"),
        ] {
            let run = play(&["Base", "--black", &engine], &["wS1", "bS1 wS1-", "undo", "game"]);
            assert!(run.out.contains(&format!("\n{why}")), "{}", run.out);
            assert_says(
                &run,
                &[
                    "You play Black from now on; ‘undo’ and ‘quit’ work too.",
                    "Base;InProgress;Black[1];wS1",
                ],
            );
        }
    }

    #[test]
    fn without_anybody_the_game_ends_where_it_is() {
        let engine = playing("echo wS1");
        let run = play(&["Base", "--white", &engine, "--black", "random"], &[]);
        assert!(run.out.contains("\nWhite: the engine plays ‘wS1’, but "), "{}", run.out);
        let last = run.out.lines().last().unwrap_or_default();
        assert!(last.starts_with("The game you leave: Base;InProgress;White[2];wS1;b"), "{last}");
    }

    #[test]
    fn a_program_that_has_ended_is_started_again() {
        // It ends after its first move, and the next one comes from a new process.
        let engine = fake(
            "case $line in bestmove*) echo $move; echo ok; exit;; *wQ*) move=\"bG1 bS1-\";; \
             *) move=\"bS1 wS1-\";; esac; echo ok",
        );
        let run = play(&["Base", "--black", &engine], &["wS1", "wQ -wS1", "game"]);
        let game = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bG1 bS1-";
        assert!(last_game(&run).contains(game), "{}", run.out);
    }
}

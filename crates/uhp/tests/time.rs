//! Searches with a time limit answer in time, in every game.
//!
//! Only the time limit ends these searches, so an answer shows that the limit was noticed. Whether the answers are late
//! is checked with `SKEP_LONG=1` only, in all games, because that needs a quiet machine. With `--nocapture` the test
//! prints how late the answers were.

#![cfg(feature = "engine")]
#![allow(
    clippy::print_stdout,
    reason = "how late the answers were is worth knowing even if all is well"
)]

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, PipeReader, PipeWriter, Write, pipe};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;
use skep_uhp::{EngineBotSettings, serve_engine};

/// An engine on another thread.
struct Session {
    input: PipeWriter,
    output: BufReader<PipeReader>,
}

impl Session {
    fn new() -> Session {
        let (engines_input, input) = pipe().unwrap();
        let (output, engines_output) = pipe().unwrap();
        thread::spawn(move || {
            let settings = EngineBotSettings::default();
            serve_engine(settings, BufReader::new(engines_input), engines_output)
        });
        let mut session = Session { input, output: BufReader::new(output) };
        session.answer();
        session
    }

    /// The engine's answer to this line, and how long it took.
    fn ask(&mut self, line: &str) -> (String, Duration) {
        let start = Instant::now();
        writeln!(self.input, "{line}").unwrap();
        let answer = self.answer();
        (answer, start.elapsed())
    }

    fn answer(&mut self) -> String {
        let mut answer = String::new();
        while !answer.ends_with("\nok\n") && answer != "ok\n" {
            assert!(self.output.read_line(&mut answer).unwrap() > 0);
        }
        answer
    }
}

/// For each game type the position with the most legal actions, and the one in the middle of the list.
fn positions() -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/positions.jsonl");
    let text = std::fs::read_to_string(path).unwrap();
    let mut games: BTreeMap<String, Vec<(usize, String)>> = BTreeMap::new();
    for line in text.lines() {
        let value: Value = serde_json::from_str(line).unwrap();
        let position = value["position"].as_str().unwrap();
        if value["over"].is_null() {
            let game = position.split(';').next().unwrap_or_default().to_owned();
            let actions = value["actions"].as_array().unwrap().len();
            games.entry(game).or_default().push((actions, position.to_owned()));
        }
    }
    let chosen = games.into_values().flat_map(|mut positions| {
        let middle = positions[positions.len() / 2].clone();
        positions.sort_unstable();
        positions.pop().into_iter().chain([middle])
    });
    chosen.map(|(_, position)| position).collect()
}

#[test]
fn an_answer_comes_in_time() {
    let long = std::env::var_os("SKEP_LONG").is_some_and(|value| value == "1");
    let positions = positions();
    assert!(positions.len() > 30);
    // Three tries, because other programs on the machine delay an answer now and then.
    let (times, step, tries, most) = match long {
        true => (&[1.0, 0.2][..], 1, 3, Some(Duration::from_millis(20))),
        false => (&[0.1][..], 7, 1, None),
    };
    let mut session = Session::new();
    let mut worst = Duration::ZERO;
    for position in positions.iter().step_by(step) {
        for time in times {
            let limit = Duration::from_secs_f64(*time);
            let late = (0..tries).map(|_| {
                let (answer, _) = session.ask(&format!("newgame {position}"));
                assert!(!answer.starts_with("err "), "{answer}");
                let (answer, took) = session.ask(&format!("bestmove time 00:00:0{time:.1}"));
                assert!(!answer.starts_with("err "), "{position}: {answer}");
                took.saturating_sub(limit)
            });
            let late: Vec<Duration> = late.collect();
            println!("{late:.1?} late after {time} s: {position}");
            let late = late.into_iter().min().unwrap_or_default();
            assert!(
                most.is_none_or(|most| late <= most),
                "{late:?} late after {time} s: {position}"
            );
            worst = worst.max(late);
        }
    }
    println!("At most {worst:.1?} late.");
}

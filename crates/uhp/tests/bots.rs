//! The server with bots other than skep's engine.

use std::io::Cursor;
use std::sync::atomic::Ordering;

use skep_rules::{Action, Game};
use skep_uhp::{Bot, BotOption, Limit, OptionValue, SearchControl, ServerSettings, serve_on};

/// The output of a bot after these lines of input.
fn session(bot: impl Bot, lines: &[&str]) -> Vec<String> {
    let mut output = Vec::new();
    let input = Cursor::new(lines.join("\n"));
    serve_on(bot, ServerSettings::default(), input, &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    output.split_terminator("ok\n").map(|answer| answer.trim_end().to_owned()).collect()
}

/// Plays the last legal action, or an illegal one if an option says so.
#[derive(Default)]
struct Last {
    fault: String,
    games: usize,
}

impl Bot for Last {
    fn id(&self) -> String {
        "Last v7".to_owned()
    }

    fn best_action(
        &mut self,
        game: &Game,
        limit: Limit,
        control: &SearchControl<'_>,
    ) -> Option<Action> {
        assert_eq!(control.time_left().is_some(), limit.time().is_some());
        let actions = game.position().actions();
        match self.fault.as_str() {
            "illegal" => Some(Action::Pass),
            "nothing" => None,
            "panic" => panic!("a bot may do that"),
            "patient" => {
                while !control.should_stop() {
                    std::thread::yield_now();
                }
                control.stop_flag().load(Ordering::Relaxed).then(|| actions[0])
            }
            _ => {
                for (action, depth) in [(actions[0], 1), (actions[0], 2), (actions[1], 3)] {
                    control.report(action, depth, -1.5);
                }
                actions.last().copied()
            }
        }
    }

    fn new_game(&mut self) {
        self.games += 1;
    }

    fn options(&self) -> Vec<BotOption> {
        let faults = ["none", "illegal", "nothing", "panic", "patient"];
        let fault = if self.fault.is_empty() { "none" } else { &self.fault };
        vec![BotOption::enumeration("Fault", fault, "none", faults)]
    }

    fn set_option(&mut self, name: &str, value: OptionValue<'_>) -> Result<(), String> {
        match value {
            OptionValue::Enum("worse") => Err(format!("{name} is bad enough")),
            OptionValue::Enum(fault) => {
                self.fault = fault.to_owned();
                Ok(())
            }
            _ => unreachable!("{value:?} is not a value of an enumeration"),
        }
    }

    fn search_summary(&self) -> String {
        format!("after {} games", self.games)
    }
}

#[test]
fn a_bot_needs_to_know_nothing_of_the_protocol() {
    let lines = ["newgame Base+M", "validmoves", "bestmove depth 1", "pv", "play wA1", "undo"];
    let answers = session(Last::default(), &lines);
    assert_eq!(answers[0], "id Last v7\nMosquito;Ladybug;Pillbug");
    assert_eq!(answers[1], "Base+M;NotStarted;White[1]");
    assert!(answers[2].split(';').any(|legal| legal == answers[3]), "{answers:?}");
    assert_eq!(answers[4], "after 1 games");
    assert_eq!(answers[6], answers[1]);
}

#[test]
fn a_bot_has_options_and_the_server_adds_its_own() {
    let lines =
        ["options", "options set Fault nothing", "options set Fault worse", "options get X"];
    let answers = session(Last::default(), &lines);
    let listed: Vec<&str> = answers[1].lines().collect();
    assert_eq!(listed[0], "Fault;enum;none;none;none;illegal;nothing;panic;patient");
    let server =
        ["ReportIntermediateBestMoves;bool;False;False", "DrawByRepeatedStacks;bool;False;False"];
    assert_eq!(listed[1..], server);
    assert!(answers[2].starts_with("Fault;enum;nothing;none;"), "{}", answers[2]);
    assert_eq!(answers[3], "err Fault is bad enough");
    assert!(answers[4].ends_with("Fault, ReportIntermediateBestMoves, DrawByRepeatedStacks"));
}

#[test]
fn a_bad_bot_does_not_end_the_session() {
    for (fault, answer) in [
        (
            "illegal",
            "err the search has failed: White cannot pass while another action is possible",
        ),
        ("nothing", "err the search has found nothing"),
        ("panic", "err the search has found nothing"),
    ] {
        let set = format!("options set Fault {fault}");
        let answers = session(Last::default(), &[&set, "bestmove depth 1", "play wS1"]);
        assert!(answers[2].starts_with(answer), "{}", answers[2]);
        assert_eq!(answers[3], "Base;InProgress;Black[1];wS1");
    }
}

#[test]
fn a_search_is_stopped_by_a_word_or_by_the_clock() {
    let stopped = ["options set Fault patient", "bestmove depth 9", "stop"];
    let answers = session(Last::default(), &stopped);
    assert!(answers[2].starts_with('w'), "{answers:?}");
    let timed = ["options set Fault patient", "bestmove time 00:00:00.01"];
    // The end of the time does not set the flag, so the bot stops by itself.
    assert_eq!(session(Last::default(), &timed)[2], "err the search has found nothing");
}

#[test]
fn better_moves_are_shown_once_each_to_those_who_want_them() {
    let lines = ["options set ReportIntermediateBestMoves True", "bestmove depth 3"];
    let answers = session(Last::default(), &lines);
    let shown: Vec<&str> = answers[2].lines().collect();
    assert_eq!(shown.len(), 3, "{shown:?}");
    assert!(shown[0].ends_with(";1;-1.50") && shown[1].ends_with(";3;-1.50"), "{shown:?}");
    assert!(!shown[2].contains(';'), "{shown:?}");
}

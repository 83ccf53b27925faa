//! The commands of a viewer.

use std::time::Duration;

use crate::limit::Limit;

/// A command that was read from a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum UhpCommand {
    Info,
    NewGame(Option<String>),
    Play(String),
    Pass,
    ValidMoves,
    BestMove(Limit),
    Undo(usize),
    Options,
    GetOption(String),
    SetOption(String, String),
    Perft(u32),
    Line,
    Stop,
    Help,
    Exit,
}

/// The longest time limit of a search.
const MAX_TIME: u64 = 24 * 3600;
const MAX_DEPTH: u32 = 64;

/// Reads a line. The error is a sentence.
pub(crate) fn read(line: &str) -> Result<UhpCommand, String> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let alone = |command| match rest {
        "" => Ok(command),
        _ => Err(format!("{word} takes nothing after it")),
    };
    match word {
        "info" => alone(UhpCommand::Info),
        "newgame" => Ok(UhpCommand::NewGame((!rest.is_empty()).then(|| rest.to_owned()))),
        "play" if rest.is_empty() => Err("play takes a move, as in play wS1".to_owned()),
        "play" => Ok(UhpCommand::Play(rest.to_owned())),
        "pass" => alone(UhpCommand::Pass),
        "validmoves" => alone(UhpCommand::ValidMoves),
        "bestmove" => read_limit(rest).map(UhpCommand::BestMove),
        "undo" if rest.is_empty() => Ok(UhpCommand::Undo(1)),
        "undo" => match rest.parse() {
            Ok(count @ 1..) => Ok(UhpCommand::Undo(count)),
            _ => Err("undo takes a number of moves, from 1".to_owned()),
        },
        "options" => read_options(rest),
        "perft" => match rest.parse() {
            Ok(depth @ 0..=12) => Ok(UhpCommand::Perft(depth)),
            _ => Err("perft takes a depth from 0 to 12".to_owned()),
        },
        "pv" => alone(UhpCommand::Line),
        "stop" => alone(UhpCommand::Stop),
        "help" => alone(UhpCommand::Help),
        "exit" | "quit" => alone(UhpCommand::Exit),
        "" => Err("the line is empty; help lists the commands".to_owned()),
        _ => Err("there is no such command; help lists them".to_owned()),
    }
}

fn read_limit(text: &str) -> Result<Limit, String> {
    let usage = "bestmove takes `time hh:mm:ss`, `depth N` or `nodes N`";
    let Some((word, value)) = text.split_once(char::is_whitespace) else {
        return Err(usage.to_owned());
    };
    match word {
        "depth" => match value.trim().parse() {
            Ok(depth @ 1..=MAX_DEPTH) => Ok(Limit::Depth(depth)),
            _ => Err(format!("the depth is a number from 1 to {MAX_DEPTH}")),
        },
        "nodes" => match value.trim().parse() {
            Ok(nodes @ 1..) => Ok(Limit::Nodes(nodes)),
            _ => Err("the number of nodes is a whole number from 1".to_owned()),
        },
        "time" => match read_time(value.trim()) {
            Some(time) => Ok(Limit::Time(time)),
            None => Err("the time is hh:mm:ss, as in 00:00:05 for five seconds".to_owned()),
        },
        _ => Err(usage.to_owned()),
    }
}

/// Reads `hh:mm:ss`, with a fraction of a second if there is one.
fn read_time(text: &str) -> Option<Duration> {
    let mut parts = text.split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    let whole = |text: &str| {
        let plain = (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse::<u64>().ok().filter(|_| plain)
    };
    let (whole_seconds, fraction) = seconds.split_once('.').unwrap_or((seconds, "0"));
    let digits = fraction.bytes().all(|byte| byte.is_ascii_digit()) && fraction.len() <= 9;
    let fraction: f64 = format!("0.{fraction}").parse().ok().filter(|_| digits)?;
    let (minutes, whole_seconds) = (whole(minutes)?, whole(whole_seconds)?);
    if parts.next().is_some() || minutes > 59 || whole_seconds > 59 {
        return None;
    }
    let seconds = whole(hours)? * 3600 + minutes * 60 + whole_seconds;
    (seconds <= MAX_TIME).then(|| Duration::from_secs_f64(seconds as f64 + fraction))
}

fn read_options(text: &str) -> Result<UhpCommand, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        [] => Ok(UhpCommand::Options),
        ["get", name] => Ok(UhpCommand::GetOption(name.to_owned())),
        ["set", name, value] => Ok(UhpCommand::SetOption(name.to_owned(), value.to_owned())),
        _ => Err("options takes nothing, `get NAME` or `set NAME VALUE`".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_hours_minutes_and_seconds() {
        let seconds = |text| read_time(text).map(|time| time.as_secs_f64());
        assert_eq!(seconds("00:00:05"), Some(5.0));
        assert_eq!(seconds("01:02:03"), Some(3723.0));
        assert_eq!(seconds("0:0:0.25"), Some(0.25));
        for text in
            ["1", "00:05", "00:00:60", "00:60:00", "99:00:00", "-1:00:00", "00:00:1e3", "", ":::"]
        {
            assert_eq!(seconds(text), None, "{text}");
        }
    }

    #[test]
    fn a_search_is_limited_by_one_thing() {
        let limit = |text| read_limit(text).ok();
        assert_eq!(limit("depth 3"), Some(Limit::Depth(3)));
        assert_eq!(limit("nodes 5000"), Some(Limit::Nodes(5000)));
        for text in ["nodes", "nodes 0", "nodes -1", "nodes x", "depth 0", "moves 3"] {
            assert_eq!(limit(text), None, "{text}");
        }
    }

    #[test]
    fn nonsense_is_an_error() {
        for line in [
            "",
            "hello",
            "info now",
            "play",
            "bestmove",
            "bestmove time 1",
            "undo 0",
            "undo x",
            "perft 99",
        ] {
            assert!(read(line).is_err(), "{line}");
        }
    }
}

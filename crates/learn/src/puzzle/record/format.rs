//! How a record is kept.
//!
//! ```text
//! {"format":"skep puzzles","version":1,"rating":[151234,42000,90000],"rated":2,"since":20776,"daily":[20776,3,5],"run":[2,7],"seen":["0f3k9xq2 s 20776"]}
//! ```
//!
//! The rating and its deviation are in hundredths, the volatility in millionths; `since` is the day of the last rated result.
//! `daily` has the last day of the streak, its days and the longest streak, `run` the current and the longest run. An entry of
//! `seen` is a puzzle, how its last try ended (`s`olved, solved with `h`elp, `f`ailed), and the day.

use serde_json::{Map, Value, json};
use skep_club::{Rating, Standing, limits};
use thiserror::Error;

use super::{DailyStreak, MAX_SEEN, MistakeFreeRun, PuzzleRecord, PuzzleResult, Seen, moment};
use crate::puzzle::PuzzleId;

const FORMAT: &str = "skep puzzles";
const VERSION: u64 = 1;
/// The longest text that is read, in bytes.
const MAX_BYTES: usize = 512 << 10;
/// The highest day, far in the future.
const MAX_DAY: u64 = 10_000_000;
/// The most characters of a damaged entry that are shown.
const MAX_SHOWN: usize = 24;

/// What could not be read of what was kept. The rest is used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordDamage {
    /// Nothing can be read.
    #[error("the record of the puzzles cannot be read")]
    All,
    /// It was written by a later version.
    #[error("the record of the puzzles has format {0}, which this program does not know")]
    Version(u64),
    /// The rating cannot be read.
    #[error("the rating in puzzles cannot be read")]
    Rating,
    /// The streak of daily puzzles cannot be read.
    #[error("the streak of daily puzzles cannot be read")]
    Daily,
    /// The run without a mistake cannot be read.
    #[error("the run without a mistake cannot be read")]
    Run,
    /// An entry of a puzzle cannot be read; how it begins.
    #[error("the entry `{0}` of a puzzle cannot be read")]
    Seen(String),
}

impl PuzzleRecord {
    /// Reads what was kept. What is damaged is left out and reported, part by part.
    pub fn read(text: &str) -> (PuzzleRecord, Vec<RecordDamage>) {
        match read_frame(text) {
            Ok(file) => read_parts(&file),
            Err(damage) => (PuzzleRecord::default(), vec![damage]),
        }
    }

    /// The text that is kept: JSON in one line.
    pub fn write(&self) -> String {
        let PuzzleRecord { standing, rated, seen, daily, run } = self;
        let since = standing.since.map(|since| since.0 / limits::DAY);
        let entry = |(id, Seen { result, day }): (&PuzzleId, &Seen)| {
            format!("{id} {} {day}", result.letter())
        };
        let seen: Vec<String> = seen.iter().map(entry).collect();
        let rating = json!(rating_numbers(standing.rating));
        let daily = json!([daily.last, daily.days, daily.best]);
        let (run, seen) = (json!([run.now, run.best]), json!(seen));
        // Written by hand so that the format comes first, by which it is recognised.
        format!(
            "{{\"format\":\"{FORMAT}\",\"version\":{VERSION},\"rating\":{rating},\"rated\":{rated},\"since\":{},\"daily\":{daily},\"run\":{run},\"seen\":{seen}}}",
            json!(since),
        )
    }
}

/// The parts of the file, if it is one.
fn read_frame(text: &str) -> Result<Map<String, Value>, RecordDamage> {
    if text.len() > MAX_BYTES {
        return Err(RecordDamage::All);
    }
    let Ok(Value::Object(file)) = serde_json::from_str::<Value>(text) else {
        return Err(RecordDamage::All);
    };
    let format = file.get("format").and_then(Value::as_str);
    match (format, file.get("version").and_then(Value::as_u64)) {
        (Some(FORMAT), Some(VERSION)) => Ok(file),
        (Some(FORMAT), Some(version)) => Err(RecordDamage::Version(version)),
        _ => Err(RecordDamage::All),
    }
}

fn read_parts(file: &Map<String, Value>) -> (PuzzleRecord, Vec<RecordDamage>) {
    let mut record = PuzzleRecord::default();
    let mut damage = Vec::new();
    match read_standing(file) {
        Some((standing, rated)) => (record.standing, record.rated) = (standing, rated),
        None => damage.push(RecordDamage::Rating),
    }
    match file.get("daily").and_then(numbers).and_then(read_daily) {
        Some(daily) => record.daily = daily,
        None => damage.push(RecordDamage::Daily),
    }
    match file.get("run").and_then(numbers).and_then(read_run) {
        Some(run) => record.run = run,
        None => damage.push(RecordDamage::Run),
    }
    let Some(Value::Array(entries)) = file.get("seen") else {
        damage.push(RecordDamage::Seen(String::new()));
        return (record, damage);
    };
    for entry in entries.iter().take(MAX_SEEN) {
        let text = entry.as_str().unwrap_or_default();
        match read_seen(text) {
            Some((id, seen)) => drop(record.seen.insert(id, seen)),
            None => damage.push(RecordDamage::Seen(text.chars().take(MAX_SHOWN).collect())),
        }
    }
    (record, damage)
}

fn read_standing(file: &Map<String, Value>) -> Option<(Standing, u32)> {
    let rating = read_rating(numbers(file.get("rating")?)?)?;
    let rated = u32::try_from(file.get("rated")?.as_u64()?).ok()?;
    let since = match file.get("since")? {
        Value::Null => None,
        day => Some(moment(day.as_u64().filter(|&day| day <= MAX_DAY)?)),
    };
    Some((Standing { rating, since }, rated))
}

/// A rating in hundredths and millionths.
pub(super) fn rating_numbers(rating: Rating) -> [u64; 3] {
    let Rating { rating, deviation, volatility } = rating;
    [
        (rating * 1e2).round() as u64,
        (deviation * 1e2).round() as u64,
        (volatility * 1e6).round() as u64,
    ]
}

pub(super) fn read_rating([rating, deviation, volatility]: [u64; 3]) -> Option<Rating> {
    let read = Rating {
        rating: rating as f64 / 1e2,
        deviation: deviation as f64 / 1e2,
        volatility: volatility as f64 / 1e6,
    };
    let is_sensible = (limits::RATING_AT_LEAST..=limits::RATING_AT_MOST).contains(&read.rating)
        && (limits::DEVIATION_AT_LEAST..=limits::DEVIATION_AT_MOST).contains(&read.deviation)
        && (0.0..=limits::VOLATILITY_AT_MOST).contains(&read.volatility);
    is_sensible.then_some(read)
}

fn read_daily([last, days, best]: [u64; 3]) -> Option<DailyStreak> {
    let (days, best) = (u32::try_from(days).ok()?, u32::try_from(best).ok()?);
    let is_sensible = last <= MAX_DAY && u64::from(days) <= last + 1 && days <= best;
    is_sensible.then_some(DailyStreak { last, days, best })
}

fn read_run([now, best]: [u64; 2]) -> Option<MistakeFreeRun> {
    let run = MistakeFreeRun { now: u32::try_from(now).ok()?, best: u32::try_from(best).ok()? };
    (run.now <= run.best).then_some(run)
}

fn read_seen(text: &str) -> Option<(PuzzleId, Seen)> {
    let mut words = text.split(' ');
    let id = words.next()?.parse().ok()?;
    let letter = words.next()?;
    let result = PuzzleResult::ALL.into_iter().find(|result| result.letter() == letter)?;
    let day = words.next()?.parse().ok().filter(|&day| day <= MAX_DAY)?;
    words.next().is_none().then_some((id, Seen { result, day }))
}

/// An array of that many whole numbers.
fn numbers<const N: usize>(value: &Value) -> Option<[u64; N]> {
    let numbers: Option<Vec<u64>> = value.as_array()?.iter().map(Value::as_u64).collect();
    numbers?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = r#"{"format":"skep puzzles","version":1,"rating":[151234,42000,90000],"rated":2,"since":20776,"daily":[20776,3,5],"run":[2,7],"seen":["0f3k9xq2 s 20776","0f3k9xq3 f 1"]}"#;

    #[test]
    fn a_record_survives_the_round_trip() {
        let (record, damage) = PuzzleRecord::read(GOOD);
        assert_eq!((record.write().as_str(), damage.len()), (GOOD, 0));
        assert_eq!(record.rating(20_776).rounded(), 1512);
        assert_eq!((record.daily().days(20_777), record.run().best()), (3, 7));
        let empty = PuzzleRecord::default();
        assert_eq!(PuzzleRecord::read(&empty.write()), (empty, vec![]));
    }

    #[test]
    fn a_damaged_part_is_left_out_and_the_others_stay() {
        let broken = |from: &str, to: &str| {
            let (record, damage) = PuzzleRecord::read(&GOOD.replace(from, to));
            let kept = [
                record.rated() == 2,
                record.daily().best() == 5,
                record.run().best() == 7,
                record.seen.len() == 2,
            ];
            assert_eq!(damage.len(), 1, "{to}");
            assert_eq!(kept.iter().filter(|kept| **kept).count(), 3, "{to}");
            damage.into_iter().next().unwrap()
        };
        for rating in ["[1,42000,90000]", "[151234,0,90000]", "[151234,42000]", "[-1,2,3]", "true"]
        {
            assert_eq!(broken("[151234,42000,90000]", rating), RecordDamage::Rating);
        }
        for daily in ["[20776,9,5]", "[1,3,5]", "[99999999,3,5]", "{}"] {
            assert_eq!(broken("[20776,3,5]", daily), RecordDamage::Daily);
        }
        assert_eq!(broken("[2,7]", "[8,7]"), RecordDamage::Run);
        for entry in ["0f3k9xq2 x 20776", "0f3k9xq2 s", "0f3k9xq2 s 1 1", "i s 1", ""] {
            let damage = broken("0f3k9xq2 s 20776", entry);
            assert_eq!(damage, RecordDamage::Seen(entry.to_owned()));
        }
    }

    #[test]
    fn what_is_no_record_is_said_to_be_damaged() {
        for text in
            ["", "{", "[]", "{}", r#"{"format":"skep puzzles"}"#, &" ".repeat(MAX_BYTES + 1)]
        {
            assert_eq!(
                PuzzleRecord::read(text),
                (PuzzleRecord::default(), vec![RecordDamage::All])
            );
        }
        let later = GOOD.replace("\"version\":1", "\"version\":2");
        assert_eq!(PuzzleRecord::read(&later).1, [RecordDamage::Version(2)]);
    }
}

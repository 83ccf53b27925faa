//! Days, as they are written.

use std::time::{SystemTime, UNIX_EPOCH};

/// A day of the calendar, counted from 1 January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Day(pub(crate) u64);

/// The days of 400 years, after which the calendar repeats itself.
const DAYS_OF_400_YEARS: u64 = 146_097;

impl Day {
    /// Today, in universal time: the same day for everybody.
    pub(crate) fn today() -> Day {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Day(since.as_secs() / (24 * 60 * 60))
    }

    /// Reads `2026-11-19`, from 1970 to 9999.
    pub(crate) fn read(text: &str) -> Result<Day, String> {
        let error = || format!("{text:?} is no day: a day is written as in 2026-11-19");
        let parts: Vec<&str> = text.split('-').collect();
        let is_plain = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
        let [year, month, day] = parts[..] else { return Err(error()) };
        if !parts.iter().all(is_plain) || [year.len(), month.len(), day.len()] != [4, 2, 2] {
            return Err(error());
        }
        let number = |text: &str| text.parse::<u64>().map_err(|_| error());
        let (year, month, day) = (number(year)?, number(month)?, number(day)?);
        let is_in_calendar = year >= 1970
            && (1..=12).contains(&month)
            && (1..=days_of_month(year, month)).contains(&day);
        if !is_in_calendar {
            return Err(error());
        }
        let years: u64 = (1970..year).map(days_of_year).sum();
        let months: u64 = (1..month).map(|month| days_of_month(year, month)).sum();
        Ok(Day(years + months + day - 1))
    }
}

impl std::fmt::Display for Day {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut rest = self.0 % DAYS_OF_400_YEARS;
        let mut year = 1970 + self.0 / DAYS_OF_400_YEARS * 400;
        while rest >= days_of_year(year) {
            rest -= days_of_year(year);
            year += 1;
        }
        let mut month = 1;
        while rest >= days_of_month(year, month) {
            rest -= days_of_month(year, month);
            month += 1;
        }
        write!(f, "{year:04}-{month:02}-{:02}", rest + 1)
    }
}

fn days_of_year(year: u64) -> u64 {
    (1..=12).map(|month| days_of_month(year, month)).sum()
}

fn days_of_month(year: u64, month: u64) -> u64 {
    let is_leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    match month {
        2 => 28 + u64::from(is_leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_survive_the_round_trip() {
        for (text, days) in [
            ("1970-01-01", 0),
            ("1970-12-31", 364),
            ("2000-02-29", 11_016),
            ("2026-11-19", 20_776),
            ("9999-12-31", 2_932_896),
        ] {
            assert_eq!(Day::read(text), Ok(Day(days)), "{text}");
            assert_eq!(Day(days).to_string(), text);
        }
    }

    #[test]
    fn what_is_no_day_is_an_error() {
        for text in ["", "2026", "2026-02-29", "2026-13-01", "2026-00-10", "1969-12-31", "26-1-1"] {
            assert!(Day::read(text).is_err(), "{text}");
        }
        assert!(Day::read("2026-+1-01").is_err());
    }
}

//! The current time, and the formatting of times.

use js_sys::Date;
use skep_words::Words;
use wasm_bindgen::JsValue;

/// The milliseconds of a day.
const DAY: u64 = 86_400_000;

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    Date::now() as u64
}

/// Formats a remaining time: minutes and seconds, with hours if needed, and tenths below 20 seconds.
pub(crate) fn on_clock(left: u64) -> String {
    let (hours, minutes, seconds) = (left / 3_600_000, left / 60_000 % 60, left / 1000 % 60);
    match (hours, left) {
        (0, ..20_000) => format!("{seconds}.{}", left / 100 % 10),
        (0, _) => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// The number of whole days in a remaining time.
pub(crate) fn days(left: u64) -> u64 {
    left / 86_400_000
}

/// A moment in the browser's time zone.
fn local_date(at: u64) -> Date {
    Date::new(&JsValue::from_f64(at as f64))
}

/// The day of a moment as `2026-11-18`.
pub(crate) fn iso_date(at: u64) -> String {
    let date = local_date(at);
    format!("{:04}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

/// When something was, short: the time today and yesterday, else the day, with the year if it is not this one.
pub(crate) fn when(words: &Words, at: u64, now: u64) -> String {
    let (date, today) = (local_date(at), local_date(now));
    let language = &locale(words);
    let key = match days_between(&date, &today) {
        0 => "library-today",
        1 => "library-yesterday",
        _ => {
            let same_year = date.get_full_year() == today.get_full_year();
            let year = (!same_year).then_some(("year", "numeric"));
            let format = [Some(("day", "numeric")), Some(("month", "short")), year];
            return date.to_locale_date_string(language, &options(&format)).into();
        }
    };
    let format = options(&[Some(("hour", "2-digit")), Some(("minute", "2-digit"))]);
    let time: String = date.to_locale_time_string_with_options(language, &format).into();
    words.with(key, &[("time", time.into())])
}

/// A day, counted from 1970 in universal time: day and month.
pub(crate) fn day_of_year(words: &Words, day: u64) -> String {
    let date = local_date(day.saturating_mul(DAY));
    let format =
        options(&[Some(("day", "numeric")), Some(("month", "long")), Some(("timeZone", "UTC"))]);
    date.to_locale_date_string(&locale(words), &format).into()
}

/// Today, counted from 1970 in universal time.
pub(crate) fn today() -> u64 {
    now() / DAY
}

/// The browser's variety of the language, which says how times are written, or else the language.
fn locale(words: &Words) -> String {
    let language = words.language().tag();
    let varieties = web_sys::window().map(|window| window.navigator().languages());
    let varieties = varieties.into_iter().flatten().filter_map(|tag| tag.as_string());
    let mut varieties = varieties.filter(|tag| tag.split('-').next() == Some(language));
    varieties.next().unwrap_or_else(|| language.to_owned())
}

/// How many midnights, of local time, are between two moments.
fn days_between(from: &Date, to: &Date) -> i64 {
    let midnight = |date: &Date| {
        let (year, month, day) = (date.get_full_year(), date.get_month(), date.get_date());
        Date::new_with_year_month_day(year, month as i32, day as i32).get_time()
    };
    // Days on which the clocks change are an hour longer or shorter.
    ((midnight(to) - midnight(from)) / 86_400_000.0).round() as i64
}

/// The options of a format of the browser.
fn options(values: &[Option<(&str, &str)>]) -> JsValue {
    let options = js_sys::Object::new();
    for (name, value) in values.iter().flatten() {
        // A new object takes every property.
        let _ = js_sys::Reflect::set(&options, &(*name).into(), &(*value).into());
    }
    options.into()
}

#[cfg(test)]
mod tests {
    use super::on_clock;

    #[test]
    fn clock_times_are_formatted_by_magnitude() {
        assert_eq!(on_clock(600_000), "10:00");
        assert_eq!(on_clock(59_999), "0:59");
        assert_eq!(on_clock(19_990), "19.9");
        assert_eq!(on_clock(0), "0.0");
        assert_eq!(on_clock(3_661_000), "1:01:01");
    }
}

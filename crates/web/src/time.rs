//! The current time, and the formatting of times.

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
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

/// Formats a date and time with the browser's conventions for a language.
pub(crate) fn date(at: u64, language: &str) -> String {
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(at as f64));
    date.to_locale_string(language, &js_sys::Object::new()).into()
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

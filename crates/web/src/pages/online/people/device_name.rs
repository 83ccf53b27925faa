//! Browsers and systems by what a browser says of itself.

/// The name of a browser and, if it is known, of the system. `None` if the browser is not known.
pub(super) fn device_name(description: &str) -> Option<(&'static str, Option<&'static str>)> {
    let find = |names: &[(&str, &'static str)]| {
        names.iter().find(|(mark, _)| description.contains(mark)).map(|&(_, name)| name)
    };
    find(&BROWSERS).map(|browser| (browser, find(&SYSTEMS)))
}

/// What browsers write, those first that also write what others do.
const BROWSERS: [(&str, &str); 9] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("HeadlessChrome/", "Chrome"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

/// What browsers write about the system, those first that also write what others do.
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
];

#[cfg(test)]
mod tests {
    use super::device_name;

    #[test]
    fn common_browsers_are_recognized() {
        let chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0";
        let firefox = "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0";
        let safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
        assert_eq!(device_name(chrome), Some(("Chrome", Some("Linux"))));
        assert_eq!(device_name(edge), Some(("Edge", Some("Windows"))));
        assert_eq!(device_name(firefox), Some(("Firefox", Some("Android"))));
        assert_eq!(device_name(safari), Some(("Safari", Some("iPhone"))));
        assert_eq!(device_name("curl/8"), None);
        assert_eq!(device_name(""), None);
    }
}

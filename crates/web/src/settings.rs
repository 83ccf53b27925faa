//! The application's settings, and how they are stored.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use skep_words::Language;

use crate::storage;

/// The settings of the application.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// The language tag; `None` follows the browser.
    pub(crate) language: Option<String>,
    pub(crate) theme: Theme,
    /// Whether animations are on, unless the system asks for reduced motion.
    pub(crate) animation: bool,
    /// Whether cells show their coordinates.
    pub(crate) coordinates: bool,
    /// Whether the engine's evaluation is shown.
    pub(crate) evaluation: bool,
    /// Whether single-key shortcuts are on.
    pub(crate) shortcuts: bool,
    /// Whether sounds are on.
    pub(crate) sound: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::Auto,
            animation: true,
            coordinates: false,
            evaluation: false,
            shortcuts: true,
            sound: true,
        }
    }
}

/// The colour theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Theme {
    /// Follow the system.
    #[default]
    Auto,
    Light,
    Dark,
    Contrast,
}

impl Theme {
    /// All themes, in the order in which they are offered.
    pub(crate) const ALL: [Theme; 4] = [Theme::Auto, Theme::Light, Theme::Dark, Theme::Contrast];

    /// The name in the `data-theme` attribute and in test ids.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Contrast => "contrast",
        }
    }

    /// The message key of the name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Theme::Auto => "theme-auto",
            Theme::Light => "theme-light",
            Theme::Dark => "theme-dark",
            Theme::Contrast => "theme-contrast",
        }
    }
}

const KEY: &str = "skep.settings";

impl Settings {
    /// Parses stored settings; what cannot be parsed gets its default.
    fn read(text: &str) -> Settings {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The chosen language, or the best match for the browser's languages.
    pub(crate) fn language(&self) -> Language {
        let set = self.language.as_deref().and_then(Language::from_tag);
        set.unwrap_or_else(|| {
            let tags: Vec<String> =
                window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect();
            Language::from_tags(tags.iter().map(String::as_str))
        })
    }
}

/// Provides the settings as a context, stores every change, and sets the attributes that the style sheets use.
pub(crate) fn provide_settings() -> RwSignal<Settings> {
    let kept = storage::read(KEY).map(|text| Settings::read(&text)).unwrap_or_default();
    let settings = RwSignal::new(kept);
    Effect::new(move |before: Option<()>| {
        let settings = settings.read();
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", settings.language().tag());
            // Without a `data-theme`, the style sheets follow the system.
            let _ = match settings.theme {
                Theme::Auto => root.remove_attribute("data-theme"),
                theme => root.set_attribute("data-theme", theme.word()),
            };
            let motion = if settings.animation { "full" } else { "none" };
            let _ = root.set_attribute("data-motion", motion);
        }
        if before.is_some() {
            // Without storage, the settings last as long as the page.
            let text = serde_json::to_string(&*settings).unwrap_or_default();
            let _ = storage::write(KEY, &text);
        }
    });
    provide_context(settings);
    settings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_the_round_trip_and_unknown_ones_are_ignored() {
        let settings = Settings { theme: Theme::Dark, ..Settings::default() };
        let text = serde_json::to_string(&settings).unwrap();
        assert_eq!(Settings::read(&text), settings);
        assert_eq!(Settings::read(r#"{"theme":"contrast","colour":3}"#).theme, Theme::Contrast);
        assert_eq!(Settings::read("nonsense"), Settings::default());
    }
}

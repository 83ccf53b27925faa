//! The settings of the engine on the analysis page, which the browser remembers.

use serde::{Deserialize, Serialize};
use skep_worker::MAX_ANALYSED_LINES;

use crate::storage;

const KEY: &str = "skep.engine";

/// The settings of the engine on the analysis page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct EngineSettings {
    /// Whether it is on.
    pub(super) on: bool,
    /// The number of lines.
    pub(super) lines: usize,
    /// Whether threats are shown.
    pub(super) threat: bool,
}

impl Default for EngineSettings {
    fn default() -> EngineSettings {
        EngineSettings { on: false, lines: 1, threat: false }
    }
}

impl EngineSettings {
    /// The remembered settings. What cannot be read gets its default, and threats are off at first.
    pub(super) fn remembered() -> EngineSettings {
        storage::read(KEY).map(|text| EngineSettings::read(&text)).unwrap_or_default()
    }

    fn read(text: &str) -> EngineSettings {
        let settings: EngineSettings = serde_json::from_str(text).unwrap_or_default();
        let lines = settings.lines.clamp(1, MAX_ANALYSED_LINES);
        EngineSettings { lines, threat: false, ..settings }
    }

    /// Remembers the settings. Without storage, they last as long as the page.
    pub(super) fn remember(self) {
        let text = serde_json::to_string(&self).unwrap_or_default();
        let _ = storage::write(KEY, &text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_within_their_limits() {
        let read = EngineSettings::read(r#"{"on":true,"lines":77,"threat":true}"#);
        assert_eq!(read, EngineSettings { on: true, lines: 5, threat: false });
        assert_eq!(EngineSettings::read(r#"{"lines":0}"#).lines, 1);
        assert_eq!(EngineSettings::read("nonsense"), EngineSettings::default());
    }
}

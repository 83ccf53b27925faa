//! Tabs tell each other which games they have stored or deleted.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

use super::GameId;

const NAME: &str = "skep.games";

/// What has happened to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// It was stored under this revision.
    Stored(GameId, u64),
    /// It was deleted.
    Deleted(GameId),
    /// Many games have changed.
    Many,
}

impl News {
    fn write(&self) -> String {
        match self {
            News::Stored(id, revision) => format!("stored {revision} {}", id.word()),
            News::Deleted(id) => format!("deleted {}", id.word()),
            News::Many => "many".to_owned(),
        }
    }

    fn read(text: &str) -> Option<News> {
        let id = |id: &str| GameId(id.to_owned());
        if text == "many" {
            return Some(News::Many);
        }
        match text.split_once(' ')? {
            ("stored", rest) => {
                let (revision, name) = rest.split_once(' ')?;
                Some(News::Stored(id(name), revision.parse().ok()?))
            }
            ("deleted", name) => Some(News::Deleted(id(name))),
            _ => None,
        }
    }
}

/// Opens the channel; `None` if the browser has none. `hear` is called with the news of other tabs.
pub(super) fn open(hear: impl Fn(News) + 'static) -> Option<BroadcastChannel> {
    let channel = BroadcastChannel::new(NAME).ok()?;
    let listener = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(news) = event.data().as_string().and_then(|text| News::read(&text)) {
            hear(news);
        }
    });
    channel.set_onmessage(Some(listener.into_js_value().unchecked_ref()));
    Some(channel)
}

/// Tells the other tabs.
pub(super) fn tell(channel: &BroadcastChannel, news: &News) {
    // They notice when they store the game next.
    let _ = channel.post_message(&JsValue::from_str(&news.write()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_survive_the_round_trip_and_nonsense_is_ignored() {
        let id = GameId("19a2 b".to_owned());
        for news in [News::Stored(id.clone(), 7), News::Deleted(id), News::Many] {
            assert_eq!(News::read(&news.write()), Some(news));
        }
        for text in ["", "stored", "stored x y", "stored 3", "lost 3 a"] {
            assert_eq!(News::read(text), None, "{text}");
        }
    }
}

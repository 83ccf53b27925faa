//! Which finished games of a person are listed: in the address of the page, and in the request to the server.

use skep_club::Speed;
use skep_rules::Family;
use skep_wire::check_name;

/// A result for the person whose games are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ResultFilter {
    Won,
    Lost,
    Drawn,
}

impl ResultFilter {
    /// All, in the order in which they are offered.
    pub(super) const ALL: [ResultFilter; 3] =
        [ResultFilter::Won, ResultFilter::Lost, ResultFilter::Drawn];

    /// The name in addresses and message keys.
    pub(super) const fn word(self) -> &'static str {
        match self {
            ResultFilter::Won => "won",
            ResultFilter::Lost => "lost",
            ResultFilter::Drawn => "drawn",
        }
    }
}

/// Which games are listed, and which page of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct GamesFilter {
    pub(super) family: Option<Family>,
    pub(super) speed: Option<Speed>,
    pub(super) rated: Option<bool>,
    pub(super) result: Option<ResultFilter>,
    /// The name of the opponent.
    pub(super) against: Option<String>,
    /// From 0 on.
    pub(super) page: u32,
}

/// The family with this name.
pub(super) fn family(name: &str) -> Option<Family> {
    Family::ALL.into_iter().find(|family| family.name() == name)
}

/// The speed with this name.
pub(super) fn speed(name: &str) -> Option<Speed> {
    Speed::ALL.into_iter().find(|speed| speed.name() == name)
}

impl GamesFilter {
    /// The filter that an address asks for. What cannot be read is left out.
    pub(super) fn read(value: impl Fn(&str) -> Option<String>) -> GamesFilter {
        let result = |word: String| ResultFilter::ALL.into_iter().find(|it| it.word() == word);
        let against = value("against").filter(|name| check_name(name).is_ok());
        GamesFilter {
            family: value("family").and_then(|name| family(&name)),
            speed: value("speed").and_then(|name| speed(&name)),
            rated: value("rated").and_then(|word| word.parse().ok()),
            result: value("result").and_then(result),
            against,
            page: value("page").and_then(|number| number.parse().ok()).unwrap_or_default(),
        }
    }

    /// The query of an address: empty, or beginning with `?`. It needs no escapes, because names have none.
    pub(super) fn query(&self) -> String {
        let parts = [
            self.family.map(|family| format!("family={}", family.name())),
            self.speed.map(|speed| format!("speed={}", speed.name())),
            self.rated.map(|rated| format!("rated={rated}")),
            self.result.map(|result| format!("result={}", result.word())),
            self.against.as_ref().map(|name| format!("against={name}")),
            (self.page > 0).then(|| format!("page={}", self.page)),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        if parts.is_empty() { String::new() } else { format!("?{}", parts.join("&")) }
    }

    /// Whether it lists everything.
    pub(super) fn is_empty(&self) -> bool {
        *self == GamesFilter { page: self.page, ..GamesFilter::default() }
    }

    /// The same games, on another page.
    pub(super) fn on_page(&self, page: u32) -> GamesFilter {
        GamesFilter { page, ..self.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(query: &str) -> GamesFilter {
        let pairs: Vec<(&str, &str)> =
            query.trim_start_matches('?').split('&').filter_map(|it| it.split_once('=')).collect();
        GamesFilter::read(|name| {
            pairs.iter().find(|pair| pair.0 == name).map(|pair| pair.1.to_owned())
        })
    }

    #[test]
    fn what_is_written_is_read_back() {
        let everything = GamesFilter {
            family: Some(Family::Swarm),
            speed: Some(Speed::Correspondence),
            rated: Some(false),
            result: Some(ResultFilter::Drawn),
            against: Some("queen-bee_2".to_owned()),
            page: 3,
        };
        for filter in [GamesFilter::default(), everything.on_page(0), everything] {
            assert_eq!(read(&filter.query()), filter, "{}", filter.query());
        }
        assert_eq!(GamesFilter::default().query(), "");
    }

    #[test]
    fn what_nobody_can_have_chosen_is_left_out() {
        let odd = "?family=chess&speed=&rated=perhaps&result=stolen&against=<b>&page=-1";
        assert_eq!(read(odd), GamesFilter::default());
        assert!(read(odd).is_empty() && read("?page=2").is_empty());
        assert!(!read("?rated=true").is_empty());
    }
}

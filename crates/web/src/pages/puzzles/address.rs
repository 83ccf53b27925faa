//! The addresses of the puzzles.

use skep_learn::puzzle::{PuzzleId, Theme};
use skep_rules::Family;

/// The family of the puzzle of the day, and of those who have chosen none.
pub(super) const USUAL: Family = Family::Tournament;

/// Which puzzles are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// Rated puzzles, one after the other, at the solver's strength.
    Next,
    /// The puzzle of the day.
    Daily,
    /// Harder and harder puzzles until the first mistake.
    Streak,
    /// One puzzle.
    One(Family, PuzzleId),
}

impl Place {
    /// The place of a path, if it is one.
    pub(super) fn of(path: &str) -> Option<Place> {
        match path.strip_prefix("/puzzles")?.trim_matches('/') {
            "" => Some(Place::Next),
            "daily" => Some(Place::Daily),
            "streak" => Some(Place::Streak),
            link => {
                let (family, id) = link.split_once('/')?;
                Some(Place::One(family_named(family)?, id.parse().ok()?))
            }
        }
    }

    /// The path.
    pub(super) fn path(self) -> String {
        match self {
            Place::Next => "/puzzles".to_owned(),
            Place::Daily => "/puzzles/daily".to_owned(),
            Place::Streak => "/puzzles/streak".to_owned(),
            Place::One(family, id) => format!("/puzzles/{}/{id}", family.name()),
        }
    }
}

/// Which of the puzzles are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Filter {
    /// The family of games.
    pub(super) family: Family,
    /// The theme, if only one is wanted.
    pub(super) theme: Option<Theme>,
}

impl Filter {
    /// The filter of a query: the names of a family and of a theme. What is unknown is left out.
    pub(super) fn of(game: Option<&str>, theme: Option<&str>) -> Filter {
        Filter {
            family: game.and_then(family_named).unwrap_or(USUAL),
            theme: theme.and_then(Theme::from_name),
        }
    }

    /// The address of a place with this filter.
    pub(super) fn address(self, place: Place) -> String {
        let mut parts = Vec::new();
        if self.family != USUAL {
            parts.push(format!("game={}", self.family.name()));
        }
        if let Some(theme) = self.theme {
            parts.push(format!("theme={}", theme.name()));
        }
        let query = if parts.is_empty() { "" } else { "?" };
        format!("{}{query}{}", place.path(), parts.join("&"))
    }
}

/// The family with this name.
pub(super) fn family_named(name: &str) -> Option<Family> {
    Family::ALL.into_iter().find(|family| family.name() == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_survive_the_round_trip() {
        let id = "3n9kgq32".parse().unwrap();
        for place in [Place::Next, Place::Daily, Place::Streak, Place::One(Family::Venom, id)] {
            assert_eq!(Place::of(&place.path()), Some(place));
            assert_eq!(Place::of(&format!("{}/", place.path())), Some(place));
        }
    }

    #[test]
    fn what_is_no_puzzle_is_no_place() {
        for path in ["/puzzles/x", "/puzzles/venom", "/puzzles/venom/x", "/puzzles/x/3n9kgq32"] {
            assert_eq!(Place::of(path), None, "{path}");
        }
    }

    #[test]
    fn a_filter_is_read_from_its_address() {
        let filter = Filter { family: Family::Venom, theme: Some(Theme::Throw) };
        assert_eq!(filter.address(Place::Next), "/puzzles?game=venom&theme=throw");
        assert_eq!(Filter::of(Some("venom"), Some("throw")), filter);
        let usual = Filter::of(Some("chess"), Some("fork"));
        assert_eq!(usual, Filter { family: USUAL, theme: None });
        assert_eq!(usual.address(Place::Streak), "/puzzles/streak");
    }
}

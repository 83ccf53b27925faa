//! The addresses of the pages.

use skep_club::GameId;

/// A page of online play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum OnlinePage {
    /// Where games begin, and one's own games.
    Lobby,
    /// A game.
    Game(GameId),
    /// Games that are being played.
    Watch,
    /// The best players.
    Leaderboard,
    /// A person.
    Person(String),
    /// One's own account.
    Account,
}

impl OnlinePage {
    /// The page with this path, if there is one. The name of a person is as it is written in the path.
    pub(crate) fn of_path(path: &str) -> Option<OnlinePage> {
        let rest = path.strip_prefix("/online")?;
        let parts: Vec<&str> = rest.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            // Games with days for a turn are in the list of one's own games.
            [] | ["correspondence"] => Some(OnlinePage::Lobby),
            ["game", id] => id.parse().ok().map(OnlinePage::Game),
            ["watch"] => Some(OnlinePage::Watch),
            ["leaderboard"] => Some(OnlinePage::Leaderboard),
            ["people", name] => Some(OnlinePage::Person(name.to_owned())),
            ["account"] => Some(OnlinePage::Account),
            _ => None,
        }
    }

    /// The key of the title.
    pub(crate) fn title(&self) -> &'static str {
        match self {
            OnlinePage::Lobby => "online-title",
            OnlinePage::Game(_) => "online-game",
            OnlinePage::Watch => "watch-title",
            OnlinePage::Leaderboard => "leaderboard-title",
            OnlinePage::Person(_) => "profile-title",
            OnlinePage::Account => "account-title",
        }
    }
}

/// The path of a game.
pub(crate) fn game_path(id: GameId) -> String {
    format!("/online/game/{id}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_an_address() {
        let id = GameId::from_random([3; 10]);
        let page = OnlinePage::of_path;
        assert_eq!(page("/online"), Some(OnlinePage::Lobby));
        assert_eq!(page("/online/"), Some(OnlinePage::Lobby));
        assert_eq!(page("/online/correspondence"), Some(OnlinePage::Lobby));
        assert_eq!(page(&game_path(id)), Some(OnlinePage::Game(id)));
        assert_eq!(page("/online/people/Ada"), Some(OnlinePage::Person("Ada".to_owned())));
        for path in ["/online/game", "/online/game/x", "/online/people", "/online/other", "/", ""] {
            assert_eq!(page(path), None, "{path}");
        }
    }
}

//! Export formats of a game.

use skep_draw::{Highlights, draw};
use skep_record::{Details, GameTree, NoSgf, Pgn, write_link, write_sgf};

/// A format in which the open game can be exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Export {
    /// The game string up to the cursor.
    Game,
    /// The position string at the cursor.
    Position,
    /// The main line as PGN, as written by Mzinga.
    Pgn,
    /// The main line as SGF, as written by BoardSpace.
    Sgf,
    /// A link to the game with all variations.
    Link,
    /// An SVG picture of the position.
    Svg,
}

impl Export {
    /// All formats, in the order in which they are offered.
    pub(crate) const ALL: [Export; 6] =
        [Export::Game, Export::Position, Export::Pgn, Export::Sgf, Export::Link, Export::Svg];

    /// The name used in message keys and test ids.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Export::Game => "game",
            Export::Position => "position",
            Export::Pgn => "pgn",
            Export::Sgf => "sgf",
            Export::Link => "link",
            Export::Svg => "picture",
        }
    }

    /// The display name, if it is the same in every language.
    pub(crate) const fn name(self) -> Option<&'static str> {
        match self {
            Export::Pgn => Some("PGN"),
            Export::Sgf => Some("SGF"),
            _ => None,
        }
    }

    /// The file name and the MIME type for a download.
    pub(crate) const fn file(self) -> (&'static str, &'static str) {
        match self {
            Export::Game => ("skep-game.txt", "text/plain"),
            Export::Position => ("skep-position.txt", "text/plain"),
            Export::Pgn => ("skep.pgn", "application/x-chess-pgn"),
            Export::Sgf => ("skep.sgf", "application/x-go-sgf"),
            Export::Link => ("skep-link.txt", "text/plain"),
            Export::Svg => ("skep.svg", "image/svg+xml"),
        }
    }

    /// Writes the game in this format. `origin` is the application's address, used in links.
    pub(crate) fn write(
        self,
        tree: &GameTree,
        details: &Details,
        origin: &str,
    ) -> Result<String, NoSgf> {
        Ok(match self {
            Export::Game => tree.game().to_string(),
            Export::Position => tree.position().to_string(),
            Export::Pgn => Pgn::of(tree, details.clone()).to_string(),
            Export::Sgf => write_sgf(tree, details)?,
            Export::Link => format!("{origin}/play#{}", write_link(tree)),
            Export::Svg => draw(tree.position(), &Highlights::default()),
        })
    }
}

#[cfg(test)]
mod tests {
    use skep_record::import;
    use skep_rules::GameType;

    use super::*;

    #[test]
    fn exports_can_be_imported() {
        let mut tree = GameTree::new(GameType::BASE);
        for text in ["wS1", "bS1 wS1-", "wQ -wS1"] {
            tree.play_text(text).unwrap();
        }
        for export in Export::ALL {
            let text = export.write(&tree, &Details::default(), "https://skep.example").unwrap();
            if export == Export::Svg {
                assert!(text.starts_with("<svg"));
                continue;
            }
            let imported = import(&text).unwrap();
            assert_eq!(
                imported.tree.position().zobrist_hash(),
                tree.position().zobrist_hash(),
                "{}",
                export.word()
            );
        }
    }
}

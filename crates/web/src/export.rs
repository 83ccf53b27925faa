//! A game as texts for other places.

use skep_draw::{Highlights, draw};
use skep_record::{Details, GameTree, NoSgf, Pgn, write_link, write_sgf};

/// The texts that can be made of what is on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Export {
    /// The game up to the cursor in one line.
    Game,
    /// The position at the cursor in one line.
    Position,
    /// The main line, as Mzinga writes it.
    Pgn,
    /// The main line, as BoardSpace writes it.
    Sgf,
    /// The address of all of it.
    Link,
    /// A picture of the position.
    Svg,
}

impl Export {
    /// All texts, in the order in which they are offered.
    pub(crate) const ALL: [Export; 6] =
        [Export::Game, Export::Position, Export::Pgn, Export::Sgf, Export::Link, Export::Svg];

    /// The word for it in keys and test ids.
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

    /// Its name, where that is the same in every language.
    pub(crate) const fn name(self) -> Option<&'static str> {
        match self {
            Export::Pgn => Some("PGN"),
            Export::Sgf => Some("SGF"),
            _ => None,
        }
    }

    /// The name and the sort of a file with it.
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

    /// The text, or why there is none. A link needs to know where the application is.
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
    fn what_is_exported_can_be_imported() {
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

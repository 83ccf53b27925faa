//! Export formats of a game.

use skep_draw::{Highlights, draw};
use skep_record::{Details, GameTree, NoSgf, Pgn, Saved, Seat, write_link, write_sgf};
use skep_rules::Color;

/// The event in exported records of games without a title.
const EVENT: &str = "skep";

/// A format in which the open game can be exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Export {
    /// A game string.
    Game,
    /// The position string at the cursor.
    Position,
    /// PGN, as written by Mzinga.
    Pgn,
    /// SGF, as written by BoardSpace.
    Sgf,
    /// A link to the game with all variations.
    Link,
    /// An SVG picture of the position.
    Svg,
}

/// Which moves of a game are exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Extent {
    /// The main line to its end.
    Main,
    /// What was played up to the cursor.
    Here,
    /// Everything, in formats that have variations.
    Tree,
}

impl Extent {
    /// All, in the order in which they are offered.
    pub(crate) const ALL: [Extent; 3] = [Extent::Main, Extent::Here, Extent::Tree];

    /// The name used in message keys and test ids.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Extent::Main => "main",
            Extent::Here => "here",
            Extent::Tree => "tree",
        }
    }

    /// What is offered first: the whole game, or the variation that the person is looking at.
    pub(crate) fn usual(tree: &GameTree) -> Extent {
        if tree.is_main(tree.current()) || tree.line().is_empty() {
            Extent::Main
        } else {
            Extent::Here
        }
    }

    /// The game with only these moves.
    fn of(self, tree: &GameTree) -> GameTree {
        let mut tree = tree.clone();
        if self != Extent::Here {
            tree.go_to(tree.main_end());
        }
        tree.line_only()
    }
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

    /// Whether the format can contain variations.
    pub(crate) const fn has_variations(self) -> bool {
        matches!(self, Export::Pgn)
    }

    /// Whether one has to choose which moves are exported.
    pub(crate) const fn has_extent(self) -> bool {
        matches!(self, Export::Game | Export::Pgn | Export::Sgf)
    }

    /// The key of the sentence that says what is exported.
    pub(crate) const fn about_key(self, extent: Extent) -> &'static str {
        match (self, extent) {
            (Export::Position | Export::Svg, _) => "library-contains-position",
            (Export::Link, _) => "library-contains-tree",
            (Export::Pgn, Extent::Tree) => "library-contains-tree",
            (_, Extent::Main | Extent::Tree) => "library-contains-main",
            (_, Extent::Here) => "library-contains-here",
        }
    }

    /// Writes the game in this format. `origin` is the application's address, used in links.
    pub(crate) fn write(
        self,
        tree: &GameTree,
        extent: Extent,
        details: &Details,
        origin: &str,
    ) -> Result<String, NoSgf> {
        Ok(match self {
            Export::Game => extent.of(tree).game().to_string(),
            Export::Position => tree.position().to_string(),
            Export::Pgn if extent == Extent::Tree => Pgn::of(tree, details.clone()).to_string(),
            Export::Pgn => Pgn::of(&extent.of(tree), details.clone()).to_string(),
            Export::Sgf => write_sgf(&extent.of(tree), details)?,
            Export::Link => format!("{origin}/play#{}", write_link(tree)),
            Export::Svg => draw(tree.position(), &Highlights::default()),
        })
    }
}

/// Who played, when and where, for the records of other programs. `date` is the day on which the game began here.
pub(crate) fn details(saved: &Saved, date: String) -> Details {
    let player = |color: Color| match (&saved.names[color], saved.seats[color]) {
        (name, _) if !name.is_empty() => name.clone(),
        // Programs and people of all languages read it.
        (_, Seat::Level(level)) => format!("skep level {level}"),
        (_, Seat::Person) => String::new(),
    };
    let mut details = saved.details();
    if details.event.is_empty() {
        EVENT.clone_into(&mut details.event);
    }
    if details.date.is_empty() {
        details.date = date;
    }
    Details { white: player(Color::White), black: player(Color::Black), ..details }
}

/// The title of an imported game of this event, unless it is the one of games without a title.
pub(crate) fn title(event: &str) -> &str {
    Some(event).filter(|event| *event != EVENT).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use skep_record::import;
    use skep_rules::GameType;

    use super::*;

    fn tree(moves: &[&str]) -> GameTree {
        let mut tree = GameTree::new(GameType::BASE);
        for text in moves {
            tree.play_text(text).unwrap();
        }
        tree
    }

    fn write(export: Export, tree: &GameTree, extent: Extent) -> String {
        export.write(tree, extent, &Details::default(), "https://skep.example").unwrap()
    }

    #[test]
    fn a_pgn_has_variations_if_one_wants_them_and_notes_always() {
        let mut tree = tree(&["wS1", "bS1 wS1-"]);
        let mut note = tree.note(tree.current()).clone();
        note.set_comment("Well").unwrap();
        tree.set_note(tree.current(), note).unwrap();
        tree.back();
        tree.play_text("bA1 wS1-").unwrap();
        let main = write(Export::Pgn, &tree, Extent::Main);
        assert!(main.contains("{Well}") && !main.contains('('), "{main}");
        let whole = write(Export::Pgn, &tree, Extent::Tree);
        assert!(whole.contains("(\n2. bA1 wS1-\n)"), "{whole}");
        assert!(!write(Export::Game, &tree, Extent::Tree).contains("bA1"));
    }

    #[test]
    fn exports_can_be_imported() {
        let tree = tree(&["wS1", "bS1 wS1-", "wQ -wS1"]);
        for (export, extent) in Export::ALL.into_iter().flat_map(|it| Extent::ALL.map(|e| (it, e)))
        {
            let text = write(export, &tree, extent);
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

    #[test]
    fn in_a_variation_every_format_has_the_moves_that_are_asked_for() {
        let mut tree = tree(&["wS1", "bS1 wS1-", "wQ -wS1"]);
        assert_eq!(Extent::usual(&tree), Extent::Main);
        tree.to_start();
        assert_eq!(Extent::usual(&tree), Extent::Main);
        tree.forward();
        tree.play_text("bA1 wS1-").unwrap();
        assert_eq!(Extent::usual(&tree), Extent::Here);
        for export in [Export::Game, Export::Pgn, Export::Sgf] {
            let moves = |extent| import(&write(export, &tree, extent)).unwrap().tree.game().moves();
            assert_eq!(moves(Extent::Main), ["wS1", "bS1 wS1-", "wQ -wS1"], "{}", export.word());
            assert_eq!(moves(Extent::Here), ["wS1", "bA1 wS1-"], "{}", export.word());
        }
    }

    #[test]
    fn records_name_players_date_and_event() {
        let mut saved = Saved::new(tree(&["wS1"]), 0);
        saved.seats[Color::Black] = Seat::Level(3);
        saved.names[Color::White] = "Ann".to_owned();
        let untitled = details(&saved, "2026.11.18".to_owned());
        let pgn = Pgn::of(&saved.tree, untitled.clone()).to_string();
        for tag in ["[White \"Ann\"]", "[Black \"skep level 3\"]", "[Date \"2026.11.18\"]"] {
            assert!(pgn.contains(tag), "{pgn}");
        }
        assert!(pgn.contains("[Event \"skep\"]"));
        assert_eq!(title(&untitled.event), "");
        saved.title = "Sunday’s game".to_owned();
        let titled = details(&saved, String::new());
        assert_eq!(title(&titled.event), "Sunday’s game");
    }
}

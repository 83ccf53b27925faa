//! What the move list shows: the moves of a tree in their order, with variations.

use skep_record::{GameTree, NodeId, Note, TreeStep};
use skep_rules::{Bug, Choice, Chosen, Color, Outcome};
use skep_words::Words;

/// An entry of the move list.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct MoveListEntry {
    pub(super) node: NodeId,
    /// The move number before it: `3.` for White, `3…` for Black at the start of a line.
    pub(super) number: Option<String>,
    pub(super) text: String,
    /// What is shown instead of the notation, if that would be no move.
    pub(super) said: Option<Said>,
    /// The player; `None` for choices before the first turn.
    pub(super) player: Option<Color>,
    /// The creature that acts.
    pub(super) bug: Option<Bug>,
    pub(super) depth: usize,
    /// What is noted about it, if anything.
    pub(super) note: Option<Note>,
    /// Whether it starts a new line of the list.
    breaks: bool,
}

/// A step that is no move. Its notation means nothing to people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Said {
    /// The game has ended by a declaration.
    Result(Outcome),
    /// A choice before the first turn.
    Chosen(Chosen, Color),
    /// A choice that is still secret.
    Secret(Choice, Color),
}

impl Said {
    fn of(step: &TreeStep, player: Color, secret: bool) -> Option<Said> {
        match step {
            TreeStep::Action(_) => None,
            TreeStep::Choice(chosen) if secret => Some(Said::Secret(chosen.choice, player)),
            TreeStep::Choice(chosen) => Some(Said::Chosen(*chosen, player)),
            TreeStep::Declared(declared) => Some(Said::Result(declared.outcome())),
        }
    }

    /// The words that are shown.
    pub(super) fn text(self, words: &Words) -> String {
        match self {
            Said::Result(outcome) => words.outcome(outcome),
            Said::Chosen(chosen, player) => words.chosen(chosen, player),
            Said::Secret(choice, player) => words.with(
                &format!("choose-{}-status", choice.word()),
                &[("player", words.color(player).into())],
            ),
        }
    }
}

/// A part of the move list.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Part {
    /// A move of the main line.
    Move(MoveListEntry),
    /// One line of the variations under a move, with its depth.
    Line(usize, Vec<MoveListEntry>),
}

impl Part {
    /// Its entries in the order of the list.
    pub(super) fn entries(&self) -> &[MoveListEntry] {
        match self {
            Part::Move(entry) => std::slice::from_ref(entry),
            Part::Line(_, line) => line,
        }
    }
}

/// All entries in the order of the list.
pub(super) fn in_order(parts: &[Part]) -> impl Iterator<Item = &MoveListEntry> {
    parts.iter().flat_map(Part::entries)
}

/// The entry to which a key leads from another one: the next, the one before, the first or the last.
pub(super) fn entry_at_key(parts: &[Part], from: Option<NodeId>, key: &str) -> Option<NodeId> {
    let order: Vec<NodeId> = in_order(parts).map(|entry| entry.node).collect();
    let here = order.iter().position(|&node| Some(node) == from);
    let last = order.len().checked_sub(1)?;
    let to = match (key, here) {
        ("ArrowDown", Some(here)) => (here + 1).min(last),
        ("ArrowUp", Some(here)) => here.saturating_sub(1),
        ("Home", _) => 0,
        ("End", _) => last,
        _ => return None,
    };
    Some(order[to])
}

/// Collects the lines of the variations between the moves of the main line.
pub(super) fn parts(entries: Vec<MoveListEntry>) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for entry in entries {
        match (entry.depth, parts.last_mut()) {
            (0, _) => parts.push(Part::Move(entry)),
            (_, Some(Part::Line(_, line))) if !entry.breaks => line.push(entry),
            (depth, _) => parts.push(Part::Line(depth, vec![entry])),
        }
    }
    parts
}

/// The creature whose tile a written move names first.
fn acting_bug(text: &str) -> Option<Bug> {
    let tile = text.trim_start_matches('~').split(' ').next()?;
    let code = tile.get(1..)?.trim_end_matches(|it: char| it.is_ascii_digit());
    Bug::from_code(code)
}

/// The entries of a tree. Choices that are still secret appear as a question mark.
pub(super) fn entries(tree: &GameTree) -> Vec<MoveListEntry> {
    let secret = tree.game().open_choice().is_some();
    let mut entries = Vec::new();
    let mut depth_before = 0;
    let mut turn_before = None;
    for row in tree.rows() {
        let resumes = row.depth != depth_before || row.begins;
        let white = row.player == Color::White && turn_before != Some((row.turn, row.depth));
        let number = match (row.turn, row.player) {
            (0, _) => None,
            (turn, Color::White) if white || resumes => Some(format!("{turn}.")),
            (turn, Color::Black) if resumes => Some(format!("{turn}…")),
            _ => None,
        };
        let text = match row.step {
            TreeStep::Choice(chosen) if secret => format!("{} ?", chosen.choice.word()),
            _ => row.text.to_owned(),
        };
        let player = (row.turn > 0).then_some(row.player);
        let bug = player.and_then(|_| acting_bug(&text));
        let said = Said::of(row.step, row.player, secret);
        let (node, depth, breaks) = (row.node, row.depth, resumes);
        let note = Some(tree.note(node)).filter(|note| !note.is_empty()).cloned();
        entries.push(MoveListEntry { node, number, text, said, player, bug, depth, note, breaks });
        depth_before = row.depth;
        turn_before = (row.player == Color::White).then_some((row.turn, row.depth));
    }
    entries
}

#[cfg(test)]
mod tests {
    use skep_record::Declared;
    use skep_rules::GameType;
    use skep_words::Language;

    use super::*;

    #[test]
    fn an_entry_has_the_note_on_its_move() {
        let mut tree = GameTree::new(GameType::BASE);
        let first = tree.play_text("wS1").unwrap();
        tree.play_text("bS1 wS1-").unwrap();
        let mut note = Note::default();
        note.set_comment("Well").unwrap();
        tree.set_note(first, note.clone()).unwrap();
        let notes: Vec<_> = entries(&tree).into_iter().map(|entry| entry.note).collect();
        assert_eq!(notes, [Some(note), None]);
    }

    #[test]
    fn a_variation_follows_the_move_it_replaces() {
        let mut tree = GameTree::new(GameType::BASE);
        for text in ["wS1", "bS1 wS1-", "wQ -wS1"] {
            tree.play_text(text).unwrap();
        }
        tree.back();
        tree.back();
        tree.play_text("bA1 wS1-").unwrap();
        let shown = |entry: &MoveListEntry| {
            format!(
                "{}{} {}",
                " ".repeat(entry.depth),
                entry.number.as_deref().unwrap_or(""),
                entry.text
            )
        };
        let shown: Vec<String> = entries(&tree).iter().map(shown).collect();
        assert_eq!(shown, ["1. wS1", " bS1 wS1-", " 1… bA1 wS1-", "2. wQ -wS1"]);
    }

    #[test]
    fn lines_are_collected_between_the_moves_of_the_main_line() {
        let mut tree = GameTree::new(GameType::BASE);
        for text in ["wS1", "bS1 wS1-", "wQ -wS1"] {
            tree.play_text(text).unwrap();
        }
        for text in ["bA1 wS1-", "bG1 wS1-"] {
            tree.to_start();
            tree.forward();
            tree.play_text(text).unwrap();
        }
        let parts = parts(entries(&tree));
        let [Part::Move(_), Part::Move(_), Part::Line(1, _), Part::Line(1, _), Part::Move(last)] =
            &parts[..]
        else {
            panic!("{parts:?}");
        };
        assert_eq!((last.player, last.bug), (Some(Color::White), Some(Bug::Queen)));
    }

    #[test]
    fn keys_lead_through_the_list_with_its_variations() {
        let mut tree = GameTree::new(GameType::BASE);
        let first = tree.play_text("wS1").unwrap();
        let second = tree.play_text("bS1 wS1-").unwrap();
        let last = tree.play_text("wQ -wS1").unwrap();
        tree.go_to(first);
        let variation = tree.play_text("bA1 wS1-").unwrap();
        let parts = parts(entries(&tree));
        let at = |from, key| entry_at_key(&parts, Some(from), key);
        assert_eq!(at(first, "ArrowDown"), Some(second));
        assert_eq!(at(second, "ArrowDown"), Some(variation));
        assert_eq!(at(variation, "ArrowDown"), Some(last));
        assert_eq!(at(last, "ArrowDown"), Some(last));
        assert_eq!(at(last, "ArrowUp"), Some(variation));
        assert_eq!(at(first, "ArrowUp"), Some(first));
        assert_eq!((at(second, "Home"), at(second, "End")), (Some(first), Some(last)));
        assert_eq!(at(second, "Enter"), None);
        assert_eq!(entry_at_key(&parts, None, "ArrowDown"), None);
        assert_eq!(entry_at_key(&[], None, "Home"), None);
    }

    #[test]
    fn secret_choices_are_not_listed() {
        let mut tree = GameTree::new("Base+Swarm".parse().unwrap());
        tree.play_text("pick wA1 wA2 wA3").unwrap();
        assert_eq!(entries(&tree)[0].text, "pick ?");
        tree.play_text("pick bA1 bA2 bA3").unwrap();
        assert_eq!(entries(&tree)[0].text, "pick wA1 wA2 wA3");
    }

    #[test]
    fn what_is_no_move_is_said_in_words() {
        let words = Words::new(Language::English);
        let said = |tree: &GameTree| -> Vec<Option<String>> {
            entries(tree).iter().map(|entry| Some(entry.said?.text(&words))).collect()
        };
        let mut tree = GameTree::new("Base+Swarm".parse().unwrap());
        tree.play_text("pick wA1 wA2 wA3").unwrap();
        assert_eq!(said(&tree), [Some("White picks three tiles.".to_owned())]);
        tree.play_text("pick bA1 bA2 bA3").unwrap();
        tree.play_text("wA1 +bG1").unwrap();
        tree.declare(Declared::Resignation(Color::White)).unwrap();
        let picked = |player| Some(format!("{player} picks Ant 1, Ant 2, Ant 3."));
        let won = Some("Black wins.".to_owned());
        assert_eq!(said(&tree), [picked("White"), picked("Black"), None, won]);
    }
}

//! What a gesture on the board means, with the tool that is picked.

use skep_board::{Carried, DropTarget, SetupGesture};
use skep_rules::{Axial, Color, Setup, Tile};

use super::model::{Away, Edit, Kind, away, kinds, next_tile};

/// What a tap on a cell does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Tool {
    /// Chooses a stack, or moves the chosen one to an empty cell.
    #[default]
    Move,
    /// Puts a tile of this kind on the cell.
    Put(Kind),
    /// Removes the tile on top.
    Erase,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Response {
    /// Change the position, then choose a place, or none.
    Edit(Edit, Option<Axial>),
    /// Choose a place, or none.
    Choose(Option<Axial>),
    /// Pick a tool.
    Pick(Tool),
    /// Say that no tile of this kind is left.
    NoneLeft(Kind),
    /// Nothing.
    Nothing,
}

/// The state in which a gesture is made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Situation<'a> {
    pub(super) setup: &'a Setup,
    pub(super) tool: Tool,
    /// The chosen place.
    pub(super) chosen: Option<Axial>,
    /// Whether whole stacks are moved.
    pub(super) whole: bool,
}

impl Situation<'_> {
    /// What a gesture means.
    pub(super) fn respond(&self, gesture: &SetupGesture) -> Response {
        match gesture {
            SetupGesture::Tap(place) => self.tap(*place),
            SetupGesture::Remove(place) => self.remove(*place),
            SetupGesture::Drop { carried, target, shift } => self.dropped(*carried, target, *shift),
            SetupGesture::Key { place, key } => self.key(*place, key),
        }
    }

    /// The tile on top of a place.
    pub(super) fn top(&self, place: Axial) -> Option<Tile> {
        let stack = self.setup.stacks.iter().find(|&&(other, _)| other == place);
        stack.and_then(|(_, tiles)| tiles.last().copied())
    }

    fn tap(&self, place: Axial) -> Response {
        match self.tool {
            Tool::Put(kind) => self.put(kind, place),
            Tool::Erase => self.remove(place),
            Tool::Move if self.chosen == Some(place) => Response::Choose(None),
            Tool::Move if self.top(place).is_some() => Response::Choose(Some(place)),
            Tool::Move => match self.chosen {
                Some(from) => self.relocate(from, place, self.whole),
                None => Response::Nothing,
            },
        }
    }

    fn put(&self, kind: Kind, to: Axial) -> Response {
        match next_tile(self.setup, kind) {
            Some(tile) => Response::Edit(Edit::Put { tile, back: kind.back, to }, None),
            None => Response::NoneLeft(kind),
        }
    }

    fn remove(&self, place: Axial) -> Response {
        match self.top(place) {
            Some(tile) => Response::Edit(Edit::TakeOff { tile, to: Away::Reserve }, None),
            None => Response::Nothing,
        }
    }

    fn relocate(&self, from: Axial, to: Axial, whole: bool) -> Response {
        match self.top(from) {
            _ if from == to => Response::Nothing,
            None => Response::Choose(None),
            Some(_) if whole => Response::Edit(Edit::MoveStack { from, to }, Some(to)),
            Some(tile) => {
                let back = self.setup.backs.contains(tile);
                Response::Edit(Edit::Put { tile, back, to }, Some(to))
            }
        }
    }

    fn dropped(&self, carried: Carried, target: &DropTarget, shift: bool) -> Response {
        match (carried, target) {
            (Carried::Place(from), DropTarget::Place(to)) => {
                self.relocate(from, *to, self.whole || shift)
            }
            (Carried::Place(from), DropTarget::Nowhere) => self.remove(from),
            (Carried::Place(from), DropTarget::Away(word)) => match (self.top(from), away_of(word))
            {
                (Some(tile), Some(to)) => Response::Edit(Edit::TakeOff { tile, to }, None),
                _ => Response::Nothing,
            },
            (Carried::Tile { tile, bug }, DropTarget::Place(to)) => {
                let back = bug != tile.front();
                Response::Edit(Edit::Put { tile, back, to: *to }, None)
            }
            (Carried::Tile { tile, .. }, DropTarget::Away(word)) => match away_of(word) {
                Some(to) if away(self.setup, tile) != Some(to) => {
                    Response::Edit(Edit::TakeOff { tile, to }, None)
                }
                _ => Response::Nothing,
            },
            (Carried::Tile { .. }, DropTarget::Nowhere) => Response::Nothing,
        }
    }

    fn key(&self, place: Axial, key: &str) -> Response {
        match key {
            "Escape" if self.tool != Tool::Move => Response::Pick(Tool::Move),
            "Escape" if self.chosen.is_some() => Response::Choose(None),
            "v" | "V" => Response::Pick(Tool::Move),
            "e" | "E" => Response::Pick(Tool::Erase),
            "i" | "I" => match self.top(place) {
                Some(_) => Response::Choose(Some(place)),
                None => Response::Nothing,
            },
            "r" | "R" => match self.top(place) {
                Some(tile) => Response::Edit(Edit::TurnOver(tile), self.chosen),
                None => Response::Nothing,
            },
            _ => self.picked_by(key).map_or(Response::Nothing, |it| Response::Pick(Tool::Put(it))),
        }
    }

    /// The kind that a letter picks: a small letter a white creature, a capital a black one. If one with that letter is
    /// picked, the next one.
    fn picked_by(&self, key: &str) -> Option<Kind> {
        let mut letters = key.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else { return None };
        let color = if letter.is_uppercase() { Color::Black } else { Color::White };
        let begins = |kind: &Kind| {
            let first = kind.bug.code().chars().next();
            first.is_some_and(|first| first.eq_ignore_ascii_case(&letter))
        };
        let all = kinds(self.setup, Some(color)).into_iter().chain(kinds(self.setup, None));
        let all: Vec<Kind> = all.filter(begins).collect();
        let now = all.iter().position(|&kind| self.tool == Tool::Put(kind));
        all.get(now.map_or(0, |now| (now + 1) % all.len())).copied()
    }
}

/// The words by which places beside the board are known in the document.
pub(super) const fn away_word(away: Away) -> &'static str {
    match away {
        Away::Reserve => "reserve",
        Away::Hand(Color::White) => "hand-white",
        Away::Hand(Color::Black) => "hand-black",
        Away::Removed => "removed",
    }
}

/// The place beside the board that is known by this word.
fn away_of(word: &str) -> Option<Away> {
    let all = [Away::Reserve, Away::Hand(Color::White), Away::Hand(Color::Black), Away::Removed];
    all.into_iter().find(|&away| away_word(away) == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Axial = Axial::new(0, 0);
    const EMPTY: Axial = Axial::new(-1, 0);

    fn setup() -> Setup {
        "Venom;White[9];0,0:wQ<bFf1 1,0:bQ 2,0:wA1".parse().unwrap()
    }

    fn tile(name: &str) -> Tile {
        name.parse().unwrap()
    }

    fn respond(tool: Tool, chosen: Option<Axial>, gesture: SetupGesture) -> Response {
        let setup = setup();
        Situation { setup: &setup, tool, chosen, whole: false }.respond(&gesture)
    }

    fn key(tool: Tool, key: &str) -> Response {
        respond(tool, None, SetupGesture::Key { place: HERE, key: key.to_owned() })
    }

    fn picked(response: Response) -> String {
        match response {
            Response::Pick(Tool::Put(kind)) => {
                format!("{}{}", kind.color.map_or(' ', Color::letter), kind.bug.code())
            }
            other => format!("{other:?}"),
        }
    }

    #[test]
    fn a_letter_picks_a_creature_and_then_the_next_with_that_letter() {
        assert_eq!(picked(key(Tool::Move, "a")), "wA");
        assert_eq!(picked(key(Tool::Move, "A")), "bA");
        let spider = key(Tool::Move, "s");
        assert_eq!(picked(spider), "wS");
        let Response::Pick(tool) = spider else { panic!("{spider:?}") };
        let scorpion = key(tool, "s");
        assert_eq!(picked(scorpion), "wSc");
        let Response::Pick(tool) = scorpion else { panic!("{scorpion:?}") };
        assert_eq!(picked(key(tool, "s")), "wS");
        assert_eq!(key(Tool::Move, "m"), Response::Nothing, "there is no Mosquito");
        assert_eq!(key(Tool::Move, "Tab"), Response::Nothing);
    }

    #[test]
    fn keys_turn_over_and_change_the_tool() {
        let turned = Response::Edit(Edit::TurnOver(tile("bB1")), None);
        assert_eq!(key(Tool::Move, "r"), turned);
        assert_eq!(key(Tool::Move, "e"), Response::Pick(Tool::Erase));
        assert_eq!(key(Tool::Erase, "Escape"), Response::Pick(Tool::Move));
        assert_eq!(key(Tool::Move, "Escape"), Response::Nothing);
        assert_eq!(key(Tool::Erase, "i"), Response::Choose(Some(HERE)));
    }

    #[test]
    fn no_creature_begins_with_a_letter_that_means_something_else() {
        for bug in skep_rules::Bug::ALL {
            assert!(!bug.code().starts_with(['V', 'E', 'I', 'R']), "{bug}");
        }
    }

    #[test]
    fn a_tap_chooses_and_then_moves_the_tile_on_top() {
        let tap = |chosen, place| respond(Tool::Move, chosen, SetupGesture::Tap(place));
        assert_eq!(tap(None, HERE), Response::Choose(Some(HERE)));
        assert_eq!(tap(Some(HERE), HERE), Response::Choose(None));
        assert_eq!(tap(None, EMPTY), Response::Nothing);
        let put = Edit::Put { tile: tile("bB1"), back: true, to: EMPTY };
        assert_eq!(tap(Some(HERE), EMPTY), Response::Edit(put, Some(EMPTY)));
    }

    #[test]
    fn a_picked_kind_is_put_as_long_as_tiles_are_left() {
        let setup = setup();
        let white = kinds(&setup, Some(Color::White));
        let of = |code: &str| white.iter().copied().find(|kind| kind.bug.code() == code).unwrap();
        let tap = |kind| respond(Tool::Put(kind), None, SetupGesture::Tap(EMPTY));
        let put = |tile, back| Response::Edit(Edit::Put { tile, back, to: EMPTY }, None);
        assert_eq!(tap(of("A")), put(tile("wA2"), false));
        assert_eq!(tap(of("Fl")), put(tile("wA2"), true));
        assert_eq!(tap(of("Q")), Response::NoneLeft(of("Q")));
    }

    #[test]
    fn tiles_are_dragged_on_the_board_off_it_and_beside_it() {
        let drop = |target, shift| {
            let carried = Carried::Place(HERE);
            respond(Tool::Erase, None, SetupGesture::Drop { carried, target, shift })
        };
        let put = Edit::Put { tile: tile("bB1"), back: true, to: EMPTY };
        assert_eq!(drop(DropTarget::Place(EMPTY), false), Response::Edit(put, Some(EMPTY)));
        let stack = Edit::MoveStack { from: HERE, to: EMPTY };
        assert_eq!(drop(DropTarget::Place(EMPTY), true), Response::Edit(stack, Some(EMPTY)));
        assert_eq!(drop(DropTarget::Place(HERE), false), Response::Nothing);
        let off = |to| Response::Edit(Edit::TakeOff { tile: tile("bB1"), to }, None);
        assert_eq!(drop(DropTarget::Nowhere, false), off(Away::Reserve));
        let hand = Away::Hand(Color::Black);
        assert_eq!(drop(DropTarget::Away(away_word(hand).to_owned()), false), off(hand));
        assert_eq!(drop(DropTarget::Away("elsewhere".to_owned()), false), Response::Nothing);
    }

    #[test]
    fn a_tile_of_the_palette_is_put_with_the_face_that_was_dragged() {
        let (ant, fly) = (tile("wA2"), skep_rules::Bug::Fly);
        let carried = Carried::Tile { tile: ant, bug: fly };
        let drop = |target| {
            respond(Tool::Move, None, SetupGesture::Drop { carried, target, shift: false })
        };
        let put = Edit::Put { tile: ant, back: true, to: EMPTY };
        assert_eq!(drop(DropTarget::Place(EMPTY)), Response::Edit(put, None));
        assert_eq!(drop(DropTarget::Nowhere), Response::Nothing);
        let back_in_the_palette = DropTarget::Away(away_word(Away::Reserve).to_owned());
        assert_eq!(drop(back_in_the_palette), Response::Nothing);
    }
}

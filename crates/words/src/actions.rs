//! Actions as sentences.

use skep_rules::{Action, Bug, Cell, Direction, Position, Stage, Tile, TileName};

use crate::sentence::{NameStyle, Sentence, to_sentence};
use crate::words::Words;

/// The direction's part of message keys: `north-east`.
pub(crate) const fn side_key(side: Direction) -> &'static str {
    match side {
        Direction::East => "east",
        Direction::NorthEast => "north-east",
        Direction::NorthWest => "north-west",
        Direction::West => "west",
        Direction::SouthWest => "south-west",
        Direction::SouthEast => "south-east",
    }
}

/// The sides in the order in which move notation tries them for a reference tile.
const REFERENCE_SIDES: [Direction; 6] = [
    Direction::East,
    Direction::NorthEast,
    Direction::SouthEast,
    Direction::West,
    Direction::SouthWest,
    Direction::NorthWest,
];

impl Words {
    /// A sentence about a legal action that has not been played yet: the player, the tiles and the destination.
    ///
    /// ```
    /// use skep_rules::Game;
    /// use skep_words::{Language, Words};
    ///
    /// let game: Game = "Base;InProgress;White[2];wS1;bS1 wS1-".parse()?;
    /// let position = game.position();
    /// let action = position.read_move("wQ -wS1").unwrap();
    /// let text = |language| Words::new(language).action(position, action);
    /// assert_eq!(text(Language::English), "White places the Queen Bee to the left of white Spider 1.");
    /// assert_eq!(text(Language::Italian), "Il Bianco piazza l’Ape Regina a sinistra del Ragno bianco 1.");
    /// # Ok::<(), skep_rules::GameError>(())
    /// ```
    pub fn action(&self, position: &Position, action: Action) -> String {
        let helpers = position.helpers(action);
        let mut text = self.plain_action(position, action, helpers.thrower);
        let own = |tile: &Tile| tile.color() == Some(position.to_move());
        if let Some(controller) = helpers.controllers.into_iter().find(own) {
            let it = self.in_words().set("of", self.of(position.name(controller)));
            text = it.set("action", text).format("action-controlled");
        }
        if position.stage() == Stage::Second && action != Action::End {
            text = self.in_words().set("action", text).format("action-second");
        }
        to_sentence(&text)
    }

    fn plain_action(&self, position: &Position, action: Action, thrower: Option<Tile>) -> String {
        let player = position.to_move();
        let it = self.in_words().player(player);
        match action {
            Action::Place { .. } => self.placing(position, action),
            Action::Move { tile, to } => self.moving(position, tile, to, thrower),
            Action::Flip { tile } => {
                let other = position.other_face(tile).unwrap_or(tile.front());
                it.tile("tile", without_own_color(position, position.name(tile)))
                    .tile("other", without_own_color(position, TileName::of(tile, other)))
                    .format("action-flip")
            }
            Action::Sting { tile, victim } => {
                let it = it.set("tile", self.acting(position, tile, Some(Bug::Wasp)));
                let it = it.tile("victim", position.name(victim));
                match position.turned_over(action) {
                    Some((_, other)) => {
                        it.tile("other", TileName::of(victim, other)).format("action-sting-flip")
                    }
                    None => it.format("action-sting"),
                }
            }
            Action::Remove { tile, victim } => {
                let model = only_model(position, tile, &[Bug::AssassinBug, Bug::Mantis]);
                let it = it.set("tile", self.acting(position, tile, model));
                it.tile("victim", position.name(victim)).format("action-remove")
            }
            Action::Swap { tile, with } => {
                let it = it.set("tile", self.acting(position, tile, Some(Bug::Centipede)));
                it.tile("other", position.name(with)).format("action-swap")
            }
            Action::Combo => it.format("action-combo"),
            Action::Draw { drawn: Some(drawn) } => {
                it.tile("drawn", position.name(drawn)).format("action-draw")
            }
            Action::Draw { drawn: None } => it.format("action-draw-something"),
            Action::Steal { tile } => it
                .tile("tile", without_own_color(position, position.name(tile)))
                .format("action-steal"),
            Action::End => it.format("action-end"),
            Action::Pass => it.format("action-pass"),
        }
    }

    fn placing(&self, position: &Position, action: Action) -> String {
        let Action::Place { tile, bug, to, drawn } = action else { return String::new() };
        let it = self.in_words().player(position.to_move());
        let it = it.tile("tile", without_own_color(position, TileName::of(tile, bug)));
        let text = match self.destination(position, tile, to) {
            Some(place) => it.set("where", place).format("action-place"),
            None => it.format("action-place-first"),
        };
        match drawn {
            Some(drawn) => {
                let it = self.in_words().set("action", text).tile("drawn", position.name(drawn));
                it.format("action-and-draws")
            }
            None if position.awaits_draw(action) => {
                self.in_words().set("action", text).format("action-and-draws-something")
            }
            None => text,
        }
    }

    fn moving(&self, position: &Position, tile: Tile, to: Cell, thrower: Option<Tile>) -> String {
        let place = self.destination(position, tile, to).unwrap_or_default();
        let it = self.in_words().set("where", place);
        if let Some(thrower) = thrower {
            let agent = self.acting(position, thrower, Some(Bug::Pillbug));
            return it.set("agent", agent).tile("tile", position.name(tile)).format("action-throw");
        }
        let model = only_model(position, tile, &Bug::ALL);
        let lifted = position.cell(tile).map_or(1, |from| position.height(from)) > 1;
        let message = if position.height(to) > 0 {
            "action-climb"
        } else if lifted {
            "action-come-down"
        } else {
            ground_move(model.unwrap_or(position.face(tile)))
        };
        it.set("tile", self.acting(position, tile, model)).format(message)
    }

    /// The destination of a tile, relative to the reference tile of move notation. `None` on an empty table.
    fn destination(&self, position: &Position, tile: Tile, to: Cell) -> Option<String> {
        let top = |cell| position.stack(cell).into_iter().rev().find(|&other| other != tile);
        if let Some(under) = top(to) {
            let it = self.in_words().set("the", self.the(position.name(under)));
            return Some(it.format("where-on-top"));
        }
        let seen = |side: Direction| top(to.neighbor(side.opposite())).map(|tile| (side, tile));
        let seen = || REFERENCE_SIDES.into_iter().filter_map(seen);
        let bug = seen().find(|&(_, tile)| tile != Tile::HONEYCOMBO);
        let (side, reference) = bug.or_else(|| seen().next())?;
        let it = self.in_words().set("of", self.of(position.name(reference)));
        Some(it.format(&format!("where-{}", side_key(self.seen(side)))))
    }

    /// The acting tile; for a Mosquito also the creature that it copies, if known.
    fn acting(&self, position: &Position, tile: Tile, model: Option<Bug>) -> String {
        let the = self.the(position.name(tile));
        match model.filter(|_| position.face(tile) == Bug::Mosquito) {
            Some(model) => {
                self.in_words().set("tile", the).set("bug", self.bug(model)).format("tile-as")
            }
            None => the,
        }
    }

    /// A sentence that calls tiles by their creatures: `white Ant 1`.
    pub(crate) fn in_words(&self) -> Sentence<'_> {
        Sentence::new(self, NameStyle::Words)
    }
}

/// The message key for a move from the ground to the ground.
const fn ground_move(bug: Bug) -> &'static str {
    match bug {
        Bug::Grasshopper => "action-jump",
        Bug::Fly | Bug::Dragonfly => "action-fly",
        Bug::Queen
        | Bug::Beetle
        | Bug::Spider
        | Bug::Ant
        | Bug::Ladybug
        | Bug::Pillbug
        | Bug::Mosquito
        | Bug::Wasp
        | Bug::Scorpion
        | Bug::Firefly
        | Bug::Centipede
        | Bug::StinkBug
        | Bug::Tick
        | Bug::AssassinBug
        | Bug::Mantis
        | Bug::Butterfly
        | Bug::Moth
        | Bug::Honeycombo => "action-move",
    }
}

/// The name without its colour if the tile belongs to the side to move.
fn without_own_color(position: &Position, name: TileName) -> TileName {
    let color = name.color.filter(|&color| color != position.to_move());
    TileName { color, ..name }
}

/// The creature that a Mosquito copies, if only one of the candidates is possible.
fn only_model(position: &Position, mosquito: Tile, candidates: &[Bug]) -> Option<Bug> {
    let mut models = position.copied_bugs(mosquito);
    models.retain(|bug| candidates.contains(bug));
    match models[..] {
        [model] => Some(model),
        _ => None,
    }
}

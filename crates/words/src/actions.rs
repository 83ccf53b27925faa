//! What players do, as sentences.

use skep_rules::{Action, Bug, Cell, Direction, Faces, Position, Stage, Tile, TileName};

use crate::sentence::{Sentence, Speech, whole};
use crate::words::Words;

/// The part of the keys that stands for a direction.
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

/// The sides of a place's neighbours in the order in which notation prefers them as reference.
const PREFERRED: [Direction; 6] = [
    Direction::East,
    Direction::NorthEast,
    Direction::SouthEast,
    Direction::West,
    Direction::SouthWest,
    Direction::NorthWest,
];

impl Words {
    /// A legal action that is about to be played in the position, as a sentence: who does what to whom, and where.
    ///
    /// ```
    /// use skep_rules::Game;
    /// use skep_words::{Language, Words};
    ///
    /// let game: Game = "Base;InProgress;White[2];wS1;bS1 wS1-".parse()?;
    /// let position = game.position();
    /// let action = position.read_move("wQ -wS1").unwrap();
    /// let say = |language| Words::new(language).action(position, action);
    /// assert_eq!(say(Language::English), "White places the Queen Bee to the left of white Spider 1.");
    /// assert_eq!(say(Language::Italian), "Il Bianco piazza l’Ape Regina a sinistra del Ragno bianco 1.");
    /// # Ok::<(), skep_rules::GameError>(())
    /// ```
    pub fn action(&self, position: &Position, action: Action) -> String {
        let helpers = position.helpers(action);
        let mut text = self.plain_action(position, action, helpers.thrower);
        let own = |tile: &Tile| tile.color() == Some(position.to_move());
        if let Some(controller) = helpers.controllers.into_iter().find(own) {
            let it = self.spoken().set("of", self.of(position.name(controller)));
            text = it.set("action", text).say("action-controlled");
        }
        if position.stage() == Stage::Second && action != Action::End {
            text = self.spoken().set("action", text).say("action-second");
        }
        whole(&text)
    }

    fn plain_action(&self, position: &Position, action: Action, thrower: Option<Tile>) -> String {
        let player = position.to_move();
        let it = self.spoken().player(player);
        match action {
            Action::Place { .. } => self.placing(position, action),
            Action::Move { tile, to } => self.moving(position, tile, to, thrower),
            Action::Flip { tile } => {
                let other = TileName::of(tile, other_face(position, tile));
                it.tile("tile", own(position, position.name(tile)))
                    .tile("other", own(position, other))
                    .say("action-flip")
            }
            Action::Sting { tile, victim } => {
                let it = it.set("tile", self.acting(position, tile, Some(Bug::Wasp)));
                let it = it.tile("victim", position.name(victim));
                let game_type = position.game_type();
                if game_type.faces() == Faces::Flip && game_type.is_two_faced(victim) {
                    let other = TileName::of(victim, other_face(position, victim));
                    it.tile("other", other).say("action-sting-flip")
                } else {
                    it.say("action-sting")
                }
            }
            Action::Remove { tile, victim } => {
                let model = only_model(position, tile, &[Bug::AssassinBug, Bug::Mantis]);
                let it = it.set("tile", self.acting(position, tile, model));
                it.tile("victim", position.name(victim)).say("action-remove")
            }
            Action::Swap { tile, with } => {
                let it = it.set("tile", self.acting(position, tile, Some(Bug::Centipede)));
                it.tile("other", position.name(with)).say("action-swap")
            }
            Action::Combo => it.say("action-combo"),
            Action::Draw { drawn: Some(drawn) } => {
                it.tile("drawn", position.name(drawn)).say("action-draw")
            }
            Action::Draw { drawn: None } => it.say("action-draw-something"),
            Action::Steal { tile } => {
                it.tile("tile", own(position, position.name(tile))).say("action-steal")
            }
            Action::End => it.say("action-end"),
            Action::Pass => it.say("action-pass"),
        }
    }

    fn placing(&self, position: &Position, action: Action) -> String {
        let Action::Place { tile, bug, to, drawn } = action else { return String::new() };
        let it = self.spoken().player(position.to_move());
        let it = it.tile("tile", own(position, TileName::of(tile, bug)));
        let text = match self.whereabouts(position, tile, to) {
            Some(place) => it.set("where", place).say("action-place"),
            None => it.say("action-place-first"),
        };
        match drawn {
            Some(drawn) => {
                let it = self.spoken().set("action", text).tile("drawn", position.name(drawn));
                it.say("action-and-draws")
            }
            None if position.awaits_draw(action) => {
                self.spoken().set("action", text).say("action-and-draws-something")
            }
            None => text,
        }
    }

    fn moving(&self, position: &Position, tile: Tile, to: Cell, thrower: Option<Tile>) -> String {
        let place = self.whereabouts(position, tile, to).unwrap_or_default();
        let it = self.spoken().set("where", place);
        if let Some(thrower) = thrower {
            let agent = self.acting(position, thrower, Some(Bug::Pillbug));
            return it.set("agent", agent).tile("tile", position.name(tile)).say("action-throw");
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
        it.set("tile", self.acting(position, tile, model)).say(message)
    }

    /// Where a tile comes to lie, seen from the tile that notation takes as reference. Nothing on an empty table.
    fn whereabouts(&self, position: &Position, tile: Tile, to: Cell) -> Option<String> {
        let top = |cell| position.stack(cell).into_iter().rev().find(|&other| other != tile);
        if let Some(under) = top(to) {
            let it = self.spoken().set("the", self.the(position.name(under)));
            return Some(it.say("where-on-top"));
        }
        let seen = |side: Direction| top(to.neighbor(side.opposite())).map(|tile| (side, tile));
        let seen = || PREFERRED.into_iter().filter_map(seen);
        let bug = seen().find(|&(_, tile)| tile != Tile::HONEYCOMBO);
        let (side, reference) = bug.or_else(|| seen().next())?;
        let it = self.spoken().set("of", self.of(position.name(reference)));
        Some(it.say(&format!("where-{}", side_key(side))))
    }

    /// The tile that acts; a Mosquito with the creature that it copies, if that is known.
    fn acting(&self, position: &Position, tile: Tile, model: Option<Bug>) -> String {
        let the = self.the(position.name(tile));
        match model.filter(|_| position.face(tile) == Bug::Mosquito) {
            Some(model) => {
                self.spoken().set("tile", the).set("bug", self.bug(model)).say("tile-as")
            }
            None => the,
        }
    }

    pub(crate) fn spoken(&self) -> Sentence<'_> {
        Sentence::new(self, Speech::Words)
    }
}

/// The key of the message for a creature that goes along or over the hive, from the ground to the ground.
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

/// The name without its colour where that is the player's and goes without saying.
fn own(position: &Position, name: TileName) -> TileName {
    let color = name.color.filter(|&color| color != position.to_move());
    TileName { color, ..name }
}

/// The face of a two-faced tile that is down.
fn other_face(position: &Position, tile: Tile) -> Bug {
    let front = tile.front();
    tile.back().filter(|_| position.face(tile) == front).unwrap_or(front)
}

/// The creature that a Mosquito copies, if of those in question there is just one that it can.
fn only_model(position: &Position, mosquito: Tile, of: &[Bug]) -> Option<Bug> {
    let mut models = position.copied_bugs(mosquito);
    models.retain(|bug| of.contains(bug));
    match models[..] {
        [model] => Some(model),
        _ => None,
    }
}

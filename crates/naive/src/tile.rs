//! Tiles, their faces, and the bugs they are in play (A1, A7, A8.1).

/// The owner of a tile; the Honeycombo is neutral.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Colour {
    White,
    Black,
    Neutral,
}

impl Colour {
    /// The other player.
    pub(crate) fn other(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
            Colour::Neutral => Colour::Neutral,
        }
    }

    pub(crate) fn letter(self) -> &'static str {
        match self {
            Colour::White => "w",
            Colour::Black => "b",
            Colour::Neutral => "",
        }
    }
}

/// The creature on a face of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Face {
    Queen,
    Beetle,
    Grasshopper,
    Spider,
    Ant,
    Ladybug,
    Pillbug,
    Mosquito,
    Wasp,
    Scorpion,
    Firefly,
    Fly,
    Dragonfly,
    Centipede,
    StinkBug,
    Tick,
    AssassinBug,
    Mantis,
    Butterfly,
    Moth,
    Honeycombo,
}

impl Face {
    /// The code of A7.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Face::Queen => "Q",
            Face::Beetle => "B",
            Face::Grasshopper => "G",
            Face::Spider => "S",
            Face::Ant => "A",
            Face::Ladybug => "L",
            Face::Pillbug => "P",
            Face::Mosquito => "M",
            Face::Wasp => "Ws",
            Face::Scorpion => "Sc",
            Face::Firefly => "Ff",
            Face::Fly => "Fl",
            Face::Dragonfly => "Df",
            Face::Centipede => "Ce",
            Face::StinkBug => "Sb",
            Face::Tick => "Tk",
            Face::AssassinBug => "As",
            Face::Mantis => "Mn",
            Face::Butterfly => "Bu",
            Face::Moth => "Mo",
            Face::Honeycombo => "H",
        }
    }

    /// The back of a Venom tile with this front (A8.1).
    pub(crate) fn back(self) -> Option<Face> {
        match self {
            Face::Queen => Some(Face::Wasp),
            Face::Spider => Some(Face::Scorpion),
            Face::Beetle => Some(Face::Firefly),
            Face::Ant => Some(Face::Fly),
            Face::Grasshopper => Some(Face::Dragonfly),
            Face::Mosquito => Some(Face::Tick),
            Face::Ladybug => Some(Face::StinkBug),
            Face::Pillbug => Some(Face::Centipede),
            Face::Butterfly => Some(Face::Moth),
            Face::Mantis => Some(Face::AssassinBug),
            Face::Wasp
            | Face::Scorpion
            | Face::Firefly
            | Face::Fly
            | Face::Dragonfly
            | Face::Centipede
            | Face::StinkBug
            | Face::Tick
            | Face::AssassinBug
            | Face::Moth
            | Face::Honeycombo => None,
        }
    }

    /// A player may have several tiles of these faces: they carry a number.
    pub(crate) fn is_numbered(self) -> bool {
        use Face::{Ant, Beetle, Dragonfly, Firefly, Fly, Grasshopper, Scorpion, Spider};
        matches!(self, Spider | Beetle | Grasshopper | Ant)
            || matches!(self, Scorpion | Firefly | Dragonfly | Fly)
    }

    /// Surrounding or removing a royal ends the game (A8.3, A8.5, A14).
    pub(crate) fn is_royal(self) -> bool {
        matches!(self, Face::Queen | Face::Wasp)
    }
}

/// A physical piece, wherever it is and whatever face is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Tile {
    pub(crate) colour: Colour,
    pub(crate) front: Face,
    /// The other face of a two-faced tile.
    pub(crate) back: Option<Face>,
    /// 1, 2, 3 where a player has several of the kind, otherwise 0.
    pub(crate) number: u8,
}

/// Tiles of one kind are equal while they are off the table: same colour, same faces.
pub(crate) type Kind = (Colour, Face, Option<Face>);

impl Tile {
    pub(crate) fn kind(self) -> Kind {
        (self.colour, self.front, self.back)
    }

    /// E28: the Queen is the Queen tile, whichever face is up; a Wasp added to Base is not the Queen.
    pub(crate) fn is_queen(self) -> bool {
        self.front == Face::Queen
    }

    /// A13: Butterfly and Moth.
    pub(crate) fn is_guardian(self) -> bool {
        matches!(self.front, Face::Butterfly | Face::Moth)
    }

    /// The tile's name while `face` is up.
    pub(crate) fn name(self, face: Face) -> String {
        let mut name = format!("{}{}", self.colour.letter(), face.code());
        if self.number > 0 {
            name += &self.number.to_string();
        }
        name
    }

    /// The name by the front, used off the table.
    pub(crate) fn front_name(self) -> String {
        self.name(self.front)
    }
}

/// A tile in play, behaving as the face that is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Bug {
    pub(crate) tile: Tile,
    pub(crate) face: Face,
}

impl Bug {
    pub(crate) fn colour(self) -> Colour {
        self.tile.colour
    }

    pub(crate) fn name(self) -> String {
        self.tile.name(self.face)
    }

    /// This tile turned over; a one-faced tile stays as it is.
    pub(crate) fn turned_over(self) -> Bug {
        let face = match self.tile.back {
            Some(back) if self.face == self.tile.front => back,
            _ => self.tile.front,
        };
        Bug { face, ..self }
    }
}

//! The twelve symmetries of the hexagonal grid, and a form that all images of a position share.

use crate::grid::hex::Axial;
use crate::model::color::Color;
use crate::model::tile::Tile;
use crate::position::Position;
use crate::position::setup::Setup;
use crate::position::statuses::Statuses;

/// A rotation of the grid, or a reflection followed by a rotation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Symmetry {
    mirrored: bool,
    /// Turns by 60 degrees.
    turns: u8,
}

impl Symmetry {
    pub(super) fn all() -> impl Iterator<Item = Symmetry> {
        [false, true]
            .into_iter()
            .flat_map(|mirrored| (0..6).map(move |turns| Symmetry { mirrored, turns }))
    }

    pub(super) fn apply(self, place: Axial) -> Axial {
        let place = if self.mirrored { Axial::new(place.r, place.q) } else { place };
        (0..self.turns).fold(place, |place, _| Axial::new(-place.r, place.q + place.r))
    }
}

/// A tile on the table without its number, which tells equal tiles apart: colour, the creature that is up, and statuses.
type Shown = (Option<Color>, &'static str, u16);

impl Setup {
    /// The set-up turned clockwise by 60 degrees around the place `0,0`.
    ///
    /// ```
    /// use skep_rules::Setup;
    ///
    /// let setup: Setup = "Base;White[2];0,0:wS1 1,0:bS1".parse()?;
    /// assert_eq!(setup.turned().to_string(), "Base;White[2];0,0:wS1 0,1:bS1");
    /// # Ok::<(), skep_rules::PositionError>(())
    /// ```
    #[must_use]
    pub fn turned(&self) -> Setup {
        self.with_places(|place| Symmetry { mirrored: false, turns: 1 }.apply(place))
    }

    /// The set-up reflected in the vertical line through the place `0,0`.
    ///
    /// ```
    /// use skep_rules::Setup;
    ///
    /// let setup: Setup = "Base;White[2];0,0:wS1 1,0:bS1".parse()?;
    /// assert_eq!(setup.mirrored().to_string(), "Base;White[2];-1,0:bS1 0,0:wS1");
    /// # Ok::<(), skep_rules::PositionError>(())
    /// ```
    #[must_use]
    pub fn mirrored(&self) -> Setup {
        self.with_places(|place| Symmetry { mirrored: true, turns: 2 }.apply(place))
    }

    /// The set-up with every stack moved by the same way.
    #[must_use]
    pub fn shifted(&self, by: Axial) -> Setup {
        self.with_places(|place| place + by)
    }

    fn with_places(&self, to: impl Fn(Axial) -> Axial) -> Setup {
        let mut setup = self.clone();
        for (place, _) in &mut setup.stacks {
            *place = to(*place);
        }
        setup.stacks.sort_unstable();
        setup
    }

    /// The image under a symmetry, moved so that the first of its places is `0,0`, with the stacks in order.
    fn image(&self, symmetry: Symmetry) -> Setup {
        // Places may be far away; those of one hive are near each other.
        let origin = self.stacks.first().map_or(Axial::default(), |(place, _)| *place);
        let mut setup = self.clone();
        for (place, _) in &mut setup.stacks {
            *place = symmetry.apply(*place - origin);
        }
        setup.stacks.sort_unstable();
        let first = setup.stacks.first().map_or(Axial::default(), |(place, _)| *place);
        for (place, _) in &mut setup.stacks {
            *place = *place - first;
        }
        setup
    }

    /// The stacks on the table, with equal tiles not told apart.
    fn shown(&self) -> Vec<(Axial, Vec<Shown>)> {
        let show = |&tile: &Tile| (tile.color(), self.face(tile).code(), self.status_bits(tile));
        self.stacks
            .iter()
            .map(|(place, stack)| (*place, stack.iter().map(show).collect()))
            .collect()
    }

    fn status_bits(&self, tile: Tile) -> u16 {
        let bits = |statuses: Statuses| {
            let sets = statuses.sets().into_iter();
            sets.fold(0, |bits, (_, set)| bits << 1 | u16::from(set.contains(tile)))
        };
        bits(self.statuses) << 5 | bits(self.first)
    }
}

impl Position {
    /// The twelve images of this position: rotated, and reflected and rotated. Each is moved so that the lowest place of
    /// its hive is `0,0`.
    ///
    /// The rules do not depend on directions, so a position and its images are equivalent.
    pub fn symmetries(&self) -> impl Iterator<Item = Position> {
        let setup = self.setup();
        Symmetry::all().map(move |symmetry| Position::from_checked(&setup.image(symmetry)))
    }

    /// One of the twelve [images](Position::symmetries); all images of a position have the same one.
    ///
    /// The form keeps the turn number and the numbers of equal tiles. Its [zobrist hash](Position::zobrist_hash) ignores
    /// both. For a book, [`Position::symmetric_hash`] is the better key: it takes a twentieth of the time.
    ///
    /// ```
    /// use skep_rules::Position;
    ///
    /// let east: Position = "Base;White[2];0,0:wS1 1,0:bS1".parse()?;
    /// let north_west: Position = "Base;White[2];3,4:wS1 3,3:bS1".parse()?;
    /// assert_ne!(east, north_west);
    /// assert_eq!(east.canonical_form(), north_west.canonical_form());
    /// # Ok::<(), skep_rules::PositionError>(())
    /// ```
    pub fn canonical_form(&self) -> Position {
        let setup = self.setup();
        let images = Symmetry::all().map(|symmetry| setup.image(symmetry));
        // Equal tiles are told apart only where nothing else tells two images apart.
        let least = images.min_by_key(|image| (image.shown(), image.stacks.clone()));
        Position::from_checked(&least.unwrap_or(setup))
    }
}

//! The creatures as which a bug can act.

use crate::hive::board::Board;
use crate::model::bug::Bug;
use crate::model::tile::Tile;
use crate::movement::Power;
use crate::movement::bugs::mosquito;

/// A set of creatures as which a bug can act: itself, or for a Mosquito those it copies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Abilities(u32);

impl Abilities {
    /// No creature.
    pub(crate) const NONE: Abilities = Abilities(0);

    /// The creatures of the standard games.
    pub(crate) const STANDARD: Abilities = {
        let mut standard = Abilities::NONE;
        let mut index = 0;
        while index < Bug::STANDARD.len() {
            standard = standard.or(Abilities::only(Bug::STANDARD[index]));
            index += 1;
        }
        standard
    };

    /// The creatures as which this uncovered tile can act.
    #[inline]
    pub(crate) fn of(board: &Board, tile: Tile) -> Abilities {
        match board.face(tile) {
            Bug::Mosquito => mosquito::copied(board, board.cell_of(tile)),
            face => Abilities::only(face),
        }
    }

    /// The creatures as which this uncovered tile can act, in a standard game. Equal to [`Abilities::of`] there, but
    /// faster.
    #[inline]
    pub(crate) fn in_standard_games(board: &Board, tile: Tile) -> Abilities {
        match board.face(tile) {
            Bug::Mosquito => mosquito::copied_in_standard_games(board, board.cell_of(tile)),
            face => Abilities::only(face),
        }
    }

    /// The creatures as which a tile that shows this face may act, whatever the board.
    pub(crate) const fn possible(face: Bug) -> Abilities {
        match face {
            Bug::Mosquito => mosquito::copied_anywhere(),
            face => Abilities::only(face),
        }
    }

    /// This creature and no other.
    pub(crate) const fn only(bug: Bug) -> Abilities {
        Abilities(1 << bug as u32)
    }

    /// The creatures of either set.
    pub(crate) const fn or(self, other: Abilities) -> Abilities {
        Abilities(self.0 | other.0)
    }

    /// The creatures of both sets.
    pub(crate) const fn and(self, other: Abilities) -> Abilities {
        Abilities(self.0 & other.0)
    }

    /// Whether this creature is in the set.
    #[inline]
    pub(crate) const fn contain(self, bug: Bug) -> bool {
        self.0 >> bug as u32 & 1 != 0
    }

    /// Whether a creature in the set has this power.
    #[inline]
    pub(crate) const fn can(self, power: Power) -> bool {
        const HOLDERS: [u32; 5] = [
            holders(Power::Throw),
            holders(Power::Sting),
            holders(Power::Swap),
            holders(Power::Force),
            holders(Power::Remove),
        ];
        self.0 & HOLDERS[power as usize] != 0
    }

    /// The creatures, in the order of [`Bug::ALL`].
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Bug> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let bug = *Bug::ALL.get(bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(bug)
        })
    }
}

/// The bits of the creatures that have this power.
const fn holders(power: Power) -> u32 {
    let mut bits = 0;
    let mut index = 0;
    while index < Bug::ALL.len() {
        let bug = Bug::ALL[index];
        if let Some(held) = Power::of(bug)
            && held as u8 == power as u8
        {
            bits |= 1 << bug as u32;
        }
        index += 1;
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::game_type::GameType;
    use crate::position::Position;

    #[test]
    fn in_standard_games_both_ways_to_find_the_abilities_agree() {
        let mut random = fastrand::Rng::with_seed(11);
        let (mut on_top, mut on_the_ground) = (0, 0);
        for _ in 0..200 {
            let mut position = Position::new(GameType::BASE_MLP);
            for _ in 0..80 {
                let Some(action) = random.choice(position.actions()) else { break };
                position.play_listed(action);
                let board = position.board();
                for tile in board.tops() {
                    let abilities = Abilities::of(board, tile);
                    assert_eq!(
                        Abilities::in_standard_games(board, tile),
                        abilities,
                        "{tile} in {position}"
                    );
                    if board.face(tile) == Bug::Mosquito {
                        let is_on_top = board.at(board.cell_of(tile)).height() > 1;
                        *(if is_on_top { &mut on_top } else { &mut on_the_ground }) += 1;
                    }
                }
            }
        }
        assert!(on_top > 0 && on_the_ground > 0, "Mosquitoes: {on_top}, {on_the_ground}");
    }

    #[test]
    fn a_set_of_one_creature_has_its_power_and_no_other() {
        let powers = [Power::Throw, Power::Sting, Power::Swap, Power::Force, Power::Remove];
        for bug in Bug::ALL {
            let abilities = Abilities::only(bug);
            assert_eq!(abilities.iter().collect::<Vec<_>>(), [bug]);
            for power in powers {
                assert_eq!(abilities.can(power), Power::of(bug) == Some(power), "{bug} {power:?}");
            }
        }
        assert!(powers.iter().enumerate().all(|(index, &power)| power as usize == index));
    }
}

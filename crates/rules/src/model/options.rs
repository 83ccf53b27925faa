//! The rule options: what the published rules leave open and players can agree on.

use std::fmt;

/// A question that the rulebooks answer differently or not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum RuleOption {
    /// Does the Assassin bug spare tiles that have just been moved or flipped?
    AssassinSparesJustMoved,
    /// Must the second action of a double turn be played?
    ComboSecond,
    /// Do gates stop the Dragonfly?
    DragonflyGates,
    /// When do two-faced tiles show which face?
    Faces,
    /// Does a flipped tile rest?
    FlipRests,
    /// What does a sting do where nothing can be flipped?
    NoflipSting,
    /// Is a pack one two-faced tile a player, or two tiles?
    PackTiles,
    /// May a player's first tile be the Queen?
    QueenFirst,
    /// Does a position that occurs for the third time end the game?
    Repetition,
    /// Can friends that touch the Stink bug displace it?
    StinkbugOwnSide,
    /// Which tiles does a Stink bug save from removal?
    StinkbugPredatorScope,
    /// What must stay connected during a swap?
    SwapConnectivity,
    /// Which tile is placed in Swarm?
    SwarmPlace,
    /// May a forced Tick force another bug?
    TickChain,
    /// Whose enemies do forced bugs fight?
    TickSide,
    /// How far does a sting reach?
    WaspStingRange,
}

impl RuleOption {
    /// All options, in the order of their names.
    pub const ALL: [RuleOption; 16] = [
        RuleOption::AssassinSparesJustMoved,
        RuleOption::ComboSecond,
        RuleOption::DragonflyGates,
        RuleOption::Faces,
        RuleOption::FlipRests,
        RuleOption::NoflipSting,
        RuleOption::PackTiles,
        RuleOption::QueenFirst,
        RuleOption::Repetition,
        RuleOption::StinkbugOwnSide,
        RuleOption::StinkbugPredatorScope,
        RuleOption::SwapConnectivity,
        RuleOption::SwarmPlace,
        RuleOption::TickChain,
        RuleOption::TickSide,
        RuleOption::WaspStingRange,
    ];

    /// The option's name in game types: `queen_first`.
    pub const fn name(self) -> &'static str {
        self.text().0
    }

    /// The values the option can have; the first one is the default.
    pub const fn values(self) -> &'static [&'static str] {
        self.text().1
    }

    const fn text(self) -> (&'static str, &'static [&'static str]) {
        match self {
            RuleOption::AssassinSparesJustMoved => ("assassin_spares_just_moved", &["no", "yes"]),
            RuleOption::ComboSecond => ("combo_second", &["optional", "compulsory"]),
            RuleOption::DragonflyGates => ("dragonfly_gates", &["apply", "ignore"]),
            RuleOption::Faces => ("faces", &["flip", "fixed", "chosen"]),
            RuleOption::FlipRests => ("flip_rests", &["no", "yes"]),
            RuleOption::NoflipSting => ("noflip_sting", &["stun", "none"]),
            RuleOption::PackTiles => ("pack_tiles", &["one", "two"]),
            RuleOption::QueenFirst => ("queen_first", &["forbid", "allow"]),
            RuleOption::Repetition => ("repetition", &["auto", "off"]),
            RuleOption::StinkbugOwnSide => ("stinkbug_own_side", &["free", "bound"]),
            RuleOption::StinkbugPredatorScope => ("stinkbug_predator_scope", &["friends", "all"]),
            RuleOption::SwapConnectivity => ("swap_connectivity", &["strict", "lenient"]),
            RuleOption::SwarmPlace => ("swarm_place", &["refill", "drawn"]),
            RuleOption::TickChain => ("tick_chain", &["yes", "no"]),
            RuleOption::TickSide => ("tick_side", &["controller", "owner"]),
            RuleOption::WaspStingRange => ("wasp_sting_range", &["any", "adjacent"]),
        }
    }
}

/// A value for every [`RuleOption`]: two bits each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Options(u32);

impl Options {
    /// Every option has its default value.
    pub const DEFAULT: Options = Options(0);

    /// The number of the option's value, 0 for the default.
    #[inline]
    pub const fn get(self, option: RuleOption) -> usize {
        (self.0 >> (2 * option as u32) & 3) as usize
    }

    /// The same options but for one, which takes the value of that name; nothing if it has no such value.
    pub fn with(self, option: RuleOption, value: &str) -> Option<Options> {
        let number = option.values().iter().position(|&known| known == value)?;
        let cleared = self.0 & !(3 << (2 * option as u32));
        Some(Options(cleared | (number as u32) << (2 * option as u32)))
    }

    /// The options that differ from the default, with their values' names.
    pub fn changed(self) -> impl Iterator<Item = (RuleOption, &'static str)> {
        RuleOption::ALL.into_iter().filter_map(move |option| match self.get(option) {
            0 => None,
            number => Some((option, option.values()[number])),
        })
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let changed = self.changed().map(|(option, value)| (option.name(), value));
        f.debug_map().entries(changed).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_in_order_and_values_are_kept_apart() {
        assert!(RuleOption::ALL.is_sorted_by_key(|option| option.name()));
        for (index, option) in RuleOption::ALL.into_iter().enumerate() {
            assert_eq!(option as usize, index);
            for (number, value) in option.values().iter().enumerate() {
                let options = Options::default().with(option, value).unwrap();
                assert_eq!(options.get(option), number);
                assert_eq!(options.changed().count(), usize::from(number > 0));
                assert_eq!(options.with(option, option.values()[0]), Some(Options::default()));
            }
            assert_eq!(Options::default().with(option, "perhaps"), None);
        }
    }
}

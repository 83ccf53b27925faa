//! The rule options: what the published rules leave open and players can agree on.
//!
//! Each option is an enum of its own, and [`Options`] has a field for each. Where the options are read, printed or
//! listed, a [`RuleOption`] names one of them and its values are words. The table at the end of the macro's call is
//! the only place where an option's name, values and default are stated.
//!
//! ```
//! use skep_rules::options::{Options, QueenFirst, RuleOption};
//!
//! let mut options = Options::DEFAULT;
//! assert_eq!(options.queen_first, QueenFirst::Forbid);
//! options.set(RuleOption::QueenFirst, "allow");
//! assert_eq!(options.queen_first, QueenFirst::Allow);
//! assert_eq!(options.value(RuleOption::QueenFirst), "allow");
//! ```

use std::fmt;

use crate::model::bug::Bug;
use crate::model::game_type::{GameType, Pack};

/// Defines the enum of each option, [`RuleOption`] and [`Options`]. An option is written as
/// `name: Type { Default = "word", Other = "word" }`, in the order of the names.
macro_rules! rule_options {
    ($(
        $(#[$question:meta])+
        $name:ident: $Option:ident {
            $(#[$default_about:meta])+
            $Default:ident = $default:literal,
            $(
                $(#[$about:meta])+
                $Value:ident = $value:literal,
            )+
        }
    )+) => {
        $(
            $(#[$question])+
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub enum $Option {
                $(#[$default_about])+
                #[default]
                $Default,
                $(
                    $(#[$about])+
                    $Value,
                )+
            }

            impl $Option {
                /// The words of the values, the default first.
                const WORDS: &'static [&'static str] = &[$default, $($value),+];

                const fn word(self) -> &'static str {
                    match self {
                        $Option::$Default => $default,
                        $($Option::$Value => $value,)+
                    }
                }

                fn from_word(word: &str) -> Option<$Option> {
                    match word {
                        $default => Some($Option::$Default),
                        $($value => Some($Option::$Value),)+
                        _ => None,
                    }
                }
            }
        )+

        /// The name of a rule option: a question that the rulebooks answer differently or not at all.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum RuleOption {
            $(
                $(#[$question])+
                $Option,
            )+
        }

        impl RuleOption {
            /// All options, in the order of their names.
            pub const ALL: [RuleOption; [$(RuleOption::$Option),+].len()] =
                [$(RuleOption::$Option),+];

            /// The option's name in game types: `queen_first`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(RuleOption::$Option => stringify!($name),)+
                }
            }

            /// The words of the option's values; the first one is the default.
            pub const fn values(self) -> &'static [&'static str] {
                match self {
                    $(RuleOption::$Option => $Option::WORDS,)+
                }
            }
        }

        /// A value for every rule option.
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct Options {
            $(
                $(#[$question])+
                pub $name: $Option,
            )+
        }

        impl Options {
            /// Every option has its default value.
            pub const DEFAULT: Options = Options { $($name: $Option::$Default),+ };

            /// The word of the option's value.
            pub const fn value(&self, option: RuleOption) -> &'static str {
                match option {
                    $(RuleOption::$Option => self.$name.word(),)+
                }
            }

            /// Gives the option the value with this word. Returns `None`, and changes nothing, if it has no such value.
            pub fn set(&mut self, option: RuleOption, value: &str) -> Option<()> {
                match option {
                    $(RuleOption::$Option => self.$name = $Option::from_word(value)?,)+
                }
                Some(())
            }
        }
    };
}

rule_options! {
    /// Does the Assassin bug spare tiles that have just been moved or flipped?
    assassin_spares_just_moved: AssassinSparesJustMoved {
        /// It can remove them.
        No = "no",
        /// It cannot remove them.
        Yes = "yes",
    }
    /// Must the second action of a double turn be played?
    combo_second: ComboSecond {
        /// It may be given up.
        Optional = "optional",
        /// It is given up only if there is no other action.
        Compulsory = "compulsory",
    }
    /// Do gates stop the Dragonfly?
    dragonfly_gates: DragonflyGates {
        /// They stop it like any other bug.
        Apply = "apply",
        /// It flies over them.
        Ignore = "ignore",
    }
    /// When is the face of a two-faced Venom tile decided?
    faces: Faces {
        /// On placing; flips and stings turn it over later.
        Flip = "flip",
        /// Before the first turn.
        Fixed = "fixed",
        /// On placing, and kept.
        Chosen = "chosen",
    }
    /// Does a flipped tile rest?
    flip_rests: FlipRests {
        /// It does not rest.
        No = "no",
        /// It rests for a turn.
        Yes = "yes",
    }
    /// In which games can the two-faced Guardian tile be flipped?
    guardian_flips: GuardianFlips {
        /// In games with flips.
        Venom = "venom",
        /// In every game.
        Any = "any",
    }
    /// What does a sting do where nothing can be flipped?
    noflip_sting: NoflipSting {
        /// It stuns without flipping.
        Stun = "stun",
        /// There are no stings.
        None = "none",
    }
    /// Is a pack one two-faced tile a player, or two tiles?
    pack_tiles: PackTiles {
        /// One tile with two faces.
        One = "one",
        /// Two tiles with one face each.
        Two = "two",
    }
    /// May a player's first tile be the Queen?
    queen_first: QueenFirst {
        /// It must be another tile.
        Forbid = "forbid",
        /// It may be the Queen.
        Allow = "allow",
    }
    /// Does a position that occurs for the third time end the game?
    repetition: Repetition {
        /// The game is drawn.
        Auto = "auto",
        /// The game goes on.
        Off = "off",
    }
    /// Can friends that touch the Stink bug displace it?
    stinkbug_own_side: StinkbugOwnSide {
        /// They can throw it and swap with it.
        Free = "free",
        /// They cannot.
        Bound = "bound",
    }
    /// Which tiles does a Stink bug save from removal?
    stinkbug_predator_scope: StinkbugPredatorScope {
        /// All tiles it touches, and itself.
        All = "all",
        /// Those it shields.
        Friends = "friends",
    }
    /// Which tiles does a Stink bug shield against the other player?
    stinkbug_shield: StinkbugShield {
        /// Itself and the friends it touches.
        Friends = "friends",
        /// Itself alone.
        Itself = "itself",
    }
    /// What must stay connected during a swap?
    swap_connectivity: SwapConnectivity {
        /// The hive without both tiles.
        Strict = "strict",
        /// The hive without the Centipede.
        Lenient = "lenient",
    }
    /// Which tile is placed in Swarm?
    swarm_place: SwarmPlace {
        /// One from the hand, which is refilled from the bag.
        Refill = "refill",
        /// One from the hand, or one that is drawn for it.
        Drawn = "drawn",
    }
    /// May a forced Tick force another bug?
    tick_chain: TickChain {
        /// It may.
        Yes = "yes",
        /// It may not.
        No = "no",
    }
    /// Whose enemies do forced bugs fight?
    tick_side: TickSide {
        /// Those of the player who forces them.
        Controller = "controller",
        /// Those of their owner.
        Owner = "owner",
    }
    /// How far does a sting reach?
    wasp_sting_range: WaspStingRange {
        /// Anywhere in the hive.
        Any = "any",
        /// To the neighbours of the bug that stings.
        Adjacent = "adjacent",
    }
}

impl RuleOption {
    /// The option with this name.
    pub fn from_name(name: &str) -> Option<RuleOption> {
        RuleOption::ALL.into_iter().find(|option| option.name() == name)
    }

    /// Whether the game has what the option is about. The other options of the game count: where tiles are never flipped, it
    /// does not matter whether flipped tiles rest.
    pub fn matters_in(self, game: GameType) -> bool {
        let stink_bug = game.can_show(Bug::StinkBug);
        let predators = game.has_pack(Pack::Predators);
        let guardians = game.has_pack(Pack::Guardians);
        let displaces = game.can_show(Bug::Pillbug) || game.can_show(Bug::Centipede);
        let harms = displaces || game.can_show(Bug::Wasp) || game.can_show(Bug::Tick) || predators;
        match self {
            RuleOption::AssassinSparesJustMoved => predators,
            RuleOption::ComboSecond => game.has_pack(Pack::Honeycombo),
            RuleOption::DragonflyGates => game.can_show(Bug::Dragonfly),
            RuleOption::Faces => game.is_venom(),
            RuleOption::FlipRests => game.has_flips(),
            RuleOption::GuardianFlips => {
                let two_faced = game.options.pack_tiles == PackTiles::One;
                guardians && two_faced && game.faces() != Faces::Flip
            }
            RuleOption::NoflipSting => game.can_show(Bug::Wasp) && game.faces() != Faces::Flip,
            RuleOption::PackTiles => predators || guardians,
            RuleOption::QueenFirst | RuleOption::Repetition => true,
            RuleOption::StinkbugOwnSide => stink_bug && displaces,
            RuleOption::StinkbugPredatorScope => stink_bug && predators,
            RuleOption::StinkbugShield => stink_bug && harms,
            RuleOption::SwapConnectivity => game.can_show(Bug::Centipede),
            RuleOption::SwarmPlace => game.has_pack(Pack::Swarm),
            RuleOption::TickChain | RuleOption::TickSide => game.can_show(Bug::Tick),
            RuleOption::WaspStingRange => game.can_show(Bug::Wasp),
        }
    }
}

impl Options {
    /// These options with one of them changed to the value with this word; nothing if it has no such value.
    pub fn with(mut self, option: RuleOption, value: &str) -> Option<Options> {
        self.set(option, value).map(|()| self)
    }

    /// The options that differ from the default, with the words of their values.
    pub fn changed(self) -> impl Iterator<Item = (RuleOption, &'static str)> {
        let changed =
            move |option: &RuleOption| self.value(*option) != Options::DEFAULT.value(*option);
        RuleOption::ALL.into_iter().filter(changed).map(move |option| (option, self.value(option)))
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
        assert_eq!(Options::default(), Options::DEFAULT);
        for option in RuleOption::ALL {
            assert_eq!(RuleOption::from_name(option.name()), Some(option));
            for (number, value) in option.values().iter().enumerate() {
                let options = Options::default().with(option, value).unwrap();
                assert_eq!(options.value(option), *value);
                let changed: Vec<_> = options.changed().collect();
                assert_eq!(changed, if number == 0 { vec![] } else { vec![(option, *value)] });
                assert_eq!(options.with(option, option.values()[0]), Some(Options::default()));
            }
            assert_eq!(Options::default().with(option, "perhaps"), None);
        }
        assert_eq!(RuleOption::from_name("speed"), None);
    }

    #[test]
    fn options_matter_where_the_game_has_what_they_are_about() {
        let matter = |text: &str| {
            let game: GameType = text.parse().unwrap();
            let matter = RuleOption::ALL.into_iter().filter(|option| option.matters_in(game));
            matter.map(RuleOption::name).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(matter("Base+MLP"), "queen_first repetition");
        assert_eq!(
            matter("Venom"),
            "dragonfly_gates faces flip_rests queen_first repetition wasp_sting_range"
        );
        assert_eq!(matter("Venom(faces=chosen)"), "dragonfly_gates faces queen_first repetition");
        assert_eq!(
            matter("Base+Ws+Sb"),
            "noflip_sting queen_first repetition stinkbug_shield wasp_sting_range"
        );
        assert_eq!(matter("Base+Guardians"), "guardian_flips pack_tiles queen_first repetition");
        assert_eq!(
            matter("Base+Guardians(guardian_flips=any)"),
            "flip_rests guardian_flips pack_tiles queen_first repetition"
        );
    }
}

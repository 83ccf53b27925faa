//! The rule options of §B, and the variants of Venom (A8.4).

/// When the face of a Venom tile is chosen (A8.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Faces {
    /// Chosen on placing; flips later.
    #[default]
    Flip,
    /// V1: fixed at set-up, no flips.
    Fixed,
    /// V2: chosen on placing, then kept.
    Chosen,
}

/// The options; each field is false for the default of §B.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Options {
    pub(crate) faces: Faces,
    pub(crate) queen_first_allowed: bool,
    pub(crate) repetition_off: bool,
    pub(crate) wasp_stings_adjacent: bool,
    pub(crate) flip_rests: bool,
    pub(crate) noflip_sting_none: bool,
    pub(crate) stinkbug_binds_own_side: bool,
    pub(crate) stinkbug_saves_friends_only: bool,
    pub(crate) stinkbug_shields_itself_only: bool,
    pub(crate) guardians_flip_in_any_game: bool,
    pub(crate) dragonfly_ignores_gates: bool,
    pub(crate) swap_lenient: bool,
    pub(crate) tick_side_owner: bool,
    pub(crate) tick_chain_no: bool,
    pub(crate) swarm_places_drawn: bool,
    pub(crate) two_pack_tiles: bool,
    pub(crate) assassin_spares_just_moved: bool,
    pub(crate) combo_second_compulsory: bool,
}

/// Name, default value, other value, and where the choice is kept.
type TwoValued = (&'static str, &'static str, &'static str, fn(&mut Options) -> &mut bool);

const TWO_VALUED: [TwoValued; 17] = [
    ("assassin_spares_just_moved", "no", "yes", |o| &mut o.assassin_spares_just_moved),
    ("combo_second", "optional", "compulsory", |o| &mut o.combo_second_compulsory),
    ("dragonfly_gates", "apply", "ignore", |o| &mut o.dragonfly_ignores_gates),
    ("flip_rests", "no", "yes", |o| &mut o.flip_rests),
    ("guardian_flips", "venom", "any", |o| &mut o.guardians_flip_in_any_game),
    ("noflip_sting", "stun", "none", |o| &mut o.noflip_sting_none),
    ("pack_tiles", "one", "two", |o| &mut o.two_pack_tiles),
    ("queen_first", "forbid", "allow", |o| &mut o.queen_first_allowed),
    ("repetition", "auto", "off", |o| &mut o.repetition_off),
    ("stinkbug_own_side", "free", "bound", |o| &mut o.stinkbug_binds_own_side),
    ("stinkbug_predator_scope", "all", "friends", |o| &mut o.stinkbug_saves_friends_only),
    ("stinkbug_shield", "friends", "itself", |o| &mut o.stinkbug_shields_itself_only),
    ("swap_connectivity", "strict", "lenient", |o| &mut o.swap_lenient),
    ("swarm_place", "refill", "drawn", |o| &mut o.swarm_places_drawn),
    ("tick_chain", "yes", "no", |o| &mut o.tick_chain_no),
    ("tick_side", "controller", "owner", |o| &mut o.tick_side_owner),
    ("wasp_sting_range", "any", "adjacent", |o| &mut o.wasp_stings_adjacent),
];

const FACES: [(&str, Faces); 3] =
    [("flip", Faces::Flip), ("fixed", Faces::Fixed), ("chosen", Faces::Chosen)];

impl Options {
    /// Reads `name=value,name=value`.
    pub(crate) fn read(text: &str) -> Result<Options, String> {
        let mut options = Options::default();
        let mut seen = Vec::new();
        for option in text.split(',') {
            let (name, value) = option
                .split_once('=')
                .ok_or_else(|| format!("option {option:?} is not name=value"))?;
            if seen.contains(&name) {
                return Err(format!("option {name} twice"));
            }
            seen.push(name);
            options.set(name, value)?;
        }
        Ok(options)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let unknown = || format!("option {name} has no value {value:?}");
        if name == "faces" {
            let choice = FACES.iter().find(|(word, _)| *word == value);
            self.faces = choice.ok_or_else(unknown)?.1;
            return Ok(());
        }
        let (_, default, other, field) = TWO_VALUED
            .iter()
            .find(|(known, ..)| *known == name)
            .ok_or_else(|| format!("unknown option {name:?}"))?;
        *field(self) = match value {
            _ if value == *default => false,
            _ if value == *other => true,
            _ => return Err(unknown()),
        };
        Ok(())
    }

    /// The options that are not at their default, `name=value`, by name.
    pub(crate) fn print(mut self) -> Vec<String> {
        let mut printed = Vec::new();
        for (name, _, other, field) in TWO_VALUED {
            if *field(&mut self) {
                printed.push(format!("{name}={other}"));
            }
        }
        for (word, faces) in FACES {
            if faces == self.faces && faces != Faces::default() {
                printed.push(format!("faces={word}"));
            }
        }
        printed.sort();
        printed
    }
}

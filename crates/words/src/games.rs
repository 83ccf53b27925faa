//! Game types, packs, rule options and levels.

use skep_rules::{Bug, GameType, Pack, RuleOption};

use crate::creatures::key;
use crate::words::Words;

impl Words {
    /// One line about what the creature does.
    pub fn about_bug(&self, bug: Bug) -> String {
        self.text(&format!("{}-about", key(bug)))
    }

    /// The pack's name.
    pub fn pack(&self, pack: Pack) -> String {
        self.text(&pack_key(pack))
    }

    /// One line about the pack.
    pub fn about_pack(&self, pack: Pack) -> String {
        self.text(&format!("{}-about", pack_key(pack)))
    }

    /// The option, as a question.
    pub fn option(&self, option: RuleOption) -> String {
        self.text(&option_key(option))
    }

    /// One of the [values](RuleOption::values) of the option, as an answer to the question.
    pub fn option_value(&self, option: RuleOption, value: &str) -> String {
        self.text(&format!("{}-{value}", option_key(option)))
    }

    /// The name of one of the computer's ten levels.
    pub fn level(&self, number: u8) -> String {
        self.text(&format!("level-{number}"))
    }

    /// One line about how the level plays.
    pub fn about_level(&self, number: u8) -> String {
        self.text(&format!("level-{number}-about"))
    }

    /// The set of a game and everything added to it, without its rule options, for which there is
    /// [`option`](Words::option).
    ///
    /// ```
    /// use skep_words::{Language, Words};
    ///
    /// let game_type = "Base+MP+Fl2+Swarm".parse()?;
    /// let text = |language| Words::new(language).game_type(game_type);
    /// assert_eq!(text(Language::English), "Base, Mosquito, Pillbug, 2 × Fly, Swarm");
    /// assert_eq!(text(Language::French), "Base, Moustique, Cloporte, 2 × Mouche, Essaim");
    /// # Ok::<(), skep_rules::TypeError>(())
    /// ```
    pub fn game_type(&self, game_type: GameType) -> String {
        let set = if game_type.is_venom() { "set-venom" } else { "set-base" };
        let expansions = GameType::EXPANSIONS.into_iter().filter(|&bug| game_type.has(bug));
        let extras = GameType::EXTRAS.map(|bug| (bug, game_type.extra(bug)));
        let extras = extras.into_iter().filter_map(|(bug, count)| match count {
            0 => None,
            1 => Some(self.bug(bug)),
            _ => Some(format!("{count} × {}", self.bug(bug))),
        });
        let packs = Pack::ALL.into_iter().filter(|&pack| game_type.has_pack(pack));
        let mut parts = vec![self.text(set)];
        parts.extend(expansions.map(|bug| self.bug(bug)));
        parts.extend(extras);
        parts.extend(packs.map(|pack| self.pack(pack)));
        parts.join(", ")
    }
}

fn pack_key(pack: Pack) -> String {
    format!("pack-{}", pack.name().to_lowercase())
}

fn option_key(option: RuleOption) -> String {
    format!("option-{}", option.name().replace('_', "-"))
}

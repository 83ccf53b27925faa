//! What the page of the rules tells, and in which order.

use skep_rules::{Bug, Color, GameType, Pack};
use skep_words::{TOPICS, Words, key};

/// A chapter: what opens it, and what follows.
pub(super) struct Chapter {
    pub(super) opening: Subject,
    pub(super) subjects: Vec<Subject>,
}

/// What one section is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    /// Only the title of a chapter.
    Title(&'static str),
    /// What everybody needs to know.
    Topic(&'static str),
    /// A matter of Venom.
    Venom(&'static str),
    /// What a pack changes.
    Pack(Pack),
    /// A creature.
    Creature(Bug),
}

/// The chapters of the page.
pub(super) fn chapters() -> Vec<Chapter> {
    let chapter = |opening, subjects: &[Subject]| Chapter { opening, subjects: subjects.to_vec() };
    let creatures = |bugs: &[Bug]| bugs.iter().copied().map(Subject::Creature).collect::<Vec<_>>();
    let mut venom = vec![Subject::Venom("flips")];
    venom.extend(creatures(&GameType::EXTRAS));
    venom.push(Subject::Venom("extras"));
    vec![
        chapter(Subject::Title("basics"), &TOPICS.map(Subject::Topic)),
        chapter(Subject::Title("creatures"), &creatures(&Bug::STANDARD)),
        chapter(Subject::Venom("venom"), &venom),
        chapter(Subject::Pack(Pack::Predators), &creatures(&[Bug::Mantis, Bug::AssassinBug])),
        chapter(Subject::Pack(Pack::Guardians), &creatures(&[Bug::Butterfly, Bug::Moth])),
        chapter(Subject::Pack(Pack::Honeycombo), &creatures(&[Bug::Honeycombo])),
        chapter(Subject::Pack(Pack::Swarm), &[]),
    ]
}

impl Subject {
    /// What the section is called in addresses. Creatures have their bare names.
    pub(super) fn id(self) -> String {
        match self {
            Subject::Title(word) | Subject::Venom(word) => word.to_owned(),
            Subject::Topic(topic) => format!("topic-{topic}"),
            Subject::Pack(pack) => format!("pack-{}", pack.name().to_lowercase()),
            Subject::Creature(bug) => key(bug).to_owned(),
        }
    }

    /// The heading.
    pub(super) fn title(self, words: &Words) -> String {
        match self {
            Subject::Title(word) => words.text(&format!("rules-{word}")),
            Subject::Topic(topic) => words.text(&format!("rules-topic-{topic}-title")),
            Subject::Venom(matter) => words.text(&format!("rules-{matter}-title")),
            Subject::Pack(pack) => words.pack(pack),
            Subject::Creature(bug) => words.bug(bug),
        }
    }

    /// The paragraph.
    pub(super) fn text(self, words: &Words) -> Option<String> {
        match self {
            Subject::Title(_) => None,
            Subject::Topic(topic) => Some(words.text(&format!("rules-topic-{topic}"))),
            Subject::Venom(matter) => Some(words.text(&format!("rules-{matter}"))),
            Subject::Pack(pack) => Some(words.pack_rules(pack)),
            Subject::Creature(bug) => Some(words.bug_rules(bug)),
        }
    }

    /// The names of the examples to try. The example of a creature has the creature's name.
    pub(super) fn examples(self) -> Vec<&'static str> {
        let names: &[&str] = match self {
            Subject::Topic("goal") => &["win"],
            Subject::Topic("placing") => &["placing"],
            Subject::Topic("queen") => &["deadline"],
            Subject::Topic("one-hive") => &["one-hive"],
            Subject::Topic("freedom") => &["gate", "contact", "high-gate"],
            Subject::Topic("stacks") => &["stack"],
            Subject::Topic("resting") => &["resting"],
            Subject::Topic("draws") => &["draw"],
            Subject::Venom("venom") => &["faces"],
            Subject::Venom("flips") => &["flips"],
            Subject::Pack(Pack::Guardians) => &["guardian"],
            Subject::Pack(Pack::Honeycombo) => &["combo", "double"],
            Subject::Pack(Pack::Swarm) => &["swarm"],
            Subject::Creature(Bug::Wasp) => &["wasp", "stung"],
            Subject::Creature(Bug::StinkBug) => &["stink-bug", "shield"],
            Subject::Creature(bug) => &[key(bug)],
            Subject::Title(_) | Subject::Topic(_) | Subject::Venom(_) | Subject::Pack(_) => &[],
        };
        names.to_vec()
    }

    /// The creature on the other side of a tile that is not of the standard games.
    pub(super) fn other_side(self) -> Option<Bug> {
        let Subject::Creature(bug) = self else { return None };
        if Bug::STANDARD.contains(&bug) {
            return None;
        }
        let venom = GameType::EXPANSIONS.into_iter().fold(GameType::VENOM, GameType::with);
        let game = Pack::ALL.into_iter().fold(venom, GameType::with_pack);
        game.tiles(Color::White).into_iter().find_map(|tile| match tile.back() {
            Some(back) if back == bug => Some(tile.front()),
            Some(back) if tile.front() == bug => Some(back),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use skep_draw::Example;
    use skep_words::Language;

    use super::*;

    fn subjects() -> Vec<Subject> {
        let all = |chapter: Chapter| [vec![chapter.opening], chapter.subjects].concat();
        chapters().into_iter().flat_map(all).collect()
    }

    #[test]
    fn every_creature_and_pack_is_told_of_once() {
        let subjects = subjects();
        let times = |subject| subjects.iter().filter(|&&it| it == subject).count();
        assert!(Bug::ALL.into_iter().all(|bug| times(Subject::Creature(bug)) == 1));
        assert!(Pack::ALL.into_iter().all(|pack| times(Subject::Pack(pack)) == 1));
        let ids: BTreeSet<String> = subjects.iter().map(|subject| subject.id()).collect();
        assert_eq!(ids.len(), subjects.len(), "every section has an address of its own");
    }

    #[test]
    fn every_section_is_told_in_every_language() {
        for words in Language::ALL.map(Words::new) {
            for subject in subjects() {
                let (title, text) = (subject.title(&words), subject.text(&words));
                assert!(!title.is_empty() && !title.starts_with("rules-"), "{title}");
                assert!(text.is_none_or(|text| text.ends_with('.')), "{subject:?}");
            }
        }
    }

    #[test]
    fn every_creature_has_an_example_that_shows_it() {
        for bug in Bug::ALL {
            let names = Subject::Creature(bug).examples();
            let position = Example::named(names[0]).unwrap().position;
            let mut stacks = position.setup().stacks.into_iter().map(|(_, stack)| stack);
            assert!(stacks.any(|stack| stack.iter().any(|&tile| position.face(tile) == bug)));
        }
    }

    #[test]
    fn every_example_is_there_with_its_caption_and_shown_once() {
        let mut shown = BTreeSet::new();
        for name in subjects().into_iter().flat_map(Subject::examples) {
            assert!(shown.insert(name), "{name}");
            assert!(Example::named(name).is_some(), "{name}");
            for words in Language::ALL.map(Words::new) {
                assert!(words.has(&format!("example-{name}")), "{name}");
            }
        }
        // A game that is over leaves nothing to try.
        let left: Vec<&str> =
            Example::all().map(|it| it.name).filter(|name| !shown.contains(name)).collect();
        assert_eq!(left, ["end"]);
    }

    #[test]
    fn two_faced_tiles_know_their_other_side() {
        let other = |bug| Subject::Creature(bug).other_side();
        assert_eq!(other(Bug::Wasp), Some(Bug::Queen));
        assert_eq!(other(Bug::Moth), Some(Bug::Butterfly));
        assert_eq!(other(Bug::Mantis), Some(Bug::AssassinBug));
        assert_eq!(other(Bug::Queen), None, "the standard game has one-faced tiles");
        assert_eq!(other(Bug::Honeycombo), None);
    }
}

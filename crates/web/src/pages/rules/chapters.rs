//! The chapters of the rules page, in order.

use skep_rules::{Bug, Color, GameType, Pack};
use skep_words::{Topic, Words, key};

/// A chapter: its opening section and the sections that follow.
pub(super) struct Chapter {
    pub(super) opening: Subject,
    pub(super) subjects: Vec<Subject>,
}

/// What one section is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    /// A chapter title without text.
    Title(Title),
    /// A topic with its paragraph.
    Topic(Topic),
    /// What a pack changes.
    Pack(Pack),
    /// A creature.
    Creature(Bug),
}

/// The title of a chapter without an introduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Title {
    /// The basic rules.
    Basics,
    /// The creatures of the standard games.
    Creatures,
}

impl Title {
    /// The name used in message keys and as the fragment of the address.
    const fn key(self) -> &'static str {
        match self {
            Title::Basics => "basics",
            Title::Creatures => "creatures",
        }
    }
}

/// The chapters of the page.
pub(super) fn chapters() -> Vec<Chapter> {
    let chapter = |opening, subjects: &[Subject]| Chapter { opening, subjects: subjects.to_vec() };
    let creatures = |bugs: &[Bug]| bugs.iter().copied().map(Subject::Creature).collect::<Vec<_>>();
    let mut venom = vec![Subject::Topic(Topic::Flips)];
    venom.extend(
        creatures(&GameType::EXTRAS).into_iter().filter(|subject| subject.other_side().is_some()),
    );
    venom.push(Subject::Topic(Topic::Extras));
    vec![
        chapter(Subject::Title(Title::Basics), &Topic::BASICS.map(Subject::Topic)),
        chapter(Subject::Title(Title::Creatures), &creatures(&Bug::STANDARD)),
        chapter(Subject::Topic(Topic::Venom), &venom),
        chapter(Subject::Pack(Pack::Predators), &creatures(&[Bug::Mantis, Bug::AssassinBug])),
        chapter(Subject::Pack(Pack::Guardians), &creatures(&[Bug::Butterfly, Bug::Moth])),
        chapter(Subject::Pack(Pack::Honeycombo), &creatures(&[Bug::Honeycombo])),
        chapter(Subject::Pack(Pack::Swarm), &[]),
        chapter(Subject::Topic(Topic::Interpretations), &[]),
    ]
}

impl Subject {
    /// The fragment of the section's address. For creatures it is the bare name.
    pub(super) fn id(self) -> String {
        match self {
            Subject::Title(title) => title.key().to_owned(),
            // Existing links use these three without a prefix.
            Subject::Topic(topic @ (Topic::Venom | Topic::Flips | Topic::Extras)) => {
                topic.key().to_owned()
            }
            Subject::Topic(topic) => format!("topic-{}", topic.key()),
            Subject::Pack(pack) => format!("pack-{}", pack.name().to_lowercase()),
            Subject::Creature(bug) => key(bug).to_owned(),
        }
    }

    /// The heading.
    pub(super) fn title(self, words: &Words) -> String {
        match self {
            Subject::Title(title) => words.text(&format!("rules-{}", title.key())),
            Subject::Topic(topic) => words.topic(topic),
            Subject::Pack(pack) => words.pack(pack),
            Subject::Creature(bug) => words.bug(bug),
        }
    }

    /// The paragraph.
    pub(super) fn text(self, words: &Words) -> Option<String> {
        match self {
            Subject::Title(_) => None,
            Subject::Topic(topic) => Some(words.topic_rules(topic)),
            Subject::Pack(pack) => Some(words.pack_rules(pack)),
            Subject::Creature(bug) => Some(words.bug_rules(bug)),
        }
    }

    /// The names of the examples. The example of a creature has the creature's name.
    pub(super) fn examples(self) -> Vec<&'static str> {
        let names: &[&str] = match self {
            Subject::Title(_) => &[],
            Subject::Topic(topic) => examples_of(topic),
            Subject::Pack(Pack::Predators) => &[],
            Subject::Pack(Pack::Guardians) => &["guardian"],
            Subject::Pack(Pack::Honeycombo) => &["combo", "double"],
            Subject::Pack(Pack::Swarm) => &["swarm"],
            Subject::Creature(Bug::Wasp) => &["wasp", "stung"],
            Subject::Creature(Bug::StinkBug) => &["stink-bug", "shield"],
            Subject::Creature(bug) => &[key(bug)],
        };
        names.to_vec()
    }

    /// Whether there is a lesson about it.
    pub(super) const fn has_lesson(self) -> bool {
        !matches!(self, Subject::Title(_))
    }

    /// The creature on the other face of the tile, except for standard tiles.
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

/// The names of the examples of a topic.
const fn examples_of(topic: Topic) -> &'static [&'static str] {
    match topic {
        Topic::Goal => &["win"],
        Topic::Placing => &["placing"],
        Topic::Queen => &["deadline"],
        Topic::OneHive => &["one-hive"],
        Topic::Freedom => &["gate", "contact", "high-gate"],
        Topic::Stacks => &["stack"],
        Topic::Resting => &["resting"],
        Topic::Draws => &["draw"],
        Topic::Venom => &["faces"],
        Topic::Flips => &["flips"],
        Topic::Begin | Topic::Turn | Topic::Extras | Topic::Interpretations => &[],
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
    fn every_creature_pack_and_topic_has_one_section() {
        let subjects = subjects();
        let times = |subject| subjects.iter().filter(|&&it| it == subject).count();
        assert!(Bug::ALL.into_iter().all(|bug| times(Subject::Creature(bug)) == 1));
        assert!(Pack::ALL.into_iter().all(|pack| times(Subject::Pack(pack)) == 1));
        assert!(Topic::ALL.into_iter().all(|topic| times(Subject::Topic(topic)) == 1));
        let ids: BTreeSet<String> = subjects.iter().map(|subject| subject.id()).collect();
        assert_eq!(ids.len(), subjects.len(), "every section has an address of its own");
    }

    #[test]
    fn every_section_that_links_to_a_lesson_has_one() {
        let course = skep_learn::Course::load().unwrap();
        for subject in subjects() {
            assert_eq!(course.about(&subject.id()).is_some(), subject.has_lesson(), "{subject:?}");
        }
        for lesson in course.lessons() {
            let section = lesson.rules.as_deref();
            let known =
                section.is_none_or(|it| subjects().iter().any(|subject| subject.id() == it));
            assert!(known, "{section:?}");
        }
    }

    #[test]
    fn every_section_has_a_text_in_every_language() {
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
    fn every_example_exists_with_a_caption_and_is_shown_once() {
        let mut shown = BTreeSet::new();
        for name in subjects().into_iter().flat_map(Subject::examples) {
            assert!(shown.insert(name), "{name}");
            assert!(Example::named(name).is_some(), "{name}");
            for words in Language::ALL.map(Words::new) {
                assert!(words.has(&format!("example-{name}")), "{name}");
            }
        }
        // The example of a finished game has nothing to try.
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

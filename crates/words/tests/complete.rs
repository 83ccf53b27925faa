//! Every language has every message.

use std::collections::BTreeSet;

use skep_engine::Level;
use skep_rules::{Bug, Color, GameType, Pack, RuleOption, TileName};
use skep_words::{Language, MessageFile, Topic, Value, Words, key};

mod messages;

use messages::Messages;

/// Messages for contracted articles and agreeing adjectives, which English does not have.
const GRAMMAR: [&str; 3] = ["tile-color", "of-player", "to-player"];

/// The messages that are the same in English and another language.
const SAME: [&str; 38] = [
    "account-password",
    "account-title",
    "analyse-notes",
    "app-name",
    "bug-honeycombo",
    "bug-scorpion",
    "button-no",
    "button-ok",
    "lesson-ultimate",
    "lessons-honeycombo",
    "level-2",
    "level-3",
    "nav-online",
    "online-chat",
    "online-for-minutes",
    "online-minutes",
    "online-seconds",
    "option-assassin-spares-just-moved-no",
    "option-flip-rests-no",
    "option-stinkbug-own-side-bound",
    "option-tick-chain-no",
    "pack-honeycombo",
    "person-to-account",
    "position-error-within",
    "preset-base",
    "preset-carbon",
    "preset-honeycombo",
    "puzzle-change",
    "puzzle-solution",
    "puzzle-theme-combo",
    "set-base",
    "setup-packs",
    "share-link",
    "share-position",
    "speed-blitz",
    "speed-bullet",
    "terminal-argument-file",
    "terminal-kind-combo",
];

#[test]
fn every_language_has_the_same_messages() {
    let english = messages::read(Language::English);
    for language in [Language::French, Language::Italian] {
        let other = messages::read(language);
        for key in english.keys() {
            assert!(other.contains_key(key), "{key} is missing in {language}");
        }
        for key in other.keys().filter(|key| !GRAMMAR.contains(&key.as_str())) {
            assert!(english.contains_key(key), "{key} is in {language} only");
        }
    }
}

#[test]
fn every_language_uses_the_same_variables() {
    let all = Language::ALL.map(messages::read);
    let [english, others @ ..] = &all;
    // The variables that name a tile depend on the language's grammar.
    let compared =
        |name: &String| !name.ends_with("gender") && !["bug", "the", "of"].contains(&&**name);
    for (key, language) in english.keys().flat_map(|key| others.iter().map(move |o| (key, o))) {
        let variables = |messages| -> BTreeSet<String> {
            messages::variables(messages, key).into_iter().filter(compared).collect()
        };
        assert_eq!(variables(english), variables(language), "{key}");
    }
}

#[test]
fn every_message_is_translated() {
    let [english, french, italian] = Language::ALL.map(messages::read);
    let mut same = BTreeSet::new();
    for (key, message) in &english {
        let equal = |other: &Messages| other[key].value == message.value;
        let has_words = message.value.as_ref().is_some_and(messages::has_words);
        if has_words && (equal(&french) || equal(&italian)) {
            same.insert(key.as_str());
        }
    }
    assert_eq!(same, BTreeSet::from(SAME));
}

#[test]
fn every_message_can_be_formatted() {
    for language in Language::ALL {
        let words = Words::new(language).with_files(MessageFile::ALL);
        let messages = messages::read(language);
        for key in messages.keys() {
            let names = messages::variables(&messages, key);
            // In a debug build, a missing variable or message panics.
            let variables: Vec<(&str, Value)> =
                names.iter().map(|name| (name.as_str(), Value::from(7))).collect();
            assert_ne!(&words.with(key, &variables), key);
        }
    }
}

#[test]
fn every_creature_has_its_grammatical_forms() {
    for language in [Language::French, Language::Italian] {
        let messages = messages::read(language);
        for bug in Bug::ALL.map(key) {
            let attributes = &messages[&format!("bug-{bug}")].attributes;
            let forms: Vec<&str> = attributes.iter().map(|form| form.id.name.as_str()).collect();
            assert_eq!(forms, ["gender", "the", "of"], "{language}: bug-{bug}");
        }
    }
}

#[test]
fn every_value_of_the_rules_has_its_messages() {
    for language in Language::ALL {
        let words = Words::new(language);
        let has = |key: String| assert!(words.has(&key), "{language}: {key}");
        for bug in Bug::ALL.map(key) {
            has(format!("bug-{bug}"));
            has(format!("{bug}-about"));
            has(format!("reach-{bug}"));
            has(format!("rules-{bug}"));
        }
        for topic in Topic::ALL {
            has(format!("rules-topic-{}-title", topic.key()));
            assert!(words.topic_rules(topic).ends_with('.'), "{topic:?}");
        }
        for pack in Pack::ALL {
            has(format!("pack-{}", pack.name().to_lowercase()));
            assert!(words.about_pack(pack).ends_with('.'));
            assert!(words.pack_rules(pack).ends_with('.'));
        }
        for option in RuleOption::ALL {
            assert!(words.option(option).ends_with('?'), "{option:?}");
            for value in option.values() {
                has(format!("option-{}-{value}", option.name().replace('_', "-")));
            }
        }
        for level in Level::ALL.map(Level::number) {
            assert!(!words.level(level).starts_with("level"));
            assert!(words.about_level(level).ends_with('.'));
        }
    }
}

#[test]
fn english_levels_are_those_of_the_engine() {
    let words = Words::new(Language::English);
    for level in Level::ALL {
        let number = level.number();
        assert_eq!(words.level(number), level.name());
        assert_eq!(words.about_level(number), level.meaning());
        // There is no level above the highest.
        assert_eq!(words.has(&format!("level-{}", number + 1)), level != Level::MAX);
    }
}

#[test]
fn every_tile_has_a_name() {
    for words in Language::ALL.map(Words::new) {
        let mut names = BTreeSet::new();
        for color in Color::ALL {
            for tile in GameType::BASE_MLP.tiles(color) {
                let name = TileName::from(tile);
                assert!(words.the(name).contains(&words.bug(tile.front())));
                assert!(names.insert(words.name(name)), "{name}");
            }
        }
    }
}

#[test]
fn words_are_clone_send_sync_and_compared_by_language() {
    fn is_shared<T: Clone + Send + Sync + 'static>() {}
    is_shared::<Words>();
    assert_eq!(Words::new(Language::French), Words::new(Language::French).clone());
    assert_ne!(Words::new(Language::French), Words::new(Language::Italian));
    let words = Words::new(Language::French);
    assert_ne!(words, words.with_files([MessageFile::ONLINE]));
}

#[test]
fn an_unknown_key_is_returned_as_the_text() {
    assert_eq!(Words::new(Language::English).text("no-such-key"), "no-such-key");
}

#[test]
fn french_punctuation_has_non_breaking_spaces() {
    let words = Words::new(Language::French).with_files(MessageFile::ALL);
    let messages = messages::read(Language::French);
    for key in messages.keys() {
        let names = messages::variables(&messages, key);
        let variables: Vec<(&str, Value)> =
            names.iter().map(|name| (name.as_str(), Value::from("x"))).collect();
        let text = words.with(key, &variables);
        assert!(
            ![" :", " ;", " ?", " !", " %", " »", "« "].iter().any(|loose| text.contains(loose)),
            "{text}"
        );
    }
}

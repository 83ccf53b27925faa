//! The message files, read as text.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;
use skep_words::Language;

/// The messages of a language by their keys.
pub(crate) type Messages = BTreeMap<String, Message<String>>;

/// Reads all files of a language. Panics on a syntax error and on a repeated key.
pub(crate) fn read(language: Language) -> Messages {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages").join(language.tag());
    let mut messages = Messages::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let source = fs::read_to_string(&path).unwrap();
        let resource = parser::parse(source)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name.clone();
                    let twice = messages.insert(key, message);
                    assert!(
                        twice.is_none(),
                        "{} occurs twice in {language}",
                        twice.unwrap().id.name
                    );
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                other => panic!("{}: {other:?}", path.display()),
            }
        }
    }
    messages
}

/// Whether a pattern contains letters outside its variables.
pub(crate) fn has_words(pattern: &Pattern<String>) -> bool {
    pattern.elements.iter().any(|element| match element {
        PatternElement::TextElement { value } => value.contains(char::is_alphabetic),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().any(|variant| has_words(&variant.value))
        }
        PatternElement::Placeable { .. } => false,
    })
}

/// The variables of a message and of the messages that it refers to.
pub(crate) fn variables(messages: &Messages, key: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let message = messages.get(key).unwrap_or_else(|| panic!("there is no message {key}"));
    for pattern in message.value.iter().chain(message.attributes.iter().map(|a| &a.value)) {
        of_pattern(messages, pattern, &mut found);
    }
    found
}

fn of_pattern(messages: &Messages, pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                of_inline(messages, inline, found);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                of_inline(messages, selector, found);
                for variant in variants {
                    of_pattern(messages, &variant.value, found);
                }
            }
            PatternElement::TextElement { .. } => {}
        }
    }
}

fn of_inline(messages: &Messages, inline: &InlineExpression<String>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.clone());
        }
        InlineExpression::MessageReference { id, .. } => {
            found.extend(variables(messages, &id.name));
        }
        InlineExpression::StringLiteral { .. } => {}
        other => panic!("{other:?} is not used here"),
    }
}

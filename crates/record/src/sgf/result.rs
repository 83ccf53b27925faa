//! The result in words: `Game won by NAME`, `The game is a draw`.

use std::cmp::Ordering;

use skep_rules::{ByColor, Color, Outcome};

use crate::details::Details;
use crate::step::{Cause, Declared, End};

/// Words for a draw in the languages in which BoardSpace has written results.
const DRAWN: [&str; 6] = ["draw", "nulle", "remis", "ничья", "patta", "tablas"];

const WON_BY: &str = "Game won by ";
/// An addition of skep: BoardSpace does not record losses on time.
const ON_TIME: &str = " on time";

/// The players' names; White and Black if they have none.
pub(super) fn names(details: &Details) -> ByColor<String> {
    let name = |name: &str, color: Color| match name.trim() {
        "" => color.to_string(),
        name => name.replace('"', "'"),
    };
    ByColor { white: name(&details.white, Color::White), black: name(&details.black, Color::Black) }
}

pub(super) fn write(end: End, names: &ByColor<String>) -> String {
    let Outcome::Win(winner) = end.outcome else { return "The game is a draw".to_owned() };
    let name = match names.white == names.black {
        true => winner.to_string(),
        false => names[winner].clone(),
    };
    let time = if end.cause == Cause::Time { ON_TIME } else { "" };
    format!("{WON_BY}{name}{time}")
}

/// The declaration that explains a result which the moves do not lead to.
pub(super) fn read(text: &str, names: &ByColor<String>) -> Option<Declared> {
    let Some(winner) = winner(text, names) else {
        let text = text.to_lowercase();
        return DRAWN.iter().any(|word| text.contains(word)).then_some(Declared::Agreement);
    };
    Some(match text.ends_with(ON_TIME) {
        true => Declared::Time(!winner),
        false => Declared::Resignation(!winner),
    })
}

/// The player whom the text names as the winner.
fn winner(text: &str, names: &ByColor<String>) -> Option<Color> {
    let rest = text.strip_prefix(WON_BY).unwrap_or(text);
    let rest = rest.strip_suffix(ON_TIME).unwrap_or(rest);
    let different = names.white != names.black;
    let named = |color: &Color| different && names[*color] == rest;
    let called = |color: &Color| color.to_string() == rest;
    let find = |is: &dyn Fn(&Color) -> bool| Color::ALL.into_iter().find(is);
    find(&named).or_else(|| find(&called)).or_else(|| mentioned(rest, names))
}

/// The player whose name occurs anywhere in the text, which may be in any language. If both occur, the longer name.
fn mentioned(text: &str, names: &ByColor<String>) -> Option<Color> {
    let [white, black] = Color::ALL.map(|color| {
        let name = names[color].as_str();
        if text.contains(name) { name.len() } else { 0 }
    });
    match white.cmp(&black) {
        Ordering::Greater => Some(Color::White),
        Ordering::Less => Some(Color::Black),
        Ordering::Equal => None,
    }
}

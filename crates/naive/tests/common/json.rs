//! A reader for the JSON of the data files: simple escapes and whole numbers only.

use std::fmt;

/// A JSON value.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Json {
    Null,
    Bool(bool),
    Number(i64),
    Text(String),
    Array(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    /// Reads a whole text.
    pub(crate) fn read(text: &str) -> Json {
        let mut reader = Reader { rest: text };
        let value = reader.value();
        assert!(reader.rest.trim().is_empty(), "more after the value: {}", reader.rest);
        value
    }

    /// A field of an object.
    pub(crate) fn get(&self, name: &str) -> &Json {
        match self {
            Json::Object(fields) => &fields.iter().find(|(key, _)| key == name).unwrap().1,
            _ => panic!("{self} is no object"),
        }
    }

    /// The text; `None` for null.
    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Json::Null => None,
            Json::Text(text) => Some(text),
            _ => panic!("{self} is no text"),
        }
    }

    pub(crate) fn items(&self) -> &[Json] {
        match self {
            Json::Array(items) => items,
            _ => panic!("{self} is no array"),
        }
    }
}

/// Prints without spaces.
impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joined = |parts: Vec<String>| parts.join(",");
        match self {
            Json::Null => f.write_str("null"),
            Json::Bool(value) => write!(f, "{value}"),
            Json::Number(value) => write!(f, "{value}"),
            Json::Text(text) => write!(f, "\"{text}\""),
            Json::Array(items) => {
                write!(f, "[{}]", joined(items.iter().map(Json::to_string).collect()))
            }
            Json::Object(fields) => {
                let field = |(key, value): &(String, Json)| format!("\"{key}\":{value}");
                write!(f, "{{{}}}", joined(fields.iter().map(field).collect()))
            }
        }
    }
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    /// Skips blanks, and consumes this character if it comes next.
    fn take(&mut self, sign: &str) -> bool {
        self.rest = self.rest.trim_start();
        match self.rest.strip_prefix(sign) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn value(&mut self) -> Json {
        if self.take("null") {
            Json::Null
        } else if self.take("true") {
            Json::Bool(true)
        } else if self.take("false") {
            Json::Bool(false)
        } else if self.take("\"") {
            Json::Text(self.text())
        } else if self.take("[") {
            Json::Array(self.list("]", Reader::value))
        } else if self.take("{") {
            Json::Object(self.list("}", Reader::field))
        } else {
            let is_part = |c: char| c == '-' || c.is_ascii_digit();
            let end = self.rest.find(|c| !is_part(c)).unwrap_or(self.rest.len());
            let (digits, rest) = self.rest.split_at(end);
            self.rest = rest;
            Json::Number(digits.parse().unwrap_or_else(|_| panic!("no value: {rest}")))
        }
    }

    /// The text up to the closing quote.
    fn text(&mut self) -> String {
        let (text, rest) = self.rest.split_once('"').expect("a closing quote");
        assert!(!text.contains('\\'), "no escapes");
        self.rest = rest;
        text.to_owned()
    }

    fn field(&mut self) -> (String, Json) {
        assert!(self.take("\""));
        let name = self.text();
        assert!(self.take(":"));
        (name, self.value())
    }

    fn list<T>(&mut self, close: &str, item: fn(&mut Self) -> T) -> Vec<T> {
        let mut items = Vec::new();
        if self.take(close) {
            return items;
        }
        loop {
            items.push(item(self));
            if self.take(close) {
                return items;
            }
            assert!(self.take(","), "a comma: {}", self.rest);
        }
    }
}

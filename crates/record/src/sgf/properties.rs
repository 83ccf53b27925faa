//! SGF as a list of properties: `GM[27]`.

/// A property, and the line in which it begins.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Property {
    pub(super) line: usize,
    pub(super) name: String,
    pub(super) value: String,
}

/// All properties of the first game in a text. The error is the line in which an unclosed value begins.
pub(super) fn properties(text: &str) -> Result<Vec<Property>, usize> {
    let mut properties = Vec::new();
    let mut name = String::new();
    let mut line = 1;
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\n' => line += 1,
            '[' => {
                let begin = line;
                let value = value(&mut letters, &mut line).ok_or(begin)?;
                properties.push(Property { line: begin, name: name.clone(), value });
                name.clear();
            }
            ')' => break,
            ';' | '(' => name.clear(),
            letter if letter.is_ascii_alphanumeric() => name.push(letter),
            _ => {}
        }
    }
    Ok(properties)
}

/// Reads up to the bracket that closes a value. A backslash escapes the next character.
fn value(letters: &mut impl Iterator<Item = char>, line: &mut usize) -> Option<String> {
    let mut value = String::new();
    loop {
        match letters.next()? {
            ']' => return Some(value),
            '\\' => value.extend(letters.next()),
            letter => value.push(letter),
        }
        *line += usize::from(value.ends_with('\n'));
    }
}

/// A value with its special characters escaped, in one line.
pub(super) fn escaped(value: &str) -> String {
    escaped_lines(value).replace(['\r', '\n'], " ")
}

/// A value with its special characters escaped, which may have several lines.
pub(super) fn escaped_lines(value: &str) -> String {
    value.replace('\\', r"\\").replace(']', r"\]")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_with_their_lines() {
        let read =
            properties("(;\nGM[27]VV[1]\n; P0[1 move W wA1 N 12 wG1\\\\]\nC[a\\]\nb]D[]) E[x]");
        let found: Vec<_> = read.unwrap().into_iter().map(|p| (p.line, p.name, p.value)).collect();
        let expected = [
            (2, "GM", "27"),
            (2, "VV", "1"),
            (3, "P0", "1 move W wA1 N 12 wG1\\"),
            (4, "C", "a]\nb"),
            (5, "D", ""),
        ];
        assert_eq!(found, expected.map(|(line, name, value)| (line, name.into(), value.into())));
        assert_eq!(properties("\nA[b"), Err(2));
    }

    #[test]
    fn what_is_escaped_is_read_back() {
        let text = format!("A[{}]", escaped("a]b\\"));
        assert_eq!(properties(&text).unwrap()[0].value, "a]b\\");
    }
}

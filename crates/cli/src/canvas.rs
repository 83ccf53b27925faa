//! A canvas of characters that can be set in any order and is rendered line by line.

use std::collections::BTreeMap;
use std::fmt::Write;

use anstyle::Style;

/// Characters with their styles, by line and column.
#[derive(Debug, Default)]
pub(crate) struct Canvas {
    ink: BTreeMap<(i64, i64), (char, Style)>,
}

impl Canvas {
    /// An empty canvas.
    pub(crate) fn new() -> Canvas {
        Canvas::default()
    }

    /// Sets a character, over any other.
    pub(crate) fn put(&mut self, line: i64, column: i64, character: char, style: Style) {
        self.ink.insert((line, column), (character, style));
    }

    /// Sets the characters of a text that begins at this column.
    pub(crate) fn write(&mut self, line: i64, column: i64, text: &str, style: Style) {
        for (column, character) in (column..).zip(text.chars()) {
            self.put(line, column, character, style);
        }
    }

    /// The lines from the first to the last that is not empty, without a common margin, with ANSI styles.
    pub(crate) fn render(&self) -> String {
        let margin = self.ink.keys().map(|&(_, column)| column).min().unwrap_or_default();
        let top = self.ink.keys().next().map_or(0, |&(line, _)| line);
        let mut text = String::new();
        let (mut at, mut style) = ((top, margin), Style::new());
        for (&(line, column), &(character, next)) in &self.ink {
            if (line, column) != at {
                switch(&mut text, &mut style, Style::new());
            }
            while at.0 < line {
                text.push('\n');
                at = (at.0 + 1, margin);
            }
            while at.1 < column {
                text.push(' ');
                at.1 += 1;
            }
            switch(&mut text, &mut style, next);
            text.push(character);
            at.1 += 1;
        }
        switch(&mut text, &mut style, Style::new());
        if !text.is_empty() {
            text.push('\n');
        }
        text
    }
}

/// Ends one style and begins another, if they differ.
fn switch(text: &mut String, style: &mut Style, next: Style) {
    if *style != next {
        // Writing into a string does not fail.
        let _ = write!(text, "{style:#}{next}");
        *style = next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_read_without_margin() {
        let mut canvas = Canvas::new();
        assert_eq!(canvas.render(), "");
        canvas.write(-3, -8, "hive", Style::new());
        canvas.put(-1, -10, '*', Style::new());
        assert_eq!(canvas.render(), "  hive\n\n*\n");
    }

    #[test]
    fn styles_end_before_the_line_does() {
        let bold = Style::new().bold();
        let mut canvas = Canvas::new();
        canvas.write(0, 0, "ab", bold);
        canvas.put(1, 2, 'c', bold);
        assert_eq!(canvas.render(), "\u{1b}[1mab\u{1b}[0m\n  \u{1b}[1mc\u{1b}[0m\n");
    }
}

//! Numbers as each language writes them.

use crate::language::Language;
use crate::words::Words;

impl Words {
    /// A number with this many digits after the decimal sign: a point in English, a comma in French and Italian.
    ///
    /// ```
    /// use skep_words::{Language, Words};
    ///
    /// assert_eq!(Words::new(Language::English).decimal(-1.25, 1), "−1.2");
    /// assert_eq!(Words::new(Language::French).decimal(62.0, 1), "62,0");
    /// ```
    pub fn decimal(&self, value: f64, digits: usize) -> String {
        let text = format!("{value:.digits$}").replace('-', "−");
        match self.language() {
            Language::English => text,
            Language::French | Language::Italian => text.replace('.', ","),
        }
    }

    /// A number like [`Words::decimal`], with a plus sign if it is positive.
    pub fn signed_decimal(&self, value: f64, digits: usize) -> String {
        let text = self.decimal(value, digits);
        // What is rounded to zero has no sign.
        let is_zero = !text.contains(|digit: char| ('1'..='9').contains(&digit));
        match value > 0.0 {
            _ if is_zero => text.trim_start_matches('−').to_owned(),
            true => format!("+{text}"),
            false => text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_shown_unless_the_number_is_zero() {
        let words = Words::new(Language::Italian);
        let signed = |value| words.signed_decimal(value, 1);
        assert_eq!(signed(0.62), "+0,6");
        assert_eq!(signed(-3.0), "−3,0");
        assert_eq!([signed(0.04), signed(-0.04), signed(0.0)], ["0,0", "0,0", "0,0"]);
    }
}

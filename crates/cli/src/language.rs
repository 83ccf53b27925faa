//! The language of `skep play` and `skep show`: that of `--language`, or else that of the locale.

use std::env;

use skep_words::{Language, Words};

/// The option of the commands that speak to people.
#[derive(Debug, clap::Args)]
pub(crate) struct LanguageArgs {
    /// The language to speak: en, fr or it [default: that of the locale]
    #[arg(long, value_name = "LANGUAGE", value_parser = read_language)]
    language: Option<Language>,
}

impl LanguageArgs {
    /// The words of the language that was asked for, or else of the locale.
    pub(crate) fn words(&self) -> Words {
        let variable = |name: &str| env::var(name).ok();
        Words::for_terminal(self.language.unwrap_or_else(|| language_of_locale(variable)))
    }
}

fn read_language(text: &str) -> Result<Language, String> {
    let [first, second, third] =
        Language::ALL.map(|language| format!("{} ({})", language.tag(), language.name()));
    Language::from_tag(text)
        .ok_or_else(|| format!("the languages are {first}, {second} and {third}"))
}

/// The language of the locale for messages, by the environment variables of POSIX: the first one that is set and not
/// empty decides.
fn language_of_locale(variable: impl Fn(&str) -> Option<String>) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(variable)
        .find(|value| !value.is_empty())
        .unwrap_or_default();
    // As in `fr_CH.UTF-8@euro`: a language and a country, an encoding, a variant.
    let tag = locale.split(['.', '@']).next().unwrap_or_default();
    Language::from_tags([tag])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_language(variables: &[(&str, &str)], expected: Language) {
        let variable = |name: &str| {
            variables.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_owned())
        };
        assert_eq!(language_of_locale(variable), expected, "{variables:?}");
    }

    #[test]
    fn the_locale_decides() {
        assert_language(&[("LANG", "fr_FR.UTF-8")], Language::French);
        assert_language(&[("LANG", "it_CH@euro")], Language::Italian);
        assert_language(&[("LANG", "it")], Language::Italian);
        assert_language(&[("LANG", "en_GB.UTF-8")], Language::English);
        for unknown in ["C", "POSIX", "C.UTF-8", "de_DE.UTF-8", "", "_", "fritalian"] {
            assert_language(&[("LANG", unknown)], Language::English);
        }
        assert_language(&[], Language::English);
    }

    #[test]
    fn the_strongest_variable_decides() {
        let all = [("LC_ALL", "it_IT"), ("LC_MESSAGES", "en_US"), ("LANG", "fr_FR")];
        assert_language(&all, Language::Italian);
        assert_language(&all[1..], Language::English);
        assert_language(&[("LC_ALL", ""), ("LANG", "fr_FR")], Language::French);
        assert_language(&[("LC_ALL", "C"), ("LANG", "fr_FR")], Language::English);
    }

    #[test]
    fn an_unknown_language_names_the_known_ones() {
        assert_eq!(read_language("FR"), Ok(Language::French));
        let error = "the languages are en (English), fr (Français) and it (Italiano)";
        for text in ["de", "", "french"] {
            assert_eq!(read_language(text), Err(error.to_owned()));
        }
    }
}

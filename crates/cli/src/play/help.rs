//! What `help` prints.

use skep_words::Words;

use crate::play::command::{Argument, CommandName};

/// An example of a move, and the last part of the key of what it means.
type MoveExample = (&'static str, &'static str);

/// The moves of all games, one or two in a line.
const MOVES: [&[MoveExample]; 6] = [
    &[("wS1", "first")],
    &[("wA1 -bQ", "west"), ("wA1 bQ-", "east")],
    &[(r"wA1 \bQ", "north-west"), ("wA1 bQ/", "north-east")],
    &[("wA1 /bQ", "south-west"), (r"wA1 bQ\", "south-east")],
    &[("wB1 bQ", "on-top")],
    &[("pass", "pass")],
];

/// The moves of some games.
const OTHER_MOVES: [&[MoveExample]; 4] = [
    &[("~wA1", "flip"), ("~H", "combo")],
    &[("wWs !bA1", "sting"), ("wAs xbA1", "remove")],
    &[("wCe =bQ", "swap"), ("end", "end")],
    &[("draw", "draw"), ("steal wA1", "steal")],
];

/// The width of an example, with the space after it.
const EXAMPLE: usize = 11;

/// How moves are written, and the commands.
pub(crate) fn help(words: &Words) -> String {
    let mut text = String::new();
    write_examples(&mut text, words, "terminal-help-moves", &MOVES);
    text.push('\n');
    write_examples(&mut text, words, "terminal-help-other-moves", &OTHER_MOVES);
    text.push('\n');
    write_commands(&mut text, words);
    text
}

fn write_examples(text: &mut String, words: &Words, title: &str, lines: &[&[MoveExample]]) {
    let meaning = |&(_, key): &MoveExample| words.text(&format!("terminal-help-{key}"));
    let pairs = lines.iter().filter(|line| line.len() > 1);
    let width = pairs.map(|line| meaning(&line[0]).chars().count()).max().unwrap_or_default() + 2;
    text.push_str(&format!("{}\n", words.text(title)));
    for line in lines {
        let entry =
            |entry: &MoveExample| format!("{:<EXAMPLE$}{:<width$}", entry.0, meaning(entry));
        let entries: String = line.iter().map(entry).collect();
        text.push_str(&format!("  {}\n", entries.trim_end()));
    }
}

fn write_commands(text: &mut String, words: &Words) {
    let usages = CommandName::ALL.map(|name| (name, usage(words, name)));
    let width = usages.iter().map(|(_, usage)| usage.chars().count()).max().unwrap_or_default() + 2;
    text.push_str(&format!("{}\n", words.text("terminal-help-commands")));
    for (name, usage) in usages {
        let meaning = words.text(&format!("terminal-command-{}", name.word()));
        text.push_str(&format!("  {usage:<width$}{meaning}\n"));
    }
}

/// The command and its argument: `undo [N]`.
fn usage(words: &Words, name: CommandName) -> String {
    let word = name.word();
    match name.argument() {
        Argument::None => word.to_owned(),
        Argument::Count => format!("{word} [N]"),
        Argument::Tile => format!("{word} [{}]", words.text("terminal-argument-tile")),
        Argument::GameType => format!("{word} [{}]", words.text("terminal-argument-type")),
        Argument::File => format!("{word} {}", words.text("terminal-argument-file")),
    }
}

#[cfg(test)]
mod tests {
    use skep_words::Language;

    use super::*;

    #[test]
    fn every_command_and_move_is_explained_on_a_narrow_terminal() {
        for language in Language::ALL {
            let help = help(&Words::for_terminal(language));
            assert!(!help.contains("terminal-"), "{help}");
            for line in help.lines() {
                assert!(line.chars().count() <= 80, "{line}");
            }
            for name in CommandName::ALL {
                let start = format!("  {} ", name.word());
                assert!(help.lines().any(|line| line.starts_with(&start)), "{help}");
            }
        }
    }
}

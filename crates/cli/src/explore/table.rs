//! The moves as a table for people.

use std::io::{self, Write};

use anstyle::Style;
use skep_explorer::Results;
use skep_rules::Game;
use skep_words::Words;

use super::Findings;

/// The width of the bars.
const BAR: u32 = 30;

/// Writes a row for every move, and where the numbers come from.
pub(super) fn write(
    game: &Game,
    found: &Findings,
    words: &Words,
    out: &mut dyn Write,
) -> io::Result<()> {
    if found.moves.is_empty() {
        let key = match (game.ending(), found.book) {
            (Some(_), _) => "explorer-over",
            (None, Some(_)) => "explorer-empty",
            (None, None) => "explorer-empty-games",
        };
        return writeln!(out, "{}", words.text(key));
    }
    let bold = Style::new().bold();
    let [head, games, results] =
        ["explorer-move", "explorer-games", "explorer-results"].map(|key| words.text(key));
    writeln!(out, "{bold}{head:<18}{games:>9}     %  {results}{bold:#}")?;
    let all: Results = found.moves.iter().map(|explored| explored.found).collect();
    for explored in &found.moves {
        let text = game.position().write_move(explored.action());
        row(&text, explored.found, all.games(), words, out)?;
    }
    row(&words.text("explorer-total"), all, all.games(), words, out)?;
    if let Some(info) = found.book {
        let variables = [("games", info.games.into()), ("nodes", info.nodes.into())];
        writeln!(out, "\n{}", words.with("explorer-about-book", &variables))?;
    }
    Ok(())
}

fn row(
    text: &str,
    results: Results,
    all: u32,
    words: &Words,
    out: &mut dyn Write,
) -> io::Result<()> {
    let share = f64::from(results.games()) / f64::from(all.max(1)) * 100.0;
    let shown = match results.percentages() {
        Some(parts) => bar(parts),
        None => words.text("explorer-undecided"),
    };
    writeln!(out, "{text:<18}{:>9}  {share:>4.0}  {shown}", results.games())
}

/// White's wins, draws and Black's wins as a bar of characters, with the percentages beside it.
fn bar([white, draws, black]: [u32; 3]) -> String {
    let until_white = (white * BAR + 50) / 100;
    let until_draws = ((white + draws) * BAR + 50) / 100;
    let sign = |place| match place {
        _ if place < until_white => '░',
        _ if place < until_draws => '▒',
        _ => '█',
    };
    let bar: String = (0..BAR).map(sign).collect();
    format!("{bar} {white:>3} {draws:>3} {black:>3}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_as_long_as_all_games() {
        assert_eq!(bar([50, 0, 50]), format!("{}{}  50   0  50", "░".repeat(15), "█".repeat(15)));
        assert_eq!(bar([0, 100, 0]), format!("{}   0 100   0", "▒".repeat(30)));
    }
}

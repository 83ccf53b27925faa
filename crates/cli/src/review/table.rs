//! A review as a table for people.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use skep_review::{Judgement, ReviewedMove};
use skep_rules::Color;
use skep_words::Words;

use super::ReviewedGame;
use super::describe::{remarks, summary_rows};
use super::moves::{MoveText, move_texts};

/// The moves of a better line that fit beside the move.
const LINE_LENGTH: usize = 3;

/// Writes the summary of both players, and a row for every move.
pub(super) fn write(game: &ReviewedGame, words: &Words, out: &mut dyn Write) -> io::Result<()> {
    let bold = Style::new().bold();
    writeln!(out, "{bold}{}{bold:#}  {}\n", words.text("review-title"), game.tree.game_type())?;
    let [white, black] = Color::ALL.map(|color| words.color(color));
    writeln!(out, "{:<20}{white:>10}{black:>10}", "")?;
    for [name, white, black] in summary_rows(&game.review, words) {
        writeln!(out, "{name:<20}{white:>10}{black:>10}")?;
    }
    if !game.is_complete {
        writeln!(out, "\n{}", words.text("review-incomplete"))?;
    }
    writeln!(out, "\n{:>35}", words.text("review-chance"))?;
    let chances = game.review.chances.iter().skip(1);
    for ((reviewed, text), after) in game.review.moves.iter().zip(move_texts(game)).zip(chances) {
        write_move(reviewed, &text, after.points(), words, out)?;
    }
    Ok(())
}

fn write_move(
    reviewed: &ReviewedMove,
    text: &MoveText,
    chance: f64,
    words: &Words,
    out: &mut dyn Write,
) -> io::Result<()> {
    let style = style(reviewed.judgement);
    let glyph = reviewed.judgement.map_or("", Judgement::glyph);
    let number = &text.number;
    let remarks = remarks(reviewed, text, LINE_LENGTH, words);
    let row = format!(
        "{number:>6} {style}{:<18}{glyph:<3}{style:#}{chance:>4.0} %   {remarks}",
        text.played
    );
    writeln!(out, "{}", row.trim_end())
}

fn style(judgement: Option<Judgement>) -> Style {
    match judgement {
        None => Style::new(),
        Some(Judgement::Inaccuracy) => AnsiColor::Cyan.on_default(),
        Some(Judgement::Mistake) => AnsiColor::Yellow.on_default().bold(),
        Some(Judgement::Blunder) => AnsiColor::Red.on_default().bold(),
    }
}

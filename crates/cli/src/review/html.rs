//! A review as a page that opens anywhere: graph, boards at the turning points, and all moves.

use std::fmt::Write as _;

use skep_draw::{GraphMark, Highlights, chance_graph, draw};
use skep_review::{Judgement, ReviewedMove};
use skep_rules::Color;
use skep_words::Words;

use super::ReviewedGame;
use super::describe::{remarks, summary_rows};
use super::moves::{MoveText, move_texts};

const STYLE: &str = include_str!("page.css");

/// The number of moves of a better line that are shown.
const LINE_LENGTH: usize = 5;

/// The page. It contains everything: no script, no font, nothing to load.
pub(super) fn page(game: &ReviewedGame, words: &Words) -> String {
    let texts = move_texts(game);
    let title = format!("{} – {}", words.text("review-title"), game.tree.game_type());
    let title = escape(&title);
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n<h1>{title}</h1>\n",
        words.language().tag(),
    );
    write_summary(&mut page, game, words);
    let review = &game.review;
    let chances: Vec<f64> = review.chances.iter().map(|chance| chance.points()).collect();
    let marks: Vec<(usize, GraphMark)> = review
        .moves
        .iter()
        .enumerate()
        .filter_map(|(index, it)| Some((index + 1, graph_mark(it.judgement?))))
        .collect();
    let label = escape(&words.text("review-graph"));
    let _ = writeln!(page, "<figure>{}</figure>", chance_graph(&chances, &marks, &label));
    page.push_str("<ol>\n");
    for (index, (reviewed, text)) in review.moves.iter().zip(&texts).enumerate() {
        let after = chances.get(index + 1).copied().unwrap_or_default();
        write_move(&mut page, reviewed, text, after, words);
    }
    page.push_str("</ol>\n</html>\n");
    page
}

fn write_summary(page: &mut String, game: &ReviewedGame, words: &Words) {
    let names = &game.details;
    let heading = |color, name: &str| match name {
        "" => escape(&words.color(color)),
        name => format!("{} ({})", escape(name), escape(&words.color(color))),
    };
    let _ = writeln!(
        page,
        "<table>\n<tr><td></td><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr>",
        heading(Color::White, &names.white),
        heading(Color::Black, &names.black),
    );
    for [name, white, black] in summary_rows(&game.review, words) {
        let name = escape(&name);
        let _ = writeln!(
            page,
            "<tr><th scope=\"row\">{name}</th><td>{white}</td><td>{black}</td></tr>"
        );
    }
    page.push_str("</table>\n");
    if !game.is_complete {
        let _ = writeln!(page, "<p>{}</p>", escape(&words.text("review-incomplete")));
    }
}

fn write_move(
    page: &mut String,
    reviewed: &ReviewedMove,
    text: &MoveText,
    after: f64,
    words: &Words,
) {
    let class = reviewed.judgement.map_or("", Judgement::name);
    let glyph = reviewed.judgement.map_or("", Judgement::glyph);
    let sentence = escape(&words.action(&text.before, reviewed.played));
    let _ = write!(
        page,
        "<li class=\"{class}\"><b>{}</b> <code>{}</code> <strong>{glyph}</strong> \
         <span class=\"chance\">{after:.0}\u{a0}%</span> <span>{sentence}</span>",
        text.number,
        escape(&text.played),
    );
    let remarks = remarks(reviewed, text, LINE_LENGTH, words);
    if !remarks.is_empty() {
        let _ = write!(page, "<p>{}</p>", escape(&remarks));
    }
    if reviewed.judgement >= Some(Judgement::Mistake) {
        let highlights = Highlights::after(&text.before, reviewed.played);
        let mut position = text.before.clone();
        if position.play(reviewed.played).is_ok() {
            let _ = write!(page, "<div class=\"board\">{}</div>", draw(&position, &highlights));
        }
    }
    page.push_str("</li>\n");
}

/// The mark of a judgement in the graph.
fn graph_mark(judgement: Judgement) -> GraphMark {
    match judgement {
        Judgement::Inaccuracy => GraphMark::Circle,
        Judgement::Mistake => GraphMark::Triangle,
        Judgement::Blunder => GraphMark::Diamond,
    }
}

/// The text with the characters replaced that mean something in HTML.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

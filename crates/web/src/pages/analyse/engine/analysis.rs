//! What the engine has found about a position, ready to be shown. Independent of the browser.

use skep_review::{Evaluation, WinChance};
use skep_rules::{Action, Color, Position};
use skep_words::Words;
use skep_worker::{LineUpdate, SearchUpdate};

/// What the engine has found about a position.
#[derive(Clone, Debug)]
pub(super) struct Analysis {
    /// The position in which the lines begin: for threats, the one after a pass.
    pub(super) base: Position,
    pub(super) update: SearchUpdate,
    pub(super) is_threat: bool,
}

/// One move of a line.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) before: Position,
    pub(super) action: Action,
    /// The position after it; none if it draws a tile that nobody knows.
    pub(super) after: Option<Position>,
}

/// The score of a line in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ScoreText {
    /// White's win chance, or who wins by force and when.
    pub(super) chance: String,
    /// White's advantage in tenths; none if the game is decided.
    pub(super) tenths: Option<String>,
}

impl Analysis {
    /// The value of a line for White.
    pub(super) fn value(&self, line: &LineUpdate) -> Evaluation {
        let value = Evaluation::new(line.score, line.forced);
        if self.base.to_move() == Color::White { value } else { -value }
    }

    /// White's chance with the best line.
    pub(super) fn chance(&self) -> Option<WinChance> {
        let best = self.update.lines.first()?;
        Some(WinChance::of(self.value(best), self.base.game_type().family()))
    }

    /// The score of a line.
    pub(super) fn score(&self, words: &Words, line: &LineUpdate) -> ScoreText {
        let value = self.value(line);
        match value {
            Evaluation::Centipawns(centipawns) => {
                let family = self.base.game_type().family();
                let points = WinChance::of(value, family).points().round();
                let chance = words.with(
                    "engine-chance",
                    &[
                        ("player", words.color(Color::White).into()),
                        ("percent", words.decimal(points, 0).into()),
                    ],
                );
                let tenths = words.signed_decimal(f64::from(centipawns) / 100.0, 1);
                ScoreText { chance, tenths: Some(tenths) }
            }
            Evaluation::Win(plies) => forced(words, Color::White, plies),
            Evaluation::Loss(plies) => forced(words, Color::Black, plies),
        }
    }

    /// The moves of a line with the positions between them, as far as they can be read.
    pub(super) fn steps(&self, line: usize) -> Vec<Step> {
        let mut before = self.base.clone();
        let mut steps = Vec::new();
        let moves = self.update.lines.get(line).map(|line| &line.moves[..]).unwrap_or_default();
        for text in moves {
            let Ok(action) = before.read_move(text) else { break };
            let mut after = before.clone();
            let is_known = !before.awaits_draw(action) && after.play(action).is_ok();
            let after = is_known.then_some(after);
            let next = after.clone();
            steps.push(Step { before, action, after });
            let Some(next) = next else { break };
            before = next;
        }
        steps
    }

    /// The number of positions searched in a second.
    pub(super) fn speed(&self) -> u64 {
        (self.update.nodes as f64 / self.update.seconds.max(1e-3)) as u64
    }

    /// The least number of draws over which a score is an average, if chance comes in.
    pub(super) fn draws(&self) -> Option<u32> {
        self.update.lines.iter().map(|line| line.draws).min().filter(|&draws| draws > 1)
    }

    /// The score and the best move as sentences, for screen readers.
    pub(super) fn spoken(&self, words: &Words) -> Option<String> {
        let score = self.score(words, self.update.lines.first()?).chance;
        let first = self.steps(0).into_iter().next()?;
        let best = words.action(&first.before, first.action);
        Some(words.with("engine-spoken", &[("score", score.into()), ("move", best.into())]))
    }
}

/// That a player wins by force with this many actions of both players.
fn forced(words: &Words, winner: Color, plies: u32) -> ScoreText {
    let moves = plies.div_ceil(2).max(1);
    let player = words.color(winner);
    let chance = words.with("engine-wins", &[("player", player.into()), ("moves", moves.into())]);
    ScoreText { chance, tenths: None }
}

#[cfg(test)]
mod tests {
    use skep_words::Language;

    use super::*;

    fn analysis(position: &str, lines: &[(i32, Option<i32>, &[&str], u32)]) -> Analysis {
        let line = |&(score, forced, moves, draws): &(i32, Option<i32>, &[&str], u32)| {
            let moves = moves.iter().map(|&text| text.to_owned()).collect();
            LineUpdate { score, forced, moves, draws }
        };
        let lines = lines.iter().map(line).collect();
        let update = SearchUpdate { depth: 3, nodes: 5_000, seconds: 0.5, lines };
        Analysis { base: position.parse().unwrap(), update, is_threat: false }
    }

    const BLACK: &str = "Base;Black[3];0,0:wS1 1,0:bS1 -1,0:wQ 2,0:bQ";

    fn score(analysis: &Analysis, language: Language) -> (String, Option<String>) {
        let words = Words::new(language);
        let ScoreText { chance, tenths } = analysis.score(&words, &analysis.update.lines[0]);
        (chance.replace('\u{a0}', " "), tenths)
    }

    #[test]
    fn scores_are_whites_and_written_as_the_language_does() {
        let analysis = analysis(BLACK, &[(62, None, &[], 1)]);
        let (chance, tenths) = score(&analysis, Language::English);
        assert_eq!((&*chance, tenths.as_deref()), ("White 37%", Some("−0.6")));
        let (chance, tenths) = score(&analysis, Language::French);
        assert_eq!((&*chance, tenths.as_deref()), ("Blancs 37 %", Some("−0,6")));
        assert_eq!((analysis.speed(), analysis.draws()), (10_000, None));
    }

    #[test]
    fn forced_ends_are_counted_in_moves_of_the_winner() {
        let wins =
            |plies| score(&analysis(BLACK, &[(29_000, Some(plies), &[], 1)]), Language::English).0;
        assert_eq!(wins(1), "Black wins in 1 move");
        assert_eq!(wins(5), "Black wins in 3 moves");
        assert_eq!(wins(-4), "White wins in 2 moves");
    }

    #[test]
    fn a_line_ends_where_a_tile_is_drawn_and_says_so() {
        let swarm = "Base+Swarm;White[9];0,0:wQ 1,0:bQ -1,0:wA1 2,0:bA1;white=wB1;black=bB1";
        let analysis = analysis(swarm, &[(10, None, &["wA1 bA1-", "bB1 bQ/", "wB1 -wQ"], 8)]);
        let steps = analysis.steps(0);
        let known: Vec<bool> = steps.iter().map(|step| step.after.is_some()).collect();
        assert_eq!(known, [true, false]);
        assert_eq!(analysis.draws(), Some(8));
        let spoken = analysis.spoken(&Words::new(Language::English)).unwrap();
        assert!(spoken.starts_with("White 52%. White "), "{spoken}");
    }

    #[test]
    fn moves_that_cannot_be_read_end_a_line() {
        let analysis = analysis(BLACK, &[(10, None, &["bA1 bQ-", "nonsense"], 1)]);
        assert_eq!((analysis.steps(0).len(), analysis.steps(7).len()), (1, 0));
    }
}

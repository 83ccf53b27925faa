//! The report of a match as text.

use std::fmt;

use skep_rules::Color;

use crate::engine_id::{ByEngine, EngineId};
use crate::played_game::EndReason;
use crate::settings::MatchSettings;
use crate::stats::{Elo, Hypothesis, Sprt};
use crate::tally::{Tally, Wdl};

/// The report of a match; its `Display` is what `skep match` prints.
#[derive(Clone, Copy, Debug)]
pub struct MatchReport<'a> {
    /// The settings of the match.
    pub settings: &'a MatchSettings,
    /// The engines' names, as they report them.
    pub names: &'a ByEngine<String>,
    /// The results.
    pub tally: &'a Tally,
}

/// With fewer pairs than this, the error bars are unreliable.
const FEW: u32 = Sprt::MIN_GAMES / 2;

/// The state of a match in one line.
pub fn summary(settings: &MatchSettings, tally: &Tally) -> String {
    let results = tally.results();
    let mut text = format!("{} ({:.1} %)", WinsDrawsLosses(results), 100.0 * results.score());
    if let Some(elo) = tally.pairs.elo() {
        text += &format!("  Elo {}", WithError(elo));
    }
    if let Some(test) = settings.sprt {
        text += &format!("  LLR {:+.2}/{:.2}", test.ratio(&tally.pairs), Sprt::bound());
    }
    let forfeits: u32 = EngineId::BOTH.into_iter().map(|side| tally.forfeits(side)).sum();
    if forfeits > 0 {
        text += &format!("  forfeits {forfeits}");
    }
    text
}

struct WinsDrawsLosses(Wdl);

impl fmt::Display for WinsDrawsLosses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Wdl { wins, draws, losses } = self.0;
        write!(f, "+{wins} ={draws} -{losses}")
    }
}

struct WithError(Elo);

impl fmt::Display for WithError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Elo { value, low, high } = self.0;
        match (high - low) / 2.0 {
            error if error.is_finite() => write!(f, "{value:+.0} ± {error:.0}"),
            _ if low.is_finite() => write!(f, "at least {low:+.0}"),
            _ if high.is_finite() => write!(f, "at most {high:+.0}"),
            _ => write!(f, "{}", Signed(value)),
        }
    }
}

/// A number of Elo points, which may be infinite.
struct Signed(f64);

impl fmt::Display for Signed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            f64::INFINITY => f.write_str("+∞"),
            f64::NEG_INFINITY => f.write_str("-∞"),
            value => write!(f, "{value:+.1}"),
        }
    }
}

impl fmt::Display for MatchReport<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_settings(f)?;
        self.write_results(f)?;
        self.write_forfeits(f)?;
        self.write_strength(f)
    }
}

impl MatchReport<'_> {
    fn write_settings(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in EngineId::BOTH {
            let engine = &self.settings.engines[side];
            writeln!(
                f,
                "{side}          {} [{}], {}",
                self.names[side], engine.label, engine.limit
            )?;
            for (name, value) in &engine.options {
                writeln!(f, "           {name} = {value}")?;
            }
        }
        writeln!(f, "type       {}", self.settings.game_type)?;
        writeln!(f, "openings   {}", self.settings.openings.name())?;
        writeln!(f, "games      {} of {}", self.tally.games(), self.settings.games)
    }

    fn write_results(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f)?;
        let mut line = |name: &str, results: Wdl| {
            let score = 100.0 * results.score();
            writeln!(f, "{name:<10} {} ({score:.1} %)", WinsDrawsLosses(results))
        };
        line("A", self.tally.results())?;
        for color in Color::ALL {
            line(&format!("A as {color}"), self.tally.by_color[color])?;
        }
        let [zero, half, one, more, two] = self.tally.pairs.0;
        writeln!(f, "pairs      0: {zero}  ½: {half}  1: {one}  1½: {more}  2: {two}")?;
        let repeated = self.tally.drawn_by(EndReason::Repetition);
        let long = self.tally.drawn_by(EndReason::MaxPlies);
        let most = self.settings.max_plies;
        writeln!(f, "draws      {repeated} by repetition, {long} after {most} plies")?;
        writeln!(f, "length     {:.1} plies on average", self.tally.mean_plies())?;
        for side in EngineId::BOTH {
            let thinking = self.tally.thinking[side];
            let (mean, longest) = (thinking.mean(), thinking.longest);
            writeln!(f, "time {side}     {mean:.3} s a move, at most {longest:.3} s")?;
        }
        Ok(())
    }

    fn write_forfeits(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in EngineId::BOTH {
            let ways = EndReason::FORFEITS.into_iter().filter_map(|end| {
                let count = self.tally.lost_by(side, end);
                (count > 0).then(|| format!("{count} {}", end.words()))
            });
            let ways: Vec<String> = ways.collect();
            match self.tally.forfeits(side) {
                0 => writeln!(f, "forfeits {side} 0")?,
                count => writeln!(f, "forfeits {side} {count}: {}", ways.join(", "))?,
            }
        }
        Ok(())
    }

    fn write_strength(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f)?;
        let pairs = &self.tally.pairs;
        let (Some(elo), Some(superiority)) = (pairs.elo(), pairs.superiority()) else {
            return writeln!(f, "Elo        unknown: no pair of games is complete");
        };
        let (low, high) = (Signed(elo.low), Signed(elo.high));
        // A few pairs give a poor estimate of the variance.
        let few = if pairs.count() < FEW { ", rough: there are few pairs" } else { "" };
        writeln!(f, "Elo        {} (95 %: {low} … {high}{few})", WithError(elo))?;
        writeln!(f, "LOS        {:.1} %", 100.0 * superiority)?;
        let Some(test) = self.settings.sprt else { return Ok(()) };
        let (bound, ratio) = (Sprt::bound(), test.ratio(pairs));
        let verdict = match test.accepted(pairs) {
            Some(Hypothesis::High) => format!("accepted: {:+} Elo", test.high),
            Some(Hypothesis::Low) => format!("accepted: {:+} Elo", test.low),
            None => "undecided".to_owned(),
        };
        let Sprt { low, high } = test;
        writeln!(f, "SPRT       {low:+} or {high:+} Elo: LLR {ratio:+.2} of ±{bound:.2}, {verdict}")
    }
}

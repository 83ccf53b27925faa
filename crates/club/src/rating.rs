//! Ratings by Glicko-2, for each family of games and each speed.

use serde::{Deserialize, Serialize};
use skep_rules::{ByColor, Color, Family, Outcome};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use crate::game::event::Terms;
use crate::game::state::{GameState, Status};
use crate::limits;
use crate::time::{Moment, Speed};

/// What ratings are compared for: games of the same family and speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Category {
    /// The family of the game.
    pub family: Family,
    /// The speed.
    pub speed: Speed,
}

/// How well somebody plays, and how certain that is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The strength.
    pub rating: f64,
    /// The standard deviation of the strength.
    pub deviation: f64,
    /// How much the strength changes with time.
    pub volatility: f64,
}

/// A rating, and when it was made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The rating after the last rated game.
    pub rating: Rating,
    /// When that game ended; nothing before the first one.
    pub since: Option<Moment>,
}

impl Default for Rating {
    /// The rating of somebody who has not played yet.
    fn default() -> Rating {
        Rating { rating: 1500.0, deviation: limits::DEVIATION_AT_MOST, volatility: 0.09 }
    }
}

impl Rating {
    /// Whether too few games were played, or too long ago, for the rating to be certain.
    pub fn is_provisional(&self) -> bool {
        self.deviation >= limits::PROVISIONAL_DEVIATION
    }

    /// The rating as it is shown.
    pub fn rounded(&self) -> u32 {
        self.rating.round() as u32
    }

    /// The rating after that many milliseconds without a game: the longer ago, the less certain.
    pub fn after(&self, milliseconds: u64) -> Rating {
        let periods = milliseconds as f64 / limits::RATING_PERIOD as f64;
        let drift = GLICKO_SCALE * self.volatility * periods.sqrt();
        Rating { deviation: self.deviation.hypot(drift), ..*self }.clamped()
    }

    fn clamped(self) -> Rating {
        Rating {
            rating: self.rating.clamp(limits::RATING_AT_LEAST, limits::RATING_AT_MOST),
            deviation: self.deviation.clamp(limits::DEVIATION_AT_LEAST, limits::DEVIATION_AT_MOST),
            volatility: self.volatility.clamp(0.0, limits::VOLATILITY_AT_MOST),
        }
    }
}

/// The points of a rating for every unit in the paper on Glicko-2.
const GLICKO_SCALE: f64 = 173.7178;

impl Standing {
    /// Of somebody who has not played a rated game yet.
    pub fn new() -> Standing {
        Standing { rating: Rating::default(), since: None }
    }

    /// The rating now.
    pub fn at(&self, now: Moment) -> Rating {
        self.since.map_or(self.rating, |since| self.rating.after(now.since(since)))
    }
}

impl Default for Standing {
    fn default() -> Standing {
        Standing::new()
    }
}

/// Both ratings after a game.
///
/// ```
/// use skep_club::{Moment, Standing, rate};
/// use skep_rules::{ByColor, Color, Outcome};
///
/// let new = rate(ByColor::<Standing>::default(), Outcome::Win(Color::White), Moment(0));
/// assert!(new.white.rating > 1500.0 && new.black.rating < 1500.0);
/// ```
pub fn rate(players: ByColor<Standing>, outcome: Outcome, now: Moment) -> ByColor<Rating> {
    let [white, black] = [players.white, players.black].map(|standing| standing.at(now));
    let result = match outcome {
        Outcome::Win(Color::White) => Outcomes::WIN,
        Outcome::Win(Color::Black) => Outcomes::LOSS,
        Outcome::Draw => Outcomes::DRAW,
    };
    let config = Glicko2Config { tau: limits::RATING_TAU, ..Glicko2Config::new() };
    let new = glicko2(&to_glicko(white), &to_glicko(black), &result, &config);
    ByColor { white: from_glicko(new.0, white), black: from_glicko(new.1, black) }
}

fn to_glicko(rating: Rating) -> Glicko2Rating {
    let Rating { rating, deviation, volatility } = rating;
    Glicko2Rating { rating, deviation, volatility }
}

/// The new rating within its limits; the old one if the computation fails.
fn from_glicko(new: Glicko2Rating, old: Rating) -> Rating {
    let Glicko2Rating { rating, deviation, volatility } = new;
    let finite = [rating, deviation, volatility].iter().all(|number| number.is_finite());
    if finite { Rating { rating, deviation, volatility }.clamped() } else { old }
}

impl Terms {
    /// The category in which such games are rated.
    pub fn category(&self) -> Category {
        Category { family: self.game_type.family(), speed: self.pace.speed() }
    }
}

impl<S> GameState<S> {
    /// The outcome that changes ratings, if the game is rated, has ended and was not called off.
    pub fn rated_outcome(&self) -> Option<Outcome> {
        match self.status() {
            Status::Ended { outcome, .. } if self.terms().rated => outcome.map(Outcome::from),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(rating: f64, deviation: f64) -> Standing {
        Standing { rating: Rating { rating, deviation, volatility: 0.06 }, since: Some(Moment(0)) }
    }

    fn white_wins(white: Standing, black: Standing) -> ByColor<Rating> {
        rate(ByColor { white, black }, Outcome::Win(Color::White), Moment(0))
    }

    #[test]
    fn the_weaker_player_wins_more_by_winning() {
        let expected = white_wins(standing(1800.0, 60.0), standing(1500.0, 60.0));
        let surprise = white_wins(standing(1500.0, 60.0), standing(1800.0, 60.0));
        assert!(surprise.white.rating - 1500.0 > 2.0 * (expected.white.rating - 1800.0));
        let draw = rate(
            ByColor { white: standing(1500.0, 60.0), black: standing(1800.0, 60.0) },
            Outcome::Draw,
            Moment(0),
        );
        assert!(draw.white.rating > 1500.0 && draw.black.rating < 1800.0);
    }

    #[test]
    fn a_new_player_is_provisional_for_some_games() {
        let mut new = Standing::new();
        let mut games = 0;
        while new.rating.is_provisional() {
            let outcome = if games % 2 == 0 { Color::White } else { Color::Black };
            let pair = ByColor { white: new, black: standing(1500.0, 60.0) };
            let rating = rate(pair, Outcome::Win(outcome), Moment(0)).white;
            assert!(rating.deviation < new.rating.deviation);
            new = Standing { rating, since: Some(Moment(0)) };
            games += 1;
        }
        assert!((8..20).contains(&games), "{games}");
    }

    #[test]
    fn the_deviation_grows_while_nothing_is_played() {
        let sure = standing(1700.0, 60.0);
        let year = sure.at(Moment(365 * limits::DAY));
        assert_eq!(year.rating, 1700.0);
        assert!((100.0..120.0).contains(&year.deviation), "{year:?}");
        assert_eq!(sure.at(Moment(0)), sure.rating);
        assert_eq!(sure.at(Moment(u64::MAX)).deviation, limits::DEVIATION_AT_MOST);
    }

    #[test]
    fn ratings_stay_within_their_limits() {
        let (mut best, mut worst) = (Standing::new(), Standing::new());
        for _ in 0..2_000 {
            let new = white_wins(best, worst);
            (best.rating, worst.rating) = (new.white, new.black);
            for rating in [new.white, new.black] {
                assert!((400.0..=4000.0).contains(&rating.rating), "{rating:?}");
                assert!((45.0..=500.0).contains(&rating.deviation), "{rating:?}");
                assert!((0.0..=0.1).contains(&rating.volatility), "{rating:?}");
            }
        }
        // What a damaged store may hold does no harm.
        let damaged = Standing {
            rating: Rating { rating: f64::NAN, deviation: 0.0, volatility: -1.0 },
            since: None,
        };
        assert!(white_wins(Standing::new(), damaged).white.rating.is_finite());
    }
}

//! Reviews of games: what every move was worth.
//!
//! This crate is pure: it does not search, read the time or print. A [`Reviewer`] says which searches it needs, and is given
//! their results; [`Reviewer::review`] turns them into win chances, judgements and accuracies.
//!
//! ```
//! use skep_record::GameTree;
//! use skep_review::{Effort, Evaluation, Reviewer, SearchResult, Share};
//! use skep_rules::GameType;
//!
//! let mut tree = GameTree::new(GameType::BASE);
//! tree.play_text("wS1")?;
//! tree.play_text("bS1 wS1-")?;
//! let mut reviewer = Reviewer::new(&tree, tree.main_end(), Effort::default());
//! // An engine that finds everything equal, and every move as good as any other.
//! while let Some(request) = reviewer.next_search(Share::WHOLE) {
//!     let action = request.action.unwrap_or(request.game.position().actions()[0]);
//!     let result = SearchResult { value: Evaluation::Centipawns(0), line: vec![action] };
//!     reviewer.record(request.id, result);
//! }
//! let review = reviewer.review();
//! assert_eq!(review.moves.len(), 2);
//! assert_eq!(review.players.white.accuracy, Some(100.0));
//! # Ok::<(), skep_rules::MoveError>(())
//! ```
//!
//! | | |
//! |---|---|
//! | [`Evaluation`] | what an engine says: centipawns, or a forced end |
//! | [`WinChance`] | the same on a scale from 0 to 100 points, by a curve fitted for each family of games |
//! | [`Judgement`] | inaccuracy, mistake or blunder, by the points that a move loses |
//! | [`Review`] | all moves of a line, the accuracy of both players, turning points, missed wins |
//! | [`Training`] | a player's mistakes as questions |

mod accuracy;
mod curve;
mod evaluation;
mod judgement;
mod line;
mod review;
mod reviewer;
mod training;
mod win_chance;

pub use accuracy::move_accuracy;
pub use curve::{CurveBin, fit_slope};
pub use evaluation::Evaluation;
pub use judgement::{BLUNDER, ForcedEnd, INACCURACY, Judgement, MISTAKE};
pub use line::read_line;
pub use review::{PlayerSummary, Review, ReviewedMove};
pub use reviewer::{AnswerRequest, Effort, Reviewer, SearchId, SearchRequest, SearchResult, Share};
pub use training::{ACCEPTED_LOSS, Phase, Training, TrainingQuestion, TrainingSummary};
pub use win_chance::{WinChance, slope};

//! The pages, one for each address.

mod games;
mod play;
mod rules;
mod set_up;
mod unknown;

pub(crate) use games::Games;
pub(crate) use play::Play;
pub(crate) use rules::Rules;
pub(crate) use set_up::SetUp;
pub(crate) use unknown::Unknown;

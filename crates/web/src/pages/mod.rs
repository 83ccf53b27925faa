//! The pages, one for each address.

mod games;
mod not_found;
mod play;
mod rules;
mod set_up;

pub(crate) use games::Games;
pub(crate) use not_found::NotFound;
pub(crate) use play::Play;
pub(crate) use rules::Rules;
pub(crate) use set_up::SetUp;

//! The pages, one for each address.

mod games;
mod home;
mod not_found;
mod play;
mod rules;

pub(crate) use games::Games;
pub(crate) use home::Home;
pub(crate) use not_found::NotFound;
pub(crate) use play::Play;
pub(crate) use rules::Rules;

//! The pages, one for each address.

mod analyse;
mod editor;
mod games;
mod home;
mod learn;
mod not_found;
mod online;
mod play;
mod puzzles;
mod rules;

pub(crate) use games::ImportBox;
pub(crate) use home::Home;
pub(crate) use not_found::NotFound;

use crate::lazy_page::{NotOnline, lazy_page};

lazy_page!(
    /// The analysis page, loaded when it is first visited.
    Analyse,
    analyse
);

lazy_page!(
    /// The position editor, loaded when it is first visited.
    PositionEditor,
    editor
);

lazy_page!(
    /// The saved games, loaded when they are first visited.
    Games,
    games
);

lazy_page!(
    /// All pages of online play, loaded when one of them is first visited. They are not kept for offline use.
    Online,
    online,
    NotOnline
);

lazy_page!(
    /// The lessons, loaded when they are first visited.
    Learn,
    learn
);

lazy_page!(
    /// The page on which a game is played, loaded when it is first visited.
    Play,
    play
);

lazy_page!(
    /// The puzzles, loaded when they are first visited.
    Puzzles,
    puzzles
);

lazy_page!(
    /// The rules, loaded when they are first visited.
    Rules,
    rules
);

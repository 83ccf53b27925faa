//! The key bindings of the board of a set-up. Letters are left to the application, which has a palette.

use crate::geometry::Point;

/// A command given by a key.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum SetupKey {
    /// Move the focus in this direction.
    Go(Point),
    /// Press the place that has the focus.
    Tap,
    /// Remove what lies there.
    Remove,
    /// Turn the board.
    Turn {
        clockwise: bool,
    },
    Zoom(f64),
    Fit,
}

/// The command for a key.
pub(super) fn setup_key(key: &str) -> Option<SetupKey> {
    let go = |x, y| SetupKey::Go(Point::new(x, y));
    Some(match key {
        "ArrowLeft" => go(-1.0, 0.0),
        "ArrowRight" => go(1.0, 0.0),
        "ArrowUp" => go(0.0, -1.0),
        "ArrowDown" => go(0.0, 1.0),
        "Enter" | " " => SetupKey::Tap,
        "Delete" | "Backspace" => SetupKey::Remove,
        "[" => SetupKey::Turn { clockwise: false },
        "]" => SetupKey::Turn { clockwise: true },
        "+" | "=" => SetupKey::Zoom(1.25),
        "-" => SetupKey::Zoom(0.8),
        "0" => SetupKey::Fit,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_left_to_the_application() {
        for letter in ('a'..='z').chain('A'..='Z') {
            assert_eq!(setup_key(&letter.to_string()), None);
        }
        assert_eq!(setup_key("Delete"), Some(SetupKey::Remove));
    }
}

//! What keys mean on the board.

use crate::geometry::Point;

/// What a key means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Key {
    /// Go this way.
    Go(Point),
    /// Take up or put down.
    Point,
    LetGo,
    /// Turn the held tile over, or do what else can be done with it in place.
    Flip,
    /// Look at all tiles of a stack.
    Peek,
    Zoom(f64),
    Fit,
}

/// What a key means, by the code of its place on the keyboard and by what is printed on it.
pub(crate) fn key(code: &str, printed: &str) -> Option<Key> {
    const SLANT: f64 = 0.866_025_403_784_438_6;
    let go = |x, y| Key::Go(Point::new(x, y));
    Some(match code {
        "ArrowLeft" | "KeyA" => go(-1.0, 0.0),
        "ArrowRight" | "KeyD" => go(1.0, 0.0),
        "ArrowUp" | "KeyW" => go(0.0, -1.0),
        "ArrowDown" | "KeyX" => go(0.0, 1.0),
        // The keys around S lie as the cells around a cell.
        "KeyQ" => go(-0.5, -SLANT),
        "KeyE" => go(0.5, -SLANT),
        "KeyZ" => go(-0.5, SLANT),
        "KeyC" => go(0.5, SLANT),
        "Enter" | "Space" | "NumpadEnter" | "KeyS" => Key::Point,
        "Escape" => Key::LetGo,
        "KeyF" => Key::Flip,
        "KeyP" => Key::Peek,
        _ => match printed {
            "+" | "=" => Key::Zoom(1.25),
            "-" => Key::Zoom(0.8),
            "0" => Key::Fit,
            _ => return None,
        },
    })
}

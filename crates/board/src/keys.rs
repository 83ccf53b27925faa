//! The key bindings of the board.

use skep_record::Pen;

use crate::geometry::Point;

/// A command given by a key.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum KeyCommand {
    /// Move the focus in this direction.
    Go(Point),
    /// Pick up or put down a tile.
    Point,
    LetGo,
    /// Turn the held tile over, or do what else can be done with it in place.
    Flip,
    /// Show the card of a tile, with all tiles of its stack.
    Inspect,
    /// Turn the board.
    Turn {
        clockwise: bool,
    },
    Zoom(f64),
    Fit,
    /// Mark the focused cell.
    Mark,
    /// Begin or end an arrow.
    Arrow,
    /// Choose this pen.
    Choose(Pen),
}

/// The command for a key, by its `code` (physical position) and its `key` (printed character).
pub(crate) fn key_command(code: &str, printed: &str) -> Option<KeyCommand> {
    const SLANT: f64 = 0.866_025_403_784_438_6;
    let go = |x, y| KeyCommand::Go(Point::new(x, y));
    Some(match code {
        "ArrowLeft" | "KeyA" => go(-1.0, 0.0),
        "ArrowRight" | "KeyD" => go(1.0, 0.0),
        "ArrowUp" | "KeyW" => go(0.0, -1.0),
        "ArrowDown" | "KeyX" => go(0.0, 1.0),
        // The keys around S are arranged like the neighbours of a cell.
        "KeyQ" => go(-0.5, -SLANT),
        "KeyE" => go(0.5, -SLANT),
        "KeyZ" => go(-0.5, SLANT),
        "KeyC" => go(0.5, SLANT),
        "Enter" | "Space" | "NumpadEnter" | "KeyS" => KeyCommand::Point,
        "Escape" => KeyCommand::LetGo,
        "KeyF" => KeyCommand::Flip,
        "KeyI" | "KeyP" => KeyCommand::Inspect,
        "KeyO" => KeyCommand::Mark,
        "KeyV" => KeyCommand::Arrow,
        "Digit1" => KeyCommand::Choose(Pen::Green),
        "Digit2" => KeyCommand::Choose(Pen::Red),
        "Digit3" => KeyCommand::Choose(Pen::Blue),
        "Digit4" => KeyCommand::Choose(Pen::Yellow),
        "BracketLeft" => KeyCommand::Turn { clockwise: false },
        "BracketRight" => KeyCommand::Turn { clockwise: true },
        _ => match printed {
            "+" | "=" => KeyCommand::Zoom(1.25),
            "-" => KeyCommand::Zoom(0.8),
            "0" => KeyCommand::Fit,
            "[" => KeyCommand::Turn { clockwise: false },
            "]" => KeyCommand::Turn { clockwise: true },
            _ => return None,
        },
    })
}

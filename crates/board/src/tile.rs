//! The drawing of a tile.

use leptos::prelude::*;
use skep_draw::{accent, creature};
use skep_rules::{Bug, Color, Tile};

use crate::geometry::{RADIUS, hexagon};

/// The thickness of a tile.
const THICK: f64 = 7.0;

/// A tile around the origin, with this face up.
pub(crate) fn tile(tile: Tile, bug: Bug, shows: Option<Color>) -> impl IntoView {
    let radius = RADIUS - 4.0;
    view! {
        <g class=format!("skep-tile {}", color_class(tile, shows)) style:--accent=accent(bug)>
            <path class="skep-side" d=hexagon(radius) transform=format!("translate(0 {THICK})")/>
            <path class="skep-face" d=hexagon(radius)/>
            <path class="skep-line" d=hexagon(radius - 6.0)/>
            <g class="skep-creature" transform="translate(0 -8) scale(.72)" inner_html=creature(bug)/>
            <text class="skep-name" y=RADIUS - 17.5>{name(tile, bug)}</text>
        </g>
    }
}

/// The class of a tile of that colour.
pub(crate) fn color_class(tile: Tile, shows: Option<Color>) -> &'static str {
    match (tile.color(), shows) {
        (Some(Color::White), _) => "white",
        (Some(Color::Black), _) => "black",
        (None, Some(Color::White)) => "neutral shows-white",
        (None, _) => "neutral shows-black",
    }
}

/// The label on a tile: the creature's code and the tile's number.
pub(crate) fn name(tile: Tile, bug: Bug) -> String {
    let number = tile.number().map(|number| number.to_string()).unwrap_or_default();
    format!("{}{number}", bug.code())
}

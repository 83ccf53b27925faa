//! Prints a page with the icon and all creatures, on tiles of several themes and in several sizes:
//! `cargo run -p skep-draw --example specimen > specimen.html`.

#![allow(clippy::print_stdout, reason = "the page is what this program is for")]

use skep_draw::{creature, icon};
use skep_rules::Bug;

const STYLE: &str = "\
body { margin: 16px; background: #d9c08c; font: 14px system-ui, sans-serif }\
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(680px, 1fr)); gap: 12px }\
h2 { font-size: 16px; margin: 0 }\
svg { vertical-align: bottom }\
.light { color: #221c10; --tile: #fdfaf1 }\
.dark { color: #f6efe0; --tile: #2a2a30 }\
.contrast-light { color: #000; --tile: #fff }\
.contrast-dark { color: #fff; --tile: #000 }\
.tile { fill: var(--tile); stroke: currentColor; stroke-width: 2 }";

const THEMES: [&str; 4] = ["light", "dark", "contrast-light", "contrast-dark"];

fn tile(bug: Bug, theme: &str, size: u32) -> String {
    format!(
        "<svg class='{theme}' width='{size}' height='{size}' viewBox='-58 -58 116 116'>\
         <path class='tile' d='M0-56 48.5-28V28L0 56-48.5 28V-28z'/>{}</svg>",
        creature(bug)
    )
}

fn main() {
    println!("<!DOCTYPE html><html lang='en'><meta charset='utf-8'><title>Creatures</title>");
    println!("<style>{STYLE}</style>");
    for size in [16, 32, 64, 192] {
        println!("<span style='display: inline-block; width: {size}px'>{}</span>", icon());
    }
    println!("<main>");
    for bug in Bug::ALL {
        println!("<section><h2>{bug}</h2>");
        for size in [160, 96, 48, 24] {
            THEMES.iter().for_each(|theme| println!("{}", tile(bug, theme, size)));
        }
        println!("</section>");
    }
    println!("</main></html>");
}

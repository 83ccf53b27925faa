//! The graph of win chances over a game.

use std::fmt::Write as _;

/// The size of the drawing.
const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 200.0;

/// Where the point of a graph is: `index` of `count` values, and a chance from 0 to 100. White's side is above.
pub fn graph_point(index: usize, count: usize, chance: f64) -> (f64, f64) {
    let x = WIDTH * index as f64 / count.saturating_sub(1).max(1) as f64;
    (x, HEIGHT * (1.0 - chance.clamp(0.0, 100.0) / 100.0))
}

/// A graph of White's win chances, from 0 to 100, before the first move and after every move. The values with the indices in
/// `marks` have a dot. The area of White's chances is light and that of Black's dark, so that no colour is needed to read it.
///
/// ```
/// let graph = skep_draw::chance_graph(&[50.0, 55.0, 20.0], &[2], "White's chances");
/// assert!(graph.starts_with("<svg ") && graph.contains("<circle"));
/// ```
pub fn chance_graph(chances: &[f64], marks: &[usize], label: &str) -> String {
    let point = |index: usize| graph_point(index, chances.len(), chances[index]);
    let mut line = String::new();
    for index in 0..chances.len() {
        let (x, y) = point(index);
        let _ = write!(line, "{}{x:.1} {y:.1}", if index == 0 { "M" } else { "L" });
    }
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 -6 {WIDTH} {}\" role=\"img\" aria-label=\"{label}\">\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#2b2622\"/>",
        HEIGHT + 12.0,
    );
    if !line.is_empty() {
        let _ = write!(
            svg,
            "<path d=\"{line}V{HEIGHT}H0Z\" fill=\"#f3ead6\"/>\
             <path d=\"M0 {half}H{WIDTH}\" stroke=\"#8a8178\" stroke-dasharray=\"4 4\"/>\
             <path d=\"{line}\" fill=\"none\" stroke=\"#b3541e\" stroke-width=\"2.5\" stroke-linejoin=\"round\"/>",
            half = HEIGHT / 2.0,
        );
    }
    for &index in marks.iter().filter(|&&index| index < chances.len()) {
        let (x, y) = point(index);
        let _ = write!(
            svg,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#c62828\" stroke=\"#fff\" stroke-width=\"1.5\"/>"
        );
    }
    svg.push_str("</svg>");
    svg
}

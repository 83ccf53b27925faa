//! Draws a position as SVG.
//!
//! Hexagons are pointy-topped. All corners have whole coordinates, which keeps the text short: neighbours in a row are 52
//! apart, rows 45, and a hexagon is 48 wide and 56 high. A creature is defined once and used by every tile that shows it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write};

use skep_rules::{Axial, Bug, Color, Position, Tile, TileSet};

use crate::creatures::plain_creature;
use crate::highlights::Highlights;
use crate::signs::Sign;

/// The distance between neighbouring cells of a row.
const ACROSS: i64 = 52;
/// The distance between rows.
const DOWN: i64 = 45;
/// The vertical offset of a tile from the one under it.
const LIFT: i64 = 11;
/// The distances from the centres of the outermost cells to the edges of the picture, horizontal and vertical.
const MARGIN: (i64, i64) = (38, 40);
/// The size of a unit, in quarters of a pixel.
const ZOOM: i64 = 5;
/// The scale of a creature in its tile, and its distance above the centre; below it is the name.
const CREATURE: (&str, i64) = (".4", 6);

/// The style sheet. Class names have a prefix because a page shares them with everything else on it.
const STYLE: &str = "<style>\
.skep{font:700 10.5px system-ui,'Segoe UI',Roboto,'DejaVu Sans',Arial,sans-serif;text-anchor:middle}\
.skep-t{fill:#d9c08c}\
.skep-w{fill:#fdfaf1;stroke:#4a3c1f;stroke-width:1.5}\
.skep-b{fill:#2a2a30;stroke:#100f14;stroke-width:1.5}\
.skep-h{fill:#f2a71b;stroke:#5e3d00;stroke-width:2}\
.skep-k{fill:#221c10;stroke:#221c10;color:#fdfaf1}\
.skep-f{fill:#f6efe0;stroke:#f6efe0;color:#2a2a30}\
.skep-m{fill:#221c10;stroke:#221c10;color:#f2a71b}\
.skep-e{fill:#fff;fill-opacity:.4;stroke:#00664f;stroke-width:2;stroke-dasharray:5 4}\
.skep-d{fill:#00664f;stroke:#fff;stroke-width:2}\
.skep-c{fill:none;stroke:#0a58d6;stroke-width:5;stroke-linejoin:round}\
.skep-p{stroke-dasharray:9 6}\
.skep-v{fill:none;stroke:#c8102e;stroke-width:4}\
.skep-x{fill:#c8102e;stroke:#fff;stroke-width:1.5}\
.skep-n{fill:#fff;stroke:#4a3c1f}\
.skep-l{fill:#b4531a;stroke:#fff;stroke-width:1.2}\
.skep-j{fill:none;stroke:#b4531a;stroke-width:3;stroke-linejoin:round}\
.skep-i{fill:#fff}\
.skep-s{font-size:12px}\
.skep-a{fill:#0a58d6;stroke:#fff;stroke-width:1.5}\
</style>";

/// Draws a position with highlights as an SVG document.
pub fn draw(position: &Position, highlights: &Highlights) -> String {
    let mut picture = Picture::new(position, highlights);
    // Writing to a `String` cannot fail.
    let _ = picture.draw();
    picture.svg
}

struct Picture<'a> {
    position: &'a Position,
    highlights: &'a Highlights,
    /// The stacks by row, so that a stack is drawn over the row behind it.
    stacks: BTreeMap<(i32, i32), Vec<Tile>>,
    /// The tiles that their rest restrains.
    resting: TileSet,
    /// The centre of the place 0,0.
    origin: (i64, i64),
    svg: String,
}

impl<'a> Picture<'a> {
    fn new(position: &'a Position, highlights: &'a Highlights) -> Picture<'a> {
        let stacks = position.setup().stacks.into_iter();
        let stacks = stacks.map(|(place, stack)| ((place.r, place.q), stack)).collect();
        let resting = position.restrained();
        Picture { position, highlights, stacks, resting, origin: (0, 0), svg: String::new() }
    }

    fn draw(&mut self) -> fmt::Result {
        let (width, height) = self.fit();
        write!(
            self.svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"skep\" role=\"img\" \
             width=\"{}\" height=\"{}\" viewBox=\"0 0 {width} {height}\">\
             <title>{}</title>{STYLE}\n\
             <rect class=\"skep-t\" width=\"{width}\" height=\"{height}\" rx=\"14\"/>\n",
            ZOOM * width / 4,
            ZOOM * height / 4,
            self.position
                .to_string()
                .replace('&', "&amp;")
                .replace('<', "&lt;")
                .replace('>', "&gt;")
        )?;
        self.define_creatures()?;
        if let Some((from, _)) = self.highlights.arrow
            && !self.is_occupied(from)
        {
            self.empty_cell(from)?;
        }
        for &place in &self.highlights.destinations {
            if !self.is_occupied(place) {
                self.empty_cell(place)?;
                self.dot(self.center(place))?;
            }
        }
        for (&(r, q), stack) in &self.stacks.clone() {
            self.stack(Axial::new(q, r), stack)?;
        }
        if let Some((from, to)) = self.highlights.arrow {
            self.arrow(from, to)?;
        }
        self.svg.push_str("</svg>\n");
        Ok(())
    }

    /// Defines every visible creature once.
    fn define_creatures(&mut self) -> fmt::Result {
        let tops = self.stacks.values().filter_map(|stack| stack.last());
        let bugs: BTreeSet<Bug> = tops.map(|&tile| self.position.face(tile)).collect();
        writeln!(self.svg, "<defs>")?;
        for bug in bugs {
            let (code, scale) = (bug.code(), CREATURE.0);
            let group = plain_creature(bug);
            writeln!(self.svg, "<g id=\"skep-{code}\" transform=\"scale({scale})\">{group}</g>")?;
        }
        writeln!(self.svg, "</defs>")
    }

    /// Sets the origin so that all cells are inside the picture, and returns the picture's size.
    fn fit(&mut self) -> (i64, i64) {
        let tops = self.stacks.iter().map(|(&(r, q), stack)| {
            let (x, y) = ground_center(Axial::new(q, r));
            (x, y, LIFT * (stack.len() as i64 - 1).max(0))
        });
        let arrow = self.highlights.arrow.into_iter().flat_map(|(from, to)| [from, to]);
        let places = self.highlights.destinations.iter().copied().chain(arrow);
        let places = places.map(|place| (ground_center(place).0, ground_center(place).1, 0));
        let spots: BTreeSet<(i64, i64, i64)> = tops.chain(places).collect();
        let left = spots.iter().map(|spot| spot.0).min().unwrap_or(0);
        let right = spots.iter().map(|spot| spot.0).max().unwrap_or(0);
        let top = spots.iter().map(|spot| spot.1 - spot.2).min().unwrap_or(0);
        let bottom = spots.iter().map(|spot| spot.1).max().unwrap_or(0);
        self.origin = (MARGIN.0 - left, MARGIN.1 - top);
        (right - left + 2 * MARGIN.0, bottom - top + 2 * MARGIN.1)
    }

    fn center(&self, place: Axial) -> (i64, i64) {
        let (x, y) = ground_center(place);
        (x + self.origin.0, y + self.origin.1)
    }

    fn is_occupied(&self, place: Axial) -> bool {
        self.stacks.contains_key(&(place.r, place.q))
    }

    fn hexagon(&mut self, class: &str, (x, y): (i64, i64)) -> fmt::Result {
        writeln!(
            self.svg,
            "<path class=\"{class}\" d=\"M{x} {}l24 14v28l-24 14-24-14v-28z\"/>",
            y - 28
        )
    }

    fn text(&mut self, class: &str, fill: &str, (x, y): (i64, i64), text: &str) -> fmt::Result {
        let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
        writeln!(self.svg, "<text{class} fill=\"{fill}\" x=\"{x}\" y=\"{y}\">{text}</text>")
    }

    fn circle(&mut self, class: &str, (x, y): (i64, i64), radius: i64) -> fmt::Result {
        writeln!(self.svg, "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>")
    }

    fn empty_cell(&mut self, place: Axial) -> fmt::Result {
        self.hexagon("skep-e", self.center(place))
    }

    fn dot(&mut self, at: (i64, i64)) -> fmt::Result {
        self.circle("skep-d", at, 8)
    }

    fn stack(&mut self, place: Axial, stack: &[Tile]) -> fmt::Result {
        let (x, y) = self.center(place);
        for (level, &tile) in stack.iter().enumerate() {
            let at = (x, y - LIFT * level as i64);
            self.tile(tile, at, level + 1 == stack.len())?;
        }
        let top = (x, y - LIFT * (stack.len() as i64 - 1));
        if stack.len() > 1 {
            self.circle("skep-n", (top.0 + 19, top.1 + 12), 8)?;
            self.text("skep-s", "#2a2a30", (top.0 + 19, top.1 + 16), &stack.len().to_string())?;
        }
        if self.highlights.destinations.contains(&place) {
            self.dot((top.0, top.1 - 20))?;
        }
        Ok(())
    }

    fn tile(&mut self, tile: Tile, (x, y): (i64, i64), uncovered: bool) -> fmt::Result {
        let (class, ink, drawn) = match tile.color() {
            Some(Color::White) => ("skep-w", "#221c10", "skep-k"),
            Some(Color::Black) => ("skep-b", "#fff", "skep-f"),
            None => ("skep-h", "#221c10", "skep-m"),
        };
        self.hexagon(class, (x, y))?;
        if uncovered {
            let code = self.position.face(tile).code();
            writeln!(
                self.svg,
                "<use class=\"{drawn}\" href=\"#skep-{code}\" x=\"{x}\" y=\"{}\"/>",
                y - CREATURE.1
            )?;
            let label = label(self.position, tile);
            self.text("", ink, (x, y + 20), &label)?;
            if tile.color().is_none() {
                self.small_hexagon((x, y - CREATURE.1 - 6))?;
            }
        }
        if uncovered {
            self.just_played(tile, (x, y))?;
        }
        self.marks(tile, (x, y))?;
        if uncovered { self.status(tile, (x, y)) } else { Ok(()) }
    }

    /// The colour that the Honeycombo shows, in the middle cell of its comb.
    fn small_hexagon(&mut self, (x, y): (i64, i64)) -> fmt::Result {
        let class = match self.position.combo() {
            Some(Color::White) => "skep-w",
            _ => "skep-b",
        };
        writeln!(self.svg, "<path class=\"{class}\" d=\"M{x} {y}l5 3v6l-5 3-5-3v-6z\"/>")
    }

    /// The outline of a tile that the last turn has placed, moved or flipped.
    fn just_played(&mut self, tile: Tile, at: (i64, i64)) -> fmt::Result {
        let statuses = self.position.statuses();
        let played = statuses.placed.or(statuses.moved).or(statuses.flipped).or(statuses.resting);
        if played.contains(tile) { self.hexagon("skep-j", at) } else { Ok(()) }
    }

    /// The sign of a tile that is stung, or that its rest restrains.
    fn status(&mut self, tile: Tile, (x, y): (i64, i64)) -> fmt::Result {
        let sign = if self.position.statuses().stung.contains(tile) {
            Sign::Stung
        } else if self.resting.contains(tile) {
            Sign::Resting
        } else {
            return Ok(());
        };
        self.circle("skep-l", (x - 16, y - 14), 8)?;
        let (x, y, path) = (x - 16, y - 14, sign.path());
        writeln!(
            self.svg,
            "<path class=\"skep-i\" transform=\"translate({x} {y}) scale(.6)\" d=\"{path}\"/>"
        )
    }

    fn marks(&mut self, tile: Tile, (x, y): (i64, i64)) -> fmt::Result {
        // The lower right corner shows the height, the upper left one the status.
        let corners = [(-19, 12), (19, -12), (-19, -12)];
        let victims = self.highlights.victims.iter().filter(|(victim, _)| *victim == tile);
        for (&(_, victim), (right, down)) in victims.zip(corners) {
            self.hexagon("skep-v", (x, y))?;
            let sign = victim.sign().to_string();
            self.circle("skep-x", (x + right, y + down), 9)?;
            self.text("skep-s", "#fff", (x + right, y + down + 4), &sign)?;
        }
        if self.highlights.chosen == Some(tile) {
            self.hexagon("skep-c", (x, y))?;
        }
        if self.highlights.helper == Some(tile) {
            self.hexagon("skep-c skep-p", (x, y))?;
        }
        Ok(())
    }

    /// An arrow from the centre of one cell to the edge of another.
    fn arrow(&mut self, from: Axial, to: Axial) -> fmt::Result {
        let (start, end) = (self.center(from), self.center(to));
        let height = self.stacks.get(&(to.r, to.q)).map_or(1, Vec::len) as i64;
        let end = (end.0, end.1 - LIFT * (height - 1));
        let (dx, dy) = ((end.0 - start.0) as f64, (end.1 - start.1) as f64);
        let length = dx.hypot(dy);
        if length < 1.0 {
            return Ok(());
        }
        let point = |along: f64, aside: f64| {
            let x = start.0 as f64 + (dx * along - dy * aside) / length;
            let y = start.1 as f64 + (dy * along + dx * aside) / length;
            format!("{} {}", x.round(), y.round())
        };
        let tip = length - 27.0;
        let corners = [
            point(0.0, -3.0),
            point(tip - 14.0, -3.0),
            point(tip - 14.0, -10.0),
            point(tip, 0.0),
            point(tip - 14.0, 10.0),
            point(tip - 14.0, 3.0),
            point(0.0, 3.0),
        ];
        writeln!(self.svg, "<path class=\"skep-a\" d=\"M{}z\"/>", corners.join("L"))
    }
}

/// The centre of a place relative to that of 0,0, without stacking.
fn ground_center(place: Axial) -> (i64, i64) {
    let (q, r) = (i64::from(place.q), i64::from(place.r));
    (ACROSS * q + ACROSS / 2 * r, DOWN * r)
}

/// The name of a tile without its colour.
fn label(position: &Position, tile: Tile) -> String {
    let name = position.name(tile);
    match name.number {
        Some(number) => format!("{}{number}", name.bug.code()),
        None => name.bug.code().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(position: &str) -> String {
        draw(&position.parse().unwrap(), &Highlights::default())
    }

    fn without_title(svg: &str) -> String {
        let (before, rest) = svg.split_once("<title>").unwrap();
        format!("{before}{}", rest.split_once("</title>").unwrap().1)
    }

    #[test]
    fn a_shifted_hive_has_the_same_picture() {
        let here = picture("Base;White[5];0,0:wQ 1,0:bA1<wB1 2,0:bQ");
        let there = picture("Base;White[5];-7,999999:wQ -6,999999:bA1<wB1 -5,999999:bQ");
        assert_eq!(without_title(&here), without_title(&there));
        let bounds = "viewBox=\"0 0 180 91\"";
        assert!(here.contains(bounds), "{here}");
    }

    #[test]
    fn the_top_of_a_stack_is_named_and_its_height_given() {
        let svg = picture("Base;White[5];0,0:wQ 1,0:bA1<bB2<wB1 2,0:bQ");
        assert!(svg.contains(">B1</text>") && svg.contains(">3</text>"));
        assert!(!svg.contains(">A1</text>") && !svg.contains(">B2</text>"));
    }

    #[test]
    fn an_empty_table_can_be_drawn() {
        let position = Position::default();
        assert!(draw(&position, &Highlights::default()).ends_with("</svg>\n"));
        let ant = Tile::from_front(Color::White, Bug::Ant, Some(1)).unwrap();
        let svg = draw(&position, &Highlights::of(&position, ant));
        assert_eq!(svg.matches("skep-e\"").count(), 1);
    }

    #[test]
    fn the_title_is_the_position() {
        let svg = picture("Base;White[5];0,0:wQ 1,0:bA1<wB1 2,0:bQ");
        let title = "<title>Base;White[5];0,0:wQ 1,0:bA1&lt;wB1 2,0:bQ</title>";
        assert!(svg.contains(title), "{svg}");
    }

    #[test]
    fn a_creature_is_defined_once_and_without_css_variables() {
        let svg = picture("Base;White[5];0,0:wQ 1,0:bA1 2,0:bQ 3,0:wA1");
        assert_eq!(svg.matches("<g id=").count(), 2);
        assert_eq!(svg.matches("href=\"#skep-A\"").count(), 2);
        assert!(!svg.contains("var("), "{svg}");
    }

    #[test]
    fn a_flipped_tile_is_named_by_the_face_that_is_up() {
        assert!(picture("Venom;White[5];0,0:wQ 1,0:bFl1 2,0:bQ").contains(">Fl1</text>"));
    }

    #[test]
    fn every_mark_is_drawn_once() {
        let position: Position =
            "Venom;White[6];-1,0:wA1 0,0:wWs 1,0:bA1 2,0:bQ 3,0:bS1;placed=bS1".parse().unwrap();
        let svg = draw(&position, &Highlights::of(&position, Tile::queen(Color::White)));
        assert_eq!(svg.matches("class=\"skep-c\"").count(), 1);
        assert_eq!(svg.matches("class=\"skep-v\"").count(), 3);
        assert_eq!(svg.matches("class=\"skep-j\"").count(), 1);
        assert_eq!(svg.matches("class=\"skep-l\"").count(), 0);
    }

    #[test]
    fn rest_is_shown_only_where_it_restrains() {
        let hive = "White[6];0,0:wQ 1,0:bA1 2,0:bQ;resting=bA1;moved=bA1";
        assert!(!picture(&format!("Base+P;{hive}")).contains(Sign::Resting.path()));
        let near = "White[6];0,0:wP 1,0:bA1 0,1:bQ -1,0:wQ;resting=bA1;moved=bA1";
        assert!(picture(&format!("Base+P;{near}")).contains(Sign::Resting.path()));
        let stung = "White[6];0,0:wQ 1,0:wA1 2,0:bQ;stung=wA1";
        assert!(picture(&format!("Venom;{stung}")).contains(Sign::Stung.path()));
    }
}

//! The artwork: the creatures and the skep.
//!
//! Each creature is an SVG file with a view box of 100 by 100 around 0,0. It is seen from above with its head up, and fits
//! into the inscribed circle of a hexagon of that size.

use skep_rules::Bug;

/// The beginning of every creature's file.
const OPENING: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-50 -50 100 100\">\n";
/// The end of every creature's file.
const CLOSING: &str = "\n</svg>\n";

/// The picture of a creature: one SVG group in a box of 100 by 100 around 0,0, without ids.
///
/// The body has the `currentColor`. Elements of class `accent` have the colour `--accent`, by default the creature's
/// [`accent`]. Lines of class `cut` have the colour `--tile`, that of the background, by default white.
///
/// ```
/// use skep_rules::Bug;
///
/// let ant = skep_draw::creature(Bug::Ant);
/// let page = format!("<svg viewBox='-50 -50 100 100' style='color: black; --tile: ivory'>{ant}</svg>");
/// # assert!(ant.starts_with("<g ") && ant.ends_with("</g>"));
/// ```
pub fn creature(bug: Bug) -> &'static str {
    let file = file(bug);
    let group = file.strip_prefix(OPENING).and_then(|rest| rest.strip_suffix(CLOSING));
    group.unwrap_or(file)
}

/// The creature for renderers without CSS variables: the body inherits `fill` and `stroke`, the cuts `color`.
pub(crate) fn plain_creature(bug: Bug) -> String {
    let accented = creature(bug).replace(&format!("var(--accent,{})", accent(bug)), accent(bug));
    let inherited = accented.replace(" fill=\"currentColor\" stroke=\"currentColor\"", "");
    inherited.replace("var(--tile,#fff)", "currentColor")
}

/// The accent colour of a creature, for CSS. It contrasts with light and dark tiles and inks.
///
/// The two faces of a tile share a colour, except Beetle and Firefly. Colours that a colour-blind person cannot tell apart
/// differ in lightness.
pub const fn accent(bug: Bug) -> &'static str {
    match bug {
        Bug::Queen | Bug::Wasp => "#e2a106",
        Bug::Spider | Bug::Scorpion => "#93501f",
        Bug::Beetle => "#8346ba",
        Bug::Firefly => "#cfae00",
        Bug::Ant | Bug::Fly => "#2b80d4",
        Bug::Grasshopper | Bug::Dragonfly => "#48a53e",
        Bug::Mosquito | Bug::Tick => "#9b9ba2",
        Bug::Ladybug | Bug::StinkBug => "#d0303a",
        Bug::Pillbug | Bug::Centipede => "#0b7f7b",
        Bug::Butterfly | Bug::Moth => "#dc5ca3",
        Bug::Mantis | Bug::AssassinBug => "#78850e",
        Bug::Honeycombo => "#b86a00",
    }
}

/// The application's icon, a skep (a beehive of straw) on a tile: an SVG document with fixed colours.
pub const fn icon() -> &'static str {
    include_str!("../skep.svg")
}

const fn file(bug: Bug) -> &'static str {
    match bug {
        Bug::Queen => include_str!("../creatures/queen.svg"),
        Bug::Beetle => include_str!("../creatures/beetle.svg"),
        Bug::Grasshopper => include_str!("../creatures/grasshopper.svg"),
        Bug::Spider => include_str!("../creatures/spider.svg"),
        Bug::Ant => include_str!("../creatures/ant.svg"),
        Bug::Ladybug => include_str!("../creatures/ladybug.svg"),
        Bug::Pillbug => include_str!("../creatures/pillbug.svg"),
        Bug::Mosquito => include_str!("../creatures/mosquito.svg"),
        Bug::Wasp => include_str!("../creatures/wasp.svg"),
        Bug::Scorpion => include_str!("../creatures/scorpion.svg"),
        Bug::Firefly => include_str!("../creatures/firefly.svg"),
        Bug::Fly => include_str!("../creatures/fly.svg"),
        Bug::Dragonfly => include_str!("../creatures/dragonfly.svg"),
        Bug::Centipede => include_str!("../creatures/centipede.svg"),
        Bug::StinkBug => include_str!("../creatures/stink-bug.svg"),
        Bug::Tick => include_str!("../creatures/tick.svg"),
        Bug::AssassinBug => include_str!("../creatures/assassin-bug.svg"),
        Bug::Mantis => include_str!("../creatures/mantis.svg"),
        Bug::Butterfly => include_str!("../creatures/butterfly.svg"),
        Bug::Moth => include_str!("../creatures/moth.svg"),
        Bug::Honeycombo => include_str!("../creatures/honeycombo.svg"),
    }
}

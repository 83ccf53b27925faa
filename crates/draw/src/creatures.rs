//! The artwork: the creatures and the skep.
//!
//! One file a creature, seen from above with its head up, in a box of 100 by 100 around 0,0 and inside the
//! inner circle of a hexagon of that size. Every file can be looked at on its own.

use skep_rules::Bug;

/// What every creature's file begins with.
const OPENING: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-50 -50 100 100\">\n";
/// What every creature's file ends with.
const CLOSING: &str = "\n</svg>\n";

/// The picture of a creature: one SVG group in a box of 100 by 100 around 0,0, without ids.
///
/// The body has the `currentColor`. What has the class `accent` takes the property `--accent`, else the
/// creature's own [`accent`]; lines with the class `cut` take the property `--tile`, the colour of the ground,
/// else white.
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

/// The creature for programs that know no CSS properties: the body inherits `fill` and `stroke`, the cuts `color`.
pub(crate) fn plain_creature(bug: Bug) -> String {
    let accented = creature(bug).replace(&format!("var(--accent,{})", accent(bug)), accent(bug));
    let inherited = accented.replace(" fill=\"currentColor\" stroke=\"currentColor\"", "");
    inherited.replace("var(--tile,#fff)", "currentColor")
}

/// A creature's own colour, for CSS. It stands out from light and from dark tiles and inks.
///
/// The two faces of a tile share one, except for the glow of the Firefly. Where two look alike to a
/// colour-blind person, they differ in lightness.
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

/// The application's icon, a skep (a beehive of straw) on a tile: an SVG document with colours of its own.
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

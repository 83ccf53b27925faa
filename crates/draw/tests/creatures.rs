//! The artwork can be inlined into any page, repeatedly and in any theme.

use roxmltree::{Document, Node};
use skep_draw::{accent, creature, icon};
use skep_rules::Bug;

/// Checks every element of every creature's picture.
fn for_each_element(check: impl Fn(Bug, Node)) {
    for bug in Bug::ALL {
        let document =
            Document::parse(creature(bug)).unwrap_or_else(|error| panic!("{bug}: {error}"));
        document.descendants().filter(Node::is_element).for_each(|element| check(bug, element));
    }
}

#[test]
fn every_creature_has_a_picture_of_its_own() {
    for bug in Bug::ALL {
        let group = creature(bug);
        assert!(group.starts_with("<g ") && group.ends_with("</g>"), "{bug}");
        assert_eq!(Bug::ALL.iter().filter(|&&other| creature(other) == group).count(), 1, "{bug}");
    }
}

#[test]
fn only_groups_and_paths_without_ids_and_styles() {
    let attributes = [
        "class",
        "d",
        "fill",
        "fill-opacity",
        "stroke",
        "stroke-linecap",
        "stroke-linejoin",
        "stroke-width",
    ];
    for_each_element(|bug, element| {
        assert!(["g", "path"].contains(&element.tag_name().name()), "{bug}: {element:?}");
        for attribute in element.attributes() {
            assert!(attributes.contains(&attribute.name()), "{bug}: {}", attribute.name());
        }
    });
}

#[test]
fn every_colour_can_be_set_from_outside() {
    for_each_element(|bug, element| {
        let accent = format!("var(--accent,{})", accent(bug));
        for name in ["fill", "stroke"] {
            let color = element.attribute(name).unwrap_or("none");
            let known = ["none", "currentColor", "var(--tile,#fff)", &accent];
            assert!(known.contains(&color), "{bug}: {color}");
        }
        let fill = element.attribute("fill").unwrap_or_default();
        let stroke = element.attribute("stroke").unwrap_or_default();
        // A style rule for a class sets only one of the two properties.
        let class = if fill.contains("--accent") {
            Some("accent")
        } else if stroke.contains("--tile") {
            Some("cut")
        } else {
            None
        };
        assert_eq!(element.attribute("class"), class, "{bug}: {element:?}");
        assert!(!fill.contains("--tile") && !stroke.contains("--accent"), "{bug}: {element:?}");
    });
}

#[test]
fn all_creatures_together_are_small() {
    let size: usize = Bug::ALL.iter().map(|&bug| creature(bug).len()).sum();
    assert!(size < 40_000, "{size} bytes");
}

#[test]
fn the_icon_is_a_small_document() {
    let document = Document::parse(icon()).unwrap();
    assert_eq!(document.root_element().attribute("viewBox"), Some("-50 -50 100 100"));
    assert!(icon().len() < 4_000, "{} bytes", icon().len());
}

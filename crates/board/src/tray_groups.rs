//! The tiles in a tray, grouped.

use skep_rules::{Action, Bug, Color, Faces, Tile, TileSet};

use crate::offers::Offers;

/// A group of equal tiles in a tray.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TrayGroup {
    /// The tile that is picked up first.
    pub tile: Tile,
    /// The number of tiles.
    pub count: usize,
    /// The faces with which it can be placed, the front first.
    pub faces: Vec<Bug>,
}

/// The tray_groups of tiles in a player's tray, and of those that this player can place out of the bag.
pub fn tray_groups(offers: Offers<'_>, color: Color) -> Vec<TrayGroup> {
    let position = offers.position();
    let mut tiles = position.reserve(color);
    if position.to_move() == color {
        let from_bag = |action: &Action| match *action {
            Action::Place { tile, .. } if position.bag().contains(tile) => Some(tile),
            _ => None,
        };
        tiles = tiles.or(offers.actions().iter().filter_map(from_bag).collect());
    }
    // With fixed faces, tiles with different faces up form different groups.
    let backs = match position.game_type().faces() {
        Faces::Fixed => position.setup().backs,
        _ => TileSet::EMPTY,
    };
    let mut tray_groups: Vec<TrayGroup> = Vec::new();
    for tile in tiles {
        let same = |group: &&mut TrayGroup| {
            group.tile.front() == tile.front()
                && group.tile.color() == tile.color()
                && backs.contains(group.tile) == backs.contains(tile)
        };
        match tray_groups.iter_mut().find(same) {
            Some(group) => {
                group.count += 1;
                // If a drawn tile equals one in the hand, only the drawn one may be placed.
                if !is_placed(offers, group.tile) && is_placed(offers, tile) {
                    group.tile = tile;
                    group.faces = faces(offers, tile);
                }
            }
            None => tray_groups.push(TrayGroup { tile, count: 1, faces: faces(offers, tile) }),
        }
    }
    tray_groups
}

/// Whether the tile can be placed now.
fn is_placed(offers: Offers<'_>, tile: Tile) -> bool {
    offers
        .actions()
        .iter()
        .any(|action| matches!(*action, Action::Place { tile: t, .. } if t == tile))
}

/// The faces with which a tile can be placed now; if it cannot be placed, those with which it can be placed later.
fn faces(offers: Offers<'_>, tile: Tile) -> Vec<Bug> {
    let all = offers.position().placing_faces(tile);
    let is_offered = |bug: &Bug| {
        let placed = |action: &Action| matches!(*action, Action::Place { tile: t, bug: b, .. } if (t, b) == (tile, *bug));
        offers.actions().iter().any(placed)
    };
    let offered: Vec<Bug> = all.iter().copied().filter(is_offered).collect();
    if offered.is_empty() { all } else { offered }
}

#[cfg(test)]
mod tests {
    use skep_rules::Position;

    use super::*;

    fn tray(position: &str, color: Color) -> Vec<(String, usize, Vec<Bug>)> {
        let position: Position = position.parse().unwrap();
        let actions = position.actions();
        let tray_groups = tray_groups(Offers::new(&position, &actions), color).into_iter();
        tray_groups.map(|group| (group.tile.to_string(), group.count, group.faces)).collect()
    }

    #[test]
    fn equal_tiles_are_grouped_under_the_lowest_number() {
        let tray = tray("Base;White[2];0,0:wA1 1,0:bA1", Color::White);
        assert_eq!(tray[0], ("wQ".to_owned(), 1, vec![Bug::Queen]));
        assert!(tray.contains(&("wA2".to_owned(), 2, vec![Bug::Ant])));
        assert!(tray.contains(&("wG1".to_owned(), 3, vec![Bug::Grasshopper])));
    }

    #[test]
    fn a_group_is_represented_by_a_tile_that_can_be_placed() {
        let position: Position = "Base;White[2];0,0:wA1 1,0:bA1".parse().unwrap();
        let mut actions = position.actions();
        actions.retain(|action| match action {
            Action::Place { tile, .. } => tile.to_string() == "wA3",
            _ => true,
        });
        let third = Tile::from_front(Color::White, Bug::Ant, Some(3)).unwrap();
        actions.push(Action::Place {
            tile: third,
            bug: Bug::Ant,
            to: skep_rules::Cell::at(skep_rules::Axial::default()),
            drawn: None,
        });
        let tray_groups = tray_groups(Offers::new(&position, &actions), Color::White);
        let ants = tray_groups.iter().find(|group| group.tile.front() == Bug::Ant).unwrap();
        assert_eq!((ants.tile, ants.count), (third, 2));
    }

    #[test]
    fn both_trays_of_venom_show_both_faces_and_the_queen_one() {
        for color in Color::ALL {
            let tray = tray("Venom;White[2];0,0:wA1 1,0:bA1", color);
            assert_eq!(tray[0].2, [Bug::Queen]);
            assert!(tray[1..].iter().all(|(_, _, faces)| faces.len() == 2));
        }
    }

    #[test]
    fn with_fixed_faces_different_faces_form_different_groups() {
        let position = "Venom(faces=fixed);White[2];0,0:wG1 1,0:bG1;backs=wA2";
        let ants: Vec<_> = tray(position, Color::White)
            .into_iter()
            .filter(|(name, ..)| name.starts_with("wA"))
            .collect();
        let expected =
            [("wA1".to_owned(), 2, vec![Bug::Ant]), ("wA2".to_owned(), 1, vec![Bug::Fly])];
        assert_eq!(ants, expected);
    }
}

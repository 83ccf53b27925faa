//! The way that a tile takes along the ground when it crawls.

use crate::grid::hex::{Cell, Direction, Directions};
use crate::grid::sides::SLIDES;
use crate::hive::board::Board;
use crate::model::bug::Bug;
use crate::model::tile::Tile;
use crate::movement::bugs::{scorpion, spider};
use crate::movement::{Abilities, Motion};
use crate::position::Position;

impl Position {
    /// The cells of a shortest way by which the tile crawls to an empty cell, from its own cell to that one. `None` if it
    /// cannot leave its cell, or does not get there by crawling: it climbs, comes down, jumps, flies or is thrown.
    ///
    /// ```
    /// use skep_rules::{Axial, Cell, Position};
    ///
    /// let position: Position = "Base;White[5];0,0:wQ 1,0:bQ -1,0:wA1".parse()?;
    /// let to = Cell::at(Axial::new(1, -1));
    /// let path = position.crawl_path("wA1".parse()?, to).unwrap();
    /// let places: Vec<String> = path.iter().map(|&cell| position.place(cell).unwrap().to_string()).collect();
    /// assert_eq!(places, ["-1,0", "0,-1", "1,-1"]);
    /// assert!(position.crawl_path("bQ".parse()?, to).is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn crawl_path(&self, tile: Tile, to: Cell) -> Option<Vec<Cell>> {
        let board = &self.board;
        let from = board.cell(tile).filter(|_| board.tops().contains(tile))?;
        let on_the_ground = board.at(from).height() == 1 && board.at(to).is_empty();
        if !on_the_ground || self.is_pinned(tile) {
            return None;
        }
        let ways = Abilities::of(board, tile).iter().filter_map(|bug| {
            let edge = Edge { board, lifted: from };
            match Motion::of(bug, board, from) {
                Motion::Step(_) => edge.way(to, Some(1)),
                Motion::Crawl(_) => edge.way(to, exact_crawls(bug)),
                Motion::CrawlFar => edge.way(to, None),
                Motion::Over(_)
                | Motion::Jump
                | Motion::Land
                | Motion::Glide
                | Motion::Copy
                | Motion::Stay => None,
            }
        });
        ways.min_by_key(Vec::len)
    }
}

/// How many cells a creature crawls that has [`Motion::Crawl`].
fn exact_crawls(bug: Bug) -> Option<usize> {
    match bug {
        Bug::Spider => Some(spider::CRAWLS),
        Bug::Scorpion => Some(scorpion::CRAWLS),
        Bug::Queen
        | Bug::Beetle
        | Bug::Grasshopper
        | Bug::Ant
        | Bug::Ladybug
        | Bug::Pillbug
        | Bug::Mosquito
        | Bug::Wasp
        | Bug::Firefly
        | Bug::Fly
        | Bug::Dragonfly
        | Bug::Centipede
        | Bug::StinkBug
        | Bug::Tick
        | Bug::AssassinBug
        | Bug::Mantis
        | Bug::Butterfly
        | Bug::Moth
        | Bug::Honeycombo => None,
    }
}

/// The edge of the hive without one tile, which is about to crawl along it.
#[derive(Clone, Copy)]
struct Edge<'a> {
    board: &'a Board,
    /// Where the tile lay.
    lifted: Cell,
}

impl Edge<'_> {
    /// The cells to which the tile can crawl from a cell.
    fn crawls(self, cell: Cell) -> impl Iterator<Item = Cell> {
        let away = |&side: &Direction| cell.neighbor(side) == self.lifted;
        let lifted = Direction::ALL.into_iter().find(away).map_or(0, |side| 1 << side as u8);
        let occupied = self.board.at(cell).occupied() & !lifted;
        Directions(SLIDES[occupied as usize]).map(move |side| cell.neighbor(side))
    }

    /// A way of that many crawls, or the shortest one. No cell is entered twice.
    fn way(self, to: Cell, crawls: Option<usize>) -> Option<Vec<Cell>> {
        match crawls {
            Some(crawls) => {
                let mut way = vec![self.lifted];
                self.extend(&mut way, to, crawls).then_some(way)
            }
            None => self.shortest_way(to),
        }
    }

    /// Extends a way by exactly that many crawls so that it ends at a cell; returns whether there is such a way.
    fn extend(self, way: &mut Vec<Cell>, to: Cell, crawls: usize) -> bool {
        let Some(&here) = way.last().filter(|_| crawls > 0) else {
            return way.last() == Some(&to);
        };
        for next in self.crawls(here) {
            if !way.contains(&next) {
                way.push(next);
                if self.extend(way, to, crawls - 1) {
                    return true;
                }
                way.pop();
            }
        }
        false
    }

    /// The shortest way, found by breadth-first search.
    fn shortest_way(self, to: Cell) -> Option<Vec<Cell>> {
        // Each cell reached, with the index of the one before it.
        let mut reached = vec![(self.lifted, 0)];
        let mut index = 0;
        while let Some(&(cell, _)) = reached.get(index) {
            if cell == to {
                break;
            }
            for next in self.crawls(cell) {
                if reached.iter().all(|&(other, _)| other != next) {
                    reached.push((next, index));
                }
            }
            index += 1;
        }
        let mut way = Vec::new();
        let mut step = reached.get(index).map(|_| index)?;
        while step != 0 {
            way.push(reached[step].0);
            step = reached[step].1;
        }
        way.push(self.lifted);
        way.reverse();
        Some(way)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::hex::Axial;
    use crate::model::action::Action;

    /// The places of the way of a tile to a place.
    fn path(position: &str, tile: &str, to: (i32, i32)) -> Option<Vec<(i32, i32)>> {
        let position: Position = position.parse().unwrap();
        let tile = position.read_tile(tile).unwrap().0;
        let layout = position.layout();
        let path = position.crawl_path(tile, layout.cell(Axial::new(to.0, to.1))?)?;
        let place = |&cell: &Cell| layout.place(cell).map(|place| (place.q, place.r));
        Some(path.iter().map(|cell| place(cell).unwrap()).collect())
    }

    const ROW: &str = "Base+MLP;White[9];0,0:wQ 1,0:bQ 2,0:bG1";

    #[test]
    fn an_ant_takes_the_shorter_way_around() {
        let near = path(&format!("{ROW} -1,0:wA1"), "wA1", (1, -1));
        assert_eq!(near, Some(vec![(-1, 0), (0, -1), (1, -1)]));
        let other_side = path(&format!("{ROW} -1,0:wA1"), "wA1", (0, 1));
        assert_eq!(other_side, Some(vec![(-1, 0), (-1, 1), (0, 1)]));
    }

    #[test]
    fn a_spider_takes_exactly_three_crawls() {
        let way = path(&format!("{ROW} -1,0:wS1"), "wS1", (2, -1)).unwrap();
        assert_eq!(way, [(-1, 0), (0, -1), (1, -1), (2, -1)]);
        assert_eq!(path(&format!("{ROW} -1,0:wS1"), "wS1", (1, -1)), None);
    }

    #[test]
    fn a_beetle_crawls_on_the_ground_only() {
        let beetle = format!("{ROW} -1,0:wB1");
        assert_eq!(path(&beetle, "wB1", (0, -1)), Some(vec![(-1, 0), (0, -1)]));
        assert_eq!(path(&beetle, "wB1", (0, 0)), None);
        let up = "Base;White[9];0,0:wQ<wB1 1,0:bQ 2,0:bG1";
        assert_eq!(path(up, "wB1", (0, -1)), None);
    }

    #[test]
    fn what_jumps_or_flies_does_not_crawl() {
        assert_eq!(path(&format!("{ROW} -1,0:wG1"), "wG1", (3, 0)), None);
        assert_eq!(path(&format!("{ROW} -1,0:wL"), "wL", (1, -1)), None);
    }

    #[test]
    fn a_pinned_or_covered_tile_does_not_crawl() {
        assert_eq!(path(ROW, "bQ", (0, 1)), None);
        assert_eq!(path("Base;White[9];0,0:wA1<bB1 1,0:bQ 2,0:wQ", "wA1", (0, 1)), None);
    }

    #[test]
    fn every_move_of_a_crawling_bug_has_a_way_of_adjacent_cells() {
        let hive = "0,0:wQ 1,0:bQ 1,1:bG1 0,2:bG2 -1,2:bS1 -2,0:wA1 -1,0:wB1 -1,-1:wS1 2,-1:wM";
        let position: Position = format!("Base+MLP;White[9];{hive}").parse().unwrap();
        let mut count = 0;
        for action in position.actions() {
            let Action::Move { tile, to } = action else { continue };
            if !matches!(position.face(tile), Bug::Ant | Bug::Spider | Bug::Queen) {
                continue;
            }
            let path = position.crawl_path(tile, to).unwrap();
            assert_eq!((path.first().copied(), path.last()), (position.cell(tile), Some(&to)));
            let empty = path[1..].iter().all(|&cell| position.top(cell).is_none());
            assert!(empty && path.windows(2).all(|step| step[0].distance_to(step[1]) == 1));
            count += 1;
        }
        assert!(count > 10);
    }
}

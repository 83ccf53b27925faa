//! What the engine has found, cached for each position of a game, so that it is shown at once on return. A reload of the
//! page empties the cache.

use std::collections::{HashMap, VecDeque};

use skep_rules::{DrawnTile, Game, Tile};
use skep_worker::SearchUpdate;

/// The largest number of positions. An update has some hundred bytes a line, so this is about a megabyte.
const CAPACITY: usize = 500;

/// What identifies a search. Two searches with equal keys have the same answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct CacheKey {
    /// The hash of the position that the search begins in.
    position: u64,
    /// How often that position has occurred: one repetition more may end the game.
    occurrences: u32,
    /// Whether the turn was passed first, to search for threats.
    pub(super) is_threat: bool,
    /// The tile that was drawn and has to be placed now: it is not part of the position.
    drawn: Option<Tile>,
}

impl CacheKey {
    /// The key of the search of a game in which this tile has to be placed now.
    pub(super) fn of(game: &Game, drawn: DrawnTile) -> CacheKey {
        let position = game.position().zobrist_hash();
        let occurrences = game.occurrences();
        CacheKey { position, occurrences, is_threat: false, drawn: drawn.tile() }
    }

    /// The key of the search for threats, in the game after a pass. The player who passed keeps the drawn tile.
    pub(super) fn of_threats(game: &Game) -> CacheKey {
        CacheKey { is_threat: true, ..CacheKey::of(game, DrawnTile::default()) }
    }
}

/// The results for the last positions that were analysed.
#[derive(Debug, Default)]
pub(super) struct ResultCache {
    found: HashMap<CacheKey, SearchUpdate>,
    /// The keys, the oldest first.
    order: VecDeque<CacheKey>,
}

impl ResultCache {
    /// The result for a position.
    pub(super) fn get(&self, key: CacheKey) -> Option<&SearchUpdate> {
        self.found.get(&key)
    }

    /// Stores a result unless a better one is known, and returns the better one. The oldest are forgotten.
    pub(super) fn insert(&mut self, key: CacheKey, update: SearchUpdate) -> &SearchUpdate {
        if !self.found.contains_key(&key) {
            self.order.push_back(key);
        }
        if self.order.len() > CAPACITY
            && let Some(oldest) = self.order.pop_front()
        {
            self.found.remove(&oldest);
        }
        let stored = self.found.entry(key).or_insert_with(|| update.clone());
        if !is_better(stored, &update) {
            *stored = update;
        }
        stored
    }

    /// Forgets everything, for another game.
    pub(super) fn clear(&mut self) {
        *self = ResultCache::default();
    }
}

/// Whether a result is better than a newer one: deeper, and with at least as many lines.
fn is_better(old: &SearchUpdate, new: &SearchUpdate) -> bool {
    old.depth > new.depth && old.lines.len() >= new.lines.len()
}

#[cfg(test)]
mod tests {
    use skep_worker::LineUpdate;

    use super::*;

    fn update(depth: u32, lines: usize) -> SearchUpdate {
        let line = LineUpdate { score: 0, forced: None, moves: Vec::new(), draws: 1 };
        SearchUpdate { depth, nodes: 0, seconds: 0.0, lines: vec![line; lines] }
    }

    /// The key of a position without a drawn tile.
    fn key(position: u64) -> CacheKey {
        CacheKey { position, occurrences: 1, is_threat: false, drawn: None }
    }

    #[test]
    fn a_deeper_result_stays_until_the_new_search_reaches_its_depth() {
        let mut cache = ResultCache::default();
        let mut insert = |depth, lines| cache.insert(key(1), update(depth, lines)).depth;
        assert_eq!([insert(9, 2), insert(1, 2), insert(9, 2), insert(10, 2)], [9, 9, 9, 10]);
        // More lines are wanted: the old result does not have them.
        assert_eq!(insert(1, 3), 1);
        // Fewer are wanted: the old result has them.
        assert_eq!([insert(5, 3), insert(1, 1)], [5, 5]);
        assert_eq!(cache.get(CacheKey { is_threat: true, ..key(1) }), None);
    }

    #[test]
    fn the_oldest_positions_are_forgotten() {
        let mut cache = ResultCache::default();
        for number in 0..=CAPACITY as u64 {
            cache.insert(key(number), update(1, 1));
            cache.insert(key(number), update(2, 1));
        }
        assert_eq!((cache.found.len(), cache.order.len()), (CAPACITY, CAPACITY));
        assert!(cache.get(key(0)).is_none() && cache.get(key(1)).is_some());
        cache.clear();
        assert!(cache.get(key(1)).is_none());
    }

    #[test]
    fn a_drawn_tile_has_results_of_its_own_and_none_when_it_is_back_in_the_bag() {
        let text = "Base+Swarm(swarm_place=drawn);White[9];0,0:wQ 1,0:bQ;white=wB1;black=bA1";
        let game: Game = text.parse().unwrap();
        let drawn = |name: &str| {
            let position = game.position();
            let tile = position.bag().into_iter().find(|tile| tile.to_string() == name).unwrap();
            let mut drawn = DrawnTile::default();
            assert_eq!(drawn.draw(position, tile), None);
            CacheKey::of(&game, drawn)
        };
        let before = CacheKey::of(&game, DrawnTile::default());
        let mut cache = ResultCache::default();
        cache.insert(before, update(9, 3));
        assert_eq!(cache.get(drawn("wA1")), None);
        // A shallow result for the tile is shown, though there are deeper ones for the position.
        assert_eq!(cache.insert(drawn("wA1"), update(2, 3)).depth, 2);
        assert_eq!(cache.get(drawn("wG1")), None);
        assert_eq!(cache.get(before).map(|it| it.depth), Some(9));
    }

    #[test]
    fn a_repeated_position_has_results_of_its_own() {
        let mut game: Game = "Base;White[9];-1,0:wA1 0,0:wQ 1,0:bQ 2,0:bA1".parse().unwrap();
        let mut keys = Vec::new();
        // The status of what moved last is part of the position, so the second round is the first that can be compared.
        for text in ["wA1 \\wQ", "bA1 bQ\\", "wA1 -wQ", "bA1 bQ-"].repeat(2) {
            game.play_text(text).unwrap();
            keys.push(CacheKey::of(&game, DrawnTile::default()));
        }
        assert_eq!((keys[3].position, keys[3].occurrences), (keys[7].position, 1));
        assert_ne!(keys[3], keys[7]);
    }
}

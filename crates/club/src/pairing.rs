//! Pairing: people who want the same game are paired in waves, so that as many as possible play, and the ratings of opponents differ
//! as little as possible. The longer somebody has waited, the less the rating matters.

use crate::game::event::{ColorWish, Terms};
use crate::ids::PersonId;
use crate::limits;

/// The people who wait to be paired.
///
/// ```
/// use skep_club::{ColorWish, Pace, PersonId, Pool, Terms};
/// use skep_rules::GameType;
///
/// let terms = Terms {
///     game_type: GameType::BASE_MLP,
///     pace: Pace::RealTime { time: 300, increment: 5 },
///     rated: false,
///     creator_plays: ColorWish::Either,
/// };
/// let mut pool = Pool::default();
/// for (person, rating) in [(1, 1500), (2, 1900), (3, 1550)] {
///     pool.add(PersonId(person), terms, rating);
/// }
/// let pairs = pool.wave(|_, _| false);
/// assert_eq!(pairs[0].people, [PersonId(1), PersonId(3)]);
/// assert!(pool.contains(PersonId(2)));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Pool {
    /// In the order in which they came.
    waiting: Vec<Waiting>,
}

/// Somebody who waits.
#[derive(Clone, Copy, Debug)]
struct Waiting {
    person: PersonId,
    terms: Terms,
    rating: u32,
    /// The waves in which nobody was found.
    missed: u32,
}

/// Two people who will play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// What they play. The seed decides the colours.
    pub terms: Terms,
    /// Who plays; the first one has waited longer.
    pub people: [PersonId; 2],
}

impl Pool {
    /// Adds a person to those who wait. Somebody who waits already now waits for this instead.
    pub fn add(&mut self, person: PersonId, terms: Terms, rating: u32) {
        self.remove(person);
        let terms = Terms { creator_plays: ColorWish::Either, ..terms };
        self.waiting.push(Waiting { person, terms, rating, missed: 0 });
    }

    /// Removes a person from those who wait. Returns whether the person was waiting.
    pub fn remove(&mut self, person: PersonId) -> bool {
        let before = self.waiting.len();
        self.waiting.retain(|waiting| waiting.person != person);
        self.waiting.len() < before
    }

    /// Whether the person waits.
    pub fn contains(&self, person: PersonId) -> bool {
        self.waiting.iter().any(|waiting| waiting.person == person)
    }

    /// The number of people who wait.
    pub fn len(&self) -> usize {
        self.waiting.len()
    }

    /// Whether nobody waits.
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Pairs as many people as possible, and of all ways to do so takes one with the least cost in sum. Two people of whom one has
    /// blocked the other are never paired. Those who are paired no longer wait.
    pub fn wave(&mut self, blocked: impl Fn(PersonId, PersonId) -> bool) -> Vec<Pair> {
        let mut pairs: Vec<[usize; 2]> = Vec::new();
        for group in self.groups() {
            let people = |[a, b]: [usize; 2]| Some([self.waiting.get(a)?, self.waiting.get(b)?]);
            let cost = |pair: [usize; 2]| {
                let [a, b] = people(pair)?;
                let kept_apart = blocked(a.person, b.person) || blocked(b.person, a.person);
                Some(a.cost(b)).filter(|&cost| !kept_apart && cost <= limits::PAIRING_COST_AT_MOST)
            };
            pairs.extend(match_up(&group, cost));
        }
        // Who has come first has waited longest.
        pairs.iter_mut().for_each(|pair| pair.sort_unstable());
        pairs.sort_unstable();
        let of = |[a, b]: &[usize; 2]| {
            let (a, b) = (self.waiting.get(*a)?, self.waiting.get(*b)?);
            Some(Pair { terms: a.terms, people: [a.person, b.person] })
        };
        let found: Vec<Pair> = pairs.iter().filter_map(of).collect();
        let is_paired =
            |waiting: &Waiting| found.iter().any(|pair| pair.people.contains(&waiting.person));
        self.waiting.retain(|waiting| !is_paired(waiting));
        for waiting in &mut self.waiting {
            waiting.missed = waiting.missed.saturating_add(1);
        }
        found
    }

    /// The indices of people who want the same, in the order of their ratings.
    fn groups(&self) -> Vec<Vec<usize>> {
        let mut groups: Vec<(Terms, Vec<usize>)> = Vec::new();
        for (index, waiting) in self.waiting.iter().enumerate() {
            match groups.iter_mut().find(|(terms, _)| *terms == waiting.terms) {
                Some((_, group)) => group.push(index),
                None => groups.push((waiting.terms, vec![index])),
            }
        }
        let sorted = |(_, mut group): (Terms, Vec<usize>)| {
            group.sort_by_key(|&index| self.waiting.get(index).map(|waiting| waiting.rating));
            group
        };
        groups.into_iter().map(sorted).collect()
    }
}

impl Waiting {
    /// The difference of the ratings, less the patience of both.
    fn cost(&self, other: &Waiting) -> i64 {
        let missed = i64::from(self.missed) + i64::from(other.missed);
        i64::from(self.rating.abs_diff(other.rating)) - limits::PAIRING_PATIENCE * missed
    }
}

/// With how many of those who follow in the order of ratings somebody can be paired. Better pairs are hardly ever farther apart, and
/// the work doubles with every one more.
const REACH: usize = 8;

/// The best way to pair the rest of a group.
#[derive(Clone, Copy, Default)]
struct Best {
    pairs: u32,
    cost: i64,
    /// How far behind the first one the partner is; 0 if the first one is left out.
    partner: usize,
}

/// A matching within a group with as many pairs as possible and, among those, the least cost. A matching of minimum weight, by dynamic
/// programming: people are in the order of their ratings and reach only some of those behind them, so what matters about the rest of
/// a group is who of the next few is already taken.
fn match_up(group: &[usize], cost: impl Fn([usize; 2]) -> Option<i64>) -> Vec<[usize; 2]> {
    const SETS: usize = 1 << REACH;
    // For every place, and every set of people taken from there on, the best way to pair the rest. The last row is empty.
    let mut table = vec![[Best::default(); SETS]; group.len() + 1];
    for place in (0..group.len()).rev() {
        let costs: [Option<i64>; REACH + 1] = std::array::from_fn(|distance| {
            let other = group.get(place + distance).filter(|_| distance > 0)?;
            cost([group[place], *other])
        });
        for taken in 0..SETS {
            let after = |taken: usize| table[place + 1][taken >> 1];
            let mut best = Best { partner: 0, ..after(taken) };
            let is_taken = |distance: usize| taken >> distance & 1 == 1;
            let free = (1..=REACH).filter(|&distance| !is_taken(0) && !is_taken(distance));
            for distance in free {
                let Some(cost) = costs[distance] else { continue };
                let rest = after(taken | 1 << distance);
                let (pairs, cost) = (rest.pairs + 1, rest.cost + cost);
                if pairs > best.pairs || pairs == best.pairs && cost < best.cost {
                    best = Best { pairs, cost, partner: distance };
                }
            }
            table[place][taken] = best;
        }
    }
    let mut pairs = Vec::new();
    let mut taken = 0;
    for place in 0..group.len() {
        let partner = table[place][taken].partner;
        if partner > 0 {
            pairs.push([group[place], group[place + partner]]);
            taken |= 1 << partner;
        }
        taken >>= 1;
    }
    pairs
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;
    use skep_rules::GameType;

    use super::*;
    use crate::time::Pace;

    const TERMS: Terms = Terms {
        game_type: GameType::BASE,
        pace: Pace::RealTime { time: 60, increment: 0 },
        rated: false,
        creator_plays: ColorWish::Either,
    };

    fn pool(ratings: &[u32]) -> Pool {
        let mut pool = Pool::default();
        for (person, &rating) in (0..).zip(ratings) {
            pool.add(PersonId(person), TERMS, rating);
        }
        pool
    }

    fn people(pairs: &[Pair]) -> Vec<(u64, u64)> {
        pairs.iter().map(|Pair { people: [a, b], .. }| (a.0, b.0)).collect()
    }

    #[test]
    fn neighbours_in_rating_are_paired() {
        let mut pool = pool(&[1000, 1900, 1100, 1850]);
        assert_eq!(people(&pool.wave(|_, _| false)), [(0, 2), (1, 3)]);
        assert!(pool.is_empty());
    }

    #[test]
    fn who_waits_is_paired_with_people_farther_away() {
        let mut pool = pool(&[1000, 1500]);
        let waves = (0..).find(|_| !pool.wave(|_, _| false).is_empty());
        // 500 - 200 points, 24 a wave.
        assert_eq!(waves, Some(13));
    }

    #[test]
    fn of_three_the_one_who_has_waited_plays() {
        let mut pool = pool(&[1500]);
        assert!(pool.wave(|_, _| false).is_empty());
        pool.add(PersonId(1), TERMS, 1500);
        pool.add(PersonId(2), TERMS, 1500);
        assert_eq!(people(&pool.wave(|_, _| false)), [(0, 1)]);
    }

    #[test]
    fn people_who_want_different_games_or_have_blocked_each_other_are_kept_apart() {
        let mut pool = pool(&[1500, 1500]);
        let blocked = |a: PersonId, b: PersonId| (a, b) == (PersonId(1), PersonId(0));
        assert!(pool.wave(blocked).is_empty());
        pool.add(PersonId(2), Terms { rated: true, ..TERMS }, 1500);
        assert!(pool.wave(blocked).is_empty());
        assert!(pool.remove(PersonId(2)) && !pool.remove(PersonId(2)));
        assert_eq!(pool.wave(|_, _| false).len(), 1);
    }

    #[test]
    fn nobody_waits_twice() {
        let mut pool = pool(&[1500]);
        pool.add(PersonId(0), TERMS, 1600);
        assert_eq!(pool.len(), 1);
        assert!(pool.wave(|_, _| false).is_empty());
    }

    /// The most pairs and the least cost, by trying everything.
    fn best(people: &[usize], cost: &impl Fn([usize; 2]) -> Option<i64>) -> (u32, i64) {
        let Some((&first, rest)) = people.split_first() else { return (0, 0) };
        let mut found = best(rest, cost);
        for (index, &other) in rest.iter().enumerate() {
            let Some(price) = cost([first, other]) else { continue };
            let others = [&rest[..index], &rest[index + 1..]].concat();
            let (pairs, sum) = best(&others, cost);
            let now = (pairs + 1, sum + price);
            if now.0 > found.0 || now.0 == found.0 && now.1 < found.1 {
                found = now;
            }
        }
        found
    }

    #[test]
    fn no_other_pairs_are_more_or_cheaper() {
        for seed in 0..400 {
            let mut dice = Rng::with_seed(seed);
            let count = dice.usize(..=REACH + 1);
            let mut price = || (dice.u8(..4) > 0).then(|| dice.i64(-50..200));
            let costs: Vec<_> = (0..count * count).map(|_| price()).collect();
            let cost = |[a, b]: [usize; 2]| costs[a.min(b) * count + a.max(b)];
            let group: Vec<usize> = (0..count).collect();
            let pairs = match_up(&group, cost);
            let sum = pairs.iter().map(|&pair| cost(pair).unwrap()).sum();
            assert_eq!((pairs.len() as u32, sum), best(&group, &cost), "seed {seed}");
            let mut paired: Vec<usize> = pairs.concat();
            paired.sort_unstable();
            paired.dedup();
            assert_eq!(paired.len(), 2 * pairs.len(), "nobody plays twice at once: seed {seed}");
        }
    }

    #[test]
    fn a_crowd_is_paired_with_near_neighbours() {
        let mut dice = Rng::with_seed(1);
        let ratings: Vec<u32> = (0..1_000).map(|_| dice.u32(1_000..2_000)).collect();
        let mut pool = pool(&ratings);
        let pairs = people(&pool.wave(|_, _| false));
        assert_eq!(pairs.len(), 500);
        let gap = |&(a, b): &(u64, u64)| ratings[a as usize].abs_diff(ratings[b as usize]);
        assert!(pairs.iter().map(gap).sum::<u32>() <= 1_000);
    }
}

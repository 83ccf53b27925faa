//! Scores where tiles are drawn from a bag.

use std::cell::Cell;

use skep_engine::{AveragedSearch, Engine, Limits, SearchReport, write_line};
use skep_rules::{Action, DrawnTile, Game, Tile};

const SWARM: &str = "Base+Swarm;White[9];0,0:wQ 1,0:bQ -1,0:wA1 2,0:bA1;white=wB1,wG1,wS1;\
                     black=bB1,bG1,bS1";

fn wanted(lines: usize) -> AveragedSearch {
    AveragedSearch { lines, only: None, drawn: DrawnTile::default(), slope: 0.008 }
}

fn search(game: &Game, depth: u32, wanted: AveragedSearch) -> SearchReport {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    Engine::new(1).search_averaged(game, limits, wanted, &|| false, &mut |_| {}).unwrap()
}

#[test]
fn every_line_is_an_average_over_what_may_be_drawn() {
    let game: Game = SWARM.parse().unwrap();
    let report = search(&game, 2, wanted(3));
    assert_eq!((report.lines.len(), report.depth), (3, 2));
    assert!(report.lines.is_sorted_by_key(|line| std::cmp::Reverse(line.score)));
    for line in &report.lines {
        let action = line.actions[0];
        let kinds = game.position().draws(action).len();
        assert!(line.draws >= kinds.max(8), "{action:?}: {}", line.draws);
        // Nothing is said about a tile that is still in the bag.
        assert_eq!(action.drawn(), None);
    }
}

#[test]
fn a_search_without_a_bag_is_the_ordinary_search() {
    let game: Game = "Base+MLP;InProgress;White[3];wL;bL wL\\;wM \\wL;bM bL\\".parse().unwrap();
    let report = search(&game, 4, wanted(2));
    let limits = Limits { depth: Some(4), ..Limits::default() };
    let same = Engine::new(1).search_multi_pv(&game, limits, 2, &|| false, &mut |_| {}).unwrap();
    assert_eq!(report.nodes, same.nodes);
    assert!(report.lines.iter().all(|line| line.draws == 1));
}

#[test]
fn no_line_shows_a_tile_of_the_bag() {
    for option in ["", "(swarm_place=drawn)"] {
        let game: Game = SWARM.replace("Swarm", &format!("Swarm{option}")).parse().unwrap();
        let hidden: Vec<String> =
            game.position().bag().into_iter().map(|tile| tile.to_string()).collect();
        let report = search(&game, 3, wanted(5));
        for line in &report.lines {
            for text in write_line(game.position(), &line.actions) {
                let named = text.split_whitespace().next().unwrap_or_default().to_owned();
                assert!(!hidden.contains(&named) && !text.contains('+'), "{option}: {text}");
            }
        }
    }
}

#[test]
fn drawing_to_place_is_one_line_and_a_drawn_tile_is_placed() {
    let text = SWARM.replace("Swarm", "Swarm(swarm_place=drawn)");
    let game: Game = text.parse().unwrap();
    let every = search(&game, 1, wanted(500));
    let draw = Action::Draw { drawn: None };
    let draws: Vec<_> = every.lines.iter().filter(|line| line.actions[0] == draw).collect();
    assert_eq!(draws.len(), 1);
    let ant = game.position().bag().into_iter().find(|tile: &Tile| tile.to_string() == "wA2");
    let mut drawn = DrawnTile::default();
    assert_eq!(drawn.draw(game.position(), ant.unwrap()), None);
    let report = search(&game, 1, AveragedSearch { drawn, ..wanted(3) });
    let places_it =
        |action: Action| matches!(action, Action::Place { tile, .. } if Some(tile) == drawn.tile());
    assert!(report.lines.iter().all(|line| places_it(line.actions[0])));
}

#[test]
fn a_stopped_search_keeps_its_last_iteration() {
    let game: Game = SWARM.parse().unwrap();
    for polls in [1, 5, 40, 400] {
        let left = Cell::new(polls);
        let stop = || {
            left.set(left.get() - 1);
            left.get() <= 0
        };
        let mut last = None;
        let report = Engine::new(1).search_averaged(
            &game,
            Limits::default(),
            wanted(2),
            &stop,
            &mut |report| last = Some(report.clone()),
        );
        let report = report.unwrap();
        if let Some(last) = last {
            let pairs = |report: &SearchReport| -> Vec<_> {
                report.lines.iter().map(|line| (line.actions[0], line.score)).collect()
            };
            assert_eq!(pairs(&report), pairs(&last));
        }
    }
}

#[test]
fn one_action_is_averaged_like_the_line_that_begins_with_it() {
    for option in ["", "(swarm_place=drawn)"] {
        let game: Game = SWARM.replace("Swarm", &format!("Swarm{option}")).parse().unwrap();
        let every = search(&game, 2, wanted(500));
        for line in every.lines.iter().step_by(every.lines.len() / 6) {
            let only = AveragedSearch { only: Some(line.actions[0]), ..wanted(1) };
            let report = search(&game, 2, only);
            assert_eq!((report.lines.len(), report.best()), (1, line.actions[0]));
            assert_eq!(report.lines[0].draws, line.draws, "{option}");
            assert!(line.draws >= 8);
        }
        // Which tile came is of no interest.
        let draw = Action::Draw { drawn: None };
        let tile = game.position().bag().into_iter().next();
        let scores = [draw, draw.drawing(tile)].map(|action| {
            search(&game, 1, AveragedSearch { only: Some(action), ..wanted(1) }).score()
        });
        assert_eq!(scores[0], scores[1]);
    }
}

#[test]
fn an_illegal_action_has_no_score() {
    let game: Game = SWARM.parse().unwrap();
    let only = Some(Action::Pass);
    let wanted = AveragedSearch { only, ..wanted(1) };
    let limits = Limits { depth: Some(1), ..Limits::default() };
    let found = Engine::new(1).search_averaged(&game, limits, wanted, &|| false, &mut |_| {});
    assert!(found.is_none());
}

#[test]
fn the_drawn_tile_is_placed_even_if_nothing_could_be_averaged() {
    let game: Game = SWARM.replace("Swarm", "Swarm(swarm_place=drawn)").parse().unwrap();
    let tile = game.position().bag().into_iter().next().unwrap();
    let mut drawn = DrawnTile::default();
    assert_eq!(drawn.draw(game.position(), tile), None);
    let wanted = AveragedSearch { drawn, ..wanted(1) };
    let report = Engine::new(1)
        .search_averaged(&game, Limits::default(), wanted, &|| true, &mut |_| {})
        .unwrap();
    assert_eq!(drawn.check(game.position(), report.best()), Ok(()));
}

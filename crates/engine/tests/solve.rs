//! The solver agrees with playing out all games.

use std::sync::atomic::AtomicBool;

use fastrand::Rng;
use skep_engine::{Limits, Solution, Unsolvable, Verdict, solve};
use skep_rules::{Action, Color, Game, Outcome, Position, Tile};

fn solved(game: &Game, plies: u32) -> Solution {
    solve(game, plies, Limits::default(), 1, &AtomicBool::new(false), &mut |_| {}).unwrap()
}

/// Whether the winner can force a win within this many actions, by playing out all games.
fn wins(game: &mut Game, winner: Color, depth: u32) -> bool {
    if let Some(ending) = game.ending() {
        return ending.outcome == Outcome::Win(winner);
    }
    if depth == 0 {
        return false;
    }
    let attacks = game.position().to_move() == winner;
    for action in game.position().actions() {
        let draws = game.position().draws(action);
        let drawn: Vec<_> = match draws.is_empty() {
            true => vec![action],
            false => draws.into_iter().map(|tile| action.drawing(Some(tile))).collect(),
        };
        let all = drawn.into_iter().all(|action| {
            game.play(action).unwrap();
            let won = wins(game, winner, depth - 1);
            game.undo();
            won
        });
        if all == attacks {
            return attacks;
        }
    }
    !attacks
}

fn played_out(game: &Game, plies: u32) -> Verdict {
    let mut game = game.clone();
    let player = game.position().to_move();
    for depth in 1..=plies {
        if wins(&mut game, player, depth) {
            return Verdict::Win(depth);
        }
        if wins(&mut game, !player, depth) {
            return Verdict::Loss(depth);
        }
    }
    Verdict::Neither
}

/// The line is legal, has the length of the verdict, and ends with its winner.
fn check_line(game: &Game, solution: &Solution) {
    let player = game.position().to_move();
    let (winner, plies) = match solution.verdict {
        Verdict::Win(plies) => (player, plies),
        Verdict::Loss(plies) => (!player, plies),
        _ => return assert!(solution.line.is_empty()),
    };
    assert_eq!(solution.line.len(), plies as usize);
    let mut game = game.clone();
    for &action in &solution.line {
        game.play(action).unwrap();
    }
    assert_eq!(game.ending().map(|ending| ending.outcome), Some(Outcome::Win(winner)), "{game}");
}

/// An action that surrounds the opponent's Queen most and the own one least; of equal ones a random one.
fn attacking_action(position: &Position, rng: &mut Rng) -> Option<Action> {
    let player = position.to_move();
    let mut actions = position.actions();
    rng.shuffle(&mut actions);
    let mut after = position.clone();
    actions.into_iter().max_by_key(|&action| {
        let action = position.with_draw(action, |bag| bag.into_iter().next());
        let undo = after.play_listed(action);
        let sides = |color| after.occupied_sides(Tile::queen(color)).unwrap_or(0) as i32;
        let gain = sides(!player) - sides(player);
        after.undo(undo);
        gain
    })
}

/// Games of attacking and random actions, taken back a little from their ends.
fn late_games(text: &str, count: usize, back: usize, rng: &mut Rng) -> Vec<Game> {
    let mut games = Vec::new();
    for _ in 0..20_000 {
        let mut game: Game = text.parse().unwrap();
        while let Some(choice) = skep_engine::choose(&game) {
            game.choose(choice).unwrap();
        }
        while game.ending().is_none() && game.len() < 150 {
            // Random games seldom end, so most actions attack.
            let action = match rng.u8(..3) {
                0 => rng.choice(game.position().actions()),
                _ => attacking_action(game.position(), rng),
            };
            let action = action.unwrap();
            let action = game
                .position()
                .with_draw(action, |bag| rng.choice(bag.into_iter().collect::<Vec<_>>()));
            game.play(action).unwrap();
        }
        let decided = game.position().outcome().is_some();
        if decided && game.len() > back {
            for _ in 0..rng.usize(1..=back) {
                game.undo();
            }
            games.push(game);
        }
        if games.len() == count {
            break;
        }
    }
    games
}

#[test]
fn it_agrees_with_playing_out_all_games() {
    let mut rng = Rng::with_seed(11);
    // Once, and again until there were a few wins, losses and undecided games.
    let mut seen = [0; 3];
    for _ in 0..20 {
        compare_late_games(&mut rng, &mut seen);
        if seen.iter().all(|&count| count > 3) {
            return;
        }
    }
    panic!("wins, losses and others: {seen:?}");
}

/// Compares the solver with playing out all games, and counts wins, losses and others.
fn compare_late_games(rng: &mut Rng, seen: &mut [usize; 3]) {
    for (text, count, plies) in [
        ("Base", 30, 3),
        ("Base+MLP", 20, 3),
        ("Venom+MLP", 10, 2),
        ("Base+Honeycombo", 10, 3),
        ("Base+MLP+Swarm", 4, 2),
        ("Ultimate", 4, 2),
    ] {
        for game in late_games(text, count, 3, rng) {
            let solution = solved(&game, plies);
            assert_eq!(solution.verdict, played_out(&game, plies), "{game}");
            check_line(&game, &solution);
            seen[match solution.verdict {
                Verdict::Win(_) => 0,
                Verdict::Loss(_) => 1,
                _ => 2,
            }] += 1;
        }
    }
}

#[test]
fn a_third_occurrence_is_no_win() {
    // White wins in one; the position after it would be no third occurrence, so it counts. But a position that has
    // occurred twice cannot be part of a proof.
    let start = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-";
    let mut game: Game = start.parse().unwrap();
    for text in [r"wQ \wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-", r"wQ \wS1", "bQ bS1/"] {
        game.play_text(text).unwrap();
    }
    assert_eq!(solved(&game, 3).verdict, Verdict::Neither);
}

#[test]
fn a_limit_leaves_the_verdict_unknown() {
    let game: Game = "Base+MLP".parse().unwrap();
    let limits = Limits { nodes: Some(100), ..Limits::default() };
    let solution = solve(&game, 9, limits, 1, &AtomicBool::new(false), &mut |_| {}).unwrap();
    assert_eq!(solution.verdict, Verdict::Unknown);
    assert!(solution.nodes <= 100 && solution.plies < 9);
    let solution = solve(&game, 9, Limits::default(), 1, &AtomicBool::new(true), &mut |_| {});
    assert_eq!(solution.unwrap().verdict, Verdict::Unknown);
}

#[test]
fn an_unsolvable_position_is_refused() {
    for (text, error) in [
        ("Base;Draw;Black[1];wS1", Unsolvable::Over),
        ("Base+Swarm", Unsolvable::NotChosen),
        (
            "Base+Swarm(swarm_place=drawn);NotStarted;White[1];pick wA1 wB1 wG1;pick bA1 bB1 bG1",
            Unsolvable::DrawnToPlace,
        ),
    ] {
        let game: Game = text.parse().unwrap();
        let refused = solve(&game, 3, Limits::default(), 1, &AtomicBool::new(false), &mut |_| {});
        assert_eq!(refused.unwrap_err(), error);
    }
}

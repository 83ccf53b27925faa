//! Invariants of all positions, in random games of many types and options.

mod common;

use std::collections::BTreeSet;

use common::position;
use skep_naive::{Action, State};

/// Types without a choice at set-up.
const TYPES: [&str; 14] = [
    "Base+MLP",
    "Venom+MLP",
    "Venom+MLP+Predators+Guardians+Honeycombo",
    "Venom+MLP+Predators+Guardians+Honeycombo(pack_tiles=two,tick_side=owner)",
    "Venom+MLP+Honeycombo(combo_second=compulsory,flip_rests=yes)",
    "Venom+MLP+Predators(assassin_spares_just_moved=yes,stinkbug_predator_scope=friends)",
    "Venom+MLP+Guardians(faces=chosen)",
    "Venom+MLP(stinkbug_own_side=bound,swap_connectivity=lenient,wasp_sting_range=adjacent)",
    "Venom+MLP+Honeycombo(dragonfly_gates=ignore,tick_chain=no)",
    "Base+MLP+Ws+Sc2+Ff2+Fl3+Df3+Ce+Sb+Tk+Predators+Guardians+Honeycombo",
    "Base+MLP+Ws+Tk(noflip_sting=none,queen_first=allow)",
    "Base+Honeycombo",
    "Base+M+Tk+Guardians(pack_tiles=two)",
    "Base+MP+Tk+Ce+Predators(tick_side=owner)",
];

/// Types with hands and a bag.
const SWARMS: [&str; 3] = [
    "Base+Swarm",
    "Venom+MLP+Predators+Guardians+Honeycombo+Swarm",
    "Venom+MLP+Guardians+Honeycombo+Swarm(swarm_place=drawn)",
];

/// A small generator of pseudo-random numbers (splitmix64).
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        if from.is_empty() { None } else { Some(&from[self.below(from.len())]) }
    }
}

/// Prefers the rarer kinds of action, of which a random game would have few.
fn choose<'a>(actions: &'a [Action], dice: &mut Dice) -> &'a Action {
    let kinds: BTreeSet<&str> = actions.iter().map(Action::kind).collect();
    let kinds: Vec<&str> = kinds.into_iter().collect();
    let kind = *dice.pick(&kinds).expect("there is always an action");
    let of_kind: Vec<&Action> = actions.iter().filter(|action| action.kind() == kind).collect();
    if dice.below(3) > 0 {
        &actions[dice.below(actions.len())]
    } else {
        of_kind[dice.below(of_kind.len())]
    }
}

/// The cells of a position string.
fn cells(text: &str) -> Vec<(i32, i32, Vec<String>)> {
    let cells = text.split(';').nth(2).unwrap().split(' ').filter(|cell| !cell.is_empty());
    let read = |cell: &str| {
        let (place, stack) = cell.split_once(':').unwrap();
        let (q, r) = place.split_once(',').unwrap();
        let stack = stack.split('<').map(str::to_owned).collect();
        (q.parse().unwrap(), r.parse().unwrap(), stack)
    };
    cells.map(read).collect()
}

/// Checks the invariants of a position.
fn check(state: &State) {
    let text = state.to_position();
    assert_eq!(position(&text), *state, "{text}");
    let cells = cells(&text);
    for (_, _, stack) in &cells {
        for (level, name) in stack.iter().enumerate() {
            let code = name.trim_start_matches(['w', 'b']).trim_end_matches(char::is_numeric);
            let may_be_up = ["B", "Ff", "M", "Tk", "Bu", "Mo"].contains(&code);
            let may_be_down = !["Bu", "Mo"].contains(&code);
            assert!(if level > 0 { may_be_up } else { may_be_down }, "{name} in {text}");
            let covered = level + 1 < stack.len();
            assert!(!(name == "H" && covered) || text.contains(";double2"), "{text}");
        }
    }
    // One hive.
    let mut left: BTreeSet<(i32, i32)> = cells.iter().map(|(q, r, _)| (*q, *r)).collect();
    let mut reached: Vec<(i32, i32)> = left.pop_first().into_iter().collect();
    while let Some((q, r)) = reached.pop() {
        for (dq, dr) in [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)] {
            if left.remove(&(q + dq, r + dr)) {
                reached.push((q + dq, r + dr));
            }
        }
    }
    assert!(left.is_empty(), "two hives: {text}");
}

/// The codes of all creatures, from the table in section A7 of the specification.
fn codes() -> BTreeSet<String> {
    let path = format!("{}/../../docs/SPECIFICATION.md", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let rows = text.lines().skip_while(|line| !line.starts_with("| bug | code |")).skip(2);
    let rows = rows.take_while(|line| line.starts_with('|'));
    rows.map(|row| row.split('|').nth(2).unwrap().trim().to_owned()).collect()
}

/// The code of the creature that acts, if the action is one of a tile on the table.
fn acting(action: &Action) -> Option<String> {
    match action {
        Action::Combo => Some("H".to_owned()),
        Action::Move { tile, .. }
        | Action::Sting { tile, .. }
        | Action::Remove { tile, .. }
        | Action::Swap { tile, .. } => {
            let code = tile.trim_start_matches(['w', 'b']).trim_end_matches(char::is_numeric);
            Some(code.to_owned())
        }
        _ => None,
    }
}

/// No two listed actions lead to the same position, tiles off the table merged by kind. Drawing
/// the same tile makes the results comparable.
fn check_results(state: &State, actions: &[Action]) {
    let mut results = BTreeSet::new();
    for action in actions {
        let drawn = state.draws(action).into_iter().next();
        let next = state.play(action, drawn.as_deref()).unwrap();
        assert!(results.insert(next.to_position()), "{action} in {}", state.to_position());
    }
}

/// Plays a game, checks all its positions, and returns the codes of the creatures that have acted.
fn play_out(start: State, dice: &mut Dice) -> BTreeSet<String> {
    let mut state = start;
    let mut acted = BTreeSet::new();
    for ply in 0..70 {
        check(&state);
        let actions = state.actions();
        if state.over().is_some() {
            assert!(actions.is_empty());
            break;
        }
        assert!(actions.is_sorted());
        if ply % 5 == 0 {
            check_results(&state, &actions);
        }
        let action = choose(&actions, dice);
        let draws = state.draws(action);
        let drawn = dice.pick(&draws).map(String::as_str);
        acted.extend(acting(action));
        state = state.play(action, drawn).unwrap();
    }
    acted
}

#[test]
fn games_without_a_bag() {
    let mut dice = Dice(1);
    let mut missing = codes();
    // Ten games of each type, and more until every creature has acted.
    for round in 0..200 {
        if round >= 10 && missing.is_empty() {
            return;
        }
        for game_type in TYPES {
            let acted = play_out(State::new_game(game_type).unwrap(), &mut dice);
            missing.retain(|code| !acted.contains(code));
        }
    }
    panic!("creatures that never act in the games of `TYPES`: {missing:?}");
}

#[test]
fn games_with_a_bag() {
    let mut dice = Dice(2);
    let picks = ["wA1", "wB1", "wG1", "bS1", "bB1", "bG1"];
    for game_type in SWARMS {
        for _ in 0..20 {
            play_out(State::set_up(game_type, &picks, &[]).unwrap(), &mut dice);
        }
    }
}

#[test]
fn games_with_fixed_faces() {
    let mut dice = Dice(3);
    let picks = ["wA1", "wB1", "wP", "bS1", "bA1", "bA2"];
    let backs = ["wA1", "wS2", "wP", "wM", "wB1", "wBu", "bA2", "bG3", "bL", "bMn", "bP", "bM"];
    let game_type = "Venom+MLP+Predators+Guardians+Swarm(faces=fixed)";
    for _ in 0..20 {
        play_out(State::set_up(game_type, &picks, &backs).unwrap(), &mut dice);
    }
}

//! People play all kinds of games and send anything at any time: players, spectators and strangers, in simulated time. Whatever
//! they do, the invariants in `checks.rs` and `world.rs` hold.

mod checks;
mod commands;
mod counts;
mod snapshot;
mod world;

use counts::Counts;
use fastrand::Rng;
use world::World;

/// All kinds of games: every family, every option that changes who has to do what.
const GAMES: [&str; 14] = [
    "Base",
    "Base+MLP",
    "Base+Predators",
    "Base+Guardians",
    "Base+MLP+Honeycombo",
    "Base+Swarm",
    "Base+Honeycombo+Swarm(swarm_place=drawn)",
    "Base+MLP+Swarm(swarm_place=drawn)",
    "Venom",
    "Venom+MLP(faces=chosen)",
    "Venom+MLP(faces=fixed)",
    "Venom+Swarm(faces=fixed)",
    "Venom+MLP+Predators+Guardians+Swarm(faces=fixed,swarm_place=drawn)",
    "Ultimate",
];

#[test]
fn whatever_people_send_the_game_stays_sound() {
    let mut counts = Counts::default();
    for seed in 0..420 {
        let mut dice = Rng::with_seed(seed);
        let game_type = GAMES[seed as usize % GAMES.len()];
        let mut world = World::new(game_type, &mut dice);
        let steps = dice.u32(20..400);
        for _ in 0..steps {
            world.step(&mut dice, &mut counts);
            // A few more people come too late.
            if world.is_over() && dice.u8(..30) == 0 {
                break;
            }
        }
        world.check_replay();
    }
    counts.assert_everything_has_happened();
}

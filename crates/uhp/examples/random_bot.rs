//! A bot that plays a random legal action: `cargo run --example random_bot` speaks the Universal Hive Protocol.

use fastrand::Rng;
use skep_rules::{Action, Game};
use skep_uhp::{Bot, Limit, SearchControl};

struct RandomBot(Rng);

impl Bot for RandomBot {
    fn id(&self) -> String {
        "RandomBot v1.0".to_owned()
    }

    fn best_action(&mut self, game: &Game, _: Limit, _: &SearchControl<'_>) -> Option<Action> {
        self.0.choice(game.position().actions())
    }
}

fn main() -> std::io::Result<()> {
    skep_uhp::serve(RandomBot(Rng::new()))
}

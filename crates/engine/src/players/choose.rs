//! Choices before the first turn: the hand in Swarm, and the faces of tiles where those are fixed.

use skep_rules::{Bug, Choice, Chosen, Color, Faces, Game, GameType, Tile, TileSet};

/// The choice of the player whose choice is open. `None` if no choice is open. It depends only on what that player may
/// know.
pub fn choose(game: &Game) -> Option<Chosen> {
    let (choice, player) = game.open_choice()?;
    let game_type = game.position().game_type();
    let tiles = match choice {
        Choice::Faces => backs(game_type, player),
        Choice::Pick => hand(game_type, player, own_backs(game, player)),
    };
    Some(Chosen { choice, tiles })
}

/// The usefulness of a creature over a whole game, on a scale from 0 to 100.
const fn usefulness(bug: Bug) -> u32 {
    match bug {
        Bug::Ant => 90,
        Bug::Pillbug | Bug::Tick => 85,
        Bug::Mosquito => 80,
        Bug::Beetle | Bug::Ladybug => 65,
        Bug::Firefly | Bug::StinkBug => 60,
        Bug::Centipede => 55,
        Bug::Dragonfly | Bug::Fly => 50,
        Bug::Grasshopper | Bug::Scorpion => 40,
        Bug::Spider => 35,
        // These need other tiles to be useful, so they can wait.
        Bug::AssassinBug | Bug::Mantis | Bug::Butterfly | Bug::Moth => 45,
        Bug::Queen | Bug::Wasp | Bug::Honeycombo => 0,
    }
}

/// The tiles whose backs are more useful than their fronts.
fn backs(game_type: GameType, player: Color) -> TileSet {
    let is_turned = |&tile: &Tile| {
        game_type.is_two_faced(tile)
            && tile != Tile::queen(player)
            && tile.back().is_some_and(|back| usefulness(back) > usefulness(tile.front()))
    };
    game_type.tiles(player).into_iter().filter(is_turned).collect()
}

/// The most useful tiles. Each further tile of a kind is worth three quarters of the one before.
fn hand(game_type: GameType, player: Color, backs: TileSet) -> TileSet {
    let fixed = game_type.faces() == Faces::Fixed;
    let value = |tile: Tile| {
        let front = usefulness(tile.front());
        match tile.back().filter(|_| game_type.is_two_faced(tile)).map(usefulness) {
            Some(back) if fixed && backs.contains(tile) => back,
            Some(back) if !fixed => front.max(back),
            _ => front,
        }
    };
    let mut rest: Vec<Tile> =
        game_type.tiles(player).into_iter().filter(|&tile| tile != Tile::queen(player)).collect();
    let mut picked: Vec<Tile> = Vec::new();
    while picked.len() < Choice::PICK_SIZE as usize {
        let value_now = |tile: Tile| {
            let equals = picked.iter().filter(|other| other.front() == tile.front()).count();
            value(tile) * 3u32.pow(equals as u32) / 4u32.pow(equals as u32)
        };
        // Of equal tiles the first.
        let best = (0..rest.len()).rev().max_by_key(|&index| value_now(rest[index]));
        let Some(best) = best else { break };
        picked.push(rest.remove(best));
    }
    picked.into_iter().collect()
}

/// The tiles whose backs the player has already chosen.
fn own_backs(game: &Game, player: Color) -> TileSet {
    let own = |(chooser, chosen): (Color, Chosen)| {
        (chosen.choice == Choice::Faces && chooser == player).then_some(chosen.tiles)
    };
    game.chosen().find_map(own).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_legal_in_every_game_type() {
        for text in [
            "Base+Swarm",
            "Base+MLP+Swarm",
            "Venom+Swarm",
            "Venom(faces=fixed)",
            "Venom+MLP+Swarm(faces=fixed)",
            "Base+MLP+Fl3+Ws+Swarm",
            "Ultimate",
        ] {
            let mut game: Game = text.parse().unwrap();
            let mut chosen = 0;
            while let Some(choice) = choose(&game) {
                game.choose(choice).unwrap();
                chosen += 1;
            }
            assert!(chosen >= 2 && game.open_choice().is_none(), "{text}");
        }
        assert_eq!(choose(&Game::new(GameType::BASE)), None);
    }

    #[test]
    fn an_ant_is_in_every_hand() {
        for (text, hand) in [
            ("Base+Swarm", "pick wA1 wA2 wB1"),
            ("Base+MLP+Swarm", "pick wA1 wM wP"),
            ("Venom+MLP+Swarm", "pick wA1 wM wP"),
        ] {
            assert_eq!(choose(&text.parse().unwrap()).unwrap().to_string(), hand);
        }
    }

    #[test]
    fn the_pick_does_not_depend_on_the_opponents() {
        let game = |pick: &str| format!("Base+Swarm;NotStarted;White[1];{pick}").parse().unwrap();
        assert_eq!(choose(&game("pick wA1 wB1 wG1")), choose(&game("pick wS1 wS2 wG3")));
    }
}

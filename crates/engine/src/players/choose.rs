//! What the engine chooses before the first turn: its hand in Swarm, and the faces of its tiles where those are fixed.

use skep_rules::{Bug, Choice, Color, Faces, Game, GameType, Tile, TileSet};

/// What the player whose choice is open should choose, as it is written: `pick wA1 wA2 wP`. Nothing, if there is
/// nothing to choose. Only what that player may know is looked at.
pub fn choose(game: &Game) -> Option<String> {
    let (choice, player) = game.open_choice()?;
    let game_type = game.position().game_type();
    let chosen = match choice {
        Choice::Faces => backs(game_type, player),
        Choice::Pick => hand(game_type, player, own_backs(game, player)),
    };
    Some(choice.write(chosen.into_iter().collect()))
}

/// How useful a creature is over a whole game.
const fn use_of(bug: Bug) -> u32 {
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
        // They need others to be of use, so they can wait.
        Bug::AssassinBug | Bug::Mantis | Bug::Butterfly | Bug::Moth => 45,
        Bug::Queen | Bug::Wasp | Bug::Honeycombo => 0,
    }
}

/// The tiles whose backs are more useful than their fronts.
fn backs(game_type: GameType, player: Color) -> Vec<Tile> {
    let turned = |&tile: &Tile| {
        game_type.is_two_faced(tile)
            && tile != Tile::queen(player)
            && tile.back().is_some_and(|back| use_of(back) > use_of(tile.front()))
    };
    game_type.tiles(player).into_iter().filter(turned).collect()
}

/// The three most useful tiles; a second one of a kind is worth less than the first.
fn hand(game_type: GameType, player: Color, backs: TileSet) -> Vec<Tile> {
    let fixed = game_type.faces() == Faces::Fixed;
    let value = |tile: Tile| {
        let front = use_of(tile.front());
        match tile.back().filter(|_| game_type.is_two_faced(tile)).map(use_of) {
            Some(back) if fixed && backs.contains(tile) => back,
            Some(back) if !fixed => front.max(back),
            _ => front,
        }
    };
    let mut rest: Vec<Tile> =
        game_type.tiles(player).into_iter().filter(|&tile| tile != Tile::queen(player)).collect();
    let mut picked: Vec<Tile> = Vec::new();
    while picked.len() < Choice::PICK_SIZE as usize {
        let worth_now = |tile: Tile| {
            let equals = picked.iter().filter(|other| other.front() == tile.front()).count();
            value(tile) * 3u32.pow(equals as u32) / 4u32.pow(equals as u32)
        };
        // Of equal ones the first.
        let best = (0..rest.len()).rev().max_by_key(|&index| worth_now(rest[index]));
        let Some(best) = best else { break };
        picked.push(rest.remove(best));
    }
    picked
}

/// The tiles that the player has already decided to show from the back.
fn own_backs(game: &Game, player: Color) -> TileSet {
    let texts = game.moves_seen_by(player);
    let mut faces = texts.iter().filter_map(|text| text.strip_prefix(Choice::Faces.word()));
    let own = faces.nth(player as usize).unwrap_or_default();
    let named = |tile: &Tile| own.split_whitespace().any(|word| word == tile.to_string());
    game.position().game_type().tiles(player).into_iter().filter(named).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_of_every_game_can_be_played() {
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
                game.play_text(&choice).unwrap();
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
            assert_eq!(choose(&text.parse().unwrap()).as_deref(), Some(hand));
        }
    }

    #[test]
    fn the_other_pick_makes_no_difference() {
        let game = |pick: &str| format!("Base+Swarm;NotStarted;White[1];{pick}").parse().unwrap();
        assert_eq!(choose(&game("pick wA1 wB1 wG1")), choose(&game("pick wS1 wS2 wG3")));
    }
}

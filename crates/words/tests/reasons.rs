//! English reasons are the `Display` texts of the rules' errors, set typographically; the other languages differ.

use std::collections::BTreeSet;

use skep_rules::{
    Action, Axial, Bug, Cell, Choice, Color, Direction, Game, Illegal, Position, Power, SetupError,
    Tile, TileName,
};
use skep_words::{Language, Words};

mod agree;
mod random_games;

use agree::{agree, typographic};
use random_games::{GAMES, begin, play_any};

#[test]
fn english_reasons_are_those_of_the_rules() {
    let [english, french, italian] = Language::ALL.map(Words::new);
    let mut seen = BTreeSet::new();
    let mut rng = fastrand::Rng::with_seed(5);
    for game_type in GAMES {
        for _ in 0..3 {
            let mut game = begin(game_type.parse().unwrap(), &mut rng);
            while game.ending().is_none() && game.len() < 50 {
                let position = game.position();
                for action in some_actions(position, &mut rng) {
                    let Err(illegal) = position.check(action) else { continue };
                    let text = illegal.to_string();
                    assert_eq!(english.illegal(&illegal), typographic(&text), "{game}: {action:?}");
                    assert_ne!(french.illegal(&illegal), text);
                    assert_ne!(italian.illegal(&illegal), text);
                    for words in [&english, &french, &italian] {
                        let explained = words.explain(&illegal);
                        assert!(explained.ends_with('.') && !explained.contains("wA1"));
                    }
                    seen.insert(variant(&illegal));
                }
                play_any(&mut game, &mut rng);
            }
        }
    }
    let listed: BTreeSet<String> = all_reasons().iter().map(variant).collect();
    assert!(listed.is_superset(&seen), "`all_reasons` lacks {:?}", &seen - &listed);
}

#[test]
fn every_reason_is_translated() {
    for illegal in all_reasons() {
        agree(&illegal, |words| words.illegal(&illegal));
    }
}

/// The name of the variant.
fn variant(illegal: &Illegal) -> String {
    let text = format!("{illegal:?}");
    text.split([' ', '(']).next().unwrap_or_default().to_owned()
}

/// At least one reason of each variant.
fn all_reasons() -> Vec<Illegal> {
    let name = |text: &str| text.parse::<TileName>().unwrap();
    let (tile, other, player) = (name("wSb"), name("bA2"), Color::White);
    let place = Axial::new(2, -1);
    let mut reasons = vec![
        Illegal::GameOver,
        Illegal::CannotPass(player),
        Illegal::NotInGame(tile),
        Illegal::NotInReserve(tile),
        Illegal::NotInPlay(tile),
        Illegal::NotYoursToPlace { tile, player },
        Illegal::NotLowest { tile, lowest: other },
        Illegal::QueenFirst(tile),
        Illegal::QueenDue(tile),
        Illegal::QueenNotInPlay { tile, queen: other },
        Illegal::Occupied { tile, place, by: other },
        Illegal::TouchesNothing { tile },
        Illegal::TouchesEnemy { tile, place, enemy: other },
        Illegal::Covered { tile, by: other },
        Illegal::Resting(tile),
        Illegal::Pinned(tile),
        Illegal::NotYoursToMove { tile, player },
        Illegal::NotYoursToThrow { tile, player },
        Illegal::NotInThisGame,
        Illegal::ChooseFirst(player, Choice::Pick),
        Illegal::CannotChoose(tile, Choice::Faces),
        Illegal::PickThree(player),
        Illegal::NothingDrawn(tile),
        Illegal::DrawUnknown,
        Illegal::EmptyBag,
        Illegal::QueenFirstOfAll(tile),
        Illegal::CannotSteal(tile, player),
        Illegal::StealLowest { tile, lowest: other },
        Illegal::CannotEnd,
        Illegal::SplitsHive { tile, victim: other },
        Illegal::NothingToEnd,
        Illegal::OnHoneycombo(tile),
        Illegal::EndsOnHoneycombo(tile),
        Illegal::ComboNotYours(player),
        Illegal::ComboLocked,
        Illegal::NotYoursToFlip(tile, player),
        Illegal::CannotFlip(tile),
        Illegal::Stung(tile),
        Illegal::Suppressed { tile, scorpion: other },
        Illegal::Shielded { tile: other, stink_bug: tile },
        Illegal::Shielded { tile, stink_bug: tile },
        Illegal::JustMoved(tile),
        Illegal::WrongFace(tile),
        Illegal::NotOnOwn(tile),
        Illegal::NoPlaceFor(tile),
        Illegal::CannotThrowThere { tile, place },
        Illegal::SamePlace(tile),
        Illegal::Gate { tile, left: other, right: other },
        Illegal::Enclosed { tile, place },
        Illegal::LosesContact { tile, place },
        Illegal::Surrounded(tile),
        Illegal::ShutIn(tile),
        Illegal::NothingToCopy(tile),
        Illegal::CannotReach { tile: name("wM"), bug: Bug::Beetle, place },
    ];
    for power in [Power::Throw, Power::Sting, Power::Swap, Power::Force, Power::Remove] {
        reasons.push(Illegal::NoPower { tile, power });
        reasons.push(Illegal::NoVictim { tile, power, victim: other });
    }
    for bug in Bug::ALL {
        reasons.push(Illegal::CannotReach { tile, bug, place });
        reasons.push(Illegal::Stuck { tile, bug });
        reasons.push(Illegal::PathTooShort { tile, bug });
    }
    reasons
}

#[test]
fn errors_of_games_are_translated() {
    let games = [
        "",
        "Bas",
        "Base+X",
        "Base+PLM",
        "Venom+Fl2",
        "Base+Fl4",
        "Base+M+M",
        "Base+Swarm+Swarm",
        "Base(queen_first",
        "Base(queen_first)",
        "Base(queen=allow)",
        "Base(faces=perhaps)",
        "Base;Started;White[1]",
        "Base;NotStarted",
        "Base;NotStarted;white",
        "Base;InProgress;White[2];wS1;bS1",
        "Base;InProgress;White[2];wS1;bS1 wX-",
        "Base;InProgress;White[2];wS1;bS1 wM-",
        "Base;InProgress;White[2];wS1;bS1 wA1-",
        "Base;InProgress;White[2];wS1;bS1 wS1- and more",
        "Base;InProgress;White[2];wS1;wS2 wS1-",
        "Base;InProgress;White[3];wS1;bS1 wS1-",
        "Base;Draw;White[2];wS1;bS1 wS1-;wA1 -wS1;wA2",
        "Base;WhiteWins;Black[1];wS1;pass",
        "Base;NotStarted;White[2];wS1;bS1 wS1-",
        "Base;White[2]",
        "Base;White[0];0,0:wS1",
        "Base;White[2];0,0",
        "Base;White[2];0,0:wS1 1,0:bX",
        "Base;White[2];0,0:wS1 1,0:bM",
        "Base;White[2];0,0:wS1 1,0:bS1;sleeping=wS1",
        "Base;White[2];0,0:wS1 1,0:bS1;resting=wS1;resting=wS1",
        "Base+Honeycombo;White[2];0,0:wS1 1,0:bS1 0,1:H;resting=H",
        "Venom(faces=fixed);White[2];0,0:wS1 1,0:bS1;backs=wS1",
        "Base+Honeycombo;White[2];0,0:wS1 1,0:bS1 0,1:H;placed1=wS1",
        "Base;White[2];0,0:wS1 2000000000,0:bS1",
        "Base;White[2];0,0:wS1 0,0:bS1",
        "Base;White[2];0,0:wS1 1,0:wS1",
        "Base;White[2];0,0:wS1<bS1",
        "Base;White[2];0,0:wS1 2,0:bS1",
        "Base;White[5];0,0:wS1 1,0:bS1",
        "Base;White[2];0,0:wS1 1,0:bS1 2,0:bS2",
        "Base;White[1];0,0:wS1",
        "Base;White[2];0,0:wQ 1,0:bS1",
        "Base+Guardians;White[2];0,0:wS1 1,0:bBu",
        "Base+Honeycombo;White[2];0,0:wS1 1,0:bS1",
        "Base+Honeycombo;White[9];0,0:wQ 1,0:bQ 0,1:H<wB1",
        "Base+Swarm;White[2];0,0:wS1 1,0:bS1;hands=wQ,bA1",
        "Base;White[2];0,0:wS1 1,0:bS1;resting=wA1",
    ];
    for text in games {
        let Err(error) = text.parse::<Game>() else { panic!("{text} is a game") };
        agree(&error, |words| words.game_error(&error));
    }
    let (tile, place) = (Tile::queen(Color::White), Axial::new(0, 0));
    for error in [
        SetupError::Turn(0),
        SetupError::EmptyStack(place),
        SetupError::NotInGame(tile),
        SetupError::HoneycomboCovered { by: tile, place },
        SetupError::QueenInBag(tile),
        SetupError::BackUp(tile),
        SetupError::Pending(Color::White),
        SetupError::TileCount { color: Color::White, tiles: 1, turns: 0 },
    ] {
        agree(&error, |words| words.setup_error(&error));
    }
}

/// Actions of all kinds, most of them illegal.
fn some_actions(position: &Position, rng: &mut fastrand::Rng) -> Vec<Action> {
    let game_type = position.game_type();
    let mut tiles: Vec<Tile> =
        Color::ALL.map(|c| game_type.tiles(c)).into_iter().flatten().collect();
    if game_type.contains(Tile::HONEYCOMBO) {
        tiles.push(Tile::HONEYCOMBO);
    }
    let stacks = tiles.iter().filter_map(|&tile| position.cell(tile));
    let with_neighbors =
        |cell: Cell| Direction::ALL.map(|side| cell.neighbor(side)).into_iter().chain([cell]);
    let cells: Vec<Cell> = stacks.flat_map(with_neighbors).collect();
    let mut actions = vec![Action::Combo, Action::Draw { drawn: None }, Action::End, Action::Pass];
    for _ in 0..8 {
        let [tile, other] = [(); 2].map(|()| tiles[rng.usize(..tiles.len())]);
        let bug =
            if rng.u8(..4) == 0 { Bug::ALL[rng.usize(..Bug::ALL.len())] } else { tile.front() };
        if let Some(&to) = cells.get(rng.usize(..cells.len().max(1))) {
            actions.push(Action::Place { tile, bug, to, drawn: None });
            actions.push(Action::place(tile, to).drawing(Some(other)));
            actions.push(Action::Move { tile, to });
        }
        actions.push(Action::Flip { tile });
        actions.push(Action::Sting { tile, victim: other });
        actions.push(Action::Remove { tile, victim: other });
        actions.push(Action::Swap { tile, with: other });
        actions.push(Action::Steal { tile });
    }
    actions
}

//! What is illegal is refused with the rule that forbids it, in a sentence.

mod common;

use common::drawing::drawn;
use common::refusals::{cell, refused, refused_in, second_turn};
use common::{game, position, tile};
use skep_rules::{Action, Bug, Color, GameType, Illegal, Position};

#[test]
fn nothing_can_be_played_when_the_game_is_over() {
    let over = drawn(
        "Base;White[7]",
        "
          wS1 wS2
        wG1 bQ  wQ
          bS1 bS2
        ",
        "",
    );
    for text in ["pass", "wA1 wQ-", "wQ bS2-"] {
        refused(&over, text, "the game is over");
    }
    assert_eq!(over.check(Action::Pass), Err(Illegal::GameOver));
    assert!(over.actions().is_empty());
}

#[test]
fn passing_needs_that_nothing_else_is_legal() {
    let sentence = "White cannot pass while another action is possible";
    refused(&second_turn(), "pass", sentence);
}

#[test]
fn a_tile_must_be_in_the_game() {
    let position = Position::new(GameType::BASE);
    let mosquito = tile("wM");
    let sentence = "wM is not in this game";
    assert_eq!(position.read_move("wM").unwrap_err().to_string(), sentence);
    for action in
        [Action::place(mosquito, cell(0, 0)), Action::Move { tile: mosquito, to: cell(0, 0) }]
    {
        assert_eq!(position.check(action), Err(Illegal::NotInGame(mosquito.into())));
    }
    assert_eq!(Illegal::NotInGame(mosquito.into()).to_string(), sentence);
}

#[test]
fn a_tile_is_placed_from_the_reserve() {
    let error = second_turn().check(Action::place(tile("wS1"), cell(-1, 0)));
    assert_eq!(error, Err(Illegal::NotInReserve(tile("wS1").into())));
    let sentence = "wS1 is already in play";
    assert_eq!(Illegal::NotInReserve(tile("wS1").into()).to_string(), sentence);
}

#[test]
fn a_tile_that_moves_is_in_play() {
    let error = second_turn().check(Action::Move { tile: tile("wA1"), to: cell(-1, 0) });
    assert_eq!(error, Err(Illegal::NotInPlay(tile("wA1").into())));
    assert_eq!(Illegal::NotInPlay(tile("wA1").into()).to_string(), "wA1 is not in play yet");
}

#[test]
fn a_player_places_own_tiles() {
    refused(&second_turn(), "bA1 bS1-", "bA1 is not White's to place");
}

#[test]
fn of_equal_tiles_the_lowest_number_is_placed() {
    let sentence = "wA1 has to be placed before wA2";
    refused(&second_turn(), "wA2 -wS1", sentence);
    refused(&second_turn(), "wA3 -wS1", "wA1 has to be placed before wA3");
}

#[test]
fn the_queen_is_not_the_first_tile() {
    let white = Position::new(GameType::BASE);
    refused(&white, "wQ", "wQ may not be the first tile");
    let black = position("Base;Black[1];0,0:wS1;placed=wS1");
    refused(&black, "bQ wS1-", "bQ may not be the first tile");
}

#[test]
fn the_queen_is_due_on_the_fourth_turn() {
    let game = game(r"Base;InProgress;White[4];wS1;bS1 wS1-;wB1 \wS1;bB1 bS1/;wG1 /wS1;bG1 bS1\");
    let sentence = "wQ must be placed now: she has to be in play by the fourth turn";
    refused(game.position(), "wS2 /wG1", sentence);
    refused(game.position(), "wB1 -wS1", sentence);
}

#[test]
fn nothing_moves_before_the_queen_is_in_play() {
    refused(&second_turn(), "wS1 bS1-", "wS1 cannot move before wQ is in play");
}

#[test]
fn only_some_bugs_go_on_top_of_others() {
    refused(&second_turn(), "wA1 wS1", "wS1 lies at 0,0, and wA1 cannot go on top");
    let line = drawn("Base;White[3]", "wQ  bS1 bQ", "");
    refused(&line, "wQ bS1", "bS1 lies at 1,0, and wQ cannot go on top");
}

#[test]
fn a_tile_is_placed_beside_the_hive() {
    let action = Action::place(tile("wA1"), cell(5, 5));
    let error = second_turn().check(action).unwrap_err();
    assert_eq!(error.to_string(), "wA1 would touch nothing there");
    assert_eq!(error, Illegal::TouchesNothing { tile: tile("wA1").into() });
    // The very first tile lies at 0,0.
    let error = Position::default().check(action).unwrap_err();
    assert_eq!(error, Illegal::TouchesNothing { tile: tile("wA1").into() });
}

#[test]
fn a_new_tile_touches_only_its_own_colour() {
    let sentence = "wA1 would touch bS1 at 0,1: a new tile may touch only its own colour";
    refused(&second_turn(), r"wA1 wS1\", sentence);
    // On the first turn it may.
    let black = position("Base;Black[1];0,0:wS1;placed=wS1");
    assert!(black.read_move("bA1 wS1-").is_ok());
}

#[test]
fn a_covered_tile_does_not_move() {
    let line = drawn("Base;White[5]", "wQ  bS1 wA1 bQ", "wQ<bB1");
    refused(&line, "wQ -bB1", "wQ is covered by bB1");
}

#[test]
fn a_tile_that_was_just_moved_rests() {
    let line = drawn("Base+P;White[5]", "wQ  bS1 wA1 bQ", "resting=wQ;moved=wQ");
    refused(&line, r"wQ \bS1", "wQ is resting: it was moved in the turn before");
}

#[test]
fn a_tile_that_holds_the_hive_together_does_not_move() {
    let line = drawn("Base;White[5]", "wQ  wA1 bS1 bQ", "");
    refused(&line, r"wA1 bQ-", "wA1 is pinned: moving it would split the hive");
}

#[test]
fn a_player_moves_own_tiles() {
    let sentence = "bQ is not White's to move, and nothing of White's can throw it";
    let line = drawn("Base+P;White[5]", "wP  wQ  bS1 bQ", "");
    refused(&line, r"bQ bS1/", sentence);
}

#[test]
fn a_throw_ends_beside_the_pillbug() {
    let hive = drawn(
        "Base+P;White[5]",
        "
          bA1 bQ
        wQ  wP
        ",
        "",
    );
    assert!(hive.read_move(r"bA1 wP\").is_ok());
    let sentence =
        "bA1 cannot be thrown to 2,0: it lands on a free side of its thrower, and gates stop it";
    refused(&hive, "bA1 bQ-", sentence);
}

#[test]
fn a_move_leads_somewhere() {
    let line = drawn("Base;White[5]", "wQ  bS1 bQ", "");
    refused(&line, "wQ -bS1", "wQ is there already");
    refused(&line, "wQ wQ", "wQ is there already");
}

#[test]
fn a_gate_stops_those_who_crawl() {
    let pocket = drawn(
        "Base;White[5]",
        "
          .   wS1
        bS1 wQ  wA1
          bA1 bQ
        ",
        "",
    );
    refused(&pocket, r"wQ \wQ", "wQ cannot squeeze through the gate between bS1 and wS1");
}

#[test]
fn a_gate_above_the_ground_stops_the_beetle() {
    let hive = drawn(
        "Base;White[7]",
        "
          bA1 bQ
        wB1 bS1 wQ
          bA2
        ",
        "bA1<bB1;bA2<bB2",
    );
    refused(&hive, "wB1 bS1", "wB1 cannot squeeze through the gate between bB1 and bB2");
}

#[test]
fn an_enclosed_cell_is_not_entered() {
    let ring = drawn(
        "Base;White[5]",
        "
          bQ  bA1
        wS1 .   bS1 wA1
          wQ  wB1
        ",
        "",
    );
    refused(&ring, "wA1 wS1-", "wA1 cannot crawl into 0,1: every way in is a gate");
}

#[test]
fn contact_with_the_hive_is_kept() {
    let line = drawn("Base;White[5]", "wQ  bS1 bQ", "");
    refused(&line, "wQ -wQ", "wQ would lose contact with the hive on the way to -1,0");
    let line = drawn("Base;White[5]", "wA1 wQ  bQ", "");
    refused(&line, "wA1 /wA1", "wA1 would lose contact with the hive on the way to -1,1");
}

#[test]
fn every_creature_moves_in_its_own_way() {
    let line = |tile: &str| drawn("Base+MLP;White[5]", &format!("{tile:4}bS1 wQ  bQ"), "");
    for (tile, place, sentence) in [
        ("wB1", r"bS1\", "wB1 cannot get to 1,1: a Beetle takes one step"),
        (
            "wG1",
            r"bS1\",
            "wG1 cannot get to 1,1: a Grasshopper jumps in a straight line to the first empty cell",
        ),
        ("wS1", r"bS1\", "wS1 cannot get to 1,1: a Spider crawls exactly three cells"),
        (
            "wL",
            "bQ-",
            "wL cannot get to 4,0: a Ladybug takes two steps on top of the hive and one down",
        ),
        ("wP", r"bS1\", "wP cannot get to 1,1: a Pillbug crawls one cell"),
        ("wM", r"bS1\", "wM cannot get to 1,1: a Mosquito moves like a bug it touches"),
    ] {
        refused(&line(tile), &format!("{tile} {place}"), sentence);
    }
    let queen = drawn("Base;White[5]", "wQ  bS1 bQ", "");
    refused(&queen, r"wQ bS1\", "wQ cannot get to 1,1: the Queen Bee crawls one cell");
}

#[test]
fn an_ant_crawls_around_the_hive() {
    let hole = drawn(
        "Base;White[7]",
        "
          bQ  bA1 bA2
        wS1 .   .   bS1
          wB1 .   bS2
            wQ  wS2 wA1
        ",
        "",
    );
    refused(
        &hole,
        "wA1 wS1-",
        "wA1 cannot get to 0,1: an Ant crawls any distance, but through no gate",
    );
}

#[test]
fn reasons_are_for_the_side_to_move() {
    let error = second_turn().check(Action::Pass).unwrap_err();
    assert_eq!(error, Illegal::CannotPass(Color::White));
}

// Games beyond the standard ones.

#[test]
fn a_game_has_only_the_actions_of_its_rules() {
    let base = "Base;White[5];0,0:wQ 1,0:bQ";
    for written in ["draw", "steal wA1", "end", "~wQ", "wQ !bQ", "wQ xbQ", "wQ =bQ"] {
        refused_in(base, written, "there is no such action in this game");
    }
    let error = position("Base+Ws;White[5];0,0:wQ 1,0:bQ").check(Action::Combo);
    assert_eq!(error, Err(Illegal::NotInThisGame));
}

#[test]
fn a_game_begins_with_what_has_to_be_chosen() {
    let mut game = game("Venom+Swarm(faces=fixed)");
    let mut refused = |text: &str, sentence: &str| {
        assert_eq!(game.play_text(text).unwrap_err().to_string(), sentence);
    };
    refused("wA1", "White has to choose first, with `faces` and tiles");
    let cannot =
        "cannot be chosen for `faces`: it takes own tiles, none twice, and never the Queen";
    refused("faces wQ", &format!("wQ {cannot}"));
    refused("faces bA1", &format!("bA1 {cannot}"));
    refused("faces wA1 wA1", &format!("wA1 {cannot}"));
    game.play_text("faces wA1").unwrap();
    game.play_text("faces").unwrap();
    let error = game.play_text("pick wA1 wA2").unwrap_err();
    assert_eq!(
        error.to_string(),
        "White picks three tiles, as in `pick wA1 wB1 wG1`; the Queen comes with them"
    );
}

/// White's second turn, the Queen in the hand.
const SWARM: &str = "Base+Swarm;White[2];0,0:wA1 1,0:bA1;white=bA2,wA2,wQ;black=bQ,wA3";

#[test]
fn drawing_and_stealing_come_after_the_queen() {
    for written in ["draw", "steal wA3"] {
        let sentence = "until wQ is in play, tiles can only be placed";
        refused_in(SWARM, written, sentence);
    }
}

#[test]
fn a_tile_is_drawn_from_the_bag() {
    let sentence = "wA3 cannot be drawn: it is not in the bag, or this action draws nothing";
    refused_in(SWARM, "wA2 -wA1 +wA3", sentence);
    let mut swarm = position(SWARM);
    let action = swarm.read_move("wA2 -wA1").unwrap();
    let error = swarm.play(action).unwrap_err();
    assert_eq!(error, Illegal::DrawUnknown);
    let sentence = "the drawn tile has to be named, as in `draw +bG2`";
    assert_eq!(error.to_string(), sentence);
    let empty = "Base+Swarm;White[4];-1,0:wQ 0,0:wA1 1,0:bA1 2,0:bQ;white=bA3,bB1,bB2,bG1,bG2,bG3,bS1,bS2,wA2,wA3,wB1,wB2,wG1,wG2,wG3,wS1,wS2;black=bA2";
    refused_in(empty, "draw", "there is nothing in the bag to draw");
}

#[test]
fn own_tiles_are_stolen_from_the_other_hand() {
    let swarm = "Base+Swarm;White[3];0,0:wQ 1,0:bA1;white=bA2,wA2;black=bA3,bQ,wA3";
    for tile in ["wA2", "bA3", "wB1"] {
        let sentence = format!(
            "{tile} cannot be stolen: only White's own tiles in the other player's hand can"
        );
        refused_in(swarm, &format!("steal {tile}"), &sentence);
    }
}

#[test]
fn a_tile_of_the_other_colour_keeps_to_its_own() {
    let sentence = "bA2 would touch wA1 at -1,0: a new tile may touch only its own colour";
    refused_in(SWARM, "bA2 -wA1", sentence);
    refused_in(SWARM, "wB1 -wA1", "wB1 is not White's to place");
}

/// A line with the Honeycombo in the middle.
const COMBO: &str = "Base+Honeycombo;White[5];-2,0:wQ -1,0:wA1 0,0:H 1,0:bA1 2,0:bQ";

#[test]
fn the_honeycombo_is_flipped_by_the_colour_it_shows() {
    refused_in(COMBO, "~H", "the Honeycombo does not show White, so White cannot flip it");
    let locked =
        "the Honeycombo may not be flipped right after the opponent's flip, nor in a double turn";
    refused_in(&format!("{COMBO};combo=w;locked;pending=b"), "~H", locked);
    refused_in(&format!("{COMBO};combo=w;double"), "~H", locked);
}

#[test]
fn only_a_second_action_is_given_up() {
    refused_in(COMBO, "end", "there is no second action to give up");
    refused_in(&format!("{COMBO};double"), "end", "there is no second action to give up");
    assert!(position(&format!("{COMBO};double2")).read_move("end").is_ok());
}

#[test]
fn nothing_ends_a_turn_on_the_honeycombo() {
    let beetle = "Base+Honeycombo;White[6];-1,0:bQ 0,0:H 0,1:wQ 1,0:wB1 1,1:wA1";
    refused_in(beetle, "wB1 H", "wB1 may not end a turn on the Honeycombo");
    let on_it = "Base+Honeycombo;White[6];-1,0:bQ 0,0:H<wB1 0,1:wQ 1,1:wA1;double2;moved2=wB1";
    for written in ["end", "wA2 wA1-", r"wQ \wA1"] {
        let sentence = "wB1 has to leave the Honeycombo first: nothing may end a turn there";
        refused_in(on_it, written, sentence);
    }
}

/// A line in Venom.
const VENOM: &str = "Venom;White[6];-1,0:wQ 0,0:wS1 1,0:bA1 2,0:bQ";

#[test]
fn players_flip_own_tiles_where_the_game_has_flips() {
    refused_in(VENOM, "~bA1", "bA1 is not White's to flip");
    let chosen = VENOM.replace("Venom", "Venom(faces=chosen)");
    refused_in(&chosen, "~wS1", "wS1 cannot be flipped in this game");
}

#[test]
fn what_was_just_moved_is_neither_flipped_nor_stung() {
    refused_in(
        &format!("{VENOM};moved=wS1"),
        "~wS1",
        "wS1 was moved or flipped in the turn before",
    );
    let wasp = "Venom;White[6];-1,0:wA1 0,0:wWs 1,-1:bA1 2,-1:bQ;flipped=bA1";
    refused_in(wasp, "wWs !bA1", "bA1 was moved or flipped in the turn before");
}

#[test]
fn a_stung_tile_does_nothing() {
    let sentence = "is stung: it can do nothing and nothing can be done to it in this turn";
    refused_in(&format!("{VENOM};stung=wS1"), "~wS1", &format!("wS1 {sentence}"));
    refused_in(&format!("{VENOM};stung=wQ"), "wQ /wS1", &format!("wQ {sentence}"));
}

#[test]
fn a_scorpion_keeps_its_neighbours_from_flipping() {
    let hive = VENOM.replace("bA1", "bSc1");
    refused_in(&hive, "~wS1", "wS1 touches bSc1, so it cannot be flipped");
}

#[test]
fn a_stink_bug_shields_its_friends() {
    let tick = "Venom+MLP;White[6];-1,0:wQ 0,0:wTk 0,1:bA1 1,0:bQ 1,1:bSb";
    refused_in(tick, "bA1 -wQ", "bSb shields bA1");
    let wasp = "Venom+MLP;White[6];-1,0:wA1 0,0:wWs 1,-1:bA1 1,0:bSb 2,-1:bQ";
    refused_in(wasp, "wWs !bA1", "bSb shields bA1");
}

#[test]
fn a_power_is_for_those_who_have_it_and_for_some_victims() {
    let wasp = "Venom+MLP;White[6];-1,0:wA1 0,0:wWs 1,-1:bA1 1,0:bP 2,-1:bQ";
    refused_in(wasp, "wA1 !bA1", "wA1 cannot sting now");
    refused_in(wasp, "wA1 =bQ", "wA1 cannot change places now");
    let sentence = "wWs cannot sting wA1: a sting needs an enemy that lies alone";
    refused_in(wasp, "wWs !wA1", sentence);
    let assassin = "Base+Predators;White[5];0,0:wAs 0,1:wQ 1,0:bQ 1,1:wS1";
    refused_in(assassin, "wQ xbQ", "wQ cannot remove a tile now");
    let sentence = "wAs cannot remove wQ: an Assassin bug removes a single enemy beside it, a Mantis one that was just placed";
    refused_in(assassin, "wAs xwQ", sentence);
    refused_in(assassin, "wAs xbA1", "bA1 is not in play yet");
    refused_in(&assassin.replace("bQ", "bQ<bB1"), "wAs xbQ", "bQ is covered by bB1");
}

#[test]
fn a_face_must_be_possible() {
    let second = "Venom;White[2];0,0:wA1 1,0:bA1";
    refused_in(second, "wWs -wA1", "wWs cannot be placed with this face up");
    let fixed = "Venom(faces=fixed);White[2];0,0:wS1 1,0:bA1;backs=wA2";
    refused_in(fixed, "wA2 -wS1", "wA2 cannot be placed with this face up");
    refused_in(fixed, "wFl1 -wS1", "wFl1 cannot be placed with this face up");
    assert!(position(fixed).read_move("wFl2 -wS1").is_ok());
    // In the standard games an action could name any creature.
    let action = Action::Place { tile: tile("wA1"), bug: Bug::Fly, to: cell(0, 0), drawn: None };
    let error = Position::new(GameType::BASE).check(action).unwrap_err();
    assert_eq!(error.to_string(), "wFl1 cannot be placed with this face up");
}

#[test]
fn a_guardian_is_placed_on_its_own_colour() {
    let line = "Base+Guardians+Honeycombo;White[6];-2,0:wQ -1,0:wA1 0,0:H 1,0:bQ 0,-1:bA1";
    let sentence = "wBu is placed on top of a tile of its own colour";
    for written in ["wBu -wQ", "wBu bQ", "wBu H"] {
        refused_in(line, written, sentence);
    }
    assert!(position(line).read_move("wBu wQ").is_ok());
    let sentence = "wBu would touch bA1 at -1,0: a new tile may touch only its own colour";
    refused_in(line, "wBu wA1", sentence);
}

#[test]
fn every_creature_of_the_other_games_moves_in_its_own_way() {
    for (game, tile, place, rule) in [
        ("Venom", "wWs", r"bQ\", "a Wasp crawls one cell"),
        ("Venom", "wSc1", "bQ-", "a Scorpion crawls exactly two cells"),
        ("Venom", "wFl1", "bQ-", "a Fly comes down beside a bug that the opponent has just played"),
        (
            "Venom",
            "wFf1",
            "bQ-",
            "a Firefly climbs and takes one more step, or steps once on top of the hive",
        ),
        ("Venom+MLP", "wCe", "bQ-", "a Centipede only changes places with a tile three steps away"),
        ("Venom+MLP", "wSb", "bQ-", "a Stink bug steps over one tile"),
        ("Venom+MLP", "wTk", "bQ-", "a Tick climbs up one step or comes down to the ground"),
        ("Base+Predators", "wAs", "bQ-", "an Assassin bug crawls one cell"),
        (
            "Base+Predators",
            "wMn",
            "bQ-",
            "a Mantis does not move; it removes what the opponent has just placed",
        ),
    ] {
        let queen = if tile == "wWs" { "wA3" } else { "wQ" };
        let text = format!("{game};White[6];-1,0:{tile} 0,0:{queen} 1,0:bA1 2,0:bQ");
        let to = if place == "bQ-" { "3,0" } else { "2,1" };
        let sentence = format!("{tile} cannot get to {to}: {rule}");
        refused_in(&text, &format!("{tile} {place}"), &sentence);
    }
    for (tile, rule) in [
        ("wBu", "a Butterfly takes exactly two steps on top of the hive"),
        ("wMo", "a Moth comes down and climbs up again somewhere else"),
    ] {
        let text = format!("Base+Guardians;White[6];-1,0:wQ<{tile} 0,0:wA1 1,0:bA1 2,0:bQ");
        let sentence = format!("{tile} cannot get to 3,0: {rule}");
        refused_in(&text, &format!("{tile} bQ-"), &sentence);
    }
}

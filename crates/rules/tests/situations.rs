//! Situations over several turns in Venom and with the packs, T12 to T40. Those of the standard games
//! are in `games.rs`.

mod common;

use common::compare::{result, spelled_actions};
use common::{game, position, tile};
use skep_naive::Action as Naive;
use skep_rules::{Action, Position};

/// The start of a game in which nothing has to be chosen.
fn start(game_type: &str) -> Position {
    Position::new(game_type.parse().unwrap())
}

/// Plays a written move, which must be legal; the tile drawn stands in the move.
#[track_caller]
fn play(position: &Position, written: &str) -> Position {
    let mut position = position.clone();
    match position.read_move(written) {
        Ok(action) => drop(position.play(action).unwrap()),
        Err(error) => panic!("{written} in {position}: {error}"),
    }
    position
}

/// Plays written moves one after the other.
#[track_caller]
fn play_all(position: &Position, moves: &[&str]) -> Position {
    moves.iter().fold(position.clone(), |position, written| play(&position, written))
}

/// The player does nothing, though something else is legal.
fn skip(position: &Position) -> Position {
    let mut position = position.clone();
    position.play_listed(Action::Pass);
    position
}

fn is_legal(position: &Position, written: &str) -> bool {
    position.read_move(written).is_ok()
}

/// The legal actions of a kind, as short arrays.
fn listed(position: &Position, kind: &str) -> Vec<String> {
    let actions = spelled_actions(position);
    actions.iter().filter(|action| action.kind() == kind).map(Naive::to_json).collect()
}

/// The cells to which a tile can be displaced.
fn moves_of(position: &Position, tile: &str) -> Vec<(i32, i32)> {
    let actions = spelled_actions(position);
    let moves = actions.iter().filter(|a| a.kind() == "move" && a.tile() == Some(tile));
    moves.filter_map(Naive::to).collect()
}

/// The targets of a kind of action of any tile.
fn targets(position: &Position, kind: &str) -> Vec<String> {
    let actions = spelled_actions(position);
    let of_kind = actions.iter().filter(|action| action.kind() == kind);
    of_kind.filter_map(|action| action.target().map(str::to_owned)).collect()
}

/// The kinds of action that are legal.
fn kinds(position: &Position) -> Vec<&'static str> {
    let mut kinds: Vec<&str> = spelled_actions(position).iter().map(Naive::kind).collect();
    kinds.dedup();
    kinds
}

/// The result by name.
fn over(position: &Position) -> Option<&'static str> {
    result(position.outcome())
}

#[test]
fn t12_the_queen_tile_is_placed_bee_up() {
    let moves = ["wA1", "bA1 wA1-", "wQ -wA1", "bQ bA1-"];
    let before = play_all(&start("Venom"), &moves[..2]);
    assert!(!is_legal(&before, "wWs -wA1"));
    let later = play_all(&before, &moves[2..]);
    assert!(is_legal(&later, "~wQ"));
    assert!(play(&later, "~wQ").to_string().contains("-1,0:wWs"));
}

#[test]
fn t13_chosen_faces_are_kept() {
    let moves = ["wFl1", "bA1 wFl1-", "wQ -wFl1", "bQ bA1-"];
    let state = play_all(&start("Venom(faces=chosen)"), &moves);
    assert!(listed(&state, "flip").is_empty());
    assert!(is_legal(&state, "wFl2 -wQ") && is_legal(&state, "wA2 -wQ"));
    assert!(!is_legal(&state, "wFl3 -wQ"));
}

#[test]
fn t14_a_stung_tile_is_turned_over_and_stunned_for_a_turn() {
    let start = position("Venom+MLP;White[6];-1,0:wA1 0,0:wWs 1,-1:bA1 1,0:bP 2,-1:bQ");
    let stung = play(&start, "wWs !bA1");
    assert!(stung.to_string().contains("1,-1:bFl1"));
    assert!(stung.to_string().ends_with(";stung=bFl1;flipped=bFl1"));
    assert_eq!(moves_of(&stung, "bFl1"), []);
    assert!(!is_legal(&stung, "~bFl1"));
    // The Pillbug does throw others.
    assert_ne!(moves_of(&stung, "bQ"), []);
    let later = play_all(&stung, &["~bP", "~wA1", "~bCe", "wA2 -wFl1"]);
    assert_ne!(moves_of(&later, "bFl1"), []);
    assert!(is_legal(&later, "~bFl1"));
}

#[test]
fn t15_a_stung_wasp_becomes_bee_and_stays_royal() {
    let start = position("Venom;White[8];-1,0:wA1 0,0:wWs 1,0:bA1 2,0:bWs");
    let stung = play(&start, "wWs !bWs");
    assert!(stung.to_string().contains("2,0:bQ"));
    let ring = "Venom;White[8];-1,0:wA1 -1,1:wG1 0,-1:wS1 0,0:bQ 0,1:wS2 1,-1:wB1 1,0:wWs";
    assert_eq!(over(&position(ring)), Some("white"));
    assert_eq!(over(&position(&ring.replace("bQ", "bWs"))), Some("white"));
}

#[test]
fn t16_a_beetle_flips_on_the_hive() {
    let start = position("Venom;White[6];0,0:wQ 1,0:bA1<wB1 2,0:bQ");
    let flipped = play(&start, "~wB1");
    assert!(flipped.to_string().contains("1,0:bA1<wFf1"));
    let later = play(&flipped, "bA2 bQ-");
    assert_eq!(moves_of(&later, "wFf1").len(), 6);
}

#[test]
fn t17_suppression_does_not_stop_a_sting() {
    let state = position("Venom;White[6];-1,0:wWs 0,0:wSc1 1,0:bA1 2,0:bQ");
    assert!(is_legal(&state, "wWs !bA1"));
    let black = position("Venom;Black[6];-1,0:wWs 0,0:wSc1 1,0:bA1 2,0:bQ");
    assert!(!is_legal(&black, "~bA1"));
}

#[test]
fn t18_both_tiles_of_a_swap_rest() {
    let start = position("Venom+MLP;White[6];0,0:wCe 0,1:bP 1,-1:wQ 1,0:wA1 2,-1:bS1 2,0:bQ");
    let swapped = play(&start, "wCe =bQ");
    let text = swapped.to_string();
    assert!(text.contains("0,0:bQ") && text.contains("2,0:wCe"));
    assert!(text.ends_with(";resting=bQ,wCe;moved=bQ,wCe"));
    assert_eq!(moves_of(&swapped, "bQ"), []);
    assert!(!is_legal(&swapped, "~bQ"));
    assert!(is_legal(&swapped, "~bP"));
    assert_eq!(moves_of(&swapped, "wCe"), []);
}

#[test]
fn t19_a_forced_move_rests_the_tile_moved_and_not_the_tick() {
    let start = position("Venom+MLP;White[6];-1,1:wQ 0,0:wTk 0,1:bP 1,-1:bS1 1,1:bQ");
    let moved = play(&start, "bS1 bQ-");
    assert!(moved.to_string().ends_with(";resting=bS1;moved=bS1"));
    assert_eq!(moves_of(&moved, "bS1"), []);
    assert_ne!(moves_of(&moved, "wTk"), []);
}

#[test]
fn t20_a_forced_pillbug_throws_and_does_not_rest() {
    let start = position("Venom+MLP;White[6];-1,1:wQ 0,0:wTk 0,1:bP 1,1:bQ");
    let thrown = play(&start, "bQ /bP");
    assert!(thrown.to_string().ends_with(";resting=bQ;moved=bQ"));
    assert_ne!(moves_of(&thrown, "wTk"), []);
}

#[test]
fn t21_no_control_near_the_enemy_stink_bug() {
    let next_to_it = position("Venom+MLP;White[6];-1,0:wQ 0,0:wTk 1,0:bSb 2,0:bQ");
    assert_eq!(moves_of(&next_to_it, "bSb"), []);
    let friend = position("Venom+MLP;White[6];-1,0:wQ 0,0:wTk 0,1:bA1 1,1:bSb 1,0:bQ");
    assert_eq!(moves_of(&friend, "bA1"), []);
    let covered = position("Venom+MLP;White[6];-1,0:wQ 0,0:wTk 0,1:bA1 1,1:bSb<bB1 1,0:bQ");
    assert_ne!(moves_of(&covered, "bA1"), []);
}

#[test]
fn t22_a_forced_scorpion_crawls_twice() {
    let state = position("Venom+MLP;White[6];-1,0:wQ 0,0:wTk 1,0:bSc1 1,-1:bQ");
    assert_eq!(moves_of(&state, "bSc1"), [(-1, 1), (2, -2)]);
}

#[test]
fn t23_a_tile_flipped_last_turn() {
    let before = "Venom+MLP;Black[6];-2,0:wFl1 -1,0:wWs 0,0:wP 0,-1:bQ 1,0:bA1";
    let state = play(&position(before), "~bA1");
    assert!(state.to_string().ends_with(";flipped=bFl1"));
    assert!(moves_of(&state, "wFl1").contains(&(2, -1)));
    assert_eq!(targets(&state, "sting"), ["bQ"]);
    assert_ne!(moves_of(&state, "bFl1"), []);
    // With the option the flip counts as a displacement, for resting only.
    let rests = before.replace("MLP", "MLP(flip_rests=yes)");
    let state = play(&position(&rests), "~bA1");
    assert!(state.to_string().ends_with(";resting=bFl1;flipped=bFl1"));
    assert_eq!(moves_of(&state, "bFl1"), []);
}

#[test]
fn t24_nothing_to_fly_onto_after_a_draw_or_a_pass() {
    let start = position(
        "Venom+MLP+Predators+Swarm;Black[6];-2,1:wFl1 -1,1:wQ 0,0:wMn 0,1:wG1 1,0:bQ;white=bA3;black=bS1",
    );
    for state in [play(&start, "draw +bA1"), play(&start, "steal bA3"), skip(&start)] {
        assert_eq!(moves_of(&state, "wFl1"), []);
        assert!(targets(&state, "remove").is_empty());
    }
    let placed = play(&start, "bS1 bQ- +bA1");
    assert_ne!(moves_of(&placed, "wFl1"), []);
    assert_eq!(targets(&placed, "remove"), ["bS1"]);
}

#[test]
fn t25_a_mosquito_as_assassin_is_removed_itself() {
    let start = position("Base+MLP+Predators;White[6];-1,1:wQ 0,0:wM 0,1:wAs 1,0:bA1 1,1:bQ");
    let state = play(&start, "wM xbA1");
    assert_eq!(
        state.to_string(),
        "Base+MLP+Predators;Black[6];-1,1:wQ 0,1:wAs 1,1:bQ;removed=bA1,wM"
    );
}

#[test]
fn t26_removing_the_queen_wins() {
    let assassin = position("Base+Predators;White[5];0,0:wAs 0,1:wQ 1,0:bQ 1,1:wS1");
    assert_eq!(over(&play(&assassin, "wAs xbQ")), Some("white"));
    let mantis = position("Base+Predators;White[5];0,0:wMn 1,0:wQ 2,0:bA1 3,0:bQ;placed=bQ");
    assert_eq!(over(&play(&mantis, "wMn xbQ")), Some("white"));
}

#[test]
fn t27_removed_tiles_never_return() {
    let start = position("Base+Predators;White[5];-1,1:wQ 0,0:wAs 0,1:wA1 1,0:bA1 1,1:wS1 2,0:bQ");
    let state = play(&start, "wAs xbA1");
    assert!(state.to_string().ends_with(";removed=bA1,wMn"));
    assert!(!is_legal(&state, "bA1 bQ-") && is_legal(&state, "bA2 bQ-"));
    let swarm = start.to_string().replace("Predators", "Predators+Swarm");
    let state = play(&position(&swarm), "wAs xbA1");
    assert!(!state.bag().contains(tile("bA1")) && state.bag().contains(tile("bA2")));
}

fn swarm() -> Position {
    let mut game = game("Base+Swarm");
    game.play_text("pick wA1 wB1 wG1").unwrap();
    game.play_text("pick bA1 bS1 bS2").unwrap();
    game.position().clone()
}

#[test]
fn t28_swarm_set_up_and_refill() {
    let start = swarm();
    assert_eq!(start.to_string(), "Base+Swarm;White[1];;white=wA1,wB1,wG1,wQ;black=bA1,bQ,bS1,bS2");
    assert_eq!(start.bag().len(), 14);
    let state = play(&start, "wA1 +bB2");
    assert_eq!(state.bag().len(), 13);
    assert!(state.to_string().contains(";white=bB2,wB1,wG1,wQ;"));
    let refused = |text: &str| {
        let action = start.read_move(text);
        let played = action.and_then(|action| Ok(start.clone().play(action).map(|_| ())?));
        played.unwrap_err().to_string()
    };
    assert_eq!(refused("wA1"), "the bag has to decide which tile is drawn, as in `draw +bG2`");
    assert_eq!(
        refused("wA1 +bS1"),
        "bS1 cannot be drawn: with this action nothing is drawn, or it is not in the bag"
    );
}

#[test]
fn t29_a_tile_of_the_other_colour_is_placed_for_its_colour() {
    let moves = ["wA1 +bA2", "bS1 wA1- +wA2", "wQ -wA1 +wA3", "bQ bS1- +wB2"];
    let state = play_all(&swarm(), &moves);
    assert!(is_legal(&state, "bA2 bQ-") && !is_legal(&state, "bA2 -wQ"));
    assert!(!is_legal(&state, r"bA2 wA1/"), "it would touch white");
    let next = play(&state, "bA2 bQ- +wS1");
    assert!(next.to_string().contains(";placed=bA2"));
    assert_ne!(moves_of(&next, "bA2"), []);
}

#[test]
fn t30_drawing_and_stealing() {
    let state = play_all(&swarm(), &["wA1 +bA2", "bS1 wA1- +wA2"]);
    assert_eq!(kinds(&state), ["place"], "no draw, no steal before the own Queen");
    let state = play(&state, "wQ -wA1 +wA3");
    let state = play(&state, "bQ bS1- +wB2");
    assert_eq!(listed(&state, "steal"), [r#"["steal","wA2"]"#, r#"["steal","wB2"]"#]);
    let stolen = play(&state, "steal wA2");
    assert!(stolen.to_string().contains(";white=bA2,wA2,wA3,wB1,wG1;black=bA1,bS2,wB2"));
    assert_eq!(listed(&stolen, "steal"), [r#"["steal","bA2"]"#], "never the opponent's colour");
    // All tiles are in the hands: the bag is empty.
    let hands = "white=bA3,bB1,bB2,bG1,bG2,bG3,bS1,bS2,wA2,wA3,wB1,wB2,wG1,wG2,wG3,wS1,wS2";
    let text = format!("Base+Swarm;White[4];-1,0:wQ 0,0:wA1 1,0:bA1 2,0:bQ;{hands};black=bA2");
    let empty = position(&text);
    assert_eq!(kinds(&empty), ["move", "place"]);
    let placed = play(&empty, "wA2 -wQ");
    assert_eq!(kinds(&placed), ["move", "place", "steal"]);
}

#[test]
fn t31_combo_flip_only_by_the_colour_that_shows() {
    let start = start("Base+Honeycombo");
    assert_eq!(start.to_string(), "Base+Honeycombo;White[1];0,0:H");
    let moves = ["wA1 -H", "bA1 H-", "wQ -wA1"];
    let state = play_all(&start, &moves);
    assert!(!is_legal(&state, "~H"), "not before the own Queen");
    let state = play(&state, "bQ bA1-");
    assert!(!is_legal(&state, "~H"), "black shows");
    let state = play(&state, "wA2 -wQ");
    assert!(is_legal(&state, "~H"));
}

#[test]
fn t32_the_turns_after_a_combo_flip() {
    let start = position("Base+Honeycombo;Black[5];-2,0:wQ -1,0:wA1 0,0:H 1,0:bA1 2,0:bQ");
    let state = play(&start, "~H");
    assert!(state.to_string().ends_with(";combo=w;locked;pending=b"));
    assert!(!is_legal(&state, "~H"), "ply n+1");
    let state = play(&state, "wA2 -wQ");
    assert!(state.to_string().ends_with(";placed=wA2;combo=w;double"));
    assert!(!is_legal(&state, "~H"));
    let state = play(&state, "bA2 bQ-");
    assert!(state.to_string().ends_with(";placed=wA2;combo=w;double2;placed2=bA2"));
    let state = play(&state, "bS1 bA2-");
    assert!(state.to_string().ends_with("White[7];-3,0:wA2 -2,0:wQ -1,0:wA1 0,0:H 1,0:bA1 2,0:bQ 3,0:bA2 4,0:bS1;placed=bA2,bS1;combo=w"));
    assert!(is_legal(&state, "~H"), "ply n+3");
    let state = play_all(&state, &["wS1 -wA2", "bS2 bS1-"]);
    assert!(state.to_string().contains(";White[8];"), "one action on ply n+4");
}

#[test]
fn t32_a_double_turn_is_not_lost_when_the_other_player_flips_before_it() {
    // No game leads here, because the flip would be locked; a position string may say so.
    let text = "Base+Honeycombo;Black[5];-2,0:wQ -1,0:wA1 0,0:H 1,0:bA1 2,0:bQ;pending=w";
    let state = play(&position(text), "~H");
    assert!(state.to_string().ends_with(";combo=w;locked;double;pending=b"));
    assert!(play_all(&state, &["wA2 -wQ", "end"]).to_string().contains(";Black[6];"));
}

#[test]
fn t33_a_beetle_crosses_the_honeycombo_in_a_double_turn() {
    let start = position("Base+Honeycombo;White[6];-1,0:bQ 0,0:H 0,1:wQ 1,0:wB1 1,1:wA1;double");
    let on_it = play(&start, "wB1 H");
    assert!(!is_legal(&on_it, "end"));
    assert!(spelled_actions(&on_it).iter().all(|a| a.kind() == "move" && a.tile() == Some("wB1")));
    let off = play(&on_it, r"wB1 \H");
    assert!(off.to_string().ends_with(";resting=wB1;moved=wB1"));
    assert!(!is_legal(&position(&start.to_string().replace(";double", "")), "wB1 H"));
}

#[test]
fn t34_two_actions_of_a_double_turn() {
    let text = "Venom+Honeycombo;White[6];-2,0:bA1 -1,0:bQ 0,0:H 1,0:wQ 2,0:wA1 3,0:wA2;double";
    let start = position(text);
    let twice = play_all(&start, &["wA2 wA1/", r"wA2 wA1\"]);
    assert!(twice.to_string().ends_with(";resting=wA2;moved=wA2"));
    let flipped_twice = play_all(&start, &["~wA2", "~wFl2"]);
    assert!(flipped_twice.to_string().ends_with(";flipped=wA2"));
    let moved_a_then_b = play_all(&start, &["wA2 -bA1", "wA1 -wA2"]);
    assert!(moved_a_then_b.to_string().ends_with(";resting=wA1;moved=wA1,wA2"));
    let moved_then_placed = play_all(&start, &["wA2 -bA1", "wS1 wQ/"]);
    assert!(moved_then_placed.to_string().ends_with(";resting=wA2;placed=wS1;moved=wA2"));
    let jumper = position(&text.replace("3,0:wA2", "3,0:wG1"));
    let flipped_then_moved = play_all(&jumper, &["~wG1", "wDf1 -bA1"]);
    assert!(flipped_then_moved.to_string().ends_with(";resting=wDf1;moved=wDf1;flipped=wDf1"));
}

#[test]
fn t35_the_first_action_may_end_the_game() {
    let text = "Base+Honeycombo;White[9];-2,0:wQ -1,0:wA1 -1,1:wG1 0,-1:wS1 0,0:bQ 1,-1:wB1 1,0:H 2,-1:wG2;double";
    let state = play(&position(text), r"wG2 bQ\");
    assert_eq!(over(&state), Some("white"));
    assert!(state.to_string().contains(";Black[9];"));
    assert!(state.to_string().ends_with(";resting=wG2;moved=wG2"));
    assert!(state.actions().is_empty());
}

#[test]
fn t36_where_a_guardian_is_placed() {
    let start = start("Base+Guardians+Honeycombo");
    assert!(listed(&start, "place").iter().all(|place| !place.contains("wBu")));
    let text = "Base+Guardians+Honeycombo;White[6];-2,0:wQ -1,0:bA1<wB1 0,0:H 1,0:wA1<bB1 2,0:bQ";
    let state = position(text);
    assert!(!is_legal(&state, "wBu H"));
    assert!(!is_legal(&state, "wBu bB1"));
    assert!(is_legal(&state, "wBu wB1") && is_legal(&state, "wMo wQ"));
}

#[test]
fn t37_covered_by_its_own_butterfly_and_surrounded() {
    let text = "Base+Guardians;White[9];-2,0:wQ -1,0:wA1 -1,1:wG1 0,-1:wS1 0,0:bQ<bBu 1,-1:wB1 1,0:wS2 2,-1:wG2";
    let state = play(&position(text), r"wG2 bBu\");
    assert_eq!(over(&state), Some("white"));
}

#[test]
fn t38_with_guardians_surrounded_and_covered_in_either_order() {
    let open = "Base+Guardians;White[9];-2,0:wQ -1,0:wA1 -1,1:wG1 0,-1:wS1 0,0:bQ 1,-1:wB1 1,0:wS2 2,-1:wG2";
    let surrounded = play(&position(open), r"wG2 bQ\");
    assert_eq!(over(&surrounded), None);
    let covered = play(&skip(&surrounded), "wB1 bQ");
    assert_eq!(over(&covered), None, "the cell of the Beetle is empty now");
    let covered_first = open.replace("0,0:bQ", "0,0:bQ<wB2");
    assert_eq!(over(&position(&covered_first)), None);
    assert_eq!(over(&play(&position(&covered_first), r"wG2 bQ\")), Some("white"));
}

#[test]
fn t39_a_guardian_flips_where_the_game_has_flips() {
    let text = "Venom+Guardians;White[6];0,0:wQ<wBu 1,0:bQ";
    let state = play(&position(text), "~wBu");
    assert!(state.to_string().contains("0,0:wQ<wMo"));
    for faces in ["fixed", "chosen"] {
        let kept = text.replace("ns;", &format!("ns(faces={faces});"));
        assert!(listed(&position(&kept), "flip").is_empty());
    }
    assert!(listed(&position(&text.replace("Venom", "Base")), "flip").is_empty());
}

#[test]
fn t40_a_covered_royal_is_neither_stung_nor_removed() {
    let text = "Venom+Predators;White[6];-1,1:wWs 0,0:wAs 0,1:wA1 1,0:bQ 1,1:bA1";
    assert_eq!(targets(&position(text), "sting"), ["bA1", "bQ"]);
    assert_eq!(targets(&position(text), "remove"), ["bQ"]);
    let covered = position(&text.replace("1,0:bQ", "1,0:bQ<bB1"));
    assert_eq!(targets(&covered, "sting"), ["bA1"]);
    assert!(targets(&covered, "remove").is_empty());
}

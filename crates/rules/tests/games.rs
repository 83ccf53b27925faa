//! Whole games: how they end, repetition, taking back, game strings. The situations of the rules are in
//! `data/situations.txt`.

mod common;

use common::drawing::drawn;
use common::{game, table};
use skep_rules::{Action, Color, Ending, Game, GameType, Illegal, Outcome, Position, Reason};

/// Plays a written move.
#[track_caller]
fn play(game: &mut Game, text: &str) {
    if let Err(error) = game.play_text(text) {
        panic!("{text}: {error} in {game}");
    }
}

fn play_all(game: &mut Game, moves: &[&str]) {
    moves.iter().for_each(|text| play(game, text));
}

fn is_legal(game: &Game, text: &str) -> bool {
    game.position().read_move(text).is_ok()
}

fn won(player: Color, reason: Reason) -> Option<Ending> {
    Some(Ending { outcome: Outcome::Win(player), reason })
}

fn drawn_by(reason: Reason) -> Option<Ending> {
    Some(Ending { outcome: Outcome::Draw, reason })
}

// The end.

/// The cell between the Queens is open for wA1.
fn two_queens(black_stone: &str) -> Game {
    let drawing = format!(
        "
          bS1 wS1 {black_stone:4}
        wG1 wQ  bQ  bG1
          wS2 .   bG2
                wA1
        "
    );
    Game::from_position(drawn("Base;White[7]", &drawing, ""))
}

#[test]
fn a_game_on_the_table_ends_when_both_queens_are_surrounded() {
    let mut game = two_queens("bS2");
    play(&mut game, "wA1 wS2-");
    assert_eq!(game.ending(), drawn_by(Reason::Surrounded));
    assert!(game.position().actions().is_empty());
    assert_eq!(game.check(Action::Pass), Err(Illegal::GameOver));
    assert!(game.undo());
    assert_eq!(game.ending(), None);
}

#[test]
fn a_player_who_surrounds_only_the_own_queen_loses() {
    let mut game = two_queens(".");
    play(&mut game, "wA1 wS2-");
    assert_eq!(game.ending(), won(Color::Black, Reason::Surrounded));
}

#[test]
fn a_pass_can_be_taken_back() {
    let stuck = drawn("Base;White[5]", "bQ  wQ  bA1", "");
    assert_eq!(stuck.actions(), [Action::Pass]);
    assert_eq!(stuck.count_actions(), 1);
    let mut game = Game::from_position(stuck);
    play(&mut game, "pass");
    assert!(!is_legal(&game, "pass"));
    assert!(game.undo());
    assert!(is_legal(&game, "pass"));
}

// Repetition.

/// A game in which both Queens go to and fro.
const LINE: [&str; 4] = ["wG1", "bG1 wG1-", "wQ -wG1", "bQ bG1-"];
const TO_AND_FRO: [&str; 4] = [r"wQ \wG1", "bQ bG1/", "wQ -wG1", "bQ bG1-"];

fn to_and_fro(game_type: &str, plies: usize) -> Game {
    let mut game = game(game_type);
    play_all(&mut game, &LINE);
    for text in TO_AND_FRO.into_iter().cycle().take(plies) {
        play(&mut game, text);
    }
    game
}

#[test]
fn t11_the_third_occurrence_of_a_position_is_a_draw() {
    let mut game = to_and_fro("Base", 8);
    assert_eq!((game.ending(), game.occurrences()), (None, 2));
    play(&mut game, TO_AND_FRO[0]);
    assert_eq!((game.ending(), game.occurrences()), (drawn_by(Reason::Repetition), 3));
    assert_eq!(game.play_text(TO_AND_FRO[1]), Err(Illegal::GameOver.into()));
    assert_eq!(game.resign(Color::White), Err(Illegal::GameOver));
    assert_eq!(game.agree_on_draw(), Err(Illegal::GameOver));

    let text = game.to_string();
    assert!(text.starts_with("Base;Draw;Black[7];wG1;bG1 wG1-;"), "{text}");
    assert_eq!(common::game(&text).ending(), drawn_by(Reason::Repetition));

    assert!(game.undo());
    assert_eq!((game.ending(), game.occurrences()), (None, 2));
    // The count was taken back as well.
    play(&mut game, "wA1 -wQ");
    assert!(game.undo());
    play(&mut game, TO_AND_FRO[0]);
    assert_eq!(game.ending(), drawn_by(Reason::Repetition));
}

#[test]
fn t11_repetition_can_be_switched_off() {
    let mut game = to_and_fro("Base(repetition=off)", 12);
    assert_eq!((game.ending(), game.occurrences()), (None, 3));
    play(&mut game, TO_AND_FRO[0]);
    assert_eq!((game.ending(), game.occurrences()), (None, 4));
}

#[test]
fn t11_another_resting_tile_makes_another_position() {
    let with = |statuses| drawn("Base;White[5]", "wQ  wG1 bG1 bQ", statuses);
    let statuses = [
        "",
        "resting=bQ;moved=bQ",
        "resting=bG1;moved=bG1",
        "placed=bQ",
        "placed=bG1",
        "resting=bQ",
        "moved=bQ",
    ];
    let hashes = statuses.map(|statuses| with(statuses).zobrist_hash());
    for (index, hash) in hashes.iter().enumerate() {
        assert!(!hashes[..index].contains(hash), "{index}");
    }
    // Turn numbers do not count.
    let later = drawn("Base;White[9]", "wQ  wG1 bG1 bQ", "");
    assert_eq!(later.zobrist_hash(), with("").zobrist_hash());
}

#[test]
fn without_statuses_the_placed_queens_count_too() {
    // The Queens were placed where they come to again and again.
    let counts = |plies| {
        let game = to_and_fro("Base", plies);
        (game.occurrences(), game.occurrences_without_statuses())
    };
    assert_eq!([0, 4, 8].map(counts), [(1, 1), (1, 2), (2, 3)]);
    // The same stacks with the other side to move are another position.
    assert_eq!([1, 2, 3].map(counts), [(1, 1); 3]);
    let with = |statuses| drawn("Base;White[5]", "wQ  wG1 bG1 bQ", statuses);
    let same = [with(""), with("placed=bQ"), with("resting=bQ;moved=bQ")];
    assert_eq!(same.map(|position| position.hash_without_statuses()), [with("").zobrist_hash(); 3]);
}

#[test]
fn a_game_that_goes_on_from_a_position_counts_anew() {
    let before = to_and_fro("Base", 8);
    let mut game = Game::from_position(before.position().clone());
    assert_eq!(game.occurrences(), 1);
    assert!(!game.has_whole_history());
    play(&mut game, TO_AND_FRO[0]);
    assert_eq!(game.ending(), None);
    assert_eq!(game.to_string(), game.position().to_string());
}

// Resigning and agreeing.

#[test]
fn who_resigns_loses() {
    for (loser, state) in [(Color::White, "BlackWins"), (Color::Black, "WhiteWins")] {
        let mut game = game("Base;InProgress;White[2];wS1;bS1 wS1-");
        game.resign(loser).unwrap();
        assert_eq!(game.ending(), won(!loser, Reason::Resignation));
        assert_eq!(game.play_text("wA1 -wS1"), Err(Illegal::GameOver.into()));
        assert_eq!(game.resign(!loser), Err(Illegal::GameOver));

        let text = format!("Base;{state};White[2];wS1;bS1 wS1-");
        assert_eq!(game.to_string(), text);
        assert_eq!(common::game(&text).ending(), game.ending());

        // Undone first is the resignation, then the move.
        assert!(game.undo());
        assert_eq!((game.ending(), game.len()), (None, 2));
        assert!(game.undo());
        assert_eq!(game.to_string(), "Base;InProgress;Black[1];wS1");
    }
}

#[test]
fn players_can_agree_on_a_draw() {
    let mut game = game("Base;InProgress;White[2];wS1;bS1 wS1-");
    game.agree_on_draw().unwrap();
    assert_eq!(game.ending(), drawn_by(Reason::Agreement));
    assert_eq!(game.agree_on_draw(), Err(Illegal::GameOver));
    let text = "Base;Draw;White[2];wS1;bS1 wS1-";
    assert_eq!(game.to_string(), text);
    assert_eq!(common::game(text).ending(), game.ending());
    assert!(game.undo());
    assert_eq!(game.ending(), None);
    play(&mut game, "wA1 -wS1");
}

// Taking back.

#[test]
fn everything_can_be_taken_back_to_the_start() {
    for line in table("perft_positions.tsv") {
        let mut game = game(&line[1]);
        let mut moves = game.moves();
        while let Some(last) = moves.pop() {
            let before = game.to_string();
            assert!(game.undo());
            assert_eq!(game.moves(), moves);
            play(&mut game, &last);
            assert_eq!(game.to_string(), before);
            assert!(game.undo());
        }
        assert!(game.is_empty() && !game.undo());
        let start = Position::new(GameType::BASE_MLP);
        assert_eq!(game.position().to_string(), start.to_string());
        assert_eq!(game.position().zobrist_hash(), start.zobrist_hash());
    }
}

// Game strings.

#[test]
fn games_are_read_back_as_they_are_printed() {
    let tables = [("perft_positions.tsv", 1), ("openings.tsv", 0), ("real_games.tsv", 0)];
    let mut checked = 0;
    for (name, column) in tables {
        for line in table(name) {
            let read = game(&line[column]);
            let printed = read.to_string();
            let again = game(&printed);
            assert_eq!(again.to_string(), printed);
            assert_eq!(again.position().to_string(), read.position().to_string());
            assert!(again.history().eq(read.history()));
            checked += 1;
        }
    }
    assert_eq!(checked, 135);
}

#[test]
fn a_type_alone_is_a_new_game_and_a_position_is_one_too() {
    assert_eq!(game("Base+M").to_string(), "Base+M;NotStarted;White[1]");
    let text = "Base;White[2];0,0:wS1 1,0:bS1;placed=bS1";
    assert_eq!(game(text).to_string(), text);
}

#[test]
fn a_game_string_that_contradicts_itself_is_refused() {
    for (text, sentence) in [
        (
            "Base;NotStarted;Black[1];wS1",
            "the game says NotStarted, but after its moves it is InProgress",
        ),
        (
            "Base;InProgress;White[1]",
            "the game says InProgress, but after its moves it is NotStarted",
        ),
        (
            "Base;InProgress;White[2];wS1",
            "the game says it is turn White[2], but after its moves it is Black[1]",
        ),
        (
            "Base;InProgress;Black[2];wS1",
            "the game says it is turn Black[2], but after its moves it is Black[1]",
        ),
        (
            "Base;Finished;Black[1];wS1",
            "`Finished` is not the state of a game: NotStarted, InProgress, Draw, WhiteWins or BlackWins",
        ),
        (
            "Base;InProgress",
            "the game does not say whose turn it is, as in `Base;NotStarted;White[1]`",
        ),
        (
            "Base;InProgress;Green[1];wS1",
            "`Green[1]` is not a turn: a turn is a player and a number, as in White[1] or Black[12]",
        ),
        ("Base;InProgress;White[2];wS1;bQ wS1-", "move 2, `bQ wS1-`: bQ may not be the first tile"),
        (
            "Bass;InProgress;White[1]",
            "`Bass` is not a game: a game type begins with Base or Venom, as in Base+MLP",
        ),
        ("Base;White[2];0,0:wS1", "Black cannot have 0 tiles on the table after 1 turn"),
    ] {
        assert_eq!(text.parse::<Game>().unwrap_err().to_string(), sentence, "{text}");
    }
    // A result on the table is not a matter of opinion.
    let mut surrounded = two_queens(".");
    play(&mut surrounded, "wA1 wS2-");
    assert_eq!(surrounded.resign(Color::Black), Err(Illegal::GameOver));
    let repeated = to_and_fro("Base", 9).to_string();
    let won = repeated.replace("Draw", "WhiteWins");
    let sentence = "the game says WhiteWins, but after its moves it is Draw";
    assert_eq!(won.parse::<Game>().unwrap_err().to_string(), sentence);
}

#[test]
fn a_choice_is_written_as_it_is_read() {
    let mut game = Game::new("Venom+MLP+Swarm(faces=fixed)".parse().unwrap());
    for text in ["faces", "faces bA1 bS2", "pick wA1 wM wP", "pick bA1 bG1 bG2"] {
        let chosen = game.read_choice(text).unwrap();
        assert_eq!(chosen.to_string(), text);
        game.choose(chosen).unwrap();
    }
    let chosen: Vec<String> = game.chosen().map(|(_, chosen)| chosen.to_string()).collect();
    assert_eq!(game.moves(), chosen);
    assert_eq!(game.read_choice("faces"), Err(Illegal::NotInThisGame.into()));
}

#[test]
fn a_pick_is_secret_until_both_are_made() {
    let mut game = Game::new("Base+Swarm".parse().unwrap());
    game.play_text("pick wA1 wB1 wG1").unwrap();
    assert_eq!(game.moves_seen_by(Color::White), ["pick wA1 wB1 wG1"]);
    assert_eq!(game.moves_seen_by(Color::Black), ["pick ?"]);
    assert_eq!(game.pick_seen_by(Color::Black, Color::White), None);
    assert_eq!(game.pick_seen_by(Color::White, Color::White).map(|pick| pick.len()), Some(3));
    game.play_text("pick bA1 bA2 bA3").unwrap();
    for viewer in Color::ALL {
        assert_eq!(game.moves_seen_by(viewer), ["pick wA1 wB1 wG1", "pick bA1 bA2 bA3"]);
        assert_eq!(game.pick_seen_by(viewer, Color::White).map(|pick| pick.len()), Some(3));
    }
}

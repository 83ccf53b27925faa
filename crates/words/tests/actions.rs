//! Every action has a sentence, and the sentences name the right tiles.

use skep_rules::{Bug, Choice, Game, GameType, Position};
use skep_words::{Language, Words};

mod random_games;

use random_games::{GAMES, begin, play_any};

#[test]
fn every_action_is_a_sentence() {
    let languages = Language::ALL.map(Words::new);
    let mut rng = fastrand::Rng::with_seed(7);
    for game_type in GAMES {
        for _ in 0..2 {
            let mut game = begin(game_type.parse().unwrap(), &mut rng);
            while game.ending().is_none() && game.len() < 60 {
                let position = game.position();
                let actions = position.actions();
                let action = actions[rng.usize(..actions.len())];
                let tiles = position.tiles_in_play();
                let cell = tiles.into_iter().next().and_then(|tile| position.cell(tile));
                for words in &languages {
                    check_sentence(&words.action(position, action));
                    check_sentence(&words.turn(position));
                    cell.inspect(|&cell| check_sentence(&words.place(position, cell)));
                }
                play_any(&mut game, &mut rng);
            }
            if let Some(ending) = game.ending() {
                for words in &languages {
                    check_sentence(&words.ending(game.position(), ending));
                }
            }
        }
    }
}

fn check_sentence(text: &str) {
    assert!(text.starts_with(char::is_uppercase) && text.ends_with('.'), "{text}");
    assert!(!text.contains("  ") && !text.contains("{"), "{text}");
}

/// Checks the sentences about a move in English, French and Italian.
#[track_caller]
fn check_action(position: &str, text: &str, expected: [&str; 3]) {
    let position: Position = position.parse().unwrap();
    let action = position.read_move(text).unwrap();
    let said = Language::ALL.map(|language| Words::new(language).action(&position, action));
    assert_eq!(said, expected);
}

#[test]
fn a_throw_names_the_thrower() {
    check_action(
        "Base+MLP;White[5];0,0:wP 1,0:bA1 0,1:bQ -1,0:wQ",
        "bA1 wQ/",
        [
            "The white Pillbug throws black Ant 1 to the upper right of the white Queen Bee.",
            "Le Cloporte blanc lance la Fourmi noire 1 en haut à droite de la Reine abeille blanche.",
            "L’Onisco bianco lancia la Formica nera 1 in alto a destra dell’Ape Regina bianca.",
        ],
    );
    check_action(
        "Base+MLP;White[5];0,0:wM 1,0:bP 0,1:bQ -1,0:wQ",
        "bP wQ/",
        [
            "The white Mosquito (as Pillbug) throws the black Pillbug to the upper right of the white Queen Bee.",
            "Le Moustique blanc (comme Cloporte) lance le Cloporte noir en haut à droite de la Reine abeille blanche.",
            "La Zanzara bianca (come Onisco) lancia l’Onisco nero in alto a destra dell’Ape Regina bianca.",
        ],
    );
}

#[test]
fn a_mosquito_is_named_with_the_creature_it_copies_if_only_one_is_possible() {
    let climb = [
        "The white Mosquito (as Beetle) climbs onto white Beetle 1.",
        "Le Moustique blanc (comme Scarabée) grimpe sur le Scarabée blanc 1.",
        "La Zanzara bianca (come Scarabeo) sale sopra lo Scarabeo bianco 1.",
    ];
    check_action("Base+MLP;White[5];0,0:wM 1,0:wB1 2,0:bQ 1,1:wQ", "wM wB1", climb);
    let crawl = [
        "The white Mosquito moves to the left of the white Queen Bee.",
        "Le Moustique blanc va à gauche de la Reine abeille blanche.",
        "La Zanzara bianca va a sinistra dell’Ape Regina bianca.",
    ];
    check_action("Base+MLP;White[5];0,0:wM 1,0:wB1 2,0:bQ 0,1:wQ", "wM -wQ", crawl);
}

#[test]
fn what_a_tile_can_do_by_itself_is_no_throw() {
    check_action(
        "Base+MLP;White[5];0,0:wP 1,0:wA1 0,1:bQ -1,0:wQ",
        "wA1 wQ/",
        [
            "White Ant 1 moves to the upper right of the white Queen Bee.",
            "La Fourmi blanche 1 va en haut à droite de la Reine abeille blanche.",
            "La Formica bianca 1 va in alto a destra dell’Ape Regina bianca.",
        ],
    );
}

#[test]
fn mind_control_names_the_tick() {
    check_action(
        "Venom+MLP;White[5];0,0:wTk 1,0:bA1 0,1:bQ -1,0:wQ",
        "bA1 \\wQ",
        [
            "Under the mind control of the white Tick, black Ant 1 moves to the upper left of the white Queen Bee.",
            "Sous le contrôle de la Tique blanche, la Fourmi noire 1 va en haut à gauche de la Reine abeille blanche.",
            "Sotto il controllo della Zecca bianca, la Formica nera 1 va in alto a sinistra dell’Ape Regina bianca.",
        ],
    );
}

#[test]
fn a_throw_under_mind_control_names_tick_and_thrower() {
    check_action(
        "Venom+MLP;White[5];0,0:wTk 1,0:bP 2,0:wS1 0,1:bQ -1,0:wQ",
        "wS1 \\bP",
        [
            "Under the mind control of the white Tick, the black Pillbug throws white Spider 1 to the upper right of the white Tick.",
            "Sous le contrôle de la Tique blanche, le Cloporte noir lance l’Araignée blanche 1 en haut à droite de la Tique blanche.",
            "Sotto il controllo della Zecca bianca, l’Onisco nero lancia il Ragno bianco 1 in alto a destra della Zecca bianca.",
        ],
    );
}

#[test]
fn stings_swaps_and_removals_name_both() {
    check_action(
        "Venom;White[5];0,0:wWs 1,0:bS1 0,1:bQ",
        "wWs !bS1",
        [
            "The white Wasp stings black Spider 1, which turns into black Scorpion 1.",
            "La Guêpe blanche pique l’Araignée noire 1, qui devient le Scorpion noir 1.",
            "La Vespa bianca punge il Ragno nero 1, che diventa lo Scorpione nero 1.",
        ],
    );
    check_action(
        "Base+Ce;White[5];0,0:wCe 1,0:wQ 2,0:bA1 3,0:bQ",
        "wCe =bQ",
        [
            "The white Centipede changes places with the black Queen Bee.",
            "Le Mille-pattes blanc échange sa place avec la Reine abeille noire.",
            "Il Centopiedi bianco si scambia di posto con l’Ape Regina nera.",
        ],
    );
    check_action(
        "Base+Predators;White[5];0,0:wAs 1,0:bA1 0,1:bQ -1,1:wQ",
        "wAs xbA1",
        [
            "The white Assassin bug removes black Ant 1: both leave the game.",
            "L’Insecte assassin blanc retire la Fourmi noire 1\u{a0}: les deux pièces quittent la partie.",
            "La Cimice assassina bianca elimina la Formica nera 1: entrambi i pezzi lasciano la partita.",
        ],
    );
}

#[test]
fn the_turn_says_when_the_queen_is_due() {
    let game: Game = r"Base;InProgress;White[4];wS1;bS1 wS1-;wB1 \wS1;bB1 bS1/;wG1 /wS1;bG1 bS1\"
        .replace("\\\\", "\\")
        .parse()
        .unwrap();
    let text = |language| Words::new(language).turn(game.position());
    assert_eq!(
        Language::ALL.map(text),
        [
            "White to move, turn 4: the Queen Bee must be placed now.",
            "Aux Blancs de jouer, tour 4\u{a0}: la Reine abeille doit être placée maintenant.",
            "Tocca al Bianco, turno 4: l’Ape Regina va piazzata adesso.",
        ]
    );
}

#[test]
fn a_choice_before_the_first_turn_is_a_sentence() {
    let game: Game = "Venom+Swarm(faces=fixed)".parse().unwrap();
    let (choice, player) = game.open_choice().unwrap();
    for words in Language::ALL.map(Words::new) {
        check_sentence(&words.choice(choice, player));
        check_sentence(&words.choice(Choice::Pick, player));
    }
}

#[test]
fn an_ending_names_the_queen_that_is_lost() {
    let ring = "0,0:bQ 1,0:wA1 1,-1:wB1 0,-1:wS1 -1,0:bS1 -1,1:bA1 0,1:wA2 2,0:wQ";
    let game: Game = format!("Base;White[9];{ring}").parse().unwrap();
    let ending = game.ending().unwrap();
    let text = |language| Words::new(language).ending(game.position(), ending);
    assert_eq!(
        Language::ALL.map(text),
        [
            "White wins: the black Queen Bee is surrounded.",
            "Les Blancs gagnent\u{a0}: la Reine abeille noire est encerclée.",
            "Il Bianco vince: l’Ape Regina nera è circondata.",
        ]
    );
}

#[test]
fn with_guardians_the_royal_that_is_covered_is_the_lost_one() {
    // Queen and Wasp of Black are both surrounded, but only the Wasp is covered.
    let position: Position =
        "Base+Ws+Guardians;White[12];0,0:bQ 1,0:bWs<bBu 1,-1:bA1 0,-1:bA2 -1,0:bA3 \
                              -1,1:wQ 0,1:wA1 2,0:wA2 2,-1:bB1 1,1:wA3"
            .parse()
            .unwrap();
    let game = Game::from_position(position);
    let said = Words::new(Language::English).ending(game.position(), game.ending().unwrap());
    assert_eq!(said, "White wins: the black Wasp is surrounded and covered.");
}

#[test]
fn the_random_games_have_every_creature() {
    let games = GAMES.map(|text| text.parse::<GameType>().unwrap());
    for bug in Bug::ALL {
        assert!(games.iter().any(|game| game.can_show(bug)), "no game of `GAMES` has the {bug}");
    }
}

//! `skep play` and `skep show` in French and Italian.

mod common;

use common::{Run, assert_says, command, skep, skep_reading};

/// Lets players in a pipe play, in a language.
#[track_caller]
fn play_in(language: &str, args: &[&str], lines: &[&str]) -> Run {
    let args = [&["play", "--seed", "7", "--time", "0.05", "--language", language], args].concat();
    let run = skep_reading(&args, lines.join("\n").as_bytes());
    assert_eq!((run.code, &*run.err), (0, ""), "{}", run.out);
    // French sets spaces at which lines do not break.
    Run { out: run.out.replace('\u{a0}', " "), ..run }
}

const LINES: [&str; 14] = [
    "wQ", "wS1", "bS1 wS1-", "wQ -wS1", "hlep", "xyzzy", "undo x", "bQ -wQ", "undo", "redo 2",
    "history", "moves wQ", "offer", "resign",
];

#[test]
fn a_game_is_played_in_french() {
    let run = play_in("fr", &["Base"], &LINES);
    assert_says(
        &run,
        &[
            "Tapez un coup, comme « wS1 » ou « bA1 -wQ », ou « help » pour l’aide.",
            "Tour 1 des Blancs  Base",
            "Réserve des Blancs wQ wS1 wS2 wB1 wB2 wG1 wG2 wG3 wA1 wA2 wA3",
            "wQ ne peut pas être la première pièce",
            "Tour 1 des Noirs  Base",
            "Juste placées      wS1 *",
            "« hlep » n’est ni un coup ni une commande ; vouliez-vous dire « help » ?",
            "« xyzzy » n’est ni un coup ni une commande ; « help » donne la liste des commandes",
            "« x » n’est pas un nombre de coups",
            "sur -2,0, bQ toucherait wQ : une nouvelle pièce ne doit toucher que sa propre couleur",
            "Tour 2 des Blancs  Base",
            "Tour 2 des Noirs  Base",
            "wQ ne peut rien faire maintenant.",
            "Les Noirs proposent la nulle. Blancs, acceptez-vous ?",
            "Les Blancs refusent la nulle. La partie continue.",
            "La partie jouée : Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1",
        ],
    );
}

#[test]
fn a_game_is_played_in_italian() {
    let run = play_in("it", &["Base"], &LINES);
    assert_says(
        &run,
        &[
            "Scrivi una mossa, come «wS1» o «bA1 -wQ», oppure «help» per l’aiuto.",
            "Turno 1 del Bianco  Base",
            "Riserva del Bianco wQ wS1 wS2 wB1 wB2 wG1 wG2 wG3 wA1 wA2 wA3",
            "wQ non può essere il primo pezzo",
            "Turno 1 del Nero  Base",
            "Appena piazzati    wS1 *",
            "«hlep» non è né una mossa né un comando; intendevi «help»?",
            "«xyzzy» non è né una mossa né un comando; «help» elenca i comandi",
            "«x» non è un numero di mosse",
            "in -2,0 bQ toccherebbe wQ: un pezzo nuovo può toccare solo il proprio colore",
            "Turno 2 del Bianco  Base",
            "Turno 2 del Nero  Base",
            "wQ adesso non può fare nulla.",
            "Il Nero propone la patta. Bianco, accetti?",
            "Il Bianco rifiuta la patta. La partita continua.",
            "La partita giocata: Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1",
        ],
    );
}

#[test]
fn yes_is_yes_in_the_players_language() {
    for (language, yes, ending) in [
        ("fr", "oui", "Partie nulle par accord mutuel. « undo » annule cette décision."),
        ("it", "Sì", "Patta per accordo. «undo» annulla la decisione."),
        ("fr", "y", "Partie nulle par accord mutuel. « undo » annule cette décision."),
    ] {
        assert_says(&play_in(language, &["Base"], &["offer", yes]), &[ending]);
    }
    assert_says(
        &play_in("it", &["Base"], &["offer", "no"]),
        &["Il Nero rifiuta la patta. La partita continua."],
    );
}

#[test]
fn the_commands_stay_and_their_help_is_translated() {
    let french = play_in("fr", &[], &["help"]);
    assert_says(
        &french,
        &[
            "Pour jouer, tapez une pièce et l’endroit où elle va :",
            "  wA1 -bQ    à gauche de bQ          wA1 bQ-    à droite de bQ",
            "Commandes :",
            "  undo [N]       annuler votre dernier coup, ou N, et les réponses du moteur",
            "  save FICHIER   enregistrer la partie dans un fichier",
        ],
    );
    let italian = play_in("it", &[], &["help"]);
    assert_says(
        &italian,
        &[
            "Per giocare, scrivi un pezzo e il posto dove va:",
            "Comandi:",
            "  moves [PEZZO]  elenca le mosse legali, o quelle di un pezzo",
        ],
    );
}

#[test]
fn an_engine_is_introduced_and_plays() {
    let french = play_in("fr", &["Base", "--black", "2"], &["wS1"]);
    assert!(french.out.starts_with("Noirs : niveau 2, Larve. Joue "), "{}", french.out);
    assert!(french.out.contains("\nLes Noirs jouent b"), "{}", french.out);
    let ring = "Base;White[9];0,0:bQ 1,0:wA1 1,-1:wB1 0,-1:wS1 -1,0:bS1 -1,1:bA1 2,0:wQ 2,1:wA2";
    let italian = play_in("it", &[ring, "--black", "random"], &["hint", r"wA2 bQ\"]);
    assert!(italian.out.contains("\nSuggerimento: wA2 "), "{}", italian.out);
    assert!(italian.out.contains(" (vittoria in 1)"), "{}", italian.out);
    assert_says(&italian, &["Il Bianco vince: l’Ape Regina nera è circondata.  Base"]);
}

#[test]
fn a_hand_is_picked_and_a_tile_is_drawn() {
    let french = play_in("fr", &["Base+Swarm"], &["pick wA1 wB1 wG1", "game", "pick bA1 bB1 bG1"]);
    assert_says(
        &french,
        &[
            "Les Blancs choisissent leur main  Base+Swarm",
            "Blancs, choisissez trois pièces à prendre en main avec la Reine, par exemple « pick wA1 wB1 wG1 ».",
            "Ce choix est secret : Noirs, ne regardez pas.",
            "Les Blancs ont choisi.",
            "le choix des Blancs reste secret tant que les Noirs n’ont pas choisi",
            "Main des Noirs     bQ bB1 bG1 bA1",
        ],
    );
    // One tile is left in the bag.
    let start = "Base+Swarm(swarm_place=drawn);White[9];0,0:wQ 1,0:bQ;white=wB1,wB2,wG1,wG2,wG3,\
                 wS1,wS2,wA1;black=bB1,bB2,bG1,bG2,bG3,bS1,bS2,bA1,bA2,bA3,wA2";
    let italian = play_in("it", &[start], &["place", "wS1 -wQ", "wA3 -wQ"]);
    assert_says(
        &italian,
        &[
            "Sacchetto (1)      wA3",
            "Il Bianco pesca wA3 e ora deve piazzarla.",
            "wA3 è stata pescata e va piazzata adesso",
            "Sacchetto          nessun pezzo",
        ],
    );
}

#[test]
fn show_speaks_the_language_of_the_locale() {
    let headline = |variables: &[(&str, &str)], args: &[&str]| {
        let mut command = command(&[&["show", "Base"], args].concat());
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
        command.envs(variables.iter().copied());
        let out = String::from_utf8(command.output().unwrap().stdout).unwrap();
        out.lines().next().unwrap_or_default().to_owned()
    };
    let (english, french, italian) =
        ("White’s turn 1  Base", "Tour 1 des Blancs  Base", "Turno 1 del Bianco  Base");
    assert_eq!(headline(&[], &[]), english);
    assert_eq!(headline(&[("LANG", "fr_FR.UTF-8")], &[]), french);
    assert_eq!(headline(&[("LANG", "fr_FR.UTF-8"), ("LC_MESSAGES", "it_IT")], &[]), italian);
    assert_eq!(headline(&[("LC_ALL", "C"), ("LANG", "fr_FR.UTF-8")], &[]), english);
    assert_eq!(headline(&[("LANG", "fr_FR.UTF-8")], &["--language", "it"]), italian);
}

#[test]
fn an_unknown_language_names_the_known_ones() {
    let run = skep(&["show", "Base", "--language", "de"]);
    assert_eq!((run.code, &*run.out), (2, ""));
    assert!(run.err.contains("en (English), fr (Français) and it (Italiano)"), "{}", run.err);
}

#[test]
fn what_programs_read_stays_english() {
    let mut command = command(&["moves", "Bees"]);
    command.env("LC_ALL", "fr_FR.UTF-8");
    let output = command.output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.starts_with("error: `Bees` is not a game"), "{error}");
}

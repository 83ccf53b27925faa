//! One file with all games: written, read again, and read as far as it can be where it is damaged.

use skep_record::{Archive, ArchiveError, Beside, GameEntry, GameTree, Saved};

fn entries(count: usize) -> Vec<GameEntry> {
    let entry = |index: usize| {
        let mut saved = Saved::new(GameTree::default(), index as u64);
        saved.tree.play_text("wS1").unwrap();
        saved.title = format!("Game {index}: \"é\"");
        let (id, revision) = (format!("id{index}"), index as u64 + 1);
        GameEntry { id, revision, text: saved.write().unwrap() }
    };
    (0..count).map(entry).collect()
}

#[test]
fn all_games_come_back_as_they_were() {
    for count in [0, 1, 40] {
        let games = entries(count);
        let file = Archive::write(&games);
        assert!(Archive::recognises(&file), "{file}");
        let archive = Archive::read(&file).unwrap();
        assert_eq!(archive.games, games);
        assert!(archive.damaged.is_empty());
        // It is JSON, with a game a line.
        assert!(serde_json::from_str::<serde_json::Value>(&file).is_ok());
        assert_eq!(file.lines().count(), count + 2);
    }
}

#[test]
fn damaged_games_are_carried_along_as_they_are() {
    let mut games = entries(3);
    games[1].text = "half a\ngame".to_owned();
    games[2].text = "{\"some\": \"json\"}".to_owned();
    let archive = Archive::read(&Archive::write(&games)).unwrap();
    assert_eq!(archive.games, games);
    assert!(archive.games[0].saved().is_ok());
    assert!(archive.games[1].saved().is_err() && archive.games[2].saved().is_err());
}

#[test]
fn a_file_that_has_lost_its_end_is_read_as_far_as_it_goes() {
    let games = entries(3);
    let file = Archive::write(&games);
    for cut in 0..file.len() {
        let Some(text) = file.get(..cut) else { continue };
        let whole = games.iter().filter(|game| text.contains(&format!("{}}}", game.text))).count();
        match Archive::read(text) {
            Ok(archive) => assert!(archive.games.len() >= whole, "{text}"),
            Err(error) => assert_eq!((whole, error), (0, ArchiveError::NoGames)),
        }
    }
}

#[test]
fn a_damaged_line_does_not_harm_the_others() {
    let games = entries(3);
    let file = Archive::write(&games).replace("\"id1\",", "\"id1");
    let archive = Archive::read(&file).unwrap();
    assert_eq!(archive.games.len(), 2);
    assert_eq!(archive.damaged[0].number, 2);
}

#[test]
fn other_files_are_not_archives() {
    let saved = Saved::new(GameTree::default(), 0).write().unwrap();
    for text in ["", "{}", "Base;InProgress", saved.as_str()] {
        assert!(!Archive::recognises(text), "{text}");
    }
    let later = "{\"format\":\"skep games\",\"version\":2,\"games\":[]}";
    assert_eq!(Archive::read(later), Err(ArchiveError::Version(2)));
    assert_eq!(Archive::read("{\"format\":\"skep games\""), Err(ArchiveError::NoGames));
    assert_eq!(Archive::read(&" ".repeat(Archive::MAX_BYTES + 1)), Err(ArchiveError::TooLong));
}

#[test]
fn what_is_kept_beside_the_games_is_carried_along() {
    let lessons = r#"{"format":"skep lessons","version":1,"lessons":{"goal":[1,2]}}"#;
    let puzzles = r#"{"format":"skep puzzles","version":1}"#;
    let beside = Beside { lessons: Some(lessons.to_owned()), puzzles: Some(puzzles.to_owned()) };
    for count in [0, 3] {
        let games = entries(count);
        let file = Archive::write_with(&games, beside.clone());
        assert!(Archive::recognises(&file));
        let archive = Archive::read(&file).unwrap();
        assert_eq!(archive.games, games);
        assert_eq!(archive.beside, beside);
    }
    // A damaged game harms neither the other games nor the lessons.
    let file = Archive::write_with(&entries(3), beside.clone()).replace("\"id1\",", "\"id1");
    let archive = Archive::read(&file).unwrap();
    assert_eq!((archive.games.len(), archive.damaged.len()), (2, 1));
    assert_eq!(archive.beside, beside);
    // What is not JSON is not written.
    let broken = Beside { lessons: Some("{".to_owned()), puzzles: None };
    let file = Archive::write_with(&entries(1), broken);
    assert_eq!(Archive::read(&file).unwrap().beside, Beside::default());
}

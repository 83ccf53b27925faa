//! How long the operations on a tree of 2,000 nodes with notes take:
//! `cargo run --release -p skep-record --example large_tree`. With `link` after it, it prints the tree for
//! `e2e/games/large_tree.txt`.

#![allow(clippy::print_stdout, reason = "it shows its measurements")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use skep_record::{
    Details, Drawing, GameTree, Glyph, NodeId, Pgn, Saved, Summary, read_link, write_link,
};
use skep_rules::GameType;

const NODES: usize = 2_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut tree = large_tree()?;
    let nodes: Vec<NodeId> = tree.rows().map(|row| row.node).collect();
    let link = write_link(&tree);
    if std::env::args().nth(1).as_deref() == Some("link") {
        println!("{link}");
        return Ok(());
    }
    let text = Saved::new(tree.clone(), 0).write()?;
    println!("{} nodes, {} bytes as a link, {} saved", tree.len(), link.len(), text.len());
    show("step back and forward", 1_000, || {
        tree.back();
        tree.forward();
    });
    let mut last = 0;
    show("go to any node", 1_000, || {
        last = (last + 617) % nodes.len();
        tree.go_to(nodes[last]);
    });
    show("promote a node", 1_000, || {
        last = (last + 617) % nodes.len();
        tree.promote(nodes[last]);
    });
    show("change a note", 1_000, || {
        last = (last + 617) % nodes.len();
        let mut note = tree.note(nodes[last]).clone();
        note.glyph = Some(Glyph::ALL[last % 6]);
        // It is as long as before.
        let _ = tree.set_note(nodes[last], note);
    });
    show("list the rows", 200, || {
        black_box(tree.rows().map(|row| row.turn).max());
    });
    show("clone", 200, || drop(black_box(tree.clone())));
    show("write a link", 200, || drop(black_box(write_link(&tree))));
    show("read a link", 20, || drop(black_box(read_link(&link))));
    let saved = Saved::new(tree.clone(), 0);
    show("save", 200, || drop(black_box(saved.write())));
    show("open a saved game", 20, || drop(black_box(Saved::read(&text))));
    show("summarise", 200, || drop(black_box(Summary::of(&saved))));
    show("write a PGN", 200, || drop(black_box(Pgn::of(&tree, Details::default()).to_string())));
    let other = tree.clone();
    show("merge with itself", 50, || {
        black_box(tree.merge(&other));
    });
    Ok(())
}

/// The longest of several rounds after a first one, and their mean.
fn show(what: &str, rounds: u32, mut act: impl FnMut()) {
    act();
    let (mut longest, mut all) = (Duration::ZERO, Duration::ZERO);
    for _ in 0..rounds {
        let begin = Instant::now();
        act();
        let took = begin.elapsed();
        longest = longest.max(took);
        all += took;
    }
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    println!("{what:22} mean {:8.4} ms, longest {:8.3} ms", ms(all / rounds), ms(longest));
}

/// A game of 150 actions with variations of 25, and a note on every node.
fn large_tree() -> Result<GameTree, Box<dyn std::error::Error>> {
    let mut dice = fastrand::Rng::with_seed(22);
    let mut tree = GameTree::new(GameType::BASE_MLP);
    let mut play = |tree: &mut GameTree, steps: usize| {
        for _ in 0..steps {
            if tree.ending().is_some() || tree.len() >= NODES {
                return;
            }
            let action = dice.choice(tree.position().actions());
            action.map(|action| tree.play(action));
        }
    };
    play(&mut tree, 150);
    let main = tree.main_line();
    while tree.len() < NODES {
        for &node in &main {
            tree.go_to(node);
            tree.back();
            play(&mut tree, 25);
        }
    }
    let nodes: Vec<NodeId> = tree.rows().map(|row| row.node).collect();
    for (index, node) in nodes.into_iter().enumerate() {
        let mut note = tree.note(node).clone();
        note.glyph = Some(Glyph::ALL[index % 6]);
        note.set_comment(&format!("Note {index}"))?;
        note.draw("G0,0/1,-1".parse::<Drawing>()?)?;
        tree.set_note(node, note)?;
    }
    tree.go_to(tree.main_end());
    Ok(tree)
}

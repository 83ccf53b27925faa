//! A tree as the rows of a move list.

use skep_rules::Color;

use crate::step::TreeStep;
use crate::tree::{GameTree, NodeId};

/// One row of a move list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row<'a> {
    /// The node that the step leads to.
    pub node: NodeId,
    /// The number of the turn, from 1; 0 for choices before the first turn.
    pub turn: u32,
    /// The player of the step.
    pub player: Color,
    /// The step.
    pub step: &'a TreeStep,
    /// The step as it is written; for an ending that was declared `WhiteWins`, `BlackWins` or `Draw`.
    pub text: &'a str,
    /// The nesting of variations: 0 on the main line, 1 in a variation of it, and so on.
    pub depth: usize,
    /// Whether a variation begins here. It replaces the last row above with less depth.
    pub begins: bool,
}

/// A part of the tree that is still to be listed.
enum Next {
    /// This node, first in a variation or not.
    Show { node: NodeId, depth: usize, begins: bool },
    /// The nodes after this one.
    Follow { node: NodeId, depth: usize },
}

/// All rows of a tree: after a move come its variations, then the moves that follow it.
pub struct Rows<'a> {
    tree: &'a GameTree,
    next: Vec<Next>,
}

impl GameTree {
    /// The rows of a move list, with variations in the order of PGN.
    pub fn rows(&self) -> Rows<'_> {
        Rows { tree: self, next: vec![Next::Follow { node: NodeId::ROOT, depth: 0 }] }
    }

    /// One row of the move list.
    pub fn row(&self, node: NodeId) -> Option<Row<'_>> {
        self.rows().find(|row| row.node == node)
    }

    fn row_at(&self, node: NodeId, depth: usize, begins: bool) -> Option<Row<'_>> {
        let entry = self.entry(node)?;
        let step = entry.step.as_ref()?;
        let text = &entry.text;
        Some(Row { node, turn: entry.turn, player: entry.player, step, text, depth, begins })
    }
}

impl<'a> Iterator for Rows<'a> {
    type Item = Row<'a>;

    fn next(&mut self) -> Option<Row<'a>> {
        loop {
            match self.next.pop()? {
                Next::Show { node, depth, begins } => return self.tree.row_at(node, depth, begins),
                Next::Follow { node, depth } => self.follow(node, depth),
            }
        }
    }
}

impl Rows<'_> {
    fn follow(&mut self, node: NodeId, depth: usize) {
        let Some((&main, variations)) = self.tree.children_of(node).split_first() else { return };
        self.next.push(Next::Follow { node: main, depth });
        for &variation in variations.iter().rev() {
            self.next.push(Next::Follow { node: variation, depth: depth + 1 });
            self.next.push(Next::Show { node: variation, depth: depth + 1, begins: true });
        }
        self.next.push(Next::Show { node: main, depth, begins: false });
    }
}

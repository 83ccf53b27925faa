//! A game as a tree of turns with a cursor in it.

use skep_rules::{
    Action, Chosen, Color, Game, GameType, Illegal, MoveError, Outcome, Position, Reason,
};

use crate::note::Note;
use crate::step::{Cause, Declared, End, TreeStep, result_word};

/// The identifier of a node of a [`GameTree`]. The identifier of a deleted node is not used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The start, before anything has been chosen or played.
    pub const ROOT: NodeId = NodeId(0);

    /// A number for tables and for keys of lists.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A game with all its variations, and a cursor at one of its nodes.
///
/// [`GameTree::back`] takes a step back and [`GameTree::forward`] plays it again. Playing another step adds a variation.
/// The first child of a node continues the main line.
///
/// ```
/// use skep_record::GameTree;
/// use skep_rules::GameType;
///
/// let mut tree = GameTree::new(GameType::BASE);
/// let spider = tree.play_text("wS1")?;
/// tree.play_text("bS1 wS1-")?;
/// tree.back();
/// let ant = tree.play_text("bA1 wS1-")?;
/// assert_eq!(tree.children_of(spider).len(), 2);
///
/// // Back and forward again stay in the variation.
/// tree.to_start();
/// tree.to_end();
/// assert_eq!(tree.current(), ant);
/// # Ok::<(), skep_rules::MoveError>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameTree {
    start: Game,
    /// The nodes, by identifier; `None` for deleted ones.
    entries: Vec<Option<TreeEntry>>,
    cursor: NodeId,
    /// The game at the cursor.
    game: Game,
    /// The sum of the sizes of all notes.
    pub(crate) notes_size: usize,
}

/// One node of a tree.
#[derive(Clone, Debug)]
pub(crate) struct TreeEntry {
    parent: NodeId,
    children: Vec<NodeId>,
    /// The number of steps from the root.
    depth: u32,
    /// The child that the cursor visited last.
    recent: Option<NodeId>,
    /// The step that leads here; `None` for the root.
    pub(crate) step: Option<TreeStep>,
    /// The step as it is written.
    pub(crate) text: String,
    /// The player of the step and the number of the turn, which is 0 for choices before the first turn.
    pub(crate) player: Color,
    pub(crate) turn: u32,
    /// What a person has noted; `None` if it is empty.
    pub(crate) note: Option<Box<Note>>,
}

impl GameTree {
    /// A new game.
    pub fn new(game_type: GameType) -> GameTree {
        GameTree::at_start(Game::new(game_type))
    }

    /// A tree in which nothing has been played yet.
    fn at_start(start: Game) -> GameTree {
        let root = TreeEntry {
            parent: NodeId::ROOT,
            children: Vec::new(),
            depth: 0,
            recent: None,
            step: None,
            text: String::new(),
            player: start.position().to_move(),
            turn: 0,
            note: None,
        };
        let (entries, cursor) = (vec![Some(root)], NodeId::ROOT);
        GameTree { game: start.clone(), start, entries, cursor, notes_size: 0 }
    }

    /// The cursor.
    pub fn current(&self) -> NodeId {
        self.cursor
    }

    /// The game up to the cursor. It shows a loss on time as a resignation.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position at the cursor.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// The game at the root, in which nothing has been played.
    pub fn start(&self) -> &Game {
        &self.start
    }

    /// The game type.
    pub fn game_type(&self) -> GameType {
        self.position().game_type()
    }

    /// How the line has ended, if it ends at the cursor.
    pub fn ending(&self) -> Option<End> {
        if let Some(TreeStep::Declared(Declared::Time(color))) = self.step(self.cursor) {
            let outcome = Declared::Time(*color).outcome();
            return Some(End { outcome, cause: Cause::Time });
        }
        let ending = self.game.ending()?;
        Some(End { outcome: ending.outcome, cause: ending.reason.into() })
    }

    /// The last action on the way to the cursor, and the position before it.
    pub fn last(&self) -> Option<(Position, Action)> {
        let action = self.game.last_action()?;
        let mut game = self.game.clone();
        while game.len() == self.game.len() && game.undo() {}
        Some((game.position().clone(), action))
    }

    /// Plays an action at the cursor: goes to the child with this action, or adds one. In Swarm an action that draws a tile must
    /// name it.
    pub fn play(&mut self, action: Action) -> Result<NodeId, Illegal> {
        let position = self.position();
        let (player, turn) = (position.to_move(), position.turn());
        let text = position.write_move(action);
        self.game.play(action)?;
        let Some(played) = self.game.last_action().filter(|&played| played != action) else {
            return Ok(self.arrive(TreeStep::Action(action), text, player, turn));
        };
        // The rules may have played an equivalent action, which is written in another way.
        self.game.undo();
        self.play(played)
    }

    /// Reads a move, or a choice before the first turn, and plays it.
    pub fn play_text(&mut self, text: &str) -> Result<NodeId, MoveError> {
        if self.game.ending().is_some() {
            return Err(Illegal::GameOver.into());
        }
        if self.game.open_choice().is_some() {
            return Ok(self.choose(self.game.read_choice(text)?)?);
        }
        Ok(self.play(self.position().read_move_unchecked(text)?)?)
    }

    /// Makes a choice before the first turn.
    pub fn choose(&mut self, chosen: Chosen) -> Result<NodeId, Illegal> {
        let (_, player) = self.game.open_choice().ok_or(Illegal::NotInThisGame)?;
        self.game.choose(chosen)?;
        Ok(self.arrive(TreeStep::Choice(chosen), chosen.to_string(), player, 0))
    }

    /// Ends the line at the cursor.
    pub fn declare(&mut self, declared: Declared) -> Result<NodeId, Illegal> {
        let player = self.position().to_move();
        let turn = self.position().turn();
        declare(&mut self.game, declared)?;
        let text = result_word(declared.outcome()).to_owned();
        Ok(self.arrive(TreeStep::Declared(declared), text, player, turn))
    }

    /// Moves the cursor to the child with this step, which is added if there is none. The game has been advanced already.
    fn arrive(&mut self, step: TreeStep, text: String, player: Color, turn: u32) -> NodeId {
        let here = self.cursor;
        let known = self.children().iter().copied().find(|&child| self.step(child) == Some(&step));
        let node = known.unwrap_or_else(|| self.add(here, step, text, (player, turn)));
        self.visit(node);
        node
    }

    /// Adds a child.
    fn add(
        &mut self,
        parent: NodeId,
        step: TreeStep,
        text: String,
        (player, turn): (Color, u32),
    ) -> NodeId {
        let node = NodeId(self.entries.len() as u32);
        let depth = self.entry(parent).map_or(0, |entry| entry.depth + 1);
        let (children, recent, step) = (Vec::new(), None, Some(step));
        self.entries.push(Some(TreeEntry {
            parent,
            children,
            depth,
            recent,
            step,
            text,
            player,
            turn,
            note: None,
        }));
        if let Some(entry) = self.entry_mut(parent) {
            entry.children.push(node);
        }
        node
    }

    /// Adds a child with the step of a node of another tree, in which it can be played at the same place.
    pub(crate) fn add_copy(&mut self, parent: NodeId, entry: &TreeEntry) -> Option<NodeId> {
        let step = entry.step.clone()?;
        Some(self.add(parent, step, entry.text.clone(), (entry.player, entry.turn)))
    }

    /// Puts some children of a node before the others, in this order.
    pub(crate) fn put_first(&mut self, parent: NodeId, first: &[NodeId]) {
        if let Some(entry) = self.entry_mut(parent) {
            let place = |child: &NodeId| first.iter().position(|known| known == child);
            entry.children.sort_by_key(|child| place(child).unwrap_or(usize::MAX));
        }
    }

    /// Moves the cursor to one of its children.
    fn visit(&mut self, child: NodeId) {
        if let Some(entry) = self.entry_mut(self.cursor) {
            entry.recent = Some(child);
        }
        self.cursor = child;
    }

    /// Moves the cursor one node towards the start. Returns whether there was one.
    pub fn back(&mut self) -> bool {
        let parent = self.parent(self.cursor);
        parent.is_some_and(|parent| self.go_to(parent))
    }

    /// Moves the cursor one node on, to the child it last visited or else along the main line. Returns whether there was
    /// one.
    pub fn forward(&mut self) -> bool {
        self.next(self.cursor).is_some_and(|next| self.go_to(next))
    }

    /// Goes to the start.
    pub fn to_start(&mut self) {
        self.go_to(NodeId::ROOT);
    }

    /// Goes to the end of the line, as [`GameTree::forward`] would.
    pub fn to_end(&mut self) {
        let mut end = self.cursor;
        while let Some(next) = self.next(end) {
            end = next;
        }
        self.go_to(end);
    }

    /// The last node of the main line: the current state of the game, wherever the cursor is.
    pub fn main_end(&self) -> NodeId {
        let mut end = NodeId::ROOT;
        while let Some(&next) = self.entry(end).and_then(|entry| entry.children.first()) {
            end = next;
        }
        end
    }

    /// The node to which [`GameTree::forward`] leads from a node.
    fn next(&self, node: NodeId) -> Option<NodeId> {
        let entry = self.entry(node)?;
        entry.recent.or(entry.children.first().copied())
    }

    /// Moves the cursor to a node. Returns whether the tree has the node.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        if self.entry(node).is_none() {
            return false;
        }
        let (shared, way) = self.way_to(node);
        self.take_back_to(shared);
        for next in way {
            let step = self.step(next).cloned();
            let played = step.map(|step| replay(&mut self.game, &step));
            debug_assert_eq!(played, Some(Ok(())), "a node's step can be played again");
            self.visit(next);
        }
        true
    }

    /// The last node that the lines to the cursor and to a node share, and the nodes from there to the node.
    fn way_to(&self, node: NodeId) -> (NodeId, Vec<NodeId>) {
        let depth = |node| self.entry(node).map_or(0, |entry| entry.depth);
        let up = |node| self.parent(node).unwrap_or(NodeId::ROOT);
        let (mut from, mut to, mut way) = (self.cursor, node, Vec::new());
        while from != to {
            if depth(to) >= depth(from) {
                way.push(to);
                to = up(to);
            } else {
                from = up(from);
            }
        }
        way.reverse();
        (to, way)
    }

    /// Takes back the steps from a node to the cursor.
    fn take_back_to(&mut self, node: NodeId) {
        while self.cursor != node {
            if let Some(TreeStep::Choice(_)) = self.step(self.cursor) {
                return self.play_from_start(node);
            }
            self.game.undo();
            self.cursor = self.parent(self.cursor).unwrap_or(NodeId::ROOT);
        }
    }

    /// Replays the line to a node from the start. Choices cannot be taken back one by one, because the rules undo them in a
    /// fixed order.
    fn play_from_start(&mut self, node: NodeId) {
        let mut game = self.start.clone();
        for step in self.line_to(node).into_iter().filter_map(|node| self.step(node)) {
            let played = replay(&mut game, step);
            debug_assert_eq!(played, Ok(()), "a node's step can be played again");
        }
        self.game = game;
        self.cursor = node;
    }

    /// Makes the line to this node the main line. Returns whether the tree has the node.
    pub fn promote(&mut self, node: NodeId) -> bool {
        let line = self.line_to(node);
        for &node in &line {
            let siblings = self.parent(node).and_then(|parent| self.entry_mut(parent));
            if let Some(siblings) = siblings.map(|parent| &mut parent.children)
                && let Some(place) = siblings.iter().position(|&sibling| sibling == node)
            {
                siblings[..=place].rotate_right(1);
            }
        }
        self.entry(node).is_some()
    }

    /// Deletes a node and everything after it. If the cursor is there, it moves to the node before. The root cannot be
    /// deleted. Returns whether anything was deleted.
    pub fn delete(&mut self, node: NodeId) -> bool {
        let Some(parent) = self.parent(node) else { return false };
        if self.line_to(self.cursor).contains(&node) {
            self.go_to(parent);
        }
        if let Some(entry) = self.entry_mut(parent) {
            entry.children.retain(|&child| child != node);
            entry.recent = entry.recent.filter(|&child| child != node);
        }
        let mut doomed = vec![node];
        while let Some(node) = doomed.pop() {
            let Some(entry) = self.entries[node.index()].take() else { continue };
            self.notes_size -= entry.note.map_or(0, |note| note.size());
            doomed.extend(entry.children);
        }
        true
    }

    /// The children of the cursor, the main line first.
    pub fn children(&self) -> &[NodeId] {
        self.children_of(self.cursor)
    }

    /// The children of a node, the main line first.
    pub fn children_of(&self, node: NodeId) -> &[NodeId] {
        self.entry(node).map_or(&[], |entry| &entry.children)
    }

    /// The node before this one.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.entry(node).filter(|_| node != NodeId::ROOT).map(|entry| entry.parent)
    }

    /// The step that leads to a node.
    pub fn step(&self, node: NodeId) -> Option<&TreeStep> {
        self.entry(node).and_then(|entry| entry.step.as_ref())
    }

    /// The number of steps from the root to a node.
    pub fn depth(&self, node: NodeId) -> usize {
        self.entry(node).map_or(0, |entry| entry.depth as usize)
    }

    /// The step that leads to a node, as it is written; `None` for the root.
    pub fn text(&self, node: NodeId) -> Option<&str> {
        self.entry(node).filter(|entry| entry.step.is_some()).map(|entry| entry.text.as_str())
    }

    /// The nodes from the root, which is not included, to the cursor.
    pub fn line(&self) -> Vec<NodeId> {
        self.line_to(self.cursor)
    }

    /// The nodes from the root, which is not included, to this one. Empty if the tree does not have it.
    pub fn line_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut line = Vec::new();
        let mut node = node;
        while let Some(parent) = self.parent(node) {
            line.push(node);
            node = parent;
        }
        line.reverse();
        line
    }

    /// The nodes of the main line without the root.
    pub fn main_line(&self) -> Vec<NodeId> {
        let mut line = Vec::new();
        let mut node = NodeId::ROOT;
        while let Some(&next) = self.children_of(node).first() {
            line.push(next);
            node = next;
        }
        line
    }

    /// Whether a node lies on the main line.
    pub fn is_main(&self, node: NodeId) -> bool {
        let first = |&node: &NodeId| {
            self.parent(node).is_some_and(|parent| self.children_of(parent).first() == Some(&node))
        };
        self.entry(node).is_some() && self.line_to(node).iter().all(first)
    }

    /// The number of nodes without the root.
    pub fn len(&self) -> usize {
        self.entries.iter().flatten().count() - 1
    }

    /// Whether nothing has been chosen or played.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All nodes with their entries.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = (NodeId, &TreeEntry)> {
        let entries = self.entries.iter().enumerate();
        entries.filter_map(|(index, entry)| Some((NodeId(index as u32), entry.as_ref()?)))
    }

    pub(crate) fn entry(&self, node: NodeId) -> Option<&TreeEntry> {
        self.entries.get(node.index()).and_then(Option::as_ref)
    }

    pub(crate) fn entry_mut(&mut self, node: NodeId) -> Option<&mut TreeEntry> {
        self.entries.get_mut(node.index()).and_then(Option::as_mut)
    }
}

/// The game as the main line, with the cursor at its end.
impl From<&Game> for GameTree {
    fn from(game: &Game) -> GameTree {
        let mut tree = match game.has_whole_history() {
            true => GameTree::new(game.position().game_type()),
            false => GameTree::from(game.start()),
        };
        let moves = game.moves();
        for text in &moves {
            let played = tree.play_text(text);
            debug_assert!(played.is_ok(), "what a game has played can be played again");
        }
        if let Some(ending) = game.ending().filter(|_| tree.ending().is_none()) {
            let _ = tree.declare(match (ending.reason, ending.outcome) {
                (Reason::Resignation, Outcome::Win(winner)) => Declared::Resignation(!winner),
                _ => Declared::Agreement,
            });
        }
        tree
    }
}

/// A game that begins in a position.
impl From<Position> for GameTree {
    fn from(position: Position) -> GameTree {
        GameTree::at_start(Game::from_position(position))
    }
}

impl Default for GameTree {
    /// A new game of Base+MLP.
    fn default() -> GameTree {
        GameTree::new(GameType::default())
    }
}

fn replay(game: &mut Game, step: &TreeStep) -> Result<(), Illegal> {
    match *step {
        TreeStep::Choice(chosen) => game.choose(chosen),
        TreeStep::Action(action) => game.play(action),
        TreeStep::Declared(declared) => declare(game, declared),
    }
}

fn declare(game: &mut Game, declared: Declared) -> Result<(), Illegal> {
    match declared {
        Declared::Resignation(player) | Declared::Time(player) => game.resign(player),
        Declared::Agreement => game.agree_on_draw(),
    }
}

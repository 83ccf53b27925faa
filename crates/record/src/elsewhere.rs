//! Games that were played under somewhat other rules.

use skep_rules::{GameType, RuleOption};

use crate::tree::Tree;

/// Plays a game that comes from elsewhere. If it cannot be played by the usual rules it may have begun with a Queen, or
/// have gone on after the third repetition: then it becomes a game with those options.
pub(crate) fn play<E>(
    game_type: GameType,
    mut moves: impl FnMut(&mut Tree) -> Result<(), E>,
) -> Result<Tree, E> {
    let mut usual = Tree::new(game_type);
    let Err(error) = moves(&mut usual) else { return Ok(usual) };
    let queen_first = (RuleOption::QueenFirst, "allow");
    let repetition = (RuleOption::Repetition, "off");
    for changes in [&[queen_first][..], &[repetition], &[queen_first, repetition]] {
        let mut game_type = game_type;
        for &(option, value) in changes {
            let options = game_type.options;
            game_type.options = options.with(option, value).unwrap_or(options);
        }
        let mut tree = Tree::new(game_type);
        if moves(&mut tree).is_ok() {
            return Ok(tree);
        }
    }
    Err(error)
}

//! Turning a position of one game into one of another.

use skep_rules::{GameType, Setup, Tile, TileName};

use super::edit::Report;

/// Makes it a position of another game, and reports the tiles on the table that do not stay as they are.
pub(super) fn change_game(setup: &mut Setup, game: GameType) -> Report {
    let name = |setup: &Setup, tile: Tile| TileName::of(tile, setup.face(tile));
    let before = setup.clone();
    setup.change_game(game);
    let mut report = Report::default();
    for tile in before.stacks.iter().flat_map(|(_, stack)| stack.iter().copied()) {
        if setup.place(tile).is_none() {
            report.dropped.push(name(&before, tile));
        } else if setup.face(tile) != before.face(tile) {
            report.turned.push(name(&before, tile));
        }
    }
    report
}

//! What a coach says in a free game: a warning when something is about to be lost, and reasons for a suggested action.

use skep_rules::{Action, Cell, Color, Position, Tile, TileName};

use crate::outlook::{self, winning_actions};

/// A warning that a coach gives without being asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The opponent would win at once with this tile.
    AboutToLose {
        /// The tile that would take the last side.
        by: TileName,
        /// How many sides of the royal are still free.
        free: u32,
    },
    /// The royal has few free sides, and the tile can take one.
    FewSides {
        /// The tile that can take a side.
        by: TileName,
        /// How many sides of the royal are still free.
        free: u32,
    },
    /// The Queen must be placed within that many own turns.
    QueenDue {
        /// How many turns are left, the current one included.
        turns: u32,
    },
}

/// A good thing about an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It wins.
    Wins,
    /// Without it the opponent would win at once.
    Saves,
    /// It brings the own Queen into play.
    BringsQueen,
    /// It takes a side of the other royal, of which that many are free then.
    TakesSide {
        /// How many sides are free then.
        free: u32,
    },
    /// It gives the own royal more room: that many sides are free then.
    FreesQueen {
        /// How many sides are free then.
        free: u32,
    },
    /// It pins an enemy.
    Pins {
        /// The enemy.
        tile: TileName,
    },
    /// It covers an enemy.
    Covers {
        /// The enemy.
        tile: TileName,
    },
    /// It brings a new tile into play.
    Develops,
}

/// From that many free sides on a royal is in no danger.
const ROOMY: u32 = 3;

/// What the learner, who is to move, should know before it is too late. The gravest first, and at most one.
pub fn warning(position: &Position) -> Option<Warning> {
    let me = position.to_move();
    let wins = winning_actions(position, !me);
    if let Some(&action) = wins.first() {
        let by = name_of_actor(position, action)?;
        return Some(Warning::AboutToLose { by, free: fewest_free_sides(position, me)? });
    }
    if let Some(turns) = position.turns_to_place_queen(me).filter(|&turns| turns <= 2) {
        return Some(Warning::QueenDue { turns });
    }
    let free = fewest_free_sides(position, me).filter(|&free| free < ROOMY)?;
    let by = taker_of_side(position, me)?;
    Some(Warning::FewSides { by, free })
}

/// The warning that comes after an action, if it lets the opponent win at once while another action would not.
pub fn blunder(position: &Position, action: Action) -> Option<Warning> {
    let me = position.to_move();
    let loses = |action: Action| {
        let mut after = position.clone();
        after.play_listed(position.with_draw(action, |bag| bag.into_iter().next()));
        let lost = after.to_move() != me && outlook::wins_at_once(&after, !me);
        lost.then_some(after)
    };
    let after = loses(action)?;
    if position.actions().into_iter().all(|other| loses(other).is_some()) {
        return None;
    }
    let win = *winning_actions(&after, !me).first()?;
    let by = name_of_actor(&after, win)?;
    Some(Warning::AboutToLose { by, free: fewest_free_sides(&after, me)? })
}

/// Why an action is good, the most important reason first.
pub fn reasons(position: &Position, action: Action) -> Vec<Reason> {
    let me = position.to_move();
    let mut after = position.clone();
    after.play_listed(position.with_draw(action, |bag| bag.into_iter().next()));
    let mut reasons = Vec::new();
    if after.outcome() == Some(skep_rules::Outcome::Win(me)) {
        return vec![Reason::Wins];
    }
    if outlook::wins_at_once(position, !me) && !outlook::wins_at_once(&after, !me) {
        reasons.push(Reason::Saves);
    }
    if matches!(action, Action::Place { tile, .. } if tile.is_queen()) {
        reasons.push(Reason::BringsQueen);
    }
    let sides = |player| (fewest_free_sides(position, player), fewest_free_sides(&after, player));
    if let (Some(before), Some(free)) = sides(!me)
        && free < before
    {
        reasons.push(Reason::TakesSide { free });
    }
    if let (Some(before), Some(free)) = sides(me)
        && free > before
    {
        reasons.push(Reason::FreesQueen { free });
    }
    let news = |is: &dyn Fn(&Position, Tile) -> bool| {
        let enemies = after.tiles_in_play_of(!me).into_iter();
        let new = enemies.filter(|&tile| position.cell(tile).is_some() && is(&after, tile));
        new.filter(|&tile| !is(position, tile)).map(|tile| after.name(tile)).next()
    };
    reasons.extend(news(&Position::is_pinned).map(|tile| Reason::Pins { tile }));
    reasons.extend(news(&Position::is_covered).map(|tile| Reason::Covers { tile }));
    if reasons.is_empty() && matches!(action, Action::Place { .. }) {
        reasons.push(Reason::Develops);
    }
    reasons
}

/// The player's royals on the table.
fn royals(position: &Position, player: Color) -> impl Iterator<Item = Tile> + '_ {
    let all = position.tiles_in_play_of(player).into_iter();
    all.filter(|&tile| tile.is_royal())
}

/// How many sides of the player's royal are free, of several royals the fewest.
fn fewest_free_sides(position: &Position, player: Color) -> Option<u32> {
    let taken = royals(position, player).filter_map(|royal| position.occupied_sides(royal));
    taken.max().map(|taken| 6 - taken)
}

/// A tile of the other player that could come to lie on a free side of the player's royal in one action.
fn taker_of_side(position: &Position, player: Color) -> Option<TileName> {
    let mut theirs = position.clone();
    theirs.play_null_move();
    let cells: Vec<Cell> =
        royals(position, player).filter_map(|royal| position.cell(royal)).collect();
    let beside = |cell: Cell| cells.iter().any(|royal| royal.distance_to(cell) == 1);
    let takes = |action: &Action| match *action {
        Action::Move { tile, to } => {
            let from =
                theirs.cell(tile).is_some_and(|from| beside(from) && theirs.height(from) == 1);
            beside(to) && !from && theirs.height(to) == 0
        }
        _ => false,
    };
    let action = theirs.actions().into_iter().find(takes)?;
    name_of_actor(&theirs, action)
}

/// The tile that an action is about.
fn name_of_actor(position: &Position, action: Action) -> Option<TileName> {
    match action {
        Action::Place { tile, bug, .. } => Some(TileName::of(tile, bug)),
        Action::Move { tile, .. }
        | Action::Flip { tile }
        | Action::Sting { tile, .. }
        | Action::Remove { tile, .. }
        | Action::Swap { tile, .. }
        | Action::Steal { tile } => Some(position.name(tile)),
        Action::Combo | Action::Draw { .. } | Action::End | Action::Pass => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> Position {
        text.parse().unwrap()
    }

    /// White's Queen has one free side, at 2,-1, and Black's Ant reaches it.
    const LAST_SIDE: &str =
        "Base;White[9];0,0:wS1 1,-1:bS1 1,0:wQ 0,1:wB1 1,1:bB1 2,0:bG1 3,0:bQ 4,0:bA1 -1,0:wG1";

    #[test]
    fn a_coach_warns_of_a_lost_queen() {
        let warned = warning(&position(LAST_SIDE));
        let by = "bA1".parse().unwrap();
        assert_eq!(warned, Some(Warning::AboutToLose { by, free: 1 }));
    }

    #[test]
    fn an_action_that_lets_the_opponent_win_is_a_blunder_if_another_does_not() {
        let position = position(LAST_SIDE);
        let (mut blunders, mut fine) = (0, 0);
        for action in position.actions() {
            match blunder(&position, action) {
                Some(_) => blunders += 1,
                None => fine += 1,
            }
        }
        assert!(blunders > 0 && fine > 0, "{blunders} {fine}");
    }

    #[test]
    fn a_coach_reminds_of_the_queen() {
        let late = position("Base;White[3];0,0:wS1 1,0:bS1 -1,0:wA1 2,0:bQ");
        assert_eq!(warning(&late), Some(Warning::QueenDue { turns: 2 }));
    }

    #[test]
    fn a_suggestion_comes_with_its_reasons() {
        let start = position("Base;White[2];0,0:wS1 1,0:bS1");
        let queen = start.read_move("wQ -wS1").unwrap();
        assert_eq!(reasons(&start, queen), [Reason::BringsQueen]);
        let ant = start.read_move("wA1 -wS1").unwrap();
        assert_eq!(reasons(&start, ant), [Reason::Develops]);
    }
}

//! Everything that can be asked of a game, but for the list of its moves.

use skep_club::{GameState, Moment, Offer, PersonId};
use skep_rules::Color;

/// The answers to all questions about a game. Two games with the same answers are the same.
pub(crate) fn snapshot<S>(game: &GameState<S>, now: Moment) -> Vec<String> {
    let position = game.game().position();
    let mut answers = vec![
        format!("{:?}", (game.version(), game.created(), game.changed())),
        format!("{:?}", (game.terms(), game.creator(), game.audience(), game.commitment())),
        format!("{:?}", (game.rematch_of(), game.next(), game.players(), game.status())),
        format!("{:x} {:?}", position.zobrist_hash(), game.game().open_choice()),
        format!("{:?} {}", (position.to_move(), position.turn()), position.bag().len()),
        format!("{:?} {}", game.game().ending(), game.game().len()),
        format!("{} {:?}", game.played().len(), game.played().last()),
        format!("{:?}", (game.has_started(), game.drawn(), game.to_act())),
        format!("{:?}", (game.clock(game.changed()), game.clock(now))),
        format!("{:?}", game.rated_outcome()),
    ];
    for offer in [Offer::Draw, Offer::TakeBack, Offer::Rematch] {
        let open = Color::ALL.map(|color| game.has_offered(color, offer));
        answers.push(format!("{offer:?} {open:?} {:?}", game.open_offer(offer)));
    }
    for color in Color::ALL {
        answers.push(format!("{color} {} {}", game.has_picked(color), game.turns(color)));
    }
    for left in [false, true] {
        answers.push(format!("{:?}", game.claim_from(now, left)));
    }
    for person in 0..6 {
        answers.push(format!("{:?}", game.color_of(PersonId(person))));
    }
    answers
}

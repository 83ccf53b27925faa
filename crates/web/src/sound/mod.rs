//! Sounds of the game: which event sounds, and how.

mod event;
mod low_time;
mod notes;
mod synthesizer;

use leptos::prelude::*;
use skep_record::{NodeId, Seat, TreeStep};

use self::event::SoundEvent;
use self::low_time::LowTimeWarning;
use self::synthesizer::Synthesizer;
use crate::after_frame::after_frame;
use crate::game_context::GameContext;
use crate::saved_games::GameId;
use crate::session::GameSession;
use crate::settings::Settings;

/// Plays the sounds of the open game, of the computer's actions too, while the settings allow it.
pub(crate) fn play_sounds(context: GameContext, settings: RwSignal<Settings>) {
    let synthesizer = StoredValue::new_local(Synthesizer::default());
    let play = move |event: SoundEvent| {
        if settings.read_untracked().sound {
            synthesizer.update_value(|synthesizer| synthesizer.play(event));
        }
    };
    Effect::new(move |before: Option<Option<(GameId, NodeId)>>| {
        let here = context.current_place();
        if let (Some(Some((old_game, from))), Some((game, node))) = (before, here.clone())
            && game == old_game
            && node != from
        {
            // The picture first.
            after_frame(move || {
                events(&context.session().read_untracked(), from, node).into_iter().for_each(play);
            });
        }
        here
    });
    let warning = StoredValue::new(LowTimeWarning::default());
    Effect::new(move |_| {
        let now = context.now.get();
        let Some(game) = context.id() else { return };
        let session = context.session();
        let session = session.read();
        let Some(player) = session.clock().running() else { return };
        let left = session.clock().remaining(player, now);
        let is_person = session.seats()[player] == Seat::Person;
        let Some(left) = left.filter(|_| is_person) else { return };
        if warning.try_update_value(|warning| warning.is_due(&game, player, left)) == Some(true) {
            play(SoundEvent::LowTime);
        }
    });
}

/// What sounds when the game has gone from one node to another: an action that was just played, and the end of the game.
/// Looking at earlier positions is silent.
fn events(session: &GameSession, from: NodeId, node: NodeId) -> Vec<SoundEvent> {
    let tree = session.tree();
    let is_new = tree.current() == node
        && tree.parent(node) == Some(from)
        && tree.children_of(node).is_empty();
    if !is_new {
        return Vec::new();
    }
    let action = match (tree.step(node), tree.last()) {
        (Some(TreeStep::Action(_)), Some((before, action))) => SoundEvent::of(&before, action),
        _ => None,
    };
    let end = session.ending().map(|_| SoundEvent::GameEnd);
    action.into_iter().chain(end).collect()
}

#[cfg(test)]
mod tests {
    use skep_record::{Declared, GameTree, TimeControl};
    use skep_rules::{ByColor, Color, GameType};

    use super::*;

    fn session() -> GameSession {
        let tree = GameTree::new(GameType::BASE);
        GameSession::new(tree, ByColor::default(), TimeControl::Unlimited, 0)
    }

    #[test]
    fn an_action_sounds_when_it_is_played_and_not_when_it_is_looked_at() {
        let mut session = session();
        let first = session.tree().position().actions()[0];
        let one = session.play(first, 0, |_| None).unwrap();
        assert_eq!(events(&session, NodeId::ROOT, one), [SoundEvent::Place]);
        let second = session.tree().position().actions()[0];
        let two = session.play(second, 0, |_| None).unwrap();
        assert_eq!(events(&session, one, two), [SoundEvent::Place]);
        assert_eq!(events(&session, NodeId::ROOT, two), []);
        session.browse(0, GameTree::back);
        assert_eq!(events(&session, two, one), []);
        session.browse(0, GameTree::back);
        session.browse(0, GameTree::forward);
        assert_eq!(events(&session, NodeId::ROOT, one), []);
    }

    #[test]
    fn the_end_of_the_game_sounds() {
        let mut session = session();
        let first = session.tree().position().actions()[0];
        let one = session.play(first, 0, |_| None).unwrap();
        let end = session.declare(Declared::Resignation(Color::Black), 0).unwrap();
        assert_eq!(events(&session, one, end), [SoundEvent::GameEnd]);
    }
}

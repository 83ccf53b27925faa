//! The channels to which the page is subscribed, and the last event of each game that was seen.

use skep_club::GameId;
use skep_wire::{Channel, ClientMessage, ServerMessage};

/// The channels.
#[derive(Debug, Default)]
pub(crate) struct Subscriptions(Vec<Subscription>);

#[derive(Debug)]
struct Subscription {
    channel: Channel,
    /// The number of the last event that was seen, in a game.
    seen: u32,
    /// Whether the server has answered on this connection.
    confirmed: bool,
}

impl Subscription {
    fn message(&self) -> ClientMessage {
        ClientMessage::Subscribe { channel: self.channel, after: self.seen }
    }
}

/// What becomes of a message of a channel.
#[derive(Debug)]
pub(crate) enum Taken {
    /// It is told, with those events that were not seen before.
    Message(Box<ServerMessage>),
    /// Something is missing: it has to be asked for.
    Again(ClientMessage),
    /// It is old, or of a channel to which nobody listens any more.
    Nothing,
}

impl Subscriptions {
    /// Adds a channel. Returns the message that subscribes, unless that was done before.
    pub(crate) fn add(&mut self, channel: Channel) -> Option<ClientMessage> {
        if self.0.iter().any(|subscription| subscription.channel == channel) {
            return None;
        }
        let subscription = Subscription { channel, seen: 0, confirmed: false };
        let message = subscription.message();
        self.0.push(subscription);
        Some(message)
    }

    /// Removes a channel. Returns whether it was there.
    pub(crate) fn remove(&mut self, channel: Channel) -> bool {
        let before = self.0.len();
        self.0.retain(|subscription| subscription.channel != channel);
        self.0.len() < before
    }

    /// The connection is gone.
    pub(crate) fn unconfirm(&mut self) {
        self.0.iter_mut().for_each(|subscription| subscription.confirmed = false);
    }

    /// Games are asked for from the beginning.
    pub(crate) fn forget_events(&mut self) {
        self.0.iter_mut().for_each(|subscription| subscription.seen = 0);
    }

    /// The messages that subscribe to everything of which the server has not spoken yet.
    pub(crate) fn unconfirmed(&self) -> impl Iterator<Item = ClientMessage> {
        let unconfirmed = self.0.iter().filter(|subscription| !subscription.confirmed);
        unconfirmed.map(Subscription::message)
    }

    /// Removes the game that the server does not know: the first of which it has not spoken yet, since it answers in order.
    pub(crate) fn remove_missing(&mut self) -> Option<GameId> {
        let game = self.0.iter().find_map(|subscription| match subscription.channel {
            Channel::Game { game } if !subscription.confirmed => Some(game),
            _ => None,
        })?;
        self.remove(Channel::Game { game });
        Some(game)
    }

    /// Takes a message of a channel.
    pub(crate) fn take(&mut self, mut message: ServerMessage) -> Taken {
        let channel = message.channel();
        let found = self.0.iter_mut().find(|known| Some(known.channel) == channel);
        let Some(subscription) = found else { return Taken::Nothing };
        match &mut message {
            ServerMessage::Game { events, .. } => {
                events.retain(|event| event.number > subscription.seen);
                let numbers = events.iter().map(|event| event.number);
                if !numbers.eq((subscription.seen + 1..).take(events.len())) {
                    if subscription.seen == 0 {
                        // Asking again would not help.
                        return Taken::Nothing;
                    }
                    subscription.seen = 0;
                    return Taken::Again(subscription.message());
                }
                subscription.seen += events.len() as u32;
            }
            ServerMessage::Event { event, .. } => {
                if event.number <= subscription.seen {
                    return Taken::Nothing;
                }
                if event.number != subscription.seen + 1 {
                    return Taken::Again(subscription.message());
                }
                subscription.seen = event.number;
            }
            _ => {}
        }
        subscription.confirmed = true;
        Taken::Message(Box::new(message))
    }
}

//! The signs for the states of tiles, shared by pictures and boards.

/// A sign for the state of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// It was just moved or turned over, which restrains it now: a Z.
    Resting,
    /// It is stung: a bolt.
    Stung,
    /// A Stink bug shields it: a shield.
    Shielded,
    /// It was turned over: an arrow around a circle.
    TurnedOver,
}

impl Sign {
    /// All signs.
    pub const ALL: [Sign; 4] = [Sign::Resting, Sign::Stung, Sign::Shielded, Sign::TurnedOver];

    /// The shape as SVG path data, to be filled: within a box of 20 by 20 around 0,0.
    pub const fn path(self) -> &'static str {
        match self {
            Sign::Resting => "M-6-6.5H6V-3.7L-1.5 3.7H6V6.5H-6V3.7L1.5-3.7H-6Z",
            Sign::Stung => "M2.5-9-6 1.5H-1L-2.5 9 6-1.5H1Z",
            Sign::Shielded => "M0-8.5 7-6V-.5C7 4 4 7 0 8.8-4 7-7 4-7-.5V-6Z",
            Sign::TurnedOver => {
                "M-7.2 0A7.2 7.2 0 0 1 5.2-5L7.4-7.2V-.4H.6L3.2-3A4.4 4.4 0 0 0-4.4 0Z\
                 M7.2 1.6A7.2 7.2 0 0 1-5.4 5L-7.4 7V1.6H-1L-3 3.4A4.4 4.4 0 0 0 4.2 1.6Z"
            }
        }
    }
}

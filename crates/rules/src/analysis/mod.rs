//! What only an evaluation or a search asks of a position. Queries for everybody are in
//! [`position::queries`](crate::position).

mod queen_attack;
pub(crate) mod queen_threat;
mod stand_ins;
pub(crate) mod summary;

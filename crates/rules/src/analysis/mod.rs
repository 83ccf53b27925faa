//! What only an evaluation or a search asks of a position. Queries for everybody are in
//! [`position::queries`](crate::position).

mod mobility;
mod queen_attack;
pub(crate) mod queen_threat;
pub(crate) mod summary;

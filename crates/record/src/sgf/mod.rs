//! Standard games in BoardSpace's SGF.
//!
//! ```text
//! (;
//! GM[27]VV[1]
//! SU[hive-plm]
//! P0[id "…"]
//! P1[id "…"]
//! ; P0[0 Start P0]
//! ; P0[1 move W wS1 N 13 .]
//! ; P0[2 done]
//! ; P1[3 pick B 2 bG1]
//! ; P1[4 dropb bG1 M 12 /wS1]
//! ; P1[5 done]
//! )
//! ```
//!
//! It records every gesture: a player picks tiles up and puts them down, perhaps several times, until `done`. A place is a
//! column, a row, and a neighbour as in our notation, or a dot on top of a stack and for the first tile. Old files leave
//! out the colours of tiles.
//!
//! Notes are properties of SGF itself, after the `done` of their move: `C[…]` is a comment, with drawings as in PGN (see
//! [`commands`](crate::commands)). Glyphs are `TE[1]` (`!`), `TE[2]` (`!!`), `IT[]` (`!?`), `DO[]` (`?!`), `BM[1]` (`?`) and
//! `BM[2]` (`??`).

mod glyphs;
mod properties;
mod read;
mod result;
mod tiles;
mod write;

pub use read::{SgfError, SgfProblem, read_sgf};
pub use write::{NoSgf, write_sgf};

//! The trained weights of the evaluation, written by `skep-tune fit`.

pub(super) mod linear;
pub(super) mod network;

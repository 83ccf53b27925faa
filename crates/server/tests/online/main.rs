//! Online play over real sockets.

mod accounts;
mod bad_input;
mod client;
mod games;
mod people;
mod resuming;
mod secrets;
mod server;
mod table;

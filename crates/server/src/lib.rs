//! Serves the application to browsers.
//!
//! The files that `cargo xtask build` makes are embedded in the program. [`router()`] answers requests for them; a
//! [`Server`] listens at an address and uses the router until it is told to stop.
//!
//! ```no_run
//! use std::net::Ipv4Addr;
//!
//! use skep_server::{App, Port, Server};
//!
//! let server = Server::bind(Ipv4Addr::LOCALHOST.into(), Port::From(8080))?;
//! println!("{}", server.url());
//! server.run(App::embedded())?;
//! # Ok::<(), skep_server::ServeError>(())
//! ```

mod app;
mod encoding;
mod headers;
mod router;
mod server;

pub use app::{App, AppFile};
pub use router::router;
pub use server::{Port, ServeError, Server};

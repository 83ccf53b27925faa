//! Serves the application to browsers.
//!
//! The files that `cargo xtask build` makes are embedded in the program. [`router()`] answers requests for them; a
//! [`Server`] listens at an address and uses the router until it is told to stop.
//!
//! ```no_run
//! use std::net::Ipv4Addr;
//!
//! use skep_server::{App, Port, ServeOptions, Server};
//!
//! let server = Server::bind(Ipv4Addr::LOCALHOST.into(), Port::From(8080))?;
//! println!("{}", server.url());
//! server.run(App::embedded(), ServeOptions::default())?;
//! # Ok::<(), skep_server::ServeError>(())
//! ```

mod app;
mod connections;
mod encoding;
mod headers;
mod online;
mod places;
mod router;
mod server;

pub use app::{App, AppFile};
pub use connections::ConnectionLimits;
pub use online::{
    Copied, CopyError, OnlineError, OnlineLimits, OnlineOptions, PublicUrl, PublicUrlError, Rate,
    backup, restore,
};
pub use router::router;
pub use server::{Port, ServeError, ServeOptions, Server};

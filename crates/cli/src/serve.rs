//! `skep serve`: the application and online play for browsers.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use skep_server::{
    App, ConnectionLimits, OnlineLimits, OnlineOptions, Port, Rate, ServeOptions, Server,
};

use crate::args::ServeArgs;
use crate::data_folder::data_folder;
use crate::error::Error;

/// The default port.
const PORT: u16 = 8080;

pub(crate) fn run(args: &ServeArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let port = args.port.map_or(Port::From(PORT), Port::Exactly);
    let options = options(args)?;
    let server = Server::bind(args.address, port)?;
    let app = match &args.app {
        Some(folder) => {
            App::from_folder(folder).map_err(|error| Error::Path { path: folder.clone(), error })?
        }
        None => App::embedded(),
    };
    let url = server.url();
    writeln!(out, "skep is at {url} until you press Control-C.")?;
    if server.address().ip().is_unspecified() {
        writeln!(out, "Everybody who can reach this machine can play there.")?;
    }
    if !app.is_built() {
        writeln!(out, "The application is not part of this program: `cargo xtask run` builds it.")?;
    }
    if let Some(online) = &options.online {
        writeln!(out, "Games and accounts are kept in {}.", online.data.display())?;
    }
    out.flush()?;
    if args.open || io::stdout().is_terminal() && !args.no_open {
        // If there is no browser, the address has been printed.
        let _ = open::that_detached(&url);
    }
    server.run(app, options)?;
    Ok(ExitCode::SUCCESS)
}

fn options(args: &ServeArgs) -> Result<ServeOptions, Error> {
    let most = args.max_per_address;
    let connections = ConnectionLimits {
        connections: args.max_connections,
        per_address: most.unwrap_or(ConnectionLimits::DEFAULT.per_address),
        ..ConnectionLimits::DEFAULT
    };
    if args.no_online {
        return Ok(ServeOptions { connections, online: None });
    }
    let data = data_folder(args.data.as_ref())?;
    let mut limits = if args.no_rate_limits { unlimited_rates() } else { OnlineLimits::DEFAULT };
    limits.sockets_per_address = most.unwrap_or(limits.sockets_per_address);
    let online = OnlineOptions {
        public_url: args.public_url.clone(),
        trust_proxy: args.trust_proxy,
        limits,
        ..OnlineOptions::new(data)
    };
    Ok(ServeOptions { connections, online: Some(online) })
}

/// Limits for load tests, where one machine plays many people.
fn unlimited_rates() -> OnlineLimits {
    let any = Rate::new(1_000_000, 1);
    OnlineLimits {
        messages: any,
        play: any,
        watch: any,
        lobby: any,
        chat: any,
        guests: any,
        passwords_by_address: any,
        passwords_by_name: any,
        requests: any,
        ..OnlineLimits::DEFAULT
    }
}

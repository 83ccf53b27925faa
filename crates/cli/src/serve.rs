//! `skep serve`: the application for browsers.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use skep_server::{App, Port, Server};

use crate::args::ServeArgs;
use crate::error::Error;

/// The default port.
const PORT: u16 = 8080;

pub(crate) fn run(args: &ServeArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let port = args.port.map_or(Port::From(PORT), Port::Exactly);
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
    out.flush()?;
    if args.open || io::stdout().is_terminal() && !args.no_open {
        // If there is no browser, the address has been printed.
        let _ = open::that_detached(&url);
    }
    server.run(app)?;
    Ok(ExitCode::SUCCESS)
}

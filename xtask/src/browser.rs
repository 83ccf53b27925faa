//! The browser tests.

use std::net::{Ipv4Addr, TcpListener};

use crate::programs::{Failure, Invocation, print};
use crate::tools;
use crate::web;

/// Builds everything, and runs the Playwright tests in Chromium.
pub(crate) fn test() -> Result<(), Failure> {
    if std::env::var("SKEP_BROWSER").is_ok_and(|wanted| wanted == "0") {
        print("\n▷ browser tests skipped (SKEP_BROWSER=0)");
        return Ok(());
    }
    tools::need_node()?;
    let chromium = tools::need_chromium()?;
    let program = web::build_all()?;
    Invocation::new("installing Playwright and axe", "npm", &["ci", "--no-fund", "--no-audit"])
        .within("e2e")
        .run()?;
    Invocation::new("browser tests", "npm", &["test", "--silent"])
        .within("e2e")
        .env("SKEP_PROGRAM", &program.to_string_lossy())
        .env("SKEP_CHROMIUM", &chromium.to_string_lossy())
        .env("SKEP_PORT", &free_port()?.to_string())
        .env("SKEP_ONLINE_PORT", &free_port()?.to_string())
        .run()
}

/// A port that is free now.
fn free_port() -> Result<u16, Failure> {
    let free =
        TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|listener| listener.local_addr());
    free.map(|address| address.port())
        .map_err(|error| Failure(format!("there is no free port: {error}")))
}

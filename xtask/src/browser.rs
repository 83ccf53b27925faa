//! The application in a real browser.

use std::net::{Ipv4Addr, TcpListener};

use crate::steps::{Failure, Step, say};
use crate::tools;
use crate::web;

/// Builds everything, and lets Playwright serve it and try it in Chromium.
pub(crate) fn test() -> Result<(), Failure> {
    if std::env::var("SKEP_BROWSER").is_ok_and(|wanted| wanted == "0") {
        say("\n▷ the tests in the browser are left out");
        return Ok(());
    }
    tools::need_node()?;
    let chromium = tools::need_chromium()?;
    let program = web::build_all()?;
    Step::new("installing Playwright and axe", "npm", &["ci", "--no-fund", "--no-audit"])
        .within("e2e")
        .run()?;
    Step::new("browser tests", "npm", &["test", "--silent"])
        .within("e2e")
        .env("SKEP_PROGRAM", &program.to_string_lossy())
        .env("SKEP_CHROMIUM", &chromium.to_string_lossy())
        .env("SKEP_PORT", &free_port()?.to_string())
        .run()
}

/// A port that nobody uses now.
fn free_port() -> Result<u16, Failure> {
    let free =
        TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|listener| listener.local_addr());
    free.map(|address| address.port())
        .map_err(|error| Failure(format!("there is no free port: {error}")))
}

//! This program as an engine.

use std::env;

use skep_uhp::CommandLine;

use crate::error::Error;

/// The command with its program resolved: `skep` means this program, and without arguments `skep uhp`.
pub(crate) fn resolve(command: &CommandLine) -> Result<CommandLine, Error> {
    if command.program() != "skep" {
        return Ok(command.clone());
    }
    let path = env::current_exe().ok().and_then(|path| path.into_os_string().into_string().ok());
    let path = path.ok_or(Error::OwnPath)?;
    let arguments = match command.arguments() {
        [] => vec!["uhp".to_owned()],
        arguments => arguments.to_vec(),
    };
    Ok(CommandLine::new(path, arguments))
}

//! The server as a process of its own, which can be measured and killed.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, io, thread};

/// The time for a server to listen.
const START: Duration = Duration::from_secs(60);

/// A running server. It is killed when it is dropped.
#[derive(Debug)]
pub(crate) struct Process {
    program: PathBuf,
    folder: PathBuf,
    pub(crate) address: SocketAddr,
    child: Child,
}

impl Process {
    /// Starts `skep serve` with this folder, at a port that was free a moment ago.
    pub(crate) fn start(program: &Path, folder: &Path) -> io::Result<Process> {
        let free = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let address = free.local_addr()?;
        drop(free);
        let child = spawn(program, folder, address)?;
        let process =
            Process { program: program.to_owned(), folder: folder.to_owned(), address, child };
        process.wait_until_it_listens()?;
        Ok(process)
    }

    /// Kills the server as a power cut would, and starts it again with the same folder at the same port.
    pub(crate) fn kill_and_restart(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        self.child = spawn(&self.program, &self.folder, self.address)?;
        self.wait_until_it_listens()
    }

    fn wait_until_it_listens(&self) -> io::Result<()> {
        let begun = Instant::now();
        loop {
            match std::net::TcpStream::connect(self.address) {
                Ok(_) => return Ok(()),
                Err(error) if begun.elapsed() > START => return Err(error),
                Err(_) => thread::sleep(Duration::from_millis(20)),
            }
        }
    }

    /// The most memory that the server has had so far, in megabytes, where the system tells.
    pub(crate) fn peak_memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
        Some(kilobytes / 1024)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn spawn(program: &Path, folder: &Path, address: SocketAddr) -> io::Result<Child> {
    Command::new(program)
        .args(["serve", "--no-open", "--port", &address.port().to_string(), "--data"])
        .arg(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .spawn()
}

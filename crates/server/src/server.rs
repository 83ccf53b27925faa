//! Listening at an address until it is time to stop.

use std::future::Future;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use std::time::Duration;

use thiserror::Error;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

use crate::app::App;
use crate::router::router;

/// Which port to listen at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Port {
    /// This one and no other; 0 stands for any that is free.
    Exactly(u16),
    /// This one, or the next that is free.
    From(u16),
}

/// How many ports are tried where the first is in use.
const TRIES: u16 = 50;

/// What requests may still take when it is time to stop.
const PATIENCE: Duration = Duration::from_secs(3);

/// Why nothing is served.
#[derive(Debug, Error)]
pub enum ServeError {
    /// Somebody else listens there.
    #[error("port {} of {} is in use by another program; choose another port, or 0 for any that is free", .0.port(), .0.ip())]
    InUse(SocketAddr),
    /// The system does not allow it, or the machine has no such address.
    #[error("nothing can be served at {address}: {error}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why.
        error: io::Error,
    },
    /// Something fails while serving.
    #[error("nothing can be served any more: {0}")]
    Serve(io::Error),
}

/// A place where requests are answered.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Takes a port of an address.
    pub fn bind(ip: IpAddr, port: Port) -> Result<Server, ServeError> {
        let (first, last) = match port {
            Port::Exactly(port) => (port, port),
            Port::From(port) => (port, port.saturating_add(TRIES)),
        };
        let in_use = Err(ServeError::InUse(SocketAddr::new(ip, first)));
        let tries = (first..=last).map(|port| listen(SocketAddr::new(ip, port)));
        let mut others = tries.skip_while(|tried| matches!(tried, Err(ServeError::InUse(_))));
        others.next().unwrap_or(in_use)
    }

    /// The address where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What to type into a browser on this machine.
    pub fn url(&self) -> String {
        let here = match self.address.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            ip => ip,
        };
        format!("http://{}/", SocketAddr::new(here, self.address.port()))
    }

    /// Serves the application until the program is interrupted or asked to end.
    pub fn run(self, app: App) -> Result<(), ServeError> {
        self.run_until(app, asked_to_end())
    }

    /// Serves the application until something happens. What is under way then is finished, if it does not take long.
    pub fn run_until(self, app: App, stop: impl Future<Output = ()>) -> Result<(), ServeError> {
        let runtime = Runtime::new().map_err(ServeError::Serve)?;
        let served = runtime.block_on(serve(self.listener, app, stop));
        runtime.shutdown_background();
        served.map_err(ServeError::Serve)
    }
}

fn listen(address: SocketAddr) -> Result<Server, ServeError> {
    let bind = || {
        let listener = TcpListener::bind(address)?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        Ok(Server { listener, address })
    };
    bind().map_err(|error: io::Error| match error.kind() {
        io::ErrorKind::AddrInUse => ServeError::InUse(address),
        _ => ServeError::Listen { address, error },
    })
}

async fn serve(listener: TcpListener, app: App, stop: impl Future<Output = ()>) -> io::Result<()> {
    let listener = tokio::net::TcpListener::from_std(listener)?;
    let (told, hears) = oneshot::channel::<()>();
    let serving = axum::serve(listener, router(app)).with_graceful_shutdown(async {
        // If nobody can tell any more, it is time as well.
        let _ = hears.await;
    });
    let patience = async {
        stop.await;
        drop(told);
        tokio::time::sleep(PATIENCE).await;
    };
    tokio::select! {
        // In this order: before anybody is answered it listens for the word to end.
        biased;
        () = patience => Ok(()),
        served = serving.into_future() => served,
    }
}

/// Control-C, or what systems send to end a program.
async fn asked_to_end() {
    let interrupted = async {
        // Without a way to hear of it, the system ends the program by itself.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = interrupted => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};

    match signal(SignalKind::terminate()) {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}

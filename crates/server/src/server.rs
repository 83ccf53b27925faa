//! A server that listens at an address until it is told to stop.

use std::future::Future;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use std::time::Duration;

use thiserror::Error;
use tokio::runtime::Runtime;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use crate::app::App;
use crate::connections::{ConnectionLimits, Connections, allow_open_files};
use crate::online::{Online, OnlineError, OnlineOptions};
use crate::router::router_with;

/// The port to listen at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Port {
    /// Only this port; 0 is any free port.
    Exactly(u16),
    /// This port, or the next free one.
    From(u16),
}

/// The number of further ports that [`Port::From`] tries.
const TRIES: u16 = 50;

/// The time for open requests to finish after the server was told to stop.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(3);

/// Why the application cannot be served.
#[derive(Debug, Error)]
pub enum ServeError {
    /// Another program uses the port.
    #[error("port {} of {} is in use by another program; choose another port, or 0 for any free port", .0.port(), .0.ip())]
    InUse(SocketAddr),
    /// The system does not allow it, or the machine has no such address.
    #[error("cannot listen at {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The system's error.
        error: io::Error,
    },
    /// There is no online play.
    #[error(transparent)]
    Online(#[from] OnlineError),
    /// The server failed while it was running.
    #[error("the server failed: {0}")]
    Serve(io::Error),
}

/// What a server does besides serving the application.
#[derive(Clone, Debug, Default)]
pub struct ServeOptions {
    /// The limits of connections.
    pub connections: ConnectionLimits,
    /// Online play; nothing to serve the application alone.
    pub online: Option<OnlineOptions>,
}

/// A server that is bound to an address.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Binds a port of an address.
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

    /// The address that the server is bound to.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The URL for a browser on this machine.
    pub fn url(&self) -> String {
        let here = match self.address.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            ip => ip,
        };
        format!("http://{}/", SocketAddr::new(here, self.address.port()))
    }

    /// Serves the application until Control-C or a termination signal.
    pub fn run(self, app: App, options: ServeOptions) -> Result<(), ServeError> {
        self.run_until(app, options, stop_signal())
    }

    /// Serves the application until the future completes. Open requests then have a few seconds to finish.
    pub fn run_until(
        self,
        app: App,
        options: ServeOptions,
        stop: impl Future<Output = ()>,
    ) -> Result<(), ServeError> {
        allow_open_files();
        let runtime = Runtime::new().map_err(ServeError::Serve)?;
        let served = runtime.block_on(serve(self.listener, app, options, stop));
        runtime.shutdown_background();
        served
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

async fn serve(
    listener: TcpListener,
    app: App,
    options: ServeOptions,
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let listener = tokio::net::TcpListener::from_std(listener).map_err(ServeError::Serve)?;
    let no_more = CancellationToken::new();
    let trust_proxy = options.online.as_ref().is_some_and(|online| online.trust_proxy);
    let mut stop = std::pin::pin!(stop);
    // The signal handlers are installed before a request is answered.
    let stopped_at_once = std::future::poll_fn(|context| {
        std::task::Poll::Ready(stop.as_mut().poll(context).is_ready())
    });
    if stopped_at_once.await {
        return Ok(());
    }
    let online = match options.online {
        Some(options) => Some(Online::start(options).await?),
        None => None,
    };
    let connections = Connections {
        router: router_with(app, online.as_ref().map(Online::routes)),
        limits: options.connections,
        trust_proxy,
        stop: no_more.clone(),
    };
    let serving = tokio::spawn(connections.serve(listener));
    stop.await;
    no_more.cancel();
    if let Some(online) = online {
        online.stop().await;
    }
    // What is not answered by then is cut off.
    let _ = timeout(SHUTDOWN_TIMEOUT, serving).await;
    Ok(())
}

/// Waits for Control-C or a termination signal.
async fn stop_signal() {
    let interrupted = async {
        // If no handler can be installed, the default action of the signal ends the program.
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

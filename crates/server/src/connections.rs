//! Accepts connections, and gives none of them for ever: header, write and request time-outs, and limits on their number.

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt as _;

use crate::places::{Place, Places};

/// The pause after the system has refused to accept a connection, as it does when the program has too many open files.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// The longest head of a request, in bytes.
const MAX_HEAD: usize = 16 * 1024;

/// Limits of connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionLimits {
    /// The number of connections.
    pub connections: usize,
    /// The number of connections from one address; IPv6 addresses count by their first 64 bits. It does not apply to a proxy
    /// that is trusted.
    pub per_address: usize,
    /// The time for the head of a request, also while a connection is kept open between two requests.
    pub head: Duration,
    /// The time for the rest of a request and its answer.
    pub request: Duration,
    /// The time for which nothing of an answer is taken.
    pub stalled: Duration,
}

impl ConnectionLimits {
    /// The limits of a server on a small machine.
    pub const DEFAULT: ConnectionLimits = ConnectionLimits {
        connections: 10_000,
        per_address: 250,
        head: Duration::from_secs(8),
        request: Duration::from_secs(15),
        stalled: Duration::from_secs(20),
    };
}

impl Default for ConnectionLimits {
    fn default() -> Self {
        ConnectionLimits::DEFAULT
    }
}

/// The machine at the other end of a connection. It is found among the extensions of a request.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    /// The address.
    pub(crate) address: SocketAddr,
    /// Count the connection as long as they are kept. A socket keeps them.
    _place: Arc<(OwnedSemaphorePermit, Place<IpAddr>)>,
}

/// The part of an address that belongs to one person: somebody with IPv6 has 2^64 of them.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(ip) => IpAddr::V6(Ipv6Addr::from_bits(ip.to_bits() & !u128::from(u64::MAX))),
        ip => ip,
    }
}

/// How connections are served.
#[derive(Clone)]
pub(crate) struct Connections {
    /// Answers the requests.
    pub(crate) router: Router,
    /// The limits.
    pub(crate) limits: ConnectionLimits,
    /// Whether all connections come from a proxy.
    pub(crate) trust_proxy: bool,
    /// Cancelled when no more requests are accepted.
    pub(crate) stop: CancellationToken,
}

impl Connections {
    /// Accepts connections until the server stops, and then waits until the open requests are answered. Sockets are not waited
    /// for.
    pub(crate) async fn serve(self, listener: TcpListener) {
        let most = self.limits.connections.min(Semaphore::MAX_PERMITS);
        let all = Arc::new(Semaphore::new(most));
        let by_address = Places::default();
        let tasks = TaskTracker::new();
        while let Some(accepted) = self.stop.run_until_cancelled(listener.accept()).await {
            match accepted {
                Ok((stream, address)) => {
                    // Too many connections: this one is closed at once.
                    let Ok(permit) = Arc::clone(&all).try_acquire_owned() else { continue };
                    let most = if self.trust_proxy { usize::MAX } else { self.limits.per_address };
                    let place = by_address.take(network(address.ip()), most);
                    let Some(place) = place else { continue };
                    let peer = Peer { address, _place: Arc::new((permit, place)) };
                    tasks.spawn(self.clone().serve_one(stream, peer));
                }
                Err(error) if is_of_one_connection(&error) => {}
                Err(error) => {
                    tracing::warn!("cannot accept connections: {error}");
                    sleep(ACCEPT_PAUSE).await;
                }
            }
        }
        drop(listener);
        tasks.close();
        tasks.wait().await;
    }

    /// Answers the requests of one connection.
    async fn serve_one(self, stream: TcpStream, peer: Peer) {
        // Messages are small, and people wait for them.
        let _ = stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(self.limits.stalled));
        let (router, request_limit) = (self.router, self.limits.request);
        let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(peer.clone());
            answer(router.clone(), request.map(Body::new), request_limit)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.limits.head)
            .max_buf_size(MAX_HEAD)
            .serve_connection(TokioIo::new(Box::pin(stream)), service)
            .with_upgrades();
        let mut connection = std::pin::pin!(connection);
        // An error means that the other end is gone or does not speak HTTP: there is nobody to tell.
        tokio::select! {
            _ = connection.as_mut() => return,
            () = self.stop.cancelled() => connection.as_mut().graceful_shutdown(),
        }
        let _ = connection.await;
    }
}

/// The answer of the router, which it has to give within the limit.
async fn answer(router: Router, request: Request, limit: Duration) -> Result<Response, Infallible> {
    let late = || (StatusCode::REQUEST_TIMEOUT, "The request took too long.\n").into_response();
    timeout(limit, router.oneshot(request)).await.unwrap_or_else(|_| Ok(late()))
}

/// Whether an error of `accept` concerns only the connection that would have been accepted.
fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Lets the program have as many open files as the system allows: each connection is one, and the usual limit is 1,024.
pub(crate) fn allow_open_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        // If the system refuses, the usual limit remains.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_network_count_as_one() {
        let network = |text: &str| network(text.parse().unwrap());
        assert_eq!(network("2001:db8:0:1:2::3"), network("2001:db8:0:1:ffff::"));
        assert_ne!(network("2001:db8:0:1::"), network("2001:db8:0:2::"));
        assert_ne!(network("10.0.0.1"), network("10.0.0.2"));
    }
}

//! A slow line to a server: everything arrives later, in both directions.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// Opens an address that leads to the server, with this delay in each direction.
pub(crate) async fn open(server: SocketAddr, delay: Duration) -> io::Result<SocketAddr> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
    let address = listener.local_addr()?;
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            let Ok(upstream) = TcpStream::connect(server).await else { continue };
            // Without it the line would be even slower; the delay is what is measured.
            let _ = (client.set_nodelay(true), upstream.set_nodelay(true));
            let (client_reads, client_writes) = client.into_split();
            let (server_reads, server_writes) = upstream.into_split();
            carry(client_reads, server_writes, delay);
            carry(server_reads, client_writes, delay);
        }
    });
    Ok(address)
}

/// Carries bytes one way until either end closes.
fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, delay: Duration) {
    let (sender, mut line) = mpsc::unbounded_channel::<(Instant, Vec<u8>)>();
    tokio::spawn(async move {
        let mut buffer = vec![0; 16 * 1024];
        while let Ok(length @ 1..) = from.read(&mut buffer).await {
            let Some(bytes) = buffer.get(..length) else { return };
            if sender.send((Instant::now() + delay, bytes.to_vec())).is_err() {
                return;
            }
        }
    });
    tokio::spawn(async move {
        while let Some((arrives, bytes)) = line.recv().await {
            sleep_until(arrives).await;
            if to.write_all(&bytes).await.is_err() {
                return;
            }
        }
    });
}

//! The WebSocket of the browser.

use leptos::prelude::*;
use skep_wire::{ClientMessage, ServerMessage};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CloseEvent, MessageEvent, WebSocket};

use super::connection::Input;

/// The code of a connection that could not be opened.
const NOT_OPENED: u16 = 1006;

/// An open socket, or one that is being opened. Dropping it closes it, and nothing more is heard of it.
pub(crate) struct Socket {
    socket: WebSocket,
    _handlers: [Closure<dyn FnMut(JsValue)>; 3],
}

impl Socket {
    /// Opens a socket, and tells what happens to it.
    pub(crate) fn open(tell: impl Fn(Input) + Clone + 'static) -> Result<Socket, Input> {
        let closed = Input::Closed(NOT_OPENED);
        let socket = WebSocket::new(&address().ok_or(closed.clone())?).map_err(|_| closed)?;
        let opened = {
            let tell = tell.clone();
            Closure::new(move |_: JsValue| tell(Input::Opened))
        };
        let message = {
            let tell = tell.clone();
            Closure::new(move |event: JsValue| {
                let text = event.unchecked_into::<MessageEvent>().data().as_string();
                // A message that this page does not know is one of a later version.
                let read = text.and_then(|text| serde_json::from_str::<ServerMessage>(&text).ok());
                if let Some(message) = read {
                    tell(Input::Received(message.into()));
                }
            })
        };
        let closed = Closure::new(move |event: JsValue| {
            tell(Input::Closed(event.unchecked_into::<CloseEvent>().code()));
        });
        let handlers: [Closure<dyn FnMut(JsValue)>; 3] = [opened, message, closed];
        let [opened, message, closed] = &handlers;
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Ok(Socket { socket, _handlers: handlers })
    }

    /// Sends a message.
    pub(crate) fn send(&self, message: &ClientMessage) {
        if let Ok(text) = serde_json::to_string(message) {
            // A socket that is closing tells so by itself.
            let _ = self.socket.send_with_str(&text);
        }
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // It may be closed already.
        let _ = self.socket.close();
    }
}

/// The address of the socket: on the server of the page.
fn address() -> Option<String> {
    let location = window().location();
    let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
    Some(format!("{scheme}://{}/ws", location.host().ok()?))
}

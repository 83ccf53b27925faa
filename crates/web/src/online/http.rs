//! Requests to the server under `/api`.

use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use skep_wire::AccountError;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

/// Why a request under `/api` has failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ApiFailure {
    /// The server has refused it.
    Refused(AccountError),
    /// The server has no online play.
    Absent,
    /// The server could not be reached, or has answered something that cannot be read.
    Unreachable,
}

/// Asks for something: `get::<Profile>("/api/people/Ada")`.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, ApiFailure> {
    send::<(), T>("GET", path, None).await
}

/// Sends something. Answers without content are read as `()`.
pub(crate) async fn post<B: Serialize, T: DeserializeOwned>(
    path: &str,
    body: &B,
) -> Result<T, ApiFailure> {
    send("POST", path, Some(body)).await
}

/// Deletes something.
pub(crate) async fn delete<B: Serialize>(path: &str, body: Option<&B>) -> Result<(), ApiFailure> {
    send("DELETE", path, body).await
}

async fn send<B: Serialize, T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<&B>,
) -> Result<T, ApiFailure> {
    let (status, text) = text(method, path, body).await.ok_or(ApiFailure::Unreachable)?;
    let error = || serde_json::from_str::<AccountError>(&text);
    match status {
        200..300 => {
            let content = if text.is_empty() { "null" } else { &text };
            serde_json::from_str(content).map_err(|_| ApiFailure::Unreachable)
        }
        404 => Err(error().map_or(ApiFailure::Absent, ApiFailure::Refused)),
        _ => Err(error().map_or(ApiFailure::Unreachable, ApiFailure::Refused)),
    }
}

/// The status and the content of the answer.
async fn text<B: Serialize>(method: &str, path: &str, body: Option<&B>) -> Option<(u16, String)> {
    let options = RequestInit::new();
    options.set_method(method);
    if let Some(body) = body {
        options.set_body(&serde_json::to_string(body).ok()?.into());
    }
    let request = window().fetch_with_str_and_init(path, &options);
    let response: Response = JsFuture::from(request).await.ok()?.dyn_into().ok()?;
    let text = JsFuture::from(response.text().ok()?).await.ok()?.as_string()?;
    Some((response.status(), text))
}

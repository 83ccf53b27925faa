//! Answers to requests.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::map_response;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use axum::{Router, body::Bytes};

use crate::app::{App, File};
use crate::encoding::Encoding;
use crate::headers;

/// What is served where the application was not built.
const NOT_BUILT: &str = include_str!("not_built.html");

/// Answers requests with the files of the application.
pub fn router(app: App) -> Router {
    let answer = get(answer).fallback(async || {
        (
            StatusCode::METHOD_NOT_ALLOWED,
            [(header::ALLOW, "GET, HEAD")],
            "Files are only read here.\n",
        )
    });
    Router::new().fallback_service(answer.with_state(app)).layer(map_response(headers::strict))
}

async fn answer(State(app): State<App>, request: Request) -> Response {
    let path = request.uri().path();
    let Some(page) = app.page() else {
        return (StatusCode::SERVICE_UNAVAILABLE, Html(NOT_BUILT)).into_response();
    };
    match app.file(path) {
        Some(file) => send(file, request.headers()),
        // The application knows what to show there.
        None if is_place(path) => send(page, request.headers()),
        None => (StatusCode::NOT_FOUND, "There is no such file.\n").into_response(),
    }
}

/// Whether a path names a place in the application, such as `/play`, and not a file.
fn is_place(path: &str) -> bool {
    !path.rsplit('/').next().unwrap_or_default().contains('.')
}

fn send(file: &File, asked: &HeaderMap) -> Response {
    let keep = if file.hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kept = [
        (header::CACHE_CONTROL, keep),
        (header::ETAG, file.etag),
        (header::VARY, "accept-encoding"),
    ];
    if has(asked, header::IF_NONE_MATCH, |known| names(known, file.etag)) {
        return (StatusCode::NOT_MODIFIED, kept).into_response();
    }
    let accepted = |encoding: Encoding| {
        has(asked, header::ACCEPT_ENCODING, |header| encoding.is_accepted_by(header))
    };
    let (encoding, bytes) = file.packed(accepted);
    let content_type = [(header::CONTENT_TYPE, file.content_type())];
    let mut response = (kept, content_type, Bytes::from_static(bytes)).into_response();
    if encoding != Encoding::Identity {
        let name = HeaderValue::from_static(encoding.name());
        response.headers_mut().insert(header::CONTENT_ENCODING, name);
    }
    response
}

/// Whether a request has the header, with a value that the test likes.
fn has(asked: &HeaderMap, name: HeaderName, test: impl Fn(&str) -> bool) -> bool {
    asked.get_all(name).iter().filter_map(|value| value.to_str().ok()).any(test)
}

/// Whether an `If-None-Match` names the tag. Proxies that pack files make tags weak.
fn names(header: &str, etag: &str) -> bool {
    header
        .split(',')
        .map(str::trim)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == etag)
}

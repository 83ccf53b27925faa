//! The router: which file answers a request.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::map_response;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{any, get};
use axum::{Router, body::Bytes};

use crate::app::{App, AppFile};
use crate::encoding::Encoding;
use crate::headers;

/// The page of a program that was built without the application.
const NOT_BUILT: &str = include_str!("not_built.html");

/// Answers requests with the files of the application.
pub fn router(app: App) -> Router {
    router_with(app, None)
}

/// Answers requests with the files of the application, and with online play if there is any.
pub(crate) fn router_with(app: App, online: Option<Router>) -> Router {
    let answer = get(answer).fallback(async || {
        (
            StatusCode::METHOD_NOT_ALLOWED,
            [(header::ALLOW, "GET, HEAD")],
            "Only GET and HEAD are allowed.\n",
        )
    });
    // A page that finds nothing here knows that there is no online play.
    let none = || Router::new().route("/ws", any(not_found)).route("/api/{*rest}", any(not_found));
    online
        .unwrap_or_else(none)
        .fallback_service(answer.with_state(app))
        .layer(map_response(headers::add_security_headers))
}

async fn not_found() -> (StatusCode, &'static str) {
    (StatusCode::NOT_FOUND, "This server has no online play.\n")
}

async fn answer(State(app): State<App>, request: Request) -> Response {
    let path = request.uri().path();
    let Some(page) = app.page() else {
        return (StatusCode::SERVICE_UNAVAILABLE, Html(NOT_BUILT)).into_response();
    };
    match app.file(path) {
        Some(file) => send(file, request.headers()),
        // The page's own router shows the route, or that there is none.
        None if is_route(path) => send(page, request.headers()),
        None => (StatusCode::NOT_FOUND, "There is no such file.\n").into_response(),
    }
}

/// Whether a path is a route of the application, such as `/play`, and not a file.
fn is_route(path: &str) -> bool {
    !path.rsplit('/').next().unwrap_or_default().contains('.')
}

fn send(file: &AppFile, asked: &HeaderMap) -> Response {
    let cache_control =
        if file.hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [
        (header::CACHE_CONTROL, cache_control),
        (header::ETAG, file.etag),
        (header::VARY, "accept-encoding"),
    ];
    if has(asked, header::IF_NONE_MATCH, |known| contains_tag(known, file.etag)) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let accepted = |encoding: Encoding| {
        has(asked, header::ACCEPT_ENCODING, |header| encoding.is_accepted_by(header))
    };
    let (encoding, bytes) = file.encoded(accepted);
    let content_type = [(header::CONTENT_TYPE, file.content_type())];
    let mut response = (headers, content_type, Bytes::from_static(bytes)).into_response();
    if encoding != Encoding::Identity {
        let name = HeaderValue::from_static(encoding.name());
        response.headers_mut().insert(header::CONTENT_ENCODING, name);
    }
    response
}

/// Whether a request has the header with a value that passes the test.
fn has(asked: &HeaderMap, name: HeaderName, test: impl Fn(&str) -> bool) -> bool {
    asked.get_all(name).iter().filter_map(|value| value.to_str().ok()).any(test)
}

/// Whether an `If-None-Match` header contains the tag. Proxies that compress files make tags weak.
fn contains_tag(header: &str, etag: &str) -> bool {
    header
        .split(',')
        .map(str::trim)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == etag)
}

//! The routes under `/api`, and the way to the WebSocket.

use std::sync::Arc;

use axum::Router;
use axum::body::{Bytes, to_bytes};
use axum::extract::rejection::PathRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequest, FromRequestParts, Path, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, delete, get, post};
use serde::Serialize;
use serde::de::DeserializeOwned;
use skep_wire::{AccountError, MAX_MESSAGE_BYTES};

use crate::connections::{Peer, network};
use crate::online::limits::MAX_BODY;
use crate::online::rate::TooOften;
use crate::online::{Online, accounts, profiles, socket};

/// Buffers of a socket, in bytes. Messages are small, and there are many sockets.
const BUFFER: usize = 4 * 1024;

/// A client that takes nothing is given up when so much waits, in bytes.
const MOST_UNSENT: usize = 1024 * 1024;

/// The routes.
pub(crate) fn routes(online: Arc<Online>) -> Router {
    let api = Router::new()
        .route("/me", get(accounts::me))
        .route("/account", post(accounts::register).delete(accounts::delete))
        .route("/login", post(accounts::login))
        .route("/logout", post(accounts::logout))
        .route("/recover", post(accounts::recover))
        .route("/password", post(accounts::change_password))
        .route("/recovery-code", post(accounts::change_recovery_code))
        .route("/devices", get(accounts::devices))
        .route("/devices/{id}", delete(accounts::delete_device))
        .route("/export", get(profiles::export))
        .route("/blocked", get(profiles::blocked))
        .route("/blocked/{person}", post(profiles::block).delete(profiles::unblock))
        .route("/people/{name}", get(profiles::profile))
        .route("/people/{name}/games", get(profiles::games))
        .route("/leaderboard", get(profiles::leaderboards))
        .route("/leaderboard/{family}/{speed}", get(profiles::leaderboard))
        .route("/games", get(profiles::recent_games))
        .route("/games/{id}", get(profiles::game))
        .fallback(async || ApiError::from(AccountError::NotFound))
        .method_not_allowed_fallback(async || {
            (StatusCode::METHOD_NOT_ALLOWED, "This method is not allowed.\n")
        })
        .layer(from_fn_with_state(Arc::clone(&online), guard));
    Router::new().nest("/api", api).route("/ws", any(upgrade)).with_state(online)
}

/// Refuses too many requests, and those that do something and come from pages of others. Answers are not cached.
async fn guard(State(online): State<Arc<Online>>, request: Request, next: Next) -> Response {
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD);
    let checked = match address(&online, &request) {
        None => Err(AccountError::NotStored),
        Some(_) if !is_safe && !online.reached.is_own_page(request.headers()) => {
            Err(AccountError::OtherOrigin)
        }
        Some(address) => online.rates.requests.once(address).map_err(too_many),
    };
    let mut response = match checked {
        Ok(()) => next.run(request).await,
        Err(error) => ApiError(error).into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// The network from which a request comes.
fn address(online: &Online, request: &Request) -> Option<std::net::IpAddr> {
    let peer = request.extensions().get::<Peer>()?;
    Some(network(online.reached.address(request.headers(), peer)))
}

/// Too many attempts.
pub(crate) fn too_many(TooOften { seconds }: TooOften) -> AccountError {
    AccountError::TooManyAttempts { seconds }
}

/// Opens a WebSocket for a page of this server whose browser has a session.
async fn upgrade(State(online): State<Arc<Online>>, request: Request) -> Response {
    let refuse = |status: StatusCode, text: &'static str| (status, text).into_response();
    if !online.reached.is_own_page(request.headers()) {
        return refuse(StatusCode::FORBIDDEN, "Only pages of this server may open a socket.\n");
    }
    if online.is_stopping() {
        return refuse(StatusCode::SERVICE_UNAVAILABLE, "The server stops for a short time.\n");
    }
    let identity = match online.identify(request.headers()).await {
        Ok(Some(identity)) => identity,
        Ok(None) => return refuse(StatusCode::UNAUTHORIZED, "Ask for /api/me first.\n"),
        Err(error) => {
            tracing::error!("{error}");
            return refuse(StatusCode::SERVICE_UNAVAILABLE, "Try again.\n");
        }
    };
    let peer = request.extensions().get::<Peer>().cloned();
    let Some(address) = address(&online, &request) else {
        return refuse(StatusCode::SERVICE_UNAVAILABLE, "Try again.\n");
    };
    let here = online.sockets_by_address.take(address, online.limits.sockets_per_address);
    let own = online.sockets_by_person.take(identity.person.id, online.limits.sockets_per_person);
    let (Some(here), Some(own)) = (here, own) else {
        return refuse(StatusCode::TOO_MANY_REQUESTS, "Too many sockets are open.\n");
    };
    let socket = match WebSocketUpgrade::from_request(request, &online).await {
        Ok(socket) => socket,
        Err(rejection) => return rejection.into_response(),
    };
    socket
        .max_message_size(MAX_MESSAGE_BYTES)
        .max_frame_size(MAX_MESSAGE_BYTES)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(MOST_UNSENT)
        .on_upgrade(async move |socket| {
            socket::run(online, socket, identity).await;
            drop((peer, here, own));
        })
}

/// An error as a response.
#[derive(Debug)]
pub(crate) struct ApiError(pub(crate) AccountError);

impl From<AccountError> for ApiError {
    fn from(error: AccountError) -> ApiError {
        ApiError(error)
    }
}

impl From<skep_store::StoreError> for ApiError {
    fn from(error: skep_store::StoreError) -> ApiError {
        ApiError(super::identity::not_stored(&error))
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = match &self.0 {
            AccountError::BadName { .. }
            | AccountError::BadPassword { .. }
            | AccountError::Unreadable { .. } => StatusCode::BAD_REQUEST,
            AccountError::NameTaken | AccountError::HasAccount => StatusCode::CONFLICT,
            AccountError::NotLoggedIn => StatusCode::UNAUTHORIZED,
            AccountError::WrongCredentials | AccountError::OtherOrigin => StatusCode::FORBIDDEN,
            AccountError::TooManyAttempts { .. } => StatusCode::TOO_MANY_REQUESTS,
            AccountError::NotFound => StatusCode::NOT_FOUND,
            AccountError::NotStored => StatusCode::SERVICE_UNAVAILABLE,
        };
        let wait = match &self.0 {
            AccountError::TooManyAttempts { seconds } => {
                HeaderValue::try_from(seconds.to_string()).ok()
            }
            _ => None,
        };
        let mut response = (status, axum::Json(self.0)).into_response();
        if let Some(wait) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, wait);
        }
        response
    }
}

/// An answer, or an error.
pub(crate) type ApiResult<T> = Result<T, ApiError>;

/// An answer with a cookie.
pub(crate) fn with_cookie<T: Serialize>(body: T, cookie: HeaderValue) -> Response {
    ([(header::SET_COOKIE, cookie)], axum::Json(body)).into_response()
}

/// A body in JSON. Whatever is wrong with it is said in an [`AccountError`].
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, _: &S) -> Result<Self, ApiError> {
        let unreadable = |reason: String| ApiError(AccountError::Unreadable { reason });
        let bytes: Bytes = to_bytes(request.into_body(), MAX_BODY)
            .await
            .map_err(|_| unreadable(format!("it is longer than {MAX_BODY} bytes")))?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| unreadable(error.to_string()))
    }
}

/// Part of a path. What cannot be read does not exist.
pub(crate) struct InPath<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for InPath<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let path: Result<Path<T>, PathRejection> = Path::from_request_parts(parts, state).await;
        path.map(|Path(value)| InPath(value)).map_err(|_| ApiError(AccountError::NotFound))
    }
}

/// The network from which a request comes.
pub(crate) struct Network(pub(crate) std::net::IpAddr);

impl FromRequestParts<Arc<Online>> for Network {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, online: &Arc<Online>) -> Result<Self, ApiError> {
        let peer = parts.extensions.get::<Peer>().ok_or(ApiError(AccountError::NotStored))?;
        Ok(Network(network(online.reached.address(&parts.headers, peer))))
    }
}

//! What every answer tells the browser to be strict about.

use axum::http::{HeaderName, HeaderValue, Response, header};

/// Nothing comes from elsewhere, nothing is written into the page, and nobody may frame it. WebAssembly may be compiled.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
     frame-ancestors 'none'; form-action 'none'";

const STRICT: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    // Apart from all other pages: exact clocks, and no way in through a shared process.
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Adds them.
pub(crate) async fn strict<B>(mut response: Response<B>) -> Response<B> {
    for (name, value) in STRICT {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

//! The responses to requests.

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode};
use skep_server::{App, AppFile, router};
use tower::ServiceExt as _;

const FILES: &[AppFile] = &[
    AppFile {
        path: "/index.html",
        etag: "\"1\"",
        hashed: false,
        plain: b"<title>skep</title>",
        brotli: None,
        gzip: Some(b"page by gzip"),
    },
    AppFile {
        path: "/skep-0123.js",
        etag: "\"2\"",
        hashed: true,
        plain: b"start",
        brotli: Some(b"start by brotli"),
        gzip: Some(b"start by gzip"),
    },
];

/// The answer to a request with some headers.
async fn ask(
    app: App,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
) -> (StatusCode, HeaderMap, String) {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let response = router(app).oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let (parts, body) = response.into_parts();
    let bytes = to_bytes(body, usize::MAX).await.unwrap();
    (parts.status, parts.headers, String::from_utf8(bytes.to_vec()).unwrap())
}

async fn get(path: &str, headers: &[(&str, &str)]) -> (StatusCode, HeaderMap, String) {
    ask(App::new(FILES), "GET", path, headers).await
}

#[tokio::test]
async fn every_route_of_the_application_is_the_page() {
    for path in [
        "/",
        "/index.html",
        "/play",
        "/rules/beetle",
        "/play?game=Base;NotStarted;White[1]",
        "/a/b/",
    ] {
        let (status, headers, body) = get(path, &[]).await;
        assert_eq!((status, &*body), (StatusCode::OK, "<title>skep</title>"), "{path}");
        assert_eq!(headers["content-type"], "text/html; charset=utf-8");
        assert_eq!(headers["cache-control"], "no-cache");
        assert_eq!(headers["etag"], "\"1\"");
    }
}

#[tokio::test]
async fn a_missing_file_is_not_found() {
    for path in
        ["/skep-9999.js", "/favicon.ico", "/play/skep-0123.js", "/../etc/passwd.txt", "/%00.js"]
    {
        let (status, headers, _) = get(path, &[]).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
        assert!(headers.contains_key("content-security-policy"));
    }
}

#[tokio::test]
async fn a_file_with_a_hash_in_its_name_is_cached_forever() {
    let (status, headers, body) = get("/skep-0123.js", &[]).await;
    assert_eq!((status, &*body), (StatusCode::OK, "start"));
    assert_eq!(headers["content-type"], "text/javascript; charset=utf-8");
    assert_eq!(headers["cache-control"], "public, max-age=31536000, immutable");
}

#[tokio::test]
async fn files_are_compressed_as_the_browser_accepts_it() {
    for (path, accepted, encoding, body) in [
        ("/skep-0123.js", "gzip, deflate, br", Some("br"), "start by brotli"),
        ("/skep-0123.js", "gzip, br;q=0", Some("gzip"), "start by gzip"),
        ("/skep-0123.js", "zstd", None, "start"),
        ("/", "br, gzip", Some("gzip"), "page by gzip"),
        ("/", "br", None, "<title>skep</title>"),
    ] {
        let (_, headers, found) = get(path, &[("accept-encoding", accepted)]).await;
        assert_eq!(found, body, "{path} {accepted}");
        assert_eq!(headers.get("content-encoding").map(|value| value.to_str().unwrap()), encoding);
        assert_eq!(headers["vary"], "accept-encoding");
    }
}

#[tokio::test]
async fn a_cached_file_is_not_sent_again() {
    for known in ["\"1\"", "W/\"1\"", "\"0\", \"1\"", "*"] {
        let (status, headers, body) = get("/play", &[("if-none-match", known)]).await;
        assert_eq!((status, &*body), (StatusCode::NOT_MODIFIED, ""), "{known}");
        assert_eq!(headers["etag"], "\"1\"");
    }
    let (status, ..) = get("/play", &[("if-none-match", "\"2\"")]).await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn every_response_has_security_headers() {
    let (_, headers, _) = get("/", &[]).await;
    let policy = headers["content-security-policy"].to_str().unwrap();
    assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"));
    assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"));
    assert_eq!(headers["x-content-type-options"], "nosniff");
    assert_eq!(headers["cross-origin-opener-policy"], "same-origin");
}

#[tokio::test]
async fn only_get_and_head_are_allowed() {
    let (status, headers, _) = ask(App::new(FILES), "POST", "/play", &[]).await;
    assert_eq!(
        (status, &headers["allow"]),
        (StatusCode::METHOD_NOT_ALLOWED, &"GET, HEAD".parse().unwrap())
    );
    assert!(headers.contains_key("content-security-policy"));
    let (status, headers, body) = ask(App::new(FILES), "HEAD", "/play", &[]).await;
    assert_eq!((status, &*body), (StatusCode::OK, ""));
    assert_eq!(headers["content-length"], "19");
}

#[tokio::test]
async fn without_the_application_a_page_says_how_to_build_it() {
    let (status, _, body) = ask(App::new(&[]), "GET", "/", &[]).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(body.contains("cargo xtask run"));
}

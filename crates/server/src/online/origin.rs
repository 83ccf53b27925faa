//! Where a request comes from: which page, which machine, and whether by TLS.

use std::net::IpAddr;

use axum::http::{HeaderMap, HeaderName, Uri, header};

use crate::connections::Peer;

/// What the operator has said about the way to this server.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reached {
    /// The URL that people use, if it is known.
    pub(crate) public_url: Option<PublicUrl>,
    /// Whether all connections come from a proxy, whose headers are believed.
    pub(crate) trust_proxy: bool,
}

/// The scheme, the host and the port of a URL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    secure: bool,
    authority: String,
}

/// A text that is not the address of a server.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not the address of a server, as in https://hive.example.org")]
pub struct PublicUrlError(String);

impl std::str::FromStr for PublicUrl {
    type Err = PublicUrlError;

    fn from_str(text: &str) -> Result<PublicUrl, PublicUrlError> {
        let error = || PublicUrlError(text.to_owned());
        let url: Uri = text.parse().map_err(|_| error())?;
        let is_bare = url.path_and_query().is_none_or(|rest| rest.as_str() == "/");
        let origin = Origin::of(&url).filter(|_| is_bare && !text.contains('@'));
        let Origin { secure, authority } = origin.ok_or_else(error)?;
        Ok(PublicUrl { secure, authority })
    }
}

impl PublicUrl {
    /// Whether browsers come by TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.secure
    }
}

/// The origin of a page. The authority is in lower case and without the usual port.
#[derive(Debug, PartialEq, Eq)]
struct Origin {
    secure: bool,
    authority: String,
}

impl Origin {
    fn of(url: &Uri) -> Option<Origin> {
        let secure = match url.scheme_str()? {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        let authority = without_usual_port(url.authority()?.as_str(), secure);
        Some(Origin { secure, authority })
    }
}

fn without_usual_port(authority: &str, secure: bool) -> String {
    let port = if secure { ":443" } else { ":80" };
    authority.strip_suffix(port).unwrap_or(authority).to_ascii_lowercase()
}

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_HOST: HeaderName = HeaderName::from_static("x-forwarded-host");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

impl Reached {
    /// The address from which a request comes. A proxy adds the address of its own peer at the end.
    pub(crate) fn address(&self, headers: &HeaderMap, peer: &Peer) -> IpAddr {
        let direct = peer.address.ip().to_canonical();
        let forwarded = self.forwarded(headers, FORWARDED_FOR).and_then(|name| name.parse().ok());
        forwarded.map_or(direct, |address: IpAddr| address.to_canonical())
    }

    /// Whether the browser uses TLS.
    pub(crate) fn is_secure(&self, headers: &HeaderMap) -> bool {
        let by_url = self.public_url.as_ref().is_some_and(PublicUrl::is_secure);
        by_url || self.forwarded(headers, FORWARDED_PROTO).is_some_and(|scheme| scheme == "https")
    }

    /// Whether a request that does something comes from a page of this server. Browsers say so in `Origin`, or, where a
    /// page tells nobody its address, in `Sec-Fetch-Site`; pages of others cannot change either.
    pub(crate) fn is_own_page(&self, headers: &HeaderMap) -> bool {
        let origin = headers.get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or_default());
        let Some(origin) = origin.filter(|&origin| origin != "null") else {
            return headers.get(FETCH_SITE).is_some_and(|site| site == "same-origin");
        };
        let parsed = origin.parse().ok();
        let Some(origin) = parsed.as_ref().and_then(Origin::of) else { return false };
        let is_public = self.public_url.as_ref().is_some_and(|public| {
            origin.secure == public.secure && origin.authority == public.authority
        });
        let host = self
            .forwarded(headers, FORWARDED_HOST)
            .or_else(|| headers.get(header::HOST)?.to_str().ok());
        is_public
            || host.is_some_and(|host| without_usual_port(host, origin.secure) == origin.authority)
    }

    /// The last entry of a proxy's header, if there is a proxy.
    fn forwarded<'a>(&self, headers: &'a HeaderMap, name: HeaderName) -> Option<&'a str> {
        if !self.trust_proxy {
            return None;
        }
        let last = headers.get_all(name).iter().next_back()?.to_str().ok()?;
        last.rsplit(',').next().map(str::trim).filter(|entry| !entry.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&str, &str)]) -> HeaderMap {
        let parse = |(name, value): &(&str, &str)| {
            (name.parse::<HeaderName>().unwrap(), value.parse().unwrap())
        };
        pairs.iter().map(parse).collect()
    }

    fn reached(public_url: &str, trust_proxy: bool) -> Reached {
        Reached { public_url: public_url.parse().ok(), trust_proxy }
    }

    #[test]
    fn pages_of_this_server_may_ask() {
        let own = |pairs: &[(&str, &str)]| reached("", false).is_own_page(&headers(pairs));
        assert!(own(&[("host", "localhost:8080"), ("origin", "http://localhost:8080")]));
        assert!(own(&[("host", "Hive.example"), ("origin", "https://hive.example:443")]));
        assert!(own(&[("host", "hive.example:80"), ("origin", "http://hive.example")]));
        assert!(own(&[("host", "[::1]:8080"), ("origin", "http://[::1]:8080")]));
        assert!(own(&[("host", "a"), ("origin", "null"), ("sec-fetch-site", "same-origin")]));
    }

    #[test]
    fn pages_of_others_may_not_ask() {
        let own = |pairs: &[(&str, &str)]| {
            reached("https://hive.example", false).is_own_page(&headers(pairs))
        };
        for origin in [
            "http://evil.example",
            "http://localhost:8081",
            "http://localhost:8080.evil.example",
            "http://evil.example?localhost:8080",
            "http://hive.example",
            "https://hive.example.evil",
            "file:///",
            "null",
            "",
            "localhost:8080",
        ] {
            assert!(!own(&[("host", "localhost:8080"), ("origin", origin)]), "{origin}");
        }
        assert!(!own(&[("host", "localhost:8080")]));
        assert!(!own(&[("host", "a"), ("origin", "http://b"), ("sec-fetch-site", "same-origin")]));
        assert!(!own(&[("host", "a"), ("sec-fetch-site", "same-site")]));
        assert!(own(&[("host", "localhost:8080"), ("origin", "https://hive.example")]));
    }

    #[test]
    fn headers_of_a_proxy_are_believed_only_if_there_is_one() {
        let pairs = headers(&[
            ("x-forwarded-for", "6.6.6.6, 10.0.0.7"),
            ("x-forwarded-proto", "https"),
            ("x-forwarded-host", "hive.example"),
            ("host", "127.0.0.1:8080"),
            ("origin", "https://hive.example"),
        ]);
        let (alone, behind) = (reached("", false), reached("", true));
        assert!(!alone.is_secure(&pairs) && !alone.is_own_page(&pairs));
        assert!(behind.is_secure(&pairs) && behind.is_own_page(&pairs));
        assert_eq!(behind.forwarded(&pairs, FORWARDED_FOR), Some("10.0.0.7"));
        assert!(reached("https://hive.example", false).is_secure(&pairs));
    }

    #[test]
    fn a_public_url_is_a_scheme_and_a_host() {
        for text in ["https://hive.example", "http://localhost:8080/", "https://[::1]:8443"] {
            assert!(text.parse::<PublicUrl>().is_ok(), "{text}");
        }
        for text in
            ["", "hive.example", "ftp://hive.example", "https://hive.example/skep", "https://a@b"]
        {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }
}

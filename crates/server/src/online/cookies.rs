//! The cookie that says whose browser it is: a random token, of which only the hash is stored.

use std::fmt::Write as _;

use axum::http::{HeaderMap, HeaderValue, header};
use sha2::{Digest, Sha256};

use crate::online::limits::COOKIE;

/// The cookie's name.
const NAME: &str = "skep";

/// The secret of a session.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token([u8; 32]);

impl Token {
    /// A new token.
    pub(crate) fn random() -> Result<Token, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Token(bytes))
    }

    /// The token among the cookies of a request.
    pub(crate) fn of_request(headers: &HeaderMap) -> Option<Token> {
        let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
        let cookies = lines.flat_map(|line| line.split(';'));
        let mut values = cookies.filter_map(|cookie| {
            let (name, value) = cookie.trim().split_once('=')?;
            (name == NAME).then(|| Token::read(value)).flatten()
        });
        values.next()
    }

    fn read(text: &str) -> Option<Token> {
        let digits = text.as_bytes();
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok()?;
        }
        Some(Token(bytes))
    }

    /// What is stored.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// The header that gives the token to the browser.
    pub(crate) fn cookie(&self, secure: bool) -> Option<HeaderValue> {
        let mut text = format!("{NAME}=");
        for byte in self.0 {
            write!(text, "{byte:02x}").ok()?;
        }
        HeaderValue::from_str(&with_attributes(text, COOKIE.as_secs(), secure)).ok()
    }
}

/// The header that takes the cookie away.
pub(crate) fn no_cookie(secure: bool) -> Option<HeaderValue> {
    HeaderValue::from_str(&with_attributes(format!("{NAME}="), 0, secure)).ok()
}

fn with_attributes(cookie: String, seconds: u64, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{cookie}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(cookies: &[&str]) -> Option<Token> {
        let mut headers = HeaderMap::new();
        for cookie in cookies {
            headers.append(header::COOKIE, cookie.parse().unwrap());
        }
        Token::of_request(&headers)
    }

    #[test]
    fn a_token_is_read_back_from_its_cookie() {
        let token = Token::random().unwrap();
        let cookie = token.cookie(false).unwrap();
        let (pair, attributes) = cookie.to_str().unwrap().split_once("; ").unwrap();
        assert_eq!(attributes, "Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax");
        assert!(read(&["a=b", &format!("other=1; {pair}; last=2")]) == Some(token));
        assert!(token.cookie(true).unwrap().to_str().unwrap().ends_with("; SameSite=Lax; Secure"));
    }

    #[test]
    fn other_cookies_are_no_tokens() {
        let digits = "a".repeat(64);
        assert!(read(&[&format!("skep={digits}")]).is_some());
        for cookie in [
            "skep=",
            "skep",
            "skep=12",
            &format!("skip={digits}"),
            &format!("skep={}g", "a".repeat(63)),
            &format!("skep={}", "+1".repeat(32)),
            &format!("skep={digits}0"),
        ] {
            assert!(read(&[cookie]).is_none(), "{cookie}");
        }
    }
}

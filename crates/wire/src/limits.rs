//! Limits that client and server share.

use thiserror::Error;

/// The version of the messages.
pub const VERSION: u32 = 1;

/// The longest message that the server reads, in bytes.
pub const MAX_MESSAGE_BYTES: usize = 4096;

/// The longest text in a chat, in letters.
pub const MAX_CHAT_LETTERS: usize = 200;

/// The time between two pings, in milliseconds.
pub const PING_EVERY_MS: u32 = 2_500;

/// The silence after which a connection is given up, in milliseconds.
pub const SILENCE_MS: u32 = 9_000;

/// Why a name is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NameError {
    /// Too short or too long.
    #[error("a name has 2 to 20 letters")]
    Length,
    /// Something other than letters, digits, `-` and `_`.
    #[error("a name has letters, digits, - and _ and begins with a letter")]
    Letters,
}

/// Why a password is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PasswordError {
    /// Too short.
    #[error("a password has at least 8 letters")]
    Short,
    /// So long that hashing it would be work for nothing.
    #[error("a password has at most 200 letters")]
    Long,
}

/// Whether an account can have this name.
pub fn check_name(name: &str) -> Result<(), NameError> {
    if !(2..=20).contains(&name.chars().count()) {
        return Err(NameError::Length);
    }
    let allowed = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let begins_well = name.starts_with(|letter: char| letter.is_ascii_alphabetic());
    if begins_well && name.chars().all(allowed) { Ok(()) } else { Err(NameError::Letters) }
}

/// Whether an account can have this password.
pub fn check_password(password: &str) -> Result<(), PasswordError> {
    match password.chars().count() {
        0..8 => Err(PasswordError::Short),
        8..=200 => Ok(()),
        _ => Err(PasswordError::Long),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_plain() {
        for name in ["ab", "Ant_3", "queen-bee", "a2345678901234567890"] {
            assert_eq!(check_name(name), Ok(()), "{name}");
        }
        for name in ["", "a", "a23456789012345678901"] {
            assert_eq!(check_name(name), Err(NameError::Length), "{name}");
        }
        for name in ["1ab", "-ab", "a b", "<b>", "é́a", "a\u{202e}b"] {
            assert_eq!(check_name(name), Err(NameError::Letters), "{name}");
        }
    }

    #[test]
    fn passwords_have_a_sensible_length() {
        assert_eq!(check_password("1234567"), Err(PasswordError::Short));
        assert_eq!(check_password("12345678"), Ok(()));
        assert_eq!(check_password(&"é".repeat(200)), Ok(()));
        assert_eq!(check_password(&"a".repeat(201)), Err(PasswordError::Long));
    }
}

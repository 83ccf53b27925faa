//! What is wrong with a name, a password or a code before it is sent, and what the server answers, as messages.

use skep_wire::{AccountError, NameError, PasswordError, check_name, check_password};
use skep_words::Words;

use crate::online::http::ApiFailure;

/// What is wrong with a field of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FieldError {
    Name(NameError),
    Password(PasswordError),
    /// The recovery code is missing.
    NoCode,
}

impl FieldError {
    /// The message key of the sentence that says so.
    pub(super) const fn key(self) -> &'static str {
        match self {
            FieldError::Name(NameError::Length) => "account-error-name-length",
            FieldError::Name(NameError::Letters) => "account-error-name-letters",
            FieldError::Password(PasswordError::Short) => "account-error-password-short",
            FieldError::Password(PasswordError::Long) => "account-error-password-long",
            FieldError::NoCode => "account-error-code-empty",
        }
    }
}

/// A name without the spaces around it that keyboards on phones add, if an account can have it.
pub(super) fn read_name(text: &str) -> Result<String, FieldError> {
    let name = text.trim();
    check_name(name).map(|()| name.to_owned()).map_err(FieldError::Name)
}

/// A password, if an account can have it. Spaces are part of it.
pub(super) fn read_password(text: &str) -> Result<String, FieldError> {
    check_password(text).map(|()| text.to_owned()).map_err(FieldError::Password)
}

/// A recovery code without the spaces around it.
pub(super) fn read_code(text: &str) -> Result<String, FieldError> {
    let code = text.trim();
    (!code.is_empty()).then(|| code.to_owned()).ok_or(FieldError::NoCode)
}

/// What was asked for with a secret, which decides what a wrong one means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Secret {
    /// A name and a password.
    Login,
    /// A name and a recovery code.
    Recovery,
    /// The password of the account that is logged in.
    Password,
    /// None.
    None,
}

/// Why a request has failed, as a sentence.
pub(super) fn failure_text(words: &Words, failure: &ApiFailure, secret: Secret) -> String {
    match failure {
        ApiFailure::Refused(error) => refusal(words, error, secret),
        ApiFailure::Absent | ApiFailure::Unreachable => words.text("account-error-unreachable"),
    }
}

/// Why the server refuses something, as a sentence.
fn refusal(words: &Words, error: &AccountError, secret: Secret) -> String {
    let key = match error {
        // What the server finds wrong was checked here too, by the same functions.
        AccountError::BadName { .. } => "account-error-name-letters",
        AccountError::BadPassword { .. } => "account-error-password-short",
        AccountError::NameTaken => "account-error-name-taken",
        AccountError::WrongCredentials => match secret {
            Secret::Login | Secret::None => "account-error-login",
            Secret::Recovery => "account-error-recovery",
            Secret::Password => "account-error-password",
        },
        AccountError::HasAccount => "account-error-has-account",
        AccountError::NotLoggedIn => "account-error-not-logged-in",
        AccountError::TooManyAttempts { seconds } => {
            let seconds = i64::from(*seconds);
            return words.with("account-error-too-many", &[("seconds", seconds.into())]);
        }
        AccountError::OtherOrigin => "account-error-other-origin",
        AccountError::NotFound => "account-error-not-found",
        AccountError::Unreadable { .. } => "account-error-unreadable",
        AccountError::NotStored => "account-error-not-stored",
    };
    words.text(key)
}

#[cfg(test)]
mod tests {
    use skep_words::{Language, MessageFile};

    use super::*;

    #[test]
    fn fields_are_read_as_the_server_reads_them() {
        assert_eq!(read_name(" Ada "), Ok("Ada".to_owned()));
        assert_eq!(read_name("A").unwrap_err().key(), "account-error-name-length");
        assert_eq!(read_name("<b>").unwrap_err().key(), "account-error-name-letters");
        assert_eq!(read_password(" 234567 "), Ok(" 234567 ".to_owned()));
        assert_eq!(read_password("1234567").unwrap_err().key(), "account-error-password-short");
        assert_eq!(
            read_password(&"1".repeat(201)).unwrap_err().key(),
            "account-error-password-long"
        );
        assert_eq!(read_code(" abc\n"), Ok("abc".to_owned()));
        assert_eq!(read_code("  ").unwrap_err().key(), "account-error-code-empty");
    }

    #[test]
    fn every_failure_is_a_sentence() {
        let reason = String::new;
        let errors = [
            AccountError::BadName { reason: reason() },
            AccountError::BadPassword { reason: reason() },
            AccountError::NameTaken,
            AccountError::WrongCredentials,
            AccountError::HasAccount,
            AccountError::NotLoggedIn,
            AccountError::TooManyAttempts { seconds: 1 },
            AccountError::OtherOrigin,
            AccountError::NotFound,
            AccountError::Unreadable { reason: reason() },
            AccountError::NotStored,
        ];
        let mut failures: Vec<ApiFailure> = errors.map(ApiFailure::Refused).to_vec();
        failures.extend([ApiFailure::Absent, ApiFailure::Unreachable]);
        for language in Language::ALL {
            let words = Words::new(language).with_files([MessageFile::PEOPLE]);
            for failure in &failures {
                for secret in [Secret::Login, Secret::Recovery, Secret::Password, Secret::None] {
                    let text = failure_text(&words, failure, secret);
                    assert!(text.ends_with('.'), "{language}: {failure:?}: {text}");
                }
            }
        }
    }
}

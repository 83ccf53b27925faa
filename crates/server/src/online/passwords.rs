//! Passwords are hashed by argon2id, a few at a time: it takes much memory and time, on purpose.

use std::fmt::Write as _;
use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// Passwords that are hashed at the same time.
const AT_ONCE: usize = 2;

/// Passwords that may wait to be hashed.
const WAITING: usize = 16;

/// Hashes and checks passwords.
#[derive(Clone, Debug)]
pub(crate) struct Passwords {
    working: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
}

/// Too many passwords wait to be hashed, or the system has no random numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Busy;

impl Default for Passwords {
    fn default() -> Self {
        let semaphore = |places| Arc::new(Semaphore::new(places));
        Passwords { working: semaphore(AT_ONCE), waiting: semaphore(AT_ONCE + WAITING) }
    }
}

impl Passwords {
    /// The hash of a new password, as it is stored.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Busy> {
        let hash = move || {
            let hash: PasswordHash = Argon2::default().hash_password(password.as_bytes()).ok()?;
            Some(hash.to_string())
        };
        self.work(hash).await?.ok_or(Busy)
    }

    /// Whether the password belongs to the hash. If there is none, because nobody has the name, it takes as long to say no.
    pub(crate) async fn check(&self, password: String, hash: Option<String>) -> Result<bool, Busy> {
        let check = move || match hash.as_deref().map(PasswordHash::new) {
            Some(Ok(hash)) => Argon2::default().verify_password(password.as_bytes(), &hash).is_ok(),
            Some(Err(error)) => {
                tracing::error!("a stored password cannot be read: {error}");
                false
            }
            None => {
                // The same work for nothing.
                let hash: Result<PasswordHash, _> =
                    Argon2::default().hash_password(password.as_bytes());
                drop(hash);
                false
            }
        };
        self.work(check).await
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let _waiting = self.waiting.try_acquire().map_err(|_| Busy)?;
        let working = Arc::clone(&self.working).acquire_owned().await.map_err(|_| Busy)?;
        // The work is not interrupted when nobody waits for it any more, so it keeps its permit.
        let task = spawn_blocking(move || {
            let _working = working;
            work()
        });
        task.await.map_err(|_| Busy)
    }
}

/// The letters of recovery codes, without those that look alike.
const LETTERS: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";

/// A new recovery code: twenty letters in groups of five, a hundred random bits.
pub(crate) fn new_recovery_code() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 20];
    getrandom::fill(&mut bytes)?;
    let letters = bytes.map(|byte| char::from(LETTERS[usize::from(byte) % LETTERS.len()]));
    let groups: Vec<String> = letters.chunks(5).map(|group| group.iter().collect()).collect();
    Ok(groups.join("-"))
}

/// The hash of a recovery code, as it is stored. A hundred random bits need no slow hash. People may type it in capitals and
/// without hyphens.
pub(crate) fn hash_recovery_code(code: &str) -> String {
    let letters: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    let digest = Sha256::digest(letters.to_ascii_lowercase());
    digest.iter().fold(String::new(), |mut text, byte| {
        // Writing to a text does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_checked_against_its_hash() {
        let passwords = Passwords::default();
        let hash = passwords.hash("queen bee".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$"), "{hash}");
        for (password, hash, expected) in [
            ("queen bee", Some(hash.clone()), true),
            ("queen bees", Some(hash), false),
            ("queen bee", Some("nonsense".to_owned()), false),
            ("queen bee", None, false),
        ] {
            assert_eq!(passwords.check(password.to_owned(), hash).await, Ok(expected));
        }
    }

    #[test]
    fn recovery_codes_are_read_as_people_write_them() {
        let code = new_recovery_code().unwrap();
        assert_eq!(code.len(), 23);
        assert_ne!(Ok(code.clone()), new_recovery_code().map_err(drop));
        let typed = code.to_uppercase().replace('-', " ");
        assert_eq!(hash_recovery_code(&typed), hash_recovery_code(&code));
        assert_ne!(hash_recovery_code(""), hash_recovery_code(&code));
    }
}

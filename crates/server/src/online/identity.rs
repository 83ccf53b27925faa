//! Who asks: the session of a browser, by its cookie.

use axum::http::{HeaderMap, HeaderValue, header};
use skep_club::PersonId;
use skep_store::{NewSession, StoreError, TokenHash};
use skep_wire::{AccountError, Person, PersonKind};

use crate::online::Online;
use crate::online::cookies::Token;

/// The person who sends a request.
#[derive(Clone, Debug)]
pub(crate) struct Identity {
    /// The session.
    pub(crate) session: u64,
    /// The hash of its token.
    pub(crate) token: TokenHash,
    /// The person.
    pub(crate) person: Person,
}

/// The longest text that a browser says of itself.
const DESCRIPTION: usize = 200;

impl Online {
    /// Who asks, if the browser has a session.
    pub(crate) async fn identify(
        &self,
        headers: &HeaderMap,
    ) -> Result<Option<Identity>, StoreError> {
        let Some(token) = Token::of_request(headers) else { return Ok(None) };
        let token = TokenHash(token.hash());
        let now = self.now();
        let Some(session) = self.store.session(token, now).await? else { return Ok(None) };
        if session.is_touch_due(now) {
            self.store.touch_session(session.id, now).await?;
        }
        let person = self.people.get(self, session.person).await;
        Ok(person.map(|person| Identity { session: session.id, token, person }))
    }

    /// Who asks; an error without a session.
    pub(crate) async fn require(&self, headers: &HeaderMap) -> Result<Identity, AccountError> {
        let identity = self.identify(headers).await.map_err(|error| not_stored(&error))?;
        identity.ok_or(AccountError::NotLoggedIn)
    }

    /// Who asks; an error without an account.
    pub(crate) async fn require_account(
        &self,
        headers: &HeaderMap,
    ) -> Result<Identity, AccountError> {
        let identity = self.require(headers).await?;
        let has_account = identity.person.kind == PersonKind::Account;
        has_account.then_some(identity).ok_or(AccountError::NotLoggedIn)
    }

    /// Logs a browser in, and returns the header that tells it so.
    pub(crate) async fn log_in(
        &self,
        person: PersonId,
        headers: &HeaderMap,
    ) -> Result<HeaderValue, AccountError> {
        let token = Token::random().map_err(|error| {
            tracing::error!("the system has no random numbers: {error}");
            AccountError::NotStored
        })?;
        let description = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
        let description = description.unwrap_or_default().chars().take(DESCRIPTION).collect();
        let token_hash = TokenHash(token.hash());
        let session = NewSession { token: token_hash, person, description, at: self.now() };
        self.store.new_session(session).await.map_err(|error| not_stored(&error))?;
        token.cookie(self.reached.is_secure(headers)).ok_or(AccountError::NotStored)
    }
}

/// The store has failed.
pub(crate) fn not_stored(error: &StoreError) -> AccountError {
    tracing::error!("{error}");
    AccountError::NotStored
}

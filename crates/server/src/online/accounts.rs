//! Accounts: names, passwords, recovery codes, devices.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use skep_club::{Asker, GameCommand, PersonId};
use skep_store::{PasswordError, PersonRow, RegisterError, Secrets};
use skep_wire::{
    AccountError, Credentials, Device, Me, NewCode, NewPassword, PasswordCheck, Person, PersonKind,
    Recovery, Registered, check_name, check_password,
};

use crate::online::Online;
use crate::online::cookies::no_cookie;
use crate::online::http::{ApiError, ApiResult, Body, InPath, Network, too_many, with_cookie};
use crate::online::passwords::{Busy, hash_recovery_code, new_recovery_code};

type App = State<Arc<Online>>;

/// Who the browser belongs to. A browser without a session becomes a new guest's.
pub(crate) async fn me(
    State(online): App,
    Network(network): Network,
    headers: HeaderMap,
) -> ApiResult<Response> {
    if let Some(identity) = online.identify(&headers).await? {
        return Ok(Json(Me { person: identity.person }).into_response());
    }
    online.rates.guests.once(network).map_err(too_many)?;
    let id = online.store.new_guest(online.now()).await?;
    let person = Person { id, name: None, kind: PersonKind::Guest };
    online.people.set(person.clone());
    let cookie = online.log_in(id, &headers).await?;
    Ok(with_cookie(Me { person }, cookie))
}

/// Makes an account of a guest, or of a browser without a session.
pub(crate) async fn register(
    State(online): App,
    Network(network): Network,
    headers: HeaderMap,
    Body(Credentials { name, password }): Body<Credentials>,
) -> ApiResult<Response> {
    check_name(&name).map_err(|error| AccountError::BadName { reason: error.to_string() })?;
    check_new_password(&password)?;
    online.rates.passwords_by_address.once(network).map_err(too_many)?;
    let identity = online.identify(&headers).await?;
    if identity.as_ref().is_some_and(|identity| identity.person.kind != PersonKind::Guest) {
        return Err(AccountError::HasAccount.into());
    }
    // Cheap, and before the hard work; it is decided when the name is stored.
    if online.store.by_name(&name).await?.is_some() {
        return Err(AccountError::NameTaken.into());
    }
    let (secrets, recovery_code) = new_secrets(&online, password).await?;
    let (id, cookie) = match &identity {
        Some(identity) => (identity.person.id, None),
        None => {
            let id = online.store.new_guest(online.now()).await?;
            (id, Some(online.log_in(id, &headers).await?))
        }
    };
    let registered = online.store.register(id, &name, secrets, online.now()).await;
    registered.map_err(|error| match error {
        RegisterError::NameTaken => ApiError(AccountError::NameTaken),
        RegisterError::NotAGuest => ApiError(AccountError::HasAccount),
        RegisterError::Store(error) => error.into(),
    })?;
    let person = Person { id, name: Some(name), kind: PersonKind::Account };
    online.people.set(person.clone());
    online.hub.rename(&person);
    online.own.person_changed(id);
    let registered = Registered { me: Me { person }, recovery_code };
    Ok(match cookie {
        Some(cookie) => with_cookie(registered, cookie),
        None => Json(registered).into_response(),
    })
}

/// Logs a browser in.
pub(crate) async fn login(
    State(online): App,
    Network(network): Network,
    headers: HeaderMap,
    Body(Credentials { name, password }): Body<Credentials>,
) -> ApiResult<Response> {
    let (account, _) = check_credentials(&online, network, &name, password).await?;
    end_session(&online, &headers).await?;
    let cookie = online.log_in(account.id, &headers).await?;
    Ok(with_cookie(Me { person: account.into() }, cookie))
}

/// Logs the browser out.
pub(crate) async fn logout(State(online): App, headers: HeaderMap) -> ApiResult<Response> {
    end_session(&online, &headers).await?;
    let cookie = no_cookie(online.reached.is_secure(&headers)).ok_or(AccountError::NotStored)?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}

/// Sets a new password for somebody who has the recovery code. All other browsers are logged out.
pub(crate) async fn recover(
    State(online): App,
    Network(network): Network,
    headers: HeaderMap,
    Body(Recovery { name, code, password }): Body<Recovery>,
) -> ApiResult<Response> {
    check_new_password(&password)?;
    attempt(&online, network, &name)?;
    let account = online.store.by_name(&name).await?;
    let old = match &account {
        Some(account) => online.store.secrets(account.id).await?,
        None => None,
    };
    let (Some(account), Some(old)) = (account, old) else {
        return Err(AccountError::WrongCredentials.into());
    };
    // Both are hashes: the time of the comparison says nothing about the code.
    if old.recovery != hash_recovery_code(&code) {
        return Err(AccountError::WrongCredentials.into());
    }
    let (new, recovery_code) = new_secrets(&online, password).await?;
    set_secrets(&online, account.id, old, new, None).await?;
    online.hub.log_out(account.id, |_| true);
    end_session(&online, &headers).await?;
    let cookie = online.log_in(account.id, &headers).await?;
    Ok(with_cookie(Registered { me: Me { person: account.into() }, recovery_code }, cookie))
}

/// Changes the password. All other browsers are logged out.
pub(crate) async fn change_password(
    State(online): App,
    Network(network): Network,
    headers: HeaderMap,
    Body(NewPassword { old, new }): Body<NewPassword>,
) -> ApiResult<StatusCode> {
    let identity = online.require_account(&headers).await?;
    check_new_password(&new)?;
    let name = identity.person.name.unwrap_or_default();
    let (account, old) = check_credentials(&online, network, &name, old).await?;
    let password = online.passwords.hash(new).await.map_err(busy)?;
    let new = Secrets { password, recovery: old.recovery.clone() };
    set_secrets(&online, account.id, old, new, Some(identity.token)).await?;
    online.hub.log_out(account.id, |session| session != identity.session);
    Ok(StatusCode::NO_CONTENT)
}

/// Makes a new recovery code in place of the old one. All other browsers are logged out.
pub(crate) async fn change_recovery_code(
    State(online): App,
    Network(network): Network,
    headers: HeaderMap,
    Body(PasswordCheck { password }): Body<PasswordCheck>,
) -> ApiResult<Json<NewCode>> {
    let identity = online.require_account(&headers).await?;
    let name = identity.person.name.unwrap_or_default();
    let (account, old) = check_credentials(&online, network, &name, password).await?;
    let recovery_code = new_recovery_code().map_err(|_| AccountError::NotStored)?;
    let recovery = hash_recovery_code(&recovery_code);
    let new = Secrets { password: old.password.clone(), recovery };
    set_secrets(&online, account.id, old, new, Some(identity.token)).await?;
    online.hub.log_out(account.id, |session| session != identity.session);
    Ok(Json(NewCode { recovery_code }))
}

/// The browsers that are logged in.
pub(crate) async fn devices(
    State(online): App,
    headers: HeaderMap,
) -> ApiResult<Json<Vec<Device>>> {
    let identity = online.require(&headers).await?;
    let sessions = online.store.devices(identity.person.id, online.now()).await?;
    let device = |session: skep_store::Session| Device {
        id: session.id,
        description: session.description,
        used: session.used,
        this: session.id == identity.session,
    };
    Ok(Json(sessions.into_iter().map(device).collect()))
}

/// Logs one of the browsers out.
pub(crate) async fn delete_device(
    State(online): App,
    headers: HeaderMap,
    InPath(session): InPath<u64>,
) -> ApiResult<StatusCode> {
    let identity = online.require(&headers).await?;
    if !online.store.delete_session(identity.person.id, session).await? {
        return Err(AccountError::NotFound.into());
    }
    online.hub.log_out(identity.person.id, |other| other == session);
    Ok(StatusCode::NO_CONTENT)
}

/// Deletes an account. Games that are played are lost, those that nobody has joined withdrawn.
pub(crate) async fn delete(
    State(online): App,
    Network(network): Network,
    headers: HeaderMap,
    Body(Credentials { name, password }): Body<Credentials>,
) -> ApiResult<Response> {
    let identity = online.require_account(&headers).await?;
    let (account, _) = check_credentials(&online, network, &name, password).await?;
    if account.id != identity.person.id {
        return Err(AccountError::WrongCredentials.into());
    }
    give_up_games(&online, account.id).await?;
    online.store.delete_person(account.id).await?;
    online.people.forget(account.id);
    online.hub.log_out(account.id, |_| true);
    let cookie = no_cookie(online.reached.is_secure(&headers)).ok_or(AccountError::NotStored)?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}

async fn give_up_games(online: &Arc<Online>, person: PersonId) -> ApiResult<()> {
    let asker = Asker { person, has_account: true, lag: 0 };
    online.pairing.stop(person);
    for row in online.store.own_games(person).await? {
        // One of these is what the state of the game allows; the others are refused.
        for command in [GameCommand::Withdraw, GameCommand::Abort, GameCommand::Resign] {
            if online.command(asker, row.game, command).await.is_ok() {
                break;
            }
        }
    }
    Ok(())
}

fn check_new_password(password: &str) -> Result<(), AccountError> {
    check_password(password)
        .map_err(|error| AccountError::BadPassword { reason: error.to_string() })
}

/// Counts an attempt with a password or a recovery code.
fn attempt(online: &Online, network: IpAddr, name: &str) -> Result<(), AccountError> {
    online.rates.passwords_by_address.once(network).map_err(too_many)?;
    // What cannot be a name is nobody's, and its length is not limited.
    if check_name(name).is_err() {
        return Err(AccountError::WrongCredentials);
    }
    online.rates.passwords_by_name.once(name.to_ascii_lowercase()).map_err(too_many)
}

/// The account with that name and password.
async fn check_credentials(
    online: &Online,
    network: IpAddr,
    name: &str,
    password: String,
) -> ApiResult<(PersonRow, Secrets)> {
    attempt(online, network, name)?;
    if check_password(&password).is_err() {
        return Err(AccountError::WrongCredentials.into());
    }
    let account = online.store.by_name(name).await?;
    let secrets = match &account {
        Some(account) => online.store.secrets(account.id).await?,
        None => None,
    };
    let hash = secrets.as_ref().map(|secrets| secrets.password.clone());
    let is_right = online.passwords.check(password, hash).await.map_err(busy)?;
    match (account, secrets) {
        (Some(account), Some(secrets)) if is_right => Ok((account, secrets)),
        _ => Err(AccountError::WrongCredentials.into()),
    }
}

/// The hashes of a new password and a new recovery code, and the code itself, which is shown once.
async fn new_secrets(online: &Online, password: String) -> ApiResult<(Secrets, String)> {
    let password = online.passwords.hash(password).await.map_err(busy)?;
    let code = new_recovery_code().map_err(|_| AccountError::NotStored)?;
    Ok((Secrets { password, recovery: hash_recovery_code(&code) }, code))
}

async fn set_secrets(
    online: &Online,
    person: PersonId,
    old: Secrets,
    new: Secrets,
    keep: Option<skep_store::TokenHash>,
) -> ApiResult<()> {
    online.store.set_secrets(person, old, new, keep).await.map_err(|error| match error {
        PasswordError::Changed => ApiError(AccountError::WrongCredentials),
        PasswordError::Store(error) => error.into(),
    })
}

/// Ends the session of the browser, if it has one.
async fn end_session(online: &Online, headers: &HeaderMap) -> ApiResult<()> {
    if let Some(identity) = online.identify(headers).await? {
        online.store.delete_session(identity.person.id, identity.session).await?;
        online.hub.log_out(identity.person.id, |session| session == identity.session);
    }
    Ok(())
}

fn busy(Busy: Busy) -> ApiError {
    ApiError(AccountError::TooManyAttempts { seconds: 5 })
}

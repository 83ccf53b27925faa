//! The page of the own account: for guests the ways to get one or to come back to it, for its owner everything about it.

mod code;
mod data;
mod delete;
mod devices;
mod guest;
mod secrets;

use leptos::prelude::*;
use leptos_router::components::A;
use skep_wire::PersonKind;

use self::code::{CodePanel, NewRecoveryCode};
use self::data::{Blocked, Export, LogOut};
use self::delete::DeleteAccount;
use self::devices::Devices;
use self::guest::GuestForms;
use self::secrets::{ChangeCode, ChangePassword};
use super::nav::OnlineNav;
use super::person_link::person_address;
use crate::i18n::I18n;
use crate::online::Online;

/// The page of the own account.
#[component]
pub(crate) fn Account() -> impl IntoView {
    let i18n = I18n::from_context();
    let online = Online::from_context();
    let code = NewRecoveryCode::provide();
    let has_account = Memo::new(move |_| online.me().map(|me| me.kind == PersonKind::Account));
    view! {
        <div class="page people account" data-testid="account">
            <OnlineNav />
            <h1>{i18n.live_text("account-title")}</h1>
            {move || match (code.get(), has_account.get()) {
                (Some(code), _) => view! { <CodePanel code /> }.into_any(),
                (None, None) => view! { <p role="status">{i18n.live_text("account-loading")}</p> }.into_any(),
                (None, Some(false)) => view! { <Guest /> }.into_any(),
                (None, Some(true)) => view! { <Owner /> }.into_any(),
            }}
        </div>
    }
}

/// What a guest can do.
#[component]
fn Guest() -> impl IntoView {
    let i18n = I18n::from_context();
    view! {
        <p class="lead">
            <strong>{i18n.live_text("account-guest")}</strong>
            " "
            {i18n.live_text("account-guest-about")}
        </p>
        <GuestForms />
        <Blocked hides_nobody=true />
        <Export />
    }
}

/// What the owner of an account can do.
#[component]
fn Owner() -> impl IntoView {
    let i18n = I18n::from_context();
    let online = Online::from_context();
    let name = move || online.me().and_then(|me| me.name).unwrap_or_default();
    let greeting = move || i18n.with("account-logged-in", &[("name", name().into())]);
    view! {
        <p class="lead" data-testid="account-name-shown">
            {greeting} " "
            <A href=move || person_address(&name())>{i18n.live_text("account-to-profile")}</A>
        </p>
        <Devices />
        <ChangePassword />
        <ChangeCode />
        <Blocked />
        <Export />
        <LogOut />
        <DeleteAccount />
    }
}

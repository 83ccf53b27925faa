//! The browsers that are logged in to the account.

use leptos::prelude::*;
use leptos::task::spawn_local;
use skep_wire::{AccountError, Device};
use skep_words::Words;

use super::super::device_name::device_name;
use super::super::fields::{Secret, failure_text};
use super::super::loaded::{Loader, ShowLoaded};
use crate::components::focus_heading;
use crate::i18n::I18n;
use crate::notices::Notices;
use crate::online::http::{self, ApiFailure};
use crate::time;

/// The browser and the system of a device.
fn name(words: &Words, device: &Device) -> String {
    match device_name(&device.description) {
        None => words.text("account-device-unknown"),
        Some((browser, None)) => browser.to_owned(),
        Some((browser, Some(system))) => {
            words.with("account-device", &[("browser", browser.into()), ("system", system.into())])
        }
    }
}

/// The browsers that are logged in, with buttons to log them out.
#[component]
pub(super) fn Devices() -> impl IntoView {
    let i18n = I18n::from_context();
    let notices = Notices::from_context();
    let devices = Loader::<Vec<Device>>::new(|| Some("/api/devices".to_owned()));
    let list = move |found: Vec<Device>| {
        let others: Vec<u64> = found.iter().filter(|it| !it.this).map(|it| it.id).collect();
        let several = others.len() > 1;
        view! {
            <ul class="rows" data-testid="devices">
                {found.into_iter().map(|device| view! { <DeviceRow device devices /> }).collect_view()}
            </ul>
            {several
                .then(|| {
                    let end = move |_| log_out((i18n, notices), devices, others.clone(), "account-devices-ended");
                    view! {
                        <button data-testid="devices-end" on:click=end>
                            {i18n.live_text("account-devices-end")}
                        </button>
                    }
                })}
        }
        .into_any()
    };
    view! {
        <section class="card" aria-labelledby="devices-title">
            <h2 id="devices-title">{i18n.live_text("account-devices")}</h2>
            <p class="lead">{i18n.live_text("account-devices-about")}</p>
            <ShowLoaded loaded=devices.get() show=list />
        </section>
    }
}

#[component]
fn DeviceRow(device: Device, devices: Loader<Vec<Device>>) -> impl IntoView {
    let (i18n, notices) = (I18n::from_context(), Notices::from_context());
    let (id, this, used) = (device.id, device.this, device.used.0);
    let device = StoredValue::new(device);
    let name = move || device.with_value(|device| name(&i18n.words(), device));
    let when = move || {
        let words = i18n.words();
        let when = time::when(&words, used, time::now());
        words.with("account-device-used", &[("when", when.into())])
    };
    let label = move || {
        let button = i18n.text("account-device-end");
        i18n.with("button-about", &[("button", button.into()), ("subject", name().into())])
    };
    view! {
        <li data-testid="device">
            <span class="what">
                <strong>{name}</strong>
                <small>
                    {move || if this { i18n.text("account-device-this") } else { when() }}
                </small>
            </span>
            {(!this)
                .then(|| {
                    let end = move |_| log_out((i18n, notices), devices, vec![id], "account-device-ended");
                    view! {
                        <button aria-label=label data-testid="device-end" on:click=end>
                            {i18n.live_text("account-device-end")}
                        </button>
                    }
                })}
        </li>
    }
}

/// Logs some browsers out, and says so.
fn log_out(
    (i18n, notices): (I18n, Notices),
    devices: Loader<Vec<Device>>,
    ids: Vec<u64>,
    done: &'static str,
) {
    spawn_local(async move {
        for id in ids {
            match http::delete(&format!("/api/devices/{id}"), None::<&()>).await {
                // Somebody else was faster.
                Ok(()) | Err(ApiFailure::Refused(AccountError::NotFound)) => {}
                Err(failure) => {
                    devices.load();
                    let words = i18n.words_untracked();
                    return notices.error(failure_text(&words, &failure, Secret::None));
                }
            }
        }
        // The button that was pressed is gone.
        focus_heading();
        devices.load();
        notices.success(i18n.words_untracked().text(done));
    });
}

//! The forms of guests: make an account, log in, set a new password with the recovery code.

use leptos::prelude::*;
use leptos::task::spawn_local;
use skep_wire::{Credentials, Me, Person, Recovery, Registered};

use super::super::field::{Field, FieldKind};
use super::super::fields::{FieldError, Secret, failure_text, read_code, read_name, read_password};
use super::code::NewRecoveryCode;
use crate::components::SegmentedControl;
use crate::i18n::I18n;
use crate::notices::Notices;
use crate::online::Online;
use crate::online::http::{self, ApiFailure};

/// What a guest wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    Make,
    LogIn,
    Recover,
}

impl Wish {
    const ALL: [Wish; 3] = [Wish::Make, Wish::LogIn, Wish::Recover];

    /// The name in test ids.
    const fn word(self) -> &'static str {
        match self {
            Wish::Make => "make",
            Wish::LogIn => "log-in",
            Wish::Recover => "recover",
        }
    }

    /// The message key of the name.
    const fn key(self) -> &'static str {
        match self {
            Wish::Make => "account-make",
            Wish::LogIn => "account-log-in",
            Wish::Recover => "account-recover",
        }
    }

    /// The message key of what it means.
    const fn about(self) -> &'static str {
        match self {
            Wish::Make => "account-make-about",
            Wish::LogIn => "account-log-in-about",
            Wish::Recover => "account-recover-about",
        }
    }

    /// The message key of the button.
    const fn button(self) -> &'static str {
        match self {
            Wish::Recover => "account-recover-do",
            Wish::Make | Wish::LogIn => self.key(),
        }
    }

    /// What a wrong secret means.
    const fn secret(self) -> Secret {
        match self {
            Wish::Recover => Secret::Recovery,
            Wish::Make | Wish::LogIn => Secret::Login,
        }
    }
}

/// What is in the form. It stays when another of the forms is chosen.
#[derive(Clone, Copy)]
struct Texts {
    name: RwSignal<String>,
    code: RwSignal<String>,
    password: RwSignal<String>,
}

/// What is wrong with the fields, and why the server has refused what was sent.
#[derive(Clone, Copy)]
struct Wrong {
    name: RwSignal<Option<&'static str>>,
    code: RwSignal<Option<&'static str>>,
    password: RwSignal<Option<&'static str>>,
    refusal: RwSignal<Option<ApiFailure>>,
}

impl Wrong {
    fn clear(self) {
        self.name.set(None);
        self.code.set(None);
        self.password.set(None);
        self.refusal.set(None);
    }
}

/// A field's value, or nothing and what is wrong with it.
fn checked(
    read: Result<String, FieldError>,
    wrong: RwSignal<Option<&'static str>>,
) -> Option<String> {
    read.map_err(|error| wrong.set(Some(error.key()))).ok()
}

/// What is sent.
enum Form {
    Make(Credentials),
    LogIn(Credentials),
    Recover(Recovery),
}

impl Form {
    /// Sends it. Returns who the browser now belongs to, and the recovery code, if there is a new one.
    async fn send(self) -> Result<(Person, Option<String>), ApiFailure> {
        let registered = |it: Registered| (it.me.person, Some(it.recovery_code));
        match self {
            Form::Make(form) => http::post("/api/account", &form).await.map(registered),
            Form::Recover(form) => http::post("/api/recover", &form).await.map(registered),
            Form::LogIn(form) => {
                http::post("/api/login", &form).await.map(|me: Me| (me.person, None))
            }
        }
    }
}

/// What is sent, if all fields are right.
fn read(wish: Wish, texts: Texts, wrong: Wrong) -> Option<Form> {
    let name = checked(read_name(&texts.name.read_untracked()), wrong.name);
    let code = match wish {
        Wish::Recover => checked(read_code(&texts.code.read_untracked()), wrong.code),
        Wish::Make | Wish::LogIn => Some(String::new()),
    };
    let password = checked(read_password(&texts.password.read_untracked()), wrong.password);
    let (name, code, password) = (name?, code?, password?);
    Some(match wish {
        Wish::Make => Form::Make(Credentials { name, password }),
        Wish::LogIn => Form::LogIn(Credentials { name, password }),
        Wish::Recover => Form::Recover(Recovery { name, code, password }),
    })
}

/// The forms of guests, one at a time.
#[component]
pub(super) fn GuestForms() -> impl IntoView {
    let i18n = I18n::from_context();
    let wish = RwSignal::new(Wish::Make);
    let (text, none) = (|| RwSignal::new(String::new()), || RwSignal::new(None));
    let texts = Texts { name: text(), code: text(), password: text() };
    let wrong =
        Wrong { name: none(), code: none(), password: none(), refusal: RwSignal::new(None) };
    let choices = Wish::ALL
        .map(|wish| (wish, wish.word().to_owned(), Signal::derive(i18n.live_text(wish.key()))));
    let choose = move |chosen: Wish| {
        wrong.clear();
        wish.set(chosen);
    };
    view! {
        <section class="card account-form">
            <SegmentedControl
                label=Signal::derive(i18n.live_text("account-tabs"))
                name="account-wish"
                choices=choices.to_vec()
                chosen=wish
                choose
            />
            {move || view! { <GuestForm wish=wish.get() texts wrong /> }}
        </section>
    }
}

/// The browser belongs to the owner of an account now.
fn welcome((i18n, online, notices): (I18n, Online, Notices), wish: Wish, me: Person) {
    let name = me.name.clone().unwrap_or_default();
    match wish {
        Wish::Make => online.renamed(me),
        Wish::LogIn | Wish::Recover => online.identity_changed(),
    }
    let words = i18n.words_untracked();
    notices.success(words.with("account-made", &[("name", name.into())]));
}

/// One of the forms.
#[component]
fn GuestForm(wish: Wish, texts: Texts, wrong: Wrong) -> impl IntoView {
    let i18n = I18n::from_context();
    let (online, notices) = (Online::from_context(), Notices::from_context());
    let shown = NewRecoveryCode::from_context();
    let busy = RwSignal::new(false);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        wrong.clear();
        let form = read(wish, texts, wrong).filter(|_| !busy.get_untracked());
        let Some(form) = form else { return };
        busy.set(true);
        spawn_local(async move {
            let done = form.send().await;
            // The page may have been left meanwhile, but the browser belongs to somebody else all the same.
            let _ = busy.try_set(false);
            match done {
                Ok((me, code)) => {
                    if let Some(code) = code {
                        shown.show(code);
                    }
                    welcome((i18n, online, notices), wish, me);
                }
                Err(failure) => drop(wrong.refusal.try_set(Some(failure))),
            }
        });
    };
    let kind = match wish {
        Wish::LogIn => FieldKind::Password,
        Wish::Make | Wish::Recover => FieldKind::NewPassword,
    };
    let name_hint = (wish == Wish::Make).then_some("account-name-hint");
    let password_hint = (wish != Wish::LogIn).then_some("account-password-hint");
    let password_label = match wish {
        Wish::Recover => "account-password-new",
        Wish::Make | Wish::LogIn => "account-password",
    };
    view! {
        <form class="form" novalidate on:submit=submit>
            <p>{i18n.live_text(wish.about())}</p>
            <Field
                kind=FieldKind::Name
                id="account-name"
                value=texts.name
                wrong=wrong.name
                hint=name_hint
            />
            {(wish == Wish::Recover)
                .then(|| {
                    view! {
                        <Field kind=FieldKind::Code id="account-code" value=texts.code wrong=wrong.code />
                    }
                })}
            <Field
                kind
                id="account-password"
                value=texts.password
                wrong=wrong.password
                label=password_label
                hint=password_hint
            />
            <p class="wrong" role="alert" data-testid="account-refused">
                {move || {
                    let failure = wrong.refusal.get();
                    failure.map(|it| failure_text(&i18n.words(), &it, wish.secret()))
                }}
            </p>
            <div class="buttons">
                <button
                    type="submit"
                    class="main"
                    data-testid="account-submit"
                    prop:disabled=move || busy.get()
                >
                    {i18n.live_text(wish.button())}
                </button>
            </div>
        </form>
    }
}

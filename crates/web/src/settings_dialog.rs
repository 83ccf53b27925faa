//! The window in which a person sets language, colours and the like.

use leptos::prelude::*;
use skep_words::Language;

use crate::parts::{Dialog, Segments, Switch};
use crate::settings::{Settings, Theme};
use crate::voice::Voice;

/// The window of the settings.
#[component]
pub(crate) fn SettingsDialog(open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog open title="nav-settings" testid="settings">
            <SettingsForm />
        </Dialog>
    }
}

#[component]
fn SettingsForm() -> impl IntoView {
    let voice = Voice::here();
    let settings = expect_context::<RwSignal<Settings>>();
    let languages = Language::ALL.map(|language| {
        (language, language.tag().to_owned(), Signal::stored(language.name().to_owned()))
    });
    let themes = Theme::ALL.map(|theme| {
        (theme, theme.word().to_owned(), Signal::derive(move || voice.text(theme.key())))
    });
    let switch = move |key: &'static str,
                       testid: &'static str,
                       get: fn(&Settings) -> bool,
                       set: fn(&mut Settings, bool)| {
        view! {
            <Switch
                label=Signal::derive(voice.says(key))
                testid
                on=Signal::derive(move || get(&settings.read()))
                turn=move |on| settings.update(|settings| set(settings, on))
            />
        }
    };
    view! {
        <div class="form">
            <Segments
                label=Signal::derive(voice.says("settings-language"))
                name="language"
                choices=languages.to_vec()
                chosen=Signal::derive(move || settings.read().language())
                choose=move |language: Language| {
                    settings.update(|settings| settings.language = Some(language.tag().to_owned()))
                }
            />
            <Segments
                label=Signal::derive(voice.says("settings-theme"))
                name="theme"
                choices=themes.to_vec()
                chosen=Signal::derive(move || settings.read().theme)
                choose=move |theme| settings.update(|settings| settings.theme = theme)
            />
            {switch("settings-animation", "set-animation", |s| s.animation, |s, on| s.animation = on)}
            {switch("settings-coordinates", "set-coordinates", |s| s.coordinates, |s, on| s.coordinates = on)}
            {switch("settings-evaluation", "set-evaluation", |s| s.evaluation, |s, on| s.evaluation = on)}
            {switch("settings-shortcuts", "set-shortcuts", |s| s.shortcuts, |s, on| s.shortcuts = on)}
        </div>
    }
}

//! The settings dialog.

use leptos::prelude::*;
use skep_words::Language;

use crate::components::{Dialog, SegmentedControl, Switch};
use crate::i18n::I18n;
use crate::settings::{Settings, Theme};

/// The settings dialog.
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
    let i18n = I18n::from_context();
    let settings = expect_context::<RwSignal<Settings>>();
    let languages = Language::ALL.map(|language| {
        (language, language.tag().to_owned(), Signal::stored(language.name().to_owned()))
    });
    let themes = Theme::ALL.map(|theme| {
        (theme, theme.word().to_owned(), Signal::derive(move || i18n.text(theme.key())))
    });
    let switch = move |key: &'static str,
                       testid: &'static str,
                       get: fn(&Settings) -> bool,
                       set: fn(&mut Settings, bool)| {
        view! {
            <Switch
                label=Signal::derive(i18n.live_text(key))
                testid
                on=Signal::derive(move || get(&settings.read()))
                turn=move |on| settings.update(|settings| set(settings, on))
            />
        }
    };
    view! {
        <div class="form">
            <SegmentedControl
                label=Signal::derive(i18n.live_text("settings-language"))
                name="language"
                choices=languages.to_vec()
                chosen=Signal::derive(move || settings.read().language())
                choose=move |language: Language| {
                    settings.update(|settings| settings.language = Some(language.tag().to_owned()))
                }
            />
            <SegmentedControl
                label=Signal::derive(i18n.live_text("settings-theme"))
                name="theme"
                choices=themes.to_vec()
                chosen=Signal::derive(move || settings.read().theme)
                choose=move |theme| settings.update(|settings| settings.theme = theme)
            />
            {switch("settings-animation", "set-animation", |s| s.animation, |s, on| s.animation = on)}
            {switch("settings-coordinates", "set-coordinates", |s| s.coordinates, |s, on| s.coordinates = on)}
            {switch("settings-evaluation", "set-evaluation", |s| s.evaluation, |s, on| s.evaluation = on)}
            {switch("sound-setting", "set-sound", |s| s.sound, |s, on| s.sound = on)}
            {switch("settings-shortcuts", "set-shortcuts", |s| s.shortcuts, |s, on| s.shortcuts = on)}
        </div>
    }
}

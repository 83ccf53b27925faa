//! The comment on a move.

use leptos::prelude::*;
use skep_record::Note;

use super::NoteHere;
use crate::game_context::GameContext;
use crate::i18n::I18n;

/// The text field for the comment. It is kept while one types, with a short delay.
#[component]
pub(super) fn CommentBox(here: NoteHere) -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let text = RwSignal::new(String::new());
    Effect::new(move |before| {
        let node = here.node.get();
        let comment = here.note.with(|note| note.comment().to_owned());
        // What is being typed must not change under the person's hands.
        let typing = before == Some(node) && context.is_typing_comment();
        let same = text.with_untracked(|text| text.trim() == comment);
        if before != Some(node) || !typing && !same {
            text.set(comment);
        }
        node
    });
    let type_on = move |event| {
        let typed = event_target_value(&event);
        text.set(typed.clone());
        context.draft_comment(here.node.get_untracked(), typed);
    };
    view! {
        <label class="comment-box">
            <span class="unseen">{i18n.live_text("notes-comment")}</span>
            <textarea
                rows="2"
                maxlength=Note::MAX_COMMENT.to_string()
                data-testid="comment"
                placeholder=i18n.live_text("notes-comment-about")
                prop:value=move || text.get()
                on:input=type_on
                on:blur=move |_| context.keep_comment()
            ></textarea>
        </label>
    }
}

//! The Web Worker's program: receives questions and answers them.

#[cfg(target_family = "wasm")]
fn main() {
    worker::start();
}

#[cfg(not(target_family = "wasm"))]
fn main() {}

#[cfg(target_family = "wasm")]
mod worker {
    use skep_worker::{Message, Question, QuestionError, QuestionHandler};
    use wasm_bindgen::prelude::*;
    use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

    /// Waits for questions for as long as the worker lives.
    pub(crate) fn start() {
        let mut handler = QuestionHandler::default();
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let question = event.data().as_string().unwrap_or_default();
            say(&answer(&mut handler, &question));
        });
        scope().set_onmessage(Some(hear.as_ref().unchecked_ref()));
        hear.forget();
        say(&Message::Ready);
    }

    fn answer(handler: &mut QuestionHandler, question: &str) -> Message {
        let Ok(question) = serde_json::from_str::<Question>(question) else {
            return Message::Failed(QuestionError::Question);
        };
        match handler.answer(&question, &mut |report| say(&Message::Progress(report))) {
            Ok(answer) => Message::Reply(answer),
            Err(trouble) => Message::Failed(trouble),
        }
    }

    fn say(message: &Message) {
        // Neither fails: a message is plain data, and the channel to the page is always open.
        let text = serde_json::to_string(message).unwrap_or_default();
        let _ = scope().post_message(&text.into());
    }

    fn scope() -> DedicatedWorkerGlobalScope {
        js_sys::global().unchecked_into()
    }
}

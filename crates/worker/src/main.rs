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
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let question = event.data().as_string().unwrap_or_default();
            post(&answer(&mut handler, &question));
        });
        scope().set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        // The worker listens until it is terminated.
        on_message.forget();
        post(&Message::Ready);
    }

    /// The message that answers a question. Posts the progress of the search before it.
    fn answer(handler: &mut QuestionHandler, question: &str) -> Message {
        let Ok(question) = serde_json::from_str::<Question>(question) else {
            return Message::Failed(QuestionError::Question);
        };
        match handler.answer(&question, &mut |update| post(&Message::Progress(update))) {
            Ok(reply) => Message::Reply(reply),
            Err(error) => Message::Failed(error),
        }
    }

    /// Sends a message to the page.
    fn post(message: &Message) {
        // Neither fails: a message is plain data, and the channel to the page is always open.
        let text = serde_json::to_string(message).unwrap_or_default();
        let _ = scope().post_message(&text.into());
    }

    /// The worker's global object.
    fn scope() -> DedicatedWorkerGlobalScope {
        js_sys::global().unchecked_into()
    }
}

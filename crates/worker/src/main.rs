//! The Web Worker's program: receives questions and answers them.

#[cfg(target_family = "wasm")]
fn main() {
    worker::start();
}

#[cfg(not(target_family = "wasm"))]
fn main() {}

#[cfg(target_family = "wasm")]
mod worker {
    use js_sys::{Atomics, Int32Array, SharedArrayBuffer};
    use skep_worker::{Message, Numbered, Question, QuestionError, QuestionHandler};
    use wasm_bindgen::prelude::*;
    use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

    /// The answer of a worker that has just started belongs to no question.
    const NO_QUESTION: i32 = 0;

    /// Waits for questions for as long as the worker lives.
    pub(crate) fn start() {
        let mut handler = QuestionHandler::default();
        let mut stop_cell = StopCell(None);
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            match event.data().dyn_into::<SharedArrayBuffer>() {
                Ok(buffer) => stop_cell = StopCell(Some(Int32Array::new(&buffer))),
                Err(data) => {
                    let question = data.as_string().unwrap_or_default();
                    answer(&mut handler, &question, &stop_cell);
                }
            }
        });
        scope().set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        // The worker listens until it is terminated.
        on_message.forget();
        post(NO_QUESTION, Message::Ready);
    }

    /// Memory shared with the page: the number of the last question that the page has abandoned.
    struct StopCell(Option<Int32Array>);

    impl StopCell {
        /// Whether the page has abandoned this question, or a later one.
        fn has_stopped(&self, number: i32) -> bool {
            let last = self.0.as_ref().and_then(|cell| Atomics::load(cell, 0).ok());
            last.is_some_and(|last| last >= number)
        }
    }

    /// Answers a question. Posts the progress of the search before the answer.
    fn answer(handler: &mut QuestionHandler, question: &str, stop_cell: &StopCell) {
        let question = serde_json::from_str::<Numbered<Question>>(question);
        let Ok(Numbered { number, content }) = question else {
            return post(NO_QUESTION, Message::Failed(QuestionError::Question));
        };
        let stop = || stop_cell.has_stopped(number);
        // A person who steps quickly leaves questions behind that nobody waits for.
        if stop() {
            return;
        }
        let on_update = &mut |update| post(number, Message::Progress(update));
        match handler.answer(&content, &stop, on_update) {
            Ok(reply) => post(number, Message::Reply(reply)),
            Err(error) => post(number, Message::Failed(error)),
        }
    }

    /// Sends a message to the page.
    fn post(number: i32, content: Message) {
        // Neither fails: a message is plain data, and the channel to the page is always open.
        let text = serde_json::to_string(&Numbered { number, content }).unwrap_or_default();
        let _ = scope().post_message(&text.into());
    }

    /// The worker's global object.
    fn scope() -> DedicatedWorkerGlobalScope {
        js_sys::global().unchecked_into()
    }
}

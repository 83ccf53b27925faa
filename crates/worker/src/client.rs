//! The page's connection to the engine.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use js_sys::WebAssembly::{self, Module};
use js_sys::{Atomics, Int32Array, Promise, Reflect, SharedArrayBuffer};
use thiserror::Error;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::message::{Message, Numbered, Question, Reply, SearchUpdate};
use crate::question_error::QuestionError;

/// An event while a question is being answered.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineEvent {
    /// What the search has found so far.
    Progress(SearchUpdate),
    /// The answer. It is the last event.
    Reply(Reply),
    /// The failure. It is the last event.
    Failed(EngineFailure),
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum EngineFailure {
    /// The worker rejected the question.
    #[error(transparent)]
    Question(#[from] QuestionError),
    /// The engine could not be loaded.
    #[error("the engine could not be loaded: {0}")]
    NotLoaded(BrowserError),
    /// The worker could not be started, or did not accept the question.
    #[error("the engine could not be started: {0}")]
    NotStarted(BrowserError),
    /// The engine stopped unexpectedly.
    #[error("the engine has stopped: {0}")]
    Stopped(BrowserError),
    /// The worker sent something that is not a [`Message`].
    #[error("what the engine says cannot be understood")]
    Unintelligible,
}

/// An error of the browser.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BrowserError {
    /// The browser's error text, in its language.
    #[error("the browser says: {0}")]
    Browser(String),
    /// The browser gives no reason.
    #[error("the browser does not say why")]
    Silent,
    /// The page does not contain the address of this file.
    #[error("the page does not say where {0} is")]
    NoAddress(&'static str),
}

impl BrowserError {
    fn of(text: String) -> BrowserError {
        if text.is_empty() { BrowserError::Silent } else { BrowserError::Browser(text) }
    }
}

/// Converts a thrown JavaScript value.
impl From<JsValue> for BrowserError {
    fn from(thrown: JsValue) -> BrowserError {
        BrowserError::of(match thrown.dyn_ref::<js_sys::Error>() {
            Some(error) => error.message().into(),
            None => thrown.as_string().unwrap_or_default(),
        })
    }
}

type Listener = Rc<RefCell<dyn FnMut(EngineEvent)>>;

/// A client of the engine in its worker. Clones share one worker, which ends with the last of them.
#[derive(Clone, Default)]
pub struct EngineClient(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    module: Loading,
    running: Option<RunningWorker>,
    pending: Option<PendingQuestion>,
    /// The number of the last question.
    last_number: i32,
}

/// The compiled module, from which every worker starts.
#[derive(Default)]
enum Loading {
    #[default]
    NotYet,
    UnderWay,
    Done(Module),
}

/// A worker that has been started.
struct RunningWorker {
    worker: Worker,
    is_ready: bool,
    /// Memory shared with the worker: the number of the last abandoned question. Without it, the worker has to be ended.
    stop_cell: Option<Int32Array>,
    // The closures must live as long as the worker.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(ErrorEvent)>,
}

/// The question that waits for an answer.
struct PendingQuestion {
    number: i32,
    question: Question,
    is_sent: bool,
    listener: Listener,
}

impl RunningWorker {
    /// Sends the worker the memory through which its searches are stopped, if the browser allows it.
    fn share_stop_cell(&mut self) {
        let shared = shared_cell();
        self.stop_cell = shared.filter(|cell| self.worker.post_message(&cell.buffer()).is_ok());
    }
}

impl Drop for RunningWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl EngineClient {
    /// A client that loads the engine with the first question.
    pub fn new() -> EngineClient {
        EngineClient::default()
    }

    /// Asks a question. An earlier question without an answer is abandoned.
    pub fn ask(&self, question: Question, listener: impl FnMut(EngineEvent) + 'static) {
        self.stop();
        let listener = Rc::new(RefCell::new(listener));
        let mut state = self.0.borrow_mut();
        // A cell of zero stops nothing.
        state.last_number = state.last_number.checked_add(1).unwrap_or(1);
        let number = state.last_number;
        state.pending = Some(PendingQuestion { number, question, is_sent: false, listener });
        drop(state);
        self.advance();
    }

    /// Abandons the question. It has no further events. The engine keeps its tables if the page shares memory with the
    /// worker, which needs a page that is isolated from other origins.
    pub fn stop(&self) {
        let mut state = self.0.borrow_mut();
        let Some(pending) = state.pending.take().filter(|pending| pending.is_sent) else { return };
        let cell = state.running.as_ref().and_then(|running| running.stop_cell.as_ref());
        if cell.is_some_and(|cell| Atomics::store(cell, 0, pending.number).is_ok()) {
            return;
        }
        // A searching worker receives no messages: replace it.
        state.running = None;
        drop(state);
        self.advance();
    }

    /// Ends the worker and frees its memory. Another one starts with the next question.
    pub fn close(&self) {
        let mut state = self.0.borrow_mut();
        state.pending = None;
        state.running = None;
    }

    /// Takes the next step: load the module, start a worker, or send the question.
    fn advance(&self) {
        let mut state = self.0.borrow_mut();
        match (&state.module, &state.running) {
            (Loading::NotYet, _) => {
                state.module = Loading::UnderWay;
                let client = self.clone();
                spawn_local(async move { client.load().await });
            }
            (Loading::UnderWay, _) => {}
            (Loading::Done(_), None) if state.pending.is_none() => {}
            (Loading::Done(module), None) => match start(module, &Rc::downgrade(&self.0)) {
                Ok(running) => state.running = Some(running),
                Err(error) => {
                    drop(state);
                    self.fail(EngineFailure::NotStarted(error));
                }
            },
            (Loading::Done(_), Some(running)) if running.is_ready => {
                let worker = running.worker.clone();
                let unsent = state.pending.as_mut().filter(|pending| !pending.is_sent);
                let Some(pending) = unsent else { return };
                pending.is_sent = true;
                let numbered = Numbered { number: pending.number, content: &pending.question };
                let text = serde_json::to_string(&numbered).unwrap_or_default();
                if let Err(error) = worker.post_message(&text.into()) {
                    drop(state);
                    self.fail(EngineFailure::NotStarted(error.into()));
                }
            }
            (Loading::Done(_), Some(_)) => {}
        }
    }

    /// Loads the module.
    async fn load(&self) {
        match compile().await {
            Ok(module) => {
                self.0.borrow_mut().module = Loading::Done(module);
                self.advance();
            }
            Err(error) => {
                self.0.borrow_mut().module = Loading::NotYet;
                self.fail(EngineFailure::NotLoaded(error));
            }
        }
    }

    /// Handles a message from the worker.
    fn handle_message(&self, text: &str) {
        let Ok(Numbered { number, content }) = serde_json::from_str(text) else {
            return self.fail(EngineFailure::Unintelligible);
        };
        let event = match content {
            Message::Ready => {
                if let Some(running) = &mut self.0.borrow_mut().running {
                    running.is_ready = true;
                    running.share_stop_cell();
                }
                return self.advance();
            }
            Message::Progress(update) => EngineEvent::Progress(update),
            Message::Reply(reply) => EngineEvent::Reply(reply),
            Message::Failed(error) => EngineEvent::Failed(error.into()),
        };
        // Late messages about an abandoned question are ignored.
        let asked = self.0.borrow().pending.as_ref().map(|pending| pending.number);
        if number == 0 || asked == Some(number) {
            self.notify(event);
        }
    }

    /// Ends a broken worker. Another one starts with the next question.
    fn fail(&self, failure: EngineFailure) {
        self.0.borrow_mut().running = None;
        self.notify(EngineEvent::Failed(failure));
    }

    /// Passes an event to the listener, which may ask another question or stop.
    fn notify(&self, event: EngineEvent) {
        let mut state = self.0.borrow_mut();
        let Some(pending) = &state.pending else { return };
        let listener = Rc::clone(&pending.listener);
        if !matches!(event, EngineEvent::Progress(_)) {
            state.pending = None;
        }
        drop(state);
        (*listener.borrow_mut())(event);
    }
}

/// Starts a worker from the compiled module.
fn start(module: &Module, state: &Weak<RefCell<State>>) -> Result<RunningWorker, BrowserError> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&address("skep-worker")?, &options)?;
    let client = state.clone();
    let on_message = Closure::new(move |event: MessageEvent| {
        let client = client.upgrade().map(EngineClient);
        if let (Some(client), Some(text)) = (client, event.data().as_string()) {
            client.handle_message(&text);
        }
    });
    let client = state.clone();
    let on_error = Closure::new(move |event: ErrorEvent| {
        if let Some(client) = client.upgrade().map(EngineClient) {
            client.fail(EngineFailure::Stopped(BrowserError::of(event.message())));
        }
    });
    worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
    worker.post_message(module)?;
    Ok(RunningWorker {
        worker,
        is_ready: false,
        stop_cell: None,
        _on_message: on_message,
        _on_error: on_error,
    })
}

/// Memory that the page can share with a worker, if the browser allows it.
fn shared_cell() -> Option<Int32Array> {
    let is_isolated = Reflect::get(&js_sys::global(), &"crossOriginIsolated".into());
    // Elsewhere browsers do not even define the type of shared memory.
    let is_isolated = is_isolated.is_ok_and(|value| value.is_truthy());
    is_isolated.then(|| Int32Array::new(&SharedArrayBuffer::new(4)))
}

thread_local! {
    /// The compiled module, which all clients of the page share.
    static MODULE: RefCell<Option<Promise>> = const { RefCell::new(None) };
}

/// Loads and compiles the module, once for the page.
async fn compile() -> Result<Module, BrowserError> {
    let known = MODULE.with_borrow(Clone::clone);
    let promise = match known {
        Some(promise) => promise,
        None => {
            let window = web_sys::window().ok_or(BrowserError::Silent)?;
            let response = window.fetch_with_str(&address("skep-engine")?);
            let promise = WebAssembly::compile_streaming(&response);
            MODULE.set(Some(promise.clone()));
            promise
        }
    };
    match JsFuture::from(promise).await {
        Ok(module) => Ok(module.dyn_into()?),
        Err(error) => {
            // The next question tries again.
            MODULE.set(None);
            Err(error.into())
        }
    }
}

/// The address of a file with a content hash in its name, from a `meta` element of the page.
fn address(name: &'static str) -> Result<String, BrowserError> {
    let document = web_sys::window().and_then(|window| window.document());
    let meta = document
        .and_then(|document| document.query_selector(&format!("meta[name={name}]")).ok().flatten());
    let content = meta.and_then(|meta| meta.get_attribute("content"));
    content.ok_or(BrowserError::NoAddress(name))
}

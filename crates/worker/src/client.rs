//! The page's connection to the engine.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use js_sys::WebAssembly::{self, Module};
use thiserror::Error;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::message::{Message, Question, Reply, SearchUpdate};
use crate::trouble::Trouble;

/// What happens to a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// What the search has found so far.
    Progress(SearchUpdate),
    /// The answer. Nothing is heard after it.
    Reply(Reply),
    /// Why there is none. Nothing is heard after it.
    Failed(Failure),
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Failure {
    /// The engine has none.
    #[error(transparent)]
    Trouble(#[from] Trouble),
    /// The engine could not be loaded.
    #[error("the engine could not be loaded: {0}")]
    NotLoaded(Complaint),
    /// The engine could not be started or asked.
    #[error("the engine could not be started: {0}")]
    NotStarted(Complaint),
    /// The engine has stopped by itself.
    #[error("the engine has stopped: {0}")]
    Stopped(Complaint),
    /// The engine says something else than a message.
    #[error("what the engine says cannot be understood")]
    Unintelligible,
}

/// What the browser complains about.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Complaint {
    /// This, in its own words and its own language.
    #[error("the browser says: {0}")]
    Browser(String),
    /// It does not say.
    #[error("the browser does not say why")]
    Silent,
    /// The page does not contain the address of this file.
    #[error("the page does not say where {0} is")]
    NoAddress(&'static str),
}

impl Complaint {
    fn of(text: String) -> Complaint {
        if text.is_empty() { Complaint::Silent } else { Complaint::Browser(text) }
    }
}

/// What JavaScript throws.
impl From<JsValue> for Complaint {
    fn from(thrown: JsValue) -> Complaint {
        Complaint::of(match thrown.dyn_ref::<js_sys::Error>() {
            Some(error) => error.message().into(),
            None => thrown.as_string().unwrap_or_default(),
        })
    }
}

type Listener = Rc<RefCell<dyn FnMut(Event)>>;

/// The engine in its worker. Clones share one engine; it ends with the last of them.
#[derive(Clone, Default)]
pub struct Engine(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    module: Loading,
    running: Option<Running>,
    asked: Option<Asked>,
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
struct Running {
    worker: Worker,
    is_ready: bool,
    // Heard for as long as they are kept.
    _hear: Closure<dyn FnMut(MessageEvent)>,
    _fail: Closure<dyn FnMut(ErrorEvent)>,
}

/// A question without an answer.
struct Asked {
    question: Question,
    is_sent: bool,
    listener: Listener,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Engine {
    /// An engine that is loaded when it is first asked.
    pub fn new() -> Engine {
        Engine::default()
    }

    /// Asks. An earlier question that has no answer yet is given up. The seed is taken as it is.
    pub fn ask(&self, question: Question, listener: impl FnMut(Event) + 'static) {
        self.stop();
        let asked = Asked { question, is_sent: false, listener: Rc::new(RefCell::new(listener)) };
        self.0.borrow_mut().asked = Some(asked);
        self.go_on();
    }

    /// Gives the question up. Nothing is heard of it any more.
    pub fn stop(&self) {
        let mut state = self.0.borrow_mut();
        let sent = state.asked.take().is_some_and(|asked| asked.is_sent);
        if sent {
            // It cannot hear while it searches: another one takes its place.
            state.running = None;
            drop(state);
            self.go_on();
        }
    }

    /// Does whatever comes next: load, start, ask.
    fn go_on(&self) {
        let mut state = self.0.borrow_mut();
        match (&state.module, &state.running) {
            (Loading::NotYet, _) => {
                state.module = Loading::UnderWay;
                let engine = self.clone();
                spawn_local(async move { engine.load().await });
            }
            (Loading::UnderWay, _) => {}
            (Loading::Done(module), None) => match start(module, &Rc::downgrade(&self.0)) {
                Ok(running) => state.running = Some(running),
                Err(complaint) => {
                    drop(state);
                    self.fail(Failure::NotStarted(complaint));
                }
            },
            (Loading::Done(_), Some(running)) if running.is_ready => {
                let worker = running.worker.clone();
                let Some(asked) = state.asked.as_mut().filter(|asked| !asked.is_sent) else {
                    return;
                };
                asked.is_sent = true;
                let text = serde_json::to_string(&asked.question).unwrap_or_default();
                if let Err(error) = worker.post_message(&text.into()) {
                    drop(state);
                    self.fail(Failure::NotStarted(error.into()));
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
                self.go_on();
            }
            Err(complaint) => {
                self.0.borrow_mut().module = Loading::NotYet;
                self.fail(Failure::NotLoaded(complaint));
            }
        }
    }

    /// A message of the worker.
    fn hear(&self, text: &str) {
        match serde_json::from_str(text) {
            Ok(Message::Ready) => {
                if let Some(running) = &mut self.0.borrow_mut().running {
                    running.is_ready = true;
                }
                self.go_on();
            }
            Ok(Message::Progress(report)) => self.tell(Event::Progress(report)),
            Ok(Message::Reply(answer)) => self.tell(Event::Reply(answer)),
            Ok(Message::Failed(trouble)) => self.tell(Event::Failed(trouble.into())),
            Err(_) => self.fail(Failure::Unintelligible),
        }
    }

    /// Something is wrong with the worker: it is ended, and another one starts with the next question.
    fn fail(&self, failure: Failure) {
        self.0.borrow_mut().running = None;
        self.tell(Event::Failed(failure));
    }

    /// Passes an event to the listener, which may ask again, or stop.
    fn tell(&self, event: Event) {
        let mut state = self.0.borrow_mut();
        let Some(asked) = &state.asked else { return };
        let listener = Rc::clone(&asked.listener);
        if !matches!(event, Event::Progress(_)) {
            state.asked = None;
        }
        drop(state);
        (*listener.borrow_mut())(event);
    }
}

/// Starts a worker from the compiled module.
fn start(module: &Module, state: &Weak<RefCell<State>>) -> Result<Running, Complaint> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&address("skep-worker")?, &options)?;
    let heard = state.clone();
    let hear = Closure::new(move |event: MessageEvent| {
        let engine = heard.upgrade().map(Engine);
        if let (Some(engine), Some(text)) = (engine, event.data().as_string()) {
            engine.hear(&text);
        }
    });
    let failed = state.clone();
    let fail = Closure::new(move |event: ErrorEvent| {
        if let Some(engine) = failed.upgrade().map(Engine) {
            engine.fail(Failure::Stopped(Complaint::of(event.message())));
        }
    });
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
    worker.post_message(module)?;
    Ok(Running { worker, is_ready: false, _hear: hear, _fail: fail })
}

/// Loads and compiles the module.
async fn compile() -> Result<Module, Complaint> {
    let window = web_sys::window().ok_or(Complaint::Silent)?;
    let response = window.fetch_with_str(&address("skep-engine")?);
    Ok(JsFuture::from(WebAssembly::compile_streaming(&response)).await?.dyn_into()?)
}

/// Where a file is to be found whose name changes with its content: the page says so.
fn address(name: &'static str) -> Result<String, Complaint> {
    let document = web_sys::window().and_then(|window| window.document());
    let meta = document
        .and_then(|document| document.query_selector(&format!("meta[name={name}]")).ok().flatten());
    let content = meta.and_then(|meta| meta.get_attribute("content"));
    content.ok_or(Complaint::NoAddress(name))
}

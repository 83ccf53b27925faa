//! The page's way to the engine.

use std::cell::RefCell;
use std::fmt::Display;
use std::rc::{Rc, Weak};

use js_sys::WebAssembly::{self, Module};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::message::{Answer, Message, Question, Report};

/// What is heard of a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// What the search has found so far.
    Progress(Report),
    /// The answer. Nothing is heard after it.
    Answer(Answer),
    /// Why there is none, in a sentence. Nothing is heard after it.
    Failed(String),
}

type Listener = Rc<RefCell<dyn FnMut(Event)>>;

/// The engine beside the page. Clones speak to the same engine; with the last one it ends.
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
                Err(error) => {
                    drop(state);
                    self.fail(&describe(&error));
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
                    self.fail(&describe(&error));
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
            Err(error) => {
                self.0.borrow_mut().module = Loading::NotYet;
                self.fail(&describe(&error));
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
            Ok(Message::Answer(answer)) => self.tell(Event::Answer(answer)),
            Ok(Message::Failed(why)) => self.tell(Event::Failed(why)),
            Err(error) => self.fail(&error),
        }
    }

    /// Something is wrong with the worker: it is ended, and another one starts with the next question.
    fn fail(&self, why: &dyn Display) {
        self.0.borrow_mut().running = None;
        self.tell(Event::Failed(format!("the computer player does not work: {why}")));
    }

    /// Tells whoever has asked. The listener may ask again, or stop.
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
fn start(module: &Module, state: &Weak<RefCell<State>>) -> Result<Running, JsValue> {
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
            engine.fail(&event.message());
        }
    });
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
    worker.post_message(module)?;
    Ok(Running { worker, is_ready: false, _hear: hear, _fail: fail })
}

/// Loads and compiles the module.
async fn compile() -> Result<Module, JsValue> {
    let window = web_sys::window().ok_or("there is no window")?;
    let response = window.fetch_with_str(&address("skep-engine")?);
    JsFuture::from(WebAssembly::compile_streaming(&response)).await?.dyn_into()
}

/// Where a file is to be found whose name changes with its content: the page says so.
fn address(name: &str) -> Result<String, JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let meta = document
        .and_then(|document| document.query_selector(&format!("meta[name={name}]")).ok().flatten());
    let content = meta.and_then(|meta| meta.get_attribute("content"));
    content.ok_or_else(|| format!("the page does not say where {name} is").into())
}

/// What JavaScript complains about.
fn describe(error: &JsValue) -> String {
    match error.dyn_ref::<js_sys::Error>() {
        Some(error) => error.message().into(),
        None => error.as_string().unwrap_or_else(|| "the browser does not say why".to_owned()),
    }
}

//! The state of one board on the page, and the mapping from pixels to places.

use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use skep_rules::Axial;

use crate::camera::{Bounds, Size};
use crate::geometry::{Point, RADIUS, is_inside, place_at};
use crate::gestures::GestureRecognizer;
use crate::held::Destination;
use crate::interaction::Interaction;
use crate::options::BoardOptions;
use crate::pieces::AnimatedScene;
use crate::scene::Scene;
use crate::viewport::Viewport;

/// The state of one board on the page. Cheap to copy.
#[derive(Clone, Copy)]
pub(crate) struct BoardView {
    pub(crate) interaction: Interaction,
    pub(crate) stage: Memo<AnimatedScene>,
    pub(crate) scene: Signal<Scene>,
    pub(crate) viewport: Viewport,
    pub(crate) motion: Signal<bool>,
    pub(crate) node: NodeRef<Div>,
    pub(crate) gestures: StoredValue<GestureRecognizer>,
    /// The place under the mouse.
    pub(crate) hover: RwSignal<Option<Axial>>,
    /// The stack opened by a key or a long press.
    pub(crate) opened: RwSignal<Option<Axial>>,
    /// The place that has the keyboard focus.
    pub(crate) focus: RwSignal<Axial>,
    /// The place pressed last: a mouse that stays there does not open the stack.
    pub(crate) pressed: StoredValue<Option<Axial>>,
}

impl BoardView {
    pub(crate) fn new(
        interaction: Interaction,
        options: Signal<BoardOptions>,
        game: Signal<String>,
    ) -> BoardView {
        let position = interaction.position();
        let stage = Memo::new(move |before: Option<&AnimatedScene>| {
            AnimatedScene::after(before, position.with(Scene::of), interaction.take_dropped())
        });
        let motion = Signal::derive(move || options.get().motion && !prefers_reduced_motion());
        let scene = Memo::new(move |_| stage.with(|stage| stage.scene.clone()));
        let view = BoardView {
            interaction,
            stage,
            scene: scene.into(),
            viewport: Viewport::new(motion),
            motion,
            node: NodeRef::new(),
            gestures: StoredValue::new(GestureRecognizer::default()),
            hover: RwSignal::new(None),
            opened: RwSignal::new(None),
            focus: RwSignal::new(Axial::default()),
            pressed: StoredValue::new(None),
        };
        Effect::new(move |shown: Option<String>| {
            let game = game.get();
            let (hive, news) = stage.with(|stage| {
                let news = stage.news().map(|piece| piece.center());
                (stage.scene.bounds(), Bounds::around(news).padded(RADIUS))
            });
            // Never move the view while a pointer is down.
            if shown.is_some_and(|shown| shown != game) {
                view.viewport.show(hive);
            } else if !view.gestures.with_value(GestureRecognizer::is_pointer_down) {
                view.viewport.keep_visible(hive, news);
            }
            view.opened.set(None);
            game
        });
        view
    }

    pub(crate) fn hive(self) -> Bounds {
        self.stage.with_untracked(|stage| stage.scene.bounds())
    }

    pub(crate) fn fit(self) {
        self.viewport.fit(self.hive());
    }

    /// The stack whose tiles are shown side by side.
    pub(crate) fn peeked(self) -> Memo<Option<Axial>> {
        Memo::new(move |_| {
            let busy = self.interaction.dragged().is_some() || self.interaction.held().is_some();
            self.opened.get().or_else(|| self.hover.get().filter(|_| !busy))
        })
    }

    /// The board's element, if it is still in the document.
    pub(crate) fn element(self) -> Option<web_sys::Element> {
        self.node.try_get_untracked().flatten().map(|node| node.unchecked_into())
    }

    /// Converts window pixels to board pixels; `None` outside of the board.
    pub(crate) fn within(self, client: Point) -> Option<Point> {
        let rect = self.element()?.get_bounding_client_rect();
        let pixel = Point::new(client.x - rect.left(), client.y - rect.top());
        let inside =
            (0.0..=rect.width()).contains(&pixel.x) && (0.0..=rect.height()).contains(&pixel.y);
        inside.then_some(pixel)
    }

    /// The place under a pixel of the board: that of the visible tile, or else of the cell on the ground.
    pub(crate) fn place(self, pixel: Point) -> Axial {
        let point = self.viewport.point(pixel);
        self.stage.with_untracked(|stage| {
            let seen =
                stage.scene.pieces.iter().rev().find(|piece| is_inside(point, piece.center()));
            seen.map_or_else(|| place_at(point), |piece| piece.place)
        })
    }

    pub(crate) fn destination(self, place: Axial) -> Option<Destination> {
        let cell = self.stage.with_untracked(|stage| stage.scene.places.get(&place).copied());
        cell.map(Destination::Cell)
    }

    /// Measures the board, now and whenever its size changes.
    pub(crate) fn watch_size(self) {
        let measure = move || {
            if let Some(rect) = self.element().map(|it| it.get_bounding_client_rect()) {
                let size = Size { width: rect.width(), height: rect.height() };
                if size.width > 0.0 && size.height > 0.0 {
                    let down = self.gestures.with_value(GestureRecognizer::is_pointer_down);
                    self.viewport.resize(size, self.hive(), down);
                }
            }
        };
        Effect::new(move |_| {
            let Some(node) = self.node.get() else { return };
            measure();
            let changed = Closure::<dyn FnMut()>::new(measure).into_js_value();
            let Ok(observer) = web_sys::ResizeObserver::new(changed.unchecked_ref()) else {
                return;
            };
            observer.observe(&node);
            let observer = StoredValue::new_local(observer);
            on_cleanup(move || {
                observer.with_value(web_sys::ResizeObserver::disconnect);
            });
        });
    }
}

/// Whether the system asks for less motion.
fn prefers_reduced_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

//! The state of one board on the page, and the mapping from pixels to places.

use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use skep_rules::Axial;

use crate::camera::Bounds;
use crate::geometry::{Point, RADIUS};
use crate::gestures::GestureRecognizer;
use crate::held::Destination;
use crate::interaction::Interaction;
use crate::options::BoardOptions;
use crate::pencil::Pencil;
use crate::pieces::AnimatedScene;
use crate::popup::observe_size;
use crate::rotation::Rotation;
use crate::scene::Scene;
use crate::sketch::Sketch;
use crate::viewport::{Viewport, now};

/// Positions that follow each other within this many milliseconds, as with a held arrow key, are shown without animations:
/// those would be cut short, and take time.
const HURRY: f64 = 150.0;

/// The state of one board on the page. Cheap to copy.
#[derive(Clone, Copy)]
pub(crate) struct BoardView {
    pub(crate) interaction: Interaction,
    pub(crate) stage: Memo<AnimatedScene>,
    pub(crate) scene: Signal<Scene>,
    pub(crate) viewport: Viewport,
    pub(crate) rotation: RwSignal<Rotation>,
    pub(crate) motion: Signal<bool>,
    pub(crate) node: NodeRef<Div>,
    pub(crate) gestures: StoredValue<GestureRecognizer>,
    /// The place under the mouse.
    pub(crate) hover: RwSignal<Option<Axial>>,
    /// The place that has the keyboard focus.
    pub(crate) focus: RwSignal<Axial>,
    /// Whether the focus came to its cell by a click, and not by a key.
    pub(crate) clicked: StoredValue<bool>,
    /// The place pressed last: a mouse that stays there opens no card.
    pub(crate) pressed: StoredValue<Option<Axial>>,
    /// What people draw, if they may.
    pub(crate) pencil: Option<Pencil>,
    /// What is being drawn.
    pub(crate) sketch: RwSignal<Sketch>,
}

impl BoardView {
    pub(crate) fn new(
        interaction: Interaction,
        options: Signal<BoardOptions>,
        game: Signal<String>,
        rotation: RwSignal<Rotation>,
        pencil: Option<Pencil>,
    ) -> BoardView {
        let position = interaction.position();
        let changed = StoredValue::new(0.0);
        let stage = Memo::new(move |before: Option<&AnimatedScene>| {
            let scene = position.with(|position| Scene::of(position, rotation.get()));
            let (now, last) = (now(), changed.get_value());
            changed.set_value(now);
            AnimatedScene::after(before, scene, interaction.take_dropped(), now - last < HURRY)
        });
        let motion = Signal::derive(move || options.get().motion && !prefers_reduced_motion());
        let scene = Memo::new(move |_| stage.with(|stage| stage.scene.clone()));
        let view = BoardView {
            interaction,
            stage,
            scene: scene.into(),
            viewport: Viewport::new(motion),
            rotation,
            motion,
            node: NodeRef::new(),
            gestures: StoredValue::new(GestureRecognizer::default()),
            hover: RwSignal::new(None),
            focus: RwSignal::new(Axial::default()),
            clicked: StoredValue::new(false),
            pressed: StoredValue::new(None),
            pencil,
            sketch: RwSignal::new(Sketch::Nothing),
        };
        // First, because the next effect looks at what the view shows.
        view.follow_rotation();
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
            interaction.close_card();
            // An arrow that was begun belongs to the position.
            view.cancel_sketch();
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

    /// Turns the board by a step.
    pub(crate) fn turn(self, clockwise: bool) {
        self.rotation.update(|rotation| {
            *rotation = if clockwise { rotation.clockwise() } else { rotation.anticlockwise() };
        });
    }

    /// Moves the view with the board whenever that is turned, also by somebody else.
    fn follow_rotation(self) {
        Effect::new(move |before: Option<Rotation>| {
            let after = self.rotation.get();
            if let Some(before) = before.filter(|&before| before != after) {
                self.interaction.close_card();
                self.viewport.turn(|point| before.moved(after, point));
                self.viewport.refit(self.hive());
            }
            after
        });
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
        self.stage.with_untracked(|stage| stage.scene.place_under(point))
    }

    pub(crate) fn destination(self, place: Axial) -> Option<Destination> {
        let cell = self.stage.with_untracked(|stage| stage.scene.places.get(&place).copied());
        cell.map(Destination::Cell)
    }

    /// Measures the board, now and whenever its size changes.
    pub(crate) fn watch_size(self) {
        observe_size(self.node, move |size| {
            if size.width > 0.0 && size.height > 0.0 {
                let down = self.gestures.with_value(GestureRecognizer::is_pointer_down);
                self.viewport.resize(size, self.hive(), down);
            }
        });
    }
}

/// Whether the system asks for less motion.
fn prefers_reduced_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

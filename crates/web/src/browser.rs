//! Browser APIs: clipboard, downloads, pictures.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement,
    HtmlImageElement, Url,
};

/// Copies a text to the clipboard. `done` receives whether that succeeded.
pub(crate) fn copy(text: String, done: impl FnOnce(bool) + 'static) {
    // Browsers offer the clipboard only in secure contexts.
    let navigator = window().navigator();
    let clipboard = js_sys::Reflect::get(&navigator, &JsValue::from_str("clipboard"));
    if !clipboard.is_ok_and(|clipboard| clipboard.is_object()) {
        return done(false);
    }
    let promise = navigator.clipboard().write_text(&text);
    spawn_local(async move { done(JsFuture::from(promise).await.is_ok()) });
}

/// Downloads a text as a file with the given name and MIME type.
pub(crate) fn download(name: &str, sort: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    if let Some(blob) = blob(&parts, sort) {
        download_blob(name, &blob);
    }
}

fn blob(parts: &js_sys::Array, sort: &str) -> Option<Blob> {
    let options = BlobPropertyBag::new();
    options.set_type(sort);
    Blob::new_with_str_sequence_and_options(parts, &options).ok()
}

fn download_blob(name: &str, blob: &Blob) {
    let Ok(url) = Url::create_object_url_with_blob(blob) else { return };
    if let Ok(anchor) = document().create_element("a") {
        let anchor: HtmlAnchorElement = anchor.unchecked_into();
        anchor.set_href(&url);
        anchor.set_download(name);
        anchor.click();
    }
    let _ = Url::revoke_object_url(&url);
}

/// The address of an SVG picture that contains the picture.
pub(crate) fn picture_address(svg: &str) -> String {
    format!("data:image/svg+xml,{}", String::from(js_sys::encode_uri_component(svg)))
}

/// Pixels of the PNG per CSS pixel of the picture.
const SHARPNESS: f64 = 2.0;

/// Renders an SVG picture and downloads it as a PNG file. `done` receives whether that succeeded.
pub(crate) fn download_png(name: &'static str, svg: &str, done: impl FnOnce(bool) + 'static) {
    let address = picture_address(svg);
    spawn_local(async move {
        let png = render_png(&address).await;
        if let Some(png) = &png {
            download_blob(name, png);
        }
        done(png.is_some());
    });
}

/// Whether the browser lets pictures be copied.
pub(crate) fn can_copy_pictures() -> bool {
    let has = |object: &JsValue, name: &str| {
        js_sys::Reflect::get(object, &JsValue::from_str(name))
            .is_ok_and(|value| !value.is_undefined() && !value.is_null())
    };
    has(&window(), "ClipboardItem") && has(&window().navigator(), "clipboard")
}

/// Copies an SVG picture to the clipboard as a PNG. `done` receives whether that succeeded.
pub(crate) fn copy_png(svg: &str, done: impl FnOnce(bool) + 'static) {
    if !can_copy_pictures() {
        return done(false);
    }
    let address = picture_address(svg);
    // Browsers allow copying only while a press is handled: the clipboard gets a promise of the picture at once.
    let png = future_to_promise(async move {
        render_png(&address).await.map(JsValue::from).ok_or(JsValue::UNDEFINED)
    });
    let types = js_sys::Object::new();
    // A new object takes every property.
    let _ = js_sys::Reflect::set(&types, &"image/png".into(), &png);
    let item = web_sys::ClipboardItem::new_with_record_from_str_to_blob_promise(&types);
    let Ok(item) = item else { return done(false) };
    let promise = window().navigator().clipboard().write(&js_sys::Array::of1(&item));
    spawn_local(async move { done(JsFuture::from(promise).await.is_ok()) });
}

/// Renders a picture as PNG.
async fn render_png(address: &str) -> Option<Blob> {
    let image = HtmlImageElement::new().ok()?;
    image.set_src(address);
    JsFuture::from(image.decode()).await.ok()?;
    let canvas = draw_on_canvas(&image)?;
    let png = js_sys::Promise::new(&mut |resolve, _| {
        // Without a picture, the promise is resolved with none.
        if canvas.to_blob(&resolve).is_err() {
            let _ = resolve.call0(&JsValue::NULL);
        }
    });
    JsFuture::from(png).await.ok()?.dyn_into().ok()
}

fn draw_on_canvas(image: &HtmlImageElement) -> Option<HtmlCanvasElement> {
    let (width, height) = (f64::from(image.width()), f64::from(image.height()));
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.unchecked_into();
    canvas.set_width((width * SHARPNESS) as u32);
    canvas.set_height((height * SHARPNESS) as u32);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.unchecked_into();
    context.scale(SHARPNESS, SHARPNESS).ok()?;
    context
        .draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, width, height)
        .ok()?;
    Some(canvas)
}

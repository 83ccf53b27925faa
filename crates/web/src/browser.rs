//! Browser APIs: clipboard, downloads, PNG rendering.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
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

/// Pixels of the PNG per CSS pixel of the picture.
const SHARPNESS: f64 = 2.0;

/// Renders an SVG picture and downloads it as a PNG file. `done` receives whether that succeeded.
pub(crate) fn download_png(name: &'static str, svg: &str, done: impl FnOnce(bool) + 'static) {
    let parts = js_sys::Array::of1(&JsValue::from_str(svg));
    let picture = blob(&parts, "image/svg+xml")
        .and_then(|blob| Url::create_object_url_with_blob(&blob).ok())
        .zip(HtmlImageElement::new().ok());
    let Some((url, image)) = picture else { return done(false) };
    image.set_src(&url);
    let decoded = image.decode();
    spawn_local(async move {
        let drawn = JsFuture::from(decoded).await.is_ok() && draw_png(name, &image).is_some();
        let _ = Url::revoke_object_url(&url);
        done(drawn);
    });
}

fn draw_png(name: &'static str, image: &HtmlImageElement) -> Option<()> {
    let (width, height) = (f64::from(image.width()), f64::from(image.height()));
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.unchecked_into();
    canvas.set_width((width * SHARPNESS) as u32);
    canvas.set_height((height * SHARPNESS) as u32);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.unchecked_into();
    context.scale(SHARPNESS, SHARPNESS).ok()?;
    context
        .draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, width, height)
        .ok()?;
    let save = Closure::once_into_js(move |blob: Option<Blob>| {
        if let Some(blob) = blob {
            download_blob(name, &blob);
        }
    });
    canvas.to_blob(save.unchecked_ref()).ok()
}

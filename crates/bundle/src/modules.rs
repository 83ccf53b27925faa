//! WebAssembly modules, and the JavaScript with which a browser loads them.

use std::path::Path;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::assets::Assets;

/// Adds a module that cargo has built as `NAME_bg.wasm`, and `NAME.js`, which loads it.
pub(crate) fn bind(path: &Path, name: &str, quick: bool, assets: &mut Assets) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(path).out_name(name).typescript(false).debug(quick).keep_debug(quick);
    bindgen.remove_name_section(!quick).remove_producers_section(!quick);
    bindgen.web(true)?;
    let mut output =
        bindgen.generate_output().with_context(|| format!("{} cannot be bound", path.display()))?;
    assets.add(&format!("{name}.js"), output.js().as_bytes().to_vec())?;
    for (module, text) in output.local_modules() {
        assets.add(&format!("snippets/{module}"), text.as_bytes().to_vec())?;
    }
    for (folder, texts) in output.snippets() {
        for (index, text) in texts.iter().enumerate() {
            assets.add(&format!("snippets/{folder}/inline{index}.js"), text.as_bytes().to_vec())?;
        }
    }
    assets.add(&format!("{name}_bg.wasm"), output.wasm_mut().emit_wasm())
}

//! WebAssembly modules, and the JavaScript that loads them.

use std::path::Path;
use std::thread;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::hashed_names::Assets;

/// Runs wasm-bindgen on modules that cargo has built, and adds each as `NAME_bg.wasm` and `NAME.js`.
pub(crate) fn add(modules: &[(&Path, &str)], debug: bool, assets: &mut Assets) -> Result<()> {
    let bound: Vec<Result<Vec<BoundFile>>> = thread::scope(|scope| {
        let binding: Vec<_> = modules
            .iter()
            .map(|&(path, name)| scope.spawn(move || bind(path, name, debug)))
            .collect();
        binding
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|_| bail!("wasm-bindgen panicked")))
            .collect()
    });
    for files in bound {
        for (name, bytes) in files? {
            assets.add(&name, bytes)?;
        }
    }
    Ok(())
}

/// A name and its bytes.
type BoundFile = (String, Vec<u8>);

/// The files that wasm-bindgen makes of a module.
fn bind(path: &Path, name: &str, debug: bool) -> Result<Vec<BoundFile>> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(path).out_name(name).typescript(false).debug(debug).keep_debug(debug);
    bindgen.remove_name_section(!debug).remove_producers_section(!debug);
    bindgen.web(true)?;
    let mut output = bindgen
        .generate_output()
        .with_context(|| format!("wasm-bindgen failed on {}", path.display()))?;
    let mut files = vec![(format!("{name}.js"), output.js().as_bytes().to_vec())];
    for (module, text) in output.local_modules() {
        files.push((format!("snippets/{module}"), text.as_bytes().to_vec()));
    }
    for (folder, texts) in output.snippets() {
        for (index, text) in texts.iter().enumerate() {
            files.push((format!("snippets/{folder}/inline{index}.js"), text.as_bytes().to_vec()));
        }
    }
    files.push((format!("{name}_bg.wasm"), output.wasm_mut().emit_wasm()));
    Ok(files)
}

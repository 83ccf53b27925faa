//! WebAssembly modules, and the JavaScript with which a browser loads them.

use std::path::Path;
use std::thread;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::assets::Assets;

/// Adds modules that cargo has built, each as `NAME_bg.wasm` and `NAME.js`, which loads it.
pub(crate) fn add(modules: &[(&Path, &str)], quick: bool, assets: &mut Assets) -> Result<()> {
    let bound: Vec<Result<Vec<File>>> = thread::scope(|scope| {
        let binding: Vec<_> = modules
            .iter()
            .map(|&(path, name)| scope.spawn(move || bind(path, name, quick)))
            .collect();
        binding
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|_| bail!("panicked")))
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
type File = (String, Vec<u8>);

/// The files that wasm-bindgen makes of a module.
fn bind(path: &Path, name: &str, quick: bool) -> Result<Vec<File>> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(path).out_name(name).typescript(false).debug(quick).keep_debug(quick);
    bindgen.remove_name_section(!quick).remove_producers_section(!quick);
    bindgen.web(true)?;
    let mut output =
        bindgen.generate_output().with_context(|| format!("{} cannot be bound", path.display()))?;
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

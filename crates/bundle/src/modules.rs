//! WebAssembly modules, and the JavaScript that loads them.

use std::path::Path;
use std::thread;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::chunks;
use crate::hashed_names::Assets;

/// A module that cargo has built.
pub(crate) struct Module<'a> {
    /// The path of the file.
    pub(crate) path: &'a Path,
    /// The name that it gets.
    pub(crate) name: &'a str,
    /// Whether it is split into chunks.
    pub(crate) is_split: bool,
}

/// Runs wasm-bindgen on modules, and adds each as `NAME_bg.wasm` and `NAME.js`, with its chunks if it is split.
pub(crate) fn add(modules: &[Module], debug: bool, assets: &mut Assets) -> Result<()> {
    let bound: Vec<Result<Vec<BoundFile>>> = thread::scope(|scope| {
        let binding: Vec<_> =
            modules.iter().map(|module| scope.spawn(move || bind(module, debug))).collect();
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

/// The files that wasm-bindgen makes of a module, and its chunks.
fn bind(module: &Module, debug: bool) -> Result<Vec<BoundFile>> {
    let Module { path, name, is_split } = module;
    let split = is_split.then(|| chunks::split(path, debug)).transpose()?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(split.as_ref().map_or(*path, |split| &split.main)).out_name(name);
    bindgen.typescript(false).debug(debug).keep_debug(debug);
    bindgen.remove_name_section(!debug).remove_producers_section(!debug);
    // Chunks use memory, table and stack of the module, which it must then export.
    bindgen.keep_lld_exports(*is_split).demangle(!is_split);
    bindgen.web(true)?;
    let mut output = bindgen
        .generate_output()
        .with_context(|| format!("wasm-bindgen failed on {}", path.display()))?;
    let javascript = match &split {
        Some(split) => split.add_loaders(output.js())?,
        None => output.js().to_owned(),
    };
    let mut files = vec![(format!("{name}.js"), javascript.into_bytes())];
    for (module, text) in output.local_modules() {
        files.push((format!("snippets/{module}"), text.as_bytes().to_vec()));
    }
    for (folder, texts) in output.snippets() {
        for (index, text) in texts.iter().enumerate() {
            files.push((format!("snippets/{folder}/inline{index}.js"), text.as_bytes().to_vec()));
        }
    }
    files.push((format!("{name}_bg.wasm"), output.wasm_mut().emit_wasm()));
    files.extend(split.map(|split| split.chunks).into_iter().flatten());
    Ok(files)
}

//! Splits a WebAssembly module into the part that is loaded at first and chunks that are loaded when they are needed.
//!
//! The functions with `#[wasm_split(NAME)]` say where: what only the functions of one name need becomes the chunk `NAME`, and
//! what several of them need becomes chunks that are loaded together with each of them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use walrus::ModuleConfig;
use wasm_split_cli_support::Options;

/// The JavaScript module from which the module imports the functions that load its chunks.
const LOADERS: &str = "./chunks.js";

/// A module that was split.
pub(crate) struct SplitModule {
    /// The path of the part that is loaded at first, for wasm-bindgen.
    pub(crate) main: PathBuf,
    /// The names and bytes of the chunks.
    pub(crate) chunks: Vec<(String, Vec<u8>)>,
    /// The JavaScript that loads the chunks.
    loaders: String,
}

/// Splits a module that was linked with `--emit-relocs`. The parts are written to a folder beside it.
pub(crate) fn split(path: &Path, debug: bool) -> Result<SplitModule> {
    let folder = path.with_extension("chunks");
    if folder.exists() {
        fs::remove_dir_all(&folder)
            .with_context(|| format!("cannot delete {}", folder.display()))?;
    }
    let module = read(path)?;
    let main = folder.join("main.wasm");
    let mut options = Options::new(&module);
    options.output_dir = &folder;
    options.main_out_path = &main;
    options.link_name = LOADERS;
    let parts = wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("{} cannot be split: {error:#}", path.display()))?;
    let mut chunks = Vec::new();
    for path in parts.split_modules {
        let name = path.file_name().and_then(|name| name.to_str());
        let name = name.with_context(|| format!("{} is no name", path.display()))?;
        let chunk = pack(&read(&path)?, debug)
            .with_context(|| format!("{} cannot be packed", path.display()))?;
        chunks.push((name.to_owned(), chunk));
    }
    let loaders = read(&folder.join(LOADERS))?;
    let loaders = String::from_utf8(loaders).context("the loaders are not UTF-8")?;
    Ok(SplitModule { main, chunks, loaders })
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Makes a chunk smaller: removes the padding of numbers that the linker needed, and the names of functions.
fn pack(chunk: &[u8], debug: bool) -> Result<Vec<u8>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(debug).generate_producers_section(debug);
    let mut module = config.parse(chunk)?;
    walrus::passes::gc::run(&mut module);
    Ok(module.emit_wasm())
}

impl SplitModule {
    /// The JavaScript of wasm-bindgen with the functions that load the chunks.
    pub(crate) fn add_loaders(&self, javascript: &str) -> Result<String> {
        join(javascript, &self.loaders)
    }
}

/// Joins the JavaScript of wasm-bindgen and that of the loaders in one file. In two, they would import each other, and the
/// name of neither could contain a hash of its content.
fn join(javascript: &str, loaders: &str) -> Result<String> {
    let mut joined = String::from("const chunkLoaders = {};\n{\n");
    let mut exports = 0;
    for line in loaders.lines().filter(|line| !line.starts_with("import { initSync } from ")) {
        let line = match line.strip_prefix("export const ") {
            Some(export) => &format!("chunkLoaders.{export}"),
            None => line,
        };
        exports += usize::from(line.starts_with("chunkLoaders."));
        joined.push_str(line);
        joined.push('\n');
    }
    joined.push_str("}\n");
    let mut imports = 0;
    for line in javascript.lines() {
        let line = match import_of_loaders(line) {
            Some(name) => &format!("const {name} = chunkLoaders;"),
            None => line,
        };
        imports += usize::from(line.ends_with(" = chunkLoaders;"));
        joined.push_str(line);
        joined.push('\n');
    }
    if exports == 0 || imports == 0 {
        bail!("{exports} functions load chunks, and {imports} are imported");
    }
    Ok(joined)
}

/// The variable in `import * as VARIABLE from "./chunks.js"`.
fn import_of_loaders(line: &str) -> Option<&str> {
    let (variable, module) = line.strip_prefix("import * as ")?.split_once(" from ")?;
    (module.trim_end_matches(';').trim_matches('"') == LOADERS).then_some(variable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loaders_become_part_of_the_javascript_of_the_module() {
        let javascript =
            "import * as import1 from \"./chunks.js\"\nreturn { \"./chunks.js\": import1 }\n";
        let loaders = "import { initSync } from \"./main.js\";\n\nexport const load_a = () => fetch(\"./a.wasm\");\n";
        let joined = "const chunkLoaders = {};\n{\n\nchunkLoaders.load_a = () => fetch(\"./a.wasm\");\n}\n\
                      const import1 = chunkLoaders;\nreturn { \"./chunks.js\": import1 }\n";
        assert_eq!(join(javascript, loaders).unwrap(), joined);
    }

    #[test]
    fn loaders_that_are_not_imported_are_an_error() {
        let import = "import * as import1 from \"./chunks.js\"\n";
        let export = "export const load_a = 1;\n";
        let error =
            |javascript: &str, loaders: &str| join(javascript, loaders).unwrap_err().to_string();
        assert_eq!(error("", export), "1 functions load chunks, and 0 are imported");
        assert_eq!(error(import, ""), "0 functions load chunks, and 1 are imported");
    }

    #[test]
    fn a_module_without_relocations_cannot_be_split() {
        let folder = std::env::temp_dir().join(format!("skep-chunks-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("empty.wasm");
        fs::write(&path, b"\0asm\x01\0\0\0").unwrap();
        let error = split(&path, false).err().unwrap().to_string();
        assert!(error.contains("empty.wasm cannot be split: "), "{error}");
        fs::remove_dir_all(&folder).unwrap();
    }
}

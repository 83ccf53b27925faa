// node run.mjs MODULE.wasm DEPTH: what `skep bench --depth DEPTH` prints, from the module.

import { readFile } from "node:fs/promises";

const [path, depth] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(await readFile(path), {});
const start = performance.now();
const nodes = BigInt.asUintN(64, instance.exports.bench(Number(depth)));
const seconds = (performance.now() - start) / 1000;
console.log(`${nodes} positions, ${Math.round(Number(nodes) / seconds)} a second`);

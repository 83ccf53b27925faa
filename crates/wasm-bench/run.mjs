// node run.mjs MODULE.wasm: what `skep bench` prints, from the module.

import { readFile } from "node:fs/promises";

const [path] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(await readFile(path), {});
const start = performance.now();
const nodes = BigInt.asUintN(64, instance.exports.bench());
const seconds = (performance.now() - start) / 1000;
console.log(`${nodes} positions, ${Math.round(Number(nodes) / seconds)} a second`);

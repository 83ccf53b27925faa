// The Web Worker of the engine. The first message is the compiled module; the module handles all others.

import init from "./skep-worker.js";

self.onmessage = ({ data }) => init({ module_or_path: data });

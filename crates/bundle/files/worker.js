// A Web Worker with the engine in it. The first message is the compiled module; the engine hears all others.

import init from "./skep-worker.js";

self.onmessage = ({ data }) => init({ module_or_path: data });

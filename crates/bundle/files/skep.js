// Starts the application, and has it kept for times without a network.

import init from "./skep-web.js";

await init({ module_or_path: new URL("./skep-web_bg.wasm", import.meta.url) });
await navigator.serviceWorker?.register("/service-worker.js").catch((error) => {
  // A private window may forbid it: then there is no playing offline, but playing.
  console.info(`skep is not kept for times without a network: ${error.message}`);
});

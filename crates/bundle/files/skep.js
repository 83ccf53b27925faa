// Starts the application, and registers the service worker that caches it for offline use.

import init from "./skep-web.js";

await init({ module_or_path: new URL("./skep-web_bg.wasm", import.meta.url) });
await navigator.serviceWorker?.register("/service-worker.js").catch((error) => {
  // A private window may forbid service workers. The application then works, but not offline.
  console.info(`skep does not work offline: ${error.message}`);
});

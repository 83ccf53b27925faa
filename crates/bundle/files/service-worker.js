// Keeps the application for times without a network.

const CURRENT = "skep " + "VERSION";
const FILES = ["FILES"];

// So many milliseconds the network has to bring the page before the kept one is shown.
const PATIENCE = 3000;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && new URL(url).origin === location.origin) {
    event.respondWith(answer(event.request));
  }
});

// What has not changed since the last version is not loaded again: a name says what a file contains.
async function install() {
  const cache = await caches.open(CURRENT);
  await Promise.all(FILES.map(async (path) => {
    const kept = path === "/" ? undefined : await caches.match(path);
    await (kept ? cache.put(path, kept) : cache.add(new Request(path, { cache: path === "/" ? "reload" : "default" })));
  }));
  await self.skipWaiting();
}

// A page that is still open may ask for files of the version before this one.
async function activate() {
  const ours = (await caches.keys()).filter((name) => name.startsWith("skep "));
  const earlier = ours.filter((name) => name !== CURRENT);
  await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  if (request.mode !== "navigate") return (await caches.match(request)) ?? fetch(request);
  const fresh = fetch(request);
  return (await inTime(fresh)) ?? (await keptPage()) ?? fresh;
}

// The page as it is now, so that nobody gets an old version where there is a new one. It names all other files.
async function inTime(fresh) {
  const wait = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const response = await Promise.race([fresh, wait]).catch(() => undefined);
  return response?.ok ? response : undefined;
}

async function keptPage() {
  const cache = await caches.open(CURRENT);
  return cache.match("/");
}

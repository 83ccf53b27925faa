// Caches the application for offline use.

const CURRENT = "skep " + "VERSION";
const FILES = ["FILES"];
// Opening books, the lessons, the puzzles and online play, which are cached when the page has asked for them.
const ON_DEMAND = ["ON DEMAND"];
// What only the server can answer.
const LIVE = /^\/(api|ws)(\/|$)/;

// The time for the network to deliver the page before the cached one is shown, in milliseconds.
const PAGE_TIMEOUT = 3000;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method === "GET" && origin === location.origin && !LIVE.test(pathname)) {
    event.respondWith(answer(event.request));
  }
});

// Files that an earlier version has cached are not loaded again: their names contain a hash of their content.
async function install() {
  const cache = await caches.open(CURRENT);
  await Promise.all(FILES.map(async (path) => {
    const cached = path === "/" ? undefined : await caches.match(path);
    await (cached ? cache.put(path, cached) : cache.add(new Request(path, { cache: path === "/" ? "reload" : "default" })));
  }));
  await Promise.all(ON_DEMAND.map(async (path) => {
    const cached = await caches.match(path);
    if (cached) await cache.put(path, cached);
  }));
  await self.skipWaiting();
}

// Deletes old versions, except the previous one: a page that is still open may request its files.
async function activate() {
  const ours = (await caches.keys()).filter((name) => name.startsWith("skep "));
  const earlier = ours.filter((name) => name !== CURRENT);
  await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  if (request.mode !== "navigate") return (await caches.match(request)) ?? load(request);
  const fresh = fetch(request);
  return (await inTime(fresh)) ?? (await cachedPage()) ?? fresh;
}

async function load(request) {
  const response = await fetch(request);
  if (response.ok && ON_DEMAND.includes(new URL(request.url).pathname)) {
    const cache = await caches.open(CURRENT);
    // Without room for it, the file is loaded again next time.
    await cache.put(request, response.clone()).catch(() => {});
  }
  return response;
}

// The page from the network, if it arrives in time. It names all other files, so a new page is a new version.
async function inTime(fresh) {
  const wait = new Promise((resolve) => setTimeout(resolve, PAGE_TIMEOUT));
  const response = await Promise.race([fresh, wait]).catch(() => undefined);
  return response?.ok ? response : undefined;
}

async function cachedPage() {
  const cache = await caches.open(CURRENT);
  return cache.match("/");
}

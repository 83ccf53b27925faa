// The application as a whole: loading, accessibility, offline use, installation.

import { expect, expectAccessible, kept, open, test } from "../fixtures.js";

test("the application opens", async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle(/skep/);
});

/** The most that the page may load before it can be used, in bytes. */
const FIRST_LOAD = 800_000;
/** The most that is transferred with what the service worker keeps for offline use, the computer player above all. */
const WITH_OFFLINE_FILES = 950_000;

test("the first load is small", async ({ page, context }) => {
  const sizes = new Map();
  context.on("response", async (response) => {
    const sent = await response.request().sizes().catch(() => undefined);
    const { pathname } = new URL(response.url());
    // The service worker asks again for some files, which the browser then has already.
    if (sent) sizes.set(pathname, Math.max(sizes.get(pathname) ?? 0, sent.responseBodySize + sent.responseHeadersSize));
  });
  const byPage = new Set();
  page.on("request", (request) => request.serviceWorker() ?? byPage.add(new URL(request.url()).pathname));
  await open(page);
  await kept(page);
  const total = (paths) => paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
  const all = () => total([...sizes.keys()]);
  await expect.poll(all).toBeGreaterThan(700_000);
  for (const [path, size] of [...sizes].sort((one, other) => other[1] - one[1])) console.log(`${size} ${path}`);
  console.log(`first load, bytes: ${total([...byPage])}; with the files for offline use: ${all()}`);
  expect(total([...byPage])).toBeLessThan(FIRST_LOAD);
  expect(all()).toBeLessThan(WITH_OFFLINE_FILES);
  for (const part of [/\.wasm$/, /\.css$/, /\.woff2$/]) expect([...byPage].filter((path) => part.test(path)).length).toBeGreaterThan(0);
});

test("the font is loaded from here, and everything uses it", async ({ page }) => {
  await open(page);
  await page.evaluate(() => document.fonts.ready);
  const fonts = await page.evaluate(() => [...document.fonts].filter((font) => font.status === "loaded").map((font) => font.family));
  expect(fonts.map((name) => name.replaceAll('"', ""))).toContain("Skep Sans");
  const preload = page.locator("link[rel=preload][as=font]");
  const font = await page.request.get(await preload.getAttribute("href"));
  expect(font.headers()).toMatchObject({ "content-type": "font/woff2", "cache-control": "public, max-age=31536000, immutable" });
  expect((await font.body()).length).toBeLessThan(40_000);
  for (const element of ["body", "h1", "button", "input"]) {
    const family = await page.locator(element).first().evaluate((element) => getComputedStyle(element).fontFamily);
    expect(family, element).toMatch(/^"?Skep Sans/);
  }
});

test("nothing jumps when the font arrives", async ({ page }) => {
  let release;
  const held = new Promise((resolve) => (release = resolve));
  await page.route("**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  // The page is not loaded before its font.
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator(".start-panel")).toBeVisible();
  const boxes = () => page.evaluate(() => ["h1", ".main-games", ".start-panel"].map((part) => document.querySelector(part).getBoundingClientRect().height));
  const before = await boxes();
  release();
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Skep Sans"'))).toBe(true);
  for (const [index, height] of (await boxes()).entries()) expect(Math.abs(height - before[index])).toBeLessThanOrEqual(4);
});

test("every page opens by its address, and axe finds no violation", async ({ page }) => {
  for (const path of ["/", "/rules", "/games"]) {
    await open(page, path);
    await expectAccessible(page);
  }
});

test("it works offline after the first load", async ({ page, context }) => {
  await open(page);
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await open(page, "/");
  await open(page, "/rules");
});

test("it can be installed", async ({ page }) => {
  await open(page);
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await page.request.get(address)).json();
  expect(manifest).toMatchObject({ start_url: "/", display: "standalone" });
  const purposes = manifest.icons.map(({ sizes, type, purpose }) => [sizes, type, purpose ?? "any"].join(" "));
  expect(purposes).toEqual(["any image/svg+xml any", "192x192 image/png any", "512x512 image/png any", "512x512 image/png maskable"]);
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()).toMatchObject({ "content-type": type, "cache-control": "public, max-age=31536000, immutable" });
  }
  const apple = await page.request.get(await page.locator("link[rel=apple-touch-icon]").getAttribute("href"));
  expect(apple.headers()).toMatchObject({ "content-type": "image/png" });
  // Width and height.
  const picture = await apple.body();
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([180, 180]);
});

test("the window is titled by its page", async ({ page }) => {
  for (const [path, title] of [["/", "skep – every game of Hive"], ["/games", "My games – skep"], ["/rules", /– skep$/]]) {
    await open(page, path);
    await expect(page).toHaveTitle(title);
  }
});

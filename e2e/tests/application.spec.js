// The application as a whole: loading, accessibility, offline use, installation.

import { readFile, readdir } from "node:fs/promises";

import { expect, expectAccessible, kept, open, reload, test } from "../fixtures.js";
import { MIDDLE, address } from "../helpers.js";

test("the application opens", async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle(/skep/);
});

/** The most that a first visit may transfer before the page can be used, in bytes. */
const FIRST_LOAD = 800_000;
/** The most that the service worker loads afterwards for offline use: the code of the other pages and the computer player. */
const AFTERWARDS = 760_000;

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
  const before = () => [...sizes.keys()].filter((path) => byPage.has(path));
  const afterwards = () => [...sizes.keys()].filter((path) => !byPage.has(path));
  const total = (paths) => paths.reduce((sum, path) => sum + sizes.get(path), 0);
  const files = (await (await page.request.get("/service-worker.js")).text()).match(/FILES = \[(.*)\]/)[1].match(/[^", ]+/g);
  await expect.poll(() => files.filter((path) => !sizes.has(path)), "all files are loaded").toEqual([]);
  for (const [when, paths] of [["before the page can be used", before()], ["afterwards", afterwards()]]) {
    for (const path of paths.toSorted((one, other) => sizes.get(other) - sizes.get(one))) console.log(`${sizes.get(path)} ${path}`);
    console.log(`${when}, bytes: ${total(paths)}`);
  }
  for (const part of [/skep-web_bg-.*\.wasm$/, /\.css$/, /\.js$/, /\.woff2$/]) expect(before().filter((path) => part.test(path)).length).toBeGreaterThan(0);
  expect(total(before())).toBeLessThan(FIRST_LOAD);
  expect(total(afterwards())).toBeLessThan(AFTERWARDS);
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

/** The characters of the font, as the script that made it lists them. */
async function charactersOfFont() {
  const script = await readFile(new URL("../../crates/web/fonts/subset.py", import.meta.url), "utf8");
  const ranges = [...script.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to]) => [parseInt(from, 16), parseInt(to ?? from, 16)]);
  expect(ranges.length).toBeGreaterThan(20);
  return (character) => ranges.some(([from, to]) => character.codePointAt(0) >= from && character.codePointAt(0) <= to);
}

test("the font has every character that is shown", async ({ page }) => {
  const has = await charactersOfFont();
  const MESSAGES = new URL("../../crates/words/messages/", import.meta.url);
  for (const language of ["en", "fr", "it"]) {
    for (const file of await readdir(new URL(`${language}/`, MESSAGES))) {
      const text = await readFile(new URL(`${language}/${file}`, MESSAGES), "utf8");
      const messages = text.split("\n").filter((line) => !line.startsWith("#")).join("");
      expect([...messages].filter((character) => !has(character)), `${language}/${file}`).toEqual([]);
    }
  }
  // And what is not in messages: signs of players, of actions, of targets.
  const pages = ["/", "/rules", "/games", "/editor", address("Base+MLP", MIDDLE), address("Base+MLP", MIDDLE).replace("/play", "/analyse"), "/play#p=Venom+MLP+Predators;White(9);0,0:wCe_1,0:bA1_2,0:bQ_-1,0:wQ_0,1:wAs_1,1:bS1&m=&at=0"];
  for (const path of pages) {
    await page.goto("about:blank");
    await open(page, path);
    for (const cell of (await page.locator(".skep-cell").all()).slice(0, 1)) await cell.press("Enter");
    const foreign = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode()) if (!walker.currentNode.parentElement.closest("script, style")) texts.push(walker.currentNode.data);
      return [...new Set(texts.join(""))].filter((character) => character.codePointAt(0) >= 32);
    });
    expect(foreign.filter((character) => !has(character)), path).toEqual([]);
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
  await reload(page);
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

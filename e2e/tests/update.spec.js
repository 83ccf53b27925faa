// Updates of the application: a reload brings the new version completely, and games go on.

import { begin, moves, openChoices, placeAnything } from "../helpers.js";
import { expect, kept, open, reload, test as base } from "../fixtures.js";
import { serveVersions } from "../versions.js";

const test = base.extend({
  versions: async ({ baseURL }, use) => {
    const versions = await serveVersions(baseURL);
    await use(versions);
    versions.close();
  },

  context: async ({ browser, versions, contextOptions }, use) => {
    const context = await browser.newContext({ ...contextOptions, baseURL: versions.origin, reducedMotion: "reduce" });
    await use(context);
    await context.close();
  },
});

/** Which version's styles and files the page has, each once. */
const versionsOf = (page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType("resource").map((entry) => entry.name.match(/-([0-9a-f]{16})\./)?.[1]);
    const files = names.filter(Boolean).map((hash) => (hash.startsWith("bbbb") ? "later" : "first"));
    const styles = getComputedStyle(document.documentElement).getPropertyValue("--version").trim() || "first";
    return [...new Set([styles, ...files])];
  });

/** Waits until the application of this page's server is kept. */
const laterIsKept = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const isKept = async () => {
      const names = await caches.keys();
      return names.some((name) => name.startsWith("skep b")) && !registration.installing && !registration.waiting;
    };
    while (!(await isKept())) await new Promise((resolve) => setTimeout(resolve, 50));
  });

test("a reload brings the new version, whole, and the game goes on", async ({ page, context, versions }) => {
  await open(page);
  await kept(page);
  await begin(page);
  await placeAnything(page);
  await expect(moves(page)).toHaveCount(1);
  const before = await moves(page).allTextContents();
  expect(await versionsOf(page)).toEqual(["first"]);
  versions.update();
  await reload(page);
  await expect(moves(page)).toHaveText(before);
  expect(await versionsOf(page)).toEqual(["later"]);
  await laterIsKept(page);
  await context.setOffline(true);
  await reload(page);
  await expect(moves(page)).toHaveText(before);
  expect(await versionsOf(page)).toEqual(["later"]);
  await placeAnything(page);
  await expect(moves(page)).toHaveCount(2);
});

test("a page that was open before the new version came goes on with its own files", async ({ page, versions }) => {
  await open(page);
  await kept(page);
  versions.update();
  await laterIsKept(page);
  // The computer player is loaded only now.
  await page.getByTestId("preset-base").click();
  await openChoices(page);
  await page.getByTestId("who-computer").click();
  await page.getByTestId("level").fill("1");
  await page.getByTestId("side-black").click();
  await page.getByTestId("start").click();
  await expect(moves(page)).toHaveCount(1);
  expect(await versionsOf(page)).toEqual(["first"]);
});

test("where the server does not answer, the kept version is shown", async ({ page, versions }) => {
  await open(page);
  await kept(page);
  versions.close();
  await reload(page);
  await open(page, "/rules");
});

// Pages whose code is loaded when they are visited.

import { expect, expectAccessible, kept, open, test } from "../fixtures.js";

/** The pages that are chunks, with what shows that they are there. */
const PAGES = [
  { path: "/analyse", chunk: "analyse", shown: "main h1" },
  { path: "/editor", chunk: "editor", shown: "main h1" },
  { path: "/learn/goal", chunk: "learn", shown: "[data-testid=lesson]" },
  { path: "/games", chunk: "games", shown: "main h1" },
  { path: "/play#g=Venom&m=wS1&at=1", chunk: "play", shown: "[data-testid=play]" },
  { path: "/puzzles", chunk: "puzzles", shown: "[data-testid=puzzle]" },
  { path: "/rules", chunk: "rules", shown: "[data-testid=rules-page]" },
];

const isModule = (name) => new RegExp(`/split_${name}-[0-9a-f]{16}\\.wasm$`);

/** Collects the paths of the WebAssembly modules that the page requests. */
function requestedModules(page) {
  const paths = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".wasm") && !request.serviceWorker()) paths.push(pathname);
  });
  return paths;
}

test.describe("without a service worker", () => {
  test.use({ serviceWorkers: "block" });

  test.afterEach(({ problems }) => {
    const others = problems.filter((problem) => !problem.endsWith("Service Worker registration blocked by Playwright"));
    problems.splice(0, problems.length, ...others);
  });

  test("the home page loads the code of no other page", async ({ page }) => {
    const modules = requestedModules(page);
    await open(page);
    await expect(page.locator(".start-panel")).toBeVisible();
    expect(modules.filter((path) => /(split|chunk)_/.test(path))).toEqual([]);
    expect(modules.filter((path) => /skep-web_bg-/.test(path)).length).toBeGreaterThan(0);
  });

  for (const { path, chunk, shown } of PAGES) {
    test(`the code of ${chunk} is loaded when the page is visited, and once`, async ({ page }) => {
      const modules = requestedModules(page);
      await open(page, path);
      await expect(page.locator(shown).first()).toBeVisible();
      expect(modules.filter((name) => isModule(chunk).test(name))).toHaveLength(1);
      for (const other of PAGES.filter((page) => page.chunk !== chunk)) expect(modules.filter((name) => isModule(other.chunk).test(name))).toEqual([]);
      await page.getByTestId("nav-home").click();
      await expect(page.locator(".start-panel")).toBeVisible();
      await page.goBack();
      await expect(page.locator(shown).first()).toBeVisible();
      expect(modules.filter((name) => isModule(chunk).test(name))).toHaveLength(1);
    });
  }

  for (const [locale, title, again] of [
    ["en-GB", "This page could not be loaded", "Try again"],
    ["fr-FR", "Cette page n’a pas pu être chargée", "Réessayer"],
    ["it-IT", "Impossibile caricare questa pagina", "Riprova"],
  ]) {
    test.describe(locale, () => {
      test.use({ locale });

      test("a page whose code cannot be loaded says so, and can be tried again", async ({ page, problems }) => {
        await page.route(/split_rules-/, (route) => route.abort());
        await open(page);
        await page.getByTestId("nav-rules").click();
        const note = page.getByTestId("not-loaded");
        await expect(note.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(note.getByRole("heading", { level: 1 })).toBeFocused();
        await expectAccessible(page);
        // Everything else still works.
        await page.getByTestId("nav-home").click();
        await expect(page.locator(".start-panel")).toBeVisible();
        await page.getByTestId("nav-rules").click();
        await expect(note).toBeVisible();
        await page.unroute(/split_rules-/);
        await note.getByRole("button", { name: again }).click();
        await expect(page.getByTestId("rules-page")).toBeVisible();
        // The failed requests are on the console.
        expect(problems.join()).toContain("split_rules-");
        problems.length = 0;
      });
    });
  }

  test("the page before stays until the next is loaded", async ({ page }) => {
    let release;
    const held = new Promise((resolve) => (release = resolve));
    await page.route(/split_rules-/, async (route) => {
      await held;
      await route.continue();
    });
    await open(page);
    await page.getByTestId("nav-rules").click();
    await expect(page.locator("main")).toHaveAttribute("aria-busy", "true");
    await expect(page.locator(".start-panel")).toBeVisible();
    release();
    await expect(page.getByTestId("rules-page")).toBeVisible();
    await expect(page.locator("main")).toHaveAttribute("aria-busy", "false");
    await expect(page.locator("main h1")).toBeFocused();
  });
});

test("a page that was never visited opens without a network", async ({ page, context }) => {
  await open(page);
  await kept(page);
  await context.setOffline(true);
  // Lessons and puzzles are kept once they were visited.
  for (const { path, shown } of PAGES.filter(({ chunk }) => !["learn", "puzzles"].includes(chunk))) {
    await page.goto(path);
    await expect(page.locator(shown).first()).toBeVisible();
    await expect(page.getByTestId("not-loaded")).toHaveCount(0);
    await page.goto("/");
    await expect(page.locator(".start-panel")).toBeVisible();
  }
});

test("the lessons are kept for offline use once they were visited", async ({ page, context }) => {
  await open(page);
  await kept(page);
  await page.getByTestId("nav-learn").click();
  await expect(page.locator("main h1")).toHaveText("Learn Hive");
  await context.setOffline(true);
  await page.goto("/learn/goal");
  await expect(page.getByTestId("lesson")).toBeVisible();
});

test("no pack of puzzles is loaded before somebody opens it", async ({ page }) => {
  const packs = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".puzzles")) packs.push(pathname.match(/^\/(\w+)-/)[1]);
  });
  await open(page);
  await kept(page);
  await page.getByTestId("nav-learn").click();
  await expect(page.getByTestId("learn")).toBeVisible();
  expect(packs).toEqual([]);
  await page.getByTestId("nav-puzzles").click();
  await expect(page.getByTestId("puzzle")).toBeVisible();
  expect(new Set(packs)).toEqual(new Set(["tournament"]));
});

test("online play is not kept for offline use, and says so", async ({ page, context, problems }) => {
  await open(page);
  await kept(page);
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.filter((path) => isModule("online").test(path))).toEqual([]);
  expect(cached.filter((path) => isModule("rules").test(path))).toHaveLength(1);
  await context.setOffline(true);
  await page.getByTestId("nav-online").click();
  const note = page.getByTestId("not-loaded");
  await expect(note.getByRole("heading", { level: 1 })).toHaveText("Online play needs a network");
  await expectAccessible(page);
  // The failed requests are on the console.
  problems.length = 0;
});

test("a server without online play says so, and the texts of online play come with its pages", async ({ page, problems }) => {
  await open(page);
  const main = await page.evaluate(async () => {
    const preload = document.querySelector("link[as=fetch]").href;
    return new TextDecoder("latin1").decode(await (await fetch(preload)).arrayBuffer());
  });
  expect(main).toContain("Every game of Hive");
  expect(main).not.toContain("Looking for somebody who wants the same game");
  await page.getByTestId("nav-online").click();
  await expect(page.getByTestId("online-absent")).toContainText("This server has no online play");
  await expectAccessible(page);
  // The answer 404 is on the console.
  problems.length = 0;
});

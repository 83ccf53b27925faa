// The list of games: names, pictures, search, long lists, one file with all games, files that are dropped.

import { readFile } from "node:fs/promises";

import { MIDDLE, OPENING, drop, fillGames as fill, moves, openGame, openPanel, openShare, savedText as saved, set, store, stored } from "../helpers.js";
import { expect, expectAccessible, open, reload, test } from "../fixtures.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const rows = (page) => page.getByTestId("kept-game");

test("a game has a name, its result, a short date and a picture", async ({ page }) => {
  await openGame(page, "Base+MLP", MIDDLE);
  await open(page, "/games");
  await expect(rows(page)).toContainText("Tournament, two players");
  await expect(rows(page)).toContainText(/turn 13 · today, \d\d:\d\d$/);
  const picture = rows(page).locator("img");
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(100);
});

test("games are found by words, state and kind", async ({ page }) => {
  await fill(page, 12);
  await expect(rows(page)).toHaveCount(12);
  await page.getByTestId("games-state-finished").click();
  await expect(rows(page)).toHaveCount(4);
  for (const row of await rows(page).all()) await expect(row).toContainText("Black wins");
  await page.getByTestId("games-state-in-progress").click();
  await expect(rows(page)).toHaveCount(8);
  await page.getByTestId("games-type").selectOption({ label: "Tournament" });
  await expect(rows(page)).toHaveCount(4);
  await page.getByTestId("games-search").fill("LEVEL 5 tournament");
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByTestId("games-count")).toHaveText("1 of 12 games");
  await page.getByTestId("games-search").fill("nothing like that");
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByTestId("games-count")).toHaveText("No game matches.");
});

test("a thousand games are listed without a long pause", async ({ page }) => {
  await fill(page, 1000);
  // The first load makes the summaries; later ones have them.
  await page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: "longtask" });
  });
  await page.getByTestId("games-search").fill("number 994");
  await expect(rows(page)).toHaveCount(1);
  await page.getByTestId("games-search").fill("");
  const begun = Date.now();
  for (const shown of [40, 80, 120]) {
    await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(shown);
    await rows(page).last().scrollIntoViewIfNeeded();
  }
  console.log(`a thousand games: three chunks in ${Date.now() - begun} ms, longest task ${await page.evaluate(() => window.longest)} ms`);
  expect(await rows(page).count()).toBeLessThan(1000);
  expect(await page.evaluate(() => window.longest)).toBeLessThan(400);
});

test("all games go into one file, and come from it into another browser", async ({ page, browser, baseURL }) => {
  await fill(page, 3);
  await store(page, [{ id: "half", revision: 2, text: "{\"format\":" }]);
  await reload(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByTestId("export-all").click()]);
  expect(download.suggestedFilename()).toMatch(/^skep-games-\d{4}-\d\d-\d\d\.json$/);
  const file = await readFile(await download.path(), "utf8");
  const context = await browser.newContext({ baseURL, locale: "en-GB" });
  const other = await context.newPage();
  await open(other, "/games");
  await other.getByTestId("import-open").click();
  await other.getByTestId("import-text").fill(file);
  await other.getByTestId("import").click();
  await expect(other.getByTestId("notice")).toContainText("3 new games. 1 entry cannot be read: entry half.");
  await expect(rows(other)).toHaveCount(3);
  const games = (list) => list.map(({ id, text }) => [id, text]).filter(([id]) => id !== "half").sort();
  expect(games(await stored(other))).toEqual(games(await stored(page)));
  // Once more, as a file: nothing changes.
  await other.getByTestId("import-file").setInputFiles({ name: "games.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await expect(other.getByTestId("notice")).toContainText("3 games were here already.");
  await context.close();
});

test("a game in the file that was played on is merged, not replaced", async ({ page }) => {
  await open(page, "/games");
  await expect(page.getByTestId("no-games")).toBeVisible();
  await store(page, [{ id: "a", revision: 5, text: saved({ steps: `${OPENING};wA1 -wQ` }) }]);
  await page.getByTestId("import-open").click();
  const entry = { id: "a", revision: 3, game: JSON.parse(saved({ steps: `${OPENING};wG1 -wQ` })) };
  await page.getByTestId("import-text").fill(JSON.stringify({ format: "skep games", version: 1, games: [entry] }));
  await page.getByTestId("import").click();
  await expect(page.getByTestId("notice")).toContainText("1 game updated.");
  const [game] = await stored(page);
  expect(game.revision).toBe(6);
  expect(JSON.parse(game.text).steps).toContain("wA1 -wQ");
  expect(JSON.parse(game.text).steps).toContain("wG1 -wQ");
});

test("a file that is dropped anywhere on the page is imported", async ({ page }) => {
  await open(page, "/games");
  await drop(page, page.locator("h1"), "game.pgn", '[GameType "Base"]\n[Event "Club evening"]\n[White "Ann"]\n\n1. wS1\n2. bS1 wS1-\n');
  await expect(moves(page)).toHaveCount(2);
  await expect(page.getByTestId("player-white")).toContainText("Ann");
  await open(page, "/games");
  await expect(rows(page)).toContainText("Club evening");
  await expect(rows(page)).toContainText("Base, Ann – Black");
});

test("a dropped file that cannot be read is explained and shown for repair", async ({ page }) => {
  await open(page, "/games");
  const text = '[GameType "Base"]\n\n1. wS1\n2. bS1 wG1-';
  await drop(page, page.getByTestId("games"), "game.pgn", text);
  await expect(page.getByTestId("import-wrong")).toContainText("line 4");
  await expect(page.getByTestId("import-text")).toHaveValue(text);
});

test("a tree that is too large is refused with a sentence, and nothing is lost", async ({ page }) => {
  await openGame(page, "Base+MLP", MIDDLE);
  const played = await moves(page).count();
  await open(page, "/games");
  await expect(rows(page)).toHaveCount(1);
  await page.getByTestId("import-open").click();
  // More than 10,000 moves, with all variations.
  const text = `[GameType "Base"]\n\n1. wS1 ${"(1. wG1) ".repeat(10_000)}`;
  await page.getByTestId("import-text").fill(text);
  await page.getByTestId("import").click();
  await expect(page.getByTestId("import-wrong")).toContainText("no more than 10000 moves are read, with all variations");
  await expect(page.getByTestId("import-text")).toHaveValue(text);
  // As a link, it is refused before it is read.
  const link = `/analyse#g=Base&m=wS1${";(wG1)".repeat(20_000)}`;
  await page.getByTestId("import-text").fill(link);
  await page.getByTestId("import").click();
  await expect(page.getByTestId("import-wrong")).toContainText("longer than 100000 characters");
  await open(page, "/games");
  await expect(rows(page)).toHaveCount(1);
  await openGame(page, "Base+MLP", MIDDLE);
  expect(await moves(page).count()).toBe(played);
});

test("a finished game that is imported offers no resignation, and the drawer closes", async ({ page, isMobile }) => {
  await openGame(page, "Base");
  await openShare(page);
  await page.getByTestId("import-text").fill('[GameType "Base"]\n[Result "WhiteWins"]\n\n1. wS1\n2. bS1 wS1-\n3. wQ -wS1\n');
  await page.getByTestId("import").click();
  await expect(moves(page)).toHaveCount(4);
  if (isMobile) await expect(page.getByTestId("drawer")).toHaveAttribute("aria-expanded", "false");
  await page.getByTestId("back").click();
  await openPanel(page);
  await expect(page.getByTestId("share")).toBeVisible();
  await expect(page.getByTestId("resign")).toHaveCount(0);
  await expect(page.getByTestId("offer-draw")).toHaveCount(0);
});

for (const theme of ["light", "dark", "contrast"]) {
  test(`axe finds no barrier in a list with an open import: ${theme}`, async ({ page }) => {
    await set(page, { theme, language: "fr" });
    await fill(page, 8);
    await page.getByTestId("import-open").click();
    await page.getByTestId("import-text").fill("nonsense");
    await page.getByTestId("import").click();
    await expect(page.getByTestId("import-wrong")).toBeVisible();
    await expectAccessible(page);
  });
}

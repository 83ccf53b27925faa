// The home page: what it offers at a first visit and at later ones, on small and large screens.

import { begin, choosePreset, closeChoices, drop, moves, openChoices, set } from "../helpers.js";
import { expect, open, test } from "../fixtures.js";

const radio = (page, preset) => page.getByTestId(`preset-${preset}`).getByRole("radio");
const summary = (page) => page.getByTestId("summary");

test("a first visit offers Base, level 3, White, without a clock", async ({ page }) => {
  await open(page);
  await expect(radio(page, "base")).toBeChecked();
  await expect(summary(page)).toHaveText("Base, level 3, you play White, no clock");
  await page.getByTestId("start").click();
  await expect(page).toHaveURL(/\/play#g=Base&/);
});

test("a later visit offers what was played last", async ({ page }) => {
  await begin(page, { preset: "venom", who: "computer", side: "black", levels: { level: 5 }, clock: { minutes: 5, increment: 0 } });
  await open(page);
  await expect(radio(page, "venom")).toBeChecked();
  await expect(summary(page)).toHaveText("Venom, level 5, you play Black, 5 min each");
});

test("three games are in sight, the others under More games", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("radio", { name: /tiles each/ })).toHaveCount(3);
  await expect(page.getByTestId("preset-base").locator(".game-art .face")).toHaveCount(5);
  await expect(page.getByTestId("preset-tournament").locator(".game-art .face")).toHaveCount(8);
  await expect(page.getByTestId("preset-venom").locator(".game-art .face")).toHaveCount(10);
  await page.getByText("More games", { exact: true }).click();
  await expect(page.getByRole("radio", { name: /tiles each/ })).toHaveCount(13);
  await page.getByTestId("preset-ultimate").click();
  await expect(page.getByTestId("game-type")).toHaveText(/Venom|Ultimate/);
  await expect(page.getByTestId("preset-custom")).toBeVisible();
});

test("More games is open where the last game is in it", async ({ page }) => {
  await begin(page, { preset: "guardians" });
  await open(page);
  await expect(page.getByTestId("preset-guardians")).toBeVisible();
  await expect(radio(page, "guardians")).toBeChecked();
});

test("a custom game is chosen under More games, and called so", async ({ page }) => {
  await open(page);
  await choosePreset(page, "custom");
  await expect(page.getByTestId("custom")).toBeVisible();
  await expect(summary(page)).toHaveText(/^Custom,/);
  await page.getByTestId("expansion-M").check({ force: true });
  await expect(page.getByTestId("game-type")).toHaveText("Base+M");
  await page.getByTestId("start").click();
  await expect(page).toHaveURL(/g=Base\+M&/);
});

test("everything that is chosen is in sight with the games and the start", async ({ page, isMobile }) => {
  test.skip(isMobile, "a large screen");
  await open(page);
  const parts = ["preset-base", "preset-tournament", "preset-venom", "who-computer", "level", "side-white", "start"];
  for (const part of parts) await expect(page.getByTestId(part), part).toBeInViewport({ ratio: 1 });
  await page.getByTestId("clock").check({ force: true });
  for (const part of [...parts, "minutes", "increment"]) await expect(page.getByTestId(part), part).toBeInViewport({ ratio: 1 });
  await expect(page.getByTestId("choices")).toBeHidden();
});

test.describe("on a phone", () => {
  test.beforeEach(({ isMobile }) => test.skip(!isMobile, "a small screen"));

  test("a bar says what is chosen, and opens to change it", async ({ page }) => {
    await open(page);
    await expect(page.getByTestId("level")).toBeHidden();
    for (const part of ["choices", "start"]) await expect(page.getByTestId(part)).toBeInViewport({ ratio: 1 });
    await page.getByTestId("choices").tap();
    for (const part of ["who-computer", "level", "side-black", "clock", "start"]) await expect(page.getByTestId(part), part).toBeInViewport();
    await page.getByTestId("side-black").tap();
    await page.getByTestId("level").fill("7");
    await expect(summary(page)).toHaveText("Base, level 7, you play Black, no clock");
    await closeChoices(page);
    await expect(page.getByTestId("level")).toBeHidden();
    await page.getByTestId("preset-venom").tap();
    await expect(summary(page)).toHaveText("Venom, level 7, you play Black, no clock");
  });

  test("a press beside the open bar, or Escape, closes it", async ({ page }) => {
    await open(page);
    await openChoices(page);
    await page.touchscreen.tap(190, 120);
    await expect(page.getByTestId("level")).toBeHidden();
    await openChoices(page);
    await page.getByTestId("level").press("Escape");
    await expect(page.getByTestId("level")).toBeHidden();
  });

  test("the bar covers nothing that cannot be scrolled into sight", async ({ page }) => {
    await open(page);
    await page.getByText("More games", { exact: true }).tap();
    await page.getByTestId("preset-custom").scrollIntoViewIfNeeded();
    await page.getByTestId("preset-custom").tap();
    await expect(radio(page, "custom")).toBeChecked();
  });
});

for (const [width, height] of [[320, 568], [390, 844], [640, 400], [844, 390], [820, 1180], [1280, 800], [1920, 1080]]) {
  test.describe(`at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("nothing is wider than the window, and the start is in sight", async ({ page, isMobile }) => {
      test.skip(isMobile, "the sizes are given here");
      for (const language of ["en", "fr", "it"]) {
        await set(page, { language });
        await open(page);
        await page.getByTestId("more-games").locator("summary").click();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(width);
        await expect(page.getByTestId("start"), language).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test("the board of the home page plays, and can be stopped", async ({ page }) => {
  await open(page);
  const board = page.getByTestId("hero-board");
  const picture = () => board.locator(".skep-piece").evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute("transform")).sort().join());
  await expect(board.locator(".skep-piece").first()).toBeVisible();
  const first = await picture();
  await expect.poll(picture).not.toBe(first);
  await page.getByTestId("hero-pause").click();
  const stopped = await picture();
  await page.waitForTimeout(2_500);
  expect(await picture()).toBe(stopped);
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the board of the home page stands still", async ({ page }) => {
    await open(page);
    const board = page.getByTestId("hero-board");
    await expect(board.locator(".skep-piece")).toHaveCount(18);
    await expect(page.getByTestId("hero-pause")).toHaveCount(0);
  });
});

test("the board of the home page cannot be operated", async ({ page }) => {
  await open(page);
  const board = page.getByTestId("hero-board");
  await expect(board.locator(".skep-piece").first()).toBeVisible();
  await expect(board).toHaveAttribute("inert", "");
  for (let press = 0; press < 15; press++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement.closest(".hero-board"))).toBeNull();
  }
});

test("a game can be imported from the home page", async ({ page }) => {
  await open(page);
  await page.getByTestId("home-import").locator("summary").click();
  await page.getByTestId("import-text").fill("Base;InProgress;White[2];wS1;bS1 wS1-");
  await page.getByTestId("import").click();
  await expect(page).toHaveURL(/\/play#g=Base&m=wS1;bS1_wS1-/);
});

/** A game as a PGN file, and one that cannot be read. */
const PGN = '[GameType "Base"]\n[White "Ann"]\n\n1. wS1\n2. bS1 wS1-\n';
const BROKEN = '[GameType "Base"]\n\n1. wS1\n2. bS1 wG1-';

test("a file can be chosen on the home page", async ({ page }) => {
  await open(page);
  await page.getByTestId("home-import").locator("summary").click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByTestId("home-import").locator("label.file").click();
  await (await chooser).setFiles({ name: "game.pgn", mimeType: "text/plain", buffer: Buffer.from(PGN) });
  await expect(moves(page)).toHaveCount(2);
  await expect(page.getByTestId("player-white")).toContainText("Ann");
});

for (const part of ["h1", "header", "body"]) {
  test(`a file that is dropped on the home page is imported: ${part}`, async ({ page }) => {
    await open(page);
    await drop(page, page.locator(part).first(), "game.pgn", PGN);
    await expect(moves(page)).toHaveCount(2);
    await expect(page).toHaveURL(/\/play#g=Base&m=wS1;bS1_wS1-/);
  });
}

test("a file that is held over the home page is expected there", async ({ page }) => {
  await open(page);
  const here = page.locator(".drop-here");
  await expect(here).toHaveCount(0);
  const data = await page.evaluateHandle(() => new DataTransfer());
  await page.locator("h1").dispatchEvent("dragover", { dataTransfer: data });
  await expect(here).toHaveText("Drop the file to import it.");
  await page.locator("h1").dispatchEvent("dragleave", { dataTransfer: data });
  await expect(here).toHaveCount(0);
  // A link of the page is no game.
  await page.getByTestId("nav-rules").dispatchEvent("dragstart", { dataTransfer: data });
  await page.locator("h1").dispatchEvent("dragover", { dataTransfer: data });
  await page.locator("h1").dispatchEvent("drop", { dataTransfer: data });
  await expect(here).toHaveCount(0);
  await expect(page.getByTestId("import-text")).toBeHidden();
});

test("a file that cannot be read opens the import of the home page, to be repaired", async ({ page }) => {
  await open(page);
  await expect(page.getByTestId("import-text")).toBeHidden();
  await drop(page, page.locator("h1"), "game.pgn", BROKEN);
  await expect(page.getByTestId("home-import")).toHaveAttribute("open", "");
  await expect(page.getByTestId("import-wrong")).toContainText("line 4");
  await expect(page.getByTestId("import-text")).toHaveValue(BROKEN);
  await expect(page).toHaveURL(/\/$/);
});

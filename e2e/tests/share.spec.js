// Export and import: every format is correct and complete.

import { readFile } from "node:fs/promises";

import { MIDDLE, begin, exported, moves, openGame, openShare } from "../helpers.js";
import { expect, open, test } from "../fixtures.js";

const GAME = `Base+MLP;InProgress;White[13];${MIDDLE}`;
const COUNT = MIDDLE.split(";").length;

/** Opens another game, imports a text there, and gives the position that comes of it. */
async function imported(page, text) {
  await page.keyboard.press("Escape");
  await openGame(page, "Base");
  await expect(moves(page)).toHaveCount(0);
  await openShare(page);
  await page.getByTestId("import-text").fill(text);
  await page.getByTestId("import").click();
  await expect(page.getByTestId("share-dialog")).toBeHidden();
  await openShare(page);
  return exported(page, "position");
}

/** The tiles of a position string, stacks together, wherever they lie. */
const stacks = (position) => position.split(";")[2].replaceAll(/-?\d+,-?\d+:/g, "").split(" ").sort();

for (const sort of ["game", "position", "pgn", "sgf", "link"]) {
  test(`a game comes back from ${sort}`, async ({ page }) => {
    await openGame(page, "Base+MLP", MIDDLE);
    await openShare(page);
    const before = await exported(page, "position");
    const text = await exported(page, sort);
    const after = await imported(page, text);
    if (sort === "sgf") {
      // Its coordinates have another origin.
      expect(stacks(after)).toEqual(stacks(before));
    } else {
      expect(after).toBe(before);
    }
    await expect(moves(page)).toHaveCount(sort === "position" ? 0 : COUNT);
  });
}

test("every text looks like what it is called", async ({ page, baseURL }) => {
  await openGame(page, "Base+MLP", MIDDLE);
  await openShare(page);
  expect(await exported(page, "game")).toBe(GAME);
  expect(await exported(page, "position")).toMatch(/^Base\+MLP;White\[13\];-?\d+,-?\d+:[wb]/);
  const pgn = await exported(page, "pgn");
  expect(pgn).toContain('[GameType "Base+MLP"]');
  expect(pgn).toContain("24. bB2 -bA2");
  expect(await exported(page, "sgf")).toMatch(/^\(;.*GM\[27\]/s);
  expect(await exported(page, "link")).toBe(`${baseURL}/play${new URL(page.url()).hash}`);
  expect(await exported(page, "picture")).toMatch(/^<svg [^]*<\/svg>\s*$/);
});

test("in a variation every export says what it contains, and gives the choice", async ({ page }) => {
  await open(page, "/play#g=Base&m=wS1;bS1_wS1-;(bA1_wS1-);wQ_-wS1&at=3");
  await openShare(page);
  const about = page.getByTestId("export-about");
  for (const sort of ["game", "pgn"]) {
    expect(await exported(page, sort)).toContain("bA1 wS1-");
    await expect(about).toHaveText("The moves up to the position on the board, without variations.");
    await page.getByTestId("extent-main").click();
    expect(await exported(page, sort)).toContain("wQ -wS1");
    await expect(about).toHaveText("The main line to its end, without variations.");
    await page.getByTestId("extent-here").click();
  }
  // The position is the one on the board, and SGF is written without variations.
  expect(await exported(page, "position")).toMatch(/^Base;White\[2\];0,0:wS1 1,0:bA1(;placed=bA1)?$/);
  await expect(about).toHaveText("The position on the board.");
  const sgf = await exported(page, "sgf");
  await expect(about).toHaveText("The moves up to the position on the board, without variations.");
  expect(sgf).toContain("bA1");
  expect(sgf).not.toMatch(/bS1|wQ/);
  await page.getByTestId("extent-main").click();
  const main = await exported(page, "sgf");
  for (const move of ["bS1", "wQ"]) expect(main).toContain(move);
  expect(main).not.toContain("bA1");
  await page.getByTestId("extent-here").click();
  expect(await exported(page, "link")).toContain("(bA1_wS1-)");
  await expect(about).toHaveText("The whole game with all variations.");
  await expect(page.getByTestId("extent-main")).toHaveCount(0);
});

test("a PGN names the players, the day and the event", async ({ page }) => {
  await begin(page, { who: "computer", side: "white", levels: { level: 3 } });
  await openShare(page);
  const pgn = await exported(page, "pgn");
  expect(pgn).toContain('[Black "skep level 3"]');
  expect(pgn).toContain('[Event "skep"]');
  expect(pgn).toMatch(/\[Date "\d{4}\.\d\d\.\d\d"\]/);
});

test("the picture can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openGame(page, "Base+MLP", MIDDLE);
  await openShare(page);
  await exported(page, "picture");
  await expect(page.locator("img.picture")).toBeVisible();
  await page.getByTestId("export-copy").click();
  await expect(page.getByTestId("notice")).toContainText("Copied");
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
  expect(types).toContain("image/png");
});

test("the link opens the game in another browser", async ({ page, browser, baseURL }) => {
  await openGame(page, "Base+MLP", MIDDLE);
  await page.getByTestId("back").click();
  await openShare(page);
  const link = await exported(page, "link");
  expect(link.startsWith(baseURL)).toBe(true);
  const position = await exported(page, "position");
  const context = await browser.newContext({ baseURL, locale: "en-GB" });
  const other = await context.newPage();
  await other.goto(link);
  await expect(moves(other)).toHaveCount(COUNT);
  await openShare(other);
  expect(await exported(other, "position")).toBe(position);
  await context.close();
});

test("texts can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openGame(page, "Base+MLP", MIDDLE);
  await openShare(page);
  await exported(page, "game");
  await page.getByTestId("export-copy").click();
  await expect(page.getByTestId("notice")).toContainText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(GAME);
});

/** Presses a button that gives a file, and gives its name and what is in it. */
async function saved(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByTestId(button).click()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

for (const [sort, name] of [["game", "skep-game.txt"], ["pgn", "skep.pgn"], ["sgf", "skep.sgf"]]) {
  test(`${sort} can be saved as a file`, async ({ page }) => {
    await openGame(page, "Base+MLP", MIDDLE);
    await openShare(page);
    const text = await exported(page, sort);
    const file = await saved(page, "export-save");
    expect(file.name).toBe(name);
    expect(file.content.toString()).toBe(text);
  });
}

test("the picture can be saved as SVG and as PNG", async ({ page }) => {
  await openGame(page, "Base+MLP", MIDDLE);
  await openShare(page);
  const text = await exported(page, "picture");
  const svg = await saved(page, "export-save");
  expect(svg.name).toBe("skep.svg");
  expect(svg.content.toString()).toBe(text);
  const [, width, height] = text.match(/^<svg [^>]*width="(\d+)" height="(\d+)"/);
  const png = await saved(page, "export-png");
  expect(png.name).toBe("skep.png");
  expect(png.content.subarray(0, 8)).toEqual(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
  // Twice as sharp as the screen's points, and not empty.
  expect(png.content.readUInt32BE(16)).toBe(width * 2);
  expect(png.content.readUInt32BE(20)).toBe(height * 2);
  expect(png.content.length).toBeGreaterThan(10_000);
});

test("in the picture a rest has the mark that it has on the board", async ({ page }) => {
  await open(page, "/play#p=Base+P;White(5);0,0:wP_1,0:bA1_0,1:bQ_-1,0:wQ;resting=bA1;moved=bA1&m=&at=0");
  const mark = await page.locator(".skep-badge.resting .skep-shape").getAttribute("d");
  await openShare(page);
  const picture = await exported(page, "picture");
  expect(picture).toContain(mark);
});

// Helpers that several tests share: opening and starting games, simple actions, export.

import { expect, open, reload } from "./fixtures.js";

/** A tournament game in its middle: 24 actions, 18 tiles, one stack. */
export const MIDDLE = [
  "wL;bG1 /wL;wQ wL-;bL /bG1;wA1 wQ/;bQ -bL;wA2 wA1-;bM bQ/;wS1 wL/;bP -bM;wS1 bP/;bA1 bL-;wA2 bA1\\;bL wL/",
  "wA1 bQ\\;bA2 bL/;wP wQ-;bA3 -bA2;wA3 wS1/;bA3 \\wA3;wB1 /wA1;bB1 -bQ;wB1 wA1;bB2 -bA2",
].join(";");

/** The address of a game: its type and its actions as they are written in a game string. */
export function address(type, moves) {
  const written = moves.replaceAll(" ", "_").replaceAll("\\", "$");
  return `/play#g=${type}&m=${written}&at=${moves ? moves.split(";").length : 0}`;
}

/** Opens a game for two people at one screen by its address. */
export async function openGame(page, type, moves = "") {
  // From one game to the next only the part after the # changes, and nothing would be loaded that could be waited for.
  if (page.url().includes("/play")) await page.goto("about:blank");
  await open(page, address(type, moves));
  await expect(page.getByTestId("play")).toBeVisible();
}

/** Makes players, level, colour and clock visible, which a bar hides on a phone. */
export async function openChoices(page) {
  const bar = page.getByTestId("choices");
  if ((await bar.isVisible()) && (await bar.getAttribute("aria-expanded")) === "false") await bar.click();
}

/** Closes that bar again. */
export async function closeChoices(page) {
  const bar = page.getByTestId("choices");
  if ((await bar.isVisible()) && (await bar.getAttribute("aria-expanded")) === "true") await bar.click();
}

/** Chooses a game, after opening the fold if it is in it. */
export async function choosePreset(page, preset) {
  const card = page.getByTestId(`preset-${preset}`);
  if ((await card.count()) === 0) await page.getByTestId("more-games").locator("summary").click();
  await card.click();
}

/** Begins a game on the home page. Levels are given by the test ids of their sliders, a clock by minutes and seconds. */
export async function begin(page, { preset = "base", who = "hotseat", side, levels = {}, clock } = {}) {
  await open(page);
  await choosePreset(page, preset);
  await openChoices(page);
  await page.getByTestId(`who-${who}`).click();
  for (const [slider, level] of Object.entries(levels)) await page.getByTestId(slider).fill(String(level));
  if (side) await page.getByTestId(`side-${side}`).click();
  if (clock) {
    await page.getByTestId("clock").check({ force: true });
    await page.getByTestId("minutes").fill(String(clock.minutes));
    await page.getByTestId("increment").fill(String(clock.increment));
    await page.getByTestId("increment").blur();
  }
  await page.getByTestId("start").click();
  await expect(page.getByTestId("play")).toBeVisible();
}

/** The moves in the list. On a phone they exist but are not visible. */
export const moves = (page) => page.getByTestId("moves").locator("button.move");

/** Places the first available tile of the tray at its first target. */
export async function placeAnything(page) {
  await page.locator(".skep-waiting.available").first().click();
  await pressTarget(page);
}

/** Clicks the first place where the held tile can be put. */
export async function pressTarget(page) {
  const target = page.locator(".skep-target").first();
  await expect(target).toBeVisible();
  const { x, y, width, height } = await target.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Opens the panel with moves and menu, which is a drawer on a phone. */
export async function openPanel(page) {
  const drawer = page.getByTestId("drawer");
  if ((await drawer.isVisible()) && (await drawer.getAttribute("aria-expanded")) === "false") await drawer.click();
}

/** Opens the dialog for export and import. */
export async function openShare(page) {
  await openPanel(page);
  await page.getByTestId("share").click();
  await expect(page.getByTestId("share-dialog")).toBeVisible();
}

/** The exported text in a format: `game`, `position`, `pgn`, `sgf`, `link` or `picture`. */
export async function exported(page, sort) {
  await page.getByTestId(`export-${sort}`).click();
  await expect(page.getByTestId(`export-${sort}`).locator("input")).toBeChecked();
  if (sort === "picture") {
    const [, svg] = (await page.locator("img.picture").getAttribute("src")).split("data:image/svg+xml,");
    return decodeURIComponent(svg);
  }
  return page.getByTestId("export-text").inputValue();
}

/** Stores settings, such as language and theme, before the application is opened. */
export async function set(page, settings) {
  await page.addInitScript((settings) => localStorage.setItem("skep.settings", settings), JSON.stringify(settings));
}

/** The stored games, as objects of the database. */
export function stored(page) {
  return page.evaluate(async () => {
    // Opening a database that is not there would make an empty one.
    if (!(await indexedDB.databases()).some(({ name }) => name === "skep")) return [];
    const done = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const database = await done(indexedDB.open("skep"));
    try {
      return await done(database.transaction("games").objectStore("games").getAll());
    } finally {
      database.close();
    }
  });
}

/** Stores games, as objects of the database, which the application must have opened before. */
export async function store(page, games) {
  await page.evaluate(async (games) => {
    const database = await new Promise((resolve) => (indexedDB.open("skep").onsuccess = (event) => resolve(event.target.result)));
    const transaction = database.transaction("games", "readwrite");
    for (const game of games) transaction.objectStore("games").put(game);
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
  }, games);
}

/** Changes the open game as it is stored, and loads the page again. */
export async function changeOpenGame(page, change) {
  const id = await page.evaluate(() => sessionStorage["skep.current"]);
  const find = async () => (await stored(page)).find((game) => game.id === id);
  await expect.poll(find).toBeTruthy();
  const game = await find();
  const saved = JSON.parse(game.text);
  change(saved);
  await store(page, [{ id, revision: game.revision + 1, text: JSON.stringify(saved) }]);
  await reload(page);
}

/** The moves of the saved games that follow. */
export const OPENING = "wS1;bS1 wS1-;wQ -wS1;bQ bS1-";

/** The text of a saved game. */
export function savedText({ start = "Base", steps = OPENING, title, black = { level: 3 }, changed = 1763400000000 } = {}) {
  const seats = { white: "person", black };
  const names = { white: "", black: "" };
  const at = steps ? steps.split(";").length : 0;
  return JSON.stringify({ format: "skep game", version: 1, title, start, steps, at, seats, names, clock: null, created: changed, changed });
}

/** Stores many games, every third of them finished, and opens the list. */
export async function fillGames(page, count) {
  await open(page, "/games");
  await expect(page.getByTestId("no-games")).toBeVisible();
  const starts = ["Base", "Base+MLP", "Venom"];
  await store(page, Array.from({ length: count }, (_, index) => ({
    id: `g${index}`,
    revision: 1,
    text: savedText({
      start: starts[index % 3],
      steps: index % 3 ? OPENING : `${OPENING};resigned=w`,
      title: index % 7 ? undefined : `Game number ${index}`,
      black: index % 2 ? "person" : { level: (index % 10) + 1 },
      changed: 1763400000000 - index * 3_600_000,
    }),
  })));
  await reload(page);
  await expect(page.getByTestId("kept-game").first()).toBeVisible();
}

/** Drops a file on an element. */
export async function drop(page, target, name, text) {
  const data = await page.evaluateHandle(([name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name));
    return data;
  }, [name, text]);
  await target.dispatchEvent("dragover", { dataTransfer: data });
  await target.dispatchEvent("drop", { dataTransfer: data });
}

// Saved games: after a reload, several of them, damaged ones, those of earlier versions, full storage.

import { begin, moves, openGame, openShare, placeAnything, pressTarget, store, stored } from "../helpers.js";
import { expect, open, reload, test } from "../fixtures.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const OPENING = "wS1;bS1 wS1-;wQ -wS1;bQ bS1-";
const rows = (page) => page.getByTestId("kept-game");

test("a game goes on after a reload", async ({ page }) => {
  await begin(page, { who: "computer", side: "white", levels: { level: 1 } });
  await placeAnything(page);
  await expect(moves(page)).toHaveCount(2);
  const before = await moves(page).allTextContents();
  await reload(page);
  await expect(moves(page)).toHaveText(before);
  await expect(page.getByTestId("player-black")).toContainText("Level 1");
  await placeAnything(page);
  await expect(moves(page)).toHaveCount(4);
});

test("the set-up page offers to go on with the last game", async ({ page }) => {
  await openGame(page, "Base", OPENING);
  await open(page, "/");
  await page.getByTestId("resume-last").click();
  await expect(moves(page)).toHaveCount(4);
});

test("two games are saved, renamed, and one of them is deleted", async ({ page }) => {
  await openGame(page, "Base", OPENING);
  await openGame(page, "Venom", "wS1");
  await open(page, "/games");
  await expect(rows(page)).toHaveCount(2);
  const base = rows(page).filter({ hasText: "Base" });
  await expect(base).toContainText("Base, two players");
  await base.getByTestId("rename").click();
  await page.getByTestId("rename-text").fill("Sunday’s game");
  await page.getByTestId("rename-yes").click();
  await expect(rows(page).filter({ hasText: "Sunday’s game" })).toHaveCount(1);
  const venom = rows(page).filter({ hasText: "Venom" });
  await venom.getByTestId("delete").click();
  await expect(venom).toHaveCount(0);
  await reload(page);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).filter({ hasText: "Sunday’s game" }).getByTestId("resume").click();
  await expect(moves(page)).toHaveCount(4);
});

/** The open game as it is stored. */
async function storedGame(page) {
  const [game] = await stored(page);
  return game && JSON.parse(game.text);
}

test("a game that goes on while the list is shown is opened as it is by then", async ({ page }) => {
  await begin(page, { who: "demo", levels: { "white-level": 1, "black-level": 1 } });
  await expect(moves(page)).not.toHaveCount(0);
  await page.getByTestId("nav-games").click();
  await expect(rows(page)).toHaveCount(1);
  const steps = async () => (await storedGame(page)).at;
  const listed = await steps();
  await expect.poll(steps).toBeGreaterThan(listed + 1);
  await rows(page).getByTestId("resume").click();
  await page.getByTestId("stop").click();
  expect(await moves(page).count()).toBeGreaterThan(listed + 1);
});

/** Renames the only game. */
async function rename(page, title) {
  await rows(page).getByTestId("rename").click();
  await expect(page.getByTestId("rename-text")).toBeFocused();
  await page.getByTestId("rename-text").fill(title);
  await page.keyboard.press("Enter");
}

test("a title stays with its game, whatever is played after", async ({ page }) => {
  await openGame(page, "Base", OPENING);
  await page.getByTestId("nav-games").click();
  await rename(page, "Sunday’s game");
  await rows(page).filter({ hasText: "Sunday’s game" }).getByTestId("resume").click();
  await placeAnything(page);
  await expect(moves(page)).toHaveCount(5);
  await open(page, "/games");
  await expect(rows(page)).toContainText("Sunday’s game");
  await rename(page, "");
  await expect(rows(page)).not.toContainText("Sunday’s game");
});

test("a deleted game comes back by undo", async ({ page }) => {
  await openGame(page, "Base", OPENING);
  await open(page, "/games");
  await rows(page).getByTestId("delete").click();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByTestId("notice")).toContainText("Deleted: Base, two players.");
  await page.getByTestId("notice-offer").click();
  await expect(rows(page)).toHaveCount(1);
  await reload(page);
  await rows(page).getByTestId("resume").click();
  await expect(moves(page)).toHaveCount(4);
});

test("a game that the computer is playing stays deleted", async ({ page }) => {
  await begin(page, { who: "demo", levels: { "white-level": 1, "black-level": 1 } });
  await expect(moves(page)).not.toHaveCount(0);
  await page.getByTestId("nav-games").click();
  await rows(page).getByTestId("delete").click();
  await expect(rows(page)).toHaveCount(0);
  // The computer would act again about once a second.
  await page.evaluate(() => {
    window.came = false;
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...parts) {
      window.came = true;
      return put.apply(this, parts);
    };
  });
  await page.waitForFunction(() => window.came, null, { timeout: 4_000 }).catch(() => {});
  expect(await stored(page)).toEqual([]);
});

/** The keys in local storage that begin like this. */
const localKeys = (page, prefix) =>
  page.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), prefix);

/** A game as version 0.1.0 kept it in local storage. */
const OLD = JSON.stringify({
  format: "skep game", version: 1, start: "Base", steps: OPENING, at: 4,
  seats: { white: "person", black: { level: 3 } }, names: { white: "", black: "" },
  clock: null, created: 1763400000000, changed: 1763400000000,
});

/** Puts texts into local storage before the application is opened for the first time. */
async function keepLocally(page, texts) {
  await page.addInitScript((texts) => {
    if (sessionStorage.begun) return;
    sessionStorage.begun = true;
    for (const [key, text] of Object.entries(texts)) localStorage[key] = text;
  }, texts);
}

test("games of earlier versions are taken over, damaged ones too", async ({ page }) => {
  await keepLocally(page, { "skep.game.old": OLD, "skep.title.old": "An old title", "skep.game.half": OLD.slice(0, 60), "skep.current": "old" });
  await open(page, "/play");
  await expect(moves(page)).toHaveCount(4);
  await expect(page.getByTestId("player-black")).toContainText("Level 3");
  await open(page, "/games");
  await expect(rows(page)).toHaveCount(2);
  await expect(page.locator("[data-id=old]")).toContainText("An old title");
  await expect(page.locator("[data-id=old]")).toContainText("Base, against level 3");
  await expect(page.locator("[data-id=half]")).toContainText("This game cannot be read: ");
  expect(await localKeys(page, "skep.game.")).toEqual([]);
  expect(await localKeys(page, "skep.title.")).toEqual([]);
  expect((await stored(page)).find((game) => game.id === "half").text).toBe(OLD.slice(0, 60));
});

test("games of earlier versions stay where they are if they cannot be taken over", async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await keepLocally(page, { "skep.game.old": OLD });
  await open(page, "/games");
  await expect(rows(page)).toHaveCount(1);
  expect(await page.evaluate(() => localStorage["skep.game.old"])).toBe(OLD);
  await rows(page).getByTestId("resume").click();
  await expect(moves(page)).toHaveCount(4);
});

test("a damaged game is named, and the others are untouched", async ({ page }) => {
  await openGame(page, "Base", OPENING);
  await expect.poll(() => stored(page)).toHaveLength(1);
  const [game] = await stored(page);
  await store(page, [["half", game.text.slice(0, 60)], ["foreign", "{}"], ["empty", ""]].map(([id, text]) => ({ id, revision: 1, text })));
  // A damaged game whose summary is whole.
  await store(page, [{ ...game, id: "hidden", text: game.text.replace("wQ", "xQ") }]);
  await open(page, "/games");
  await expect(rows(page)).toHaveCount(5);
  const damaged = page.locator("[data-testid=kept-game].broken");
  await expect(damaged).toHaveCount(4);
  for (const row of await damaged.all()) await expect(row).toContainText("This game cannot be read: ");
  await expect(page.locator("[data-id=foreign]")).toContainText("this is not a saved game of skep");
  await expect(damaged.first().getByTestId("resume")).toBeDisabled();
  expect((await stored(page)).find(({ id }) => id === game.id)).toEqual(game);
  await page.locator("[data-testid=kept-game]:not(.broken)").getByTestId("resume").click();
  await expect(moves(page)).toHaveCount(4);
});

test("where the game on the table is damaged, the page says so", async ({ page }) => {
  await openGame(page, "Base", OPENING);
  await expect.poll(() => stored(page)).toHaveLength(1);
  await open(page, "/");
  const [game] = await stored(page);
  await store(page, [{ id: game.id, revision: 9, text: "{" }]);
  await open(page, "/play");
  await expect(page.getByTestId("notice")).toContainText("This game cannot be read: ");
  await expect(page.getByTestId("start")).toBeVisible();
});

for (const [what, fragment, said] of [
  ["cut off", "g=Base&m=wS1;bS1_wS1-", "at="],
  ["of no game", "g=Chess&m=&at=0", "Chess"],
  ["with an illegal action", "g=Base&m=wS1;bS1_wS1-;wB1_bS1-&at=3", "step 3"],
]) {
  test(`a link ${what} is explained and shown for repair, and the game that was kept is untouched`, async ({ page }) => {
    await openGame(page, "Base", OPENING);
    await open(page, "/games");
    await open(page, `/play#${fragment}`);
    const wrong = page.getByTestId("import-wrong");
    await expect(wrong).toContainText("This link cannot be opened: ");
    await expect(wrong).toContainText(said);
    await expect(rows(page)).toHaveCount(1);
    const text = page.getByTestId("import-text");
    expect(await text.inputValue()).toContain(`/play#${fragment}`);
    await text.fill((await text.inputValue()).replace(/#.*/, "#g=Base&m=wS1&at=1"));
    await page.getByTestId("import").click();
    await expect(moves(page)).toHaveCount(1);
    await open(page, "/games");
    await expect(rows(page)).toHaveCount(2);
    await rows(page).last().getByTestId("resume").click();
    await expect(moves(page)).toHaveCount(4);
  });
}

for (const [what, text, said] of [
  ["nonsense", "the quick brown fox", "does not begin like a game string"],
  ["a game string with an illegal action", "Base;InProgress;White[2];wS1;bQ wS1/;wQ bQ-", "read as a game string"],
  ["a PGN of chess", '[Event "x"]\n[GameType "Chess"]\n\n1. e4 e5', "read as a PGN"],
]) {
  test(`${what} is not imported, and the page says why`, async ({ page }) => {
    await openGame(page, "Base", OPENING);
    await openShare(page);
    await page.getByTestId("import-text").fill(text);
    await page.getByTestId("import").click();
    await expect(page.getByTestId("import-wrong")).toContainText("This cannot be read: ");
    await expect(page.getByTestId("import-wrong")).toContainText(said);
    await expect(page.getByTestId("import-text")).toHaveValue(text);
    await page.keyboard.press("Escape");
    await expect(moves(page)).toHaveCount(4);
  });
}

for (const [what, said, prepare] of [
  ["no room", "no room left", () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  }],
  ["no storage at all", "does not let this page keep anything", () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("denied", "SecurityError");
    };
    Storage.prototype.setItem = () => {
      throw new DOMException("denied", "SecurityError");
    };
  }],
]) {
  test(`where the browser has ${what}, the page says so and the game goes on`, async ({ page }) => {
    await page.addInitScript(prepare);
    await openGame(page, "Base", OPENING);
    await expect(page.getByTestId("notice")).toContainText("The game cannot be saved: ");
    await expect(page.getByTestId("notice")).toContainText(said);
    await placeAnything(page);
    await expect(moves(page)).toHaveCount(5);
    await reload(page);
    await expect(moves(page)).toHaveCount(5);
  });
}

test("an action whose write the browser did not finish is there after a reload", async ({ page }) => {
  await begin(page, { who: "computer", side: "white", levels: { level: 1 } });
  await placeAnything(page);
  await expect(moves(page)).toHaveCount(2);
  await expect.poll(async () => (await storedGame(page)).at).toBe(2);
  // From now on no write of this page is confirmed.
  await page.evaluate(() => (IDBTransaction.prototype.commit = function () { this.abort(); }));
  await page.getByTestId("undo").click();
  await page.locator(".skep-waiting.available").last().click();
  await pressTarget(page);
  await expect(moves(page)).toHaveCount(4);
  const before = await moves(page).count();
  await reload(page);
  await expect.poll(() => moves(page).count()).toBeGreaterThanOrEqual(before);
  await expect(page.getByTestId("player-black")).toContainText("Level 1");
  await expect.poll(() => stored(page)).toHaveLength(1);
  await expect.poll(() => localKeys(page, "skep.journal.")).toEqual([]);
});

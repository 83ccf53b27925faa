// Saved games: after a reload, several of them, damaged ones, full storage.

import { begin, moves, openGame, openShare, placeAnything } from "../helpers.js";
import { expect, open, test } from "../fixtures.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const OPENING = "wS1;bS1 wS1-;wQ -wS1;bQ bS1-";
const rows = (page) => page.getByTestId("kept-game");

test("a game goes on after a reload", async ({ page }) => {
  await begin(page, { who: "computer", side: "white", levels: { level: 1 } });
  await placeAnything(page);
  await expect(moves(page)).toHaveCount(2);
  const before = await moves(page).allTextContents();
  await page.reload();
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
  await base.getByTestId("rename").click();
  await page.getByTestId("rename-text").fill("Sunday’s game");
  await page.getByTestId("rename-yes").click();
  await expect(rows(page).filter({ hasText: "Sunday’s game" })).toHaveCount(1);
  const venom = rows(page).filter({ hasText: "Venom" });
  await venom.getByTestId("delete").click();
  await page.getByTestId("delete-dialog-yes").click();
  await expect(venom).toHaveCount(0);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await rows(page).filter({ hasText: "Sunday’s game" }).getByTestId("resume").click();
  await expect(moves(page)).toHaveCount(4);
});

test("a game that goes on while the list is shown is opened as it is by then", async ({ page }) => {
  await begin(page, { who: "demo", levels: { "white-level": 1, "black-level": 1 } });
  await expect(moves(page)).not.toHaveCount(0);
  await page.getByTestId("nav-games").click();
  await expect(rows(page)).toHaveCount(1);
  const steps = () => page.evaluate(() => JSON.parse(localStorage[`skep.game.${localStorage["skep.current"]}`]).at);
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

test("a title that was kept beside its game is found", async ({ page }) => {
  await openGame(page, "Base", OPENING);
  await page.evaluate(() => localStorage.setItem(`skep.title.${localStorage["skep.current"]}`, "An old title"));
  await open(page, "/games");
  await expect(rows(page)).toContainText("An old title");
  await rename(page, "A new title");
  await page.reload();
  await expect(rows(page)).toContainText("A new title");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("skep.title.")))).toEqual([]);
});

test("nothing is deleted without a yes", async ({ page }) => {
  await openGame(page, "Base", OPENING);
  await open(page, "/games");
  await rows(page).getByTestId("delete").click();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("delete-dialog")).toBeHidden();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});

test("a game that the computer is playing stays deleted", async ({ page }) => {
  await begin(page, { who: "demo", levels: { "white-level": 1, "black-level": 1 } });
  await expect(moves(page)).not.toHaveCount(0);
  await page.getByTestId("nav-games").click();
  await rows(page).getByTestId("delete").click();
  await page.getByTestId("delete-dialog-yes").click();
  await expect(rows(page)).toHaveCount(0);
  // The computer would act again about once a second.
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("skep.game.")));
  await page.evaluate(() => {
    window.came = false;
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      if (key.startsWith("skep.game.")) window.came = true;
      write.call(this, key, text);
    };
  });
  await page.waitForFunction(() => window.came, null, { timeout: 4_000 }).catch(() => {});
  expect(await kept()).toEqual([]);
});

test("a damaged game is named, and the others are untouched", async ({ page }) => {
  await openGame(page, "Base", OPENING);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("skep.game.")).length)).toBe(1);
  const [key, text] = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("skep.game."));
    for (const [id, text] of [["half", localStorage[key].slice(0, 60)], ["foreign", "{}"], ["empty", ""]]) {
      localStorage[`skep.game.${id}`] = text;
    }
    return [key, localStorage[key]];
  });
  await open(page, "/games");
  await expect(rows(page)).toHaveCount(4);
  const damaged = page.locator("[data-testid=kept-game].broken");
  await expect(damaged).toHaveCount(3);
  for (const row of await damaged.all()) await expect(row).toContainText("This game cannot be read: ");
  await expect(page.locator("[data-id=foreign]")).toContainText("this is not a saved game of skep");
  await expect(damaged.first().getByTestId("resume")).toBeDisabled();
  expect(await page.evaluate((key) => localStorage[key], key)).toBe(text);
  await page.locator("[data-testid=kept-game]:not(.broken)").getByTestId("resume").click();
  await expect(moves(page)).toHaveCount(4);
});

test("where the game on the table is damaged, the page says so", async ({ page }) => {
  await openGame(page, "Base", OPENING);
  await open(page, "/");
  await page.evaluate(() => (localStorage[`skep.game.${localStorage["skep.current"]}`] = "{"));
  await open(page, "/play");
  await expect(page.getByTestId("notice")).toContainText("This game cannot be read: ");
  await expect(page.getByTestId("start")).toBeVisible();
});

for (const [what, fragment, said] of [
  ["cut off", "g=Base&m=wS1;bS1_wS1-", "at="],
  ["of no game", "g=Chess&m=&at=0", "Chess"],
  ["with an illegal action", "g=Base&m=wS1;bS1_wS1-;wB1_bS1-&at=3", "step 3"],
]) {
  test(`a link ${what} is explained, and the game that was kept is untouched`, async ({ page }) => {
    await openGame(page, "Base", OPENING);
    await open(page, "/games");
    await open(page, `/play#${fragment}`);
    const notice = page.getByTestId("notice");
    await expect(notice).toContainText("This link cannot be opened: ");
    await expect(notice).toContainText(said);
    await open(page, "/games");
    await expect(rows(page)).toHaveCount(1);
    await rows(page).getByTestId("resume").click();
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
    await page.keyboard.press("Escape");
    await expect(moves(page)).toHaveCount(4);
  });
}

test("where the browser has no room, the page says so and the game goes on", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await openGame(page, "Base", OPENING);
  await expect(page.getByTestId("notice")).toContainText("The game cannot be saved: ");
  await placeAnything(page);
  await expect(moves(page)).toHaveCount(5);
});

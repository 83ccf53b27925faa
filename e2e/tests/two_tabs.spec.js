// One game in two tabs: they follow each other, and nothing is lost.

import { MIDDLE, begin, changeOpenGame, moves, openGame, placeAnything, pressTarget, stored } from "../helpers.js";
import { expect, open, reload, test } from "../fixtures.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const OPENING = "wS1;bS1 wS1-;wQ -wS1;bQ bS1-";

/** Opens the game of a page in another tab of the same browser. */
async function secondTab(page) {
  await expect.poll(() => stored(page)).toHaveLength(1);
  const other = await page.context().newPage();
  await open(other, "/play");
  await expect(moves(other)).toHaveCount(await moves(page).count());
  return other;
}

/** Places the last available tile of the tray at its first target. */
async function placeAnother(page) {
  await page.locator(".skep-waiting.available").last().click();
  await pressTarget(page);
}

/** The texts of the moves in the list. */
const texts = (page) => moves(page).allTextContents();

test("what is played in one tab is seen in the other", async ({ page }) => {
  await openGame(page, "Base", OPENING);
  const other = await secondTab(page);
  await placeAnything(page);
  await expect(moves(other)).toHaveCount(5);
  await placeAnything(other);
  await expect(moves(page)).toHaveCount(6);
  expect(await texts(page)).toEqual(await texts(other));
  expect(await stored(page)).toHaveLength(1);
});

test("who looks at an earlier position is not taken away from it", async ({ page }) => {
  await openGame(page, "Base", OPENING);
  const other = await secondTab(page);
  await other.getByTestId("back").click();
  await expect(other.locator(".skep-piece")).toHaveCount(3);
  await placeAnything(page);
  await expect(moves(other)).toHaveCount(5);
  await expect(other.locator(".skep-piece")).toHaveCount(3);
});

test("two tabs that play different moves at the same time lose neither", async ({ page }) => {
  // The tabs do not hear each other, as if both had played at the same moment.
  await page.context().addInitScript(() => (BroadcastChannel.prototype.postMessage = () => {}));
  await openGame(page, "Base", OPENING);
  const other = await secondTab(page);
  await placeAnything(page);
  await expect(moves(page)).toHaveCount(5);
  await expect.poll(async () => JSON.parse((await stored(page))[0].text).steps.split(";").length).toBe(5);
  await placeAnother(other);
  await expect(moves(other)).toHaveCount(6);
  expect(new Set(await texts(other)).size).toBe(6);
  for (const move of await texts(page)) expect(await texts(other)).toContain(move);
  // What the second tab looks at is its own move.
  await expect(other.locator(".skep-piece")).toHaveCount(5);
  await reload(page);
  await expect(moves(page)).toHaveCount(6);
  expect(await stored(page)).toHaveLength(1);
});

test("the computer answers in one tab only", async ({ page }) => {
  await begin(page, { who: "computer", side: "white", levels: { level: 1 } });
  await placeAnything(page);
  await expect(moves(page)).toHaveCount(2);
  const other = await secondTab(page);
  await placeAnything(page);
  await expect(moves(page)).toHaveCount(4);
  await expect(moves(other)).toHaveCount(4);
  await placeAnything(other);
  await expect(moves(other)).toHaveCount(6);
  await expect(moves(page)).toHaveCount(6);
  // Nobody has played a variation.
  expect(JSON.parse((await stored(page))[0].text).steps).not.toContain("(");
});

test("a tab that is opened while the computer thinks leaves that to the first, until it is closed", async ({ page }) => {
  await openGame(page, "Base+MLP", MIDDLE);
  await changeOpenGame(page, (saved) => (saved.seats = { white: { level: 10 }, black: { level: 10 } }));
  await expect(page.getByTestId("thinking")).toBeVisible();
  const other = await page.context().newPage();
  await open(other, "/play");
  await expect(other.getByTestId("go-on")).toBeVisible();
  await expect(other.getByTestId("thinking")).toHaveCount(0);
  await expect(page.getByTestId("thinking")).toBeVisible();
  // A person who asks for it has the computer play here, and not there.
  await other.getByTestId("go-on").click();
  await expect(other.getByTestId("thinking")).toBeVisible();
  await expect(page.getByTestId("thinking")).toHaveCount(0);
  await other.close();
  await expect(page.getByTestId("thinking")).toBeVisible();
});

test("a game that is deleted in another tab can be played on and is saved again", async ({ page }) => {
  await openGame(page, "Base", OPENING);
  const other = await secondTab(page);
  await open(other, "/games");
  await other.getByTestId("delete").click();
  await expect(page.getByTestId("notice")).toContainText("deleted in another tab");
  await expect.poll(() => stored(page)).toHaveLength(0);
  await placeAnything(page);
  await expect(moves(page)).toHaveCount(5);
  await expect(other.getByTestId("kept-game")).toHaveCount(1);
});

test("the list of another tab follows", async ({ page }) => {
  await openGame(page, "Base", OPENING);
  const other = await secondTab(page);
  await open(other, "/games");
  await expect(other.getByTestId("kept-game")).toContainText("turn 3");
  await placeAnything(page);
  await placeAnything(page);
  await expect(other.getByTestId("kept-game")).toContainText("turn 4");
});

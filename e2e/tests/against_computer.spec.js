// The computer as an opponent: it answers, gives hints, plays against itself, and can be stopped.

import { begin, moves, openPanel, placeAnything } from "../helpers.js";
import { expect, test } from "../fixtures.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("three turns each against the computer", async ({ page }) => {
  await begin(page, { who: "computer", side: "white", levels: { level: 1 } });
  await expect(page.getByTestId("player-black")).toContainText("1");
  await expect(page.getByTestId("player-black")).not.toContainText("you");
  await expect(page.getByTestId("player-white")).toContainText("White · you");
  await expect(page.getByTestId("player-white")).toContainText("your turn");
  for (let turn = 1; turn <= 3; turn++) {
    await placeAnything(page);
    await expect(moves(page)).toHaveCount(2 * turn);
    await expect(page.getByTestId("status")).toContainText("White");
  }
  const written = await moves(page).allTextContents();
  expect(written.map((move) => move.trim()[0])).toEqual(["w", "b", "w", "b", "w", "b"]);
});

test("the computer begins if it has White", async ({ page }) => {
  await begin(page, { who: "computer", side: "black", levels: { level: 1 } });
  await expect(moves(page)).toHaveCount(1);
  await expect(moves(page).first()).toHaveText(/^w/);
  await expect(page.locator(".skep-waiting.available").first()).toHaveAttribute("data-tile", /^b/);
});

test("a hint is said, shown, and can be followed", async ({ page }) => {
  await begin(page);
  await page.getByTestId("hint").click();
  await expect(page.getByTestId("notice")).toContainText("Hint: ");
  const held = page.locator(".skep-waiting.held");
  await expect(held).toHaveCount(1);
  await expect(page.locator(".skep-target")).not.toHaveCount(0);
  await expect(moves(page)).toHaveCount(0);
});

test("the computer plays against itself until it is stopped, and goes on when told", async ({ page }) => {
  await begin(page, { who: "demo", levels: { "white-level": 1, "black-level": 1 } });
  await expect(moves(page)).not.toHaveCount(0);
  const stop = page.getByTestId("stop");
  await stop.click();
  await expect(page.getByTestId("go-on")).toBeVisible();
  await expect(stop).toBeHidden();
  const before = await moves(page).count();
  await page.getByTestId("go-on").click();
  await expect.poll(() => moves(page).count()).toBeGreaterThan(before + 1);
});

test("a search can be stopped, and the game stays as it is", async ({ page }) => {
  await begin(page, { preset: "tournament", who: "computer", side: "white", levels: { level: 10 } });
  await placeAnything(page);
  await expect(page.getByTestId("thinking")).toBeVisible();
  await page.getByTestId("stop").click();
  await expect(page.getByTestId("thinking")).toBeHidden();
  await expect(page.getByTestId("go-on")).toBeVisible();
  await expect(moves(page)).toHaveCount(1);
});

test("an action can be taken back while the computer thinks", async ({ page }) => {
  await begin(page, { preset: "tournament", who: "computer", side: "white", levels: { level: 10 } });
  await placeAnything(page);
  await expect(page.getByTestId("thinking")).toBeVisible();
  await page.getByTestId("undo").click();
  await expect(page.getByTestId("thinking")).toBeHidden();
  await expect(page.locator(".skep-piece")).toHaveCount(0);
  await expect(page.getByTestId("status")).toContainText("White");
  // The hand is White's again, and the search that was given up never acts.
  await expect(page.locator(".skep-waiting.available").first()).toHaveAttribute("data-tile", /^w/);
  await placeAnything(page);
  await expect(page.getByTestId("thinking")).toBeVisible();
  await expect(page.locator(".skep-piece")).toHaveCount(1);
});

test("the computer is asked about a draw, and the person can give up", async ({ page }) => {
  await begin(page, { who: "computer", side: "white", levels: { level: 1 } });
  await placeAnything(page);
  await expect(moves(page)).toHaveCount(2);
  await openPanel(page);
  await page.getByTestId("offer-draw").click();
  await expect(page.getByTestId("notice").or(page.getByTestId("ended"))).toBeVisible();
  if (await page.getByTestId("ended").isHidden()) {
    await page.getByTestId("resign").click();
    await page.getByTestId("resign-dialog-yes").click();
  }
  await expect(page.getByTestId("ended")).toBeVisible();
});

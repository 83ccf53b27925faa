// Playing with a clock. The browser's time is ours: minutes pass at once.

import { begin, moves, openGame, placeAnything } from "../around.js";
import { expect, open, test } from "../fixtures.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const MINUTE = 60_000;
const face = (page, color) => page.getByTestId(`player-${color}`).getByTestId("clock-face");

/** The seconds that a player's clock shows. */
async function left(page, color) {
  const parts = (await face(page, color).textContent()).split(":").map(Number);
  return parts.reduce((all, part) => all * 60 + part, 0);
}

/** A clock shows so many seconds, or a few less: the test itself takes time as well. */
async function expectLeft(page, color, seconds) {
  await expect(async () => {
    const shown = await left(page, color);
    expect(shown).toBeLessThanOrEqual(seconds);
    expect(shown).toBeGreaterThan(seconds - 12);
  }).toPass({ timeout: 5_000 });
}

/** Begins a game of two people with so many minutes and seconds. */
async function beginWithClock(page, minutes, increment = 0, rest = {}) {
  await page.clock.install();
  await begin(page, { clock: { minutes, increment }, ...rest });
  await expectLeft(page, "white", minutes * 60);
  await expectLeft(page, "black", minutes * 60);
}

async function play(page) {
  const before = await moves(page).count();
  await placeAnything(page);
  await expect(moves(page)).toHaveCount(before + 1);
}

test("the clock stands still until the first tile is placed, and then runs for who is to move", async ({ page }) => {
  await beginWithClock(page, 10);
  await page.clock.fastForward(MINUTE);
  await expect(face(page, "white")).toHaveText("10:00");
  await play(page);
  await expect(face(page, "black")).toHaveClass(/runs/);
  await page.clock.fastForward(MINUTE);
  await expectLeft(page, "black", 540);
  await expect(face(page, "white")).toHaveText("10:00");
  await play(page);
  await expect(face(page, "white")).toHaveClass(/runs/);
  await expect(face(page, "black")).not.toHaveClass(/runs/);
  await page.clock.fastForward(2 * MINUTE);
  await expectLeft(page, "white", 480);
  await expectLeft(page, "black", 540);
});

test("who has no time left has lost", async ({ page }) => {
  await beginWithClock(page, 1);
  await play(page);
  await page.clock.fastForward(45_000);
  await expect(face(page, "black")).toHaveClass(/short/);
  await expect(page.getByTestId("ended")).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(page.getByTestId("status")).toContainText("White wins: the opponent’s time has run out");
  await expect(page.getByTestId("ended")).toBeAttached();
  await expect(face(page, "black")).toHaveText("0.0");
  await expect(page.locator(".skep-waiting.available")).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId("status")).toContainText("White wins: the opponent’s time has run out");
  // There is no more time than there was.
  await page.getByTestId("undo").click();
  await play(page);
  await expect(page.getByTestId("status")).toContainText("White wins: the opponent’s time has run out");
});

test("every turn adds its seconds", async ({ page }) => {
  await beginWithClock(page, 5, 30);
  await play(page);
  await page.clock.fastForward(10_000);
  await play(page);
  await expectLeft(page, "black", 5 * 60 - 10 + 30);
  await page.clock.fastForward(MINUTE);
  await play(page);
  await expectLeft(page, "white", 5 * 60 - 60 + 30);
});

test("a reload costs no time, and gives none back", async ({ page }) => {
  await beginWithClock(page, 10);
  await play(page);
  await page.clock.fastForward(4 * MINUTE);
  await expectLeft(page, "black", 360);
  await page.reload();
  await expectLeft(page, "black", 360);
  await expect(face(page, "black")).toHaveClass(/runs/);
  await expect(face(page, "white")).toHaveText("10:00");
  await page.clock.fastForward(MINUTE);
  await expectLeft(page, "black", 300);
});

test("who goes to another game finds the clock as it was", async ({ page }) => {
  await beginWithClock(page, 10);
  await play(page);
  await page.clock.fastForward(4 * MINUTE);
  await page.getByTestId("nav-home").click();
  await page.getByTestId("preset-venom").click();
  await page.getByTestId("start").click();
  await expect(page).toHaveURL(/g=Venom/);
  await page.clock.fastForward(4 * MINUTE);
  await page.getByTestId("nav-games").click();
  await page.getByTestId("kept-game").filter({ hasText: "Base" }).getByTestId("resume").click();
  await expectLeft(page, "black", 360);
});

test("the clock stands still while somebody looks at earlier turns", async ({ page }) => {
  await beginWithClock(page, 10);
  await play(page);
  await play(page);
  await page.clock.fastForward(MINUTE);
  await expectLeft(page, "white", 540);
  await page.getByTestId("undo").click();
  await expect(page.locator(".clock.runs")).toHaveCount(0);
  await page.clock.fastForward(5 * MINUTE);
  await expectLeft(page, "white", 540);
  await expectLeft(page, "black", 600);
  await page.getByTestId("redo").click();
  await expect(face(page, "white")).toHaveClass(/runs/);
  await page.clock.fastForward(MINUTE);
  await expectLeft(page, "white", 480);
});

test("what is played in place of something taken back goes on with the clock", async ({ page }) => {
  await beginWithClock(page, 10);
  await play(page);
  await page.clock.fastForward(MINUTE);
  await play(page);
  await page.getByTestId("undo").click();
  // The other way round the hive: another move than before.
  await page.locator(".skep-waiting.available").last().click();
  await page.locator(".skep-target").last().click({ force: true });
  await expect(moves(page)).toHaveCount(3);
  await expect(face(page, "white")).toHaveClass(/runs/);
  await expectLeft(page, "black", 540);
});

test("the computer has a clock as well, and does not waste it", async ({ page }) => {
  await beginWithClock(page, 1, 0, { who: "computer", side: "white", levels: { level: 1 } });
  await placeAnything(page);
  await expect(moves(page)).toHaveCount(2);
  await expect(face(page, "white")).toHaveClass(/runs/);
  await expectLeft(page, "black", 60);
});

test("without a clock none is shown", async ({ page }) => {
  await openGame(page, "Base");
  await expect(page.getByTestId("clock-face")).toHaveCount(0);
});

test("a time that makes no sense is set right where it is written", async ({ page }) => {
  await open(page);
  await page.getByTestId("clock").check({ force: true });
  for (const written of ["9999", "9999"]) {
    await page.getByTestId("minutes").fill(written);
    await page.getByTestId("minutes").blur();
    await expect(page.getByTestId("minutes")).toHaveValue("180");
  }
  await page.getByTestId("increment").fill("");
  await page.getByTestId("increment").blur();
  await expect(page.getByTestId("increment")).toHaveValue("5");
});

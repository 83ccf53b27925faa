// Playing with a clock. The browser's time is simulated: it advances only when a test says so.

import { begin, moves, openChoices, openGame, placeAnything, set } from "../helpers.js";
import { expect, open, reload, test } from "../fixtures.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const START = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const face = (page, color) => page.getByTestId(`player-${color}`).getByTestId("clock-face");

/** What the clocks of White and Black show. */
async function expectClocks(page, white, black) {
  await expect(face(page, "white")).toHaveText(white);
  await expect(face(page, "black")).toHaveText(black);
}

/** Starts a game of two people with these minutes and increment, and stops the time. */
async function beginWithClock(page, minutes, increment = 0) {
  await page.clock.install({ time: START });
  await begin(page, { clock: { minutes, increment } });
  await expectClocks(page, `${minutes}:00`, `${minutes}:00`);
  await page.clock.pauseAt(START + HOUR);
}

async function play(page) {
  const pieces = page.locator(".skep-piece");
  const before = await pieces.count();
  await placeAnything(page);
  await expect(pieces).toHaveCount(before + 1);
}

/** Lets the next frame come, after which the move list and the address follow the board. */
const FRAME = 40;
const frame = (page) => page.clock.runFor(FRAME);

test("the clock stands still until the first tile is placed, and then runs for who is to move", async ({ page }) => {
  await beginWithClock(page, 10);
  await page.clock.fastForward(MINUTE);
  await expectClocks(page, "10:00", "10:00");
  await play(page);
  await expect(face(page, "black")).toHaveClass(/runs/);
  await page.clock.fastForward(MINUTE);
  await expectClocks(page, "10:00", "9:00");
  await play(page);
  await expect(face(page, "white")).toHaveClass(/runs/);
  await expect(face(page, "black")).not.toHaveClass(/runs/);
  await page.clock.fastForward(2 * MINUTE);
  await expectClocks(page, "8:00", "9:00");
});

test("a player whose time runs out loses", async ({ page }) => {
  const lost = "White wins: the opponent’s time has run out.";
  await beginWithClock(page, 1);
  await play(page);
  await page.clock.fastForward(45_500);
  await expectClocks(page, "1:00", "14.5");
  await expect(face(page, "black")).toHaveClass(/short/);
  await expect(page.getByTestId("ended")).toHaveCount(0);
  await page.clock.fastForward(15_000);
  await expect(page.getByTestId("status")).toHaveText(lost);
  await expect(page.getByTestId("ended")).toBeAttached();
  await expectClocks(page, "1:00", "0.0");
  await expect(page.locator(".skep-waiting.available")).toHaveCount(0);
  await reload(page);
  await expect(page.getByTestId("status")).toHaveText(lost);
  // Taking back gives no time back: what is played from there is analysis.
  await page.getByTestId("back").click();
  await placeAnything(page);
  await page.clock.fastForward(1_000);
  await expect(page.locator(".clock.runs")).toHaveCount(0);
  await expectClocks(page, "1:00", "0.0");
});

test("every turn adds the increment", async ({ page }) => {
  await beginWithClock(page, 5, 30);
  await play(page);
  await page.clock.fastForward(10_000);
  await play(page);
  await expectClocks(page, "5:00", "5:20");
  await page.clock.fastForward(MINUTE);
  await play(page);
  await expectClocks(page, "4:30", "5:20");
});

test("a reload costs no time, and gives none back", async ({ page }) => {
  await beginWithClock(page, 10);
  await play(page);
  await frame(page);
  await page.clock.fastForward(4 * MINUTE - FRAME);
  await expectClocks(page, "10:00", "6:00");
  await reload(page);
  await expectClocks(page, "10:00", "6:00");
  await expect(face(page, "black")).toHaveClass(/runs/);
  await page.clock.fastForward(MINUTE);
  await expectClocks(page, "10:00", "5:00");
});

test("who goes to another game finds the clock as it was", async ({ page }) => {
  await beginWithClock(page, 10);
  await play(page);
  await page.clock.fastForward(4 * MINUTE);
  await page.getByTestId("nav-home").click();
  await page.getByTestId("preset-venom").click();
  await page.getByTestId("start").click();
  await frame(page);
  await expect(page).toHaveURL(/g=Venom/);
  await page.clock.fastForward(4 * MINUTE);
  await page.getByTestId("nav-games").click();
  await page.getByTestId("kept-game").filter({ hasText: "Base" }).getByTestId("resume").click();
  await expectClocks(page, "10:00", "6:00");
});

test("looking at earlier turns does not stop the own clock", async ({ page }) => {
  await beginWithClock(page, 10);
  await play(page);
  await play(page);
  await page.clock.fastForward(MINUTE);
  await expectClocks(page, "9:00", "10:00");
  await page.getByTestId("back").click();
  await expect(face(page, "white")).toHaveClass(/runs/);
  await page.clock.fastForward(5 * MINUTE);
  await expectClocks(page, "4:00", "10:00");
  await page.getByTestId("forward").click();
  await expect(face(page, "white")).toHaveClass(/runs/);
  await page.clock.fastForward(MINUTE);
  await expectClocks(page, "3:00", "10:00");
});

test("what is played from an earlier position is analysis: it earns no increment, and the clock of the game runs on", async ({ page }) => {
  await beginWithClock(page, 10, 5);
  await play(page);
  await page.clock.fastForward(MINUTE);
  await play(page);
  await expectClocks(page, "10:00", "9:05");
  await page.getByTestId("back").click();
  await page.clock.fastForward(MINUTE);
  // Another tile than before.
  await page.locator(".skep-waiting.available").last().click();
  const { x, y, width, height } = await page.locator(".skep-target").first().boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await frame(page);
  await expect(moves(page)).toHaveCount(3);
  await expect(face(page, "white")).toHaveClass(/runs/);
  await expectClocks(page, "9:00", "9:05");
});

test("the computer thinks and its clock runs while the person looks back, and its move does not move the reader", async ({ page }) => {
  await begin(page, { who: "computer", side: "white", levels: { level: 10 }, clock: { minutes: 1, increment: 0 } });
  await placeAnything(page);
  await expect(page.getByTestId("thinking")).toBeVisible();
  await page.getByTestId("back").click();
  await expect(page.locator(".skep-piece")).toHaveCount(0);
  // It goes on, and says when it has moved.
  await expect(face(page, "black")).toHaveClass(/runs/);
  await expect(page.getByTestId("player-black").getByTestId("thinking")).toBeVisible();
  await expect(page.getByTestId("notice")).toContainText(/In the game: Black places .*\./);
  await expect(moves(page)).toHaveCount(2);
  await expect(face(page, "white")).toHaveClass(/runs/);
  await expect(page.getByTestId("thinking")).toHaveCount(0);
  expect(await face(page, "black").textContent()).toMatch(/^0:5\d$/);
  await expect(page.locator(".skep-piece"), "the reader stays").toHaveCount(0);
  await page.getByTestId("notice-offer").click();
  await expect(page.locator(".skep-piece")).toHaveCount(2);
  await expect(page.locator(".skep-waiting.available").first()).toHaveAttribute("data-tile", /^w/);
});

test("the computer's clock runs while it thinks, and then the person's", async ({ page }) => {
  await begin(page, { who: "computer", side: "white", levels: { level: 1 }, clock: { minutes: 2, increment: 0 } });
  await placeAnything(page);
  await expect(moves(page)).toHaveCount(2);
  await expect(face(page, "white")).toHaveClass(/runs/);
  await expect(face(page, "black")).toHaveText(/^[01]:/);
});

test("without a clock none is shown", async ({ page }) => {
  await openGame(page, "Base");
  await expect(page.getByTestId("clock-face")).toHaveCount(0);
});

test("an invalid time is corrected in its field", async ({ page }) => {
  await open(page);
  await openChoices(page);
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

for (const language of ["en", "fr", "it"]) {
  test(`the fields of the clock are level and equally high in ${language}`, async ({ page }) => {
    await set(page, { language });
    await open(page);
    await openChoices(page);
    await page.getByTestId("clock").check({ force: true });
    const [minutes, increment] = [await page.getByTestId("minutes").boundingBox(), await page.getByTestId("increment").boundingBox()];
    expect(increment.y).toBeCloseTo(minutes.y, 0);
    expect(increment.height).toBeCloseTo(minutes.height, 0);
  });
}

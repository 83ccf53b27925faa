// The view of the board: wheel, drag, pinch, and when it moves by itself.

import { expect, test } from "../fixtures.js";
import { pixel } from "../picture.js";
import { Fingers } from "../input.js";
import { GamePage } from "../game_page.js";

const HIVE = "Base;White[6];0,0:wQ 1,0:bS1 2,0:bQ -1,0:wA1 3,0:bA1";

/** Where a place's ground is on the screen now, though the table may glide. */
function now(page, { q, r } = { q: 0, r: 0 }) {
  return page.locator(".skep-table").evaluate((table, { q, r }) => {
    const across = 56 * Math.sqrt(3);
    const matrix = table.getScreenCTM();
    const { x, y } = new DOMPoint(across * (q + r / 2), 84 * r).matrixTransform(matrix);
    return { x, y, scale: matrix.a };
  }, { q, r });
}

/** A pixel of the table far from all tiles. */
async function ground(page) {
  const { x, y, width, height } = await page.locator(".skep-board").boundingBox();
  return { x: x + width / 2, y: y + height - 60 };
}

/** Two points of the screen are the same, but for a rounding. */
function expectNear(one, other, what, within = 1) {
  expect(Math.hypot(one.x - other.x, one.y - other.y), what).toBeLessThan(within);
}

/** Lets the page draw what it has been asked for. */
const frames = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test("the wheel brings nearer what is under the mouse", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no wheel");
  await GamePage.at(page, isMobile, HIVE);
  const tile = await pixel(page, "2,0");
  const before = await now(page);
  await page.mouse.move(tile.x, tile.y);
  await page.mouse.wheel(0, -240);
  await expect.poll(async () => (await now(page)).scale / before.scale).toBeGreaterThan(1.3);
  expectNear(await now(page, { q: 2, r: 0 }), tile, "the tile under the mouse stays there");
  await page.mouse.wheel(0, 240);
  await expect.poll(async () => (await now(page)).scale).toBeCloseTo(before.scale, 3);
  expectNear(await now(page), before, "and back again nothing has moved");
});

test("the table goes with the pointer that drags it", async ({ page, isMobile }) => {
  const table = await GamePage.at(page, isMobile, HIVE);
  await pixel(page, "0,0");
  const before = await now(page);
  const from = await ground(page);
  await table.hand.drag(page, from, { x: from.x + 60, y: from.y - 45 });
  await frames(page);
  const after = await now(page);
  expectNear(after, { x: before.x + 60, y: before.y - 45 }, "the hive went as far as the pointer", 1.5);
  expect(after.scale).toBe(before.scale);
  await expect(page.locator(".skep-piece.held")).toHaveCount(0);
});

test("two fingers bring nearer what is between them", async ({ page, isMobile }) => {
  test.skip(!isMobile, "a mouse has one finger");
  await GamePage.at(page, isMobile, HIVE);
  const middle = await pixel(page, "1,0");
  const before = await now(page);
  const fingers = await Fingers.on(page);
  const apart = (by) => [{ x: middle.x - by, y: middle.y + by }, { x: middle.x + by, y: middle.y - by }];
  await fingers.down(...apart(30));
  for (const by of [36, 42, 48, 54, 60]) await fingers.move(...apart(by));
  await frames(page);
  const after = await now(page);
  expect(after.scale / before.scale).toBeGreaterThan(1.85);
  expect(after.scale / before.scale).toBeLessThan(2.15);
  expectNear(await now(page, { q: 1, r: 0 }), middle, "the tile between the fingers stays there", 4);
  await fingers.up();
  await expect(page.locator(".skep-piece.held"), "nothing was taken up by it").toHaveCount(0);
});

test("what a person has chosen to look at stays in sight while they play there", async ({ page, isMobile }) => {
  const table = await GamePage.at(page, isMobile, HIVE);
  await page.locator(".skep-tools button").nth(0).click();
  await pixel(page, "-1,0");
  const before = await now(page);
  await table.play("wA1 \\wQ");
  await pixel(page, "0,0");
  expectNear(await now(page), before, "the table did not move");
  expect((await now(page)).scale).toBe(before.scale);
  await page.locator(".skep-tools button").nth(2).click();
  await expect.poll(async () => (await now(page)).scale).toBeLessThan(before.scale);
});

test("news out of sight are brought into sight, but never under the finger", async ({ page, isMobile }) => {
  const table = await GamePage.at(page, isMobile, HIVE);
  await table.play("wA1 \\wQ");
  const inSight = async () => {
    const { x, y, width, height } = await page.locator(".skep-board").boundingBox();
    const hive = await now(page);
    return hive.x > x && hive.x < x + width && hive.y > y && hive.y < y + height;
  };
  const takeBack = () => page.getByTestId("back").evaluate((button) => button.click());
  const playAgain = () => page.getByTestId("forward").evaluate((button) => button.click());
  const from = await ground(page);
  const { width, height } = page.viewportSize();
  // So far that nothing of the hive is left in sight.
  const press = isMobile ? await Fingers.on(page) : undefined;
  const begin = () => (press ? press.down(from) : page.mouse.move(from.x, from.y).then(() => page.mouse.down()));
  const go = (to) => (press ? press.move(to) : page.mouse.move(to.x, to.y, { steps: 5 }));
  const end = () => (press ? press.up() : page.mouse.up());
  for (let pull = 0; pull < 6 && (await inSight()); pull += 1) {
    await begin();
    await go({ x: from.x, y: from.y - height * 0.2 });
    await go({ x: from.x, y: from.y - height * 0.45 });
    await end();
    await frames(page);
  }
  expect(await inSight(), "the hive is out of sight").toBe(false);

  await begin();
  await go({ x: from.x + Math.min(40, width / 8), y: from.y });
  await frames(page);
  const held = await now(page);
  await takeBack();
  await expect(page.locator(".skep-piece")).toHaveCount(5);
  await page.waitForTimeout(400);
  expectNear(await now(page), held, "the table moved under the finger");
  await end();

  await playAgain();
  await expect.poll(inSight, { message: "the news are brought into sight" }).toBe(true);
});

// Turning the board in steps of 60 degrees.

import { expect, test } from "../fixtures.js";
import { GamePage } from "../game_page.js";

const HIVE = "Base;White[6];-1,0:wA1 0,0:wQ 1,0:bS1<bB1 2,0:bQ";

/** The centre of a cell on the screen. */
async function center(page, place) {
  const { x, y, width, height } = await page.locator(`.skep-cell[data-place="${place}"]`).boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The direction from one cell to another in degrees, clockwise from the east. */
async function direction(page, from, to) {
  const [one, other] = [await center(page, from), await center(page, to)];
  return (Math.round((Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI) + 360) % 360;
}

const turn = (page) => page.locator('.skep-tools [data-do="turn"]');

test("the button turns the hive by 60 degrees, and texts stay upright", async ({ page, isMobile }) => {
  const table = await GamePage.at(page, isMobile, HIVE);
  expect(await direction(page, "-1,0", "0,0")).toBe(0);
  for (const degrees of [60, 120, 180, 240, 300, 0]) {
    await table.press(turn(page));
    await expect.poll(() => direction(page, "-1,0", "0,0")).toBe(degrees);
    const upright = await page.locator(".skep-piece .skep-name").first().evaluate((name) => name.getScreenCTM().b);
    expect(upright).toBe(0);
  }
});

test("tiles are taken and put where they are seen", async ({ page, isMobile }) => {
  const table = await GamePage.at(page, isMobile, HIVE);
  await table.press(turn(page));
  await expect.poll(() => direction(page, "-1,0", "0,0")).toBe(60);
  const press = async (place) => {
    const { x, y } = await center(page, place);
    await (isMobile ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  };
  await press("-1,0");
  await expect(page.locator(".skep-piece.held")).toHaveCount(1);
  await press("0,-1");
  await table.expectPlayed("wA1 \\wQ");
  await expect(page.locator(".skep-arrow.crawled")).toHaveCount(1);
  // What was on the upper left is on the upper right now, in words too.
  await expect(page.getByTestId("last-action")).toContainText("to the upper right of the white Queen Bee");
});

test("keys turn the board, and lead in the directions that are seen", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no keys");
  await GamePage.at(page, isMobile, HIVE);
  await page.locator('.skep-cell[data-place="0,0"]').focus();
  await page.keyboard.press("]");
  await expect.poll(() => direction(page, "-1,0", "0,0")).toBe(60);
  await page.keyboard.press("c");
  await expect(page.locator(".skep-cell:focus")).toHaveAttribute("data-place", "1,0");
  await expect(page.locator(".skep-cell:focus")).toHaveAttribute("aria-label", /White Queen Bee at the upper left/);
  await page.keyboard.press("i");
  await expect(page.locator(".skep-peek .skep-name")).toHaveText(["S1", "B1"]);
  await page.keyboard.press("[");
  await expect(page.locator(".skep-card"), "what turns under it has no card").toHaveCount(0);
  await expect.poll(() => direction(page, "-1,0", "0,0")).toBe(0);
});

test("the keys around S lead to the neighbours in their directions", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no keys");
  await GamePage.at(page, isMobile, "Base;White[6];0,0:wS1 1,0:bS1 0,1:bA1 -1,1:wA1 -1,0:wQ 0,-1:bQ 1,-1:bB1");
  for (const [key, place] of Object.entries({ d: "1,0", c: "0,1", z: "-1,1", a: "-1,0", q: "0,-1", e: "1,-1" })) {
    await page.locator('.skep-cell[data-place="0,0"]').focus();
    await page.keyboard.press(key);
    await expect(page.locator(".skep-cell:focus"), key).toHaveAttribute("data-place", place);
  }
});

test("keys turn the board wherever the focus is", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no keys");
  await GamePage.at(page, isMobile, HIVE);
  await page.getByTestId("hint").focus();
  await page.keyboard.press("]");
  await expect.poll(() => direction(page, "-1,0", "0,0")).toBe(60);
  await page.keyboard.press("]");
  await expect.poll(() => direction(page, "-1,0", "0,0")).toBe(120);
  await page.keyboard.press("[");
  await expect.poll(() => direction(page, "-1,0", "0,0")).toBe(60);
});

test("the board stays turned while the page is open", async ({ page, isMobile }) => {
  const table = await GamePage.at(page, isMobile, HIVE);
  await table.press(turn(page));
  await expect.poll(() => direction(page, "-1,0", "0,0")).toBe(60);
  await page.getByTestId("nav-rules").click();
  await expect(page.locator(".skep-board").first()).toBeAttached();
  await page.goBack();
  await expect.poll(() => direction(page, "-1,0", "0,0")).toBe(60);
});

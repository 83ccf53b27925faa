// Looking at tiles: the card of a tile and the tiles under it, by hovering, by a long press and by a key.

import { expect, expectAccessible, test } from "../fixtures.js";
import { Fingers, byKeyboard } from "../input.js";
import { pixel } from "../picture.js";
import { GamePage } from "../game_page.js";

const STACK = "Base;White[6];-1,0:wA1 0,0:wQ 1,0:bS1<bB1<wB1 2,0:bQ";
const VENOM = "Venom;White[6];-1,0:wA1 0,0:wWs 1,0:bFl1 2,0:bQ 3,0:bS1;stung=bFl1;flipped=bFl1";

const shown = (page) => page.locator(".skep-peek .skep-name");
const card = (page) => page.locator(".skep-card");

/** Expects that the card lies inside the board and not over a place. */
async function expectBeside(page, place) {
  const { x, y } = await pixel(page, place);
  const box = await card(page).boundingBox();
  const board = await page.locator(".skep-board").boundingBox();
  const over = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  expect(over, "the card covers its tile").toBe(false);
  expect(box.x).toBeGreaterThanOrEqual(board.x);
  expect(box.y).toBeGreaterThanOrEqual(board.y);
  expect(box.x + box.width).toBeLessThanOrEqual(board.x + board.width);
  expect(box.y + box.height).toBeLessThanOrEqual(board.y + board.height);
}

test("a mouse over a stack shows what is in it, from the bottom", async ({ page, isMobile }) => {
  test.skip(isMobile, "a finger does not hover");
  await GamePage.at(page, isMobile, STACK);
  const [stack, alone] = [await pixel(page, "1,0"), await pixel(page, "0,0")];
  await page.mouse.move(alone.x, alone.y);
  await expect(page.locator(".skep-peek")).toHaveCount(0);
  await page.mouse.move(stack.x, stack.y);
  await expect(shown(page)).toHaveText(["S1", "B1", "B1"]);
  await expect(card(page).locator("strong")).toHaveText("White Beetle 1");
  await expect(page.locator(".skep-peek")).toBeVisible();
  await expectBeside(page, "1,0");
  await page.mouse.move(alone.x, alone.y);
  await expect(page.locator(".skep-peek")).toHaveCount(0);
  // Whoever has taken up a tile wants to see where it can go.
  const free = await pixel(page, "-1,0");
  await page.mouse.click(free.x, free.y);
  await page.mouse.move(stack.x, stack.y);
  await expect(page.locator(".skep-piece.held")).toHaveCount(1);
  await page.waitForTimeout(400);
  await expect(card(page)).toHaveCount(0);
});

test("a mouse that rests on a tile opens its card, which tells why it cannot move", async ({ page, isMobile }) => {
  test.skip(isMobile, "a finger does not hover");
  const table = await GamePage.at(page, isMobile, STACK);
  const queen = await pixel(page, "0,0");
  await page.mouse.move(queen.x, queen.y);
  await expect(card(page).locator("strong")).toHaveText("White Queen Bee");
  await expect(card(page)).toContainText("Crawls one cell.");
  await expect(card(page).locator(".skep-reason")).toHaveText("The white Queen Bee is pinned: moving it would split the hive.");
  await expectBeside(page, "0,0");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  // An action closes it, and it lets presses through.
  await table.play("wA1 \\wQ");
  await expect(card(page)).toHaveCount(0);
});

test("a card tells the other side and the statuses of a tile", async ({ page, isMobile }) => {
  test.skip(isMobile, "a finger does not hover");
  await GamePage.at(page, isMobile, VENOM);
  const stung = await pixel(page, "1,0");
  await page.mouse.move(stung.x, stung.y);
  await expect(card(page).locator(".skep-back")).toHaveText(/^Other side: Ant\. Crawls/);
  await expect(card(page).locator("li").first()).toHaveText(/^Stung/);
});

test("a tile in the reserve has a card, inside the board", async ({ page, isMobile }) => {
  const table = await GamePage.at(page, isMobile, "Venom;White[4];0,0:wA1 1,0:bA1 -1,0:wA2 2,0:bA2 -2,0:wA3 3,0:bA3");
  const spider = table.waiting("wS1");
  if (isMobile) {
    const { x, y, width, height } = await spider.boundingBox();
    const fingers = await Fingers.on(page);
    await fingers.down({ x: x + width / 2, y: y + height / 2 });
    await expect(card(page)).toBeVisible();
    await fingers.up();
  } else {
    await spider.hover();
  }
  await expect(card(page).locator("strong")).toHaveText("White Spider");
  await expect(card(page).locator(".skep-reason")).toContainText("Queen Bee must be placed now");
  await expectBeside(page, "0,0");
  await expect(page.locator(".skep-waiting.held")).toHaveCount(0);
});

test("a long press opens the card, and takes nothing up", async ({ page, isMobile }) => {
  test.skip(!isMobile, "under a finger");
  await GamePage.at(page, isMobile, STACK);
  const [stack, alone] = [await pixel(page, "1,0"), await pixel(page, "0,0")];
  const fingers = await Fingers.on(page);
  await fingers.down(stack);
  await expect(shown(page)).toHaveText(["S1", "B1", "B1"]);
  await fingers.up();
  await expect(page.locator(".skep-piece.held")).toHaveCount(0);
  await expect(card(page), "it stays to be looked at").toBeVisible();
  await expectBeside(page, "1,0");
  await page.touchscreen.tap(alone.x, alone.y);
  await expect(card(page)).toHaveCount(0);
  await fingers.down(alone);
  await expect(card(page).locator("strong")).toHaveText("White Queen Bee");
  await expect(page.locator(".skep-peek"), "a single tile is no stack").toHaveCount(0);
  await fingers.up();
  await expect(page.locator(".skep-piece.held")).toHaveCount(0);
});

test("a short press takes the tile up", async ({ page, isMobile }) => {
  test.skip(!isMobile, "under a finger");
  await GamePage.at(page, isMobile, STACK);
  const stack = await pixel(page, "1,0");
  await page.touchscreen.tap(stack.x, stack.y);
  await expect(page.locator(".skep-piece.held")).toHaveCount(1);
  await expect(card(page)).toHaveCount(0);
  await page.touchscreen.tap(stack.x, stack.y);
  await expect(page.locator(".skep-piece.held")).toHaveCount(0);
});

test("a key opens the card at the keyboard's cell, and it is read aloud", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no keys");
  await GamePage.at(page, isMobile, STACK);
  await byKeyboard.goTo(page, "1,0");
  const aloud = page.locator(".skep-board > [role=status]");
  await expect(aloud).toHaveText("");
  await page.keyboard.press("i");
  await expect(shown(page)).toHaveText(["S1", "B1", "B1"]);
  await expect(aloud).toHaveText(/^White Beetle 1\. Takes one step/);
  const described = await page.locator('.skep-cell[data-place="1,0"]').getAttribute("aria-describedby");
  await expect(page.locator(`#${described}`)).toContainText("White Beetle 1");
  await page.keyboard.press("i");
  await expect(card(page)).toHaveCount(0);
  await page.keyboard.press("p");
  await expect(card(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator(".skep-piece.held")).toHaveCount(0);
});

test("the card opens by itself where the keyboard stays, without a word", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no keys");
  await GamePage.at(page, isMobile, STACK);
  await byKeyboard.goTo(page, "2,0");
  await expect(card(page).locator("strong")).toHaveText("Black Queen Bee");
  await expect(page.locator(".skep-board > [role=status]")).toHaveText("");
  await page.keyboard.press("a");
  await expect(card(page)).toHaveCount(0);
});

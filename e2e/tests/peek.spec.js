// Looking into stacks: by hovering, by a long press and by a key.

import { expect, test } from "../fixtures.js";
import { Fingers, byKeyboard } from "../input.js";
import { pixel } from "../picture.js";
import { GamePage } from "../game_page.js";

const STACK = "Base;White[6];-1,0:wA1 0,0:wQ 1,0:bS1<bB1<wB1 2,0:bQ";

const shown = (page) => page.locator(".skep-peek .skep-name");

test("a mouse over a stack shows what is in it, from the bottom", async ({ page, isMobile }) => {
  test.skip(isMobile, "a finger does not hover");
  await GamePage.at(page, isMobile, STACK);
  const [stack, alone] = [await pixel(page, "1,0"), await pixel(page, "0,0")];
  await page.mouse.move(alone.x, alone.y);
  await expect(page.locator(".skep-peek")).toHaveCount(0);
  await page.mouse.move(stack.x, stack.y);
  await expect(shown(page)).toHaveText(["S1", "B1", "B1"]);
  await expect(page.locator(".skep-peek")).toBeVisible();
  await page.mouse.move(alone.x, alone.y);
  await expect(page.locator(".skep-peek")).toHaveCount(0);
  // Whoever has taken up a tile wants to see where it can go.
  const free = await pixel(page, "-1,0");
  await page.mouse.click(free.x, free.y);
  await page.mouse.move(stack.x, stack.y);
  await expect(page.locator(".skep-piece.held")).toHaveCount(1);
  await expect(page.locator(".skep-peek")).toHaveCount(0);
});

test("a long press on a stack shows what is in it, and takes nothing up", async ({ page, isMobile }) => {
  test.skip(!isMobile, "under a finger");
  await GamePage.at(page, isMobile, STACK);
  const [stack, alone] = [await pixel(page, "1,0"), await pixel(page, "0,0")];
  const fingers = await Fingers.on(page);
  await fingers.down(stack);
  await expect(shown(page)).toHaveText(["S1", "B1", "B1"]);
  await fingers.up();
  await expect(page.locator(".skep-piece.held")).toHaveCount(0);
  await expect(page.locator(".skep-peek"), "it stays to be looked at").toBeVisible();
  await page.touchscreen.tap(alone.x, alone.y);
  await expect(page.locator(".skep-peek")).toHaveCount(0);
});

test("a short press takes the tile up, and a long one on a single tile shows nothing", async ({ page, isMobile }) => {
  test.skip(!isMobile, "under a finger");
  await GamePage.at(page, isMobile, STACK);
  const [stack, alone] = [await pixel(page, "1,0"), await pixel(page, "0,0")];
  await page.touchscreen.tap(stack.x, stack.y);
  await expect(page.locator(".skep-piece.held")).toHaveCount(1);
  await expect(page.locator(".skep-peek")).toHaveCount(0);
  await page.touchscreen.tap(stack.x, stack.y);
  await expect(page.locator(".skep-piece.held")).toHaveCount(0);
  const fingers = await Fingers.on(page);
  await fingers.down(alone);
  await page.waitForTimeout(600);
  await expect(page.locator(".skep-peek")).toHaveCount(0);
  await fingers.up();
});

test("a key shows the stack at which the keyboard is", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no keys");
  await GamePage.at(page, isMobile, STACK);
  await byKeyboard.goTo(page, "1,0");
  await page.keyboard.press("p");
  await expect(shown(page)).toHaveText(["S1", "B1", "B1"]);
  await page.keyboard.press("p");
  await expect(page.locator(".skep-peek")).toHaveCount(0);
  await page.keyboard.press("p");
  await expect(page.locator(".skep-peek")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".skep-peek")).toHaveCount(0);
  await expect(page.locator(".skep-piece.held")).toHaveCount(0);
});

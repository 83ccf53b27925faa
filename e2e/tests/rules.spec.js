// The rules page: every creature with a board to try it.

import { expect, expectAccessible, open, test } from "../fixtures.js";

const targets = (page, name) => page.getByTestId(`rules-board-${name}`).locator(".skep-target");

test("an address leads to a creature, whose possibilities are shown", async ({ page }) => {
  await open(page, "/rules#ant");
  await expect(page.getByTestId("rules-section-ant")).toBeInViewport();
  await expect(targets(page, "ant")).toHaveCount(11);
  await expect(page.getByTestId("rules-said-ant")).toHaveText("White Ant 1 has 11 possibilities here.");
});

test("what the rules allow can be tried and taken back", async ({ page }) => {
  await open(page, "/rules#spider");
  await expect(targets(page, "spider")).toHaveCount(4);
  const undo = page.getByTestId("rules-undo-spider");
  await expect(undo).toBeDisabled();
  const { x, y, width, height } = await targets(page, "spider").first().boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(targets(page, "spider")).toHaveCount(0);
  await expect(page.getByTestId("rules-said-spider")).toContainText("White to move");
  await undo.click();
  await expect(targets(page, "spider")).toHaveCount(4);
  await expect(undo).toBeDisabled();
});

test("what the rules forbid is explained", async ({ page }) => {
  await open(page, "/rules#topic-one-hive");
  const said = page.getByTestId("rules-said-one-hive");
  await expect(said).toHaveClass(/refused/);
  await expect(said).toContainText("pinned");
});

test("boards are made only when they are nearly in sight", async ({ page }) => {
  await open(page, "/rules");
  const boards = page.locator(".skep-board");
  await expect(boards.first()).toBeAttached();
  expect(await boards.count()).toBeLessThan(10);
  await expect(page.getByTestId("rules-board-swarm").locator(".skep-board")).toHaveCount(0);
  await page.getByTestId("rules-section-pack-swarm").scrollIntoViewIfNeeded();
  await expect(page.getByTestId("rules-board-swarm").locator(".skep-board")).toHaveCount(1);
});

test("the wheel scrolls the page, over a board as well", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no wheel");
  await open(page, "/rules#beetle");
  await page.getByTestId("rules-board-beetle").locator(".skep-board").hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
});

for (const [language, heading] of [["en", "Stink bug"], ["fr", "Punaise"], ["it", "Cimice"]]) {
  test(`the rules are told in ${language}, and axe finds no barrier`, async ({ page }) => {
    await page.addInitScript((tag) => localStorage.setItem("skep.settings", JSON.stringify({ language: tag })), language);
    await open(page, "/rules#stink-bug");
    await expect(page.getByTestId("rules-section-stink-bug").getByRole("heading")).toHaveText(heading);
    await expect(page.getByTestId("rules-board-stink-bug").locator(".skep-board")).toBeVisible();
    await expectAccessible(page);
  });
}

test("no list of the contents is empty", async ({ page }) => {
  await open(page, "/rules");
  await expect(page.getByTestId("rules-contents").locator("ul").first()).toBeAttached();
  await expect(page.getByTestId("rules-contents").locator("ul:not(:has(> li))")).toHaveCount(0);
});

// The marks on the board: ways, states, sizes, choices at a tile.

import { expect, test } from "../fixtures.js";
import { openGame } from "../helpers.js";
import { byKeyboard } from "../input.js";
import { pixel } from "../picture.js";
import { GamePage } from "../game_page.js";

test("the way of a crawl leads around the hive, and under no tile", async ({ page, isMobile }) => {
  const table = await GamePage.at(page, isMobile, "Base;White[6];-1,0:wA1 0,0:wQ 1,0:bS1 2,0:bQ");
  await table.play("wA1 bQ/");
  await expect(page.locator(".skep-shaft.crawled")).toHaveCount(1);
  await expect(page.locator(".skep-arrow.crawled")).toHaveCount(1);
  await expect(page.locator(".skep-badge"), "in Base it means nothing that a tile rests").toHaveCount(0);
  await expect(page.locator(".gliding")).toHaveCount(0);
  const crossed = await page.locator(".skep-shaft").evaluate((shaft) => {
    const matrix = shaft.getScreenCTM();
    const length = shaft.getTotalLength();
    const faces = [...document.querySelectorAll(".skep-piece .skep-face")];
    const points = Array.from({ length: 40 }, (_, index) => shaft.getPointAtLength((length * index) / 39).matrixTransform(matrix));
    const under = (face, point) => face.isPointInFill(point.matrixTransform(face.getScreenCTM().inverse()));
    return points.filter((point) => faces.some((face) => under(face, point))).length;
  });
  expect(crossed, "points of the way on a face").toBe(0);
});

test("the way of a jump lies under the tiles, and its tip on the rim", async ({ page, isMobile }) => {
  const table = await GamePage.at(page, isMobile, "Base;White[6];-1,0:wG1 0,0:wQ 1,0:bS1 2,0:bQ");
  await table.play("wG1 bQ-");
  const order = await page.evaluate(() => {
    const before = (one, other) => !!(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    const [shaft, piece, tip] = [".skep-shaft.moved", ".skep-piece", ".skep-arrow.moved"].map((it) => document.querySelector(it));
    return [before(shaft, piece), before(piece, tip)];
  });
  expect(order).toEqual([true, true]);
});

test("badges are drawn above every outline", async ({ page, isMobile }) => {
  await GamePage.at(page, isMobile, "Base;White[6];-1,0:wA1 0,0:wQ 1,0:bS1<bB1 2,0:bQ");
  await expect(page.locator(".skep-badge.height")).toHaveText("2");
  const last = await page.locator(".skep-table").evaluate((table) => table.lastElementChild.className.baseVal);
  expect(last).toBe("skep-badges");
});

test("a Queen's danger is on her taken edges", async ({ page, isMobile }) => {
  await GamePage.at(page, isMobile, "Base;White[9];0,0:bQ 1,0:bA1 1,-1:bA2 0,-1:bG1 -1,0:bB1 -1,1:wQ -2,1:wA1");
  const danger = page.locator(".skep-danger");
  await expect(danger).toHaveCount(2);
  await expect(page.locator(".skep-danger.great")).toHaveAttribute("data-sides", "5");
  await expect(page.locator(".skep-danger:not(.great)")).toHaveAttribute("data-sides", "3");
  await expect(page.locator('.skep-cell[data-place="0,0"]'), "in words too").toHaveAttribute("aria-label", /1 of 6 sides free/);
});

test("shielded and suppressed tiles are marked, and backs as creatures", async ({ page, isMobile }) => {
  await GamePage.at(page, isMobile, "Venom+MLP;White[9];0,0:wSc1 1,0:bA1 2,0:bQ -1,0:wQ 3,0:bSb 4,0:bG1");
  await expect(page.locator(".skep-badge.suppressed")).toHaveCount(1);
  await expect(page.locator(".skep-badge.shielded")).toHaveCount(3);
  await expect(page.locator(".skep-badge.back .skep-creature")).toHaveCount(6);
});

test("small tiles hide their codes and backs", async ({ page, isMobile }) => {
  test.skip(isMobile, "by the wheel");
  await GamePage.at(page, isMobile, "Venom;White[9];0,0:wQ 1,0:bA1 2,0:bQ");
  const code = page.locator(".skep-piece .skep-name").first();
  await expect(code).toBeVisible();
  await expect(page.locator(".skep-badge.back").first()).toBeVisible();
  const { x, y } = await pixel(page, "1,0");
  await page.mouse.move(x, y);
  for (let turns = 0; turns < 5; turns += 1) await page.mouse.wheel(0, 240);
  await expect(code).toBeHidden();
  await expect(page.locator(".skep-badge.back").first()).toBeHidden();
});

test("the focus has one ring", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no keys");
  await GamePage.at(page, isMobile, "Base;White[6];-1,0:wA1 0,0:wQ 1,0:bS1 2,0:bQ");
  await byKeyboard.goTo(page, "2,0");
  const rings = await page.locator(".skep-cell:focus").evaluate((cell) => {
    const { outlineStyle, stroke } = getComputedStyle(cell);
    return [outlineStyle, stroke !== "none"];
  });
  expect(rings).toEqual(["none", true]);
});

test.describe("what a tile does in place", () => {
  const VENOM = "Venom;Black[5];0,0:wQ 1,0:bA1 2,0:bQ 3,0:bS1";

  test("is offered beside it and names what comes", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, VENOM);
    await table.take("bS1");
    const flip = page.locator('.skep-in-place [data-do="do-flip"]');
    await expect(flip).toHaveText(/Turn over: becomes Scorpion/);
    const at = await pixel(page, "3,0");
    const box = await flip.boundingBox();
    const near = (low, length, point) => Math.max(low - point, point - low - length, 0);
    expect(Math.hypot(near(box.x, box.width, at.x), near(box.y, box.height, at.y))).toBeLessThan(200);
    const board = await page.locator(".skep-board").boundingBox();
    expect(box.x).toBeGreaterThanOrEqual(board.x);
    expect(box.x + box.width).toBeLessThanOrEqual(board.x + board.width);
    // No target is covered: each can be pressed.
    for (const target of await page.locator(".skep-target").evaluateAll((all) => all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }))) {
      const free = await page.evaluate(({ x, y }) => !!document.elementFromPoint(x, y)?.closest(".skep-table"), target);
      expect(free).toBe(true);
    }
    await table.press(flip);
    await table.expectPlayed("~bS1");
    await expect(page.locator(".skep-badge.turned")).toHaveCount(1);
  });

  test("is reached by keyboard", async ({ page, isMobile }) => {
    test.skip(isMobile, "a phone has no keys");
    const table = await GamePage.at(page, isMobile, VENOM);
    table.hand = byKeyboard;
    await table.take("bS1");
    await table.do("flip");
    await table.expectPlayed("~bS1");
  });
});

/** How the outline of a mark is drawn: the number of lines, and whether they are dashed. */
const outline = (lines) => lines.evaluateAll((all) => all.map((line) => getComputedStyle(line)).filter(({ stroke }) => stroke !== "none").map(({ strokeDasharray }) => (strokeDasharray === "none" ? "solid" : "dashed")));

test("a hint has an outline that nothing else has", async ({ page, isMobile }) => {
  await GamePage.at(page, isMobile, "Base+P;White[6];-1,0:wA1 0,0:wQ 1,0:bS1 2,0:bQ 0,1:wP -1,1:wB1");
  await page.getByTestId("hint").click();
  await expect(page.locator(".skep-hint .skep-shaft, .skep-hint .skep-trace").first()).toBeAttached();
  const hinted = await outline(page.locator(".skep-hint .skep-trace:not(.helper)"));
  const ghost = await outline(page.locator(".skep-hint .skep-ghost .skep-ring"));
  for (const lines of [hinted, ghost]) if (lines.length > 0) expect(lines.slice(0, 2)).toEqual(["solid", "solid"]);
  expect(hinted.length + ghost.length).toBeGreaterThan(0);
  await page.keyboard.press("?");
  await page.getByTestId("help").waitFor();
  const mark = (name, part) => outline(page.locator(`.skep-marks [data-mark="mark-${name}"] ${part}`));
  const shapes = {
    hint: await mark("hint", ".skep-trace"),
    onto: await mark("onto", ".skep-target > path"),
    lent: await mark("lent", ".skep-ring"),
    last: await mark("last", ".skep-trace"),
  };
  expect(shapes).toEqual({ hint: ["solid", "solid"], onto: ["solid"], lent: ["dashed"], last: ["solid"] });
});

test("the legend has the marks that the open game can show, and all of them without a game", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no keys");
  const marks = page.getByTestId("help").locator(".skep-marks li");
  const shown = async () => {
    await page.keyboard.press("?");
    await expect(marks.first()).toBeVisible();
    const names = await marks.evaluateAll((all) => all.map((one) => one.dataset.mark.replace("mark-", "")));
    for (const text of await marks.locator("span").allTextContents()) expect(text).toMatch(/\.$/);
    await page.keyboard.press("Escape");
    await expect(marks).toHaveCount(0);
    return names;
  };
  await page.goto("/rules");
  await expect(page.locator("main h1")).toBeVisible();
  expect(await shown()).toHaveLength(23);
  await openGame(page, "Base");
  expect(await shown()).toEqual(["held", "target", "onto", "last", "path", "hint", "danger", "great-danger", "height"]);
  await openGame(page, "Base+P");
  expect(await shown()).toEqual(["held", "target", "onto", "thrown", "lent", "last", "path", "helper", "hint", "danger", "great-danger", "height", "resting"]);
  await openGame(page, "Venom");
  const venom = await shown();
  expect(venom).toEqual(expect.arrayContaining(["stings", "stung", "turned", "back", "suppressed"]));
  for (const other of ["thrown", "removes", "swaps", "shielded"]) expect(venom).not.toContain(other);
});

// The page of a game fills the window and never scrolls, however long the game and whatever the screen.

import { readFileSync } from "node:fs";

import { address } from "../helpers.js";
import { expect, open, test } from "../fixtures.js";

/** A game of 300 random actions: `Base+MLP;…;action;action…`. */
const LONG = readFileSync(new URL("../games/long.txt", import.meta.url), "utf8").trim().split(";").slice(3);

const SCREENS = {
  laptop: [1280, 800],
  "large laptop": [1440, 900],
  "full HD": [1920, 1080],
  "4K": [3840, 2160],
  tablet: [820, 1180],
  phone: [390, 844],
  "phone on its side": [844, 390],
  "small phone": [320, 568],
};

/** Short names of the games, and their addresses. */
const GAMES = {
  ...Object.fromEntries([0, 60, 162, 300].map((plies) => [`${plies} actions`, address("Base+MLP", LONG.slice(0, plies).join(";"))])),
  Venom: address("Venom+MLP", ""),
  everything: address("Venom+MLP+Predators+Honeycombo+Guardians", ""),
};

for (const [screen, [width, height]] of Object.entries(SCREENS)) {
  test.describe(screen, () => {
    test.use({ viewport: { width, height } });

    test("everything needed to play is visible, however long the game", async ({ page, isMobile }) => {
      test.skip(isMobile, "the sizes are given here");
      for (const [game, path] of Object.entries(GAMES)) {
        await test.step(game, async () => {
          await page.goto("about:blank");
          await open(page, path);
          await expect(page.getByTestId("status")).toBeVisible();
          await expectFilled(page, width, height);
        });
      }
    });
  });
}

/** The document does not scroll, and what is needed to play lies inside the window. */
async function expectFilled(page, width, height) {
  const { document, boxes } = await page.evaluate(() => {
    const box = (selector) => {
      const { left, top, right, bottom } = window.document.querySelector(selector).getBoundingClientRect();
      return { selector, left, top, right, bottom };
    };
    const parts = [".skep-board", ".player.far", ".player.near", ".controls", "[data-testid=status]"];
    const root = window.document.documentElement;
    return { document: [root.scrollWidth, root.scrollHeight], boxes: parts.map(box) };
  });
  expect(document).toEqual([width, height]);
  for (const { selector, left, top, right, bottom } of boxes) {
    expect(left, `${selector}: left`).toBeGreaterThanOrEqual(0);
    expect(top, `${selector}: top`).toBeGreaterThanOrEqual(0);
    expect(right, `${selector}: right`).toBeLessThanOrEqual(width + 0.5);
    expect(bottom, `${selector}: bottom`).toBeLessThanOrEqual(height + 0.5);
    expect(bottom - top, `${selector}: height`).toBeGreaterThan(12);
  }
  const board = boxes[0];
  expect((board.bottom - board.top) / height, "height of the board").toBeGreaterThan(0.25);
}

test.describe("the board", () => {
  test.skip(({ isMobile }) => isMobile, "a wide screen");

  test("has seven tenths of the window, and tiles of a good size", async ({ page }) => {
    const middle = LONG.slice(0, 60).join(";");
    await open(page, address("Base+MLP", middle));
    await expect(page.locator(".skep-piece").first()).toBeVisible();
    const { share, tile } = await page.evaluate(() => {
      const { width, height } = document.querySelector(".skep-board").getBoundingClientRect();
      const tile = document.querySelector(".skep-piece .skep-face").getBoundingClientRect().width;
      return { share: (width * height) / (innerWidth * innerHeight), tile };
    });
    expect(share).toBeGreaterThanOrEqual(0.7);
    expect(tile).toBeGreaterThanOrEqual(70);
  });

  test("is fitted again when another game opens", async ({ page }) => {
    const tile = () => page.evaluate(() => document.querySelector(".skep-piece .skep-face").getBoundingClientRect().width);
    await open(page, address("Base+MLP", LONG.join(";")));
    await expect(page.locator(".skep-piece").first()).toBeVisible();
    const small = await tile();
    await page.evaluate((hash) => (location.hash = hash), address("Base", "wS1;bS1 wS1-").split("#")[1]);
    await expect(page.locator(".skep-piece")).toHaveCount(2);
    await expect.poll(tile).toBeGreaterThan(small * 1.2);
  });
});

test("the last action is told in words, beside the moves", async ({ page }) => {
  await open(page, address("Base", "wS1;bS1 wS1-"));
  await expect(page.getByTestId("last-action")).toHaveText("Black places Spider 1 to the right of white Spider 1.");
});

/** The visible texts that are cut off, or that reach beyond the window where nothing scrolls. */
function cutTexts() {
  const width = document.documentElement.clientWidth;
  const cut = [];
  if (document.documentElement.scrollWidth > width + 1) cut.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} px`);
  const scrolls = (element) => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      const overflow = getComputedStyle(parent).overflowX;
      if (overflow !== "visible") return overflow !== "hidden";
    }
    return false;
  };
  for (const element of document.querySelectorAll("button, a, p, h1, h2, h3, label, span, strong, small, summary")) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    if (!hasText || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    // What only screen readers hear is a pixel large, or cut away.
    if (box.width < 2 || style.clipPath !== "none") continue;
    const isCut = style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
    const isOutside = (box.left < -1 || box.right > width + 1) && !scrolls(element);
    if (isCut || isOutside) cut.push(`${element.className}: ${element.textContent.trim().slice(0, 40)}`);
  }
  return cut;
}

for (const [screen, width, height] of [["320 px", 320, 568], ["1280 x 800 at 200 %", 640, 400]]) {
  for (const locale of ["en-GB", "fr-FR", "it-IT"]) {
    test.describe(`${screen}, ${locale}`, () => {
      test.use({ viewport: { width, height }, locale });

      test("no text is cut off", async ({ page, isMobile }) => {
        test.skip(isMobile, "the size of the window decides");
        for (const path of ["/", "/games", "/rules", GAMES.Venom, GAMES["60 actions"]]) {
          await test.step(path.slice(0, 20), async () => {
            await page.goto("about:blank");
            await open(page, path);
            await page.evaluate(() => document.fonts.ready);
            await expect.poll(() => page.evaluate(cutTexts)).toEqual([]);
          });
        }
      });
    });
  }
}

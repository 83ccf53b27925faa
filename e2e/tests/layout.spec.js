// The page of a game fills the window and never scrolls, however long the game and whatever the screen.

import { readFileSync } from "node:fs";

import { MIDDLE, address, begin, changeOpenGame, openChoices, openPanel, openShare } from "../helpers.js";
import { cutTexts } from "../cut_texts.js";
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
      // Under a finger the same must hold; large screens have none.
      test.skip(isMobile && Math.min(width, height) > 900, "a small screen");
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
  const { document, boxes, outside, columns } = await page.evaluate(() => {
    const edges = (element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const box = (selector) => ({ selector, ...edges(window.document.querySelector(selector)) });
    const isIn = (inner, outer) => inner.left >= outer.left - 1 && inner.top >= outer.top - 1 && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    // Every tile is in its reserve, and everything that is pressed in the window.
    const outside = [];
    for (const tile of window.document.querySelectorAll(".skep-waiting")) {
      const box = edges(tile);
      if (!isIn(box, screen)) outside.push(`${tile.dataset.tile} is not in the window`);
      if (!isIn(box, edges(tile.closest(".skep-tray")))) outside.push(`${tile.dataset.tile} is not in its reserve`);
    }
    for (const button of window.document.querySelectorAll(".bar button")) {
      const { width } = button.getBoundingClientRect();
      const isShown = button.checkVisibility();
      if (isShown && (width < 20 || !isIn(edges(button), screen))) outside.push(`the button ${button.dataset.testid} is not in the window`);
    }
    const beside = matchMedia("(min-aspect-ratio: 11/10)").matches;
    const columns = beside ? window.document.querySelector(".player.far").getBoundingClientRect().width : 0;
    const parts = [".skep-board", ".player.far", ".player.near", ".controls", "[data-testid=status]"];
    const root = window.document.documentElement;
    return { document: [root.scrollWidth, root.scrollHeight], boxes: parts.map(box), outside, columns };
  });
  expect(outside).toEqual([]);
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
  expect(board.right - board.left, "width of the board").toBeGreaterThanOrEqual(width - columns - 2);
  expect((board.right - board.left) / width, "width of the board").toBeGreaterThan(0.55);
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

  test("is fitted again when a game is imported", async ({ page }) => {
    const tile = () => page.evaluate(() => document.querySelector(".skep-piece .skep-face").getBoundingClientRect().width);
    await open(page, address("Base+MLP", LONG.join(";")));
    await expect(page.locator(".skep-piece").first()).toBeVisible();
    // Far too near.
    for (let presses = 0; presses < 4; presses += 1) await page.locator(".skep-tools button").first().click();
    const near = await tile();
    await openShare(page);
    await page.getByTestId("import-text").fill("Base;InProgress;White[2];wS1;bS1 wS1-");
    await page.getByTestId("import").click();
    await expect(page.locator(".skep-piece")).toHaveCount(2);
    await expect.poll(async () => Math.abs((await tile()) - near)).toBeGreaterThan(20);
    const fromMiddle = () => page.evaluate(() => {
      const board = document.querySelector(".skep-board").getBoundingClientRect();
      const pieces = [...document.querySelectorAll(".skep-piece")].map((piece) => piece.getBoundingClientRect());
      const [left, right] = [Math.min(...pieces.map((it) => it.left)), Math.max(...pieces.map((it) => it.right))];
      return Math.abs((left + right) / 2 - (board.left + board.right) / 2);
    });
    await expect.poll(fromMiddle, "the hive comes into the middle").toBeLessThan(6);
  });
});

/** Where the board, the controls and the status are. */
const boxes = (page) =>
  page.evaluate(() =>
    [".skep-board", ".controls", ".status"].map((part) => {
      const { left, top, right, bottom } = document.querySelector(part).getBoundingClientRect();
      return [part, left, top, right, bottom].join(" ");
    }),
  );

/** Opens a game after some of its actions. */
async function openAt(page, type, moves, at) {
  await open(page, address(type, moves.join(";")).replace(/at=\d+$/, `at=${at}`));
  await expect(page.getByTestId("status")).toBeVisible();
}

test.describe("at the size of the window", () => {
  for (const [screen, width, height] of [["laptop", 1280, 800], ["phone on its side", 844, 390]]) {
    test.describe(screen, () => {
      test.use({ viewport: { width, height } });

      for (const color of ["white", "black"]) {
        test(`the reserve of ${color} folds when it is empty, and neither the board nor the buttons move`, async ({ page }) => {
          const tiles = LONG.map((move) => move.split(" ")[0]);
          const placed = tiles.flatMap((tile, index) => (tile.startsWith(color[0]) && tiles.indexOf(tile) === index ? [index] : []));
          await openAt(page, "Base+MLP", LONG, placed.at(-1));
          const reserve = page.getByTestId(`player-${color}`);
          const tray = () => reserve.locator(".skep-tray").evaluate((tray) => tray.getBoundingClientRect().height);
          await expect(reserve.locator(".skep-waiting")).toHaveCount(1);
          expect(await tray()).toBeGreaterThan(20);
          const before = await boxes(page);
          await page.getByTestId("forward").click();
          await expect(reserve.locator(".skep-waiting")).toHaveCount(0);
          expect(await tray(), `the reserve of ${color}`).toBe(0);
          expect((await boxes(page)).slice(0, 2)).toEqual(before.slice(0, 2));
        });
      }
    });
  }

  test.describe("4K", () => {
    test.use({ viewport: { width: 3840, height: 2160 } });

    test("tiles grow with the screen", async ({ page, isMobile }) => {
      test.skip(isMobile, "a large screen");
      const tile = () => page.evaluate(() => document.querySelector(".skep-piece .skep-face").getBoundingClientRect().width);
      await open(page, address("Base+MLP", LONG.slice(0, 60).join(";")));
      await expect.poll(tile).toBeGreaterThan(190);
    });
  });
});

test("nothing moves when a player's last tile is placed", async ({ page }) => {
  const tiles = LONG.map((move) => move.split(" ")[0]);
  const placed = tiles.flatMap((tile, index) => (tile.startsWith("w") && tiles.indexOf(tile) === index ? [index] : []));
  await openAt(page, "Base+MLP", LONG, placed.at(-1));
  await expect(page.getByTestId("player-white").locator(".skep-waiting")).toHaveCount(1);
  const before = await boxes(page);
  await page.getByTestId("forward").click();
  await expect(page.getByTestId("player-white").locator(".skep-waiting")).toHaveCount(0);
  expect((await boxes(page)).slice(0, 2)).toEqual(before.slice(0, 2));
});

test("nothing moves when buttons come and go", async ({ page }) => {
  await open(page, address("Base+MLP", MIDDLE));
  await changeOpenGame(page, (saved) => (saved.seats.white = { level: 10 }));
  await page.getByTestId("stop").click();
  await expect(page.getByTestId("go-on")).toBeVisible();
  const before = await boxes(page);
  await page.getByTestId("undo").click();
  await expect(page.getByTestId("status")).toContainText("Black to move");
  await expect(page.getByTestId("go-on")).toHaveCount(0);
  expect(await boxes(page)).toEqual(before);
});

test("the last action is told in words, beside the moves", async ({ page }) => {
  await open(page, address("Base", "wS1;bS1 wS1-"));
  await expect(page.getByTestId("last-action")).toHaveText("Black places Spider 1 to the right of white Spider 1.");
});

/** The pages and windows in which no text may be cut off, with how to get there. */
const TEXTS = {
  home: (page) => open(page, "/"),
  "home, everything open": async (page) => {
    await open(page, "/");
    await page.getByTestId("more-games").locator("summary").click();
    await page.getByTestId("home-import").locator("summary").click();
    await openChoices(page);
    await page.getByTestId("clock").check({ force: true });
  },
  "my games": (page) => open(page, "/games"),
  rules: (page) => open(page, "/rules"),
  Venom: (page) => open(page, GAMES.Venom),
  "60 actions": async (page) => {
    await open(page, GAMES["60 actions"]);
    await openPanel(page);
  },
  // Only what is not a name may not be cut.
  "a clock and long names": async (page) => {
    await begin(page, { preset: "tournament", clock: { minutes: 90, increment: 30 } });
    await changeOpenGame(page, (saved) => (saved.names = { white: "Wilhelmina von und zu Hohenlohe-Langenburg", black: "Massimiliano Bartolomeo Castiglioni" }));
    await expect(page.getByTestId("clock-face").first()).toBeVisible();
  },
  analysis: async (page) => {
    await open(page, GAMES["60 actions"].replace("/play", "/analyse"));
    await openPanel(page);
  },
  "analysis, notes": async (page) => {
    await open(page, GAMES["60 actions"].replace("/play", "/analyse"));
    await openPanel(page);
    await page.getByTestId("tab-notes").click();
  },
  editor: async (page) => {
    await open(page, "/editor");
    await openPanel(page);
  },
  help: async (page) => {
    await open(page, GAMES.everything);
    await page.getByTestId("help-open").click();
    await expect(page.getByTestId("help")).toBeVisible();
  },
  settings: async (page) => {
    await open(page, "/");
    await page.getByTestId("settings-open").click();
    await expect(page.getByTestId("settings")).toBeVisible();
  },
  "export and import": async (page) => {
    await open(page, GAMES["60 actions"]);
    await openShare(page);
  },
  "a pick": async (page) => {
    await begin(page, { preset: "swarm" });
    await page.getByTestId("seated").click();
    await expect(page.getByTestId("chooser")).toBeVisible();
  },
};

for (const [screen, width, height] of [["320 px", 320, 568], ["1280 x 800 at 200 %", 640, 400]]) {
  for (const locale of ["en-GB", "fr-FR", "it-IT"]) {
    test.describe(`${screen}, ${locale}`, () => {
      test.use({ viewport: { width, height }, locale });

      test("no text is cut off", async ({ page, isMobile }) => {
        test.skip(isMobile, "the size of the window decides");
        test.slow();
        for (const [place, go] of Object.entries(TEXTS)) {
          await test.step(place, async () => {
            await page.goto("about:blank");
            await go(page);
            await page.evaluate(() => document.fonts.ready);
            await expect.poll(() => page.evaluate(cutTexts), place).toEqual([]);
          });
        }
      });
    });
  }
}

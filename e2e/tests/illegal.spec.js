// Illegal actions are refused, and a sentence says why.

import { expect, open, test } from "../fixtures.js";
import { byKeyboard } from "../input.js";
import { set } from "../helpers.js";
import { expectHive, pixel } from "../picture.js";
import { GamePage } from "../game_page.js";

/** What is tried: a tile, perhaps a place to which it is to go, and the sentence that refuses it. */
const TRIES = [
  {
    name: "a tile that holds the hive together",
    position: "Base;Black[5];0,0:wQ 1,0:bA1 2,0:bQ",
    tile: "bA1",
    reason: "Black Ant 1 is pinned: moving it would split the hive.",
  },
  {
    name: "a tile of the opponent",
    position: "Base;Black[5];0,0:wQ 1,0:bA1 2,0:bQ",
    tile: "wQ",
    reason: "The white Queen Bee is not Black’s to move.",
  },
  {
    name: "a new tile beside the opponent's",
    position: "Base;White[2];0,0:wG1 1,0:bG1",
    tile: "wA1",
    place: "bG1-",
    reason: "White Ant 1 would touch black Grasshopper 1 at that place: a new tile may touch only its own colour.",
  },
  {
    name: "something else than the Queen in the fourth turn",
    position: "Base;White[4];-1,0:wG1 0,-1:wB1 0,0:wS1 1,0:bS1 2,-1:bB1 2,0:bG1",
    tile: "wA1",
    reason: "The white Queen Bee must be placed now: she has to be in play by the fourth turn.",
  },
  {
    name: "a move before the own Queen",
    position: "Base;White[3];-1,0:wG1 0,0:wS1 1,0:bS1 2,0:bG1",
    tile: "wG1",
    reason: "White Grasshopper 1 cannot move before the white Queen Bee is in play.",
  },
  {
    name: "a way through a gate",
    position: "Base;White[5];-1,0:wS1 -1,1:wQ 0,-1:bQ 0,1:wB1 1,-1:bA1 1,0:bS1 2,0:wA1",
    tile: "wA1",
    place: "wS1-",
    reason: /^White Ant 1 cannot crawl into .*: every way in is a gate\.$/,
  },
  {
    name: "a tile that rests",
    position: "Base+MLP;White[5];-1,0:wQ 0,0:wP 1,-1:bA1 1,0:bQ;resting=wP;moved=wP",
    tile: "wP",
    reason: "The white Pillbug is resting: it was moved in the turn before.",
  },
  {
    name: "a tile of the opponent before the own Queen",
    position: "Base;White[3];-1,0:wG1 0,0:wS1 1,0:bS1 2,0:bG1",
    tile: "bG1",
    reason: "Black Grasshopper 1 is not White’s to move.",
  },
  {
    name: "a tile of the opponent that has just moved",
    position: "Base;White[5];0,0:wQ 1,0:bQ 2,0:bA1;resting=bA1;moved=bA1",
    tile: "bA1",
    reason: "Black Ant 1 is not White’s to move.",
  },
  {
    name: "a Spider that is shut in",
    position: "Base;White[9];-1,0:bG1 -1,1:bQ 0,-1:wQ 0,0:wS1 0,1:bA2 1,-1:bA1",
    tile: "wS1",
    reason: "White Spider 1 has nowhere to go: every way out is a gate.",
  },
  {
    name: "a Spider without a path of three cells",
    position: "Base;White[10];-1,0:bB1 -1,1:bG3 -1,2:bG2 0,-1:wQ 0,0:wS1 0,2:bG1 1,-1:bA1 1,1:bQ 2,-1:bA2 2,0:bA3",
    tile: "wS1",
    reason: "White Spider 1 has nowhere to go: a Spider crawls exactly three cells, and every path here is shorter.",
  },
  {
    name: "the Honeycombo while it shows the other colour",
    position: "Base+Honeycombo;White[5];-1,0:bQ 0,0:H 1,0:wQ;combo=b",
    tile: "H",
    reason: "The Honeycombo does not show White, so White cannot flip it.",
  },
  {
    name: "a Mosquito on the hive that goes far",
    position: "Base+MLP;White[9];0,0:wQ<wM 1,0:bQ 2,0:bA1 3,0:bG1",
    tile: "wM",
    place: "bG1",
    reason: "The white Mosquito cannot get to that place: on top of the hive a Mosquito moves like a Beetle.",
  },
  {
    name: "an enemy beside the Pillbug that holds the hive together",
    position: "Base+MLP;White[5];0,0:wQ 1,0:wP 2,0:bS1 3,0:bQ",
    tile: "bS1",
    reason: "Black Spider 1 is pinned: moving it would split the hive.",
  },
  {
    name: "a tile that cannot be placed anywhere",
    position: "Base;White[5];-1,1:bA3 0,-1:bA2 0,0:wQ 1,0:bA1 2,-1:bQ",
    tile: "wA1",
    reason: "White Ant 1 cannot be placed now: it would touch the other colour everywhere.",
  },
];

/** Expects the reason, and that nothing has changed. */
async function expectRefused(table, { position, reason }) {
  await expect(table.notice).toHaveCount(1);
  await expect(table.notice).toHaveText(reason);
  await expect(table.page.locator(".notices")).toHaveAttribute("aria-live", "polite");
  await expectHive(table.page, position.split(";")[2]);
  await expect(table.moves).toHaveCount(0);
  await expect(table.page).toHaveURL(/&m=&at=0$/);
}

for (const attempt of TRIES) {
  test(`${attempt.name}: refused`, async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, attempt.position);
    const turn = await table.status.textContent();
    await table.take(attempt.tile);
    if (attempt.place) {
      await expect(table.targets).not.toHaveCount(0);
      await table.put(attempt.place);
    } else {
      await expect(table.targets).toHaveCount(0);
    }
    await expectRefused(table, attempt);
    await expect(table.status).toHaveText(turn);
  });
}

test("the keyboard is refused as well", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no keys");
  const attempt = TRIES[0];
  const table = await GamePage.at(page, isMobile, attempt.position);
  table.hand = byKeyboard;
  await table.take(attempt.tile);
  await expectRefused(table, attempt);
});

test("who holds a tile and points at another that cannot move hears why that one cannot", async ({ page, isMobile }) => {
  const table = await GamePage.at(page, isMobile, "Base;White[5];0,0:wQ 1,0:bS1 2,0:bQ -1,0:wA1 3,-1:wA2");
  await table.take("wA1");
  await expect(table.targets).not.toHaveCount(0);
  await table.take("wQ");
  await expect(table.notice).toHaveText("The white Queen Bee is pinned: moving it would split the hive.");
  await expect(table.targets).toHaveCount(0);
});

test("a victim that is shielded: refused", async ({ page, isMobile }) => {
  const position = "Venom+MLP;White[5];-1,0:wA1 0,0:wWs 1,0:bA1 2,0:bSb 3,0:bQ 4,0:bG1";
  const table = await GamePage.at(page, isMobile, position);
  await table.take("wWs");
  await expect(table.targets).toHaveCount(1);
  await table.put("bA1");
  await expectRefused(table, { position, reason: /Stink bug shields black Ant 1/i });
});

/** Expects that the notice lies on the board, and how far its nearest edge is from a place. */
async function distance(page, point) {
  const notice = await page.getByTestId("notice").boundingBox();
  const board = await page.locator(".middle").boundingBox();
  expect(notice.x).toBeGreaterThanOrEqual(board.x);
  expect(notice.y).toBeGreaterThanOrEqual(board.y);
  expect(notice.x + notice.width).toBeLessThanOrEqual(board.x + board.width);
  expect(notice.y + notice.height).toBeLessThanOrEqual(board.y + board.height);
  const apart = (at, from, size) => Math.max(from - at, 0, at - from - size);
  return Math.hypot(apart(point.x, notice.x, notice.width), apart(point.y, notice.y, notice.height));
}

test.describe("the reason", () => {
  const { position, tile, reason } = TRIES[0];

  test("is said beside the tile, and does not cover it", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, position);
    await table.take(tile);
    await expect(table.notice).toHaveText(reason);
    const at = await pixel(page, "1,0");
    await expect.poll(() => distance(page, at)).toBeGreaterThan(10);
    expect(await distance(page, at)).toBeLessThan(120);
  });

  test("is said beside the place that was tried", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, TRIES[2].position);
    await table.take(TRIES[2].tile);
    await table.put(TRIES[2].place);
    await expect(table.notice).toHaveText(TRIES[2].reason);
    const at = await pixel(page, "2,0");
    await expect.poll(() => distance(page, at)).toBeLessThan(120);
  });

  test("goes when another game opens", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, position);
    await table.take(tile);
    await expect(table.notice).toHaveText(reason);
    await page.evaluate(() => (location.hash = "g=Base&m=wS1;bS1_wS1-&at=2"));
    await expect(table.moves).toHaveCount(2);
    await expect(table.notice).toHaveCount(0);
  });

  test("covers no tile where there is room beside them", async ({ page, isMobile }) => {
    test.skip(isMobile, "a phone has no room");
    const table = await GamePage.at(page, isMobile, "Base;White[5];0,0:wQ 1,0:bS1 2,0:bQ -1,0:wA1 0,1:bA1 -1,1:wS1 1,-1:wB1");
    await table.take("wQ");
    await expect(table.notice).toHaveCount(1);
    const covered = () => page.evaluate(() => {
      const notice = document.querySelector("[data-testid=notice]").getBoundingClientRect();
      const tiles = [...document.querySelectorAll(".skep-piece .skep-face")].map((tile) => tile.getBoundingClientRect());
      return tiles.filter((tile) => tile.left < notice.right && tile.right > notice.left && tile.top < notice.bottom && tile.bottom > notice.top).length;
    });
    await expect.poll(covered).toBe(0);
  });

  test("goes when another tile is picked up", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, position);
    await table.take(tile);
    await expect(table.notice).toHaveText(reason);
    await table.take("bQ");
    await expect(table.targets).not.toHaveCount(0);
    await expect(table.notice).toHaveCount(0);
  });

  for (const [language, text] of [
    ["fr", "La Fourmi noire 1 est clouée : la déplacer couperait la ruche en deux."],
    ["it", "La Formica nera 1 è bloccata: spostarla dividerebbe l’alveare."],
  ]) {
    test(`is said in the language: ${language}`, async ({ page, isMobile }) => {
      await set(page, { language });
      const table = await GamePage.at(page, isMobile, position);
      await table.take(tile);
      await expect(table.notice).toHaveText(text);
    });
  }
});

test.describe("without a game", () => {
  test("there is nothing to play", async ({ page }) => {
    await open(page, "/play");
    await expect(page.getByTestId("start")).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  test("a link that is broken says so, in quotation marks", async ({ page }) => {
    await open(page, "/play#g=Base&m=wS1;bS1_wS1-");
    await expect(page.getByTestId("import-wrong")).toContainText("not complete: its part ‘at=’ is missing");
    await expect(page.getByTestId("import-text")).toHaveValue(/g=Base&m=wS1;bS1_wS1-$/);
  });
});

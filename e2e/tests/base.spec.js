// A whole game of Base by mouse, by touch and by keyboard; going back and forth in it; variations.

import { expect, open, reload, test } from "../fixtures.js";
import { byKeyboard, byMouse, byTouch } from "../input.js";
import { expectHive, pixel } from "../picture.js";
import { GamePage } from "../game_page.js";
import { changeOpenGame } from "../helpers.js";

/** A short game in which Black loses. */
const GAME = ["wG1", "bG1 wG1-", "wS1 /wG1", "bQ bG1\\", "wQ wS1\\", "bQ wS1-", "wB1 wQ\\", "bB1 bQ-", "wB1 wQ-"];
const END = "-1,1:wS1 -1,2:wQ 0,0:wG1 0,1:bQ 0,2:wB1 1,0:bG1 1,1:bB1";

/** Before the last move. */
const LATE = "-1,1:wS1 -1,2:wQ -1,3:wB1 0,0:wG1 0,1:bQ 1,0:bG1 1,1:bB1";

/** Expects that the game is over and that the page says so. */
async function expectWon(table) {
  const { page } = table;
  await expectHive(page, END);
  await expect(table.status).toHaveText(/^White wins: .*surrounded/);
  await expect(page.locator(".skep-danger.great")).toHaveAttribute("data-sides", "6");
  await expect(page.getByTestId("ended")).toBeAttached();
  await expect(page.locator(".takeable, .available")).toHaveCount(0);
}

for (const [way, hand, onPhone] of [["mouse", byMouse, false], ["keyboard", byKeyboard, false], ["touch", byTouch, true]]) {
  test(`a game of Base by ${way}`, async ({ page, isMobile }) => {
    test.skip(isMobile !== onPhone, "another screen");
    const table = await GamePage.begin(page, hand);
    for (const move of GAME) {
      await table.play(move);
    }
    await expect(table.moves).toHaveText(GAME);
    await expectWon(table);
    await expect(page.getByTestId("spoken")).toContainText("White wins");
  });
}

test("tiles are dragged, out of a tray and on the table", async ({ page, isMobile }) => {
  const table = await GamePage.begin(page, isMobile ? byTouch : byMouse);
  for (const move of GAME) {
    await table.drag(move);
    await table.expectPlayed(move);
  }
  await expectWon(table);
});

test("a tile that is dropped where it cannot lie springs back", async ({ page, isMobile }) => {
  const table = await GamePage.begin(page, isMobile ? byTouch : byMouse);
  await table.play("wG1");
  await table.play("bG1 wG1-");
  await table.drag("wS1 bG1-");
  await expect(table.notice).toContainText("touch");
  await expectHive(page, "0,0:wG1 1,0:bG1");
  await expect(table.moves).toHaveCount(2);
  await expect(page.locator(".skep-dragged")).toHaveCount(0);
  // The next correct action removes what was said.
  await table.play("wA1 -wG1");
  await expect(table.notice).toHaveCount(0);
});

test.describe("in the game", () => {
  const link = `/play#g=Base&m=${GAME.map((move) => move.replace(" ", "_").replace("\\", "$")).join(";")}&at=${GAME.length}`;
  let table;

  test.beforeEach(async ({ page, isMobile }) => {
    await open(page, link);
    table = new GamePage(page, isMobile ? byTouch : byMouse);
    await expectHive(page, END);
  });

  const button = (page, name) => page.getByTestId(name);

  test("what was played is taken back and played again", async ({ page }) => {
    await table.press(button(page, "back"));
    await expectHive(page, LATE);
    await expect(table.status).toHaveText("White to move, turn 5.");
    await expect(button(page, "ended")).toHaveCount(0);
    await table.press(button(page, "back"));
    await expect(table.status).toHaveText("Black to move, turn 4.");
    await table.press(button(page, "forward"));
    await table.press(button(page, "forward"));
    await expectWon(table);
    await expect(button(page, "forward")).toBeDisabled();
  });

  test("between two people one pair of buttons steps back and forward, and the computer adds another", async ({ page }) => {
    const names = () => page.locator(".controls button:visible").evaluateAll((all) => all.map((one) => one.dataset.testid).filter((it) => !["first", "last"].includes(it)));
    expect(await names()).toEqual(["back", "forward", "hint"]);
    await changeOpenGame(page, (saved) => (saved.seats.black = { level: 1 }));
    await expect.poll(names).toEqual(["back", "forward", "undo", "redo", "hint"]);
    await table.press(button(page, "undo"));
    await expect(table.status).toHaveText("White to move, turn 5.");
  });

  test("after a click on the board, the arrow keys step through the moves", async ({ page, isMobile }) => {
    test.skip(isMobile, "a phone has no keys");
    const { x, y } = await pixel(page, "0,0");
    await page.mouse.click(x, y);
    await page.keyboard.press("ArrowLeft");
    await expectHive(page, LATE);
    await page.keyboard.press("ArrowRight");
    await expectHive(page, END);
  });

  test("what is taken back and played again is said", async ({ page }) => {
    await table.press(button(page, "back"));
    await expect(page.getByTestId("spoken")).toContainText("White to move, turn 5");
    await table.press(button(page, "forward"));
    await expect(page.getByTestId("spoken")).toContainText("White wins");
  });

  test("buttons and keys lead through the game", async ({ page, isMobile }) => {
    test.skip(isMobile, "a phone has no keys");
    await button(page, "first").click();
    await expectHive(page, "");
    await expect(button(page, "back")).toBeDisabled();
    await button(page, "forward").click();
    await table.expectPlayed("wG1");
    await page.keyboard.press("End");
    await table.expectPlayed(GAME.at(-1));
    await page.keyboard.press("u");
    await table.expectPlayed(GAME.at(-2));
    await page.keyboard.press("r");
    await table.expectPlayed(GAME.at(-1));
    await table.moves.nth(3).click();
    await expectHive(page, "-1,1:wS1 0,0:wG1 1,0:bG1 1,1:bQ");
    await expect(table.moves).toHaveText(GAME);
  });

  test("another move begins a variation, which becomes the game or goes", async ({ page, isMobile }) => {
    // On a phone the list lies in a drawer.
    const drawer = async () => isMobile && (await table.press(button(page, "drawer")));
    const variation = page.locator(".depth-1 .move");
    await drawer();
    await table.press(table.moves.nth(6));
    await drawer();
    await table.play("bA1 bQ-");
    await expect(table.moves).toHaveText([...GAME.slice(0, 8), "bA1 bQ-", GAME[8]]);
    await expect(variation).toHaveText(["bA1 bQ-"]);
    await drawer();
    await table.press(button(page, "promote"));
    await expect(table.moves).toHaveText([...GAME.slice(0, 7), "bA1 bQ-", ...GAME.slice(7)]);
    await expect(variation).toHaveText(GAME.slice(7));
    await table.press(variation.first());
    await table.press(button(page, "delete-variation"));
    await expect(table.moves).toHaveText([...GAME.slice(0, 7), "bA1 bQ-"]);
    await reload(page);
    await expect(table.moves).toHaveText([...GAME.slice(0, 7), "bA1 bQ-"]);
  });
});

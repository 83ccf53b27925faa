// Games that players end, and games that begin again: draws, resignations, rematches, restarts.

import { MIDDLE, begin, changeOpenGame, moves, openGame, openPanel, placeAnything } from "../helpers.js";
import { expect, open, reload, test } from "../fixtures.js";
import { GamePage } from "../game_page.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const status = (page) => page.getByTestId("status");
const press = (page, testid) => page.getByTestId(testid).click();

/** Begins a game of two people, in which White has placed a tile. */
async function beginForTwo(page) {
  await begin(page);
  await placeAnything(page);
  await expect(moves(page)).toHaveCount(1);
  await openPanel(page);
}

/** Sits down as White against the computer at a position. */
async function againstComputer(page, isMobile, position) {
  await GamePage.at(page, isMobile, position);
  await changeOpenGame(page, (saved) => (saved.seats.black = { level: 3 }));
  await expect(page.getByTestId("player-black")).toContainText("Level 3");
  await openPanel(page);
}

test("a draw is offered to the other person, who declines, and then accepts", async ({ page }) => {
  await beginForTwo(page);
  await press(page, "offer-draw");
  const offered = page.getByTestId("draw-offered");
  await expect(offered).toContainText("Black offers a draw.");
  await expect(offered).toBeFocused();
  await expect(page.getByTestId("offer-draw")).toBeDisabled();
  await press(page, "draw-decline");
  await expect(offered).toHaveCount(0);
  await expect(status(page)).toContainText("Black to move");
  await press(page, "offer-draw");
  await press(page, "draw-accept");
  await expect(status(page)).toHaveText("Draw by agreement.");
  await expect(page.getByTestId("ended")).toBeVisible();
  await expect(page.locator(".skep-waiting.available")).toHaveCount(0);
  await reload(page);
  await expect(status(page)).toHaveText("Draw by agreement.");
});

test("an offer is gone when whoever has made it plays on", async ({ page, isMobile }) => {
  test.skip(isMobile, "the drawer lies over the trays");
  await beginForTwo(page);
  await press(page, "offer-draw");
  await expect(page.getByTestId("draw-offered")).toBeVisible();
  await placeAnything(page);
  await expect(moves(page)).toHaveCount(2);
  await expect(page.getByTestId("draw-offered")).toHaveCount(0);
  await expect(page.getByTestId("offer-draw")).toBeEnabled();
});

test("the computer declines a draw at the start", async ({ page }) => {
  await begin(page, { who: "computer", side: "white", levels: { level: 1 } });
  await openPanel(page);
  await press(page, "offer-draw");
  await expect(page.getByTestId("notice")).toContainText("The computer declines the draw.");
  await expect(status(page)).toContainText("White to move");
  await expect(page.getByTestId("offer-draw")).toBeEnabled();
});

test("the computer takes a draw where it is about to lose", async ({ page, isMobile }) => {
  const losing = "Base;White[9];0,0:bQ 1,0:wA1 1,-1:wB1 0,-1:wS1 -1,0:bS1 -1,1:bA1 2,0:wQ 2,1:wA2";
  await againstComputer(page, isMobile, losing);
  await press(page, "offer-draw");
  await expect(status(page)).toHaveText("Draw by agreement.");
});

test("a surrounded Queen that is not covered is not lost with Guardians", async ({ page, isMobile }) => {
  const ring = "0,0:bQ 1,0:wA1 1,-1:wB1 0,-1:wS1 -1,0:bS1 -1,1:bA1 0,1:wA2 2,0:wQ";
  await GamePage.at(page, isMobile, `Base+Guardians;Black[9];${ring}`);
  await expect(status(page)).toContainText("Black to move");
  await page.goto("about:blank");
  await GamePage.at(page, isMobile, `Base;Black[9];${ring}`);
  await expect(status(page)).toHaveText("White wins: the black Queen Bee is surrounded.");
});

test("who resigns has lost, after being asked", async ({ page }) => {
  await beginForTwo(page);
  await press(page, "resign");
  await press(page, "resign-dialog-no");
  await expect(status(page)).toContainText("Black to move");
  await press(page, "resign");
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("resign-dialog")).toBeHidden();
  await expect(page.getByTestId("resign")).toBeFocused();
  await press(page, "resign");
  await press(page, "resign-dialog-yes");
  await expect(status(page)).toHaveText("White wins: the opponent has resigned.");
  await expect(page.getByTestId("resign")).toHaveCount(0);
});

test("a resignation ends the game and not what is looked at, and the question names who resigns", async ({ page }) => {
  await openGame(page, "Base", "wS1;bS1 wS1-;wQ -wS1");
  await page.getByTestId("back").click();
  await page.getByTestId("back").click();
  await expect(status(page)).toContainText("Black to move, turn 1");
  await openPanel(page);
  await press(page, "resign");
  await expect(page.getByTestId("resign-dialog")).toContainText("Resign as Black? White then wins the game.");
  await press(page, "resign-dialog-yes");
  await expect(status(page)).toHaveText("White wins: the opponent has resigned.");
  await expect(moves(page)).toHaveText(["wS1", "bS1 wS1-", "wQ -wS1", "White wins."]);
  await expect(page.locator(".variations")).toHaveCount(0);
});

test("a draw that is agreed on while an earlier position is looked at ends the game", async ({ page }) => {
  await openGame(page, "Base", "wS1;bS1 wS1-;wQ -wS1");
  await page.getByTestId("back").click();
  await openPanel(page);
  await press(page, "offer-draw");
  await press(page, "draw-accept");
  await expect(status(page)).toHaveText("Draw by agreement.");
  await expect(moves(page)).toHaveText(["wS1", "bS1 wS1-", "wQ -wS1", "Draw."]);
});

test("the person can resign while the computer thinks", async ({ page }) => {
  await openGame(page, "Base+MLP", MIDDLE);
  await changeOpenGame(page, (saved) => (saved.seats.white = { level: 10 }));
  await expect(page.getByTestId("thinking")).toBeVisible();
  await openPanel(page);
  await expect(page.getByTestId("offer-draw")).toBeDisabled();
  await press(page, "resign");
  await expect(page.getByTestId("resign-dialog")).toContainText("Resign as Black?");
  await press(page, "resign-dialog-yes");
  await expect(status(page)).toHaveText("White wins: the opponent has resigned.");
});

test("a rematch swaps colours: the computer begins, and the person sits with Black", async ({ page }) => {
  await begin(page, { who: "computer", side: "white", levels: { level: 1 } });
  await expect(page.locator(".player").last()).toHaveAttribute("data-testid", "player-white");
  await openPanel(page);
  await press(page, "resign");
  await press(page, "resign-dialog-yes");
  await expect(status(page)).toHaveText("Black wins: the opponent has resigned.");
  await press(page, "rematch");
  await expect(page.getByTestId("player-white")).toContainText("Level 1");
  await expect(page.getByTestId("player-black")).not.toContainText("Level");
  await expect(page.locator(".player").last()).toHaveAttribute("data-testid", "player-black");
  await expect(moves(page)).toHaveCount(1);
  await expect(moves(page).first()).toHaveText(/^w/);
  await expect(page.locator(".skep-waiting.available").first()).toHaveAttribute("data-tile", /^b/);
});

test("a rematch has the time control of the game before, and the game before is kept", async ({ page }) => {
  await begin(page, { clock: { minutes: 7, increment: 0 } });
  await placeAnything(page);
  await expect(page.getByTestId("player-black").getByTestId("clock-face")).toHaveClass(/runs/);
  await openPanel(page);
  await press(page, "resign");
  await press(page, "resign-dialog-yes");
  await press(page, "rematch");
  await expect(moves(page)).toHaveCount(0);
  await expect(page.getByTestId("clock-face")).toHaveText(["7:00", "7:00"]);
  await open(page, "/games");
  await expect(page.getByTestId("kept-game").filter({ hasText: "White wins" })).toHaveCount(1);
});

test("a game begins anew with the same players, after being asked, and what was played is kept", async ({ page }) => {
  await begin(page, { who: "computer", side: "white", levels: { level: 2 } });
  await placeAnything(page);
  await expect(moves(page)).toHaveCount(2);
  await openPanel(page);
  await press(page, "restart");
  await press(page, "restart-dialog-no");
  await expect(moves(page)).toHaveCount(2);
  await press(page, "restart");
  await press(page, "restart-dialog-yes");
  await expect(moves(page)).toHaveCount(0);
  await expect(status(page)).toContainText("White to move, turn 1");
  await expect(page.getByTestId("player-black")).toContainText("Level 2");
  await open(page, "/games");
  await expect(page.getByTestId("kept-game")).toHaveCount(2);
});

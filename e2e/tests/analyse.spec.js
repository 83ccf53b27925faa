// The engine beside the board, on the analysis page.

import { MIDDLE, moves, openPanel, set } from "../helpers.js";
import { expect, expectAccessible, kept, open, reload, test } from "../fixtures.js";

/** A position in which White wins with its next move. */
const WIN_IN_ONE = "Base;White[9];0,0:bQ 1,0:wA1 1,-1:wB1 0,-1:wS1 -1,0:bS1 -1,1:bA1 2,0:wQ 2,1:wA2";
const SWARM = "Base+Swarm;White[9];0,0:wQ 1,0:bQ -1,0:wA1 2,0:bA1;white=wB1,wG1;black=bB1,bG1";
const HONEYCOMBO = "Base+Honeycombo;Black[5];-2,0:wQ -1,0:wA1 0,0:H 1,0:bA1 2,0:bQ";

const LETTERS = { " ": "_", "\\": "$", "<": "*", "[": "(", "]": ")" };
const written = (text) => text.replace(/[ \\<[\]]/g, (letter) => LETTERS[letter]);

/** Opens a game on the analysis page, at its end. */
async function analyse(page, type, moves) {
  await open(page, `/analyse#g=${type}&m=${written(moves)}&at=${moves ? moves.split(";").length : 0}`);
  await expect(page.getByTestId("analyse")).toBeVisible();
}

/** Opens a position on the analysis page. */
async function analysePosition(page, position, moves = "") {
  const at = moves ? moves.split(";").length : 0;
  await open(page, `/analyse#p=${written(position)}&m=${written(moves)}&at=${at}`);
  await expect(page.getByTestId("analyse")).toBeVisible();
}

const lines = (page) => page.getByTestId("engine-found").locator("li");
const line = (page, number) => page.getByTestId(`engine-line-${number}`);
const depth = async (page) => Number((await page.getByTestId("engine-depth").textContent()).replace(/\D/g, ""));

/** Switches the engine on, and waits for a first score. */
async function switchOn(page) {
  await page.keyboard.press("o");
  await expect(line(page, 1)).toBeVisible();
}

test("a key switches the engine on and off, and it goes deeper until then", async ({ page }) => {
  await analyse(page, "Base+MLP", MIDDLE);
  await expect(page.getByTestId("evaluation-bar")).toHaveCount(0);
  await switchOn(page);
  await expect(line(page, 1)).toContainText(/White \d+%[+−]?\d+\.\d/);
  await expect(page.getByTestId("evaluation-bar")).toHaveAttribute("aria-valuetext", /(White|Black) \d+%/);
  const first = await depth(page);
  await expect.poll(() => depth(page)).toBeGreaterThan(first + 1);
  await page.keyboard.press("o");
  await expect(lines(page)).toHaveCount(0);
  await expect(page.getByTestId("evaluation-bar")).toHaveCount(0);
});

test("the switch and the number of lines are remembered", async ({ page }) => {
  await analyse(page, "Base+MLP", MIDDLE);
  await page.getByTestId("engine-switch").check({ force: true });
  for (const count of [5, 2]) {
    await page.getByTestId("engine-lines").selectOption(String(count));
    await expect(lines(page)).toHaveCount(count);
  }
  const firsts = await lines(page).locator("button.move:first-child").allTextContents();
  expect(new Set(firsts).size).toBe(2);
  await reload(page);
  await expect(lines(page)).toHaveCount(2);
});

test("stepping through the game searches what is shown, and what was found is shown again at once", async ({ page }) => {
  await analyse(page, "Base+MLP", MIDDLE);
  await switchOn(page);
  await expect.poll(() => depth(page)).toBeGreaterThan(3);
  const found = await depth(page);
  await page.keyboard.press("ArrowLeft");
  await expect(line(page, 1).locator("button.move").first()).toHaveText(/^b/);
  await page.keyboard.press("ArrowRight");
  await expect(line(page, 1).locator("button.move").first()).toHaveText(/^w/);
  expect(await depth(page)).toBeGreaterThanOrEqual(found);
});

test("a line is drawn on the board while it is pointed at", async ({ page, isMobile }) => {
  test.skip(isMobile, "a finger does not point");
  await analyse(page, "Base+MLP", MIDDLE);
  await switchOn(page);
  await expect.poll(() => depth(page)).toBeGreaterThan(3);
  await line(page, 1).hover();
  await expect(page.locator(".skep-line .skep-ghost").first()).toBeVisible();
  await page.mouse.move(300, 300);
  await expect(page.locator(".skep-line .skep-ghost")).toHaveCount(0);
});

test("a line is walked through without touching the game", async ({ page }) => {
  await analyse(page, "Base+MLP", MIDDLE);
  await switchOn(page);
  await expect.poll(() => depth(page)).toBeGreaterThan(4);
  const played = await moves(page).count();
  const pieces = await page.locator(".skep-piece").count();
  await line(page, 1).locator("button.move").first().click();
  await expect(page.getByTestId("engine-walk")).toContainText(/Line 1, move 1 of \d+/);
  await page.getByTestId("engine-walk-forward").click();
  await expect(page.getByTestId("engine-walk")).toContainText("move 2 of");
  // Nothing can be played in a preview.
  await expect(page.locator(".skep-waiting.available")).toHaveCount(0);
  await page.getByTestId("engine-walk-back").click();
  await expect(page.getByTestId("engine-walk")).toContainText("move 1 of");
  await page.getByTestId("engine-walk-end").click();
  await expect(page.getByTestId("engine-walk")).toHaveCount(0);
  await expect(page.locator(".skep-piece")).toHaveCount(pieces);
  expect(await moves(page).count()).toBe(played);
});

test("the arrow keys walk through a line that has the focus", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no keys");
  await analyse(page, "Base+MLP", MIDDLE);
  await switchOn(page);
  await expect.poll(() => depth(page)).toBeGreaterThan(4);
  await line(page, 1).locator("button.move").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByTestId("engine-walk")).toContainText("move 2 of");
  await expect(line(page, 1).locator("button.move").nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("engine-walk")).toHaveCount(0);
});

test("a line is inserted as a variation, and its first move is played", async ({ page }) => {
  await analyse(page, "Base+MLP", MIDDLE);
  await switchOn(page);
  await expect.poll(() => depth(page)).toBeGreaterThan(3);
  const played = await moves(page).count();
  await line(page, 1).getByTestId("engine-insert").click();
  await expect.poll(() => moves(page).count()).toBeGreaterThan(played);
  await expect(page.getByTestId("moves").locator(".move[aria-current]")).toHaveText("bB2 -bA2");
  const first = await line(page, 1).locator("button.move").first().textContent();
  await line(page, 1).getByTestId("engine-play").click();
  await expect(page.getByTestId("moves").locator(".move[aria-current]")).toHaveText(first);
});

test("threats are the moves of the other player, and are refused where no turn can be passed", async ({ page }) => {
  await analyse(page, "Base+MLP", MIDDLE);
  await switchOn(page);
  await expect(line(page, 1).locator("button.move").first()).toHaveText(/^w/);
  await page.keyboard.press("t");
  await expect(page.getByTestId("engine-threats")).toContainText("Threats of Black");
  await expect(line(page, 1).locator("button.move").first()).toHaveText(/^b/);
  await expect(line(page, 1).getByTestId("engine-play")).toBeDisabled();
  await page.keyboard.press("Home");
  await expect(page.getByTestId("engine-problem")).toHaveText("No analysis: threats are shown once both Queens are on the table.");
});

test("a forced win is told with its length", async ({ page }) => {
  await analysePosition(page, WIN_IN_ONE);
  await switchOn(page);
  await expect(line(page, 1)).toContainText("White wins in 1 move");
  await expect(page.getByTestId("evaluation-bar")).toHaveAttribute("aria-valuenow", "100");
  // The last move ends the game: there is nothing more to search, and that is said.
  await line(page, 1).getByTestId("engine-play").click();
  await expect(page.getByTestId("engine-problem")).toHaveText("No analysis: the game is over.");
});

test("in Swarm, scores are averages, and no tile of the bag is shown", async ({ page }) => {
  await analysePosition(page, SWARM);
  await switchOn(page);
  await page.getByTestId("engine-lines").selectOption("5");
  await expect(lines(page)).toHaveCount(5);
  await expect(page.getByTestId("engine-average")).toContainText(/average over at least \d+ draws/);
  await expect.poll(() => depth(page)).toBeGreaterThan(1);
  const known = ["wQ", "wA1", "bQ", "bA1", "wB1", "wG1", "bB1", "bG1"];
  for (const text of await lines(page).locator("button.move:visible").allTextContents()) {
    if (text !== "draw" && text !== "pass") expect(known).toContain(text.split(" ")[0]);
  }
});

test("after a draw the lines place the drawn tile, and when it is back in the bag, they are those from before", async ({ page }) => {
  await analysePosition(page, SWARM.replace("Swarm", "Swarm(swarm_place=drawn)"), "wA1 bA1-;bB1 bQ/");
  await switchOn(page);
  await page.getByTestId("engine-lines").selectOption("3");
  await expect(lines(page)).toHaveCount(3);
  // Deeper than the first results for the drawn tile.
  await expect.poll(() => depth(page)).toBeGreaterThan(3);
  const tiles = async () => (await lines(page).locator("button.move:first-child").allTextContents()).map((text) => text.split(" ")[0]);
  const before = await depth(page);
  await page.getByTestId("draw-lot").click();
  await expect(page.getByTestId("lot")).toBeVisible();
  await expect(lines(page).first()).toBeVisible();
  const placed = await tiles();
  expect(new Set(placed).size, placed.join(", ")).toBe(1);
  // A step puts the tile back: what was known of every move is there at once.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByTestId("lot")).toHaveCount(0);
  await expect(lines(page)).toHaveCount(3);
  expect(await depth(page)).toBeGreaterThanOrEqual(before);
  expect(await tiles()).not.toEqual(placed);
});

test("double turns are analysed, and threats are not shown in their middle", async ({ page }) => {
  await analysePosition(page, HONEYCOMBO, "~H;wA2 -wQ;bA2 bQ-");
  await switchOn(page);
  await expect(line(page, 1).locator("button.move").first()).toHaveText(/^(b|end)/);
  await page.keyboard.press("t");
  await expect(page.getByTestId("engine-problem")).toContainText("not in its middle");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByTestId("engine-threats")).toContainText("Threats of White");
});

test("the engine can be stopped at any moment", async ({ page }) => {
  await analyse(page, "Base+MLP", MIDDLE);
  for (let round = 0; round < 12; round++) {
    await page.keyboard.press("o");
    await page.waitForTimeout(round * 15);
    await page.keyboard.press(round % 2 ? "ArrowLeft" : "ArrowRight");
  }
  await expect(lines(page)).toHaveCount(0);
  await switchOn(page);
  await expect.poll(() => depth(page)).toBeGreaterThan(2);
});

test("the engine works without a network", async ({ page, context }) => {
  await open(page);
  await kept(page);
  await context.setOffline(true);
  await analyse(page, "Base+MLP", MIDDLE);
  await switchOn(page);
  await expect.poll(() => depth(page)).toBeGreaterThan(2);
});

test("screen readers are told once what was found", async ({ page }) => {
  await analyse(page, "Base+MLP", MIDDLE);
  await page.evaluate(() => {
    window.told = [];
    const spoken = document.querySelector("[data-testid=spoken]");
    new MutationObserver(() => window.told.push(spoken.textContent)).observe(spoken, { childList: true, characterData: true, subtree: true });
  });
  await switchOn(page);
  const said = () => page.evaluate(() => window.told.filter((text) => /\d+%|wins in/.test(text)));
  await expect.poll(said).toHaveLength(1);
  await page.waitForTimeout(3000);
  expect(await said()).toHaveLength(1);
});

test("the document does not scroll, whatever the engine shows", async ({ page }) => {
  await analyse(page, "Base+MLP", MIDDLE);
  await switchOn(page);
  await page.getByTestId("engine-lines").selectOption("5");
  await expect(lines(page)).toHaveCount(5);
  const over = await page.evaluate(() => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]);
  expect(over).toEqual([0, 0]);
  const board = await page.locator(".skep-board").boundingBox();
  expect(board.height).toBeGreaterThan(200);
});

for (const [language, score] of [["en", /White \d+%[+−]?\d+\.\d/], ["fr", /Blancs \d+\s%[+−]?\d+,\d/], ["it", /Bianco \d+%[+−]?\d+,\d/]]) {
  test(`the engine speaks ${language} and is accessible`, async ({ page }) => {
    await set(page, { language });
    await analyse(page, "Base+MLP", MIDDLE);
    await switchOn(page);
    await expect(line(page, 1)).toContainText(score);
    await page.getByTestId("engine-lines").selectOption("3");
    await line(page, 1).locator("button.move").first().click();
    await openPanel(page);
    await expectAccessible(page);
  });
}

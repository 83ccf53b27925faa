// The review on the analysis page: graph, judgements, better lines, learning from mistakes.

import { GamePage } from "../game_page.js";
import { MIDDLE, openPanel, set } from "../helpers.js";
import { byKeyboard, byMouse, byTouch } from "../input.js";
import { expect, expectAccessible, open, reload, test } from "../fixtures.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Both Queens have one free side. White overlooks the win in one move with the Ant or the Grasshopper, then so does Black. */
const POSITION =
  "Base;White(9);0,0:bQ_1,0:wA1_1,-1:wB1_0,-1:wS1_-1,0:bS1_-1,1:bG1_2,0:wQ_3,0:bB1_3,-1:bG2_2,-1:wG1_2,1:bS2_-2,1:wA2_4,-1:bA2";
const BLUNDERS = `/analyse#p=${POSITION}&m=wA2_-bS1;bA2_bB1-;wA2_/wA1&at=3`;
const LONG = `/analyse#g=Base+MLP&m=${MIDDLE.replaceAll(" ", "_").replaceAll("\\", "$")}&at=24`;

const graph = (page) => page.getByTestId("win-graph");
const current = (page) => page.getByTestId("moves").locator(".move[aria-current]");
const said = (page) => page.getByTestId("learn-text");

/** Loads the page again, with its panel open. */
async function reloadPanel(page) {
  await reload(page);
  await expect(page.getByTestId("analyse")).toBeVisible();
  await openPanel(page);
}

/** Opens the analysis of a game. */
async function analyse(page, address) {
  await open(page, address);
  await expect(page.getByTestId("analyse")).toBeVisible();
  await openPanel(page);
}

/** Opens the game with the blunders and reviews it. */
async function review(page, address = BLUNDERS, timeout = 40_000) {
  await analyse(page, address);
  await page.getByTestId("review-start").click();
  // Half a million nodes for every mistake: a busy machine needs a while.
  await expect(page.getByTestId("learn-white")).toBeVisible({ timeout });
  await expect(page.getByTestId("review-cancel")).toHaveCount(0);
}

test("a review judges every move of the game", async ({ page }) => {
  await review(page);
  const rows = page.getByTestId("review-summary").locator("tbody tr");
  await expect(rows.nth(3)).toHaveText("Blunders11");
  await expect(rows.nth(4)).toHaveText("Missed wins11");
  await expect(page.getByTestId("move-mark")).toHaveText(["??", "??"]);
  await expect(page.getByTestId("moves").locator(".move").first()).toHaveAccessibleName(/Blunder\.$/);
  await expect(page.getByTestId("turning-points").getByRole("button")).toHaveText(["9. wA2 -bS1 ??", "9… bA2 bB1- ??"]);
  await page.getByTestId("turning-points").getByRole("button").first().click();
  await expect(page.getByTestId("verdict")).toContainText("Blunder: missed a win in one move. Best was: White Grasshopper 1 jumps");
  await expectAccessible(page);
});

test("a review is kept when the page is loaded again", async ({ page }) => {
  await review(page);
  await reloadPanel(page);
  await expect(page.getByTestId("move-mark")).toHaveText(["??", "??"]);
  await expect(page.getByTestId("review-start")).toHaveCount(0);
});

test("a review can be cancelled and goes on where it was", async ({ page }) => {
  await analyse(page, LONG);
  await page.getByTestId("review-start").click();
  const progress = page.getByTestId("review-progress");
  const value = async () => Number(await progress.getAttribute("value"));
  await expect.poll(value).toBeGreaterThan(5);
  const reached = await value();
  await page.getByTestId("review-cancel").click();
  await expect(page.getByTestId("review-note")).toHaveText("The review was interrupted. What has been found is kept.");
  await expect(graph(page)).toBeVisible();
  await reloadPanel(page);
  await expect(graph(page)).toBeVisible();
  // The same button begins, cancels and goes on: it keeps the focus.
  await page.getByTestId("review-start").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("review-cancel")).toBeFocused();
  expect(await value()).toBeGreaterThanOrEqual(reached);
});

test("another game ends the review of the one before", async ({ page }) => {
  await analyse(page, LONG);
  await page.getByTestId("review-start").click();
  await expect(page.getByTestId("review-progress")).toBeVisible();
  await page.evaluate(() => (location.hash = "#g=Base&m=wS1;bS1_wS1-&at=2"));
  await expect(page.getByTestId("moves").locator(".move")).toHaveCount(2);
  await openPanel(page);
  await expect(page.getByTestId("review-start")).toBeEnabled();
  await expect(graph(page)).toHaveCount(0);
});

test("a game without moves cannot be reviewed", async ({ page }) => {
  await analyse(page, "/analyse#g=Base&m=&at=0");
  await expect(page.getByTestId("review-start")).toBeDisabled();
  await expect(page.getByTestId("review")).toContainText("There are no moves to review yet.");
});

test("a click on the graph jumps to the move", async ({ page }) => {
  await review(page);
  const { x, y, width, height } = await graph(page).boundingBox();
  await page.mouse.click(x + width / 3, y + height / 2);
  await expect(current(page)).toContainText("wA2 -bS1");
  await page.mouse.click(x + (2 * width) / 3, y + height / 2);
  await expect(current(page)).toContainText("bA2 bB1-");
  await page.mouse.click(x + 2, y + height / 2);
  await expect(current(page)).toHaveCount(0);
});

test("keys move along the graph, and every point is a sentence", async ({ page }) => {
  await review(page);
  await graph(page).focus();
  await expect(graph(page)).toHaveAccessibleDescription(/^Accuracy: White \d+%, Black \d+%\. 2 turning points\.$/);
  await page.keyboard.press("Home");
  await expect(current(page)).toHaveCount(0);
  await expect(graph(page)).toHaveAttribute("aria-valuetext", "Start of the game. White’s win chance: 100%.");
  await page.keyboard.press("ArrowRight");
  await expect(current(page)).toContainText("wA2 -bS1");
  await expect(graph(page)).toHaveAttribute("aria-valuetext", /^Turn 9: White Ant 2 moves .* White’s win chance: 0%\. Blunder: missed a win in one move\.$/);
  await page.keyboard.press("PageUp");
  await expect(current(page)).toContainText("bA2 bB1-");
  await page.keyboard.press("End");
  await expect(current(page)).toContainText("wA2 bG1-");
  await page.keyboard.press("ArrowLeft");
  await expect(graph(page)).toHaveAttribute("aria-valuenow", "2");
});

test("a better line is added as a variation and removed again", async ({ page }) => {
  await review(page);
  const list = page.getByTestId("moves").locator(".move");
  await page.getByTestId("review-lines-add").click();
  await expect(list).toHaveCount(5);
  await expect(page.getByRole("group", { name: "Variation" })).toHaveCount(2);
  // The game itself is as it was.
  await expect(current(page)).toContainText("wA2 bG1-");
  await page.getByTestId("review-lines-remove").click();
  await expect(list).toHaveCount(3);
  await expect(page.getByTestId("review-lines-remove")).toHaveCount(0);
});

test("the better line of a move is played on the board", async ({ page }) => {
  await review(page);
  await page.getByTestId("turning-points").getByRole("button").last().click();
  await page.getByTestId("review-line").click();
  await expect(current(page)).toHaveText("bA2 wA1\\");
  await expect(page.getByTestId("status")).toContainText("Black wins");
});

/** Answers the question about White's blunder: wrong, again, right. */
async function learn(page, table) {
  await expect(page.getByTestId("learn")).toContainText("Question 1 of 1");
  await expect(said(page)).toContainText("Find a better move for White.");
  await expect(page.getByTestId("learn-retry")).toHaveCount(0);
  await table.take("wA2");
  await table.put("/bG1");
  await expect(said(page)).toHaveText("Not good enough: your move loses 100 points of win chance. Try another one.");
  await table.press(page.getByTestId("learn-retry"));
  await expect(said(page)).toContainText("Find a better move");
  await table.take("wA2");
  await table.put("bG1-");
  await expect(said(page)).toHaveText("Right: your move is as good as the best.");
  // Nothing of that was played.
  await expect(page.getByTestId("moves").locator(".move")).toHaveCount(3);
  await table.press(page.getByTestId("learn-next"));
  await expect(said(page)).toHaveText("You found 1 of 1, 0 of them at the first try.");
}

test("mistakes are learnt from with mouse or finger", async ({ page, isMobile }) => {
  await review(page);
  const table = new GamePage(page, isMobile ? byTouch : byMouse);
  await table.press(page.getByTestId("learn-white"));
  await learn(page, table);
  await expectAccessible(page);
  await table.press(page.getByTestId("learn-again"));
  await table.take("wG1");
  await table.put("bG1-");
  await expect(said(page)).toHaveText("Right: that is the best move!");
  await table.press(page.getByTestId("learn-end"));
  await expect(page.getByTestId("learn")).toHaveCount(0);
  // From now on the board plays again.
  await table.take("wA2");
  await table.put("/wA1");
  await expect(page.getByTestId("status")).toContainText("White wins");
});

test("mistakes are learnt from by keyboard", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no keys");
  await review(page);
  const table = new GamePage(page, byKeyboard);
  await table.press(page.getByTestId("learn-white"));
  // The question takes the focus, so that it is read.
  await expect(page.getByRole("heading", { name: "Question 1 of 1" })).toBeFocused();
  await learn(page, table);
});

test("the solution is shown, and the question waits for those who look elsewhere", async ({ page }) => {
  await review(page);
  await page.getByTestId("learn-black").click();
  await expect(said(page)).toContainText("Find a better move for Black.");
  await page.getByTestId("back").click();
  await expect(said(page)).toHaveText("This is not the position of the question.");
  await page.getByTestId("learn-back").click();
  await expect(said(page)).toContainText("Find a better move for Black.");
  await page.getByTestId("learn-show").click();
  await expect(said(page)).toContainText("The solution: Black Ant 2 moves");
  await page.getByTestId("learn-next").click();
  await expect(said(page)).toHaveText("You found none of the 1 better moves.");
});

test("in Swarm the values are averages, and that is said", async ({ page }) => {
  // Where there is a bag, searches have four times the nodes.
  test.slow();
  await review(page, "/analyse#g=Base+Swarm&m=pick_wA1_wB1_wG1;pick_bA1_bB1_bG1;wA1_+bG2;bA1_wA1-_+wG2&at=4", 150_000);
  await expect(page.getByTestId("review-draws")).toHaveText("The tile drawn is chance: the value is an average.");
});

for (const [language, blunder, verdict, ask] of [
  ["fr", "Gaffe.", "Gaffe : manque un gain en un coup.", "Trouvez un meilleur coup pour les Blancs."],
  ["it", "Errore grave.", "Errore grave: si lascia sfuggire una vittoria in una mossa.", "Trova una mossa migliore per il Bianco."],
]) {
  test(`the review speaks ${language}`, async ({ page }) => {
    await set(page, { language });
    await review(page);
    await expect(page.getByTestId("moves").locator(".move").first()).toHaveAccessibleName(new RegExp(`${blunder}$`));
    await page.getByTestId("turning-points").getByRole("button").first().click();
    await expect(page.getByTestId("verdict")).toContainText(verdict);
    await expectAccessible(page);
    await page.getByTestId("learn-white").click();
    await expect(said(page)).toContainText(ask);
  });
}

for (const theme of ["light", "dark", "contrast"]) {
  test(`review and question have enough contrast in the ${theme} theme`, async ({ page }) => {
    await set(page, { theme });
    await review(page);
    await page.getByTestId("turning-points").getByRole("button").first().click();
    await expectAccessible(page);
    await page.getByTestId("learn-white").click();
    await expect(said(page)).toContainText("Find a better move");
    await expectAccessible(page);
    expect(await page.evaluate(() => document.scrollingElement.scrollHeight <= innerHeight)).toBe(true);
  });
}

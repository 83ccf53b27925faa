// Live games between two people, each in a browser of their own.

import { expect, expectAccessible, test } from "../fixtures.js";
import { openPanel } from "../helpers.js";
import { leave, ONLINE, pair, play, somebody, throughLine } from "../online.js";

test.use({ baseURL: ONLINE });

const OPENING = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 -wQ", "bA1 bQ-"];

test("two guests play a game by a link to its end, and a rematch", async ({ browser }, testInfo) => {
  const { ada, ben } = await pair(browser, testInfo);
  await expect(ada.table.status).toContainText("White to move");
  await play(ada, ben, OPENING);
  await ben.resign();
  for (const { page } of [ada, ben]) await expect(page.getByTestId("status")).toContainText("White wins");
  await ada.press("rematch");
  await expect(ben.page.getByTestId("offer-rematch")).toContainText("Your opponent offers a rematch.");
  const before = ada.page.url();
  await ben.page.getByTestId("accept-rematch").click();
  await expect(ada.page).not.toHaveURL(before);
  await expect(ben.page).toHaveURL(ada.page.url());
  // The colours are swapped.
  await expect(ben.page.locator(".player.near")).toHaveClass(/white/);
  await ben.table.play("wS1");
  await ada.table.expectPlayed("wS1");
  await leave(ada, ben);
});

test("offers are answered, withdrawn and declined", async ({ browser }, testInfo) => {
  const { ada, ben } = await pair(browser, testInfo);
  await play(ada, ben, OPENING);
  await ada.press("offer-draw");
  await expect(ada.page.getByTestId("offer-draw").last()).toBeVisible();
  await expect(ben.page.getByTestId("accept-draw")).toBeVisible();
  await ben.page.getByTestId("decline-draw").click();
  await expect(ada.page.getByTestId("notice")).toContainText("The draw was declined.");
  // Black takes the last turn back.
  await ben.press("take-back");
  await ada.page.getByTestId("accept-takeback").click();
  await ben.expectMoves(5);
  await ben.table.play("bG1 bQ-");
  await ada.table.expectPlayed("bG1 bQ-");
  await ben.press("offer-draw");
  await ada.page.getByTestId("accept-draw").click();
  for (const { page } of [ada, ben]) await expect(page.getByTestId("status")).toContainText("Draw");
  await leave(ada, ben);
});

test("an action chosen ahead is played when the turn comes, and can be cancelled", async ({ browser }, testInfo) => {
  const { ada, ben } = await pair(browser, testInfo);
  await play(ada, ben, OPENING);
  await ben.table.take("bG1");
  await ben.table.put("bA1-");
  await expect(ben.page.getByTestId("planned")).toContainText("Grasshopper");
  await ben.page.getByTestId("plan-cancel").click();
  await expect(ben.page.getByTestId("planned")).toHaveCount(0);
  await ben.table.take("bG1");
  await ben.table.put("bA1-");
  await expect(ben.page.getByTestId("planned")).toBeVisible();
  await ada.table.play("wG1 -wA1");
  await ada.table.expectPlayed("bG1 bA1-");
  await ben.table.expectPlayed("bG1 bA1-");
  await leave(ada, ben);
});

test("a move during a break arrives after it, and a reader stays in a variation", async ({ browser }, testInfo) => {
  test.slow();
  const ada = await somebody(browser, testInfo);
  const line = await throughLine(ada);
  const { ben } = await pair(browser, testInfo, {}, ada);
  await play(ada, ben, OPENING);
  await ben.page.keyboard.press("Home");
  await ben.table.take("wA1");
  await ben.table.put();
  await expect(ben.page.locator(".moves .variations .move[aria-current]")).toHaveCount(1);
  line.cut = true;
  await ada.table.take("wG1");
  await ada.table.put("-wA1");
  await ada.expectMoves(7);
  await expect(ada.page.getByTestId("badge-sending")).toBeAttached();
  // The page notices that nothing arrives once it has been silent for long enough.
  await expect(ada.page.getByTestId("broken")).toBeVisible({ timeout: 20_000 });
  line.cut = false;
  await expect(ada.page.getByTestId("badge-sending")).toHaveCount(0, { timeout: 30_000 });
  await ada.expectMoves(7);
  await expect(ben.page.getByTestId("moves").getByText("wG1 -wA1")).toHaveCount(1);
  await expect(ben.page.locator(".moves .variations .move[aria-current]")).toHaveCount(1);
  await ben.page.keyboard.press("End");
  await leave(ada, ben);
});

test("a flag falls by itself", async ({ browser }, testInfo) => {
  test.slow();
  const { ada, ben } = await pair(browser, testInfo, { pace: { kind: "real-time", time: 0, increment: 3 } });
  await play(ada, ben, OPENING.slice(0, 2));
  for (const { page } of [ada, ben]) await expect(page.getByTestId("status")).toContainText("Black wins", { timeout: 15_000 });
  await leave(ada, ben);
});

test("the same game is on another page of the same person", async ({ browser }, testInfo) => {
  const { ada, ben, path } = await pair(browser, testInfo);
  const other = await ada.context.newPage();
  await other.goto(path);
  await ada.table.play("wS1");
  await expect(other.getByTestId("moves").locator("button.move")).toHaveText(["wS1"]);
  await expect(other).toHaveTitle(/Online game – skep/);
  await ben.table.play("bS1 wS1-");
  await expect(other).toHaveTitle(/^\(1\) Online game/);
  await leave(ada, ben);
});

test("who watches sees the game and speaks with those who watch", async ({ browser }, testInfo) => {
  const { ada, ben, path } = await pair(browser, testInfo);
  const [eve, tom] = [await somebody(browser, testInfo), await somebody(browser, testInfo)];
  for (const spectator of [eve, tom]) {
    await spectator.open(path);
    await spectator.atTable();
    await openPanel(spectator.page);
  }
  await play(ada, ben, OPENING);
  await expect(eve.table.current).toHaveText("bA1 bQ-");
  await expect(eve.page.locator(".skep-waiting.available")).toHaveCount(0);
  await eve.page.getByTestId("say-spectators").fill("<b>well played</b>");
  await eve.page.getByTestId("say-spectators").press("Enter");
  await expect(tom.page.getByTestId("said")).toContainText("<b>well played</b>");
  await expect(tom.page.getByTestId("watching")).toContainText("2 people are watching");
  await openPanel(ada.page);
  await expect(ada.page.getByTestId("said")).toHaveCount(0);
  await ada.page.getByTestId("say-players").fill("good luck");
  await ada.page.getByTestId("say-players").press("Enter");
  await openPanel(ben.page);
  await expect(ben.page.getByTestId("said")).toContainText("good luck");
  await expect(eve.page.getByText("good luck")).toHaveCount(0);
  // Who blocks somebody hears nothing more; who switches the chat off sees nothing.
  await tom.page.getByTestId("block").click();
  await expect(tom.page.getByTestId("notice")).toContainText("You will hear nothing more");
  await eve.page.getByTestId("say-spectators").fill("once more");
  await eve.page.getByTestId("say-spectators").press("Enter");
  await expect(eve.page.getByTestId("said")).toHaveCount(2);
  await expect(tom.page.getByTestId("said")).toHaveCount(1);
  await tom.page.getByTestId("chat-switch").click({ force: true });
  await expect(tom.page.getByTestId("chat-spectators")).toHaveCount(0);
  await expectAccessible(eve.page);
  await expectAccessible(ada.page);
  await leave(ada, ben, eve, tom);
});

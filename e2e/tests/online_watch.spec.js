// Games that are being played, for spectators; and the check that chance was fair.

import { readFile } from "node:fs/promises";

import { Player, begin, expect, test, won } from "../club.js";
import { expectNoCutTexts } from "../cut_texts.js";
import { expectAccessible, open } from "../fixtures.js";
import { openPanel, set } from "../helpers.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Two guests, neither of whom is the person who watches. */
async function two({ browser, baseURL }) {
  return Promise.all([1, 2].map(async () => Player.of(await browser.newContext(), baseURL)));
}

const live = (page, game) => page.locator(`[data-testid=watch-game][data-game="${game}"]`);
const ended = (page, game) => page.locator(`[data-testid=recent-games] [data-game="${game}"]`);

test("a game appears when it begins, its board follows, and it goes to those that have ended", async ({ page, browser, baseURL }) => {
  const [white, black] = await two({ browser, baseURL });
  await open(page, "/online/watch");
  await expect(page.getByTestId("watch-count")).not.toHaveText("Looking for games…");
  const { game, seen } = await begin(white, black, { type: "Base+MLP" });
  const card = live(page, game);
  await expect(card).toBeVisible();
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText("Tournament · 10 min + 5 s a turn · casual · 2 actions");
  await expect(card.locator(".live-clock")).toHaveCount(2);
  await expect(card.locator(".of-white")).toHaveClass(/to-move/);
  await expect(card.getByRole("link")).toHaveAccessibleName("Watch Guest against Guest, Tournament");

  // The board follows, and the card is not built anew: the focus stays.
  await card.getByRole("link").focus();
  const before = await card.locator("img").getAttribute("src");
  await white.command(game, "act", { seen, action: "wQ -wS1" });
  await expect(card).toContainText("3 actions");
  await expect(card.locator("img")).not.toHaveAttribute("src", before);
  await expect(card.locator(".of-black")).toHaveClass(/to-move/);
  await expect(card.getByRole("link")).toBeFocused();

  await black.command(game, "resign");
  await expect(card).toHaveCount(0);
  await expect(ended(page, game)).toContainText("White won, by resignation");
});

test("a game of friends by link is not shown to others", async ({ page, browser, baseURL }) => {
  const [white, black] = await two({ browser, baseURL });
  const secret = await begin(white, black, { audience: "link" });
  const open_ = await begin(white, black);
  await open(page, "/online/watch");
  await expect(live(page, open_.game)).toBeVisible();
  await expect(live(page, secret.game)).toHaveCount(0);
});

test("a card leads to its game", async ({ page, browser, baseURL }) => {
  const [white, black] = await two({ browser, baseURL });
  const { game } = await begin(white, black);
  await open(page, "/online/watch");
  await live(page, game).getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/online/game/${game}$`));
  await expect(page.getByTestId("online-game")).toBeVisible();
});

for (const language of ["en", "fr", "it"]) {
  test(`the page of games to watch is accessible and fits into 320 pixels: ${language}`, async ({ page, browser, baseURL }) => {
    const [white, black] = await two({ browser, baseURL });
    await won(white, black, { type: "Venom" });
    const { game } = await begin(white, black, { type: "Base+MLP", pace: { kind: "correspondence", days: 3 } });
    for (const theme of ["light", "dark", "contrast"]) {
      await set(page, { language, theme });
      await open(page, "/online/watch");
      await expect(live(page, game).locator("img")).toBeVisible();
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoCutTexts(page);
  });
}

test("the page of a finished game of Swarm checks every draw, and says what that means", async ({ page, browser, baseURL }) => {
  const [white, black] = await two({ browser, baseURL });
  const picks = ["pick wA1 wA2 wA3", "pick bA1 bA2 bA3"];
  const { game } = await begin(white, black, { type: "Base+Swarm", moves: ["wA1", "bA1 wA1-"], picks });
  await open(page, `/online/game/${game}`);
  await openPanel(page);
  const fair = page.getByTestId("fair");
  await expect(fair).toContainText("The seed is still secret.");
  await black.command(game, "resign");
  await expect(page.getByTestId("fair-proven")).toContainText("Checked: all 2 draws were fair.");
  // On a phone it is in the drawer.
  await openPanel(page);
  await fair.locator("summary").click();
  await expect(page.getByTestId("fair-hash")).toHaveText(/^[0-9a-f]{64}$/);
  await expect(page.getByTestId("fair-seed")).toHaveText(/^[0-9a-f]{64}$/);
  await expect(fair.locator(".fair-draws li")).toHaveCount(2);
  await expect(fair.locator(".fair-draws li").first()).toContainText(/^Event 6, White: (White|Black) /);
  await expectAccessible(page);
  // What is downloaded is what `skep verify` reads.
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByTestId("fair-download").click()]);
  const events = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
  expect(events.at(-1).seed).toBe(await page.getByTestId("fair-seed").innerText());
});

// People: profiles with ratings and games, leaderboards.

import { Player, expect, newName, test, won } from "../club.js";
import { expectNoCutTexts } from "../cut_texts.js";
import { expectAccessible, open } from "../fixtures.js";
import { set } from "../helpers.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const HOUR = { kind: "real-time", time: 3600, increment: 10 };

/** Two people with accounts. The first belongs to the context of the test's page. */
async function two({ context, browser, baseURL }) {
  const one = await Player.of(context, baseURL);
  await one.register(newName("One"));
  const other = await Player.of(await browser.newContext(), baseURL);
  await other.register(newName("Other"));
  return [one, other];
}

test("a profile has the rating after a rated game, and the results against me", async ({ page, context, browser, baseURL }) => {
  const [one, other] = await two({ context, browser, baseURL });
  const game = await won(one, other, { type: "Base+MLP", rated: true, pace: HOUR });
  await open(page, `/online/people/${other.me.name}`);
  await expect(page.getByTestId("profile-name")).toHaveText(other.me.name);
  await expect(page.getByTestId("results")).toHaveText("All games: 0 won, 1 lost, 0 drawn");
  await expect(page.getByTestId("results-against-me")).toHaveText(`You against ${other.me.name}: 1 won, 0 lost, 0 drawn`);
  const rating = page.getByTestId("rating");
  await expect(rating).toHaveCount(1);
  await expect(rating).toContainText("Tournament, Classical");
  await expect(rating).toContainText("1 rated game");
  await expect(rating).toContainText(/1[1-4]\d\d\?/);
  await expect(page.getByTestId("rating-graph")).toContainText("after the first game");
  const card = page.getByTestId("game-card");
  await expect(card).toHaveAttribute("data-game", game);
  await expect(card).toContainText("Lost, by resignation");
  await expect(card).toContainText("Tournament · 60 min + 10 s a turn · rated");
  await expect(card.locator("img")).toBeVisible();
  await expect(card.getByRole("link")).toHaveAttribute("href", `/online/game/${game}`);

  // A name is the same in any letters. On the own page nobody can be blocked.
  await open(page, `/online/people/${one.me.name.toUpperCase()}`);
  await expect(page.getByTestId("profile-name")).toHaveText(one.me.name);
  await expect(page.getByText("This is you.")).toBeVisible();
  await expect(page.getByTestId("block")).toHaveCount(0);
  await expect(page.getByTestId("results-against-me")).toHaveCount(0);
});

test("after enough games a rating has a place, a graph, and pages of games", async ({ page, context, browser, baseURL }) => {
  test.slow();
  const [one, other] = await two({ context, browser, baseURL });
  const place = async () => {
    const rows = await one.page.evaluate(async () => (await fetch("/api/leaderboard/venom/classical")).json());
    return rows.find(({ person }) => person.id === one.me.id)?.place;
  };
  let games = 0;
  for (; games < 25 || !(await place()); games++) {
    expect(games, "games before the rating is sure").toBeLessThan(80);
    const [white, black] = games % 2 ? [one, other] : [other, one];
    await won(white, black, { type: "Venom", rated: true, pace: HOUR });
  }
  await open(page, "/online/leaderboard?family=venom&speed=classical");
  const own = page.getByTestId("board-row").filter({ hasText: one.me.name });
  await expect(own).toHaveClass(/own/);
  await expect(own).toContainText("you");
  await expect(page.getByTestId("own-place")).toContainText(/You are in place \d+\./);
  await page.getByTestId("own-show").click();
  await expect(own).toBeFocused();
  await own.getByRole("link", { name: one.me.name }).click();

  await expect(page.getByTestId("rating-graph").locator("svg")).toBeVisible();
  await expect(page.getByTestId("rating-graph").locator("figcaption")).toContainText(`in ${games} games, highest `);
  await page.getByTestId("graph-table-open").click();
  await expect(page.getByTestId("graph-table").locator("tbody tr")).toHaveCount(games);
  await expect(page.getByTestId("graph-table").locator("tbody tr").first()).toContainText(String(games));
  await expectAccessible(page);

  await expect(page.getByTestId("games-count")).toHaveText(`${games} finished games`);
  await expect(page.getByTestId("game-card")).toHaveCount(24);
  await page.getByTestId("page-on").click();
  await expect(page.getByTestId("page-here")).toContainText("Page 2 of ");
  await expect(page.getByTestId("game-card").first()).toBeVisible();
  expect(new URL(page.url()).search).toBe("?page=1");
  await page.getByTestId("filter-result-won").click();
  await expect(page.getByTestId("games-count")).toHaveText(`${Math.floor(games / 2)} finished games`);
  expect(new URL(page.url()).search).toBe("?result=won");
});

test("games are filtered by game, speed, rating, result and opponent", async ({ page, context, browser, baseURL }) => {
  const [one, other] = await two({ context, browser, baseURL });
  const third = await Player.of(await browser.newContext(), baseURL);
  const venom = await won(one, other, { type: "Venom", rated: true });
  const lost = await won(other, one, { type: "Base" });
  const swarm = await won(one, third, { type: "Base+Swarm", moves: ["wA1", "bA1 wA1-"], picks: ["pick wA1 wA2 wA3", "pick bA1 bA2 bA3"] });
  const shown = async (...games) => {
    // One filter may show as many games as the one before it.
    const found = () => page.getByTestId("game-card").evaluateAll((cards) => cards.map((card) => card.dataset.game));
    await expect.poll(found).toEqual(games);
  };
  await open(page, `/online/people/${one.me.name}`);
  await expect(page.getByTestId("game-card").filter({ hasText: "Guest" })).toHaveCount(1);
  await shown(swarm, lost, venom);
  await page.getByTestId("filter-family").selectOption("swarm");
  await shown(swarm);
  await page.getByTestId("filter-clear").click();
  await page.getByTestId("filter-rated").selectOption("true");
  await shown(venom);
  await page.getByTestId("filter-clear").click();
  await page.getByTestId("filter-result-lost").click();
  await shown(lost);
  await page.getByTestId("filter-clear").click();
  await page.getByTestId("filter-against").fill(other.me.name);
  await page.getByTestId("filter-apply").click();
  await shown(lost, venom);
  await page.getByTestId("filter-speed").selectOption("bullet");
  await expect(page.getByTestId("games-count")).toHaveText("No game matches.");
  // The address has the filter: it can be passed on, and comes back.
  await page.goto(page.url().replace("speed=bullet&", "").replace("?", "?result=won&"));
  await shown(venom);
  await expect(page.getByTestId("filter-against")).toHaveValue(other.me.name);
  await expect(page.getByTestId("filter-result-won").locator("input")).toBeChecked();
});

test("an opponent who does not exist, and one who cannot, is said to be nobody", async ({ page, context, baseURL, problems }) => {
  const one = await Player.of(context, baseURL);
  await one.register(newName("Lone"));
  await open(page, `/online/people/${one.me.name}`);
  await expect(page.getByTestId("no-ratings")).toBeVisible();
  await expect(page.getByTestId("games-count")).toHaveText("No finished games.");
  for (const name of [newName("nobody"), "<b>x</b>"]) {
    await page.getByTestId("filter-against").fill(name);
    await page.getByTestId("filter-apply").click();
    await expect(page.getByText("Nobody has the name of this opponent.").first()).toBeVisible();
  }
  expect(problems.every((problem) => /status of 404/.test(problem)), problems.join("\n")).toBe(true);
  problems.length = 0;
});

test("a name in the address is text, and nobody’s page says so", async ({ page, problems }) => {
  for (const [address, text] of [["%3Cb%3Ebold%3C%2Fb%3E", "‘<b>bold</b>’"], ["nobody-of-this-name", "‘nobody-of-this-name’"], ["%E2%80%AEx", "x"]]) {
    await open(page, `/online/people/${address}`);
    await expect(page.getByTestId("nobody")).toContainText(text);
    expect(await page.locator("main b").count()).toBe(0);
    await expectAccessible(page);
  }
  expect(problems.every((problem) => /status of 404/.test(problem)), problems.join("\n")).toBe(true);
  problems.length = 0;
});

test("leaderboards say who is on them, and what a guest can do", async ({ page, context, browser, baseURL }) => {
  const [one, other] = await two({ context, browser, baseURL });
  await won(one, other, { type: "Base+MLP+Predators", rated: true, pace: { kind: "correspondence", days: 3 } });
  await open(page, "/online/leaderboard");
  await page.getByTestId("board-family").selectOption("predators");
  await expect(page.getByTestId("board-speed").locator("option", { hasText: "Correspondence" })).toHaveText(/Correspondence \(\d+ people\)/);
  await page.getByTestId("board-speed").selectOption("correspondence");
  const own = page.getByTestId("board-row").filter({ hasText: one.me.name });
  await expect(own).toContainText("–");
  await expect(own).toContainText("?");
  await expect(page.getByTestId("own-place")).toContainText("Your rating is provisional");
  await expect(page.getByText("A provisional rating")).toBeVisible();
  await expectAccessible(page);
  await page.getByTestId("board-family").selectOption("guardians");
  await expect(page.getByTestId("board-empty")).toBeVisible();
  await expect(page.getByTestId("own-place")).toContainText("You have played no rated game of this kind");

  const guest = await (await browser.newContext({ baseURL })).newPage();
  await open(guest, "/online/leaderboard?family=predators&speed=correspondence");
  await expect(guest.getByTestId("board-row").first()).toBeVisible();
  await expect(guest.getByTestId("own-place")).toContainText("Only accounts have ratings.");
  await guest.getByTestId("own-place").getByRole("link").click();
  await expect(guest.getByTestId("account")).toBeVisible();
});

for (const language of ["en", "fr", "it"]) {
  test(`profiles and leaderboards are accessible and fit into 320 pixels: ${language}`, async ({ page, context, browser, baseURL }) => {
    test.slow();
    const [one, other] = await two({ context, browser, baseURL });
    await won(one, other, { type: "Base+MLP", rated: true, pace: HOUR });
    await won(other, one, { type: "Base+MLP", rated: true, pace: HOUR });
    for (const theme of ["light", "dark", "contrast"]) {
      await set(page, { language, theme });
      await open(page, `/online/people/${other.me.name}`);
      await expect(page.getByTestId("game-card").locator("img")).toHaveCount(2);
      await page.getByTestId("graph-table-open").click();
      await expectAccessible(page);
      await open(page, "/online/leaderboard?family=tournament&speed=classical");
      await expect(page.getByTestId("board-row").first()).toBeVisible();
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoCutTexts(page);
    await open(page, `/online/people/${other.me.name}`);
    await expect(page.getByTestId("game-card")).toHaveCount(2);
    await page.getByTestId("graph-table-open").click();
    await expectNoCutTexts(page);
  });
}

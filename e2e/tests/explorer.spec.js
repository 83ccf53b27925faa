// The explorer: what was played in a position, in the book and in the person's own games.

import { address, moves, openPanel, set, store } from "../helpers.js";
import { expect, expectAccessible, kept, open, reload, test } from "../fixtures.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const rows = (page) => page.getByTestId("explorer-row");
const total = (page) => page.getByTestId("explorer-total");

/** Opens a game on the analysis page with the explorer. */
async function explore(page, type, played = "") {
  await open(page, address(type, played).replace("/play", "/analyse"));
  await openPanel(page);
  await page.getByTestId("tab-explorer").click();
}

/** Counts the requests of books. */
function countBooks(page) {
  const books = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".book")) books.push(request.url());
  });
  return books;
}

/** The numbers of every row: move, games, share, results. */
const numbers = (page) => rows(page).evaluateAll((all) => all.map((row) => [
  row.querySelectorAll("td")[1].textContent,
  row.querySelectorAll("td")[2].textContent,
  row.querySelector(".result-bar").getAttribute("aria-label"),
]));

/** The text of a saved game of Base. */
function saved(steps, changed = 1763400000000) {
  const seats = { white: "person", black: "person" };
  const names = { white: "", black: "" };
  const at = steps.split(";").length;
  return JSON.stringify({ format: "skep game", version: 1, start: "Base", steps, at, seats, names, clock: null, created: changed, changed });
}

test("the book is loaded only when somebody asks for it, and once", async ({ page }) => {
  const books = countBooks(page);
  await open(page, "/");
  await kept(page);
  await open(page, address("Base+MLP", "wP").replace("/play", "/analyse"));
  await openPanel(page);
  await expect(page.getByTestId("tab-explorer")).toBeVisible();
  expect(books).toEqual([]);
  await page.getByTestId("tab-explorer").click();
  await expect(rows(page).first()).toBeVisible();
  expect(books).toHaveLength(1);
  await page.getByTestId("back").click();
  await expect(rows(page).first()).toBeVisible();
  expect(books).toHaveLength(1);
});

test("the book shows moves with games and results, and a move is played from it", async ({ page }) => {
  await explore(page, "Base+MLP");
  await expect(rows(page).first()).toBeVisible();
  const found = await numbers(page);
  const games = found.map(([games]) => Number(games));
  expect(games).toEqual([...games].sort((one, other) => other - one));
  expect(Number(await total(page).textContent())).toBe(games.reduce((sum, games) => sum + games, 0));
  expect(games[0]).toBeGreaterThan(100);
  for (const [, , results] of found) expect(results).toMatch(/^White won \d+%, draws \d+%, Black won \d+%$/);
  const move = rows(page).first().getByRole("button");
  await expect(move).toHaveAccessibleName(/^w\w+: White /);
  const first = (await move.textContent()).trim();
  await move.click();
  await expect(moves(page)).toHaveText([first]);
  // The next position has at most the games of this move.
  await expect(total(page)).not.toHaveText(String(games.reduce((sum, games) => sum + games, 0)));
  expect(Number(await total(page).textContent())).toBeLessThanOrEqual(games[0]);
});

test("pointing at a move shows it on the board", async ({ page, isMobile }) => {
  test.skip(isMobile, "a finger does not point");
  await explore(page, "Base+MLP", "wP;bP wP-");
  await expect(page.locator(".skep-hint .skep-ghost")).toHaveCount(0);
  await rows(page).first().hover();
  await expect(page.locator(".skep-hint .skep-ghost").first()).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(page.locator(".skep-hint .skep-ghost")).toHaveCount(0);
  await rows(page).nth(1).getByRole("button").focus();
  await expect(page.locator(".skep-hint .skep-ghost").first()).toBeVisible();
});

test("a rotated and reflected position has the same numbers", async ({ page }) => {
  await explore(page, "Base+MLP", "wP;bP wP-;wQ -wP");
  await expect(rows(page).first()).toBeVisible();
  const here = await numbers(page);
  expect(here.length).toBeGreaterThan(1);
  await explore(page, "Base+MLP", "wP;bP \\wP;wQ wP\\");
  await expect(rows(page).first()).toBeVisible();
  expect(await numbers(page)).toEqual(here);
  const written = await rows(page).first().getByRole("button").textContent();
  await rows(page).first().getByRole("button").click();
  await expect(moves(page).last()).toHaveText(written.trim());
});

test("own games are counted, changed ones anew, the open one not", async ({ page }) => {
  await open(page, "/games");
  await expect(page.getByTestId("no-games")).toBeVisible();
  await store(page, [
    { id: "one", revision: 1, text: saved("wS1;bS1 wS1-;wQ -wS1;bQ bS1-;resigned=b") },
    // The same, rotated.
    { id: "two", revision: 1, text: saved("wS1;bS1 /wS1;wQ wS1/;resigned=w") },
    { id: "three", revision: 1, text: saved("wS1;bS1 wS1-;wA1 -wS1") },
    { id: "four", revision: 1, text: saved("wG1;bG1 wG1-") },
  ]);
  await explore(page, "Base", "wS1;bS1 wS1-");
  await page.getByTestId("explorer-own").click();
  await expect(rows(page)).toHaveCount(2);
  await expect(total(page)).toHaveText("3");
  await expect(rows(page).first()).toContainText("wQ");
  await expect(rows(page).first().locator(".result-bar")).toHaveAttribute("aria-label", "White won 50%, draws 0%, Black won 50%");
  await expect(rows(page).nth(1)).toContainText("no result");
  // The open game goes on, and is not counted.
  await rows(page).first().getByRole("button").click();
  await expect(total(page)).toHaveText("1");
  await page.getByTestId("back").click();
  await expect(total(page)).toHaveText("3");
});

test("a position that nobody reached, and a game without a book, are said in words", async ({ page }) => {
  await explore(page, "Base+MLP", "wS1;bS1 wS1-;wS2 -wS1;bS2 bS1-;wQ -wS2;bQ bS2-;wQ /wS2;bQ bS2\\");
  await expect(page.getByTestId("explorer-empty")).toHaveText("No game of the book reached this position.");
  await page.getByTestId("explorer-own").click();
  await expect(page.getByTestId("explorer-empty")).toHaveText("No other game of yours reached this position.");
  await explore(page, "Base+P+Fl3");
  await page.getByTestId("explorer-book").click();
  await expect(page.getByTestId("explorer-empty")).toHaveText("There is no book for this game.");
});

test.describe("without a service worker, which would load the book itself", () => {
test.use({ serviceWorkers: "block" });

test("a damaged book is reported, can be loaded again, and the rest works", async ({ page, problems }) => {
  await page.route("**/*.book", (route) => route.fulfill({ body: "skepbook\x01damaged" }), { times: 1 });
  await explore(page, "Base+MLP");
  await expect(page.getByTestId("explorer-empty")).toHaveText("The book that was loaded is damaged.");
  await page.getByTestId("explorer-own").click();
  await expect(page.getByTestId("explorer-empty")).toHaveText("No other game of yours reached this position.");
  await page.getByTestId("explorer-book").click();
  await page.getByTestId("explorer-again").click();
  await expect(rows(page).first()).toBeVisible();
  await page.route("**/*.book", (route) => route.abort());
  await explore(page, "Base");
  await expect(page.getByTestId("explorer-empty")).toHaveText("The book could not be loaded. Is there a network?");
  // The browser reports the missing service worker and the file that was not loaded.
  problems.length = 0;
});
});

test("after its first use the book is there without a network", async ({ page, context }) => {
  await open(page);
  await kept(page);
  await explore(page, "Base+MLP");
  await expect(rows(page).first()).toBeVisible();
  const cached = () => page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith(".book"));
  });
  await expect.poll(cached).toEqual([expect.stringMatching(/^\/base-mlp-[0-9a-f]{16}\.book$/)]);
  await context.setOffline(true);
  await explore(page, "Base+MLP", "wP");
  await reload(page);
  await openPanel(page);
  await page.getByTestId("tab-explorer").click();
  await expect(rows(page).first()).toBeVisible();
});

for (const [language, book, results] of [["en", "Book", "Results"], ["fr", "Répertoire", "Résultats"], ["it", "Libro", "Risultati"]]) {
  test(`the explorer is accessible and complete in ${language}`, async ({ page }) => {
    await set(page, { language });
    await explore(page, "Base+MLP", "wP;bP wP-");
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByTestId("explorer-book")).toContainText(book);
    await expect(page.getByTestId("explorer-moves").getByRole("columnheader", { name: results })).toBeVisible();
    await expect(page.getByTestId("explorer")).not.toContainText(/explorer-/);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.scrollingElement.scrollHeight <= innerHeight)).toBe(true);
  });
}

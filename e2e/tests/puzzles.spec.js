// The puzzles: solved by mouse, touch and keyboard, wrong answers, hints, the daily one, streaks, ratings, offline.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

import { expect, expectAccessible, kept, open, reload, test } from "../fixtures.js";
import { GamePage } from "../game_page.js";
import { set } from "../helpers.js";
import { byKeyboard, byMouse, byTouch } from "../input.js";
import { expectHive, hive } from "../picture.js";

const PROGRAM = process.env.SKEP_PROGRAM ?? "../target/debug/skep";

/** The puzzles of a pack, in the order of the file. */
function pack(family) {
  const [, ...lines] = readFileSync(new URL(`../../data/puzzles/${family}.puzzles`, import.meta.url), "utf8").trim().split("\n");
  return lines.map((line) => {
    const [id, task, position, moves, , themes] = line.split("\t");
    return { id, task, position, moves: moves.split("; "), themes: themes.split(" "), link: `/puzzles/${family}/${id}` };
  });
}

const TOURNAMENT = pack("tournament");
/** A win in two whose first action is not a throw, and a defence. */
const WIN = TOURNAMENT.find(({ moves, themes }) => moves.length === 3 && !themes.includes("throw") && moves[1] !== "pass");
const SAVE = TOURNAMENT.find(({ task, themes }) => task === "save" && !themes.includes("throw"));
const MATE = TOURNAMENT.find(({ moves, themes, task }) => task === "win" && moves.length === 1 && !themes.includes("throw"));

const puzzle = (page) => page.getByTestId("puzzle");
const said = (page) => page.getByTestId("puzzle-said");
const rating = async (page) => Number((await page.getByTestId("puzzle-rating").textContent()).match(/\d+/)[0]);
const cells = (position) => position.split(";")[2];
const byId = (id) => TOURNAMENT.find((puzzle) => puzzle.id === id);
const shown = async (page) => byId(await puzzle(page).getAttribute("data-puzzle"));
const hand = (isMobile) => (isMobile ? byTouch : byMouse);

/** Plays a move of a solution. */
async function play(table, move) {
  const [tile, place] = move.split(" ");
  await table.take(tile);
  await table.put(place);
}

/** Solves the puzzle on the board. */
async function solve(page, table, { moves }) {
  for (const [index, move] of moves.entries()) {
    if (index % 2 === 1) await expect(said(page)).toContainText("Your turn.");
    else await play(table, move);
  }
  await expect(said(page)).toHaveClass(/done/);
}

/** A move of the solution's first tile that is not the solution. */
function wrongMove({ position, moves }) {
  const lines = execFileSync(PROGRAM, ["moves", position, "--json"], { encoding: "utf8" }).trim().split("\n");
  const names = lines.map((line) => JSON.parse(line).move);
  const [tile] = moves[0].split(" ");
  return names.find((name) => name.startsWith(`${tile} `) && name !== moves[0]);
}

/** The id of the puzzle of a day, by the program. */
function daily(day) {
  const text = execFileSync(PROGRAM, ["puzzle", "--daily", day, "--language", "en"], { input: "quit\n", encoding: "utf8" });
  return text.match(/Puzzle of [\d-]+: ([0-9a-z]{8})/)[1];
}

for (const [way, by, onPhone] of [["mouse", byMouse, false], ["keyboard", byKeyboard, false], ["touch", byTouch, true]]) {
  test(`a puzzle is solved by ${way}, and the rating rises`, async ({ page, isMobile }) => {
    test.skip(isMobile !== onPhone, "another screen");
    await open(page, WIN.link);
    const table = new GamePage(page, by);
    await expect(page.getByTestId("puzzle-task")).toHaveText(/^(White|Black) to move: win with 2 actions of your own\.$/);
    await expectHive(page, cells(WIN.position));
    // What gives the solution away is not shown before.
    await expect(page.getByTestId("puzzle-about")).toHaveCount(0);
    expect(await rating(page)).toBe(1500);
    await solve(page, table, WIN);
    await expect(page.getByTestId("puzzle-about")).toContainText(`Puzzle ${WIN.id}, rating`);
    await expect(page.getByTestId("puzzle-about").getByRole("listitem").first()).toHaveText("Win in two");
    await expect(page.getByTestId("puzzle-change")).toHaveText(/^\+\d+ points$/);
    const after = await rating(page);
    expect(after).toBeGreaterThan(1500);
    await table.press(page.getByTestId("puzzle-next"));
    await expect(puzzle(page)).not.toHaveAttribute("data-puzzle", WIN.id);
    await reload(page);
    await expect(page.getByTestId("puzzle-task")).toBeVisible();
    expect(await rating(page)).toBe(after);
  });
}

test("a wrong answer is refuted on the board and taken back, and the rating falls once", async ({ page, isMobile }) => {
  await open(page, WIN.link);
  const table = new GamePage(page, hand(isMobile));
  const wrong = wrongMove(WIN);
  await play(table, wrong);
  await expect(said(page)).toContainText("Wrong");
  await expect.poll(() => hive(page)).not.toBe(await hiveOf(WIN));
  await expect(said(page)).toHaveText(/^Wrong. .+ (Now the win takes too long|That wins for your opponent)\.$/);
  await expect(said(page)).toHaveText(/Your action has been taken back: try again\.$/);
  await expectHive(page, cells(WIN.position));
  await expect(page.getByTestId("puzzle-change")).toHaveText(/^[-−]\d+ points$/);
  const after = await rating(page);
  expect(after).toBeLessThan(1500);
  await play(table, wrong);
  await expect(said(page)).toContainText("Wrong");
  await page.getByTestId("puzzle-again").click();
  await expectHive(page, cells(WIN.position));
  for (const [index, move] of WIN.moves.entries()) {
    if (index % 2 === 1) await expect(said(page)).toContainText("Your turn.");
    else await play(table, move);
  }
  await expect(said(page)).toContainText("That is the solution");
  expect(await rating(page)).toBe(after);
  await reload(page);
  await expect(page.getByTestId("puzzle-task")).toBeVisible();
  expect(await rating(page)).toBe(after);
});

/** The hive of a puzzle, as it is drawn before anything was played. */
async function hiveOf({ position }) {
  return cells(position);
}

test("what is not legal is refused with the rule, and costs nothing", async ({ page, isMobile }) => {
  await open(page, MATE.link);
  const table = new GamePage(page, hand(isMobile));
  const opponent = MATE.moves[0][0] === "w" ? "bQ" : "wQ";
  await table.take(opponent);
  await expect(page.getByTestId("puzzle-change")).toHaveCount(0);
  await solve(page, table, MATE);
  await expect(page.getByTestId("puzzle-change")).toHaveText(/^\+/);
});

test("hints come in two stages, and a solution after them weighs less", async ({ page, isMobile }) => {
  await open(page, WIN.link);
  const table = new GamePage(page, hand(isMobile));
  await page.getByTestId("puzzle-hint").click();
  await expect(said(page)).toContainText("Try it with the");
  await expect(page.locator(".skep-hint path").first()).not.toBeAttached();
  await page.keyboard.press("h");
  await expect(said(page)).toContainText("Try this:");
  await expect(page.locator(".skep-hint").locator("*").first()).toBeAttached();
  await solve(page, table, WIN);
  const helped = (await rating(page)) - 1500;
  expect(helped).toBeGreaterThan(0);
  await page.evaluate(() => localStorage.removeItem("skep.puzzles"));
  await reload(page);
  await solve(page, table, WIN);
  expect((await rating(page)) - 1500).toBeGreaterThan(2 * helped);
});

test("the solution is played step by step, and the rating falls", async ({ page }) => {
  await open(page, WIN.link);
  await page.getByTestId("puzzle-solution").click();
  await expect(said(page)).toContainText("That was the solution.");
  expect(await rating(page)).toBeLessThan(1500);
  await page.getByTestId("puzzle-again").click();
  await expectHive(page, cells(WIN.position));
  await expect(page.getByTestId("puzzle-hint")).toBeEnabled();
});

test("in a defence one action alone does not lose", async ({ page, isMobile }) => {
  await open(page, SAVE.link);
  const table = new GamePage(page, hand(isMobile));
  await expect(page.getByTestId("puzzle-task")).toContainText("every action but one loses by force");
  const wrong = wrongMove(SAVE);
  if (wrong) {
    await play(table, wrong);
    await expect(said(page)).toHaveText(/^Wrong. .+ (Now you lose by force|That wins for your opponent)\./, { timeout: 20_000 });
    await expectHive(page, cells(SAVE.position));
  }
  await play(table, SAVE.moves[0]);
  await expect(page.getByTestId("puzzle-about")).toBeVisible();
});

test("the daily puzzle is the same everywhere, and its streak grows, waits and breaks", async ({ page, browser, baseURL }) => {
  const days = ["2026-11-19", "2026-11-20", "2026-11-22"];
  const on = (page, day) => page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
  const streak = page.getByTestId("puzzle-days");
  await on(page, days[0]);
  await open(page);
  await page.locator("main a[href='/puzzles/daily']").click();
  await expect(puzzle(page)).toHaveAttribute("data-puzzle", daily(days[0]));
  await expect(page.getByTestId("puzzle-date")).toContainText("19 November");
  await expect(streak).toContainText("No day in a row yet");
  await solve(page, new GamePage(page, byMouse), await shown(page));
  await expect(streak).toContainText("One day in a row");
  const context = await browser.newContext({ baseURL, locale: "en-GB" });
  const other = await context.newPage();
  await on(other, days[0]);
  await open(other, "/puzzles/daily");
  await expect(puzzle(other)).toHaveAttribute("data-puzzle", daily(days[0]));
  await context.close();
  await on(page, days[1]);
  await reload(page);
  await expect(puzzle(page)).toHaveAttribute("data-puzzle", daily(days[1]));
  await expect(streak).toContainText("One day in a row");
  await solve(page, new GamePage(page, byMouse), await shown(page));
  await expect(streak).toHaveText("2 days in a row · best: 2");
  await on(page, days[2]);
  await reload(page);
  await expect(streak).toHaveText("No day in a row yet · best: 2");
  await solve(page, new GamePage(page, byMouse), await shown(page));
  await expect(streak).toHaveText("One day in a row · best: 2");
});

test("a streak goes on until the first mistake", async ({ page, isMobile }) => {
  await open(page, "/puzzles/streak");
  const table = new GamePage(page, hand(isMobile));
  const run = page.getByTestId("puzzle-run");
  for (const count of [1, 2]) {
    await expect(page.getByTestId("puzzle-hint")).toBeDisabled();
    const now = await shown(page);
    await solve(page, table, now);
    await expect(run).toHaveText(`${count} in a row · best: ${count}`);
    await page.getByTestId("puzzle-next").click();
    await expect(puzzle(page)).not.toHaveAttribute("data-puzzle", now.id);
  }
  await page.getByTestId("puzzle-solution").click();
  await expect(run).toHaveText("The streak ends after 2 puzzles. · best: 2");
  await expect(page.getByTestId("puzzle-next")).toBeVisible();
  await page.keyboard.press("n");
  await expect(run).toHaveText("0 in a row · best: 2");
  expect(await rating(page)).toBe(1500);
});

test("puzzles are chosen by game and theme", async ({ page }) => {
  await open(page, "/puzzles");
  await expect(puzzle(page)).toBeVisible();
  const game = page.getByTestId("puzzles-game");
  await expect(game.locator("option:checked")).toHaveText(`Tournament (${TOURNAMENT.length})`);
  const throws = TOURNAMENT.filter(({ themes }) => themes.includes("throw"));
  const theme = page.getByTestId("puzzles-theme");
  await theme.selectOption("throw");
  await expect(theme.locator("option:checked")).toHaveText(`Throw (${throws.length})`);
  await expect(page).toHaveURL(/theme=throw/);
  await expect.poll(async () => (await shown(page))?.themes).toContain("throw");
  await page.locator("main h1").focus();
  for (let count = 0; count < 3; count += 1) {
    const { id } = await shown(page);
    await page.keyboard.press("n");
    await expect(puzzle(page)).not.toHaveAttribute("data-puzzle", id);
    expect((await shown(page)).themes).toContain("throw");
  }
  await game.selectOption("venom");
  const venom = pack("venom").map(({ id }) => id);
  await expect.poll(async () => venom.includes(await puzzle(page).getAttribute("data-puzzle"))).toBe(true);
  await reload(page);
  await expect.poll(async () => venom.includes(await puzzle(page).getAttribute("data-puzzle"))).toBe(true);
});

test("a puzzle has a link, and its position can be analysed", async ({ page, context, isMobile }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/puzzles");
  const { link } = await shown(page);
  await page.getByTestId("puzzle-link").click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${link}$`));
  await open(page, MATE.link);
  await expect(page.getByTestId("puzzle-analyse")).toBeDisabled();
  await solve(page, new GamePage(page, hand(isMobile)), MATE);
  await page.getByTestId("puzzle-analyse").click();
  await expect(page).toHaveURL(/\/analyse/);
  await expectHive(page, cells(MATE.position));
});

test("a puzzle that is not there and an address that is none are said", async ({ page }) => {
  await open(page, "/puzzles/venom/00000000");
  await expect(page.getByTestId("puzzles-none")).toHaveText("There is no puzzle 00000000 here.");
  await open(page, "/puzzles/chess/00000000");
  await expect(page.locator("main h1")).toHaveText("There is nothing here");
});

test("the record goes into the file with all games and comes back", async ({ page, browser, baseURL, isMobile }) => {
  await open(page, MATE.link);
  await solve(page, new GamePage(page, hand(isMobile)), MATE);
  const here = await rating(page);
  await open(page, "/games");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByTestId("export-all").click()]);
  const file = await readFile(await download.path(), "utf8");
  const context = await browser.newContext({ baseURL, locale: "en-GB" });
  const other = await context.newPage();
  await open(other, "/games");
  await other.getByTestId("import-open").click();
  await other.getByTestId("import-text").fill(file);
  await other.getByTestId("import").click();
  await expect(other.getByTestId("notice")).toContainText("Your record in the puzzles has been added.");
  await open(other, MATE.link);
  await expect(other.getByTestId("puzzle-task")).toBeVisible();
  expect(await rating(other)).toBe(here);
  await context.close();
});

test("a damaged record is said, and the rest of it stays", async ({ page }) => {
  const record = '{"format":"skep puzzles","version":1,"rating":[1,2,3],"rated":2,"since":20776,"daily":[0,0,0],"run":[2,7],"seen":["x"]}';
  await page.addInitScript((record) => localStorage.setItem("skep.puzzles", record), record);
  await open(page, "/puzzles/streak");
  await expect(page.getByTestId("notice")).toContainText("Your rating in the puzzles cannot be read");
  await expect(page.getByTestId("notice")).toContainText("The entry of one puzzle cannot be read");
  await expect(page.getByTestId("puzzle-run")).toHaveText("2 in a row · best: 7");
});

test("a record that is none is said, and puzzles work", async ({ page, isMobile }) => {
  await page.addInitScript(() => localStorage.setItem("skep.puzzles", "{"));
  await open(page, MATE.link);
  await expect(page.getByTestId("notice")).toContainText("cannot be read");
  await solve(page, new GamePage(page, hand(isMobile)), MATE);
});

test.describe("without a service worker", () => {
  test.use({ serviceWorkers: "block" });

  test.afterEach(({ problems }) => {
    problems.length = 0;
  });

  test("damaged puzzles of a pack are left out, and the others work", async ({ page, isMobile }) => {
    await page.route(/tournament-[0-9a-f]+\.puzzles$/, async (route) => {
      const response = await route.fetch();
      const lines = (await response.text()).split("\n");
      const broken = lines.map((line, index) => (index === 2 ? "damaged" : line));
      await route.fulfill({ response, body: broken.join("\n") });
    });
    await open(page, MATE.link === byId(lineId(2)).link ? WIN.link : MATE.link);
    await expect(page.getByTestId("notice")).toContainText("One puzzle of this game is damaged and was left out.");
    const now = await shown(page);
    await solve(page, new GamePage(page, hand(isMobile)), now);
  });

  test("a pack that is none or cannot be loaded is said, and other games work", async ({ page }) => {
    await page.route(/tournament-[0-9a-f]+\.puzzles$/, (route) => route.fulfill({ body: "<html>" }));
    await page.route(/venom-[0-9a-f]+\.puzzles$/, (route) => route.abort());
    await open(page, "/puzzles");
    await expect(page.getByTestId("puzzles-none")).toContainText("are damaged");
    await page.getByTestId("puzzles-game").selectOption("venom");
    await expect(page.getByTestId("puzzles-none")).toContainText("could not be loaded");
    await page.unroute(/venom-[0-9a-f]+\.puzzles$/);
    await page.getByTestId("puzzles-try-again").click();
    await expect(puzzle(page)).toBeVisible();
    await page.getByTestId("puzzles-game").selectOption("base");
    await expect(puzzle(page)).toBeVisible();
  });
});

/** The id in a line of the pack, counted from 0. */
function lineId(line) {
  return TOURNAMENT[line - 1].id;
}

test("puzzles that were opened once are there without a network", async ({ page, context, isMobile }) => {
  await open(page);
  await kept(page);
  await page.getByTestId("nav-puzzles").click();
  await expect(puzzle(page)).toBeVisible();
  await context.setOffline(true);
  await open(page, "/puzzles/daily");
  await expect(puzzle(page)).toBeVisible();
  await open(page, MATE.link);
  await solve(page, new GamePage(page, hand(isMobile)), MATE);
  await page.getByTestId("puzzle-next").click();
  await expect(puzzle(page)).not.toHaveAttribute("data-puzzle", MATE.id);
});

for (const [language, heading, task] of [["en", "Puzzles", /to move/], ["fr", "Problèmes", /^Les (Blancs|Noirs) jouent/], ["it", "Problemi", /^Il (Bianco|Nero) muove/]]) {
  test(`the puzzles are in ${language}, and axe finds no barrier`, async ({ page }) => {
    await set(page, { language });
    await open(page, WIN.link);
    await expect(page.locator("main h1")).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} – skep`);
    await expect(page.getByTestId("puzzle-task")).toHaveText(task);
    await expect(page.locator(".skep-cell").last()).toHaveAttribute("aria-label", /./);
    await expectAccessible(page);
    await page.getByTestId("puzzle-hint").click();
    await expectAccessible(page);
    await page.getByTestId("puzzle-solution").click();
    await expect(page.getByTestId("puzzle-next")).toBeVisible();
    await expectAccessible(page);
    await open(page, "/puzzles/daily");
    await expect(page.getByTestId("puzzle-date")).toBeVisible();
    await expectAccessible(page);
  });
}

for (const [screen, width, height] of [["320 px", 320, 640], ["1280 x 800 at 200 %", 640, 400]]) {
  for (const language of ["en", "fr", "it"]) {
    test(`nothing is cut off at ${screen}: ${language}`, async ({ page, isMobile }) => {
      test.skip(isMobile, "once is enough");
      await set(page, { language });
      await page.setViewportSize({ width, height });
      await open(page, WIN.link);
      await expect(page.getByTestId("puzzle-task")).toBeVisible();
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await wide()).toBeLessThanOrEqual(0);
      await page.getByTestId("puzzle-solution").click();
      await expect(page.getByTestId("puzzle-next")).toBeVisible();
      expect(await wide()).toBeLessThanOrEqual(0);
    });
  }
}

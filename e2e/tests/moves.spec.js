// The move list: sentences for screen readers, tooltips, the keyboard.

import { readFileSync } from "node:fs";

import { MIDDLE, address, openGame, openPanel } from "../helpers.js";
import { expect, expectAccessible, open, test } from "../fixtures.js";

/** A game of 300 random actions. */
const LONG = readFileSync(new URL("../games/long.txt", import.meta.url), "utf8").trim().split(";").slice(3).join(";");

const entries = (page) => page.getByTestId("moves").locator("button.move");

test("moves are read as sentences and shown in notation", async ({ page }) => {
  await openGame(page, "Base", "wS1;bS1 wS1-;wQ -wS1");
  await openPanel(page);
  const list = page.getByTestId("moves");
  await expect(entries(page)).toHaveText(["wS1", "bS1 wS1-", "wQ -wS1"]);
  await expect(entries(page).last()).toHaveAttribute("aria-label", /./);
  await expect(list).toMatchAriaSnapshot(`
    - list "Moves":
      - listitem:
        - text: "1."
        - button "White places Spider 1 as the first tile."
      - listitem:
        - button "Black places Spider 1 to the right of white Spider 1."
      - listitem:
        - text: "2."
        - button "White places the Queen Bee to the left of white Spider 1."
  `);
});

test("a move shows its creature", async ({ page }) => {
  await openGame(page, "Base", "wS1;bA1 wS1-");
  await openPanel(page);
  const icons = entries(page).locator("svg.creature");
  await expect(icons).toHaveCount(2);
  await expect(icons.first()).toBeVisible();
  const drawn = await icons.evaluateAll((all) =>
    all.map((icon) => document.querySelector(icon.querySelector("use").getAttribute("href")).innerHTML),
  );
  const waiting = (bug) => page.locator(`.skep-waiting[data-bug=${bug}] .skep-creature`).first().evaluate((creature) => creature.innerHTML);
  const bare = (svg) => svg.replaceAll(/\n|<!---->/g, "");
  expect(drawn.map(bare)).toEqual([bare(await waiting("S")), bare(await waiting("A"))]);
  // Each fills its box, and none is cut off.
  const fit = await icons.evaluateAll((all) => all.map((icon) => {
    const [frame, art] = [icon, icon.querySelector("use")].map((it) => it.getBoundingClientRect());
    const inside = art.left >= frame.left && art.top >= frame.top && art.right <= frame.right && art.bottom <= frame.bottom;
    return inside && art.height > frame.height / 2;
  }));
  expect(fit).toEqual([true, true]);
});

test("moves are written in the font of the page", async ({ page }) => {
  await open(page, address("Base+MLP", "wP").replace("/play", "/analyse"));
  await openPanel(page);
  await page.getByTestId("tab-explorer").click();
  await expect(page.getByTestId("explorer-row").first()).toBeVisible();
  for (const part of [".moves .move", ".explorer-moves .move"]) {
    const style = await page.locator(part).first().evaluate((move) => {
      const { fontFamily, fontVariantNumeric } = getComputedStyle(move);
      return { fontFamily, fontVariantNumeric };
    });
    expect(style, part).toMatchObject({ fontFamily: expect.stringMatching(/^"?Skep Sans/), fontVariantNumeric: "tabular-nums" });
  }
});

test("a variation is announced as one", async ({ page }) => {
  await openGame(page, "Base", "wS1;bS1 wS1-;wQ -wS1");
  await page.getByTestId("back").click();
  await page.getByTestId("back").click();
  await page.locator(".skep-waiting[data-tile=bA1]").click();
  await page.locator('.skep-cell[data-place="1,0"]').dispatchEvent("click");
  await openPanel(page);
  const variation = page.getByRole("group", { name: "Variation" });
  await expect(variation.getByRole("button")).toHaveAccessibleName("Black places Ant 1 to the right of white Spider 1.");
  await expect(variation.getByRole("button")).toHaveText("bA1 wS1-");
  await expectAccessible(page);
});

test("the sentences follow the language", async ({ page }) => {
  await openGame(page, "Base", "wS1");
  await openPanel(page);
  await expect(entries(page)).toHaveAccessibleName("White places Spider 1 as the first tile.");
  await page.getByTestId("settings-open").click();
  await page.getByRole("radio", { name: "Français" }).check({ force: true });
  await page.keyboard.press("Escape");
  await expect(entries(page)).toHaveAccessibleName("Les Blancs placent l’Araignée 1 comme première pièce.");
});

test("another game has other sentences", async ({ page }) => {
  await openGame(page, "Base", "wS1;bS1 wS1-");
  await openPanel(page);
  await expect(entries(page).last()).toHaveAccessibleName("Black places Spider 1 to the right of white Spider 1.");
  await page.evaluate(() => (location.hash = "#g=Base&m=wS1;bA1_wS1-&at=2"));
  await expect(entries(page).last()).toHaveText("bA1 wS1-");
  // The drawer of a phone closes when another game opens.
  await openPanel(page);
  await expect(entries(page).last()).toHaveAccessibleName("Black places Ant 1 to the right of white Spider 1.");
});

test("a tooltip shows the sentence", async ({ page, isMobile }) => {
  test.skip(isMobile, "a finger does not hover");
  await openGame(page, "Base", "wS1");
  await expect(entries(page)).toHaveAttribute("aria-label", /./);
  // Without a pointer there is no tooltip, which screen readers would read too.
  await expect(entries(page)).not.toHaveAttribute("title");
  await entries(page).hover();
  await expect(entries(page)).toHaveAttribute("title", "White places Spider 1 as the first tile.");
});

test("keys lead through the moves", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no keys");
  await openGame(page, "Base+MLP", MIDDLE);
  const at = (number) => expect(entries(page).nth(number)).toBeFocused();
  const count = await entries(page).count();
  // One stop of the Tab key: the current move.
  await expect(page.locator("button.move[tabindex='0']")).toHaveCount(1);
  await expect(page.locator("button.move[tabindex='0']")).toHaveAttribute("aria-current", "step");
  await page.locator("button.move[tabindex='0']").focus();
  await at(count - 1);
  await page.keyboard.press("ArrowUp");
  await at(count - 2);
  await page.keyboard.press("Home");
  await at(0);
  await page.keyboard.press("ArrowDown");
  await at(1);
  await page.keyboard.press("End");
  await at(count - 1);
  // Moving through the list changes nothing in the game; Enter does.
  await expect(entries(page).nth(count - 1)).toHaveAttribute("aria-current", "step");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(entries(page).first()).toHaveAttribute("aria-current", "step");
  await expect(page.locator(".skep-piece")).toHaveCount(1);
});

test("picks and results are shown in words, in a variation too", async ({ page }) => {
  await openGame(page, "Base+Swarm", "pick wA1 wA2 wA3;pick bA1 bA2 bA3");
  await openPanel(page);
  await expect(entries(page)).toHaveText(["White picks Ant 1, Ant 2, Ant 3.", "Black picks Ant 1, Ant 2, Ant 3."]);
  await page.goto("about:blank");
  await openGame(page, "Base", "wS1;(wA1;resigned=b);bS1 wS1-");
  await openPanel(page);
  await expect(page.locator(".variations .move")).toHaveText(["wA1", "White wins."]);
});

test("blocks of moves that are not in sight are not drawn, and the current move is", async ({ page, isMobile }) => {
  test.skip(isMobile, "the list is in a drawer");
  await openGame(page, "Base+MLP", LONG);
  await expect(entries(page)).toHaveCount(300);
  const isSeen = async (entry) => {
    const [list, { y, height }] = [await page.getByTestId("moves").boundingBox(), await entry.boundingBox()];
    return y >= list.y - 1 && y + height <= list.y + list.height + 1;
  };
  const current = page.locator(".move[aria-current]");
  await expect.poll(() => isSeen(current)).toBe(true);
  for (const key of ["Home", "End"]) {
    await page.keyboard.press(key);
    if (key === "Home") await page.keyboard.press("ArrowRight");
    await expect(current).toHaveText(key === "Home" ? LONG.split(";")[0] : LONG.split(";").at(-1));
    await expect.poll(() => isSeen(current)).toBe(true);
  }
  // Both moves of a turn are in one row.
  const [white, black] = [entries(page).nth(40), entries(page).nth(41)];
  await white.scrollIntoViewIfNeeded();
  expect((await white.boundingBox()).y).toBeCloseTo((await black.boundingBox()).y, 0);
});

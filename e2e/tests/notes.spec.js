// Notes on moves: comments, signs, arrows and marked cells, by mouse, touch and keyboard; kept, linked and exported.

import { exported, openGame, openPanel, openShare } from "../helpers.js";
import { expect, expectAccessible, open, reload, test } from "../fixtures.js";
import { byTouch } from "../input.js";
import { pixel } from "../picture.js";

const GAME = "/analyse#g=Base&m=wS1;bG1_-wS1;wQ_wS1-&at=2";

/** Opens the game on the analysis page, with the notes in front. */
async function openNotes(page, path = GAME) {
  await open(page, path);
  await showNotes(page);
}

/** Brings the notes to the front, once the page is there. */
async function showNotes(page) {
  await expect(page.getByTestId("analyse")).toBeVisible();
  await openPanel(page);
  await page.getByTestId("tab-notes").click();
}

/** Closes the drawer of a phone, which lies over the board. */
async function closePanel(page) {
  const drawer = page.getByTestId("drawer");
  if ((await drawer.isVisible()) && (await drawer.getAttribute("aria-expanded")) === "true") await drawer.click();
}

const drawn = (page, drawing) => page.locator(`.skep-drawings [data-drawing="${drawing}"]:not(.begun)`);
const at = (q, r) => `${q},${r}`;

async function rightDrag(page, from, to, keys = []) {
  for (const key of keys) await page.keyboard.down(key);
  const [start, end] = [await pixel(page, from), await pixel(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up({ button: "right" });
  for (const key of keys) await page.keyboard.up(key);
}

test("a comment and a sign stay with their move, after a reload too", async ({ page }) => {
  await openNotes(page);
  await expect(page.getByTestId("notes-title")).toHaveText("On bG1 -wS1");
  await page.getByTestId("comment").fill("Too early.\nThe Ant {A1} first!");
  await page.getByTestId("glyph-dubious").click();
  await expect(page.getByTestId("glyph-dubious")).toHaveAttribute("aria-pressed", "true");
  const entry = page.locator(".move", { hasText: "bG1 -wS1" });
  await expect(entry.getByTestId("glyph")).toHaveText("?!");
  await expect(entry.getByTestId("noted")).toHaveCount(1);
  await expect(entry).toHaveAttribute("aria-label", /Dubious move\. Comment: Too early\.\nThe Ant \{A1\} first!/);
  await expect(page.getByTestId("comment-here")).toContainText("Too early.");
  // Another move has another note.
  await page.keyboard.press("Escape");
  await page.locator(".move", { hasText: "wS1" }).first().click();
  await expect(page.getByTestId("comment")).toHaveValue("");
  await expect(page.getByTestId("comment-here")).toHaveCount(0);
  await entry.click();
  await expect(page.getByTestId("comment")).toHaveValue("Too early.\nThe Ant {A1} first!");
  await expect(page).toHaveURL(/&n=2\?!::Too_early\.\$a\./);
  await reload(page);
  await showNotes(page);
  await expect(page.getByTestId("comment")).toHaveValue("Too early.\nThe Ant {A1} first!");
  await page.getByTestId("glyph-dubious").click();
  await expect(entry.getByTestId("glyph")).toHaveCount(0);
});

test("what was typed a moment ago is there after a step and after a reload", async ({ page }) => {
  await openNotes(page);
  await page.getByTestId("comment").pressSequentially("one");
  await page.locator(".move", { hasText: "wQ wS1-" }).click();
  await page.getByTestId("comment").pressSequentially("two");
  await reload(page);
  await showNotes(page);
  await expect(page.getByTestId("comment")).toHaveValue("two");
  await page.locator(".move", { hasText: "bG1 -wS1" }).click();
  await expect(page.getByTestId("comment")).toHaveValue("one");
});

test("the right mouse button draws arrows and marks cells, and the same again removes them", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no mouse");
  await openNotes(page);
  await rightDrag(page, at(0, 0), at(-1, 0));
  await expect(drawn(page, "G0,0/-1,0")).toHaveCount(1);
  await rightDrag(page, at(-1, 0), at(-1, 0), ["Shift"]);
  await expect(drawn(page, "R-1,0")).toHaveCount(1);
  await rightDrag(page, at(0, 0), at(1, -1), ["Alt"]);
  await expect(drawn(page, "B0,0/1,-1")).toHaveCount(1);
  // The moves on the board were not touched.
  await expect(page.getByTestId("moves").locator(".move")).toHaveCount(3);
  const list = page.getByTestId("drawings").locator("li");
  await expect(list).toHaveText([
    "Red mark on Black Grasshopper 1",
    "Green arrow from White Spider 1 to Black Grasshopper 1",
    "Blue arrow from White Spider 1 to cell 1,-1",
  ]);
  await rightDrag(page, at(0, 0), at(-1, 0));
  await expect(drawn(page, "G0,0/-1,0")).toHaveCount(0);
  await page.getByRole("button", { name: "Remove: Red mark on Black Grasshopper 1" }).click();
  await expect(drawn(page, "R-1,0")).toHaveCount(0);
  await page.getByTestId("clear-drawings").click();
  await expect(page.locator(".skep-drawings [data-drawing]")).toHaveCount(0);
});

test("a finger draws when the pen is pressed, and two fingers still zoom", async ({ page, isMobile }) => {
  test.skip(!isMobile, "a desktop has no fingers");
  await open(page, GAME);
  const pen = page.locator("[data-do=draw]");
  await pen.tap();
  await expect(pen).toHaveAttribute("aria-pressed", "true");
  await page.locator("[data-pen=blue]").tap();
  await byTouch.drag(page, await pixel(page, at(0, 0)), await pixel(page, at(-1, 0)));
  await expect(drawn(page, "B0,0/-1,0")).toHaveCount(1);
  await byTouch.point(page, at(0, 0));
  await expect(drawn(page, "B0,0")).toHaveCount(1);
  await byTouch.point(page, at(0, 0));
  await expect(drawn(page, "B0,0")).toHaveCount(0);
  await pen.tap();
  await byTouch.point(page, at(0, 0));
  await expect(page.locator(".skep-drawings [data-drawing]")).toHaveCount(1);
});

test("keys mark cells and draw arrows", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no keyboard");
  await openNotes(page);
  await page.locator(".skep-cell[data-place='0,0']").focus();
  await page.keyboard.press("o");
  await expect(drawn(page, "G0,0")).toHaveCount(1);
  await page.keyboard.press("4");
  await page.keyboard.press("v");
  await page.keyboard.press("a");
  await expect(page.locator(".skep-cell[data-place='-1,0']")).toBeFocused();
  await page.keyboard.press("v");
  await expect(drawn(page, "Y0,0/-1,0")).toHaveCount(1);
  // An arrow that was begun is given up by Escape, and cells beside the hive can be its end.
  await page.keyboard.press("v");
  await page.keyboard.press("a");
  await expect(page.locator(".skep-cell[data-place='-2,0']")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator(".skep-drawings [data-drawing]")).toHaveCount(2);
});

test("a link shows the notes to somebody else, and a PGN contains them", async ({ page, browser, isMobile }) => {
  await openNotes(page);
  await page.getByTestId("comment").fill("Look here.");
  await page.getByTestId("glyph-good").click();
  await closePanel(page);
  await page.locator("[data-do=draw]").click();
  const [from, to] = [await pixel(page, at(0, 0)), await pixel(page, at(-1, 0))];
  if (isMobile) {
    await byTouch.drag(page, from, to);
  } else {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  }
  await expect(drawn(page, "G0,0/-1,0")).toHaveCount(1);
  await openPanel(page);
  await openShare(page);
  const pgn = await exported(page, "pgn");
  expect(pgn).toContain("2. bG1 -wS1 $1\n");
  const link = await exported(page, "link");
  expect(link).toContain("&n=2!:G0,0/-1,0:Look_here.&at=2");
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link.replace("/play#", "/analyse#"));
  await expect(drawn(other, "G0,0/-1,0")).toHaveCount(1);
  await expect(other.getByTestId("comment-here")).toHaveText("Look here.");
  await expect(other.locator(".move[aria-current]").getByTestId("glyph")).toHaveText("!");
  // The page of the game shows signs and comments too.
  await other.goto("about:blank");
  await other.goto(link);
  await expect(other.getByTestId("play")).toBeVisible();
  await expect(other.locator(".move[aria-current]").getByTestId("glyph")).toHaveText("!");
  await context.close();
});

test("a PGN of another program is imported with its variations and notes", async ({ page }) => {
  await openGame(page, "Base");
  await openShare(page);
  const pgn = '[GameType "Base"]\n{Before.}\n1. wS1! (1. wA1 {Or this.}) 2. bG1 -wS1 $4 ; bad\n';
  await page.getByTestId("import-text").fill(pgn);
  await page.getByTestId("import").click();
  await expect(page.getByTestId("glyph")).toHaveText(["!", "??"]);
  await expect(page.getByTestId("noted")).toHaveCount(2);
});

for (const [locale, comment, arrow] of [
  ["en-GB", "Comment", "Green mark on White Spider 1"],
  ["fr-FR", "Commentaire", /Marque verte\s:\sAraignée/],
  ["it-IT", "Commento", /Segno verde: Ragno/],
]) {
  test.describe(() => {
    test.use({ locale });

    test(`the notes are accessible in ${locale}`, async ({ page }) => {
      await openNotes(page, "/analyse#g=Base&m=wS1;bG1_-wS1&n=2?!:G0,0:Hm&at=2");
      await expect(page.getByRole("textbox", { name: comment })).toHaveValue("Hm");
      await expect(page.getByTestId("drawings").locator("li")).toHaveText(arrow);
      await expectAccessible(page);
    });
  });
}

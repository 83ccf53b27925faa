// The lessons: a whole one by mouse, touch and keyboard; what is said; progress; the coach.

import { readFile } from "node:fs/promises";

import { expect, expectAccessible, open, reload, test } from "../fixtures.js";
import { GamePage } from "../game_page.js";
import { set } from "../helpers.js";
import { byKeyboard, byMouse, byTouch } from "../input.js";
import { expectHive } from "../picture.js";

const task = (page) => page.getByTestId("lesson-task");
const said = (page) => page.getByTestId("lesson-said");
const onward = (page) => page.getByTestId("lesson-next");
const count = (page) => page.getByTestId("learn-count");

/** The solution of the first lesson. */
const FIRST = [["wA1", "/bQ"], ["wG1", "bQ/"], ["wQ", "bQ/"]];

/** Plays a move on the board of a lesson. */
async function move(table, [tile, place]) {
  await table.take(tile);
  await table.put(place);
}

for (const [way, hand, onPhone] of [["mouse", byMouse, false], ["keyboard", byKeyboard, false], ["touch", byTouch, true]]) {
  test(`from the home page to the end of the first lesson by ${way}`, async ({ page, isMobile }) => {
    test.skip(isMobile !== onPhone, "another screen");
    await open(page);
    const table = new GamePage(page, hand);
    let presses = 0;
    const press = async (button) => {
      await table.press(button);
      presses += 1;
    };
    await press(page.getByTestId("first-lesson"));
    for (const [index, step] of FIRST.entries()) {
      await expect(page.getByTestId(`lesson-step-${index + 1}`)).toHaveAttribute("aria-current", "step");
      await expect(said(page)).toBeEmpty();
      await move(table, step);
      await expect(said(page)).toHaveClass(/done/);
      if (index + 1 < FIRST.length) await press(onward(page));
    }
    expect(presses).toBeLessThanOrEqual(8);
    await expect(onward(page)).toContainText("Next lesson: Placing tiles");
    await table.press(page.getByTestId("lesson-map"));
    await expect(count(page)).toHaveText(/^1 of \d+ lessons done$/);
    await expect(page.getByTestId("lesson-goal")).toContainText("(done)");
  });
}

test("a wrong answer is taken back, and it is said why", async ({ page, isMobile }) => {
  await open(page, "/learn/goal");
  const table = new GamePage(page, isMobile ? byTouch : byMouse);
  const before = "0,0:bQ -1,0:bS1 0,-1:wQ 1,-1:bA1 1,0:bG1 0,1:wB1 2,-1:wA1";
  await expectHive(page, before);
  await move(table, ["wA1", "bG1-"]);
  await expect(said(page)).toContainText("still has a free side");
  await expect(said(page)).toHaveClass(/refused/);
  await expectHive(page, before);
  // What is not legal is refused with the rule.
  await table.take("wQ");
  await table.put("bS1\\");
  await expect(said(page)).toHaveClass(/refused/);
  await expectHive(page, before);
  await move(table, FIRST[0]);
  await expect(said(page)).toHaveText("The Queen is surrounded on all six sides: you have won!");
});

test("a step may ask for what the rules forbid", async ({ page, isMobile }) => {
  await open(page, "/learn/one-hive");
  const table = new GamePage(page, isMobile ? byTouch : byMouse);
  await table.take("wA1");
  await expect(said(page)).toContainText("pinned");
  await expect(said(page)).toHaveClass(/done/);
  await expect(onward(page)).toBeVisible();
});

test("hints come in two stages, and the solution can be shown", async ({ page }) => {
  await open(page, "/learn/goal");
  await page.getByTestId("lesson-hint").click();
  await expect(said(page)).toContainText("Choose the white Ant");
  await expect(page.locator(".skep-hint path").first()).not.toBeAttached();
  await page.getByTestId("lesson-hint").click();
  await expect(page.locator(".skep-hint").locator("*").first()).toBeAttached();
  await page.getByTestId("lesson-show").click();
  await expect(said(page)).toHaveClass(/done/);
});

test("the opponent answers in a step of several turns", async ({ page, isMobile }) => {
  await open(page, "/learn/turns");
  const table = new GamePage(page, isMobile ? byTouch : byMouse);
  await move(table, ["wQ", "-wS1"]);
  await expect(said(page)).toContainText("Black places the Queen Bee");
  await move(table, ["wA1", "/wS1"]);
  await expect(said(page)).toContainText("Black places");
  await move(table, ["wA1", "bQ/"]);
  await expect(said(page)).toHaveClass(/done/);
});

test("marks are drawn, and named for those who do not see them", async ({ page }) => {
  await open(page, "/learn/goal");
  await expect(page.locator('.skep-drawings [data-drawing="G-1,1"]')).toBeAttached();
  await expect(page.getByTestId("lesson-marks")).toHaveText(/^Marked: .+\.$/);
});

test("progress survives a reload, and comes from one browser into another", async ({ page, browser, baseURL }) => {
  await open(page, "/learn/goal");
  await page.getByTestId("lesson-show").click();
  await expect(said(page)).toHaveClass(/done/);
  await reload(page);
  await expect(page.getByTestId("lesson-step-2")).toHaveAttribute("aria-current", "step");
  await expect(page.getByTestId("lesson-step-1")).toHaveClass(/done/);
  await open(page, "/games");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByTestId("export-all").click()]);
  const file = await readFile(await download.path(), "utf8");
  const context = await browser.newContext({ baseURL, locale: "en-GB" });
  const other = await context.newPage();
  await open(other, "/games");
  await other.getByTestId("import-open").click();
  await other.getByTestId("import-text").fill(file);
  await other.getByTestId("import").click();
  await expect(other.getByTestId("notice")).toContainText("Your progress in the lessons has been added.");
  await open(other, "/learn");
  await expect(other.getByTestId("lesson-goal")).toContainText("1/3");
  await context.close();
});

test("a damaged entry of the progress is said, and the others stay", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("skep.lessons", '{"format":"skep lessons","version":1,"lessons":{"goal":[1,2,3],"placing":"x"}}');
  });
  await open(page, "/learn");
  await expect(page.getByTestId("notice")).toContainText("“Placing tiles” cannot be read");
  await expect(count(page)).toHaveText(/^1 of \d+ lessons done$/);
  await page.getByTestId("lesson-placing").click();
  await expect(page.getByTestId("lesson-step-1")).toHaveAttribute("aria-current", "step");
  await page.getByTestId("lesson-hint").click();
  await expect(said(page)).toContainText("reserve");
});

test("progress that is no progress at all is said, and lessons work", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("skep.lessons", "{"));
  await open(page, "/learn/goal");
  await expect(page.getByTestId("notice")).toContainText("cannot be read");
  await page.getByTestId("lesson-show").click();
  await expect(said(page)).toHaveClass(/done/);
});

test("the coach suggests when asked, and the opponent plays", async ({ page, isMobile }) => {
  await open(page, "/learn/first-game");
  const table = new GamePage(page, isMobile ? byTouch : byMouse);
  await page.getByTestId("coach-ask").click();
  await expect(said(page)).toContainText("I suggest: White places", { timeout: 30_000 });
  await table.take("wS1");
  await page.locator(".skep-target").first().waitFor();
  await table.hand.point(page, "0,0");
  await expect(said(page)).toContainText("Black places", { timeout: 30_000 });
  await expect(page.locator(".skep-table > .skep-piece")).toHaveCount(2);
  await page.getByTestId("lesson-undo").click();
  await expect(page.locator(".skep-table > .skep-piece")).toHaveCount(0);
});

test("the home page leads to the lessons, straight away for somebody new", async ({ page }) => {
  await open(page);
  await expect(page.getByTestId("first-lesson")).toBeVisible();
  await page.getByTestId("nav-learn").click();
  await expect(page.getByTestId("learn")).toBeVisible();
  await expect(page.locator("main h1")).toBeFocused();
  await expect(page).toHaveTitle("Learn Hive – skep");
  await page.getByTestId("learn-next").click();
  await expect(page).toHaveTitle("The goal – skep");
  await page.getByTestId("lesson-show").click();
  await expect(said(page)).toHaveClass(/done/);
  await page.getByTestId("nav-home").click();
  await expect(page.locator(".start-panel")).toBeVisible();
  await expect(page.getByTestId("first-lesson")).toHaveCount(0);
});

test("the rules lead to a lesson, and the lesson to the rules", async ({ page }) => {
  await open(page, "/rules#pillbug");
  await page.getByTestId("rules-lesson-pillbug").click();
  await expect(page).toHaveURL(/\/learn\/pillbug$/);
  await expect(task(page)).toContainText("Pillbug");
  await page.getByTestId("lesson-rules").click();
  await expect(page.getByTestId("rules-section-pillbug")).toBeInViewport();
});

test("an unknown lesson is no page", async ({ page }) => {
  await open(page, "/learn/no-such-lesson");
  await expect(page.locator("main h1")).toHaveText("There is nothing here");
});

for (const [language, heading, lesson] of [["en", "Learn Hive", "Pillbug"], ["fr", "Apprendre Hive", "Le Cloporte"], ["it", "Impara Hive", "L’Onisco"]]) {
  test(`the lessons are in ${language}, and axe finds no barrier`, async ({ page }) => {
    await set(page, { language });
    await open(page, "/learn");
    await expect(page.locator("main h1")).toHaveText(heading);
    await expectAccessible(page);
    await page.getByTestId("lesson-pillbug").click();
    await expect(page.locator("main h1")).toHaveText(lesson);
    await expect(page.locator(".skep-board .skep-piece").first()).toBeVisible();
    await expect(page.locator(".skep-cell").last()).toHaveAttribute("aria-label", /./);
    await page.getByTestId("lesson-hint").click();
    await expectAccessible(page);
    await page.getByTestId("lesson-show").click();
    await expect(said(page)).toHaveClass(/done/);
    await expectAccessible(page);
  });
}

test("every solution can be shown", async ({ page, isMobile }) => {
  test.skip(isMobile, "once is enough");
  test.setTimeout(300_000);
  await open(page, "/learn/goal");
  let lessons = 0;
  for (;;) {
    const name = await page.getByTestId("lesson").getAttribute("data-lesson");
    lessons += 1;
    const steps = await page.locator(".lesson-step").count();
    for (let step = 1; step <= steps; step += 1) {
      // The game against the computer has no solution to show.
      if ((await page.getByTestId("coach-ask").count()) > 0) break;
      await expect(page.getByTestId(`lesson-step-${step}`), name).toHaveAttribute("aria-current", "step");
      const done = onward(page).or(page.getByTestId("lesson-play"));
      for (let action = 0; (await done.count()) === 0; action += 1) {
        expect(action, `${name} ${step}`).toBeLessThan(5);
        const show = page.getByTestId("lesson-show");
        await show.click();
        // The opponent may answer first.
        await expect(done.or(said(page).filter({ hasText: /Your turn|two actions|second action/ })).or(show).first(), `${name} ${step}`).toBeVisible();
        await expect.poll(async () => (await done.count()) > 0 || (await said(page).textContent()) !== "Good, go on.", { timeout: 3_000 }).toBe(true).catch(() => {});
      }
      if (step < steps) await onward(page).click();
    }
    if ((await page.getByTestId("lesson-play").count()) > 0) break;
    if ((await page.getByTestId("coach-ask").count()) > 0) {
      await open(page, "/learn/two-faces");
    } else {
      await onward(page).click();
      await expect(page.getByTestId("lesson")).not.toHaveAttribute("data-lesson", name);
    }
  }
  await open(page, "/learn");
  await expect(page.locator(".lesson-link")).toHaveCount(lessons);
  // All but the game against the computer.
  await expect(count(page)).toHaveText(`${lessons - 1} of ${lessons} lessons done`);
});

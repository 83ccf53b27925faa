// Accessibility: axe on every page and theme, keyboard operation, visible focus.

import { readFileSync } from "node:fs";

import { AxeBuilder } from "@axe-core/playwright";

import { MIDDLE, address, begin, choosePreset, fillGames, openChoices, openGame, openPanel, openShare, set } from "../helpers.js";
import { expect, expectAccessible, open, test } from "../fixtures.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The first puzzle of a pack. */
const PUZZLE = readFileSync(new URL("../../data/puzzles/tournament.puzzles", import.meta.url), "utf8").split("\n")[1].split("\t")[0];

/** The pages and windows, each with how to get there. */
const PLACES = {
  home: async (page) => {
    await open(page, "/");
    await expect(page.getByTestId("hero-board").locator(".skep-piece").first()).toBeVisible();
  },
  "home, everything open": async (page) => {
    await open(page, "/");
    await openChoices(page);
    await page.getByTestId("clock").check({ force: true });
  },
  "a custom game": async (page) => {
    await open(page, "/");
    await choosePreset(page, "custom");
    await expect(page.getByTestId("custom")).toBeVisible();
  },
  "a game in its middle": async (page) => {
    await openGame(page, "Base+MLP", MIDDLE);
    await openPanel(page);
    // What is read out at the cells follows the position a little later.
    await expect(page.locator(".skep-cell").first()).toHaveAttribute("aria-label", /./);
  },
  "a tile in the hand": async (page) => {
    await openGame(page, "Venom", "wS1;bS1 wS1-");
    await page.locator(".skep-waiting.available").first().click();
    await expect(page.locator(".skep-target").first()).toBeVisible();
    await expect(page.locator(".skep-cell").last()).toHaveAttribute("aria-label", /./);
  },
  "a pick": async (page) => {
    await begin(page, { preset: "swarm" });
    await expectAccessible(page);
    await page.getByTestId("seated").click();
    await expect(page.getByTestId("chooser")).toBeVisible();
  },
  "a filled My games": async (page) => {
    await open(page, "/games");
    await expect(page.getByTestId("kept-game").or(page.getByTestId("no-games")).first()).toBeVisible();
    if ((await page.getByTestId("kept-game").count()) === 0) await fillGames(page, 7);
    await expect(page.getByTestId("kept-game")).toHaveCount(7);
  },
  "the analysis, with engine and explorer": async (page) => {
    await open(page, address("Base+MLP", MIDDLE).replace("/play", "/analyse"));
    const engine = page.getByTestId("engine-switch");
    if (!(await engine.isChecked())) await page.keyboard.press("o");
    await expect(page.getByTestId("engine-line-1")).toBeVisible();
    // What is found changes while axe looks: it is switched off again, and the lines stay.
    await openPanel(page);
    await page.getByTestId("tab-explorer").click();
    await expect(page.getByTestId("explorer-row").or(page.locator(".explorer-empty")).first()).toBeVisible();
  },
  "the analysis, with notes": async (page) => {
    await open(page, address("Base+MLP", MIDDLE).replace("/play", "/analyse"));
    await openPanel(page);
    await page.getByTestId("tab-notes").click();
    await page.getByTestId("comment").fill("A comment.");
  },
  "the position editor": async (page) => {
    await open(page, "/editor#p=Venom+MLP;White(5);0,0:wQ_1,0:bQ_3,0:bA1&m=&at=0");
    await openPanel(page);
    await expect(page.getByTestId("problems")).not.toBeEmpty();
  },
  "no such page": (page) => open(page, "/nowhere"),
  "the map of the lessons": (page) => open(page, "/learn"),
  "a lesson": async (page) => {
    await open(page, "/learn/beetle");
    await expect(page.locator(".skep-board .skep-piece").first()).toBeVisible();
    await expect(page.locator(".skep-cell").last()).toHaveAttribute("aria-label", /./);
  },
  "a puzzle": async (page) => {
    await open(page, `/puzzles/tournament/${PUZZLE}`);
    await expect(page.locator(".skep-board .skep-piece").first()).toBeVisible();
    await expect(page.locator(".skep-cell").last()).toHaveAttribute("aria-label", /./);
  },
  rules: (page) => open(page, "/rules"),
  settings: async (page) => {
    await open(page, "/");
    await page.getByTestId("settings-open").click();
    await expect(page.getByTestId("settings")).toBeVisible();
  },
  help: async (page) => {
    await openGame(page, "Venom+MLP");
    await page.keyboard.press("?");
    await expect(page.getByTestId("help")).toBeVisible();
  },
  "export and import": async (page) => {
    await openGame(page, "Base+MLP", MIDDLE);
    await openShare(page);
  },
};

/** The violations that axe finds, of all rules or of some. */
async function violations(page, rules) {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

// Every place in every language by all rules, and in every theme by the rules that look at colours: no other sees a theme.
// On a phone in one language: another one changes neither colours nor names there.
for (const [place, go] of Object.entries(PLACES)) {
  test(`axe finds no barrier: ${place}, in every theme and language`, async ({ page, isMobile }) => {
    // Up to nine runs of axe.
    test.slow();
    // An empty page has no storage.
    await page.addInitScript(() => {
      if (location.protocol !== "about:") localStorage["skep.settings"] ??= JSON.stringify({ theme: "light", language: "en" });
    });
    const found = {};
    for (const language of isMobile ? ["en"] : ["en", "fr", "it"]) {
      if (language !== "en") {
        await page.evaluate((language) => {
          const settings = JSON.parse(localStorage["skep.settings"]);
          localStorage["skep.settings"] = JSON.stringify({ ...settings, language });
        }, language);
        await page.goto("about:blank");
      }
      await go(page);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      for (const theme of ["light", "dark", "contrast"]) {
        await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
        found[`${language}, ${theme}`] = await violations(page, theme === "light" ? undefined : ["color-contrast", "link-in-text-block"]);
      }
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((key) => [key, []])));
  });
}

/** The opacities of the elements that a selector finds, each multiplied with those of the elements around it. */
const opacities = (elements) => elements.evaluateAll((all) => all.map((element) => {
  let opacity = 1;
  for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
  return opacity;
}));

test("in high contrast nothing in a game or in the editor is faint", async ({ page }) => {
  await set(page, { theme: "contrast", language: "en", coordinates: true });
  const expectOpaque = async (selector) => {
    const found = await opacities(page.locator(selector));
    expect(found.length, selector).toBeGreaterThan(0);
    expect(Math.min(...found), selector).toBe(1);
  };
  // A move, so that there is a place that was left.
  await openGame(page, "Base", "wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-;wA1 bA1-");
  for (const part of [".skep-waiting", ".skep-grid text", ".skep-traces .skep-ghost"]) await expectOpaque(part);
  await open(page, "/editor#p=Base;White(5);0,0:wQ_1,0:bQ_2,0:bA1&m=&at=0");
  await expect(page.locator(".skep-waiting:not(.available)")).not.toHaveCount(0);
  for (const part of [".skep-waiting", ".skep-waiting:not(.available)", ".skep-grid text"]) if (await page.locator(part).count()) await expectOpaque(part);
  await begin(page, { preset: "swarm" });
  await page.getByTestId("seated").click();
  for (const tile of ["wA1", "wA2", "wA3"]) await page.getByTestId(`choose-${tile}`).click();
  await expect(page.locator(".choice:disabled").first()).toBeVisible();
  await expectOpaque(".choice:disabled svg");
  await open(page, "/analyse");
  await page.keyboard.press("o");
  await page.evaluate(() => document.querySelector(".evaluation-bar").classList.add("unknown"));
  await expectOpaque(".evaluation-bar");
});

test("the first Tab stop skips to the content", async ({ page }) => {
  await openGame(page, "Base");
  const address = page.url();
  await page.keyboard.press("Tab");
  const skip = page.locator(".skip");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  expect(page.url()).toBe(address);
});

test("the question mark opens the help in a game, and Escape closes it", async ({ page }) => {
  await openGame(page, "Base");
  await page.keyboard.press("?");
  await expect(page.getByTestId("help")).toBeVisible();
  expect(await page.getByTestId("help").getByRole("row").count()).toBeGreaterThan(8);
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("help")).toBeHidden();
});

for (const path of ["/", "/games", "/rules"]) {
  test(`the question mark opens the help at ${path}`, async ({ page }) => {
    await open(page, path);
    await page.keyboard.press("?");
    await expect(page.getByTestId("help")).toBeVisible();
  });
}

test("the help has what can be done in the open game, and every key by itself", async ({ page }) => {
  const help = page.getByTestId("help");
  await openGame(page, "Base");
  await page.getByRole("button", { name: "Help" }).click();
  await expect(help.getByTestId("help-place")).toBeVisible();
  await expect(help.getByTestId("help-turn-board")).toBeAttached();
  for (const topic of ["sting", "end", "choose"]) await expect(help.getByTestId(`help-${topic}`)).toHaveCount(0);
  await expect(help.getByRole("row", { name: "Previous move" }).locator("kbd")).toHaveText(["←", "J"]);
  await page.keyboard.press("Escape");
  await openGame(page, "Venom+MLP");
  await page.keyboard.press("?");
  for (const topic of ["place", "flip", "throw", "sting", "swap", "force"]) await expect(help.getByTestId(`help-${topic}`)).toBeAttached();
  await expect(help.getByTestId("help-draw")).toHaveCount(0);
  await openGame(page, "Base+Swarm+Honeycombo");
  await page.getByTestId("help-open").click();
  for (const topic of ["choose", "draw", "combo", "end"]) await expect(help.getByTestId(`help-${topic}`)).toBeAttached();
});

test("single keys do nothing where they are turned off", async ({ page }) => {
  await set(page, { shortcuts: false });
  await openGame(page, "Base", "wS1");
  await page.keyboard.press("u");
  await page.keyboard.press("?");
  await page.getByTestId("settings-open").click();
  await expect(page.getByTestId("help")).toBeHidden();
  await expect(page.locator(".skep-piece")).toHaveCount(1);
});

/** The visible style of the focused element. */
const mark = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const seen = (node) => {
      const { outlineStyle, outlineWidth, boxShadow, stroke, strokeWidth } = getComputedStyle(node);
      return [outlineStyle === "none" ? "none" : outlineWidth, boxShadow, stroke, strokeWidth].join(" ");
    };
    // A checkbox or radio button may be drawn by what stands around it.
    const drawn = () => [element, element.parentElement, ...element.parentElement.children].map(seen).join("|");
    const focused = drawn();
    const name = `${element.tagName}.${element.className.baseVal ?? element.className}#${element.dataset.testid ?? ""}`;
    element.blur();
    const plain = drawn();
    element.focus({ focusVisible: true });
    return { name, marked: focused !== plain };
  });

for (const [place, go] of [["the home page", (page) => open(page)], ["a game", (page) => openGame(page, "Base+MLP", MIDDLE)]]) {
  test(`the focus is seen everywhere on ${place}`, async ({ page, isMobile }) => {
    test.skip(isMobile, "a phone has no Tab key");
    await go(page);
    const unmarked = [];
    const reached = new Set();
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(() => document.activeElement === document.body)) continue;
      const { name, marked } = await mark(page);
      reached.add(name);
      if (!marked) unmarked.push(name);
    }
    expect(reached.size).toBeGreaterThan(8);
    expect(unmarked).toEqual([]);
  });
}

test("a dialog keeps the focus and gives it back", async ({ page }) => {
  await open(page);
  const opener = page.getByTestId("settings-open");
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("settings")).toBeVisible();
  expect(await page.evaluate(() => document.activeElement.closest("dialog") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

test("a move is announced as a sentence", async ({ page }) => {
  await openGame(page, "Base");
  await page.locator("[data-tile=wS1]").focus();
  await page.keyboard.press("Enter");
  await page.locator(".skep-cell").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("spoken")).toContainText(/Spider.*Black/s);
});

test("the start of a game moves the focus to it, and says whose turn it is", async ({ page }) => {
  await begin(page);
  await expect(page.getByRole("heading", { level: 1, name: "The game" })).toBeFocused();
  await expect(page.getByTestId("spoken")).toContainText("White to move, turn 1");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement.closest("#main") !== null)).toBe(true);
});

test("every page that is gone to has the focus on its heading", async ({ page }) => {
  await open(page);
  for (const [link, title] of [["nav-games", "My games"], ["nav-rules", "The rules of Hive"], ["nav-home", "Every game of Hive"]]) {
    await page.getByTestId(link).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  }
});

test("a pick before the first turn keeps the focus that it takes", async ({ page }) => {
  await begin(page, { preset: "swarm" });
  await expect.poll(() => page.evaluate(() => document.activeElement.closest(".curtain") !== null)).toBe(true);
});

test("what is drawn on tiles is not read aloud", async ({ page }) => {
  await openGame(page, "Base+MLP", MIDDLE);
  await page.locator(".skep-cell").first().press("Enter");
  const table = await page.locator(".skep-table").ariaSnapshot();
  const spoken = table.split("\n").filter((line) => !/^\s*- '?(group|button)\b/.test(line));
  expect(spoken).toEqual([]);
  await open(page, "/");
  await expect(page.getByTestId("hero-board").locator(".skep-piece").first()).toBeVisible();
  const home = await page.locator("main").ariaSnapshot();
  expect(home).not.toMatch(/\b(S1|A1|bQ|The hive)\b/);
});

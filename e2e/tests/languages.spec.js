// English, French, Italian: chosen from the browser, switchable, remembered, and complete on every page.

import { readdir, readFile } from "node:fs/promises";

import { MIDDLE, begin, choosePreset, closeChoices, openChoices, openGame, openPanel, openShare } from "../helpers.js";
import { expect, open, reload, test } from "../fixtures.js";

const MESSAGES = new URL("../../crates/words/messages/en/", import.meta.url);
const TITLES = { en: "Every game of Hive", fr: "Tous les jeux de Hive", it: "Tutti i giochi di Hive" };

/** All keys of messages that have more than one word, so that they cannot be words of a language. */
async function keys() {
  const files = (await readdir(MESSAGES)).filter((name) => name.endsWith(".ftl"));
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, MESSAGES), "utf8")));
  return texts.flatMap((text) => [...text.matchAll(/^([a-z]+(?:-[a-z0-9]+)+) =/gm)].map((match) => match[1]));
}

/** Expects no message key and no placeholder in the text or in labels. */
async function expectOnlyWords(page) {
  const said = await page.evaluate(() => {
    const texts = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll("[aria-label], [title], [aria-valuetext], [placeholder]")) {
      for (const name of ["aria-label", "title", "aria-valuetext", "placeholder"]) texts.push(element.getAttribute(name) ?? "");
    }
    return texts.join("\n");
  });
  const words = new Set(said.match(/[a-z]+(?:-[a-z0-9]+)+/g));
  expect((await keys()).filter((key) => words.has(key))).toEqual([]);
  expect(said).not.toMatch(/\{\s*\$|\{\s*[a-z-]+\s*\}|\u2068|\u2069/);
}

test("there are keys to be looked for", async () => {
  expect((await keys()).length).toBeGreaterThan(200);
});

for (const tag of ["en", "fr", "it"]) {
  test(`one thing has one word in ${tag}`, async () => {
    const folder = new URL(`../${tag}/`, MESSAGES);
    const files = await readdir(folder);
    const texts = (await Promise.all(files.map((name) => readFile(new URL(name, folder), "utf8")))).join("\n");
    const text = (key) => texts.match(new RegExp(`^${key} = (.*)$`, "m"))[1];
    for (const what of ["undo", "redo"]) expect(text(`editor-${what}`)).toBe(text(`shortcut-${what}`));
    // The board is called tavoliere throughout.
    expect(texts.match(/\btavol[oi]\b/gi) ?? []).toEqual([]);
  });
}

for (const [locale, tag] of [["en-GB", "en"], ["fr-CH", "fr"], ["it-IT", "it"], ["de-DE", "en"]]) {
  test.describe(() => {
    test.use({ locale });

    test(`a browser in ${locale} is answered in ${tag}`, async ({ page }) => {
      await open(page);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLES[tag]);
    });
  });
}

for (const [locale, tag] of [["en-GB", "en"], ["fr-FR", "fr"], ["it-IT", "it"]]) {
  test.describe(() => {
    test.use({ locale });

    test(`every page is in words in ${tag}`, async ({ page }) => {
      await open(page, "/");
      await choosePreset(page, "custom");
      await openChoices(page);
      await page.getByTestId("who-demo").click();
      await page.getByTestId("clock").check({ force: true });
      await expect(page.getByTestId("custom")).toBeVisible();
      await expectOnlyWords(page);
      await closeChoices(page);
      await page.getByTestId("help-open").click();
      await expect(page.getByTestId("help")).toBeVisible();
      await expectOnlyWords(page);
      await page.keyboard.press("Escape");
      await page.getByTestId("settings-open").click();
      await expect(page.getByTestId("settings")).toBeVisible();
      await expectOnlyWords(page);
      await open(page, "/rules");
      await expect(page.getByTestId("rules-section-ant")).toBeVisible();
      await expectOnlyWords(page);
      await open(page, "/nowhere");
      await expectOnlyWords(page);
      await openGame(page, "Base+MLP", MIDDLE);
      await openPanel(page);
      await expectOnlyWords(page);
      await openShare(page);
      await expectOnlyWords(page);
      await open(page, "/games");
      await expect(page.getByTestId("kept-game")).toHaveCount(1);
      await expectOnlyWords(page);
    });

    test(`picks and their screens are in words in ${tag}`, async ({ page }) => {
      await begin(page, { preset: "swarm" });
      await expectOnlyWords(page);
      await page.getByTestId("seated").click();
      await expectOnlyWords(page);
    });
  });
}

test("another language can be chosen, and stays", async ({ page }) => {
  await open(page);
  for (const tag of ["fr", "it"]) {
    await page.getByTestId("settings-open").click();
    await page.getByTestId(`language-${tag}`).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLES[tag]);
    await page.keyboard.press("Escape");
    await reload(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLES[tag]);
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
  }
});

/** Half a sentence of each sort that says why something cannot be read. */
const REASONS = {
  fr: { text: "lu comme une chaîne de partie", link: "le lien est incomplet", kept: "la partie enregistrée est endommagée" },
  it: { text: "letto come stringa di partita", link: "il link è incompleto", kept: "la partita salvata è danneggiata" },
};

for (const [tag, reasons] of Object.entries(REASONS)) {
  test.describe(`what cannot be read is explained in ${tag}:`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((language) => localStorage.setItem("skep.settings", JSON.stringify({ language })), tag);
    });

    /** The reason is there, and nothing English is around it. */
    const expectReason = async (said, reason) => {
      await expect(said).toContainText(reason);
      await expect(said).not.toContainText(/read as|game string|\b(the|is|not|and|before)\b/i);
    };

    test("a text", async ({ page }) => {
      await openGame(page, "Base");
      await openShare(page);
      await page.getByTestId("import-text").fill("Base;InProgress;White[2];wS1;bS1 wS1-;wS1 bS1-");
      await page.getByTestId("import").click();
      await expectReason(page.getByTestId("import-wrong"), reasons.text);
    });

    test("a link", async ({ page }) => {
      await open(page, "/play#g=Base&m=wS1;bS1_wS1-");
      await expectReason(page.getByTestId("import-wrong"), reasons.link);
    });

    test("a kept game", async ({ page }) => {
      await page.addInitScript(() => (localStorage["skep.game.half"] = "{"));
      await open(page, "/games");
      await expectReason(page.getByTestId("kept-game"), reasons.kept);
    });
  });
}

for (const [tag, mark] of [["en", "."], ["fr", ","], ["it", ","]]) {
  test(`decimals are written as ${tag} writes them`, async ({ page }) => {
    await page.addInitScript((language) => localStorage.setItem("skep.settings", JSON.stringify({ language, evaluation: true })), tag);
    await openGame(page, "Base+MLP", MIDDLE);
    await expect(page.getByTestId("opinion")).toHaveText(new RegExp(`: [+−]?\\d+\\${mark}\\d\\d$`));
  });
}

test("in French a space that does not break is before every colon, semicolon, question and exclamation mark", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("skep.settings", JSON.stringify({ language: "fr" })));
  await openGame(page, "Base", "wS1;bS1 wS1-");
  for (const path of ["/play", "/", "/games", "/rules"]) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    const text = await page.locator("body").innerText();
    expect(text.match(/.{0,30}[\p{L})»](?: ?)[:;?!](?=\s|$)/gu) ?? []).toEqual([]);
  }
});

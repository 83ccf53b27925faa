// Sounds: what is played starts the audio graph, unless sounds are off; nothing complains where there is no audio.

import { begin, openGame, placeAnything } from "../helpers.js";
import { expect, open, reload, test } from "../fixtures.js";

/** Counts the sources that the page starts, and the audio contexts that it opens. */
async function listen(page) {
  await page.addInitScript(() => {
    window.heard = { contexts: 0, sources: 0 };
    const Original = window.AudioContext;
    window.AudioContext = class extends Original {
      constructor() {
        super();
        window.heard.contexts += 1;
      }
      createOscillator() {
        window.heard.sources += 1;
        return super.createOscillator();
      }
      createBufferSource() {
        window.heard.sources += 1;
        return super.createBufferSource();
      }
    };
  });
}

const heard = (page) => page.evaluate(() => window.heard);

test("a tile that is placed is heard, and so is the computer's", async ({ page }) => {
  await listen(page);
  await begin(page, { who: "computer", levels: { level: 1 }, side: "white" });
  expect((await heard(page)).sources).toBe(0);
  await placeAnything(page);
  await expect.poll(async () => (await heard(page)).sources).toBeGreaterThanOrEqual(2);
  await expect(page.getByTestId("moves").locator(".move")).toHaveCount(2);
  await expect.poll(async () => (await heard(page)).sources).toBeGreaterThanOrEqual(4);
  expect((await heard(page)).contexts).toBe(1);
});

test("looking at earlier positions is silent", async ({ page }) => {
  await listen(page);
  await openGame(page, "Base", "wS1;bS1 wS1-;wQ -wS1");
  await page.getByTestId("back").click();
  await page.getByTestId("back").click();
  await page.getByTestId("forward").click();
  await page.waitForTimeout(200);
  expect(await heard(page)).toEqual({ contexts: 0, sources: 0 });
});

test("sounds are muted by one click, which is remembered", async ({ page }) => {
  await listen(page);
  await open(page);
  const mute = page.getByRole("button", { name: "Mute sounds" });
  await expect(mute).toHaveAttribute("aria-pressed", "false");
  await mute.click();
  await expect(mute).toHaveAttribute("aria-pressed", "true");
  await reload(page);
  await expect(mute).toHaveAttribute("aria-pressed", "true");
  await begin(page);
  await placeAnything(page);
  await placeAnything(page);
  await page.waitForTimeout(200);
  expect(await heard(page)).toEqual({ contexts: 0, sources: 0 });
  await mute.click();
  await placeAnything(page);
  await expect.poll(async () => (await heard(page)).sources).toBeGreaterThan(0);
});

test("the settings turn sounds off, too", async ({ page }) => {
  await open(page);
  await page.getByTestId("settings-open").click();
  await expect(page.getByTestId("set-sound")).toBeChecked();
  await page.getByTestId("set-sound").uncheck({ force: true });
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("mute")).toHaveAttribute("aria-pressed", "true");
});

test("nothing is opened before the person has done something", async ({ page }) => {
  await listen(page);
  // As for a browser in which the computer plays on while nobody has touched the page yet.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "userActivation", { get: () => ({ hasBeenActive: false }) }));
  await openGame(page, "Base");
  await placeAnything(page);
  await expect(page.locator(".skep-piece")).toHaveCount(1);
  await page.waitForTimeout(200);
  expect(await heard(page)).toEqual({ contexts: 0, sources: 0 });
});

test("a browser without audio is silent without a complaint", async ({ page }) => {
  await page.addInitScript(() => delete window.AudioContext);
  await begin(page);
  await placeAnything(page);
  await expect(page.locator(".skep-piece")).toHaveCount(1);
});

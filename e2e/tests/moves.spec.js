// The move list: sentences for screen readers, tooltips, the keyboard.

import { MIDDLE, openGame, openPanel } from "../helpers.js";
import { expect, expectAccessible, test } from "../fixtures.js";

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

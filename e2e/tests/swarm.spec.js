// Swarm at one screen: White's pick stays secret until Black has picked.

import { begin, exported, moves, openPanel, openShare } from "../helpers.js";
import { expect, reload, test } from "../fixtures.js";

// In the order in which they are written, so that lists can be compared.
const WHITE = ["wG1", "wL", "wM"];
const BLACK = ["bA1", "bB1", "bS1"];
/** What the move list says about them. */
const PICKED = ["White picks Grasshopper 1, the Mosquito, the Ladybug.", "Black picks Spider 1, Beetle 1, Ant 1."];

async function pick(page, tiles) {
  await page.getByTestId("seated").click();
  await expect(page.getByTestId("chooser")).toBeVisible();
  for (const tile of tiles) await page.getByTestId(`choose-${tile}`).click();
  await page.getByTestId("choose-done").click();
}

/** Everything that somebody at the screen can find: what is written, what is marked, the address, the title. */
const everything = (page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll("input, textarea, select")].map((field) => field.value);
    return [document.documentElement.outerHTML, location.href, document.title, ...fields].join("\n");
  });

async function beginSwarm(page) {
  await begin(page, { preset: "swarm", who: "hotseat" });
  await expect(page.getByTestId("curtain")).toContainText("White");
}

test("the screen is handed over before each pick", async ({ page }) => {
  await beginSwarm(page);
  await expect(page.getByTestId("chooser")).toHaveCount(0);
  await pick(page, WHITE);
  await expect(page.getByTestId("curtain")).toContainText("Black");
  await expect(page.getByTestId("chooser")).toHaveCount(0);
  await pick(page, BLACK);
  await expect(page.getByTestId("curtain")).toHaveCount(0);
  await expect(moves(page)).toHaveText(PICKED);
  const hand = page.locator("[data-tray=w] .skep-waiting");
  const tiles = await hand.evaluateAll((all) => all.map((tile) => tile.dataset.tile));
  expect(tiles.sort()).toEqual(["wQ", ...WHITE].sort());
});

test("the bag is counted, and read aloud when a tile is drawn", async ({ page }) => {
  await beginSwarm(page);
  await expect(page.getByTestId("bag")).toHaveCount(0);
  await pick(page, WHITE);
  await pick(page, BLACK);
  await expect(page.getByTestId("bag")).toHaveText("20 tiles in the bag");
  await page.locator("[data-tile=wG1]").click();
  await page.locator(".skep-cell").first().dispatchEvent("click");
  await expect(page.getByTestId("bag")).toHaveText("19 tiles in the bag");
  await expect(page.getByTestId("spoken")).toContainText("19 tiles in the bag.");
});

test("no more and no less than three tiles are picked", async ({ page }) => {
  await beginSwarm(page);
  await page.getByTestId("seated").click();
  const done = page.getByTestId("choose-done");
  await expect(done).toBeDisabled();
  for (const tile of WHITE) await page.getByTestId(`choose-${tile}`).click();
  await expect(done).toBeEnabled();
  await expect(page.getByTestId("choose-wA1")).toBeDisabled();
  await page.getByTestId("choose-wM").click();
  await expect(done).toBeDisabled();
  await expect(page.getByTestId("choose-wA1")).toBeEnabled();
});

test("nothing on the page tells what White has picked while Black picks", async ({ page }) => {
  await beginSwarm(page);
  const names = WHITE.map((tile) => new RegExp(`\\b${tile}\\b`));
  // What lies in White's tray before the pick may lie there after it: it says nothing about the pick.
  const tray = page.locator("[data-tray=w]");
  const trayBefore = await tray.innerHTML();
  await pick(page, WHITE);
  const look = async () => {
    expect(await tray.innerHTML(), "White's tray has changed").toBe(trayBefore);
    const found = (await everything(page)).replace(trayBefore, "");
    for (const name of names) expect(found).not.toMatch(name);
  };
  await expect(page.getByTestId("curtain")).toContainText("Black");
  await look();
  await page.getByTestId("seated").click();
  await expect(page.getByTestId("chooser")).toBeVisible();
  await look();
  await expect(moves(page)).toHaveText(["White picks three tiles."]);
  expect(new URL(page.url()).hash).toBe("");
});

test("export tells nothing while Black picks", async ({ page }) => {
  await beginSwarm(page);
  await pick(page, WHITE);
  await expect(page.getByTestId("curtain")).toContainText("Black");
  await openPanel(page);
  const share = page.getByTestId("share");
  if ((await share.isHidden()) || (await share.isDisabled())) return;
  await openShare(page);
  for (const sort of ["game", "position", "pgn", "sgf", "link", "picture"]) {
    expect(await exported(page, sort)).not.toMatch(/pick\W+w[MLG]/);
  }
});

test("a link that is copied while Black picks tells nothing", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await beginSwarm(page);
  await pick(page, WHITE);
  await expect(page.getByTestId("curtain")).toContainText("Black");
  await openPanel(page);
  const copy = page.getByTestId("copy-link");
  if ((await copy.isHidden()) || (await copy.isDisabled())) return;
  await page.evaluate(() => navigator.clipboard.writeText("nothing"));
  await copy.click();
  await expect(page.getByTestId("notice")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toMatch(/pick_w[MLG]/);
});

test("a game that begins anew is the one that a reload brings back", async ({ page }) => {
  await beginSwarm(page);
  await pick(page, WHITE);
  await pick(page, BLACK);
  await expect(moves(page)).toHaveCount(2);
  await openPanel(page);
  await page.getByTestId("restart").click();
  await page.getByTestId("restart-dialog-yes").click();
  await expect(page.getByTestId("curtain")).toContainText("White");
  await reload(page);
  await expect(page.getByTestId("play")).toBeVisible();
  await expect(page.getByTestId("curtain")).toContainText("White");
});

test("a reload between the picks keeps the secret and the pick", async ({ page }) => {
  await beginSwarm(page);
  await pick(page, WHITE);
  await expect(page.getByTestId("curtain")).toContainText("Black");
  await reload(page);
  await expect(page.getByTestId("curtain")).toContainText("Black");
  await pick(page, BLACK);
  await expect(moves(page)).toHaveText(PICKED);
});

test("the picker shows backs, and its button stays in sight", async ({ page, isMobile }) => {
  await begin(page, { preset: "venom-swarm", who: "hotseat" });
  await page.getByTestId("seated").click();
  await expect(page.getByTestId("choose-wA1")).toContainText("Back: Fly");
  await expect(page.getByTestId("choose-wA1").locator(".down")).toBeVisible();
  const fits = await page.getByTestId("choose-wG1").evaluate((button) => button.scrollHeight <= button.clientHeight + 1);
  expect(fits, "what a button says is inside it").toBe(true);
  const heights = isMobile ? [844, 560] : [800, 480];
  for (const height of heights) {
    await page.setViewportSize({ ...page.viewportSize(), height });
    await expect(page.getByTestId("choose-done")).toBeInViewport({ ratio: 1 });
  }
  await page.getByTestId("choose-wP").scrollIntoViewIfNeeded();
  await page.getByTestId("choose-wP").click();
  await expect(page.getByTestId("choose-wP")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByTestId("choose-done")).toBeInViewport({ ratio: 1 });
});

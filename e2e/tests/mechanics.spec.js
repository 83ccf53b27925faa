// Actions other than placing and moving: each is done on the page, and checked in the drawing and in the move list.

import { expect, test } from "../fixtures.js";
import { byKeyboard } from "../input.js";
import { expectHive, tiles } from "../picture.js";
import { GamePage } from "../game_page.js";

const spoken = (page) => page.getByTestId("spoken");

test.describe("Venom", () => {
  test("a two-faced tile is placed with either face", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, "Venom;Black[5];0,0:wQ 1,0:bA1 2,0:bQ");
    await table.play("bFl2 bQ-");
    await expectHive(page, "0,0:wQ 1,0:bA1 2,0:bQ 3,0:bFl2");
  });

  test("a tile is turned over where it lies", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, "Venom;Black[5];0,0:wQ 1,0:bA1 2,0:bQ");
    await table.play("~bA1");
    await expectHive(page, "0,0:wQ 1,0:bFl1 2,0:bQ");
    await expect(spoken(page)).toContainText("over");
    await expect(table.status).toHaveText("White to move, turn 6.");
  });

  const WASP = "Venom;White[6];-1,0:wA1 0,0:wWs 1,0:bA1 2,0:bQ 3,0:bS1 4,0:bG1<bB1";

  test("a Wasp stings: the victim turns over and is marked", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, WASP);
    await table.take("wWs");
    await expect(page.locator(".skep-table .skep-target.stings")).toHaveCount(3);
    await table.put("bQ");
    await table.expectPlayed("wWs !bQ");
    await expectHive(page, "-1,0:wA1 0,0:wWs 1,0:bA1 2,0:bWs 3,0:bS1 4,0:bG1<bB1");
    await expect(page.locator(".skep-badge.stung"), "one mark, and no arrow").toHaveCount(1);
    await expect(page.locator(".skep-badge.turned, .skep-arrow")).toHaveCount(0);
    await expect(spoken(page)).toContainText("stings");
  });

  test("a Centipede changes places", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, "Venom+MLP;White[5];0,0:wCe 1,0:bA1 2,0:wQ 3,0:bQ");
    await table.play("wCe =bQ");
    await expectHive(page, "0,0:bQ 1,0:bA1 2,0:wQ 3,0:wCe");
    await expect(page.locator(".skep-arrow.swapped")).not.toHaveCount(0);
    await expect(spoken(page)).toContainText("changes places");
  });

  test("a Tick moves a tile of the opponent", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, "Venom+MLP;White[5];0,0:wTk 0,1:wQ 1,0:bDf1 1,1:wA1 2,0:bQ 3,0:bA1");
    await table.play("bDf1 bA1-");
    await expectHive(page, "0,0:wTk 0,1:wQ 1,1:wA1 2,0:bQ 3,0:bA1 4,0:bDf1");
    await expect(spoken(page)).toContainText("mind control");
  });

  test("a Tick lets the opponent's Wasp sting", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, "Venom+MLP;White[6];0,0:wTk 0,1:wQ 1,0:bWs 1,1:bA1 2,0:bS1<bB1");
    await table.play("bWs !bA1");
    await expectHive(page, "0,0:wTk 0,1:wQ 1,0:bWs 1,1:bFl1 2,0:bS1<bB1");
  });

  test("keys turn over and sting", async ({ page, isMobile }) => {
    test.skip(isMobile, "a phone has no keys");
    const table = await GamePage.at(page, isMobile, WASP);
    table.hand = byKeyboard;
    await table.play("wWs !bA1");
    await table.take("bQ");
    await page.keyboard.press("f");
    await table.expectPlayed("~bQ");
    await expectHive(page, "-1,0:wA1 0,0:wWs 1,0:bFl1 2,0:bWs 3,0:bS1 4,0:bG1<bB1");
  });
});

test.describe("an action that can mean several things", () => {
  const MOSQUITO = "Venom+MLP;White[6];0,0:wM 0,1:wWs -1,1:wB1 1,0:bA1 1,1:bQ";
  const chooser = (page) => page.getByRole("dialog").filter({ has: page.locator("[data-do]") });

  for (const [what, move, hive] of [
    ["sting", "wM !bA1", "-1,1:wB1 0,0:wM 0,1:wWs 1,0:bFl1 1,1:bQ"],
    ["move", "wM bA1", "-1,1:wB1 0,1:wWs 1,0:bA1<wM 1,1:bQ"],
  ]) {
    test(`is chosen: ${what}`, async ({ page, isMobile }) => {
      const table = await GamePage.at(page, isMobile, MOSQUITO);
      await table.take("wM");
      await table.put("bA1");
      await expect(chooser(page).getByRole("button")).toHaveCount(2);
      await expect(table.moves).toHaveCount(0);
      await table.do(what);
      await table.expectPlayed(move);
      await expectHive(page, hive);
      await expect(chooser(page)).toHaveCount(0);
    });
  }

  test("is chosen by keyboard, or left", async ({ page, isMobile }) => {
    test.skip(isMobile, "a phone has no keys");
    const table = await GamePage.at(page, isMobile, MOSQUITO);
    table.hand = byKeyboard;
    await table.take("wM");
    await table.put("bA1");
    await expect(chooser(page).locator("button:focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(chooser(page)).toHaveCount(0);
    await expect(page.locator(".skep-cell:focus")).toHaveAttribute("data-place", "1,0");
    await table.take("wM");
    await table.put("bA1");
    await table.do("sting");
    await table.expectPlayed("wM !bA1");
  });
});

test.describe("throws", () => {
  const THROWERS = "Base+MLP;White[5];0,-1:bA1 0,0:wM 1,-1:wQ 1,0:wP 2,-1:bQ";

  test("a Pillbug shows whom it can throw, and throws", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, THROWERS);
    await table.take("wP");
    const lent = async () => (await tiles(page)).filter((tile) => tile.classes.includes("lent")).map((tile) => tile.name);
    await expect.poll(lent).toContain("bQ");
    await table.take("bQ");
    await table.put("wP\\");
    await table.expectPlayed("bQ wP\\");
    await expectHive(page, "0,-1:bA1 0,0:wM 1,-1:wQ 1,0:wP 1,1:bQ");
    await expect(spoken(page)).toContainText("Pillbug throws");
    await expect(page.locator(".skep-badge.resting")).toHaveCount(1);
  });

  test("a Mosquito throws as a Pillbug", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, THROWERS);
    await table.play("bA1 /wM");
    await expectHive(page, "-1,1:bA1 0,0:wM 1,-1:wQ 1,0:wP 2,-1:bQ");
    await expect(spoken(page)).toContainText("Mosquito");
    await expect(page.locator(".skep-arrow.thrown")).toHaveCount(1);
  });
});

test.describe("Predators", () => {
  test("an Assassin Bug removes its neighbour and itself", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, "Base+Predators;White[5];-1,1:wQ 0,0:wAs 0,1:wA1 1,0:bA1 1,1:wS1 2,0:bQ");
    await table.play("wAs xbA1");
    await expectHive(page, "-1,1:wQ 0,1:wA1 1,1:wS1 2,0:bQ");
    await expect(page.locator(".skep-ghost.removed")).toHaveCount(2);
    await expect(spoken(page)).toContainText("both leave the game");
  });

  test("a Mantis removes what has just been placed", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, "Base+Predators;White[5];0,0:wMn 1,0:wQ 2,0:bA1 3,0:bQ 4,0:bS1;placed=bS1");
    await table.play("wMn xbS1");
    await expectHive(page, "1,0:wQ 2,0:bA1 3,0:bQ");
  });

  test("a Queen that is removed has lost", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, "Base+Predators;White[5];0,0:wAs 0,1:wQ 1,0:bQ 1,1:wS1");
    await table.play("wAs xbQ");
    await expectHive(page, "0,1:wQ 1,1:wS1");
    await expect(table.status).toHaveText(/^White wins: .*removed/);
  });
});

test("where a tile comes only by a throw, the target says so", async ({ page, isMobile }) => {
  const table = await GamePage.at(page, isMobile, "Base+MLP;White[6];-2,1:wS1 -1,0:wQ -1,1:wL 0,-1:wA1 0,0:wP 1,0:bQ 2,-1:bG1 2,0:bA1");
  const thrown = page.locator(".skep-table .skep-target.thrown");
  await table.take("wQ");
  await expect(thrown).toHaveCount(2);
  await expect(page.locator(".skep-legend")).toHaveText("only by a throw");
  await expect(page.locator('.skep-cell[data-place="0,1"]')).toHaveAttribute("aria-label", /can be thrown here\.$/);
  await expect(page.locator('.skep-cell[data-place="-2,0"]')).toHaveAttribute("aria-label", /Legal move\.$/);
  await table.take("wQ");
  await expect(page.locator(".skep-legend")).toHaveCount(0);
  await table.take("wA1");
  await expect(table.targets.first()).toBeVisible();
  await expect(thrown, "an Ant goes there by itself").toHaveCount(0);
});

test("a Guardian is placed on top", async ({ page, isMobile }) => {
  const table = await GamePage.at(page, isMobile, "Base+Guardians;White[5];0,0:wQ 1,0:wA1 2,0:bA1 3,0:bQ");
  await table.take("wMo");
  await expect(table.targets).toHaveCount(1);
  await table.put("wQ");
  await table.expectPlayed("wMo wQ");
  await expectHive(page, "0,0:wQ<wMo 1,0:wA1 2,0:bA1 3,0:bQ");
  await expect(page.locator(".skep-badge.height")).toHaveText("2");
});

test.describe("Honeycombo", () => {
  test("turning it over gives two actions, of which the second can be given up", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, "Base+Honeycombo;Black[5];-2,0:bA1 -1,0:bQ 0,0:H 0,1:wQ 1,0:wB1");
    await expect(page.locator(".skep-tile.shows-black")).toHaveCount(1);
    await table.do("combo");
    await table.expectPlayed("~H");
    await expect(page.locator(".skep-tile.shows-white")).toHaveCount(1);
    await table.play("wG1 wB1-");
    await expect(table.status).toHaveText("Black to move, turn 6, first of two actions.");
    await table.play("bA1 wQ\\");
    await expect(table.status).toHaveText("Black to move, turn 6, second of two actions.");
    await table.do("end");
    await table.expectPlayed("end");
    await expect(table.status).toHaveText("White to move, turn 7.");
    await expectHive(page, "-1,0:bQ 0,0:H 0,1:wQ 0,2:bA1 1,0:wB1 2,0:wG1");
    await expect(table.moves).toHaveText(["~H", "wG1 wB1-", "bA1 wQ\\", "end"]);
  });

  test("the tile itself can be turned over", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, "Base+Honeycombo;Black[5];-2,0:bA1 -1,0:bQ 0,0:H 0,1:wQ 1,0:wB1");
    await table.take("H");
    await table.press(page.locator('.skep-in-place [data-do="do-combo"]'));
    await table.expectPlayed("~H");
  });

  test("a Beetle stops on it between two actions", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, "Base+Honeycombo;White[6];-1,0:bQ 0,0:H 0,1:wQ 1,0:wB1 1,1:wA1;double");
    await table.play("wB1 H");
    await expectHive(page, "-1,0:bQ 0,0:H<wB1 0,1:wQ 1,1:wA1");
    await expect(page.locator('[data-do="do-end"]')).toHaveCount(0);
    await table.play("wB1 bQ");
    await expectHive(page, "-1,0:bQ<wB1 0,0:H 0,1:wQ 1,1:wA1");
    await expect(table.status).toHaveText("Black to move, turn 6.");
  });
});

test.describe("Swarm", () => {
  // White's Grasshoppers are all that is in the bag: everything else is on the table or in Black's hand.
  const BLACK = "wS1,wS2,wB1,wB2,wA2,wA3,bS2,bB1,bB2,bG1,bG2,bG3,bA2,bA3";
  const HIVE = "0,0:wQ 1,0:wA1 2,0:bS1 3,0:bQ";
  const swarm = (hand, options = "", black = BLACK) =>
    `Base+Swarm${options};White[6];${HIVE};white=${hand};black=${black}`;
  const tray = (page, color) => page.locator(`[data-tray="${color}"]`);

  /** How many tiles lie in a tray. */
  const count = (page, color) =>
    tray(page, color).locator(".skep-kind").evaluateAll((kinds) =>
      kinds.reduce((sum, kind) => sum + Number(kind.querySelector(".skep-count")?.textContent.slice(1) ?? 1), 0));

  test("a tile is drawn into the hand", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, swarm("bA1"));
    await table.do("draw");
    await table.expectPlayed(/^draw \+wG[123]$/);
    await expect(tray(page, "w").locator('[data-tile^="wG"]')).toHaveCount(1);
    expect(await count(page, "w")).toBe(2);
    await expect(table.status).toHaveText("Black to move, turn 6.");
  });

  test("an own tile is stolen from the other hand", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, swarm("bA1"));
    await table.take("wA2");
    await table.do("steal");
    await table.expectPlayed("steal wA2");
    await expect(tray(page, "w").locator('[data-tile="wA2"]')).toHaveCount(1);
    expect(await count(page, "w")).toBe(2);
    expect(await count(page, "b")).toBe(BLACK.split(",").length - 1);
  });

  test("a tile of the other colour is placed beside its own colour, and the hand is filled up", async ({ page, isMobile }) => {
    const table = await GamePage.at(page, isMobile, swarm("bA1"));
    await table.press(tray(page, "w").locator('[data-tile="bA1"]'));
    await table.put("bQ-");
    await table.expectPlayed(/^bA1 bQ- \+wG[123]$/);
    await expectHive(page, `${HIVE} 4,0:bA1`);
    await expect(tray(page, "w").locator("[data-tile]")).toHaveAttribute("data-tile", /^wG/);
  });

  const placeDrawn = async (page, isMobile, tile, white, black) => {
    const table = await GamePage.at(page, isMobile, swarm(white, "(swarm_place=drawn)", black));
    await table.press(page.getByTestId("draw-lot"));
    await expect(page.getByTestId("lot")).toContainText("has been drawn");
    await expect(page.locator(".skep-waiting.available")).toHaveCount(1);
    await table.press(page.locator(".skep-waiting.available"));
    await table.put("-wQ");
    await table.expectPlayed(`${tile} -wQ`);
    await expectHive(page, `${HIVE} -1,0:${tile}`);
    await expect(table.status).toHaveText("Black to move, turn 6.");
  };

  test("what is drawn can be placed at once", async ({ page, isMobile }) => {
    await placeDrawn(page, isMobile, "wG1", "bA1");
  });

  test("what is drawn can be placed at once, with an equal tile in the hand", async ({ page, isMobile }) => {
    await placeDrawn(page, isMobile, "wG2", "wG1", `${BLACK},bA1`);
  });
});

test("a player without a legal action passes", async ({ page, isMobile }) => {
  const table = await GamePage.at(page, isMobile, "Base;White[7];0,0:wA1<bB1 1,0:wQ<bB2 2,0:bQ 3,0:bA1");
  await table.do("pass");
  await table.expectPlayed("pass");
  await expect(table.status).toHaveText("Black to move, turn 7.");
});

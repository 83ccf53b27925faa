// The position editor: building positions by mouse, touch and keyboard, what is wrong with them, and what to do with them.

import { expect, expectAccessible, open, reload, test } from "../fixtures.js";
import { openPanel, set } from "../helpers.js";
import { byMouse, byTouch, Fingers } from "../input.js";
import { pixel } from "../picture.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const text = (page) => page.getByTestId("position-text");
const problems = (page) => page.getByTestId("problems");
const palette = (page, name) => page.locator(`.player [data-tile="${name}"]`);
const wrong = (page) => page.locator("[data-wrong]");

/** The address of a position in the editor. */
function link(position) {
  const [type, ...rest] = position.split(";");
  const written = rest.join(";").replaceAll(" ", "_").replaceAll("<", "*").replaceAll("[", "(").replaceAll("]", ")");
  return `/editor#p=${type};${written}&m=&at=0`;
}

/** Opens the editor, with a position or with an empty board of Base. */
async function edit(page, position = "Base;White[1];") {
  await open(page, link(position));
  await expect(page.getByTestId("editor")).toBeVisible();
  await expect(text(page)).toHaveValue(position);
}

for (const [way, hand, onPhone] of [["mouse", byMouse, false], ["touch", byTouch, true]]) {
  test(`a position is built by ${way}`, async ({ page, isMobile }) => {
    test.skip(isMobile !== onPhone, `this is tested with ${onPhone ? "a phone" : "a desktop"}`);
    await edit(page);
    await hand.press(page, palette(page, "wS"));
    await hand.point(page, "0,0");
    await hand.press(page, palette(page, "bS"));
    await hand.point(page, "1,0");
    await expect(problems(page)).toContainText("This position is possible.");
    // A picked kind stays picked as long as there are tiles.
    await hand.press(page, palette(page, "wA"));
    for (const place of ["-1,0", "-1,1", "0,-1"]) await hand.point(page, place);
    await expect(palette(page, "wA")).toHaveAttribute("aria-pressed", "false");
    await hand.press(page, palette(page, "bB"));
    await hand.point(page, "0,0");
    await expect(text(page)).toHaveValue("Base;White[5];-1,0:wA1 -1,1:wA2 0,-1:wA3 0,0:wS1<bB1 1,0:bS1");
    await expect(problems(page)).toContainText("The white Queen Bee is missing");
    await expect(page.locator(".skep-kind.wrong")).toHaveCount(2);
    for (const [queen, place] of [["wQ", "0,1"], ["bQ", "2,0"]]) {
      await hand.press(page, palette(page, queen));
      await hand.point(page, place);
    }
    await expect(problems(page)).toContainText("This position is possible.");
    // The hand moves a tile, the eraser removes one.
    await hand.point(page, "0,0");
    await hand.point(page, "3,0");
    await expect(text(page)).toHaveValue(/0,0:wS1 .* 3,0:bB1$/);
    await hand.press(page, page.getByTestId("tool-erase"));
    await hand.point(page, "-1,1");
    await expect(text(page)).not.toHaveValue(/wA2/);
    await hand.press(page, page.getByTestId("editor-undo"));
    await expect(text(page)).toHaveValue(/wA2/);
    await hand.press(page, page.getByTestId("editor-redo"));
    await expect(text(page)).not.toHaveValue(/wA2/);
  });
}

test("a position is built by keyboard, and everything is said", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no keyboard");
  await edit(page, "Venom;White[1];");
  const spoken = page.getByTestId("spoken");
  await page.locator('.skep-cell[tabindex="0"]').focus();
  await page.keyboard.press("s");
  await expect(spoken).toHaveText("Picked: White Spider.");
  await page.keyboard.press("s");
  await expect(spoken).toHaveText("Picked: White Scorpion.");
  await page.keyboard.press("Enter");
  await expect(spoken).toHaveText("White Scorpion 1, no neighbours.");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+A");
  await page.keyboard.press("Enter");
  await expect(text(page)).toHaveValue("Venom;White[2];0,0:wSc1 1,0:bA1");
  await page.keyboard.press("r");
  await expect(text(page)).toHaveValue("Venom;White[2];0,0:wSc1 1,0:bFl1");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("stack")).toContainText("Black Fly 1");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(text(page)).toHaveValue("Venom;White[2];0,0:wSc1 2,0:bFl1");
  await expect(problems(page)).toContainText("The hive is in pieces");
  await expect(page.locator('.skep-cell[data-place="2,0"]')).toHaveAttribute("aria-label", /Something is wrong here\.$/);
  await page.keyboard.press("Control+z");
  await expect(text(page)).toHaveValue("Venom;White[2];0,0:wSc1 1,0:bFl1");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Delete");
  await expect(text(page)).toHaveValue(/^Venom;White\[2\];(1,0:bFl1|0,0:wSc1)$/);
  await expect(spoken).toHaveText(/^Removed: /);
});

test("tiles are dragged from the palette, on the board and off it", async ({ page, isMobile }) => {
  await edit(page, "Base;White[5];0,0:wQ 1,0:bQ");
  const { drag } = isMobile ? byTouch : byMouse;
  const middle = async (element) => {
    const { x, y, width, height } = await element.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  await drag(page, await middle(palette(page, "bA")), await pixel(page, "2,0"));
  await expect(text(page)).toHaveValue("Base;White[5];0,0:wQ 1,0:bQ 2,0:bA1");
  await drag(page, await pixel(page, "2,0"), await pixel(page, "1,1"));
  await expect(text(page)).toHaveValue("Base;White[5];0,0:wQ 1,0:bQ 1,1:bA1");
  await drag(page, await pixel(page, "1,1"), await middle(palette(page, "wG")));
  await expect(text(page)).toHaveValue("Base;White[5];0,0:wQ 1,0:bQ");
});

test("a right click or a long press removes a tile", async ({ page, isMobile }) => {
  await edit(page, "Base;White[9];0,0:wQ<bB1 1,0:bQ");
  const at = await pixel(page, "0,0");
  if (isMobile) {
    const fingers = await Fingers.on(page);
    await fingers.down(at);
    await expect(text(page)).toHaveValue("Base;White[9];0,0:wQ 1,0:bQ");
    await fingers.up();
  } else {
    await page.mouse.click(at.x, at.y, { button: "right" });
  }
  await expect(text(page)).toHaveValue("Base;White[9];0,0:wQ 1,0:bQ");
});

test("what is wrong is said, and where", async ({ page }) => {
  await edit(page, "Base;White[6];0,0:wQ 1,0:bQ<bA1 3,0:bG1");
  await expect(problems(page)).toContainText("This position is not possible, for 2 reasons:");
  await expect(problems(page).locator("li")).toHaveText([
    "Black Ant 1 cannot stand on top of another tile.",
    "The hive is in pieces: black Grasshopper 1 is not connected with the white Queen Bee.",
  ]);
  await expect(wrong(page)).toHaveCount(2);
  await expect(page.locator('[data-wrong="1,0"]')).toBeVisible();
  await expect(page.locator('[data-wrong="3,0"]')).toBeVisible();
  await openPanel(page);
  for (const button of ["to-analysis", "play-on", "picture"]) await expect(page.getByTestId(button)).toBeDisabled();
  await page.getByTestId("turn").fill("2");
  await page.getByTestId("turn").blur();
  await expect(page.getByTestId("turn")).toHaveAttribute("aria-invalid", "true");
  await expect(problems(page)).toContainText("Black cannot have 3 tiles on the table after 1 turn.");
});

test("a typed text is shown at once, and one that is wrong is not lost", async ({ page }) => {
  await edit(page);
  await openPanel(page);
  const error = page.getByTestId("text-error");
  await text(page).fill("Base;White[5]; 1,0:bQ 0,0:wQ");
  await expect(page.locator(".skep-piece")).toHaveCount(2);
  await expect(error).toHaveText("");
  await text(page).fill("Base;White[5]; 1,0:bQ 0,0:wX");
  await expect(error).toHaveText(/^In ‘0,0:wX’: ‘wX’ is not a tile: .*\.$/);
  await expect(page.locator(".skep-piece")).toHaveCount(2);
  await text(page).blur();
  await expect(text(page)).toHaveValue("Base;White[5]; 1,0:bQ 0,0:wX");
  await text(page).fill("Base+M;InProgress;White[2];wM;bS1 wM-");
  await text(page).blur();
  await expect(text(page)).toHaveValue("Base+M;White[2];0,0:wM 1,0:bS1;placed=bS1");
  await expect(page.getByTestId("game")).toHaveValue("");
  await page.getByTestId("to-move-black").click();
  await expect(text(page)).toHaveValue("Base+M;Black[2];0,0:wM 1,0:bS1;placed=bS1");
});

test("faces of Venom can be turned, and tiles have statuses", async ({ page }) => {
  await edit(page, "Venom;White[5];0,0:wQ 1,0:bQ 2,0:bA1");
  const { x, y } = await pixel(page, "2,0");
  await page.mouse.click(x, y);
  await openPanel(page);
  const ant = page.getByTestId("chosen-bA1");
  await ant.getByTestId("turn-over").click();
  await expect(ant).toContainText("Black Fly 1");
  await ant.getByTestId("stung").check();
  await ant.getByTestId("flipped").check();
  await expect(text(page)).toHaveValue("Venom;White[5];0,0:wQ 1,0:bQ 2,0:bFl1;stung=bFl1;flipped=bFl1");
  await page.getByTestId("game").selectOption("base");
  await expect(text(page)).toHaveValue("Base;White[5];0,0:wQ 1,0:bQ 2,0:bA1");
  await expect(page.getByTestId("notice")).toContainText("Turned to the front, because they have no back in this game: Black Fly 1.");
});

test("in Swarm, hands are filled from the bag", async ({ page }) => {
  await edit(page, "Base+MLP+Swarm;White[1];;white=wQ;black=bQ");
  await openPanel(page);
  await page.getByTestId("add-hand-white").click();
  await expect(page.getByTestId("notice")).toContainText("Pick a tile first.");
  await palette(page, "bA").click();
  await openPanel(page);
  await page.getByTestId("add-hand-white").click();
  await expect(text(page)).toHaveValue("Base+MLP+Swarm;White[1];;white=bA1,wQ;black=bQ");
  await page.getByTestId("hand-white").locator('[data-tile="wQ"]').click();
  await expect(problems(page)).toContainText("The white Queen Bee is missing: she is on the table, removed, or in her owner’s hand.");
  await page.getByTestId("editor-undo").click();
  await expect(problems(page)).toContainText("This position is possible.");
});

test("a game goes on from the position against the computer", async ({ page }) => {
  await edit(page, "Base;Black[5];0,0:wQ 1,0:bQ");
  await openPanel(page);
  await page.getByTestId("play-on").click();
  await expect(page.getByTestId("side-black").locator("input")).toBeChecked();
  await page.getByTestId("level").fill("1");
  await page.getByTestId("side-white").click();
  await page.getByTestId("begin").click();
  await expect(page.getByTestId("play")).toBeVisible();
  // The computer has Black, which is to move.
  await expect(page.getByTestId("player-black")).toContainText(/level 1/i);
  await expect(page.getByTestId("player-white")).toHaveClass(/on-turn/);
  await expect(page).toHaveURL(/play#p=Base;Black\(5\);0,0:wQ_1,0:bQ&m=b/);
});

test("the position is opened in the analysis, and from there in the editor", async ({ page }) => {
  await edit(page, "Base;White[5];0,0:wQ 1,0:bQ");
  await openPanel(page);
  await page.getByTestId("to-analysis").click();
  await expect(page.getByTestId("analyse")).toBeVisible();
  await expect(page).toHaveURL(/analyse#p=Base;White\(5\);0,0:wQ_1,0:bQ/);
  await openPanel(page);
  await page.getByTestId("edit-position").click();
  await expect(page.getByTestId("editor")).toBeVisible();
  await expect(text(page)).toHaveValue("Base;White[5];0,0:wQ 1,0:bQ");
});

test("the address has the position, and a reload brings it back", async ({ page }) => {
  await edit(page, "Base;White[5];0,0:wQ 1,0:bQ");
  await openPanel(page);
  await page.getByTestId("turn").fill("7");
  await page.getByTestId("turn").blur();
  await expect(page).toHaveURL(/White\(7\)/);
  await reload(page);
  await expect(text(page)).toHaveValue("Base;White[7];0,0:wQ 1,0:bQ");
  // A link that is none is shown with its reason.
  await open(page, "/editor#p=Base;White(5);0,0:wX&m=&at=0");
  await reload(page);
  await expect(page.getByTestId("text-error")).toContainText("‘wX’ is not a tile");
});

test("link, text and picture are copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await edit(page, "Base;White[5];0,0:wQ 1,0:bQ");
  await openPanel(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByTestId("copy-text").click();
  await expect.poll(copied).toBe("Base;White[5];0,0:wQ 1,0:bQ");
  await page.getByTestId("copy-link").click();
  await expect.poll(copied).toMatch(/\/editor#p=Base;White\(5\);0,0:wQ_1,0:bQ&m=&at=0$/);
  await page.getByTestId("picture").click();
  await expect(page.getByTestId("export-image")).toBeVisible();
});

for (const [language, title, possible] of [["en", "Position editor", "This position is possible."], ["fr", "Éditeur de positions", "Cette position est possible."], ["it", "Editor di posizioni", "Questa posizione è possibile."]]) {
  test(`the editor is accessible and fits the window in ${language}`, async ({ page }) => {
    await set(page, { language });
    for (const position of ["Venom+MLP+Predators+Guardians+Honeycombo+Swarm;White[5];0,0:H 0,1:bQ 1,0:wQ", "Base;White[5];0,0:wQ 2,0:bQ"]) {
      await edit(page, position);
      await expect(page).toHaveTitle(new RegExp(title));
      await openPanel(page);
      await expectAccessible(page);
      const scrolls = await page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        return scrollWidth > clientWidth || scrollHeight > clientHeight;
      });
      expect(scrolls, "the document scrolls").toBe(false);
    }
    await edit(page, "Base;White[5];0,0:wQ 1,0:bQ");
    await expect(problems(page)).toContainText(possible);
  });
}

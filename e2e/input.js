// Input by mouse, touch and keyboard, behind one interface: press buttons, choose options, point at places of the board.

import { expect } from "@playwright/test";

import { pixel, placeOf } from "./picture.js";

export const byMouse = {
  press: (page, button) => button.click(),
  choose: (page, label) => label.click(),

  async point(page, place) {
    const { x, y } = await pixel(page, place);
    await page.mouse.click(x, y);
  },

  /** Drags from one pixel to another. */
  async drag(page, from, to) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  },
};

export const byTouch = {
  press: (page, button) => button.tap(),
  choose: (page, label) => label.tap(),

  async point(page, place) {
    const { x, y } = await pixel(page, place);
    await page.touchscreen.tap(x, y);
  },

  async drag(page, from, to) {
    const fingers = await Fingers.on(page);
    await fingers.down(from);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await fingers.move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
    await fingers.up();
  },
};

/** Fingers on the screen, one for each point. */
export class Fingers {
  static async on(page) {
    const fingers = new Fingers();
    fingers.session = await page.context().newCDPSession(page);
    return fingers;
  }

  touch(type, points) {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
    return this.session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  down = (...points) => this.touch("touchStart", points);
  move = (...points) => this.touch("touchMove", points);
  up = () => this.touch("touchEnd", []);
}

export const byKeyboard = {
  async press(page, button) {
    await goTo(page, button);
    await page.keyboard.press("Enter");
  },

  /** Selects a radio button with the arrow keys. */
  async choose(page, label) {
    const wanted = label.getByRole("radio");
    const group = await wanted.getAttribute("name");
    await goTo(page, page.locator(`input[name="${group}"]:checked`));
    for (let steps = 0; !(await wanted.isChecked()); steps += 1) {
      expect(steps, "the arrow keys do not reach the option").toBeLessThan(20);
      await page.keyboard.press("ArrowDown");
    }
  },

  async point(page, place) {
    await byKeyboard.goTo(page, place);
    await page.keyboard.press("Enter");
  },

  /** Moves the focus to a place of the board. */
  async goTo(page, place) {
    const cell = page.locator(`.skep-cell[data-place="${place}"]`);
    await expect(cell, `there is no cell ${place} to go to`).toHaveCount(1);
    const focused = page.locator(".skep-cell:focus");
    if ((await focused.count()) === 0) {
      await goTo(page, page.locator('.skep-cell[tabindex="0"]'));
    }
    for (let steps = 0; (await focused.getAttribute("data-place")) !== place; steps += 1) {
      expect(steps, `no way leads to ${place}`).toBeLessThan(20);
      await page.keyboard.press(keyTowards(placeOf(await focused.getAttribute("data-place")), placeOf(place)));
    }
  },
};

/** Moves the focus to an element with the Tab key. */
async function goTo(page, element) {
  await expect(element).toHaveCount(1);
  for (let steps = 0; ; steps += 1) {
    const way = await element.evaluate((element) => {
      const here = document.activeElement;
      if (here === element) return "there";
      const behind = here !== document.body && element.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING;
      return behind ? "Shift+Tab" : "Tab";
    });
    if (way === "there") return;
    expect(steps, "Tab does not reach the element").toBeLessThan(60);
    await page.keyboard.press(way);
  }
}

/** The keys around S are arranged like the neighbours of a cell. */
const KEYS = { KeyD: 0, KeyC: 60, KeyZ: 120, KeyA: 180, KeyQ: 240, KeyE: 300 };

/** The key whose direction is closest to the direction from one place to another. */
function keyTowards(from, to) {
  const [x, y] = [to.q - from.q + (to.r - from.r) / 2, (to.r - from.r) * Math.sqrt(0.75)];
  const angle = (Math.atan2(y, x) * 180) / Math.PI;
  const away = (key) => Math.abs(((KEYS[key] - angle + 540) % 360) - 180);
  return Object.keys(KEYS).sort((one, other) => away(one) - away(other))[0];
}

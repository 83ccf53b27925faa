// A game in front of somebody who plays it: moves are given as they are written, and made on the page.

import { expect, open } from "./fixtures.js";
import { byMouse, byTouch } from "./hands.js";
import { pixel, tiles, where } from "./picture.js";

/** What stands for letters that addresses do not allow. */
const LETTERS = { " ": "_", "\\": "$", "<": "*", "[": "(", "]": ")" };

export class Table {
  constructor(page, hand) {
    this.page = page;
    this.hand = hand;
    this.status = page.getByTestId("status");
    this.notice = page.getByTestId("notice");
    this.moves = page.getByTestId("moves").locator(".move");
    this.current = page.getByTestId("moves").locator(".move[aria-current]");
    this.targets = page.locator(".skep-target");
  }

  /** Sits down at a position, with the hand that goes with the screen. */
  static async at(page, isMobile, position) {
    const [type, ...rest] = position.split(";");
    const letters = rest.join(";").replace(/[ \\<[\]]/g, (letter) => LETTERS[letter]);
    await open(page, `/play#p=${type};${letters}&m=&at=0`);
    return new Table(page, isMobile ? byTouch : byMouse);
  }

  /** Begins a game of Base for two people in front of one screen. */
  static async begin(page, hand) {
    await open(page);
    const table = new Table(page, hand);
    await hand.choose(page, page.getByTestId("preset-base"));
    await hand.choose(page, page.getByTestId("who-hotseat"));
    await table.press(page.getByTestId("start"));
    await expect(table.status).toContainText("White to move, turn 1");
    return table;
  }

  press(button) {
    return this.hand.press(this.page, button);
  }

  /** A tile that waits beside the table. */
  waiting(name) {
    const [, color, bug, number] = name.match(/^([wb])([A-Za-z]+)(\d?)$/);
    const tile = `[data-tile^="${color}"]` + (number && `[data-tile$="${number}"]`);
    return this.page.locator(`.skep-waiting${tile}[data-bug="${bug}"]`);
  }

  /** Takes up a tile, from the table or from a tray. */
  async take(name) {
    const lying = (await tiles(this.page)).find((tile) => tile.name === name);
    await (lying ? this.hand.point(this.page, lying.place) : this.press(this.waiting(name)));
  }

  /** Puts down what is held. */
  async put(text) {
    await this.hand.point(this.page, await where(this.page, text));
  }

  /** Presses a button for what can be done: `flip`, `combo`, `draw`, `end` … */
  async do(what) {
    await this.press(this.page.locator(`[data-do="do-${what}"]`));
  }

  /** Makes a move that is written as in the list of moves. */
  async play(move) {
    if (move.startsWith("~")) {
      await this.take(move.slice(1));
      await this.do("flip");
    } else {
      const [tile, place] = move.split(" ");
      await this.take(tile);
      await this.put(place?.replace(/^[!x=](?=[wb])/, ""));
    }
    await this.expectPlayed(move);
  }

  /** The list of moves says that this was played last. */
  async expectPlayed(move) {
    await expect(this.current).toHaveText(move);
  }

  /** Drags a tile to a place. */
  async drag(move) {
    const [name, place] = move.split(" ");
    const lying = (await tiles(this.page)).find((tile) => tile.name === name);
    const to = await pixel(this.page, await where(this.page, place));
    const from = lying ? await pixel(this.page, lying.place) : await middle(this.waiting(name));
    await this.hand.drag(this.page, from, to);
  }
}

/** The middle of an element on the screen. */
async function middle(element) {
  const { x, y, width, height } = await element.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

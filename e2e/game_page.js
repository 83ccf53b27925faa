// The page of a game: plays moves given in notation, by mouse, touch or keyboard.

import { expect, open } from "./fixtures.js";
import { openChoices } from "./helpers.js";
import { byMouse, byTouch } from "./input.js";
import { pixel, tiles, where } from "./picture.js";

/** Replacements for characters that addresses do not allow. */
const LETTERS = { " ": "_", "\\": "$", "<": "*", "[": "(", "]": ")" };

export class GamePage {
  constructor(page, hand) {
    this.page = page;
    this.hand = hand;
    this.status = page.getByTestId("status");
    this.notice = page.getByTestId("notice");
    this.moves = page.getByTestId("moves").locator(".move");
    this.current = page.getByTestId("moves").locator(".move[aria-current]");
    this.targets = page.locator(".skep-target");
  }

  /** Opens a position; input is by touch on a phone, else by mouse. */
  static async at(page, isMobile, position) {
    const [type, ...rest] = position.split(";");
    const letters = rest.join(";").replace(/[ \\<[\]]/g, (letter) => LETTERS[letter]);
    await open(page, `/play#p=${type};${letters}&m=&at=0`);
    return new GamePage(page, isMobile ? byTouch : byMouse);
  }

  /** Starts a game of Base for two people at one screen. */
  static async begin(page, hand) {
    await open(page);
    const table = new GamePage(page, hand);
    await hand.choose(page, page.getByTestId("preset-base"));
    await openChoices(page);
    await hand.choose(page, page.getByTestId("who-hotseat"));
    await table.press(page.getByTestId("start"));
    await expect(table.status).toContainText("White to move, turn 1");
    return table;
  }

  press(button) {
    return this.hand.press(this.page, button);
  }

  /** A tile in a tray. */
  waiting(name) {
    const [, color, bug, number] = name.match(/^([wb])([A-Za-z]+)(\d?)$/);
    const tile = `[data-tile^="${color}"]` + (number && `[data-tile$="${number}"]`);
    return this.page.locator(`.skep-waiting${tile}[data-bug="${bug}"]`);
  }

  /** Picks up a tile, from the board or from a tray. */
  async take(name) {
    // A board that is being made shows neither.
    await expect.poll(async () => (await tiles(this.page)).some((tile) => tile.name === name) || (await this.waiting(name).count()) > 0).toBe(true);
    const lying = (await tiles(this.page)).find((tile) => tile.name === name);
    await (lying ? this.hand.point(this.page, lying.place) : this.press(this.waiting(name)));
  }

  /** Puts the held tile down. */
  async put(text) {
    await this.hand.point(this.page, await where(this.page, text));
  }

  /** Presses the button of an action: `flip`, `combo`, `draw`, `end` … */
  async do(what) {
    await this.press(this.page.locator(`[data-do="do-${what}"]`));
  }

  /** Plays a move given as in the move list. */
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

  /** Expects that the current entry of the move list is this move. */
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

/** The centre of an element on the screen. */
async function middle(element) {
  const { x, y, width, height } = await element.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

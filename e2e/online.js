// Helpers of the tests of online play: people in browsers of their own.

import { expect } from "./fixtures.js";
import { GamePage } from "./game_page.js";
import { openPanel } from "./helpers.js";
import { byMouse, byTouch } from "./input.js";

/** The server with online play. */
export const ONLINE = `http://127.0.0.1:${process.env.SKEP_ONLINE_PORT ?? "8098"}`;

/** What a proposal is made of, for `skep.online` in the storage. */
export const proposal = (more = {}) => ({
  game_type: "Base",
  pace: { kind: "real-time", time: 600, increment: 5 },
  opponent: "friend",
  color: "white",
  rated: false,
  level: 1,
  ...more,
});

/** Somebody with a browser of their own. */
export class Somebody {
  constructor(context, page, isMobile, problems) {
    this.context = context;
    this.page = page;
    this.problems = problems;
    this.table = new GamePage(page, isMobile ? byTouch : byMouse);
  }

  /** Opens a page of the server. */
  async open(path) {
    await this.page.goto(path);
    await expect(this.page.locator("main[aria-busy=false]")).toBeVisible();
    await expect(this.page.locator("main h1")).toBeAttached();
  }

  /** Opens the lobby, where this proposal was the last one. */
  async propose(more) {
    await this.page.addInitScript((text) => localStorage.setItem("skep.online", text), JSON.stringify(proposal(more)));
    await this.open("/online");
    await expect(this.page.getByTestId("numbers")).toContainText("People connected");
  }

  /** Creates a game for a friend, and gives the path of its link. */
  async invite(more) {
    await this.propose(more);
    await this.page.getByTestId("make-link").click();
    const link = await this.page.getByTestId("game-link").inputValue();
    return new URL(link).pathname;
  }

  /** Opens the link and joins. */
  async join(path) {
    await this.open(path);
    await this.page.getByTestId("join").click();
    await this.atTable();
  }

  /** Waits for the table. */
  async atTable() {
    await expect(this.page.getByTestId("online-game")).toBeVisible();
  }

  /** Presses a button of the panel, which is a drawer on a phone. */
  async press(testid) {
    await openPanel(this.page);
    await this.page.getByTestId(testid).click();
    await this.closePanel();
  }

  async closePanel() {
    const drawer = this.page.getByTestId("drawer");
    if ((await drawer.isVisible()) && (await drawer.getAttribute("aria-expanded")) === "true") await drawer.click();
  }

  async resign() {
    await openPanel(this.page);
    await this.page.getByTestId("resign").click();
    await this.page.getByTestId("resign-dialog-yes").click();
    await this.closePanel();
  }

  /** Expects the moves of the list. */
  async expectMoves(count) {
    await expect(this.page.getByTestId("moves").locator("button.move")).toHaveCount(count);
  }
}

/** Opens a browser context for somebody. */
export async function somebody(browser, testInfo, more = {}) {
  const { viewport, hasTouch, isMobile, locale } = testInfo.project.use;
  const context = await browser.newContext({ viewport, hasTouch, isMobile, locale, baseURL: ONLINE, ...more });
  const page = await context.newPage();
  const problems = [];
  page.on("console", (message) => {
    // A socket that cannot be opened is on the console; who is offline knows.
    if (["error", "warning"].includes(message.type()) && !/WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/.test(message.text())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(`thrown: ${error.message}`));
  return new Somebody(context, page, isMobile, problems);
}

/**
 * Lets the sockets of a page, from the next on, go through a line that can be cut: `line.cut = true`. Nothing arrives then, and no
 * socket can be opened.
 */
export async function throughLine(person) {
  const line = { cut: false };
  await person.page.routeWebSocket(/\/ws$/, (socket) => {
    if (line.cut) return socket.close();
    const server = socket.connectToServer();
    socket.onMessage((message) => line.cut || server.send(message));
    server.onMessage((message) => line.cut || socket.send(message));
  });
  return line;
}

/** Two people who have begun a game: the first, who may be there already, has White. */
export async function pair(browser, testInfo, more, first) {
  const [ada, ben] = [first ?? (await somebody(browser, testInfo)), await somebody(browser, testInfo)];
  const path = await ada.invite(more);
  await ben.join(path);
  await ada.atTable();
  return { ada, ben, path };
}

/** Plays moves in turn, each seen by the other before the next. */
export async function play(first, second, moves) {
  for (const [index, move] of moves.entries()) {
    const [player, other] = index % 2 ? [second, first] : [first, second];
    await player.table.play(move);
    await other.table.expectPlayed(move);
  }
}

/** Expects that nobody's browser has reported a problem, and closes the browsers. */
export async function leave(...people) {
  for (const person of people) {
    expect(person.problems, "problems reported by the browser").toEqual([]);
    await person.context.close();
  }
}

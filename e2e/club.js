// A server of its own for the tests of people and their accounts, and games between them that are played by messages.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test as base } from "./fixtures.js";

export { expect };

/** The version of the messages (`crates/wire`). */
const VERSION = 1;

/** Starts `skep serve` with an empty folder on a free port. */
async function startServer() {
  const folder = await mkdtemp(join(tmpdir(), "skep-e2e-"));
  const program = process.env.SKEP_PROGRAM ?? "../target/debug/skep";
  // All people of the tests come from one address.
  const child = spawn(program, ["serve", "--no-open", "--port", "0", "--data", folder, "--no-rate-limits"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`skep serve ended with ${code}`)));
    let text = "";
    child.stdout.on("data", (data) => {
      text += data;
      const found = text.match(/http:\/\/\S+/);
      if (found) resolve(found[0].replace(/\/$/, ""));
    });
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

/** Tests with a server of their own, which the tests of one worker share. */
export const test = base.extend({
  club: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ club }, use) => use(club.url),
});

/** A name that nobody has in any of the tests. */
export function newName(beginning) {
  return `${beginning}-${Math.random().toString(36).slice(2, 8)}`;
}

export const PASSWORD = "correct horse";

/** Sends a request under `/api` as the browser of a page does. Returns the answer's content. */
export async function api(page, method, path, body) {
  const { status, text } = await page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(path, { method, body: body && JSON.stringify(body) });
      return { status: answer.status, text: await answer.text() };
    },
    [method, path, body],
  );
  expect(status, `${method} ${path}: ${text}`).toBeLessThan(300);
  return text ? JSON.parse(text) : null;
}

/** Somebody who plays by messages, in a page of a context of the browser. */
export class Player {
  /** Connects whoever the context belongs to. */
  static async of(context, url) {
    const page = await context.newPage();
    await page.goto(`${url}/not-a-page`);
    const me = await api(page, "GET", "/api/me");
    const player = new Player(page, me);
    await player.connect();
    return player;
  }

  constructor(page, me) {
    Object.assign(this, { page, me });
  }

  /** Makes an account of a guest. Returns the recovery code. */
  async register(name, password = PASSWORD) {
    const { me, recovery_code } = await api(this.page, "POST", "/api/account", { name, password });
    this.me = me;
    return recovery_code;
  }

  async connect() {
    await this.page.evaluate(async (version) => {
      const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
      const waiting = new Map();
      let requests = 0;
      const send = (message) => socket.send(JSON.stringify(message));
      window.ask = (message) =>
        new Promise((resolve) => {
          const request = ++requests;
          waiting.set(request, resolve);
          send({ request, ...message });
        });
      await new Promise((resolve) => {
        socket.onopen = () => send({ type: "hello", version });
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === "welcome") resolve();
          if (message.type === "ping") send({ type: "pong", token: message.token });
          waiting.get(message.request)?.(message);
        };
      });
    }, VERSION);
  }

  /** Sends a request and returns the answer, which must not be a refusal. */
  async ask(message) {
    const answer = await this.page.evaluate((message) => window.ask(message), message);
    expect(answer.error, JSON.stringify(message)).toBeUndefined();
    return answer;
  }

  /** Creates a game in which this person plays White. */
  async create({ type = "Base", rated = false, audience = "everybody", pace = { kind: "real-time", time: 600, increment: 5 } } = {}) {
    const terms = { game_type: type, pace, rated, creator_plays: "white" };
    return (await this.ask({ type: "create", terms, audience: { who: audience } })).game;
  }

  /** Sends a command in a game, and returns the number of the last event. */
  async command(game, command, more = {}) {
    return (await this.ask({ type: "game", game, command, ...more })).number;
  }

  close() {
    return this.page.close();
  }
}

/** Begins a game between two people, and plays moves. The first plays White. Returns the game and the number of the last event. */
export async function begin(white, black, { moves = ["wS1", "bS1 wS1-"], picks = [], ...terms } = {}) {
  const game = await white.create(terms);
  let seen = await black.command(game, "join");
  for (const [index, choice] of picks.entries()) {
    seen = await [white, black][index % 2].command(game, "choose", { choice });
  }
  for (const [index, action] of moves.entries()) {
    seen = await [white, black][index % 2].command(game, "act", { seen, action });
  }
  return { game, seen };
}

/** A game that the second person has resigned. */
export async function won(white, black, terms) {
  const { game } = await begin(white, black, terms);
  await black.command(game, "resign");
  return game;
}

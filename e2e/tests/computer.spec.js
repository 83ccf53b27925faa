// The worker of the computer player, used directly.

import { expect, kept, open, test } from "../fixtures.js";

/** Asks a fresh worker, and gives everything it says. With `stop`, ends it after its first progress and asks another. */
function ask(page, question, stop = false) {
  return page.evaluate(async ([question, stop]) => {
    const address = (name) => document.querySelector(`meta[name=${name}]`).content;
    const module = await WebAssembly.compileStreaming(fetch(address("skep-engine")));
    const converse = (question, stop) => new Promise((resolve, reject) => {
      const said = [];
      const worker = new Worker(address("skep-worker"), { type: "module" });
      const end = () => {
        worker.terminate();
        resolve(said);
      };
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }) => {
        const { content: message } = JSON.parse(data);
        said.push(message);
        if (message === "ready") worker.postMessage(JSON.stringify({ number: 1, content: question }));
        else if (message.reply || message.failed || stop) end();
      };
      worker.postMessage(module);
    });
    if (stop) await converse(question, true);
    return converse(stop ? { ...question, task: { task: "play", level: 3, seconds: 1 } } : question, false);
  }, [question, stop]);
}

const OPENING = "Base+MLP;InProgress;White[3];wL;bL wL\\;wM \\wL;bM bL\\";

test("the computer plays, and tells how far it is", async ({ page }) => {
  await open(page);
  const said = await ask(page, { game: OPENING, task: { task: "play", level: 10, seconds: 0.5 }, seed: 1 });
  expect(said[0]).toBe("ready");
  const depths = said.filter((message) => message.progress).map((message) => message.progress.depth);
  expect(depths.length).toBeGreaterThan(2);
  const { move } = said.at(-1).reply;
  expect(move.text).toMatch(/^w/);
  expect(move.report.seconds).toBeGreaterThan(0.2);
  expect(move.report.seconds).toBeLessThan(2);
});

test("a search can be stopped, and the next question is answered", async ({ page }) => {
  await open(page);
  const said = await ask(page, { game: OPENING, task: { task: "analyse", lines: 1, seconds: 3600 }, seed: 1 }, true);
  expect(said.at(-1).reply.move.text).toMatch(/^w/);
});

test("memory shared with the page stops a search at once, and the worker goes on with the next question", async ({ page }) => {
  await open(page);
  const said = await page.evaluate(async (game) => {
    const address = (name) => document.querySelector(`meta[name=${name}]`).content;
    const module = await WebAssembly.compileStreaming(fetch(address("skep-engine")));
    const cell = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(address("skep-worker"), { type: "module" });
    const said = [];
    const ask = (number) => {
      const task = { task: "analyse_on", lines: 3, threat: false, drawn: null };
      worker.postMessage(JSON.stringify({ number, content: { game, task, seed: 0 } }));
    };
    return new Promise((resolve) => {
      worker.onmessage = ({ data }) => {
        const { number, content } = JSON.parse(data);
        said.push({ number, kind: content === "ready" ? content : Object.keys(content)[0], content });
        if (content === "ready") {
          worker.postMessage(cell.buffer);
          [1, 2, 3].forEach(ask);
        } else if (number === 1 && content.progress) {
          // The first and the second question are abandoned; the third is answered, until it is abandoned too.
          Atomics.store(cell, 0, 2);
        } else if (number === 3 && content.progress) {
          Atomics.store(cell, 0, 3);
        } else if (number === 3) {
          worker.terminate();
          resolve(said);
        }
      };
      worker.postMessage(module);
    });
  }, OPENING);
  const kinds = (wanted) => said.filter(({ number }) => number === wanted).map(({ kind }) => kind);
  expect(kinds(1).at(-1)).toBe("reply");
  expect(kinds(2)).toEqual([]);
  expect(kinds(3).at(-1)).toBe("reply");
  expect(said.at(-1).content.reply.lines.lines).toHaveLength(3);
});

test("the computer plays offline", async ({ page, context }) => {
  await open(page);
  await kept(page);
  await context.setOffline(true);
  const said = await ask(page, { game: "Venom", task: { task: "play", level: 2, seconds: 1 }, seed: 1 });
  expect(said.at(-1).reply.move.text).toMatch(/^w/);
});

test("nonsense is answered with what is wrong", async ({ page }) => {
  await open(page);
  const said = await ask(page, { game: "Chess", task: { task: "hint", seconds: 1 }, seed: 1 });
  expect(said.at(-1).failed.game).toContain("Chess");
});

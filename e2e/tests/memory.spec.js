// Memory over a long time. Runs only with SKEP_LONG=1, for SKEP_MINUTES minutes, by default 60.

import { address, MIDDLE } from "../helpers.js";
import { expect, open, test } from "../fixtures.js";

const MINUTES = Number(process.env.SKEP_MINUTES ?? 60);
/**
 * How much a size may grow over the last three quarters, by a line fitted to it: in parts of its beginning, and in bytes, because a
 * small heap varies by half of its size. Both must be exceeded.
 */
const MAX_GROWTH = { share: 0.05, bytes: 4 * 2 ** 20 };

/** The heaps of a page and of its workers, which come and go. Playwright has no sessions for workers: the page's one attaches to them. */
async function heaps(page) {
  const session = await page.context().newCDPSession(page);
  const workers = new Set();
  session.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => targetInfo.type === "worker" && workers.add(sessionId));
  session.on("Target.detachedFromTarget", ({ sessionId }) => workers.delete(sessionId));
  const replies = new Map();
  session.on("Target.receivedMessageFromTarget", ({ message }) => {
    const { id, result } = JSON.parse(message);
    replies.get(id)?.(result);
    replies.delete(id);
  });
  await session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  let number = 0;
  const askWorker = (sessionId, method) => new Promise((resolve, reject) => {
    number += 1;
    replies.set(number, resolve);
    // A worker that searches answers between two of its tasks, if ever: its size is then unknown.
    setTimeout(() => resolve(undefined), 2_000);
    const message = JSON.stringify({ id: number, method });
    session.send("Target.sendMessageToTarget", { sessionId, message }).catch(reject);
  });
  return {
    workers: () => workers.size,
    /** The used bytes of the page and of its workers, after a collection of what is not used. */
    async used() {
      await session.send("HeapProfiler.collectGarbage");
      const { usedSize: own } = await session.send("Runtime.getHeapUsage");
      const sizes = [];
      for (const worker of workers) {
        await askWorker(worker, "HeapProfiler.collectGarbage").catch(() => undefined);
        const usage = await askWorker(worker, "Runtime.getHeapUsage").catch(() => undefined);
        // Memory of WebAssembly counts as backing storage.
        if (usage) sizes.push(usage.usedSize + (usage.backingStorageSize ?? 0));
      }
      return { page: own, workers: sizes };
    },
  };
}

/** The growth of the line that fits the values best: in bytes, and as a part of its beginning. */
function growth(values) {
  const count = values.length;
  const [middle, mean] = [(count - 1) / 2, values.reduce((sum, value) => sum + value, 0) / count];
  const products = values.map((value, index) => (index - middle) * (value - mean));
  const squares = values.map((_, index) => (index - middle) ** 2);
  const slope = products.reduce((sum, it) => sum + it, 0) / squares.reduce((sum, it) => sum + it, 0);
  const bytes = slope * (count - 1);
  return { bytes, share: bytes / (mean - slope * middle) };
}

/** The bytes that all processes of pages and workers have in memory. */
async function resident(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const { readFile } = await import("node:fs/promises");
  let sum = 0;
  for (const { type, id } of processInfo.filter(({ type }) => type === "renderer")) {
    const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
    sum += 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  }
  return sum;
}

test("memory is stable while the engine runs and the game is stepped through", async ({ page, browser, isMobile }) => {
  test.skip(process.env.SKEP_LONG !== "1", "takes an hour: SKEP_LONG=1, SKEP_MINUTES");
  test.skip(isMobile, "measured once, on a large screen");
  test.setTimeout((MINUTES + 5) * 60_000);
  await open(page, address("Base+MLP", MIDDLE).replace("/play", "/analyse"));
  const memory = await heaps(page);
  await page.keyboard.press("o");
  await page.getByTestId("engine-lines").selectOption("5");
  const lines = page.getByTestId("engine-found").locator("li");
  await expect(lines).toHaveCount(5);
  const samples = [];
  const start = Date.now();
  for (let minute = 1; minute <= MINUTES; minute++) {
    let step = 0;
    while (Date.now() < start + minute * 60_000) {
      // Through the 24 moves and back, a step every two seconds.
      await page.keyboard.press(Math.floor(step++ / 23) % 2 ? "ArrowRight" : "ArrowLeft");
      await page.waitForTimeout(2_000);
    }
    // At the same place every time: what is shown there counts too.
    await page.keyboard.press("End");
    await expect(lines).toHaveCount(5);
    const { page: own, workers } = await memory.used();
    const sum = workers.reduce((sum, size) => sum + size, 0);
    samples.push({ own, workers: sum, resident: await resident(browser) });
    const megabytes = (bytes) => (bytes / 2 ** 20).toFixed(1);
    const { resident: all } = samples.at(-1);
    console.log(`minute ${minute}: page ${megabytes(own)} MB, ${memory.workers()} workers ${megabytes(sum)} MB, processes ${megabytes(all)} MB`);
  }
  const later = samples.slice(Math.floor(samples.length / 4));
  for (const what of ["own", "workers", "resident"]) {
    const known = later.map((sample) => sample[what]).filter((size) => size > 0);
    if (known.length < 3) continue;
    const grown = growth(known);
    console.log(`${what}: ${(grown.bytes / 2 ** 20).toFixed(1)} MB, ${(100 * grown.share).toFixed(1)} % over the last three quarters`);
    expect(grown.share > MAX_GROWTH.share && grown.bytes > MAX_GROWTH.bytes, `${what} grows`).toBe(false);
  }
  expect(memory.workers()).toBeGreaterThan(0);
});

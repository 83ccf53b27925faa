// Speed. Measurements are always printed; limits on elapsed time are checked only with SKEP_QUIET=1, because a busy machine
// would fail them.

import { readFileSync } from "node:fs";

import { address, changeOpenGame, MIDDLE, openGame } from "../helpers.js";
import { expect, open, test } from "../fixtures.js";

const QUIET = process.env.SKEP_QUIET === "1";

/** Expects elapsed milliseconds to be below a limit, if the machine is quiet. */
function expectBelow(elapsed, limit) {
  if (QUIET) expect(elapsed).toBeLessThan(limit);
}

test.beforeEach(({ isMobile }) => test.skip(isMobile, "measured once, on a large screen"));

function tell(what, figure) {
  console.log(`${what}: ${figure}`);
  test.info().annotations.push({ type: what, description: String(figure) });
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** A tournament game in which 27 of the 28 tiles lie in the hive, and White places the Mosquito. */
const LARGE = `${MIDDLE};wB2 wP-;bS1 -bB1;wG1 wB2-;bS2 -bS1;wG2 wG1-;bG2 -bS2;wG3 wG2-;bG3 -bG2;wS2 wG3-;bA3 wA3/`;

test("the application answers within two seconds at a quarter of the speed", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const times = [];
  for (let visit = 0; visit < 3; visit++) {
    await session.send("Network.clearBrowserCache");
    await page.evaluate(async () => {
      for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
    }).catch(() => {});
    await page.goto("/", { waitUntil: "commit" });
    // The home page answers when a press on a preset changes what is going to be played.
    times.push(await page.evaluate(() => new Promise((resolve) => {
      const look = () => {
        const preset = document.querySelector("[data-testid=preset-venom] input");
        const type = document.querySelector("[data-testid=game-type]");
        if (preset && !preset.checked) preset.click();
        if (type?.textContent === "Venom") resolve(performance.now());
        else requestAnimationFrame(look);
      };
      look();
    })));
    await page.goto("about:blank");
  }
  tell("interactive with 4x slow-down, ms", times.map(Math.round).join(", "));
  expectBelow(median(times), 2_000);
});

/**
 * Places the tile in the hand again and again, and takes it back. Gives how long the frame took in which that was
 * done: the program's work, style, layout and painting, in milliseconds.
 */
function framesOfPlacing(page, rounds) {
  return page.evaluate(async (rounds) => {
    const pieces = () => document.querySelectorAll(".skep-piece").length;
    const until = async (met) => {
      while (!met()) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    const quiet = () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100)));
    const frame = (act) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        requestAnimationFrame(() => {
          const start = performance.now();
          performance.mark("frame begins");
          act();
          // A message is a task of its own, and comes when the frame is done.
          port1.onmessage = () => {
            performance.mark("frame ends");
            resolve(performance.now() - start);
          };
          port2.postMessage(null);
        });
      });
    const times = [];
    const lying = pieces();
    const occupied = new Set([...document.querySelectorAll(".skep-cell")].map((cell) => cell.dataset.place));
    for (let round = 0; round < rounds; round++) {
      const waiting = () => document.querySelector(".skep-waiting.available");
      await until(waiting);
      waiting().click();
      const free = () => [...document.querySelectorAll(".skep-cell")].find((cell) => !occupied.has(cell.dataset.place));
      await until(free);
      await quiet();
      const cell = free();
      times.push(await frame(() => cell.dispatchEvent(new MouseEvent("click", { bubbles: true }))));
      if (pieces() !== lying + 1) throw new Error("the tile does not lie there at the end of the frame");
      document.querySelector("[data-testid=back]").click();
      await until(() => pieces() === lying);
    }
    return times;
  }, rounds);
}

/** The processor's times of the marks of this name, in microseconds. */
function marked(trace, name) {
  const { traceEvents } = JSON.parse(trace.toString());
  return traceEvents.filter((event) => event.name === name).map((event) => event.tts).toSorted((a, b) => a - b);
}

/** The processor's time for the marked frames, in milliseconds: a machine that does other things does not lengthen it. */
function processorTimes(trace) {
  const [begins, ends] = [marked(trace, "frame begins"), marked(trace, "frame ends")];
  expect(ends.length).toBe(begins.length);
  return ends.map((end, index) => (end - begins[index]) / 1000);
}

test("an action is on the screen within a frame in a hive of 28 tiles", async ({ page, browser }) => {
  await openGame(page, "Base+MLP", LARGE);
  await expect(page.locator(".skep-piece")).toHaveCount(27);
  await framesOfPlacing(page, 2);
  await browser.startTracing(page, { categories: ["blink.user_timing"] });
  const warm = await framesOfPlacing(page, 9);
  const busy = processorTimes(await browser.stopTracing());
  const shown = (times) => times.map((time) => time.toFixed(1)).join(", ");
  tell("the frame of an action with 28 tiles, ms", shown(warm));
  tell("of that the processor's, ms", shown(busy));
  // What else happens on the machine's cores can only lengthen it: the shortest of nine is the action's own.
  expect(Math.min(...busy)).toBeLessThan(16);
  expectBelow(median(warm), 16);
});

/** A game of 300 random actions. */
const LONG = readFileSync(new URL("../games/long.txt", import.meta.url), "utf8").trim().split(";").slice(3).join(";");

for (const [way, key] of [["back", "ArrowLeft"], ["forward", "ArrowRight"]]) test(`a held arrow key steps ${way} through 300 actions without a long frame, while their sentences are composed`, async ({ page, browser }) => {
  await openGame(page, "Base+MLP", LONG);
  const entries = page.getByTestId("moves").locator("button.move");
  await expect(entries).toHaveCount(300);
  if (way === "forward") await page.keyboard.press("Home");
  await browser.startTracing(page, { categories: ["blink.user_timing"] });
  const gaps = await page.evaluate((key) => new Promise((resolve) => {
    const gaps = [];
    let before = performance.now();
    const look = (now) => {
      gaps.push(now - before);
      before = now;
      // A held key repeats about thirty times a second.
      if (gaps.length % 2 === 0) performance.mark("step");
      if (gaps.length % 2 === 0) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      if (gaps.length < 600) requestAnimationFrame(look);
      else resolve(gaps.slice(10));
    };
    requestAnimationFrame(look);
  }), key);
  await expect(page.getByTestId(way)).toBeDisabled();
  // Everything that the page's thread does for a step: the program's work, style, layout and painting.
  const marks = marked(await browser.stopTracing(), "step");
  const busy = marks.slice(1).map((mark, index) => (mark - marks[index]) / 1000);
  tell("the processor's time of a step: median and longest, ms", `${median(busy).toFixed(1)}, ${Math.max(...busy).toFixed(1)}`);
  expect(median(busy)).toBeLessThan(33);
  const sorted = gaps.toSorted((a, b) => a - b);
  tell(`frames while stepping ${way}: median, 95 % and longest of the gaps, ms`, [median(gaps), sorted[Math.floor(sorted.length * 0.95)], sorted.at(-1)].map((gap) => gap.toFixed(1)).join(", "));
  expectBelow(sorted.at(-1), 34);
  // By then, or soon, every move has its sentence.
  await expect(page.locator("button.move[aria-label]")).toHaveCount(300);
});

test("the page keeps its sixty frames while the computer thinks", async ({ page }) => {
  await openGame(page, "Base+MLP", MIDDLE);
  await changeOpenGame(page, (saved) => (saved.seats.white = { level: 10 }));
  await expect(page.getByTestId("thinking")).toBeVisible();
  const gaps = await page.evaluate(() => new Promise((resolve) => {
    const gaps = [];
    let before = performance.now();
    const look = (now) => {
      gaps.push(now - before);
      before = now;
      if (gaps.length < 150) requestAnimationFrame(look);
      else resolve(gaps.slice(10));
    };
    requestAnimationFrame(look);
  }));
  await expect(page.getByTestId("thinking")).toBeVisible();
  const sorted = gaps.toSorted((a, b) => a - b);
  const most = sorted[Math.floor(sorted.length * 0.95)];
  tell("frames while the computer thinks: median and 95 % of the gaps, ms", `${median(gaps).toFixed(1)}, ${most.toFixed(1)}`);
  expectBelow(most, 20);
});

/** The first 60 actions of a real tournament game. */
const REAL = readFileSync(new URL("../../data/real_games.tsv", import.meta.url), "utf8")
  .split("\n")
  .map((line) => line.split("\t")[0].split(";").slice(3))
  .find((moves) => moves.length >= 60)
  .slice(0, 60)
  .join(";");

/** The processor's time of all pages and workers so far, in seconds. */
async function processorSeconds(session) {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.filter(({ type }) => type === "renderer").reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

test("a game of 60 actions is reviewed within 20 seconds", async ({ page, browser }) => {
  test.setTimeout(600_000);
  await open(page, address("Base+MLP", REAL).replace("/play", "/analyse"));
  const session = await browser.newBrowserCDPSession();
  await expect(page.getByTestId("review-start")).toBeEnabled();
  const [start, before] = [Date.now(), await processorSeconds(session)];
  await page.getByTestId("review-start").click();
  await expect(page.getByTestId("learn-white")).toBeVisible({ timeout: 590_000 });
  const elapsed = Date.now() - start;
  tell("review of 60 actions, ms", elapsed);
  tell("of that the processor's, s", ((await processorSeconds(session)) - before).toFixed(1));
  await expect(page.getByTestId("win-graph")).toHaveAttribute("aria-valuemax", "60");
  await expect(page.getByTestId("win-graph")).toHaveAttribute("aria-valuemin", "0");
  expectBelow(elapsed, 20_000);
});

/** A game of 150 actions with variations, 2,000 nodes in all, and a note on every one; an example of skep-record prints it. */
const LARGE_TREE = readFileSync(new URL("../games/large_tree.txt", import.meta.url), "utf8").trim();

/** What frames are measured without anything that happens, before the first event and after each. */
const FRAMES_AROUND = 6;

/**
 * The gaps between frames in milliseconds, from before the first event to some frames after the last. An event is a key that is
 * pressed on the body, or an element that is clicked; one happens every `around` frames, in the frame callback, so that the
 * next gap has all the work that follows at once; what is left for later is in the gaps after it. `after` has the longest of the
 * gaps from each event to the next, `busy` the processor's longest time in one of them, which other programs do not lengthen
 * much. Checks that every event happened within what was measured.
 */
async function gapsAround(page, events, around = FRAMES_AROUND) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ["blink.user_timing"] });
  const { gaps, happened } = await page.evaluate(({ events, around }) => new Promise((resolve) => {
    const [gaps, happened] = [[], []];
    let before;
    const look = (now) => {
      if (before !== undefined) gaps.push(now - before);
      before = now;
      performance.mark("frame");
      const event = gaps.length % around === 0 && events[gaps.length / around - 1];
      if (event) {
        const element = event.click ? document.querySelector(event.click) : document.body;
        if (!element) throw new Error(`there is no ${event.click}`);
        // The event is done in the gap that ends with the next frame.
        happened.push(gaps.length);
        if (event.at) {
          const { x, y, width, height } = element.getBoundingClientRect();
          const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true };
          element.dispatchEvent(new MouseEvent("click", at));
        } else if (event.click) element.click();
        else element.dispatchEvent(new KeyboardEvent("keydown", { key: event.key, bubbles: true }));
      }
      if (gaps.length < around * (events.length + 1)) requestAnimationFrame(look);
      else resolve({ gaps, happened });
    };
    requestAnimationFrame(look);
  }), { events, around });
  expect(happened, "every event lies in the measured span").toHaveLength(events.length);
  const frames = marked(await browser.stopTracing(), "frame");
  // Before the first gap there is a mark, and one at the end of each.
  expect(frames).toHaveLength(gaps.length + 1);
  const times = gaps.map((_, index) => (frames[index + 1] - frames[index]) / 1000);
  const longest = (all) => happened.map((index) => Math.max(...all.slice(index, index + around)));
  return { gaps, busy: longest(times), after: longest(gaps) };
}

const keys = (count, key) => Array(count).fill({ key });
const clicks = (count, click) => Array(count).fill({ click });

test("the measurement of frames contains its events", async ({ page }) => {
  await open(page, "/rules");
  // An event that takes long is seen, also if it is the only one. A frame that begins late is shorter by that.
  await page.evaluate(() => document.body.addEventListener("keydown", () => {
    for (const start = performance.now(); performance.now() - start < 400;);
  }));
  for (const count of [1, 4]) {
    const { gaps, after, busy } = await gapsAround(page, keys(count, "x"));
    expect(after).toHaveLength(count);
    // A busy machine gives the page less of it.
    for (const time of busy) expect(time).toBeGreaterThan(5);
    for (const gap of after) expect(gap).toBeGreaterThan(200);
    expect(gaps.length).toBeGreaterThan(count * FRAMES_AROUND);
  }
});

test("in a tree of 2,000 moves with notes, no step, new move or promotion takes a long frame", async ({ page }) => {
  test.setTimeout(480_000);
  await open(page, `/analyse#${LARGE_TREE}`);
  const entries = page.getByTestId("moves").locator("button.move");
  await expect(entries).toHaveCount(2_000, { timeout: 60_000 });
  const report = (what, measured, limit = 33) => {
    const gaps = measured.flatMap(({ gaps }) => gaps).toSorted((a, b) => a - b);
    const after = measured.flatMap(({ after }) => after).toSorted((a, b) => a - b);
    const busy = measured.flatMap(({ busy }) => busy);
    const figures = [median(after), after.at(-1), gaps.at(-1), median(busy), Math.max(...busy)].map((gap) => gap.toFixed(1));
    tell(`2,000 moves with notes, ${what} (${after.length} times): the longest gap after it, median and longest; the longest of all; the processor's time in a gap, median and longest, ms`, figures.join(", "));
    expectBelow(gaps.at(-1), 34);
    // What else happens on the machine's cores can only lengthen it.
    expect(Math.min(...busy)).toBeLessThan(limit);
  };
  report("stepping", [await gapsAround(page, [...keys(30, "ArrowLeft"), ...keys(10, "ArrowRight")])]);
  // A sign changes one entry.
  await page.getByTestId("tab-notes").click();
  report("changing a sign", [await gapsAround(page, clicks(10, "[data-testid=glyph-good]"))]);
  // The lines of variations in different parts of the list become the main line.
  const promoting = [];
  for (const number of [700, 1_100, 300, 900, 1_300]) {
    await page.locator(".moves .variations .move").nth(number).click();
    await expect(page.getByTestId("promote")).toBeVisible();
    await expect(page.locator(".moves .variations .move[aria-current]")).toHaveCount(1);
    // Promotion leads one level up: what is still in a variation is promoted again.
    while (await page.locator(".moves .variations .move[aria-current]").count()) {
      promoting.push(await gapsAround(page, clicks(1, "[data-testid=promote]"), 60));
    }
    await expect(entries).toHaveCount(2_000, { timeout: 60_000 });
  }
  // A frame of 33 ms is the aim, which a quiet machine asks for; it was 198 ms once.
  report("promoting", promoting, 150);
  // Other moves are tried out: each is a node more.
  const adding = [];
  for (let number = 1; number <= 5; number++) {
    await page.keyboard.press("Home");
    await page.locator(".skep-waiting.available").first().click();
    await expect(page.locator(".skep-target").first()).toBeVisible();
    await page.evaluate((number) => {
      document.querySelector("[data-measured]")?.removeAttribute("data-measured");
      const targets = [...document.querySelectorAll(".skep-cell")];
      targets[Math.min(number, targets.length) - 1].setAttribute("data-measured", "");
    }, number);
    const count = await entries.count();
    adding.push(await gapsAround(page, [{ click: "[data-measured]", at: true }], 30));
    await expect.poll(() => entries.count(), { timeout: 60_000 }).toBeGreaterThanOrEqual(count);
  }
  report("adding a move", adding);
  expect(await entries.count()).toBeGreaterThan(2_000);
});

const ANALYSED = address("Base+MLP", MIDDLE).replace("/play", "/analyse");

/** Switches the engine on, and waits for its lines. */
async function switchEngineOn(page, lines) {
  await open(page, ANALYSED);
  await page.keyboard.press("o");
  await page.getByTestId("engine-lines").selectOption(String(lines));
  await expect(page.getByTestId("engine-found").locator("li")).toHaveCount(lines);
}

test("the analysis page keeps its sixty frames while the engine shows five lines", async ({ page }) => {
  await switchEngineOn(page, 5);
  const depth = async () => Number((await page.getByTestId("engine-depth").textContent()).replace(/\D/g, ""));
  const report = (what, gaps) => {
    const sorted = gaps.toSorted((a, b) => a - b);
    const most = sorted[Math.floor(sorted.length * 0.95)];
    tell(`frames with five lines, ${what}: median, 95 % and longest of the gaps, ms`, [median(gaps), most, sorted.at(-1)].map((gap) => gap.toFixed(1)).join(", "));
    expectBelow(most, 20);
  };
  const before = await depth();
  report("while they change", (await gapsAround(page, keys(50, "Shift"))).gaps);
  expect(await depth()).toBeGreaterThanOrEqual(before);
  report("while stepping", (await gapsAround(page, [...keys(20, "ArrowLeft"), ...keys(20, "ArrowRight")])).gaps);
  await expect(page.getByTestId("engine-found").locator("li")).toHaveCount(5);
});

test("from stepping to a position to a first score", async ({ page }) => {
  await switchEngineOn(page, 1);
  const rounds = await page.evaluate(async () => {
    // In this game the players alternate, so a first move of the other colour is the score of the next position.
    const player = () => document.querySelector("[data-testid=engine-line-1] button.move")?.textContent[0];
    const rounds = [];
    for (let round = 0; round < 20; round++) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      // Every step leads to a position that has not been searched yet.
      const [start, before] = [performance.now(), player()];
      let [longest, last] = [0, start];
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
      while (!player() || player() === before) {
        const now = await new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())));
        [longest, last] = [Math.max(longest, now - last), now];
      }
      rounds.push({ time: performance.now() - start, longest });
    }
    return rounds;
  });
  const times = rounds.map(({ time }) => time);
  tell("from a step to the first score: median and longest, ms", `${median(times).toFixed(0)}, ${Math.max(...times).toFixed(0)}`);
  tell("of that the longest frame of each round, ms", rounds.map(({ time, longest }) => `${longest.toFixed(0)}/${time.toFixed(0)}`).join(" "));
  // Every step, the slowest too.
  expectBelow(Math.max(...times), 100);
});

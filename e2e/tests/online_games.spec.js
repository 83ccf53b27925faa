// Games online that are more than Base: Swarm with secret picks, Venom with a Wasp; and games over days and restarts.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "../fixtures.js";
import { openPanel } from "../helpers.js";
import { leave, ONLINE, pair, play, somebody } from "../online.js";

test.use({ baseURL: ONLINE });

/** Picks three tiles. */
async function pick({ page }, tiles) {
  await expect(page.getByTestId("chooser")).toBeVisible();
  for (const tile of tiles) await page.getByTestId(`choose-${tile}`).click();
  await page.getByTestId("choose-done").click();
}

test("in Swarm both pick at once and unseen, the server draws, and the page proves it fair", async ({ browser }, testInfo) => {
  const { ada, ben } = await pair(browser, testInfo, { game_type: "Base+Swarm" });
  const frames = [];
  ben.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  await ben.page.reload();
  // Black is ready first.
  await pick(ben, ["bA1", "bA2", "bG1"]);
  await expect(ben.page.getByTestId("chooser")).toHaveCount(0);
  await expect(ada.page.getByTestId("chooser")).toBeVisible();
  await pick(ada, ["wA1", "wB1", "wS1"]);
  await expect(ada.page.getByTestId("bag")).toContainText("tiles in the bag");
  await expect(ben.page.getByTestId("bag")).toContainText("tiles in the bag");
  const told = frames.findIndex((frame) => frame.includes('"revealed"'));
  expect(told).toBeGreaterThan(0);
  for (const frame of frames.slice(0, told)) expect(frame).not.toMatch(/pick wA1|"seed"/);
  await ada.table.take("wS1");
  await ada.table.put();
  await ada.expectMoves(3);
  await ben.expectMoves(3);
  await ben.page.getByTestId("status").waitFor();
  await openPanel(ada.page);
  await ada.page.getByTestId("abort").click();
  await expect(ada.page.getByTestId("status")).toContainText("called off");
  await openPanel(ben.page);
  await expect(ben.page.getByTestId("fair-proven")).toBeVisible();
  await leave(ada, ben);
});

test("in Venom the Queen turns into a Wasp, and stings", async ({ browser }, testInfo) => {
  const { ada, ben } = await pair(browser, testInfo, { game_type: "Venom" });
  await play(ada, ben, ["wS1", "bS1 wS1-", "wQ \\wS1", "bQ bS1-", "wQ wS1/", "bA1 bQ-"]);
  await ada.table.take("wQ");
  await ada.table.do("flip");
  await ben.table.expectPlayed("~wQ");
  await ben.table.play("bG1 bQ\\");
  await ada.table.expectPlayed("bG1 bQ\\");
  await ada.table.play("wWs !bS1");
  await ben.table.expectPlayed("wWs !bS1");
  await leave(ada, ben);
});

/** Starts a server with this folder and port. */
async function serve(folder, port) {
  const program = process.env.SKEP_PROGRAM ?? "../target/debug/skep";
  const child = spawn(program, ["serve", "--no-open", "--port", String(port), "--data", folder], { stdio: ["ignore", "pipe", "inherit"] });
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
  };
  return { url, stop };
}

test("a correspondence game goes on when the server is started again", async ({ browser }, testInfo) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), "skep-restart-"));
  let server = await serve(folder, 0);
  try {
    const own = { baseURL: server.url };
    const [ada, ben] = [await somebody(browser, testInfo, own), await somebody(browser, testInfo, own)];
    const path = await ada.invite({ pace: { kind: "correspondence", days: 3 } });
    await ben.join(path);
    await play(ada, ben, ["wS1", "bS1 wS1-"]);
    await expect(ada.page.getByTestId("player-white").getByTestId("clock-face")).toContainText("2 days");
    await server.stop();
    await expect(ada.page.getByTestId("broken")).toBeVisible();
    // What is played meanwhile is shown, and sent when the server is back.
    await ada.table.play("wQ -wS1");
    await expect(ada.page.getByTestId("badge-sending")).toBeAttached();
    server = await serve(folder, Number(new URL(server.url).port));
    await ben.table.expectPlayed("wQ -wS1");
    await expect(ada.page.getByTestId("badge-sending")).toHaveCount(0);
    await ben.open("/online");
    await expect(ben.page.getByTestId("own-game")).toContainText("Your turn · 2 days left");
    await ben.page.getByTestId("next-game").click();
    await ben.table.play("bQ bS1-");
    await ada.table.expectPlayed("bQ bS1-");
    await leave(ada, ben);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

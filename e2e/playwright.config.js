// How the browser tests run. `cargo xtask test` builds everything and sets SKEP_PROGRAM, SKEP_PORT and SKEP_ONLINE_PORT; by
// hand, `npm test` serves what `cargo xtask build --debug && cargo build -p skep` have built.

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { defineConfig } from "@playwright/test";

const port = process.env.SKEP_PORT ?? "8099";
/** The port of the server with online play. The tests of online play read it too. */
const onlinePort = (process.env.SKEP_ONLINE_PORT ??= "8098");
const program = process.env.SKEP_PROGRAM ?? "../target/debug/skep";

/** A small screen under a finger, and a large one under a mouse. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** The tests that measure time. */
const SPEED = /speed\.spec\.js$/;

/** A new folder for the data of online play. Workers read this file too, and need none. */
function data() {
  return process.env.TEST_WORKER_INDEX === undefined ? mkdtempSync(join(tmpdir(), "skep-online-")) : "";
}

export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  // The default is half of the cores, which leaves one of two idle.
  workers: "100%",
  forbidOnly: !!process.env.CI,
  // A shared machine may stand still for a second.
  retries: process.env.CI ? 1 : 0,
  reporter: "list",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: process.env.SKEP_RESULTS ?? "test-results",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en-GB",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.SKEP_CHROMIUM ?? "/usr/bin/chromium",
      // Root has no sandbox, and a machine for tests often no graphics.
      chromiumSandbox: process.getuid?.() !== 0,
      args: ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
  projects: [
    { name: "desktop", use: DESKTOP, testIgnore: SPEED },
    { name: "phone", use: PHONE, testIgnore: SPEED },
    // What measures time runs last and alone: beside another browser on the same cores it measures that one too.
    { name: "speed", use: DESKTOP, testMatch: SPEED, fullyParallel: false, dependencies: ["desktop", "phone"] },
  ],
  webServer: [
    {
      command: `"${program}" serve --no-open --no-online --port ${port}`,
      url: `http://127.0.0.1:${port}/`,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    {
      command: `"${program}" serve --no-open --no-rate-limits --data "${data()}" --port ${onlinePort}`,
      url: `http://127.0.0.1:${onlinePort}/`,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
  ],
});

// Makes the pictures of docs/screenshots from the real application: `npm run screenshots`, which serves
// SKEP_PROGRAM, or what `cargo build -p skep` has built.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";

import { chromium } from "@playwright/test";

import { MIDDLE, address } from "./helpers.js";
import config, { DESKTOP, PHONE } from "./playwright.config.js";

const PICTURES = new URL("../docs/screenshots/", import.meta.url);
const LARGEST = 150_000;

/** A position of Venom, as addresses write it. */
const VENOM = [
  "Venom+MLP;Black(23);-7,2:wFl1_-6,1:bG3_-6,3:bFf2_-5,1:bG2_-5,2:bFf1_-4,-1:bTk_-4,0:bP_-4,1:bFl3_-4,4:wCe",
  "-3,-1:bSb_-3,0:bSc1_-3,4:wS2*wFf2_-2,0:bFl2_-2,3:wG2_-1,-2:bS2_-1,-1:bA1_-1,0:wG3_-1,2:wQ_0,-2:wSc1_0,0:wTk",
  "0,1:bG1_0,2:wFf1_1,-2:wG1_1,-1:bQ_1,1:wL;resting=wFf2;moved=wFf2",
].join("_");

/** The pictures: what they are called, where, how large, in which colours, and what is done first. */
const SCENES = [
  { name: "light", path: address("Base+MLP", MIDDLE), screen: DESKTOP, theme: "light", act: showTargets },
  { name: "dark", path: address("Base+MLP", MIDDLE), screen: DESKTOP, theme: "dark" },
  { name: "phone", path: address("Base+MLP", MIDDLE), screen: PHONE, theme: "light" },
  { name: "venom", path: `/play#p=${VENOM}&m=&at=0`, screen: DESKTOP, theme: "light" },
  { name: "set-up", path: "/", screen: DESKTOP, theme: "light", act: showHero },
  { name: "rules", path: "/rules#ant", screen: DESKTOP, theme: "light" },
  { name: "analysis", path: address("Base+MLP", MIDDLE).replace("/play", "/analyse"), screen: DESKTOP, theme: "light", act: showReview },
  { name: "lesson", path: "/learn/pillbug", screen: DESKTOP, theme: "light", act: showPieces },
  { name: "puzzle", path: "/puzzles/tournament/vfnkyffv", screen: DESKTOP, theme: "light", act: showPieces },
  { name: "editor", path: `/editor#p=${VENOM}&m=&at=0`, screen: DESKTOP, theme: "light" },
];

/** Waits for the board at the top of the home page, which is made after the page has answered, and appears slowly. */
async function showHero(page) {
  await page.locator("[data-testid=hero-board] .skep-piece").first().waitFor();
}

/** Waits for the board of a lesson or a puzzle. */
async function showPieces(page) {
  await page.locator(".skep-piece").first().waitFor();
}

/** Takes up the Ant in the south, so that it is seen where it can go. */
async function showTargets(page) {
  await page.locator(".skep-cell[data-place='-1,3']").press("Enter");
  await page.locator(".skep-target").first().waitFor();
}

/** Reviews the game, goes to its worst move, and lets the engine search for three lines there. */
async function showReview(page) {
  await page.getByTestId("review-start").click();
  await page.getByTestId("learn-white").waitFor({ timeout: 120_000 });
  await page.locator("[data-testid=move-mark].blunder, [data-testid=move-mark].mistake").last().click();
  await page.keyboard.press("o");
  await page.locator(".engine select").selectOption("3");
  await page.waitForTimeout(4_000);
}

async function take(browser, { name, path, screen, theme, act }) {
  const context = await browser.newContext({ ...screen, ...config.use, reducedMotion: "reduce", deviceScaleFactor: 1.5 });
  const page = await context.newPage();
  await page.addInitScript((theme) => localStorage.setItem("skep.settings", JSON.stringify({ theme, language: "en" })), theme);
  await page.goto(path);
  await page.locator("main h1").first().waitFor({ state: "attached" });
  if (path.includes("#")) await page.locator(".skep-piece").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await act?.(page);
  const picture = await webp(context, await page.screenshot({ animations: "disabled" }));
  await context.close();
  console.log(`${name}.webp: ${picture.length} bytes`);
  if (picture.length > LARGEST) throw new Error(`${name}.webp is larger than ${LARGEST} bytes`);
  await writeFile(new URL(`${name}.webp`, PICTURES), picture);
}

/** The browser makes a picture smaller: a PNG of a board with shades is some three times as large. */
async function webp(context, png) {
  const page = await context.newPage();
  const address = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.75);
  }, png.toString("base64"));
  return Buffer.from(address.split(",")[1], "base64");
}

const { command, url } = config.webServer[0];
const server = spawn(command, { shell: true, detached: true, stdio: "ignore" });
try {
  await mkdir(PICTURES, { recursive: true });
  for (let tries = 0; !(await fetch(url).catch(() => null))?.ok; tries++) {
    if (tries > 100 || server.exitCode !== null) throw new Error(`nothing answers at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const browser = await chromium.launch(config.use.launchOptions);
  for (const scene of SCENES) await take(browser, scene);
  await browser.close();
} finally {
  process.kill(-server.pid, "SIGTERM");
  if (server.exitCode === null) await once(server, "exit");
}

// Reads the drawn hive, and finds places on the screen.

import { expect } from "@playwright/test";

/** From a cell's centre to its corners, and how much higher a tile lies than the one under it, in the drawing. */
const RADIUS = 56;
const LIFT = 15;
const ACROSS = RADIUS * Math.sqrt(3);
const DOWN = RADIUS * 1.5;

/** `{ q, r }` of a place that is written `q,r`. */
export function placeOf(text) {
  const [q, r] = text.split(",").map(Number);
  return { q, r };
}

/** The tiles that are drawn, as `{ name, place, level, classes }`. */
export async function tiles(page) {
  const drawn = await page.locator(".skep-table > .skep-piece").evaluateAll((pieces) =>
    pieces.map((piece) => {
      const tile = piece.querySelector(".skep-tile");
      const color = ["white", "black"].find((color) => tile.classList.contains(color))?.[0] ?? "";
      const [x, y] = piece.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
      return { name: color + piece.querySelector(".skep-name").textContent, x, y, classes: [...piece.classList, ...tile.classList] };
    }),
  );
  return drawn.map(({ name, x, y, classes }) => {
    // No two heights of a pile have the same remainder.
    let level = 0;
    while (Math.abs((y + LIFT * level) / DOWN - Math.round((y + LIFT * level) / DOWN)) > 0.01) level += 1;
    const r = Math.round((y + LIFT * level) / DOWN);
    const q = Math.round(x / ACROSS - r / 2);
    return { name, place: `${q},${r}`, level, classes };
  });
}

/** The hive as it is drawn, written as positions are: `0,0:wQ 1,0:bA1<wB1`. */
export async function hive(page) {
  const stacks = {};
  for (const { name, place, level } of await tiles(page)) {
    stacks[place] ??= [];
    stacks[place][level] = name;
  }
  const written = Object.entries(stacks).map(([place, names]) => `${place}:${names.join("<")}`);
  return inOrder(written);
}

function inOrder(cells) {
  const order = (one, other) => one.q - other.q || one.r - other.r;
  return cells.sort((one, other) => order(placeOf(one.split(":")[0]), placeOf(other.split(":")[0]))).join(" ");
}

/** Expects that this hive is drawn. */
export async function expectHive(page, expected) {
  await expect.poll(() => hive(page), { message: "the picture of the hive" }).toBe(inOrder(expected.split(" ")));
}

const SIDES = { "x-": [1, 0], "x\\": [0, 1], "/x": [-1, 1], "-x": [-1, 0], "\\x": [0, -1], "x/": [1, -1] };

/** The place that a move means: `-wA1` is to the left of that Ant, `wA1` its own cell, nothing the first one. */
export async function where(page, text) {
  const [, before, name, after] = (text ?? "").match(/^([-/\\]?)(\w*)([-/\\]?)$/);
  if (!name) return "0,0";
  const tile = (await tiles(page)).find((tile) => tile.name === name);
  expect(tile, `${name} is not on the table`).toBeDefined();
  const { q, r } = placeOf(tile.place);
  const [dq, dr] = SIDES[`${before}x${after}`] ?? [0, 0];
  return `${q + dq},${r + dr}`;
}

/** The pixel of the top of a place, once the view has stopped moving. */
export async function pixel(page, place) {
  const { q, r } = placeOf(place);
  const height = (await tiles(page)).filter((tile) => tile.place === place).length;
  const point = { x: ACROSS * (q + r / 2), y: DOWN * r - LIFT * Math.max(height - 1, 0) };
  await untilStill(page);
  const { x, y, free } = await page.locator(".skep-table").evaluate((table, { x, y }) => {
    const at = new DOMPoint(x, y).matrixTransform(table.getScreenCTM());
    return { x: at.x, y: at.y, free: table.contains(document.elementFromPoint(at.x, at.y)) };
  }, point);
  expect(free, `${place} is out of sight, or something lies over it`).toBe(true);
  return { x, y };
}

/** Waits until the view has stopped moving. */
function untilStill(page) {
  return page.locator(".skep-table").evaluate(async (table) => {
    const frame = () => new Promise(requestAnimationFrame);
    const look = () => {
      const { left, top, width, height } = table.getBoundingClientRect();
      return [table.getAttribute("viewBox"), left, top, width, height].join(" ");
    };
    for (let seen = "", same = 0; same < 3; await frame()) {
      same = look() === seen ? same + 1 : 0;
      seen = look();
    }
  });
}

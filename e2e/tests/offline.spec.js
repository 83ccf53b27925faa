// Without a network, after the first load: the game goes on, and so does the computer.

import { begin, moves, placeAnything } from "../helpers.js";
import { expect, kept, open, reload, test } from "../fixtures.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a game against the computer goes on after a reload without a network", async ({ page, context }) => {
  await open(page);
  await kept(page);
  await begin(page, { who: "computer", side: "white", levels: { level: 1 } });
  await context.setOffline(true);
  await reload(page);
  await expect(page.getByTestId("play")).toBeVisible();
  for (let turn = 1; turn <= 2; turn++) {
    await placeAnything(page);
    await expect(moves(page)).toHaveCount(2 * turn);
  }
});

test("every page opens without a network", async ({ page, context }) => {
  await open(page);
  await kept(page);
  await context.setOffline(true);
  for (const path of ["/games", "/rules", "/play#g=Venom&m=wS1&at=1", "/"]) await open(page, path);
});

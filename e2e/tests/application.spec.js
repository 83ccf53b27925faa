// The application as a whole: loading, accessibility, offline use, installation.

import { expect, expectAccessible, kept, open, test } from "../fixtures.js";

test("the application opens", async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle(/skep/);
});

test("the first load is small", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  let transferred = 0;
  await session.send("Network.enable");
  session.on("Network.loadingFinished", (event) => (transferred += event.encodedDataLength));
  await open(page);
  expect(transferred).toBeGreaterThan(10_000);
  expect(transferred).toBeLessThan(1_500_000);
});

test("every page opens by its address, and axe finds no violation", async ({ page }) => {
  for (const path of ["/", "/rules", "/games"]) {
    await open(page, path);
    await expectAccessible(page);
  }
});

test("it works offline after the first load", async ({ page, context }) => {
  await open(page);
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await open(page, "/");
  await open(page, "/rules");
});

test("it can be installed", async ({ page }) => {
  await open(page);
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await page.request.get(address)).json();
  expect(manifest).toMatchObject({ start_url: "/", display: "standalone" });
  const purposes = manifest.icons.map(({ sizes, type, purpose }) => [sizes, type, purpose ?? "any"].join(" "));
  expect(purposes).toEqual(["any image/svg+xml any", "192x192 image/png any", "512x512 image/png any", "512x512 image/png maskable"]);
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()).toMatchObject({ "content-type": type, "cache-control": "public, max-age=31536000, immutable" });
  }
  const apple = await page.request.get(await page.locator("link[rel=apple-touch-icon]").getAttribute("href"));
  expect(apple.headers()).toMatchObject({ "content-type": "image/png" });
  // Width and height.
  const picture = await apple.body();
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([180, 180]);
});

test("the window is titled by its page", async ({ page }) => {
  for (const [path, title] of [["/", "skep – every game of Hive"], ["/games", "My games – skep"], ["/rules", /– skep$/]]) {
    await open(page, path);
    await expect(page).toHaveTitle(title);
  }
});

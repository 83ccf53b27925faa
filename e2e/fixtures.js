// What all browser tests share: a page on which nothing may go wrong unheard, and axe.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base } from "@playwright/test";

export { expect };

/**
 * A page of the application. A test fails if anything was complained about on the console, thrown, or refused by the
 * content security policy, unless the test says that it expects it: `complaints.length = 0`.
 */
export const test = base.extend({
  complaints: async ({}, use) => {
    const complaints = [];
    await use(complaints);
    expect(complaints, "the browser has complained").toEqual([]);
  },

  page: async ({ page, complaints }, use) => {
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") {
        complaints.push(`${message.type()}: ${message.text()}`);
      }
    });
    page.on("pageerror", (error) => complaints.push(`thrown: ${error.message}`));
    page.on("requestfailed", (request) => {
      // What the page itself gives up, by going elsewhere, is no failure.
      if (request.failure()?.errorText !== "net::ERR_ABORTED") {
        complaints.push(`not loaded: ${request.url()}: ${request.failure()?.errorText}`);
      }
    });
    await page.exposeFunction("complain", (text) => complaints.push(text));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        window.complain(`refused: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    await use(page);
  },
});

/** Opens a place of the application and waits until it is there. */
export async function open(page, path = "/") {
  await page.goto(path);
  await expect(page.locator("main, [role=main]").first()).toBeVisible();
}

/** Waits until the application is kept for times without a network. */
export async function kept(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
    }
  });
}

/** Nothing on the page keeps anybody out. */
export async function expectAccessible(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  expect(told, "axe has found barriers").toEqual([]);
}

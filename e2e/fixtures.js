// Fixtures of all browser tests: a page that fails its test on any problem, and axe.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base } from "@playwright/test";

export { expect };

/**
 * A page of the application. A test fails on a console warning, an uncaught exception, a failed request or a violation of
 * the content security policy, unless it clears the list because it expects them: `problems.length = 0`.
 */
export const test = base.extend({
  problems: async ({}, use) => {
    const problems = [];
    await use(problems);
    expect(problems, "problems reported by the browser").toEqual([]);
  },

  page: async ({ page, problems }, use) => {
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") {
        problems.push(`${message.type()}: ${message.text()}`);
      }
    });
    page.on("pageerror", (error) => problems.push(`thrown: ${error.message}`));
    page.on("requestfailed", (request) => {
      // Requests that the page cancels by navigating are not failures.
      if (request.failure()?.errorText !== "net::ERR_ABORTED") {
        problems.push(`not loaded: ${request.url()}: ${request.failure()?.errorText}`);
      }
    });
    await page.exposeFunction("reportProblem", (text) => problems.push(text));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        window.reportProblem(`refused: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    await use(page);
  },
});

/** Opens a page of the application and waits until it is there. */
export async function open(page, path = "/") {
  await page.goto(path);
  await ready(page);
}

/** Loads the page again and waits until it is there. */
export async function reload(page) {
  await page.reload();
  await ready(page);
}

/** Waits until the page is there, whose code may be loaded after the frame around it. */
async function ready(page) {
  await expect(page.locator("main[aria-busy=false]")).toBeVisible();
  await expect(page.locator("main h1")).toBeAttached();
}

/** Waits until the service worker has cached the application. */
export async function kept(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
    }
  });
}

/** Expects no accessibility violations. */
export async function expectAccessible(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const described = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  expect(described, "violations found by axe").toEqual([]);
}

// Accounts: made after a game, on several devices, recovered, deleted.

import { readFile } from "node:fs/promises";

import { PASSWORD, Player, expect, newName, test, won } from "../club.js";
import { expectNoCutTexts } from "../cut_texts.js";
import { expectAccessible, open } from "../fixtures.js";
import { set } from "../helpers.js";

test.use({ contextOptions: { reducedMotion: "reduce" }, permissions: ["clipboard-read", "clipboard-write"] });

const form = (page) => ({
  wish: (wish) => page.getByTestId(`account-wish-${wish}`).click(),
  name: page.getByTestId("account-name"),
  code: page.getByTestId("account-code"),
  password: page.getByTestId("account-password"),
  submit: page.getByTestId("account-submit"),
  refused: page.getByTestId("account-refused"),
});

/** Opens the page of the own account. */
async function openAccount(page) {
  await open(page, "/online/account");
  await expect(page.getByTestId("account-submit").or(page.getByTestId("devices")).first()).toBeVisible();
}

/** Makes an account on the page, and returns the recovery code. */
async function makeAccount(page, name, password = PASSWORD) {
  await openAccount(page);
  const { submit, ...fields } = form(page);
  await fields.name.fill(name);
  await fields.password.fill(password);
  await submit.click();
  const code = await page.getByTestId("code").innerText();
  await page.getByTestId("code-kept").click();
  await expect(page.getByTestId("devices")).toBeVisible();
  return code;
}

/** Logs in on the page of a new device. */
async function logIn(page, name, password = PASSWORD) {
  await openAccount(page);
  const { wish, submit, ...fields } = form(page);
  await wish("log-in");
  await fields.name.fill(name);
  await fields.password.fill(password);
  await submit.click();
}

/** A page of another browser, as another person or another device has it. */
async function elsewhere(browser, baseURL) {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  return context.newPage();
}

test("an account made after a game keeps the game, and another device of the account has it too", async ({ page, context, browser, baseURL }) => {
  const guest = await Player.of(context, baseURL);
  const opponent = await Player.of(await browser.newContext(), baseURL);
  const game = await won(guest, opponent);
  await guest.close();

  const name = newName("Ada");
  await openAccount(page);
  await expect(page.getByText("You are playing as a guest.")).toBeVisible();
  await form(page).name.fill(name);
  await form(page).password.fill(PASSWORD);
  await form(page).submit.click();
  const panel = page.getByTestId("recovery-code");
  await expect(panel).toContainText("only this code leads back");
  const code = await page.getByTestId("code").innerText();
  expect(code.length).toBeGreaterThan(15);
  await page.getByTestId("code-copy").click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expectAccessible(page);
  await page.getByTestId("code-kept").click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByTestId("account-name-shown")).toContainText(name);

  await page.getByRole("link", { name: "My profile" }).click();
  await expect(page.getByTestId("profile-name")).toHaveText(name);
  await expect(page.getByTestId("game-card")).toHaveAttribute("data-game", game);
  await expect(page.getByTestId("game-card")).toContainText("Won, by resignation");

  const phone = await elsewhere(browser, baseURL);
  await logIn(phone, name.toUpperCase());
  await expect(phone.getByTestId("device")).toHaveCount(2);
  await phone.getByRole("link", { name: "My profile" }).click();
  await expect(phone.getByTestId("game-card")).toHaveAttribute("data-game", game);

  // The device from which the account was made is logged out from the other one.
  await openAccount(phone);
  await expect(phone.getByTestId("device").filter({ hasText: "this device" })).toHaveCount(1);
  await phone.getByTestId("device-end").click();
  await expect(phone.getByTestId("device")).toHaveCount(1);
  await openAccount(page);
  await expect(page.getByText("You are playing as a guest.")).toBeVisible();
});

test("what is wrong with a name or a password is said beside it", async ({ page, browser, baseURL, problems }) => {
  const name = newName("Bea");
  const owner = await Player.of(await browser.newContext(), baseURL);
  await owner.register(name);

  await openAccount(page);
  const { wish, submit, refused, ...fields } = form(page);
  const about = (field) => page.locator(`#account-${field}-about`);
  await fields.name.fill("<b>bold</b>");
  await fields.password.fill("short");
  await submit.click();
  await expect(about("name")).toHaveText("A name has letters from a to z, digits, - and _, and begins with a letter.");
  await expect(fields.name).toHaveAttribute("aria-invalid", "true");
  await expect(about("password")).toHaveText("A password has at least 8 characters.");
  await expectAccessible(page);
  await fields.name.fill("x");
  await fields.password.fill("a".repeat(201));
  await submit.click();
  await expect(about("name")).toHaveText("A name has 2 to 20 characters.");
  await expect(about("password")).toHaveText("A password has at most 200 characters.");

  // Names differ in more than capitals.
  await fields.name.fill(`  ${name.toLowerCase()} `);
  await fields.password.fill(PASSWORD);
  await submit.click();
  await expect(refused).toHaveText("Somebody has this name already.");
  await expect(about("name")).not.toHaveClass(/wrong/);

  // What was written stays when another form is chosen.
  await wish("log-in");
  await expect(refused).toBeEmpty();
  await expect(fields.name).toHaveValue(`  ${name.toLowerCase()} `);
  await fields.password.fill("wrong horse");
  await submit.click();
  await expect(refused).toHaveText("The name or the password is wrong.");
  await fields.password.fill(PASSWORD);
  await fields.password.press("Enter");
  await expect(page.getByTestId("account-name-shown")).toContainText(name);
  // The browser reports every answer of 4xx.
  expect(problems.every((problem) => /status of 4(03|09)/.test(problem)), problems.join("\n")).toBe(true);
  problems.length = 0;
});

test("the recovery code sets a new password once, and logs all devices out", async ({ page, browser, baseURL, problems }) => {
  const name = newName("Cid");
  const code = await makeAccount(page, name);
  const other = await elsewhere(browser, baseURL);
  await openAccount(other);
  const { wish, submit, refused, ...fields } = form(other);
  await wish("recover");
  await fields.name.fill(name);
  await fields.password.fill("a new password");
  await submit.click();
  await expect(other.locator("#account-code-about")).toHaveText("The recovery code is missing.");
  await fields.code.fill("22222-22222-22222-22222");
  await submit.click();
  await expect(refused).toHaveText("The name or the recovery code is wrong.");
  await fields.code.fill(` ${code} `);
  await submit.click();
  const next = await other.getByTestId("code").innerText();
  expect(next).not.toBe(code);
  await other.getByTestId("code-kept").click();
  await expect(other.getByTestId("device")).toHaveCount(1);

  await openAccount(page);
  await expect(page.getByText("You are playing as a guest.")).toBeVisible();
  await logIn(page, name);
  await expect(form(page).refused).toHaveText("The name or the password is wrong.");
  await logIn(page, name, "a new password");
  await expect(page.getByTestId("device")).toHaveCount(2);
  expect(problems.every((problem) => /status of 40[13]/.test(problem)), problems.join("\n")).toBe(true);
  problems.length = 0;
});

test("the password and the recovery code are changed with the password", async ({ page, browser, baseURL, problems }) => {
  const name = newName("Dot");
  const code = await makeAccount(page, name);
  const other = await elsewhere(browser, baseURL);
  await logIn(other, name);
  await expect(other.getByTestId("device")).toHaveCount(2);

  await page.getByTestId("password-open").click();
  await page.getByTestId("password-old").fill("wrong horse");
  await page.getByTestId("password-new").fill("better horse");
  await page.getByTestId("password-submit").click();
  await expect(page.getByTestId("password-refused")).toHaveText("The password is wrong.");
  await page.getByTestId("password-old").fill(PASSWORD);
  await page.getByTestId("password-submit").click();
  await expect(page.getByTestId("notice")).toContainText("The password is changed.");
  await expect(page.getByTestId("password-new")).toHaveValue("");

  await page.getByTestId("new-code-open").click();
  await page.getByTestId("new-code-password").fill("better horse");
  await page.getByTestId("new-code-submit").click();
  const next = await page.getByTestId("code").innerText();
  expect(next).not.toBe(code);
  await page.getByTestId("code-kept").click();
  await expect(page.getByTestId("device")).toHaveCount(1);
  expect(problems.every((problem) => /status of 403/.test(problem)), problems.join("\n")).toBe(true);
  problems.length = 0;
});

test("everything that is stored can be downloaded, and one can leave", async ({ page }) => {
  const name = newName("Eve");
  await makeAccount(page, name);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByTestId("export").click()]);
  expect(download.suggestedFilename()).toBe("skep-export.json");
  const data = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(data.person.name).toBe(name);
  await page.getByTestId("log-out").click();
  await expect(page.getByTestId("notice")).toContainText("You are logged out");
  await expect(page.getByText("You are playing as a guest.")).toBeVisible();
});

test("an account is deleted with its password, after saying what is deleted", async ({ page, browser, baseURL, problems }) => {
  const name = newName("Fay");
  await makeAccount(page, name);
  await page.getByTestId("delete-open").click();
  const dialog = page.getByTestId("delete-dialog");
  await expect(dialog).toContainText("Deleted at once");
  await expect(dialog).toContainText("Finished games stay");
  await expectAccessible(page);
  await page.getByTestId("delete-no").click();
  await expect(dialog).toBeHidden();
  await page.getByTestId("delete-open").click();
  await page.getByTestId("delete-password").fill("wrong horse");
  await page.getByTestId("delete-yes").click();
  await expect(page.getByTestId("delete-refused")).toHaveText("The password is wrong.");
  await page.getByTestId("delete-password").fill(PASSWORD);
  await page.getByTestId("delete-yes").click();
  await expect(page.getByTestId("notice")).toContainText("The account is deleted.");
  await expect(page.getByText("You are playing as a guest.")).toBeVisible();

  await open(page, `/online/people/${name}`);
  await expect(page.getByTestId("nobody")).toContainText(name);
  const other = await elsewhere(browser, baseURL);
  await logIn(other, name);
  await expect(form(other).refused).toHaveText("The name or the password is wrong.");
  expect(problems.every((problem) => /status of 40[34]/.test(problem)), problems.join("\n")).toBe(true);
  problems.length = 0;
});

test("people are blocked on their pages, and unblocked there or on the own page", async ({ page, browser, baseURL }) => {
  const name = newName("Gil");
  const other = await Player.of(await browser.newContext(), baseURL);
  await other.register(name);
  await open(page, `/online/people/${name}`);
  await page.getByTestId("block").click();
  await expect(page.getByTestId("blocks")).toContainText(`You block ${name}`);
  await openAccount(page);
  await expect(page.getByTestId("blocked")).toContainText(name);
  await page.getByTestId("unblock").click();
  await expect(page.getByTestId("blocked")).toHaveCount(0);
  await makeAccount(page, newName("Guy"));
  await expect(page.getByText("You block nobody.")).toBeVisible();
});

for (const language of ["en", "fr", "it"]) {
  for (const theme of ["light", "dark", "contrast"]) {
    test(`the page of the account is accessible: ${language}, ${theme}`, async ({ page }) => {
      await set(page, { language, theme });
      await openAccount(page);
      await expectAccessible(page);
      for (const wish of ["log-in", "recover", "make"]) {
        await form(page).wish(wish);
        await expectAccessible(page);
      }
      await makeAccount(page, newName("Hal"));
      await page.getByTestId("password-open").click();
      await page.getByTestId("new-code-open").click();
      await expectAccessible(page);
    });
  }

  test(`nothing is cut off at 320 pixels: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await set(page, { language });
    await openAccount(page);
    await form(page).wish("recover");
    await expectNoCutTexts(page);
    await form(page).wish("make");
    await form(page).name.fill(newName("A2345678901"));
    await form(page).password.fill(PASSWORD);
    await form(page).submit.click();
    await expect(page.getByTestId("code")).toBeVisible();
    await expectNoCutTexts(page);
    await page.getByTestId("code-kept").click();
    await page.getByTestId("password-open").click();
    await page.getByTestId("new-code-open").click();
    await expectNoCutTexts(page);
  });
}

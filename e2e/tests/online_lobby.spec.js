// The lobby: how games begin.

import { expect, expectAccessible, test } from "../fixtures.js";
import { leave, ONLINE, somebody } from "../online.js";

test.use({ baseURL: ONLINE });

test("online play is opened by its address and by the header", async ({ browser }, testInfo) => {
  const ada = await somebody(browser, testInfo);
  for (const path of ["/online", "/online/watch", "/online/leaderboard", "/online/account"]) {
    await ada.open(path);
  }
  await ada.open("/");
  await ada.page.getByTestId("nav-online").click();
  await expect(ada.page.getByTestId("lobby")).toBeVisible();
  await expect(ada.page).toHaveTitle("Play online – skep");
  await ada.page.locator(".online-nav a[href='/online/watch']").click();
  await expect(ada.page).toHaveURL(/\/online\/watch$/);
  await ada.page.getByTestId("nav-online").click();
  await expect(ada.page.getByTestId("lobby")).toBeVisible();
  await leave(ada);
});

test("two people who want the same are paired", async ({ browser }, testInfo) => {
  const people = [await somebody(browser, testInfo), await somebody(browser, testInfo)];
  // Nobody else asks for this game and time, on the other screen neither.
  const days = testInfo.project.name === "phone" ? 13 : 12;
  for (const person of people) {
    await person.propose({ opponent: "anybody", pace: { kind: "correspondence", days } });
    await person.page.getByTestId("pair").click();
  }
  for (const person of people) await person.atTable();
  await expect(people[0].page).toHaveURL(people[1].page.url());
  await leave(...people);
});

test("a search for an opponent can be stopped", async ({ browser }, testInfo) => {
  const ada = await somebody(browser, testInfo);
  await ada.propose({ opponent: "anybody", pace: { kind: "correspondence", days: 11 } });
  await ada.page.getByTestId("pair").click();
  await expect(ada.page.getByTestId("searching")).toBeVisible();
  await ada.page.getByTestId("stop-pairing").click();
  await expect(ada.page.getByTestId("pair")).toBeVisible();
  await leave(ada);
});

test("a game on the list can be joined, or withdrawn", async ({ browser }, testInfo) => {
  const [ada, ben] = [await somebody(browser, testInfo), await somebody(browser, testInfo)];
  await ben.propose({ opponent: "anybody" });
  await ada.propose({ opponent: "anybody", pace: { kind: "correspondence", days: testInfo.project.name === "phone" ? 10 : 9 } });
  await ada.page.getByTestId("seek").click();
  await expect(ada.page.getByTestId("invitation")).toContainText("Waiting for your opponent");
  const id = ada.page.url().split("/").at(-1);
  await ben.page.locator(`[data-testid=seek-row][href$="${id}"]`).click();
  await expect(ben.page.getByTestId("terms")).toContainText("days a turn");
  await expectAccessible(ben.page);
  await ben.page.getByTestId("join").click();
  await ben.atTable();
  await ada.atTable();
  await ada.open("/online");
  await expect(ada.page.getByTestId("own-game")).toHaveCount(1);
  await leave(ada, ben);
});

test("the computer is played on the server", async ({ browser }, testInfo) => {
  const ada = await somebody(browser, testInfo);
  await ada.propose({ opponent: "computer", level: 1 });
  await ada.page.getByTestId("play-computer").click();
  await ada.atTable();
  await expect(ada.page.getByTestId("player-black")).toContainText("Computer, level 1");
  await ada.table.take("wS1");
  await ada.table.put();
  // The computer may have answered before anybody sees the own move as the last one.
  await ada.expectMoves(2);
  await leave(ada);
});

for (const [locale, title, button] of [
  ["en-GB", "Play online", "Make a link for a friend"],
  ["fr-FR", "Jouer en ligne", "Créer un lien pour un ami"],
  ["it-IT", "Gioca online", "Crea un link per un amico"],
]) {
  test(`the lobby speaks ${locale}`, async ({ browser }, testInfo) => {
    const ada = await somebody(browser, testInfo, { locale });
    await ada.open("/online");
    await expect(ada.page.getByRole("heading", { level: 1 })).toHaveText(title);
    await ada.page.getByTestId("opponent-friend").click();
    await expect(ada.page.getByTestId("make-link")).toHaveText(button);
    await expect(ada.page.getByTestId("numbers")).not.toBeEmpty();
    await expect(ada.page.locator("main")).not.toContainText("online-");
    await expectAccessible(ada.page);
    await leave(ada);
  });
}

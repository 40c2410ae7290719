import { expect, type Page, test } from "@playwright/test";
import { rowsAt, someRow } from "../../support/demo-rows.ts";
import { card, openHome } from "../../support/home-screen.ts";
import { cachedAddresses, keptOnDevice, likedOnly } from "./device.ts";

const row = someRow(
  rowsAt("canggu"),
  ({ title, raw_description, media_urls, contact_url }) =>
    title !== null &&
    contact_url !== null &&
    (raw_description ?? "").length > 40 &&
    media_urls[0]?.endsWith(".webp") === true,
);
const title = row.title ?? "";
/** Words of the advert from a single line. */
const words = (row.raw_description ?? "").split("\n")[0]?.trim().slice(0, 40) ?? "";

const heart = (page: Page) => page.getByRole("button", { name: `Like ${title}`, exact: true });
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).length);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test("there is no service worker, database, cache or request before the first like, nor after the last is removed", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openHome(page, "/?location=canggu");
  await likedOnly(page).check();
  await expect(page.getByText("Tap the heart of a rental")).toBeVisible();
  expect([await workers(page), await databases(page)]).toEqual([0, 0]);
  expect(await cacheNames(page)).toEqual([]);
  expect(asked.filter((path) => /copies|service-worker|liked/.test(path))).toEqual([]);
  await likedOnly(page).uncheck();
  await heart(page).click();
  await expect.poll(() => workers(page)).toBe(1);
  await expect.poll(() => cachedAddresses(page)).toContain(row.media_urls[0]);
  await heart(page).click();
  await expect.poll(() => workers(page)).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  expect(await keptOnDevice(page)).not.toContain(words);
});

test("the shortlist works offline with texts, contacts and photos", { tag: "@smoke" }, async ({
  context,
  page,
}) => {
  await openHome(page, "/?location=canggu");
  await heart(page).click();
  await expect.poll(() => keptOnDevice(page)).toContain(row.contact_url);
  await expect.poll(() => cachedAddresses(page)).toContain(row.media_urls[0]);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);

  // Any address works: the list's and the rental's.
  for (const path of ["/", `/rental/${row.slug}`]) {
    await page.goto(path);
    await expect(page.getByText("No connection. These are the copies on this device.")).toBeVisible();
    const home = page.getByRole("listitem").filter({ has: card(page, title) });
    await expect(home.getByRole("link", { name: title, exact: true })).toBeVisible();
    const advert = home.getByRole("group").filter({ hasText: "Advert and contact" });
    if (path === "/") await advert.getByText("Advert and contact").click();
    await expect(advert.getByText(words).first()).toBeVisible();
    await expect(advert.locator(`a[href="${row.contact_url}"]`)).toBeVisible();
    const photo = home.getByRole("img").first();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(photo).not.toHaveAttribute("data-broken");
  }
  expect(await databases(page)).toBe(1);
});

import { expect, type Page, test } from "@playwright/test";
import { rowsAt, someRow } from "../../support/demo-rows.ts";
import { card, openHome } from "../../support/home-screen.ts";
import { keptPaths, likedOnly } from "./device.ts";

const row = someRow(
  rowsAt("canggu"),
  ({ title, raw_description, media_urls, contact_url }) =>
    title !== null &&
    contact_url !== null &&
    (raw_description ?? "").length > 40 &&
    media_urls[0]?.endsWith(".webp") === true,
);
const title = row.title ?? "";

const heart = (page: Page) => page.getByRole("button", { name: `Like ${title}`, exact: true });
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test("there is no service worker, cache or request before the first like, nor after the last is removed", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openHome(page, "/?location=canggu");
  await likedOnly(page).check();
  await expect(page.getByText("Tap the heart of a rental")).toBeVisible();
  expect(await workers(page)).toBe(0);
  expect(await cacheNames(page)).toEqual([]);
  expect(asked.filter((path) => /api\/rentals|worker|liked/.test(path))).toEqual([]);
  await likedOnly(page).uncheck();
  await heart(page).click();
  await expect.poll(() => workers(page)).toBe(1);
  await expect.poll(() => keptPaths(page)).toContain(row.media_urls[0]);
  await heart(page).click();
  await expect.poll(() => workers(page)).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);
});

test("liked rentals open offline with text, contact and photos, and say from when they are", {
  tag: "@smoke",
}, async ({ context, page }) => {
  await openHome(page, "/?location=canggu");
  await heart(page).click();
  for (const path of ["/liked", `/rental/${row.slug}`, `/api/rentals?ids=${row.id}`, row.media_urls[0]])
    await expect.poll(() => keptPaths(page)).toContain(path);
  expect(await keptPaths(page)).not.toContain("location=canggu");
  await context.setOffline(true);

  await page.goto("/area/canggu");
  await expect(page).toHaveURL("/liked");
  await expect(page.getByText(/^No connection. This device kept it on/)).toBeVisible();
  const photo = page.getByRole("img", { name: title }).first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await card(page, title).getByRole("link").click();

  await expect(page).toHaveURL(`/rental/${row.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(/^No connection. This device kept it on/)).toBeVisible();
  await expect(page.locator(`main a[href="${row.contact_url}"]`).first()).toBeAttached();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(/^No connection/)).toHaveCount(0);
});

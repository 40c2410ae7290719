import { expect, type Locator, type Page, type Request } from "@playwright/test";

/**
 * Waits until the scripts of the home screen run: only then are the likes counted, does the live region count the list, and does each
 * card tell assistive technology how long the list is.
 */
export async function untilInteractive(page: Page): Promise<void> {
  await expect(page.getByRole("checkbox", { name: /^Show liked only \(\d/ })).toBeVisible();
  await expect(listStatus(page)).not.toHaveText(/^(Loading rentals\.\.\.)?$/);
  await expect(page.locator("li:not([aria-setsize]):has(article)")).toHaveCount(0);
}

/** Opens an address of the home screen and waits until its scripts run. */
export async function openHome(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilInteractive(page);
}

/** The filter bar; on a phone its sheet is opened first. */
export async function openFilters(page: Page): Promise<Locator> {
  const bar = page.getByRole("search", { name: "Filters" });
  const fold = bar.getByRole("button", { name: /^Filters/, expanded: false });
  if (await fold.isVisible()) await fold.click();
  return bar;
}

/** The filters with those of the panel, which is part of a phone's sheet. */
export async function openMoreFilters(page: Page): Promise<Locator> {
  const bar = await openFilters(page);
  const more = bar.getByRole("button", { name: /^More filters/, expanded: false });
  if (await more.isVisible()) await more.click();
  return bar;
}

export async function chooseLocation(page: Page, name: string): Promise<void> {
  const bar = await openFilters(page);
  const field = bar.getByRole("combobox", { name: "Location" });
  await field.click();
  await page.getByRole("option", { name: new RegExp(`^${name}\\b`) }).click();
}

export function listStatus(page: Page): Locator {
  return page.getByRole("region", { name: "Results" }).getByRole("status").first();
}

/** The cards that are on screen or can be scrolled to. */
export function cards(page: Page): Locator {
  return page.getByRole("article");
}

export function card(page: Page, title: string): Locator {
  return cards(page).filter({ has: page.getByRole("link", { name: title, exact: true }) });
}

function isData(request: Request): boolean {
  const { pathname } = new URL(request.url());
  // A card that the pointer happens to rest on is fetched ahead.
  if (request.headers()["next-router-prefetch"] !== undefined) return false;
  // A report of a visit asks for nothing.
  if (request.resourceType() === "ping") return false;
  return !/^\/(_next\/|media\/|map\/)|\.(webp|svg|png|ico|mp4)$/.test(pathname);
}

/** Addresses of the pages and data that a page asks for from now on; pictures, scripts and what is fetched ahead are left out. */
export function watchRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (isData(request)) urls.push(request.url());
  });
  return urls;
}

/** Focuses a link to a rental and waits until its loading screen has been fetched ahead. */
export async function fetchAhead(page: Page, link: Locator): Promise<void> {
  const pending = new Set<Request>();
  let screens = 0;
  page.on("request", (request) => {
    if (request.headers()["next-router-prefetch"] !== undefined) pending.add(request);
  });
  page.on("requestfinished", (request) => {
    pending.delete(request);
    const headers = request.headers();
    if (headers["next-router-prefetch"] && !headers["next-router-segment-prefetch"]) screens += 1;
  });
  await link.focus();
  await expect.poll(() => screens > 0 && pending.size === 0).toBe(true);
}

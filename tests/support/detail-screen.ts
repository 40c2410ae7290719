import { expect, type Locator, type Page } from "@playwright/test";
import { allRows, listedRows, pathOf, type RentalRow, someRow } from "./demo-rows.ts";
import { card, openHome } from "./home-screen.ts";

const isVideo = (url: string) => /\.(mp4|mov)$/i.test(url);

/** A listed rental in Canggu with more pictures than the grid shows, none of them a video. */
export const villa = someRow(
  listedRows,
  ({ location, media_urls, title, contact_url }) =>
    location === "canggu" &&
    title !== null &&
    contact_url !== null &&
    media_urls.length > 5 &&
    !media_urls.some(isVideo),
);

/** A listed rental that begins with a video. */
export const filmed = someRow(listedRows, ({ media_urls: [first = ""] }) => isVideo(first));

/** A post of a home that was posted before, and the listing of that home. */
const repost = someRow(
  allRows,
  ({ duplicate_of_id, is_deleted }) =>
    !is_deleted && duplicate_of_id !== null && listedRows.some(({ id }) => id === duplicate_of_id),
);
export const reposted = someRow(listedRows, ({ id }) => id === repost.duplicate_of_id);

/** The bad-input row whose text or address holds this. */
export function badRow(text: string): RentalRow {
  return someRow(allRows, (row) => `${row.title} ${row.raw_description} ${row.contact_url}`.includes(text));
}

export function heading(page: Page, row: RentalRow): Locator {
  return page.getByRole("heading", { level: 1, name: row.title ?? "Rental Property", exact: true });
}

/** Opens a rental's page, as from a list with this query, and waits until its scripts run. */
export async function openRental(page: Page, row: RentalRow, listQuery = "sort=pricePerMonthAsc") {
  await page.goto(`${pathOf(row)}?${listQuery}`);
  await untilRentalInteractive(page);
}

/** Only scripts know the query of the address, so until they run the link leads to the whole list. */
export async function untilRentalInteractive(page: Page): Promise<void> {
  const { search } = new URL(page.url());
  await expect(page.getByRole("link", { name: "Home", exact: true })).toHaveAttribute("href", `/${search}`);
}

export async function openOverList(page: Page, row: RentalRow, query = ""): Promise<Locator> {
  await openHome(page, `/?location=${row.location}${query}`);
  await card(page, row.title ?? "").scrollIntoViewIfNeeded();
  await card(page, row.title ?? "")
    .getByRole("link")
    .click();
  const modal = page.getByRole("dialog", { name: row.title ?? "", exact: true });
  await expect(modal).toBeVisible();
  return modal;
}

export function viewer(page: Page): Locator {
  return page.getByRole("dialog", { name: /^Photos of / });
}

/** The widest element's overhang over the window; nothing may scroll sideways. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Two clicks at once: those of a mouse may meet what lies behind by the second. */
export function clickTwice(button: Locator): Promise<void> {
  return button.evaluate((element) => {
    if (!(element instanceof HTMLElement)) throw new Error("a button expected");
    element.click();
    element.click();
  });
}

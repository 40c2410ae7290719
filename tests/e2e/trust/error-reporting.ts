import { expect, type Page } from "@playwright/test";
import { RELEASE } from "../../support/configured-site.ts";
import { allRows, listedRows, pathOf, rowsAt, someRow } from "../../support/demo-rows.ts";
import { openHome } from "../../support/home-screen.ts";
import type { ReportedEvent } from "./envelope-receiver.ts";
import { watchPolicy } from "./policy-violations.ts";
import type { ReportingSite } from "./reporting-site.ts";

/** Throws in the page, outside any handler. */
function throwUncaught(page: Page, message: string): Promise<void> {
  return page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);
}

let markers = 0;

/** The only report with this text. A marker thrown later has arrived, so a duplicate would have arrived too. */
async function onlyReport(
  { receiver }: ReportingSite,
  page: Page,
  text: string,
): Promise<ReportedEvent | undefined> {
  await expect.poll(() => receiver.holding(text).length).toBeGreaterThan(0);
  markers += 1;
  const marker = `marker ${markers}`;
  await throwUncaught(page, marker);
  await expect.poll(() => receiver.holding(marker)).toHaveLength(1);
  const reports = receiver.holding(text);
  expect(reports).toHaveLength(1);
  return reports[0];
}

export async function reportsUncaught(site: ReportingSite, page: Page): Promise<void> {
  await openHome(page, "/");
  await throwUncaught(page, "uncaught in the page");
  const report = await onlyReport(site, page, "uncaught in the page");
  expect(report).toMatchObject({ release: RELEASE, sdk: { settings: { infer_ip: "auto" } } });
  await page.evaluate(() => {
    Promise.reject("a mere text");
    Promise.reject(new Error("a proper rejection"));
  });
  await onlyReport(site, page, "a proper rejection");
  expect(site.receiver.holding("a mere text")).toEqual([]);

  await site.inject("status-500");
  expect((await page.request.get("/api/rentals?ids=987654")).status()).toBe(503);
  const failed = await onlyReport(site, page, "/api/rentals?ids=");
  expect(failed?.tags).toMatchObject({ place: "Reading an older rental failed" });
  await site.inject("none");
}

/** Throws before the reporting code is requested, as soon as the queue listens. */
export async function reportsEarly(site: ReportingSite, page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listen = window.addEventListener;
    window.addEventListener = (...registered: Parameters<typeof listen>) => {
      listen.apply(window, registered);
      if (registered[0] !== "unhandledrejection") return;
      window.addEventListener = listen;
      Promise.reject(new Error("rejected early"));
      setTimeout(() => {
        throw new Error("thrown early");
      });
    };
  });
  await openHome(page, "/");
  await onlyReport(site, page, "thrown early");
  await onlyReport(site, page, "rejected early");
}

/** A card with invalid media: its carousel fails, but not the rest of the list. */
export async function reportsRenderError(site: ReportingSite, page: Page): Promise<void> {
  await page.route("**/api/rentals?*", async (route) => {
    const id = Number(new URL(route.request().url()).searchParams.get("ids")?.split(",")[0]);
    const card = {
      id,
      href: "/rental/x",
      title: "A card with a number for pictures",
      place: null,
      rooms: "",
      media: 7,
    };
    await route.fulfill({ json: { rentals: [{ ...card, rent: null, posted: "Today" }] } });
  });
  await openHome(page, "/?location=canggu");
  const broken = page.getByRole("article").filter({ hasText: "A card with a number for pictures" });
  await page.getByRole("article").last().scrollIntoViewIfNeeded();
  await expect(broken).toContainText("Price on request");
  const first = someRow(rowsAt("canggu"), ({ title }) => title !== null);
  await expect(
    page
      .getByRole("article")
      .filter({ hasText: first.title ?? "" })
      .first(),
  ).toBeAttached();
  const report = await onlyReport(site, page, "is not iterable");
  expect(report?.tags).toMatchObject({ place: "carousel" });
}

const olderRow = someRow(
  allRows,
  (row) => row.slug !== null && !row.is_deleted && row.is_complete_listing && !listedRows.includes(row),
);

/** An older listing that was never read: the server reports the error, the browser only shows the fallback screen. */
export async function reportsServerError(site: ReportingSite, page: Page): Promise<void> {
  const violations = await watchPolicy(page);
  await site.inject("status-500");
  const response = await page.goto(pathOf(olderRow));
  expect(response?.status()).toBe(503);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  // Focused once the scripts run.
  await expect(page.getByRole("alert").filter({ hasText: "Something went wrong" })).toBeFocused();
  const report = await onlyReport(site, page, `//site${pathOf(olderRow)}`);
  expect(report).toMatchObject({
    release: RELEASE,
    platform: "node",
    tags: { place: "Reading an older rental failed" },
  });
  expect(violations).toEqual([]);
  await site.inject("none");
}

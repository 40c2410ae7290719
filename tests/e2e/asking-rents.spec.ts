import { expect, test } from "@playwright/test";
import { DAY_MS } from "../../lib/time/region-day.ts";
import { pathOf, type RentalRow, rowsAt, someRow } from "../support/demo-rows.ts";
import { A_MILLION_BUYS } from "../support/exchange-rates.ts";

/** The median. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

/** The rent in rupiah of a row with a monthly rent; null for other periods and implausible rents. */
function rentOf({ price_amount, price_currency, rental_period }: RentalRow): number | null {
  if (price_amount === null || rental_period !== "month") return null;
  const rent = price_amount / ((A_MILLION_BUYS[price_currency ?? ""] ?? 1_000_000) / 1_000_000);
  return rent >= 500_000 && rent <= 2e9 ? rent : null;
}

const millions = (rupiah: number) => `Rp ${Math.round(rupiah / 100_000) / 10}M`;

/** Neither a room nor of an unknown type. */
const isHome = ({ property_type }: RentalRow) =>
  /^(villa|house|apartment|studio|bungalow|townhouse|cabin|loft)$/.test(property_type ?? "");

const ubud = rowsAt("ubud").filter((row) => row.bedrooms === 1 && isHome(row) && rentOf(row) !== null);
const rents = ubud.map((row) => rentOf(row) ?? 0);
const dearest = someRow(ubud, (row) => rentOf(row) === Math.max(...rents) && row.slug !== null);

test("a rental compares its rent with similar homes, charts them and links to its area", {
  tag: "@smoke",
}, async ({ page }) => {
  expect(ubud.length).toBeGreaterThanOrEqual(5);
  expect(ubud.length).toBeLessThan(10);
  await page.goto(pathOf(dearest));
  const panel = page.getByRole("complementary", { name: "Price and contact" });
  await expect(panel).toContainText(
    `Median of ${ubud.length} one-bedroom homes in Ubud: ${millions(median(rents))} / month (asking prices)`,
  );
  await page.getByRole("heading", { name: "Asking prices: one-bedroom homes in Ubud" }).click();
  const table = page.getByRole("table", { name: /^Asking prices of \d+ one-bedroom homes in Ubud/ });
  await expect(table.getByRole("row", { name: /^Median/ })).toContainText(millions(median(rents)));
  // The table is only for screen readers, and must not widen the page.
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await page.getByRole("link", { name: "Rents in Ubud" }).click();
  await expect(page).toHaveURL(/\/area\/ubud$/);
  await expect(page.getByRole("heading", { level: 1, name: "Monthly rentals in Ubud" })).toBeVisible();
});

test("an area's page shows its rents and links to its list", { tag: "@smoke" }, async ({ page }) => {
  await page.goto("/area/ubud");
  const all = rowsAt("ubud");
  const table = page.getByRole("table", { name: "Asking rents each month by bedrooms" });
  const cells = table.getByRole("row", { name: /^1 / }).getByRole("cell");
  await expect(cells.nth(0)).toHaveText(String(ubud.length));
  await expect(cells.nth(1)).toHaveText(millions(median(rents)));
  const lastWeek = all.filter((row) => Date.now() - Date.parse(row.posted_at_telegram) < 7 * DAY_MS).length;
  const weeks = page.getByRole("region", { name: "New listings by week" }).getByRole("listitem");
  await expect(weeks).toHaveCount(4);
  await expect(weeks.last()).toContainText(new RegExp(`\\D${lastWeek}$`));
  const newest = page.getByRole("region", { name: "Newest rentals in Ubud" }).getByRole("link");
  expect(await newest.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    all.slice(0, 6).map(pathOf),
  );
  await page.getByLabel("Currency").selectOption("USD");
  await expect(cells.nth(1)).toHaveText(/^\$[\d,]+$/);
  await page.getByRole("link", { name: `Show all ${all.length} live rentals` }).click();
  await expect(page).toHaveURL(/\/\?location=ubud$/);
  // By keyboard, because the list above the link is still growing.
  await page.getByRole("link", { name: "Asking rents in Ubud" }).press("Enter");
  await expect(page).toHaveURL(/\/area\/ubud$/);
});

test("an area has one address, and an unknown area answers 404", async ({ request }) => {
  for (const spelling of ["Ubud", "UBUD", "ubud-"]) {
    const answer = await request.get(`/area/${spelling}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], spelling).toEqual([308, "/area/ubud"]);
  }
  for (const spelling of ["atlantis", "-", "a".repeat(300)]) {
    const answer = await request.get(`/area/${spelling}`);
    expect(answer.status(), spelling).toBe(404);
  }
  const html = await (await request.get("/area/atlantis")).text();
  expect(html).toContain("Area not found.");
  expect(html).not.toContain('rel="canonical"');
  // Drawings of areas are served below the same path.
  const drawing = /\/area\/[\d.,-]+\/\w+\.svg/.exec(await (await request.get("/area/ubud")).text())?.[0];
  expect((await request.get(drawing ?? "")).headers()["content-type"]).toContain("image/svg+xml");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test("the rents of all areas are sorted by links, and fit a phone's width", async ({ page }) => {
    await page.goto("/rents");
    const areas = page.getByRole("rowheader");
    const [most] = await areas.allTextContents();
    await page.getByRole("link", { name: "1 bedroom" }).click();
    await expect(page).toHaveURL("/rents?sort=1");
    await expect(page.getByRole("columnheader", { name: "1 bedroom" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await expect(page.getByRole("row", { name: "Ubud" })).toContainText(millions(median(rents)));
    await page.getByRole("link", { name: "Listings", exact: true }).click();
    await expect(areas.first()).toHaveText(most ?? "");
    expect((await page.locator("html").boundingBox())?.width).toBe(375);
    const canonical = page.locator('link[rel="canonical"]');
    for (const address of ["/rents?sort=night-reversed", "/rents?sort=junk", "/id/rents?sort=area"]) {
      await page.goto(address);
      await expect(canonical).toHaveAttribute("href", /\/rents$/);
    }
    expect((await page.goto("/rents/junk"))?.status()).toBe(404);
  });
});

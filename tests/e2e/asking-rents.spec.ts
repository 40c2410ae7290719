import { expect, test } from "@playwright/test";
import { pathOf, rowsAt, someRow } from "../support/demo-rows.ts";

const home = someRow(
  rowsAt("ubud"),
  ({ slug, bedrooms, property_type, price_currency, rental_period }) =>
    slug !== null &&
    bedrooms === 1 &&
    `${property_type} ${price_currency} ${rental_period}` === "apartment IDR month",
);

test("a rental compares its rent with similar homes, lists them and links to its area, which has the same median", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.goto(pathOf(home));
  const panel = await page.getByRole("complementary", { name: "Price and contact" }).textContent();
  const [, median = "", count = ""] = /Similar homes: (Rp [\d.]+M) \((\d)\)/.exec(panel ?? "") ?? [];
  expect(median, panel ?? "").not.toBe("");
  await page.getByRole("heading", { name: "Asking prices: one-bedroom homes in Ubud" }).click();
  const rents = page.getByRole("table", { name: `Asking prices of ${count} one-bedroom homes in Ubud` });
  await expect(rents.getByRole("row", { name: /^Median/ })).toContainText(median);
  await page.getByRole("link", { name: "Rents in Ubud" }).click();
  await expect(page).toHaveURL(/\/area\/ubud$/);
  await expect(page.getByRole("heading", { level: 1, name: "Monthly rentals in Ubud" })).toBeVisible();
  const table = page.getByRole("table", { name: "Asking rents each month by bedrooms" });
  const cells = table.getByRole("row", { name: /^1 / }).getByRole("cell");
  await expect(cells.nth(0)).toHaveText(count);
  await expect(cells.nth(1)).toHaveText(median);
});

test("an area's page shows its newest rentals and its rents in any currency, and links to its list", async ({
  page,
}) => {
  await page.goto("/area/ubud");
  const all = rowsAt("ubud");
  const newest = page.getByRole("region", { name: "Newest rentals in Ubud" }).getByRole("link");
  expect(await newest.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    all.slice(0, 6).map(pathOf),
  );
  await page.getByLabel("Currency").selectOption("USD");
  const table = page.getByRole("table", { name: "Asking rents each month by bedrooms" });
  await expect(table.getByRole("row", { name: /^1 / }).getByRole("cell").nth(1)).toHaveText(/^\$[\d,]+$/);
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

  test("the rents of all areas fit a phone's width, whatever the query", async ({ page }) => {
    await page.goto("/rents");
    await expect(page.getByRole("row", { name: "Ubud" })).toContainText(/Rp [\d.]+M/);
    expect((await page.locator("html").boundingBox())?.width).toBe(375);
    const canonical = page.locator('link[rel="canonical"]');
    for (const address of ["/rents?sort=1", "/id/rents?x=1"]) {
      await page.goto(address);
      await expect(canonical).toHaveAttribute("href", /\/rents$/);
    }
    expect((await page.goto("/rents/junk"))?.status()).toBe(404);
  });
});

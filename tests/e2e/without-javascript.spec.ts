import { expect, test } from "@playwright/test";
import { listedRows, rowsAt } from "../support/demo-rows.ts";
import { mapPanel } from "../support/map-panel.ts";
import { idsOnAllPages } from "./raw-page.ts";

test.use({ javaScriptEnabled: false });

test("following the links to the next page reaches every rental once", { tag: "@smoke" }, async ({
  request,
}) => {
  expect(await idsOnAllPages(request, "/")).toEqual(listedRows.map(({ id }) => id));
});

test("areas are linked with their counts, and the map is neither shown nor requested", async ({ page }) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  await page.goto("/");
  await expect(mapPanel(page)).toBeHidden();
  expect(urls.filter((url) => url.includes("/map/"))).toEqual([]);
  const areas = page.getByRole("navigation", { name: "Areas of Bali" });
  await areas.getByRole("link", { name: `Sanur (${rowsAt("sanur").length})` }).click();
  await expect(page.getByText(`Showing ${rowsAt("sanur").length} rental(s) at Sanur`)).toBeVisible();
});

test("a phone has a link to the results above the filters", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/?location=canggu");
  const heading = page.getByText(`Showing ${rowsAt("canggu").length} rental(s) at Canggu`);
  await expect(heading).not.toBeInViewport();
  await page.getByRole("link", { name: "Results" }).click();
  await expect(heading).toBeInViewport();
});

test("nothing that needs scripts is shown", async ({ page }) => {
  await page.goto("/?location=canggu");
  await expect(page.getByRole("checkbox", { name: "Show liked only" })).toBeHidden();
  await expect(page.getByRole("button", { name: /^Like / })).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Currency" })).toBeHidden();
});

test("a missing list says so, and links to an existing one", async ({ page }) => {
  for (const [path, message, way, href] of [
    ["/?location=nowhere", "Location not found.", "Show all rentals", "/"],
    ["/?location=canggu&page=9", "No rentals found.", "Go to its first page", "/?location=canggu"],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole("link", { name: way })).toHaveAttribute("href", href);
  }
});

import { expect, test } from "@playwright/test";
import { rowsAt } from "../support/demo-rows.ts";
import { mapPanel } from "../support/map-panel.ts";
import { idsOnAllPages } from "./raw-page.ts";

test.use({ javaScriptEnabled: false });

test("following the links to the next page reaches every rental of a list once", { tag: "@smoke" }, async ({
  page,
  request,
}) => {
  const ids = await idsOnAllPages(request, "/?location=canggu,pererenan,ubud");
  const rows = ["canggu", "ubud", "pererenan"].flatMap((name) => rowsAt(name));
  expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  const inView = await idsOnAllPages(request, "/");
  await page.goto("/");
  await expect(page.getByText(`Showing ${inView.length} rental(s) in Map View`)).toBeVisible();
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

test("nothing that needs scripts is shown", async ({ page }) => {
  await page.goto("/?location=canggu");
  await expect(page.getByRole("checkbox", { name: "Show liked only" })).toBeHidden();
  await expect(page.getByRole("button", { name: /^Like / })).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Currency" })).toBeHidden();
  // No room is left for the button that hides a card.
  await expect(page.getByText(/^Posted /).first()).toHaveCSS("padding-right", "0px");
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

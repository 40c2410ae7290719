import { expect, type Page, test } from "@playwright/test";
import { listedRows, rowsAt } from "../../support/demo-rows.ts";
import { cards, chooseLocation, listStatus, untilInteractive } from "../../support/home-screen.ts";
import { mapPanel, openMap } from "../../support/map-panel.ts";

const placed = listedRows.filter(({ location }) => rowsAt(location ?? "").length > 0).length;
const ALL_OF_BALI = `Showing ${placed} rental(s) in Map View`;

// With animations every test would have to wait for the map.
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function showAllOfBali(page: Page): Promise<void> {
  await openMap(page, "/");
  await page.getByRole("button", { name: "Show all of Bali" }).click();
  await expect(listStatus(page)).toHaveText(ALL_OF_BALI);
}

type Marker = { label: string | null; x: number; y: number };

/** The markers with their positions on the map in CSS pixels. */
function markers(page: Page): Promise<Marker[]> {
  return mapPanel(page).evaluate((panel) => {
    const { left, top } = panel.getBoundingClientRect();
    return [...panel.querySelectorAll("button[aria-pressed][aria-label]")].map((marker) => {
      const { x, y } = marker.getBoundingClientRect();
      return { label: marker.getAttribute("aria-label"), x: x - left, y: y - top };
    });
  });
}

/** The markers once the map is at rest, as they move during a zoom. */
async function restingMarkers(page: Page): Promise<Marker[]> {
  let last = await markers(page);
  const isAtRest = async () => {
    const [before, now] = [last, await markers(page)];
    last = now;
    return JSON.stringify(before) === JSON.stringify(now);
  };
  await expect.poll(isAtRest, { intervals: [300] }).toBe(true);
  return last;
}

/** Expects the markers at these positions within a few pixels, as maps round their views. */
async function expectMarkers(page: Page, before: readonly Marker[]): Promise<void> {
  const near = (value: number) => expect.closeTo(value, -1);
  await expect
    .poll(() => markers(page))
    .toEqual(before.map(({ label, x, y }) => ({ label, x: near(x), y: near(y) })));
}

test("the map's view survives a reload", async ({ page }) => {
  await showAllOfBali(page);
  const before = await restingMarkers(page);
  await page.reload();
  await untilInteractive(page);
  await expectMarkers(page, before);
  await expect(listStatus(page)).toHaveText(ALL_OF_BALI);
});

test("the map's view is restored on the way back from an area, and from a rental that was reloaded", async ({
  page,
}) => {
  await showAllOfBali(page);
  const before = await restingMarkers(page);
  const areas = page.getByRole("navigation", { name: "Areas of Bali" });
  await areas.getByRole("link", { name: /^Ubud/ }).click();
  await expect(listStatus(page)).toHaveText(/at Ubud$/);
  await page.goBack();
  await expect(listStatus(page)).toHaveText(ALL_OF_BALI);
  await expectMarkers(page, before);
  await cards(page).first().getByRole("link").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(listStatus(page)).toHaveText(ALL_OF_BALI);
  await expectMarkers(page, before);
});

test("a list left in the default view is restored in it", async ({ page }) => {
  await openMap(page, "/");
  const header = await listStatus(page).textContent();
  const before = await restingMarkers(page);
  await chooseLocation(page, "Ubud");
  await expect(listStatus(page)).toHaveText(/at Ubud$/);
  await page.goBack();
  await expect(listStatus(page)).toHaveText(header ?? "");
  await expectMarkers(page, before);
});

test("going back undoes the press on a marker and stays on the site", async ({ page }) => {
  await openMap(page, "/");
  const header = (await listStatus(page).textContent()) ?? "";
  const denpasar = mapPanel(page).getByRole("button", { name: /^Denpasar, \d+ rentals?$/ });
  await denpasar.click();
  await expect(listStatus(page)).toHaveText(/at Denpasar$/);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(listStatus(page)).toHaveText(header);
  await expect(denpasar).toHaveAttribute("aria-pressed", "false");
  await page.goForward();
  await expect(listStatus(page)).toHaveText(/at Denpasar$/);
});

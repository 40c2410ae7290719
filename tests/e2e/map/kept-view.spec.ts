import { expect, type Locator, type Page, test } from "@playwright/test";
import { listedRows, rowsAt } from "../../support/demo-rows.ts";
import { chooseLocation, listStatus, untilInteractive } from "../../support/home-screen.ts";
import { mapPanel, openMap } from "../../support/map-panel.ts";
import { noteFrames, shownFrames } from "../../support/shown-frames.ts";

const placed = listedRows.filter(({ location }) => rowsAt(location ?? "").length > 0).length;
const ALL_OF_BALI = `Showing ${placed} rental(s) in Map View`;

// With animations every test would have to wait for the map.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The map's view in the history entry; null for the default view. */
function keptView(page: Page): Promise<unknown> {
  return page.evaluate(() => Object(window.history.state).mapView);
}

async function showAllOfBali(page: Page): Promise<void> {
  await openMap(page, "/");
  await page.getByRole("button", { name: "Show all of Bali" }).click();
  await expect(listStatus(page)).toHaveText(ALL_OF_BALI);
  await expect.poll(() => keptView(page)).toEqual([expect.any(Number), expect.any(Number), 8]);
}

type Marker = { label: string | null; x: number; y: number };

/** The markers with their positions on the map in CSS pixels. */
function markers(page: Page): Promise<Marker[]> {
  return mapPanel(page).evaluate((panel) => {
    const { left, top } = panel.getBoundingClientRect();
    return [...panel.querySelectorAll("[data-marker]")].map((marker) => {
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

/** Scrolls the list to a card below its first rows, and waits until the position is stored. */
async function scrollToCard(page: Page): Promise<Locator> {
  const id = await page.locator(".card-grid > li[aria-posinset='13']").getAttribute("data-place");
  const place = page.locator(`.card-grid > li[data-place="${id}"]`);
  await place.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
  const remembered = () => page.evaluate(() => Object.values(sessionStorage).join());
  await expect.poll(remembered).toContain(`"id":`);
  return place;
}

test("the map's view survives a reload, with no other list painted before", async ({ page }) => {
  await showAllOfBali(page);
  const before = await restingMarkers(page);
  await page.addInitScript(noteFrames);
  await page.reload();
  await untilInteractive(page);
  await expectMarkers(page, before);
  await expect(listStatus(page)).toHaveText(ALL_OF_BALI);
  const headers = (await shownFrames(page)).map(({ header }) => header);
  expect([...new Set(headers)]).toEqual(["Loading rentals...", ALL_OF_BALI]);
});

test("the map's view and the list's scroll position are restored on the way back from an area", {
  tag: "@phone-only",
}, async ({ page }) => {
  await showAllOfBali(page);
  const before = await restingMarkers(page);
  const place = await scrollToCard(page);
  const areas = page.getByRole("navigation", { name: "Areas of Bali" });
  // A real click would first scroll the list to the link.
  await areas.getByRole("link", { name: /^Ubud/ }).dispatchEvent("click");
  await expect(listStatus(page)).toHaveText(/at Ubud$/);
  await page.goBack();
  await expect(listStatus(page)).toHaveText(ALL_OF_BALI);
  await expectMarkers(page, before);
  await expect(place).toBeInViewport();
});

test("both are restored on the way back from a rental whose page was reloaded", async ({ page }) => {
  await showAllOfBali(page);
  const before = await restingMarkers(page);
  const place = await scrollToCard(page);
  await place.getByRole("link").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(listStatus(page)).toHaveText(ALL_OF_BALI);
  await expectMarkers(page, before);
  await expect(place).toBeInViewport();
});

test("a list left in the default view is restored in it", async ({ page }) => {
  await openMap(page, "/");
  const header = await listStatus(page).textContent();
  const before = await restingMarkers(page);
  await expect.poll(() => keptView(page)).toBeNull();
  await chooseLocation(page, "Ubud");
  await expect(listStatus(page)).toHaveText(/at Ubud$/);
  await page.goBack();
  await expect(listStatus(page)).toHaveText(header ?? "");
  await expectMarkers(page, before);
});

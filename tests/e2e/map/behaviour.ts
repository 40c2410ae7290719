import { expect, type Locator, type Page, type test as playwrightTest } from "@playwright/test";
import { rowsInDefaultView } from "../../support/default-view.ts";
import { rowsAt } from "../../support/demo-rows.ts";
import { chooseLocation, listStatus, watchRequests } from "../../support/home-screen.ts";
import { mapPanel, openMap } from "../../support/map-panel.ts";

type Test = typeof playwrightTest;

function marker(page: Page, place: string): Locator {
  return mapPanel(page).getByRole("button", { name: new RegExp(`^${place}, \\d+ rentals?$`) });
}

const selected = (page: Page, place: string) =>
  expect(marker(page, place)).toHaveAttribute("aria-pressed", "true");

async function panelBox(page: Page) {
  await mapPanel(page).scrollIntoViewIfNeeded();
  const box = await mapPanel(page).boundingBox();
  if (box === null) throw new Error("The map has no size.");
  return box;
}

/** A point of the map without marker or button, searched from the upper left corner. */
async function emptySpot(page: Page): Promise<{ x: number; y: number }> {
  const box = await panelBox(page);
  const free = await page.evaluate(({ x, y, width, height }) => {
    // A phone's map is low.
    const edge = Math.min(60, height / 5);
    for (let down = edge; down < height - edge; down += 15) {
      for (let right = 60; right < width - 70; right += 15) {
        const around = [-14, 0, 14].flatMap((dx) => [-14, 0, 14].map((dy) => [dx, dy] as const));
        const isFree = around.every(
          ([dx, dy]) => !document.elementFromPoint(x + right + dx, y + down + dy)?.closest("button, a"),
        );
        if (isFree) return { x: x + right, y: y + down };
      }
    }
    return null;
  }, box);
  if (free === null) throw new Error("The map is full.");
  return free;
}

/** A marker's horizontal distance from the middle of the map. */
async function fromTheMiddle(page: Page, name: string): Promise<number> {
  const [box, at] = [await panelBox(page), await marker(page, name).boundingBox()];
  return Math.abs((at?.x ?? 0) + (at?.width ?? 0) / 2 - (box.x + box.width / 2));
}

/** Names of the markers in view whose middle is covered by a button or another marker. */
export async function coveredMarkers(page: Page): Promise<string[]> {
  return mapPanel(page).evaluate((panel) => {
    // Scroll away from the controls that float over the end of the page.
    panel.scrollIntoView({ block: "start", behavior: "instant" });
    return [...panel.querySelectorAll("button[aria-pressed]")].flatMap((marker) => {
      const { left, top, width, height } = marker.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button");
      const isCovered = panel.contains(above ?? null) && above !== marker;
      return isCovered ? [marker.getAttribute("aria-label") ?? ""] : [];
    });
  });
}

/** Tests that depend on the provider of the map (docs/behaviour.md, P). */
export function describeProvider(test: Test): void {
  test("no button covers a marker, and a press selects or deselects its place without loading a page", {
    tag: "@phone",
  }, async ({ page }) => {
    await openMap(page, "/");
    expect(await coveredMarkers(page)).toEqual([]);
    const denpasar = marker(page, "Denpasar");
    await expect(denpasar).toHaveAttribute("aria-pressed", "false");
    const before = await listStatus(page).textContent();
    const requests = watchRequests(page);
    await denpasar.click();
    await expect(denpasar).toHaveAttribute("aria-pressed", "true");
    await expect(listStatus(page)).toHaveText(`Showing ${rowsAt("denpasar").length} rental(s) at Denpasar`);
    await denpasar.click();
    await expect(denpasar).toHaveAttribute("aria-pressed", "false");
    await expect(listStatus(page)).toHaveText(before ?? "");
    expect(requests.filter((url) => !url.includes("/api/"))).toEqual([]);
  });

  test("a selected marker and the view survive a reload", async ({ page }) => {
    await openMap(page, "/");
    const wider = await listStatus(page).textContent();
    await mapPanel(page).getByRole("button", { name: "Zoom in" }).click();
    // Wait for the list to follow the map: a move that ends later would clear the selection.
    await expect(listStatus(page)).not.toHaveText(wider ?? "");
    await marker(page, "Denpasar").click();
    await expect(listStatus(page)).toHaveText(/at Denpasar$/);
    const [panel, before] = [await panelBox(page), await marker(page, "Denpasar").boundingBox()];
    await page.reload();
    await expect(marker(page, "Denpasar")).toHaveAttribute("aria-pressed", "true");
    await expect(listStatus(page)).toHaveText(`Showing ${rowsAt("denpasar").length} rental(s) at Denpasar`);
    const [panelAfter, after] = [await panelBox(page), await marker(page, "Denpasar").boundingBox()];
    expect((after?.x ?? 0) - panelAfter.x).toBeCloseTo((before?.x ?? 0) - panel.x, -1);
    expect((after?.y ?? 0) - panelAfter.y).toBeCloseTo((before?.y ?? 0) - panel.y, -1);
  });
}

/** Tests of the map that hold for any provider (docs/behaviour.md, P). */
export function describeMap(test: Test): void {
  test("the list has the rentals in the default view, which scrolling to a marker does not move", {
    tag: "@phone",
  }, async ({ page }) => {
    await openMap(page, "/");
    const expected = rowsInDefaultView.length;
    await expect(listStatus(page)).toHaveText(`Showing ${expected} rental(s) in Map View`);
    // Measured in one go: Leaflet scrolls back in the next frame, too late for a press.
    const [before, after] = await marker(page, "Denpasar").evaluate((button) => {
      const panel = button.closest("[aria-label='Map of rentals']");
      const top = () => button.getBoundingClientRect().top - (panel?.getBoundingClientRect().top ?? 0);
      const tops = [top()];
      button.scrollIntoView({ block: "start", behavior: "instant" });
      return [...tops, top()];
    });
    expect(after).toBe(before);
  });

  test("a marker and a location replace each other, also on Back and Forward", async ({ page }) => {
    await openMap(page, "/");
    await marker(page, "Denpasar").click();
    await expect(listStatus(page)).toHaveText(/at Denpasar$/);
    await chooseLocation(page, "Ubud");
    await expect(page).toHaveURL(/\?location=ubud$/);
    await expect(listStatus(page)).toHaveText(`Showing ${rowsAt("ubud").length} rental(s) at Ubud`);
    await selected(page, "Ubud");
    await expect.poll(() => fromTheMiddle(page, "Ubud")).toBeLessThan(12);
    await expect(page).toHaveURL(/\?location=ubud$/);
    await page.goBack();
    await expect(listStatus(page)).toHaveText(/at Denpasar$/);
    await selected(page, "Denpasar");
    await page.goForward();
    await expect(listStatus(page)).toHaveText(/at Ubud$/);
    await selected(page, "Ubud");
  });

  test("a click on the background and a zoom by button clear the location, and Back restores it", {
    tag: "@smoke",
  }, async ({ page }) => {
    await openMap(page, "/?location=canggu");
    await expect(marker(page, "Canggu")).toHaveAttribute("aria-pressed", "true");
    const spot = await emptySpot(page);
    await page.mouse.click(spot.x, spot.y);
    await expect(page).not.toHaveURL(/location/);
    await expect(listStatus(page)).toHaveText(/in Map View$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?location=canggu$/);
    await expect(listStatus(page)).toHaveText(/at Canggu$/);

    await mapPanel(page).getByRole("button", { name: "Zoom out" }).click();
    await expect(page).not.toHaveURL(/location/);
  });

  test("the map shows all areas of a query, and its markers add and remove areas", async ({ page }) => {
    await openMap(page, "/?location=canggu,pererenan");
    const both = rowsAt("canggu").length + rowsAt("pererenan").length;
    await expect(listStatus(page)).toHaveText(`Showing ${both} rental(s) at Canggu, Pererenan`);
    await expect(marker(page, "Canggu")).toBeInViewport();
    await expect(marker(page, "Pererenan")).toBeInViewport();
    await expect(marker(page, "Pererenan")).toHaveAttribute("aria-pressed", "true");

    const several = mapPanel(page).getByRole("button", { name: "Select areas" });
    await several.click();
    await marker(page, "Pererenan").click();
    await expect(page).toHaveURL(/\?location=canggu$/);
    await several.click();
    await marker(page, "Pererenan").click({ modifiers: ["ControlOrMeta"] });
    await expect(page).toHaveURL(/\?location=canggu,pererenan$/);
    await marker(page, "Pererenan").click();
    await expect(page).toHaveURL(/\?location=canggu$/);
  });
}

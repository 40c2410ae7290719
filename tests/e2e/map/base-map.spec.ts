import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { listStatus } from "../../support/home-screen.ts";
import { mapPanel, openMap } from "../../support/map-panel.ts";
import { describeMap, describeProvider } from "./behaviour.ts";

test.describe("the built-in map", () => {
  test.describe("markers", { tag: "@smoke" }, () => describeProvider(test));
  describeMap(test);

  test("the map contacts no other host, credits its data, and ends where the list beside it does", async ({
    page,
    baseURL,
  }) => {
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    await page.setViewportSize({ width: 1440, height: 900 });
    await openMap(page, "/");
    await expect(mapPanel(page).getByRole("link", { name: /OpenStreetMap/ })).toBeVisible();
    expect([...hosts].filter((origin) => origin.startsWith("http"))).toEqual([baseURL]);
    const box = await mapPanel(page).boundingBox();
    const list = await page.getByRole("region", { name: "List of rentals" }).boundingBox();
    const end = (of: typeof box) => (of?.y ?? 0) + (of?.height ?? 0);
    expect(Math.abs(end(box) - end(list))).toBeLessThan(16);
    expect(box?.height).toBeGreaterThan(500);
    expect(box?.width).toBe(500);
  });

  test("dragging clears the location", async ({ page }) => {
    await openMap(page, "/?location=canggu");
    const box = await mapPanel(page).boundingBox();
    if (box === null) throw new Error("The map has no size.");
    await page.mouse.move(box.x + 120, box.y + 120);
    await page.mouse.down();
    await page.mouse.move(box.x + 220, box.y + 200, { steps: 6 });
    await page.mouse.up();
    await expect(page).not.toHaveURL(/location/);
    await expect(listStatus(page)).toHaveText(/in Map View$/);
  });

  test("the land is drawn from edge to edge", async ({ page }) => {
    // Inland, so that no sea is in view.
    await openMap(page, "/?location=ubud");
    // Only the drawing, on magenta.
    const [map, canvas] = ["[aria-label='Map of rentals']", "canvas"];
    await page.addStyleTag({
      content: `${map}, ${map} :has(${canvas}) { background: magenta !important } ${map} :not(:has(${canvas}), ${canvas}) { visibility: hidden }`,
    });
    const box = await mapPanel(page).boundingBox();
    if (box === null) throw new Error("The map has no size.");
    // Without the rounded edge, which blends with the background.
    const clip = { x: box.x + 20, y: box.y + 20, width: box.width - 40, height: box.height - 40 };
    const magenta = async () => {
      const data = await sharp(await page.screenshot({ clip }))
        .removeAlpha()
        .raw()
        .toBuffer();
      let count = 0;
      for (let at = 0; at < data.length; at += 3)
        if (Math.min(data[at] ?? 0, data[at + 2] ?? 0) - (data[at + 1] ?? 0) > 8) count += 1;
      return count;
    };
    await expect.poll(magenta).toBe(0);
    await page.addStyleTag({ content: `${map} ${canvas} { visibility: hidden }` });
    expect(await magenta()).toBeGreaterThan(0);
  });
});

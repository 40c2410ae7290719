import { expect, test } from "@playwright/test";
import { cards, listStatus, untilInteractive } from "../support/home-screen.ts";
import { noteFrames, shownFrames } from "../support/shown-frames.ts";

/** Delay of each script in ms, long enough to paint several frames without scripts. */
const HELD_BACK = 300;

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`at ${width} px the list does not change after its first paint`, async ({ page }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    await page.setViewportSize({ width, height });
    await page.addInitScript(noteFrames);
    await page.route("**/_next/static/**/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, HELD_BACK));
      await route.continue();
    });
    await page.goto("/");
    await untilInteractive(page);
    const map = width < 1024 ? /^Map of \d+ homes$/ : /, [\d,]+ rentals?$/;
    await expect(page.getByRole("button", { name: map }).first()).toBeVisible();
    await expect(listStatus(page)).toHaveText(/^Showing \d+ rental\(s\) in Map View$/);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));

    const frames = await shownFrames(page);
    expect(frames).toHaveLength(1);
    expect(frames[0]?.header).toMatch(/^Showing \d+ rental\(s\) in Map View$/);
    expect(frames[0]?.totals).toMatch(/^\d+ of \d+ in this map view\. Elsewhere:$/);
    expect(await cards(page).count()).toBeGreaterThan(3);
    expect(errors).toEqual([]);
  });
}

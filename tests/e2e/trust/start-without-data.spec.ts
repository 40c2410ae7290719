import { expect } from "@playwright/test";
import { listedRows, pathOf, rowsAt, someRow } from "../../support/demo-rows.ts";
import { cards, listStatus, untilInteractive } from "../../support/home-screen.ts";
import { testOnFailingData } from "../../support/site-fixture.ts";
import { readPage } from "../raw-page.ts";
import { healthOf } from "./health.ts";

/** Longer than the interval of automatic retries. */
const RETRY_MS = 16_000;

const rental = someRow(listedRows, ({ slug }) => slug !== null);

testOnFailingData(1, "half-json")(
  "a site that starts without its data service answers 503, and shows the list when the service is back",
  async ({ page, request, stage }) => {
    expect((await readPage(request, "/?keywords=pool+wifi+kitchen")).status).toBe(503);
    await stage.data.inject("down");
    const paths = ["/", "/?keywords=pool", pathOf(rental)];
    for (const path of paths) expect((await readPage(request, path)).status, path).toBe(503);
    const answer = await request.get("/api/rentals?ids=1");
    expect(answer.status()).toBe(503);
    expect(await answer.text()).toMatch(/^The listings could not be read\./);
    expect(await healthOf(request)).toEqual([503, "down", "none"]);
    expect((await request.get("/api/health/live")).status()).toBe(200);

    await page.clock.install();
    const response = await page.goto("/?location=canggu");
    expect(response?.status()).toBe(503);
    await expect(listStatus(page)).toHaveText("Error loading rentals.");
    const map = page.getByRole("region", { name: "Map of rentals" });
    await expect(map).toHaveCount(0);
    await untilInteractive(page);
    // The retry has to fail before the service is back.
    const retried = page.waitForResponse((answer) => answer.request().headers().rsc === "1");
    await page.getByRole("button", { name: "Try again" }).click();
    await retried;
    await expect(listStatus(page)).toHaveText("Error loading rentals.");
    await untilInteractive(page);

    await stage.data.inject("none");
    await expect.poll(() => healthOf(request)).toEqual([200, "up", "fresh"]);
    await page.clock.fastForward(RETRY_MS);
    await expect(map).toBeVisible();
    await expect(listStatus(page)).toHaveText(`Showing ${rowsAt("canggu").length} rental(s) at Canggu`);
    await expect(cards(page)).toHaveCount(24);
    for (const path of paths) expect((await readPage(request, path)).status, path).toBe(200);
  },
);

testOnFailingData(1, "none")(
  "the first list after the start is complete when adverts' texts are slow and the listings change meanwhile",
  async ({ request, stage }) => {
    await stage.data.inject("slow", /raw_description/);
    const list = request.get("/?location=canggu");
    const answered = list.then(() => true);
    const isAnswered = async () => {
      // Has the listings read again, which are due every second.
      expect((await request.get("/area/nowhere")).status()).toBe(404);
      return Promise.race([answered, false]);
    };
    await expect.poll(isAnswered, { timeout: 30_000 }).toBe(true);
    expect((await list).status()).toBe(200);
  },
);

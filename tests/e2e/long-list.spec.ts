import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { DAY_MS } from "../../lib/time/region-day.ts";
import { LIST_BUDGETS } from "../bench/budgets.ts";
import { manyListings } from "../bench/many-listings.ts";
import { listedRows } from "../support/demo-rows.ts";
import { testOnSite } from "../support/site-fixture.ts";

const LISTINGS = 1_000;

/** The demo's listings, so that lists begin with the same cards, followed by older copies of them, all with photos. */
async function listings() {
  const others = LISTINGS - listedRows.length;
  const { rentals, geo_location } = await manyListings(others, others);
  const pictured = rentals.find(({ media_urls }) => media_urls.length > 0)?.media_urls ?? [];
  const older = rentals.map((row, at) => ({
    ...row,
    ...{ id: 10_000 + row.id, message_id: 10_000 + row.id },
    posted_at_telegram: new Date(Date.now() - (20 + (9 * at) / others) * DAY_MS).toISOString(),
  }));
  // The rows around a card without photos change their places while cards load.
  const withPhotos = [...listedRows, ...older].map((row) =>
    row.media_urls.length > 0 ? row : { ...row, media_urls: pictured },
  );
  return { rentals: withPhotos, geo_location };
}

const test = testOnSite(async () => {
  const path = join(await mkdtemp(join(tmpdir(), "listings-")), "listings.json");
  await writeFile(path, JSON.stringify(await listings()));
  return { args: ["--listings", path] };
});

// The tests share one site.
test.describe.configure({ mode: "default" });

/** Bytes of HTML that the listings beyond the demo's may add to a list: a quarter of a byte each. */
const MOST_ADDED = 200;

test("the HTML of a list keeps to its budget with 1,000 listings", async ({ request }) => {
  for (const path of ["/", "/?location=canggu"]) {
    const html = await (await request.get(path)).text();
    expect(gzipSync(html).length, path).toBeLessThanOrEqual(LIST_BUDGETS.htmlBytes + MOST_ADDED);
  }
});

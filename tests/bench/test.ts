import { test as base } from "@playwright/test";
import { readingFrom } from "../support/data-behind-proxy.ts";
import { startDataService } from "../support/data-service.ts";
import { startSite } from "../support/site.ts";
import { buildBlankApp, startBlankApp } from "./blank-app.ts";
import { PHOTOS_FOLDER, withCollectedPhotos } from "./collected-photos.ts";
import { manyListings, realListings } from "./many-listings.ts";
import { type PagePaths, pathsFor } from "./pages.ts";

/** A month of real channels. */
const LIVE = 5_400;

interface Measured {
  /** The site with a month's listings. */
  site: { url: string; paths: PagePaths };
  /** Address of a blank page of the same framework, and below `/plain/N` of one of N bytes. */
  blank: string;
}

export const test = base.extend<object, Measured>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const listings = await manyListings(LIVE, LIVE, await withCollectedPhotos(await realListings()));
      const service = await startDataService(listings);
      const site = await startSite({ env: { ...readingFrom(service), PHOTOS_FOLDER } });
      await use({ url: site.url, paths: pathsFor(listings.rentals) });
      await site.stop();
      await service.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  blank: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      await buildBlankApp();
      const app = await startBlankApp();
      await use(app.url);
      await app.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

import type { RentalRow } from "../../scripts/import/row-schema.ts";
import { readingFrom } from "../support/data-behind-proxy.ts";
import { startDataService } from "../support/data-service.ts";
import { listedRows } from "../support/demo-rows.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { startBlankApp } from "./blank-app.ts";
import { manyListings, realListings } from "./many-listings.ts";
import { type PagePaths, pathsFor } from "./pages.ts";
import { saveSite } from "./saved-pages.ts";

/** A month of real channels. */
const LIVE = 5_400;

/** A site with what it lists, newest first. */
type ListingSite = RunningSite & { listed: readonly RentalRow[]; paths: PagePaths };

/** What a group of lines is measured on: each is started when it is first asked for. */
export interface Stage {
  site: () => Promise<ListingSite>;
  demo: () => Promise<ListingSite>;
  blank: () => Promise<RunningSite>;
  /** The pages of `site` without their scripts, from a static file server. */
  saved: () => Promise<RunningSite>;
  close: () => Promise<void>;
}

async function largeSite(): Promise<ListingSite> {
  const listings = await manyListings(LIVE, LIVE, await realListings());
  const service = await startDataService(listings);
  const site = await startSite({ env: readingFrom(service) });
  const stop = async () => {
    await site.stop();
    await service.close();
  };
  return { url: site.url, stop, listed: listings.rentals, paths: pathsFor(listings.rentals) };
}

async function demoSite(): Promise<ListingSite> {
  return { ...(await startSite({})), listed: listedRows, paths: pathsFor(listedRows) };
}

export function openStage(): Stage {
  const opened: Promise<{ stop: () => Promise<void> }>[] = [];
  const once = <Started extends { stop: () => Promise<void> }>(start: () => Promise<Started>) => {
    let started: Promise<Started> | null = null;
    return () => {
      if (started === null) {
        started = start();
        opened.unshift(started);
      }
      return started;
    };
  };
  const site = once(largeSite);
  return {
    site,
    demo: once(demoSite),
    blank: once(startBlankApp),
    saved: once(async () => saveSite((await site()).url)),
    close: async () => {
      for (const started of opened) await (await started).stop();
    },
  };
}

import { gzipSync } from "node:zlib";
import type { Line } from "./line.ts";
import { manyListings } from "./many-listings.ts";
import { median } from "./median.ts";
import { siteWith } from "./stored-site.ts";

/** A page's worth: what the index adds is what goes beyond it. */
const ONE_PAGE = 24;
/** Addresses nobody has asked for, that show all or most of the list. */
const UNSEEN = ["?min_bedrooms=1", "?price_range=38", "?sort=pricePerMonthAsc", "?sort=pricePerMonthDesc"];
const COMBINED = [
  "?min_bedrooms=1&price_range=38",
  "?price_range=25",
  "?min_bedrooms=1&sort=pricePerMonthAsc",
];

type Timed = { html: string; ms: number };

async function timed(url: string): Promise<Timed> {
  const start = performance.now();
  const response = await fetch(url);
  const html = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return { html, ms: performance.now() - start };
}

/** Lists of a site that has just started: the first one, those nobody has asked for, and the same once more. */
export async function listsOf(url: string) {
  // The code of the page is loaded before the list is made for the first time.
  await fetch(`${url}/rental/-`);
  const first = await timed(`${url}/`);
  const [pages, again]: [Timed[], Timed[]] = [[], []];
  for (const asked of [pages, again]) {
    for (const query of [...UNSEEN, ...COMBINED]) asked.push(await timed(`${url}/${query}`));
  }
  const msOf = (timings: readonly Timed[]) => median(timings.map(({ ms }) => ms));
  return { first, pages, firstMs: first.ms, madeMs: msOf(pages), againMs: msOf(again) };
}

async function measured(stored: number, live: number) {
  const site = await siteWith(await manyListings(stored, live));
  const { first, pages, firstMs, madeMs } = await listsOf(site.url);
  const sorted = pages[UNSEEN.indexOf("?sort=pricePerMonthAsc")]?.html ?? "";
  await site.stop();
  return {
    firstMs,
    madeMs,
    newest: gzipSync(first.html).length,
    byPrice: gzipSync(sorted).length,
  };
}

/** What a list page costs with this many listings stored, `live` of them of the last 30 days. */
export function scale(stored: number, live: number): () => Promise<Line[]> {
  const target = (atMost: number) => (live === 5_000 ? { target: { atMost } } : {});
  return async () => {
    const small = await measured(ONE_PAGE, ONE_PAGE);
    const { firstMs, madeMs, newest, byPrice } = await measured(stored, live);
    const name = `${stored.toLocaleString("en")} stored, ${live.toLocaleString("en")} live:`;
    const beside = (value: number) => ({ beside: [{ what: "24 stored", value }] });
    const perListing = (bytes: number) => bytes / (live - ONE_PAGE);
    return [
      {
        what: `${name} first page, listings read`,
        value: firstMs,
        unit: "ms",
        ...beside(small.firstMs),
      },
      { what: `${name} page made`, value: madeMs, unit: "ms", ...beside(small.madeMs), ...target(400) },
      { what: `${name} HTML`, value: newest / 1000, unit: "kB", ...beside(small.newest / 1000) },
      {
        what: `${name} HTML a listing`,
        value: perListing(newest - small.newest),
        unit: "B",
        ...target(6),
      },
      {
        what: `${name} HTML a listing, by price`,
        value: perListing(byPrice - small.byPrice),
        unit: "B",
        ...target(6),
      },
    ];
  };
}

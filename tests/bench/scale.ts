import { gzipSync } from "node:zlib";
import { readingFrom } from "../support/data-behind-proxy.ts";
import { startDataService } from "../support/data-service.ts";
import { startSite } from "../support/site.ts";
import type { Line } from "./line.ts";
import { manyListings } from "./many-listings.ts";
import { median } from "./median.ts";

const STORED = 100_000;
const LIVE = 5_000;
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
  await using service = await startDataService(await manyListings(stored, live));
  await using site = await startSite({ env: readingFrom(service) });
  const { first, pages, firstMs, madeMs } = await listsOf(site.url);
  const sorted = pages[UNSEEN.indexOf("?sort=pricePerMonthAsc")]?.html ?? "";
  return { firstMs, madeMs, newest: gzipSync(first.html).length, byPrice: gzipSync(sorted).length };
}

/** What a list page costs where many listings are stored, and those of the last 30 days are live, beside that of one page. */
export async function scale(): Promise<Line[]> {
  const small = await measured(ONE_PAGE, ONE_PAGE);
  const large = await measured(STORED, LIVE);
  const name = `${STORED.toLocaleString("en")} stored, ${LIVE.toLocaleString("en")} live:`;
  const line = (what: string, unit: Line["unit"], of: (one: typeof small) => number): Line => ({
    what: `${name} ${what}`,
    value: of(large),
    unit,
    beside: [{ what: "24 stored", value: of(small) }],
  });
  const aListing = (what: string, key: "newest" | "byPrice"): Line => ({
    what: `${name} ${what}`,
    value: (large[key] - small[key]) / (LIVE - ONE_PAGE),
    unit: "B",
    target: { atMost: 6 },
  });
  return [
    line("first page, listings read", "ms", ({ firstMs }) => firstMs),
    { ...line("page made", "ms", ({ madeMs }) => madeMs), target: { atMost: 400 } },
    line("HTML", "kB", ({ newest }) => newest / 1000),
    aListing("HTML a listing", "newest"),
    aListing("HTML a listing, by price", "byPrice"),
  ];
}

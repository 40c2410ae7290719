import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { z } from "zod";
import { bedroomsInTitle } from "../../lib/rentals/title-bedrooms.ts";
import { A_MILLION_BUYS } from "../support/exchange-rates.ts";
import { testOnSite } from "../support/site-fixture.ts";
import { cardIds, cardTexts, idsOnAllPages, listHeader, readPage } from "./raw-page.ts";

const FILE = fileURLToPath(new URL("../../../shared/data/listings.json", import.meta.url));
const DAY_MS = 24 * 60 * 60 * 1000;

const test = testOnSite(() => ({ args: ["--listings", FILE, "--as-of", "now"] }));
test.describe.configure({ mode: "default" });
test.skip(!existsSync(FILE), `there are no real listings at ${FILE}`);

const rentalRow = z.object({
  ...{ id: z.number(), title: z.string().nullable(), raw_description: z.string().nullable() },
  ...{ message_type: z.string(), is_complete_listing: z.boolean(), is_deleted: z.boolean() },
  ...{
    duplicate_of_id: z.number().nullable(),
    posted_at_telegram: z.string(),
    location: z.string().nullable(),
  },
  ...{ price_amount: z.number().nullable(), price_currency: z.string().nullable() },
  ...{
    rental_period: z.string().nullable(),
    bedrooms: z.number().nullable(),
    bathrooms: z.number().nullable(),
  },
  ...{ media_urls: z.array(z.string()).nullish(), contact_url: z.string().nullish() },
  ...{ source: z.string().nullish(), source_channel_name: z.string().nullish() },
  message_id: z.number().nullish(),
});
const placeRow = z.object({
  ...{ location_name: z.string(), rental_count: z.number() },
  ...{ latitude: z.number().nullable(), longitude: z.number().nullable() },
});
type Row = z.infer<typeof rentalRow>;

const { rentals: written, geo_location } = existsSync(FILE)
  ? z
      .object({ rentals: z.array(rentalRow), geo_location: z.array(placeRow) })
      .parse(JSON.parse(readFileSync(FILE, "utf8")))
  : { rentals: [], geo_location: [] };

/** What an advert says of bedrooms in its title alone counts, too: that rule has a table test of its own. */
const rentals = written.map((row) => ({ ...row, bedrooms: row.bedrooms ?? bedroomsInTitle(row.title) }));

const newest = Math.max(...rentals.map((row) => Date.parse(row.posted_at_telegram)));
const age = (row: Row) => (newest - Date.parse(row.posted_at_telegram)) / DAY_MS;

const live = rentals
  .filter((row) => row.message_type === "rental" && row.is_complete_listing && !row.is_deleted)
  .filter((row) => row.duplicate_of_id === null && age(row) <= 30)
  .sort((a, b) => b.posted_at_telegram.localeCompare(a.posted_at_telegram) || b.id - a.id);

/** The day of Bali's calendar that a row is moved to: the newest is posted now. */
const dayOf = (row: Row) => Math.floor((Date.now() - age(row) * DAY_MS + 8 * 60 * 60 * 1000) / DAY_MS);
const hasPhotos = (row: Row) => (row.media_urls ?? []).length > 0;
const isReachable = (row: Row) =>
  Boolean(row.contact_url) ||
  (row.source === "telegram" && Boolean(row.source_channel_name) && Boolean(row.message_id));

const priceKey = (row: Row) =>
  JSON.stringify([row.source_channel_name, row.price_amount, row.price_currency, row.rental_period]);
const sharing = Map.groupBy(live, priceKey);
const bySource = Map.groupBy(live, (row) => row.source_channel_name);
/** Whether at least ten, and more than a twentieth, of a source's adverts have this very price. */
function isPlaceholder(row: Row): boolean {
  const shared = sharing.get(priceKey(row))?.length ?? 0;
  return shared >= 10 && shared > (bySource.get(row.source_channel_name)?.length ?? 0) / 20;
}

const point = (name: string | null) => {
  const place = geo_location.find(
    (row) => row.rental_count !== 0 && row.location_name === name?.toLowerCase(),
  );
  return place && `${place.latitude} ${place.longitude}`;
};
const at = (name: string) => (row: Row) =>
  point(row.location) !== undefined && point(row.location) === point(name);

const months: Record<string, number> = {
  month: 1,
  week: 52 / 12,
  day: 365 / 12,
  night: 365 / 12,
  year: 1 / 12,
};
function rupiahPerMonth(row: Row): number | null {
  const { price_amount, price_currency, rental_period } = row;
  if (price_amount === null || isPlaceholder(row)) return null;
  const rate = (A_MILLION_BUYS[price_currency ?? ""] ?? 1_000_000) / 1_000_000;
  return (price_amount * (months[rental_period ?? "month"] ?? 1)) / rate;
}
/** Likely prices, those that cannot be right, none. */
function rank(row: Row): number {
  const price = rupiahPerMonth(row);
  if (price === null) return 2;
  return price < 500_000 || price > 2e9 ? 1 : 0;
}
const isDoubtful = (row: Row) => rank(row) === 1;
const lastly = (rows: readonly Row[], isLast: (row: Row) => boolean) => [
  ...rows.filter((row) => !isLast(row)),
  ...rows.filter(isLast),
];
/** The default order: newest first, of one day those with photos first. */
const byAge = (rows: readonly Row[]) =>
  lastly(
    rows.toSorted((a, b) => dayOf(b) - dayOf(a) || +hasPhotos(b) - +hasPhotos(a)),
    isDoubtful,
  );
/** Whether a price by the month is not known to fit the maximum that a path names. */
function exceeds(path: string): (row: Row) => boolean {
  const maximum = Number(/price_range=(\d+)/.exec(path)?.[1] ?? Number.POSITIVE_INFINITY) * 1e6;
  return (row) => rank(row) > 0 || (rupiahPerMonth(row) ?? 0) > maximum;
}
function byPrice(direction: 1 | -1) {
  const price = (row: Row) => rupiahPerMonth(row) ?? 0;
  return (a: Row, b: Row) => rank(a) - rank(b) || (price(a) - price(b)) * direction;
}

/** Each way of ordering a list, with a filter or two. What every filter lets through is for tests/unit/search/real-listings.test.ts. */
const queries: readonly [path: string, at: string, expected: readonly Row[]][] = [
  ["/", "in Map View", live],
  ["/?location=canggu", "at Canggu", live.filter(at("canggu"))],
  ["/?location=seminyak&sort=pricePerMonthAsc", "at Seminyak", live.filter(at("seminyak")).sort(byPrice(1))],
  [
    "/?price_range=25&min_bedrooms=3&sort=pricePerMonthDesc",
    "in Map View",
    live
      .filter((row) => row.price_amount !== null && row.price_amount <= 25e6 && (row.bedrooms ?? 0) >= 3)
      .sort(byPrice(-1)),
  ],
  [
    "/?location=ubud&price_range=11",
    "at Ubud",
    live.filter(at("ubud")).filter((row) => row.price_amount !== null && row.price_amount <= 11e6),
  ],
];

/** Every word with a capital, as names of places are written. */
function capitalised(name: string): string {
  const words = name.toLowerCase().split(/(?<=[\s(/-])/);
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join("");
}

/** What the card of a row says beside the posting date. */
function wording(row: Row): string[] {
  const rooms = [
    row.bedrooms === null ? "" : `${row.bedrooms} bedroom${row.bedrooms === 1 ? "" : "s"}`,
    row.bathrooms === null ? "" : `${row.bathrooms} bathroom${row.bathrooms === 1 ? "" : "s"}`,
  ];
  const symbol = row.price_currency === "USD" ? "$" : "Rp ";
  const amount = row.price_amount === null ? null : Math.round(row.price_amount).toLocaleString("en-US");
  const period = row.rental_period === null ? "" : ` / ${row.rental_period}`;
  return [
    (row.title ?? "Rental property").replace(/\s+/g, " ").trim(),
    capitalised(row.location ?? ""),
    rooms.filter(Boolean).join(" · "),
    amount === null ? "Price on request" : `${symbol}${amount}${period}`,
  ];
}

for (const [path, where, found] of queries) {
  const sorted = lastly(path.includes("sort=") ? found : byAge(found), (row) => !isReachable(row));
  const isCompared = path.includes("price_range") && !path.includes("price_by");
  const expected = isCompared ? lastly(sorted, exceeds(path)) : sorted;
  test(`${path} shows what the file says`, async ({ request }) => {
    expect(expected.length).toBeGreaterThan(0);
    const { status, html } = await readPage(request, path);
    expect(status).toBe(200);
    expect(listHeader(html)).toBe(`Showing ${expected.length.toLocaleString("en-US")} rental(s) ${where}`);
    const ids = expected.map(({ id }) => id);
    if (path === "/") expect(cardIds(html)).toEqual(ids.slice(0, 24));
    else expect(await idsOnAllPages(request, path)).toEqual(ids);
    const texts = cardTexts(html);
    expect(texts).toHaveLength(Math.min(expected.length, 24));
    for (const [index, text] of texts.entries()) {
      const row = expected[index];
      for (const words of row ? wording(row) : []) expect(text).toContain(words);
    }
  });
}

test("no row is so near the edge of a date range that the time of the test decides", () => {
  const edges = live.map(age).flatMap((days) => [1, 7, 30].map((edge) => Math.abs(days - edge)));
  expect(Math.min(...edges) * DAY_MS).toBeGreaterThan(5 * 60_000);
});

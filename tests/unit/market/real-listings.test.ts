import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { groupFor, groupsAt, type RentGroup, rentMarket } from "@/lib/market/rent-market";
import { collapsePlaces } from "@/lib/places/places";
import { DAY_MS } from "@/lib/time/region-day";
import { parseGeoRows } from "@/server/data/geo-locations";
import { parseLiveRows } from "@/server/data/rental-row";
import { A_MILLION_BUYS } from "../../support/exchange-rates";
import { RATES } from "../money/rates";

const FILE = path.resolve("..", "shared", "data", "listings.json");
/** Skipped without the real listings. */
const describeReal = existsSync(FILE) ? describe : describe.skip;

const rentalRow = z.looseObject({
  ...{ id: z.number(), message_type: z.string(), is_complete_listing: z.boolean(), is_deleted: z.boolean() },
  ...{ duplicate_of_id: z.number().nullable(), posted_at_telegram: z.string() },
  ...{ location: z.string().nullable(), bedrooms: z.number().nullable() },
  ...{ price_amount: z.number().nullable(), price_currency: z.string().nullable() },
  rental_period: z.string().nullable(),
  property_type: z.string(),
});
const placeRow = z.looseObject({
  ...{ location_name: z.string(), rental_count: z.number() },
  ...{ latitude: z.number(), longitude: z.number() },
});
type Row = z.infer<typeof rentalRow>;
type PlaceRow = z.infer<typeof placeRow>;

function readFile() {
  const file = z.object({ rentals: z.array(rentalRow), geo_location: z.array(z.unknown()) });
  const { rentals, geo_location } = file.parse(JSON.parse(readFileSync(FILE, "utf8")));
  const newest = Math.max(...rentals.map((row) => Date.parse(row.posted_at_telegram)));
  const live = rentals.filter(
    (row) =>
      row.message_type === "rental" &&
      row.is_complete_listing &&
      !row.is_deleted &&
      row.duplicate_of_id === null &&
      newest - Date.parse(row.posted_at_telegram) <= 30 * DAY_MS,
  );
  const places = geo_location.flatMap((row) => placeRow.safeParse(row).data ?? []);
  return { live, places: places.filter((row) => row.rental_count !== 0) };
}

/** The textbook median: the middle value, or the mean of the two in the middle. */
function taughtMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = Number.isInteger(half)
    ? [sorted[half - 1], sorted[half]]
    : [sorted[half - 0.5], sorted[half - 0.5]];
  return (low + high) / 2;
}

/** Great-circle distance in kilometres (haversine). */
function kilometres(a: PlaceRow, b: PlaceRow): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(rad(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(rad(b.longitude - a.longitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}

/** The property types of rooms and homes in the file. */
const KINDS = {
  room: /^(kos|guest house(, (ocean view|residential))?)$/,
  home: /^(?!guest house).*\bvilla$/,
};

/** Rents of a group, computed without the site's code: rooms or homes with its bedrooms, in or near its area. */
function rentsInFile({ live, places }: ReturnType<typeof readFile>, group: RentGroup): number[] {
  const placeOf = (name: string | null) => places.find((row) => row.location_name === name?.toLowerCase());
  const centre = placeOf(group.area);
  const rupiah = ({ price_amount, price_currency }: Row) =>
    (price_amount ?? 0) / ((A_MILLION_BUYS[price_currency ?? ""] ?? 1_000_000) / 1_000_000);
  return live
    .filter((row) => row.rental_period === "month" && KINDS[group.kind].test(row.property_type))
    .filter((row) => group.kind === "room" || row.bedrooms === group.bedrooms)
    .filter((row) => {
      const place = placeOf(row.location);
      if (place === undefined || centre === undefined) return false;
      const km = kilometres(centre, place);
      return group.isNear ? km <= 4 : km === 0;
    })
    .map(rupiah)
    .filter((rent) => rent >= 500_000 && rent <= 2e9);
}

describeReal("the medians of the real listings", () => {
  const file = existsSync(FILE) ? readFile() : { live: [], places: [] };
  const rentals = parseLiveRows(file.live, () => {});
  const market = rentMarket(rentals, collapsePlaces(parseGeoRows(file.places, () => {})), RATES);
  const byName = (groups: readonly RentGroup[]) =>
    [
      ...new Map(groups.map((group) => [`${group.area} ${group.kind} ${group.bedrooms}`, group])).values(),
    ].sort((a, b) => b.rents.length - a.rents.length);
  const shown = byName(rentals.flatMap((rental) => groupFor(market, rental) ?? []));
  const listed = byName([...market.listed.keys()].flatMap((place) => groupsAt(market, place)));

  it.each([
    ["shown beside listings", shown],
    ["of each area", listed],
  ])("equal those computed from the file, for ten groups %s", (_, groups) => {
    expect(groups.length).toBeGreaterThanOrEqual(10);
    for (const group of groups.slice(0, 10)) {
      const expected = rentsInFile(file, group);
      expect([group.area, group.bedrooms, group.rents.length]).toEqual([
        group.area,
        group.bedrooms,
        expected.length,
      ]);
      expect(group.median / taughtMedian(expected)).toBeCloseTo(1, 9);
    }
  });
});

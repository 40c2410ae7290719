import { existsSync, readFileSync } from "node:fs";
import type { RentalFacts } from "@/lib/facts/rental-facts";
import { DEFAULTS, type Filters } from "@/lib/filters/filters";
import type { Include } from "@/lib/filters/options";
import { collapsePlaces } from "@/lib/places/places";
import { rentOf } from "@/lib/rental/rent";
import { rentalsPassing, searchRentals } from "@/lib/search/search";
import { NOTHING_STATED, searchedFacts } from "@/lib/search/searched-facts";
import { splitByFailedFilters } from "@/lib/search/split-by-failed-filters";
import { keywordTerms } from "@/lib/text/keywords";
import { foldedText, idsMatching } from "@/lib/text/searched-texts";
import { DAY_MS } from "@/lib/time/region-day";
import { factsOfRow } from "@/scripts/import/facts-of-row.ts";
import { checkedListings } from "@/scripts/import/read-listings.ts";
import type { RentalRow } from "@/scripts/import/row-schema.ts";
import { parseGeoRows } from "@/server/data/geo-locations";
import { usableRentals } from "@/server/data/rental-row";
import { describeUnless } from "@/tests/support/left-out";
import { RATES } from "../../unit/money/rates";

/** Real listings, which we may not publish. The file lies beside the checkout, if at all. */
const FILE = "../shared/data/listings.json";
const isThere = existsSync(FILE);

type Home = Pick<RentalRow, "price_amount" | "price_currency" | "rental_period" | "bedrooms">;

/** A listing as the simple computations of this file see it. */
type Real = { row: RentalRow; homes: readonly Home[]; facts: RentalFacts | null; text: string };

function homesOf(row: RentalRow, facts: RentalFacts | null): Home[] {
  const units = (facts?.units ?? []).flatMap(({ bedrooms, rents: [rent] }) =>
    rent
      ? [{ bedrooms, price_amount: rent.amount, price_currency: rent.currency, rental_period: rent.period }]
      : [],
  );
  const isLead = units[0]?.price_amount === row.price_amount && units[0]?.rental_period === row.rental_period;
  if (!isLead || units.length < 2) return [row];
  const isKnown = units.some(({ bedrooms }) => bedrooms !== null);
  return units.map((unit) => ({
    ...unit,
    bedrooms: unit.bedrooms ?? row.bedrooms ?? (isKnown ? Number.NaN : null),
  }));
}

const PER_MONTH = { month: 1, week: 52 / 12, day: 365 / 12, night: 365 / 12, year: 1 / 12 };

/** The rent by the month in a currency. */
function rentIn(currency: string, { price_amount, price_currency, rental_period }: Home): number | null {
  const [from, to] = [RATES[price_currency ?? "IDR"], RATES[currency]];
  if (price_amount === null || from === undefined || to === undefined) return null;
  return (price_amount * PER_MONTH[rental_period ?? "month"] * to) / from;
}

const first = <Value>(
  { facts }: Real,
  of: (terms: RentalFacts["advert"]) => { value: Value; doubt: string | null } | null | undefined,
): Value | undefined => {
  const isWanted = facts?.advert.kind?.value === "wanted" && facts.advert.kind.doubt === null;
  const sources = facts ? [facts.owner, isWanted ? null : facts.advert, facts.amenities] : [];
  return sources.map((terms) => (terms ? of(terms) : null)).find((fact) => fact?.doubt === null)?.value;
};

const saysYes = (real: Real, item: Exclude<Include, "bills" | "women_only">) =>
  first(real, ({ includes }) => includes[item]) === "yes";

const isType = ({ row }: Real, ...words: string[]) =>
  (row.property_type ?? "").split(",").some((word) => words.includes(word.trim()));

/** Each filter, with a simple computation of whether a listing passes it. */
const CASES: readonly [change: Partial<Filters>, isIn: (real: Real, readAt: number) => boolean][] = [
  [{}, () => true],
  [{ location: ["canggu"] }, ({ row }) => row.location === "canggu"],
  [{ location: ["canggu", "ubud"] }, ({ row }) => row.location === "canggu" || row.location === "ubud"],
  [
    { price_range: 11 },
    ({ homes }) => homes.some((home) => home.price_amount !== null && home.price_amount <= 11e6),
  ],
  [
    { price_range: 25, price_by: "month" },
    ({ homes }) => homes.some((home) => (rentIn("IDR", home) ?? Infinity) <= 25e6),
  ],
  [{ price_min: 50_000_000 }, ({ homes }) => homes.some((home) => (rentIn("IDR", home) ?? 0) >= 50e6)],
  [
    { price_min: 500, price_max: 2_000, price_in: "USD" },
    ({ homes }) =>
      homes.some((home) => {
        const rent = rentIn("USD", home);
        return rent !== null && Math.round(rent) >= 500 && Math.round(rent) <= 2_000;
      }),
  ],
  [{ price_max: 5_000_000 }, ({ homes }) => homes.some((home) => (rentIn("IDR", home) ?? Infinity) <= 5e6)],
  [
    { price_max: 5_000_000, unstated: ["price"] },
    ({ homes }) => homes.some((home) => (rentIn("IDR", home) ?? 0) <= 5e6),
  ],
  [{ monthly: 1 }, ({ row }) => row.price_amount !== null && row.rental_period === "month"],
  [{ min_bedrooms: 2 }, ({ homes }) => homes.some(({ bedrooms }) => bedrooms !== null && bedrooms >= 2)],
  [{ max_bedrooms: 2 }, ({ homes }) => homes.some(({ bedrooms }) => bedrooms !== null && bedrooms <= 2)],
  [{ min_bedrooms: 2, max_bedrooms: 2 }, ({ homes }) => homes.some(({ bedrooms }) => bedrooms === 2)],
  [
    { min_bedrooms: 2, unstated: ["bedrooms"] },
    ({ homes }) => homes.some(({ bedrooms }) => bedrooms === null || bedrooms >= 2),
  ],
  [{ min_bathrooms: 3 }, ({ row }) => row.bathrooms !== null && row.bathrooms >= 3],
  [{ dateRange: "day" }, ({ row }, readAt) => Date.parse(row.posted_at_telegram ?? "") >= readAt - DAY_MS],
  [
    { dateRange: "week" },
    ({ row }, readAt) => Date.parse(row.posted_at_telegram ?? "") >= readAt - 7 * DAY_MS,
  ],
  [{ keywords: "pool -villa" }, ({ text }) => text.includes("pool") && !text.includes("villa")],
  [{ keywords: "-hotel" }, ({ text }) => !text.includes("hotel")],
  [{ includes: ["wifi"] }, (real) => saysYes(real, "wifi")],
  [{ includes: ["pool", "ac"] }, (real) => saysYes(real, "pool") && saysYes(real, "ac")],
  [{ includes: ["women_only"] }, (real) => first(real, ({ gender }) => gender) === "women"],
  [{ includes: ["bills"] }, (real) => saysYes(real, "electricity") && saysYes(real, "water")],
  [
    { stay: 3 },
    (real) => {
      const months = first(real, ({ minimumStayMonths }) => minimumStayMonths);
      return months === undefined
        ? first(real, ({ minimumStayDays }) => minimumStayDays) !== undefined
        : months <= 3;
    },
  ],
  [
    { available: "2026-12-24" },
    (real) => {
      // "Next week" counts as the day that the reader assumes.
      const from = first(
        real,
        ({ availableFrom: fact }) =>
          fact && { ...fact, doubt: fact.doubt === "the day is not named" ? null : fact.doubt },
      );
      return from === "now" || (from !== undefined && from <= "2026-12-24");
    },
  ],
  [{ type: ["villa"] }, (real) => isType(real, "villa")],
  [{ type: ["room", "guesthouse"] }, (real) => isType(real, "kos", "guest house")],
  [
    { type: ["villa"], unstated: ["type"] },
    (real) => isType(real, "villa") || !isType(real, "hotel", "kos", "guest house"),
  ],
  [{ photos: 1 }, ({ row }) => row.media_urls.length > 0],
  // The index of texts knows the rentals of a contact; this test takes every seventh.
  [{ contact: "0123456789ab" }, ({ row }) => row.id % 7 === 0],
  // See `firstRentOf`: every third rental was first posted for 2 million.
  [
    { reduced: 1 },
    ({ row }) =>
      row.id % 3 === 0 &&
      row.price_amount !== null &&
      row.price_currency === "IDR" &&
      row.price_amount < 1_950_000 &&
      row.price_amount * PER_MONTH[row.rental_period ?? "month"] >= 500_000,
  ],
  [
    { type: ["villa"], photos: 1, price_max: 100_000_000, keywords: "pool" },
    ({ row, homes, text }) =>
      /villa/.test(row.property_type ?? "") &&
      row.media_urls.length > 0 &&
      homes.some((home) => (rentIn("IDR", home) ?? Infinity) <= 100e6) &&
      text.includes("pool"),
  ],
];

/** A made-up first rent for every third rental, because no row of the file has one. */
const firstRentOf = ({ id, rental_period }: RentalRow) =>
  id % 3 === 0 ? rentOf(2_000_000, "IDR", rental_period) : null;

/** The real listings that were live when the newest of them was posted. */
function readReal() {
  const { rentals: rows, geo_location } = checkedListings(FILE, JSON.parse(readFileSync(FILE, "utf8")));
  const readAt = Math.max(...rows.map((row) => Date.parse(row.posted_at_telegram ?? "")));
  const live = rows.filter(
    (row) =>
      row.message_type === "rental" &&
      row.is_complete_listing &&
      !row.is_deleted &&
      row.duplicate_of_id === null &&
      Date.parse(row.posted_at_telegram ?? "") >= readAt - 30 * DAY_MS,
  );
  const rentals = usableRentals(live);
  const bedroomsById = new Map(rentals.map(({ id, bedrooms }) => [id, bedrooms]));
  const real = live.map((row): Real => {
    // The bedrooms may come from the title (L15), which this file does not test.
    const known = { ...row, bedrooms: bedroomsById.get(row.id) ?? null };
    const facts = factsOfRow(row, "today");
    return {
      ...{ row: known, facts, homes: homesOf(known, facts) },
      text: `${row.title}\n${row.raw_description}`.toLowerCase(),
    };
  });
  return {
    readAt,
    rentals,
    real,
    places: collapsePlaces(parseGeoRows(geo_location.filter((one) => one.rental_count > 0))),
  };
}

describeUnless(isThere ? null : `no file ${FILE}`, "a search of the real listings", () => {
  const { readAt, rentals, real, places } = isThere
    ? readReal()
    : { readAt: 0, rentals: [], real: [], places: collapsePlaces([]) };
  const facts = new Map(
    real.map((one) => [one.row.id, one.facts && searchedFacts(one.facts, firstRentOf(one.row))]),
  );
  const texts = new Map(
    real.map(({ row }) => [row.id, `${foldedText(row.title)}\n${foldedText(row.raw_description)}`]),
  );

  it.each(CASES)("%j finds the same listings as a simple computation", (change, isIn) => {
    const filters: Filters = { ...DEFAULTS, ...change };
    const matchingIds = filters.keywords === "" ? null : idsMatching(texts, keywordTerms(filters.keywords));
    const context = {
      ...{ places, rates: RATES, readAt, matchingIds },
      contactIds: new Set(rentals.map(({ id }) => id).filter((id) => id % 7 === 0)),
      factsOf: (id: number) => facts.get(id) ?? NOTHING_STATED,
    };
    const found = rentalsPassing(rentals, filters, context).map(({ id }) => id);
    expect(found).toEqual(real.filter((one) => isIn(one, readAt)).map(({ row }) => row.id));
  });

  it.each([
    ["pricePerMonthAsc", 1, () => 1],
    ["pricePerMonthDesc", -1, () => 1],
    ["pricePerBedroomAsc", 1, ({ bedrooms }: RentalRow) => bedrooms || null],
  ] as const)("orders by %s like a simple computation", (sort, direction, dividedBy) => {
    const context = { places, rates: RATES, readAt, matchingIds: null, factsOf: null };
    const filters = { ...DEFAULTS, sort };
    const found = searchRentals(splitByFailedFilters(rentals, filters, context), filters, context);
    const placeholders = new Set(
      rentals.filter(({ rent }) => rent?.price_per_month === null).map(({ id }) => id),
    );
    const ranks = new Map(
      real.map(({ row }): [number, number] => {
        const rent = placeholders.has(row.id) ? null : rentIn("IDR", row);
        const divisor = dividedBy(row);
        if (rent === null || divisor === null) return [row.id, Infinity];
        const isDoubtful = rent < 500_000 || rent > 2e9;
        return [row.id, (isDoubtful ? 1e15 : 0) + (direction * rent) / divisor];
      }),
    );
    const sorted = found.status === "found" ? found.rentals : [];
    const values = sorted.map(({ id }) => ranks.get(id) ?? Number.NaN);
    expect(values).toEqual(values.toSorted((a, b) => (a === b ? 0 : a - b)));
    expect(values.filter(Number.isFinite).length).toBeGreaterThan(20);
  });

  it("most filters both find and leave out listings", () => {
    const shares = CASES.map(([, isIn]) => real.filter((one) => isIn(one, readAt)).length / real.length);
    expect(shares.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(CASES.length * 0.8);
  });
});

it("there is a case for every filter", () => {
  const known = new Set(CASES.flatMap(([change]) => Object.keys(change)));
  const keys = Object.keys(DEFAULTS).filter((key) => key !== "sort");
  expect(keys.filter((key) => !known.has(key))).toEqual([]);
});

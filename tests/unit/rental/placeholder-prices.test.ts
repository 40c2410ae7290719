import { indexability } from "@/lib/rental/indexability";
import { flagPlaceholderPrice, flagPlaceholderPrices } from "@/lib/rental/placeholder-prices";
import type { LiveRental, Rental } from "@/lib/rental/rental";
import { DAY_MS } from "@/lib/time/region-day";
import { type Change, sampleRental } from "./sample-rental";
import { sampleWholeRental } from "./sample-whole-rental";

const NIGHT = { price_amount: 500_000, rental_period: "night" } as const;

/** `count` adverts of one channel. The first `shared` of them have the same price, the others their own. */
function channel(
  count: number,
  shared: number,
  change: Change<LiveRental> = NIGHT,
  name = "a",
): LiveRental[] {
  return Array.from({ length: count }, (_, id) =>
    sampleRental({
      id,
      source_channel_name: name,
      price_amount: 1_000_000 + id,
      ...(id < shared ? change : {}),
    }),
  );
}
const marked = (rentals: readonly LiveRental[]) =>
  flagPlaceholderPrices(rentals).filter(({ rent }) => rent?.price_per_month === null).length;

it.each([
  ["72 of 302 adverts with the same price a night", 302, 72, 72],
  ["more than 5 % of the adverts of a channel", 300, 16, 16],
  ["none at exactly 5 %", 300, 15, 0],
  ["none when chance explains the few equal prices", 40, 9, 0],
  ["enough adverts of a small channel", 40, 10, 10],
])("the site marks %s", (_, count, shared, expected) => {
  expect(marked(channel(count, shared))).toBe(expected);
});

it("the site counts each channel, currency and period separately", () => {
  expect(marked([...channel(100, 8), ...channel(100, 8, NIGHT, "b")])).toBe(0);
  const half = channel(100, 8);
  const other = (change: Change<LiveRental>) => channel(8, 8, { ...NIGHT, ...change });
  expect(marked([...half, ...other({ rental_period: "day" }), ...other({ price_currency: "USD" })])).toBe(0);
  expect(marked(channel(100, 20, { price_amount: null }))).toBe(0);
});

it("the site returns the same objects for the same list, and does not copy unmarked rentals", () => {
  const rentals = channel(100, 10);
  const [first] = flagPlaceholderPrices(rentals);
  expect(flagPlaceholderPrices(rentals)).toBe(flagPlaceholderPrices(rentals));
  expect(flagPlaceholderPrices([...rentals])[0]).toBe(first);
  expect(flagPlaceholderPrices(rentals)[50]).toBe(rentals[50]);
  const none = channel(100, 2);
  expect(flagPlaceholderPrices(none)).toBe(none);
});

it("the site marks a rental outside the list by the prices that the list shares", () => {
  const rentals = flagPlaceholderPrices(channel(100, 10));
  const old = sampleRental({ id: 999, source_channel_name: "a", ...NIGHT });
  expect(flagPlaceholderPrice(old, rentals).rent?.price_per_month).toBeNull();
  const elsewhere = { ...old, source_channel_name: "b" };
  expect(flagPlaceholderPrice(elsewhere, rentals)).toBe(elsewhere);
});

const POSTED = Date.parse("2026-08-01T00:00:00.000Z");

const life = (days: number, change: Change<Rental> = {}) =>
  indexability(
    sampleWholeRental({ posted_at: new Date(POSTED).toISOString(), ...change }),
    POSTED + days * DAY_MS,
  );

describe("indexability", () => {
  it.each([0, 12, 30])("has no end date until 30 days after the posting (%i)", (days) => {
    expect(life(days)).toEqual({ indexed: true });
  });

  it.each([30.01, 60, 89.99])(
    "ends 90 days after the posting, stated once 30 days have passed (%f)",
    (days) => {
      expect(life(days)).toEqual({ indexed: true, unavailableAfter: "2026-10-30T00:00:00.000Z" });
    },
  );

  it.each([90, 91, 4000])("has ended after %i days", (days) => {
    expect(life(days)).toEqual({ indexed: false });
  });

  it.each<Change<Rental>>([
    { message_type: "wanted" },
    { is_complete_listing: false },
    { duplicate_of_id: 4 },
    { posted_at: null },
  ])("is false for a listing with %j", (change) => {
    expect(life(1, change)).toEqual({ indexed: false });
  });
});

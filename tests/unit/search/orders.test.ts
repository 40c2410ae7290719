import type { Sort } from "@/lib/filters/options";
import { sharesOfMedian } from "@/lib/market/comparison";
import type { LiveRental } from "@/lib/rental/rental";
import type { SearchContext } from "@/lib/search/criteria";
import { fittingFirst, ORDERS, photosFirst } from "@/lib/search/orders";
import { homes, marketOf } from "../market/sample-market";
import { RATES } from "../money/rates";
import { type Change, sampleRent, sampleRental } from "../rental/sample-rental";
import { CONTEXT, factsById, rentalsWith } from "./search-context";

const idsOf = (rentals: readonly LiveRental[]) => rentals.map(({ id }) => id);

function order(sort: Sort, changes: readonly Change<LiveRental>[], context: Partial<SearchContext> = {}) {
  return idsOf(ORDERS[sort](rentalsWith(changes), { ...CONTEXT, ...context }));
}

describe("by the monthly price", () => {
  const amounts = [null, 5e6, 3e6, null, 0, 7e6, Number.POSITIVE_INFINITY, 3e6, 3e9, 5e5, 2e9, 499_999];
  const sorted = (sort: Sort) =>
    ORDERS[sort](
      amounts.map((price_amount) => sampleRental({ price_amount })),
      CONTEXT,
    ).map(({ rent }) => rent?.amount ?? null);

  it("puts implausible prices after the others, and missing ones last, in both directions", () => {
    const missing = [null, null, null];
    expect(sorted("pricePerMonthAsc")).toEqual([5e5, 3e6, 3e6, 5e6, 7e6, 2e9, 0, 499_999, 3e9, ...missing]);
    expect(sorted("pricePerMonthDesc")).toEqual([2e9, 7e6, 5e6, 3e6, 3e6, 5e5, 3e9, 499_999, 0, ...missing]);
  });
});

describe("by default", () => {
  it("keeps the order, and puts implausible prices last", () => {
    const amounts = [7e6, 1, null, 3e9, 5e5];
    expect(
      order(
        "none",
        amounts.map((price_amount) => ({ price_amount })),
      ),
    ).toEqual([1, 3, 5, 2, 4]);
  });

  it("judges plausibility by the monthly price in rupiah", () => {
    const rentals = [
      { price_amount: 12, price_currency: "USD" },
      { price_amount: 12, price_currency: "USD", rental_period: "night" },
      { price_amount: 12, price_currency: "SGD" },
    ] as const;
    expect(order("none", rentals)).toEqual([2, 3, 1]);
  });
});

it("by the price per bedroom: cheapest first, then implausible prices, then no bedrooms or no price", () => {
  const rentals = [
    { bedrooms: 1, price_amount: 9_000_000 },
    { bedrooms: 0, price_amount: 1_000_000 },
    { bedrooms: 3, price_amount: 18_000_000 },
    { bedrooms: null, price_amount: 1_000_000 },
    { bedrooms: 4, price_amount: 35 },
    { bedrooms: 2, price_amount: null },
    { bedrooms: 2, price_amount: 600, price_currency: "USD" },
    { bedrooms: 2, price_amount: 60_000_000, rental_period: "year" },
  ] as const;
  expect(order("pricePerBedroomAsc", rentals)).toEqual([8, 7, 3, 1, 5, 2, 4, 6]);
});

describe("against usual rents", () => {
  it("puts the lowest shares of the median first, and rentals without a comparison last", () => {
    const compared = homes([30, 5, 10, 15, 20, 20, 20, 26, 40, 50]);
    const others = [
      sampleRental({ id: 98, property_type: null }),
      sampleRental({ id: 99, price_amount: 1, property_type: null }),
    ];
    const shareOfMedian = sharesOfMedian(marketOf([...compared, ...others]));
    const ordered = ORDERS.usualRents([...others.toReversed(), ...compared], { ...CONTEXT, shareOfMedian });
    const amounts = ordered.slice(0, compared.length).map(({ rent }) => (rent?.amount ?? 0) / 1e6);
    expect(amounts).toEqual([5, 10, 15, 20, 20, 20, 26, 30, 40, 50]);
    expect(idsOf(ordered.slice(compared.length))).toEqual([98, 99]);
  });

  it("is the default order when nothing can be compared", () => {
    expect(order("usualRents", [{ price_amount: 1 }, {}])).toEqual([2, 1]);
  });
});

it("by reduction: the largest share first, then the others in the default order", () => {
  const before = [null, 25_000_000, 40_000_000, 15_000_000, 22_000_000, null];
  const reposted = before.map((price_amount) => ({ firstRent: sampleRent({ price_amount }) }));
  const factsOf = factsById({ ...[{}, ...reposted] });
  const rentals = before.map((_, index) => ({ price_amount: index === 0 ? 1 : 20_000_000 }));
  expect(order("reducedMost", rentals, { factsOf })).toEqual([3, 2, 5, 4, 6, 1]);
  expect(order("reducedMost", rentals)).toEqual([2, 3, 4, 5, 6, 1]);
});

it("fittingFirst puts fitting rentals first, but not those with an implausible price", () => {
  const fits = ({ rent }: LiveRental) => rent !== null && rent.amount <= 11e6;
  const amounts = [12e6, 11e6, 1, null, 5e6, 11_000_001];
  const rentals = amounts.map((price_amount) => sampleRental({ price_amount }));
  const ordered = fittingFirst(rentals, fits, RATES).map(({ rent }) => rent?.amount ?? null);
  expect(ordered).toEqual([11e6, 5e6, 12e6, 1, null, 11_000_001]);
});

describe("photosFirst", () => {
  const home = (id: number, posted_at: string | null, photos: number) =>
    sampleRental({ id, posted_at, media_urls: Array.from({ length: photos }, (_, at) => `/${at}.jpg`) });
  const order = (...homes: ReturnType<typeof home>[]) => photosFirst(homes).map(({ id }) => id);

  describe("photosFirst", () => {
    it("puts rentals with photos first within each day of Bali, keeping their order", () => {
      // 16:00 UTC is midnight in Bali.
      const first = [
        home(1, "2026-11-22T17:00:00Z", 0),
        home(2, "2026-11-22T16:30:00Z", 2),
        home(3, "2026-11-22T16:10:00Z", 1),
      ];
      const before = [home(4, "2026-11-22T15:50:00Z", 0), home(5, "2026-11-22T02:00:00Z", 3)];
      expect(order(...first, ...before)).toEqual([2, 3, 1, 5, 4]);
    });

    it("keeps the order of days, and the position of a rental without a date", () => {
      expect(
        order(home(1, "2026-11-22T02:00:00Z", 0), home(2, "2026-11-21T02:00:00Z", 1), home(3, null, 0)),
      ).toEqual([1, 2, 3]);
    });
  });
});

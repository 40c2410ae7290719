import { inAreas, MAX_AREAS } from "@/lib/filters/filters";
import { areSwapped, type PriceBounds, settledPrices } from "@/lib/filters/price-bounds";
import { canonicalQuery, parseListQuery } from "@/lib/filters/schema";
import { withWish } from "@/lib/filters/with-wish";
import { isDisplayCurrency } from "@/lib/money/currency";
import { testReadings } from "@/tests/support/case-table";
import { demoListings } from "@/tests/support/demo-listings.ts";

describe("inAreas", () => {
  const letters = Array.from("abcdefghijklmnopqrst");

  it.each([
    [0, 0],
    [1, 1],
    [MAX_AREAS, MAX_AREAS],
    [MAX_AREAS + 1, MAX_AREAS],
    [20, MAX_AREAS],
  ])("keeps of %i names the first %i", (asked, taken) => {
    expect(inAreas(letters.slice(0, asked))).toEqual({ location: letters.slice(0, taken) });
  });
});

test("inAreas sorts the names as in the address", () => {
  expect(inAreas(["ubud", "canggu"])).toEqual({ location: ["canggu", "ubud"] });
});

test("no place name of the demo contains the separator", () => {
  const { geo_location } = demoListings(new Date());
  expect(geo_location.length).toBeGreaterThan(0);
  expect(geo_location.filter(({ location_name }) => location_name.includes(","))).toEqual([]);
});

test("ten areas of the demo fit into an address of less than 255 characters", () => {
  const names = demoListings(new Date()).geo_location.map(({ location_name }) => location_name);
  const longest = names.sort((a, b) => b.length - a.length).slice(0, MAX_AREAS);
  expect(canonicalQuery({ location: longest }).length).toBeLessThan(255);
});

/** The bounds of "610 - USD", which has no maximum. */
function boundsOf(text: string): PriceBounds {
  const [min, max, currency] = text.split(" ");
  return {
    price_min: min === "-" ? null : Number(min),
    price_max: max === "-" ? null : Number(max),
    price_in: isDisplayCurrency(currency) ? currency : "IDR",
  };
}

testReadings("tests/unit/filters/filters.tsv", {
  "filters after a wish": (text) => {
    const [filters = "", wish = ""] = text.split(" + ");
    return canonicalQuery(withWish(parseListQuery(filters), wish));
  },
  "settled bounds": (text) => {
    const settled = settledPrices(boundsOf(text));
    expect(settledPrices(settled)).toEqual(settled);
    return `${settled.price_min ?? "-"} ${settled.price_max ?? "-"} ${settled.price_in}`;
  },
  "swap of bounds": (text) => areSwapped(boundsOf(text)),
});

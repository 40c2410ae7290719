import { comparisonOf, lowestTenth } from "@/lib/market/comparison";
import { homeClassOf } from "@/lib/market/home-class";
import { cardStanding, groupLabel, shortStanding } from "@/lib/market/market-text";
import type { LiveRental } from "@/lib/rental/rental";
import { testReadings } from "@/tests/support/case-table";
import { ENGLISH } from "@/tests/support/in-english";
import { sampleRent, sampleRental } from "../rental/sample-rental";
import { homes, marketOf } from "./sample-market";

/** The class of "2 villa": the bedrooms, - if unknown, and the type. */
function classOf(home: string) {
  const [bedrooms, ...type] = home.split(" ");
  const found = homeClassOf(
    sampleRental({
      property_type: type.join(" ") === "-" ? null : type.join(" "),
      bedrooms: bedrooms === "-" ? null : Number(bedrooms),
    }),
  );
  return found && `${found.kind} ${found.bedrooms}`;
}

const short = (rentals: readonly LiveRental[], about = rentals[0]) =>
  shortStanding(about === undefined ? null : comparisonOf(marketOf(rentals), about), ENGLISH);

/** Ten homes with a median of 20 million, the first of them with this rent. */
const among = (rent: number) => homes([rent, 5, 10, 15, 20, 20, 20, 30, 40, 50]);

testReadings("tests/unit/market/comparison.tsv", {
  class: classOf,
  "line among a number of homes": (count) =>
    short(homes([5, 4, ...Array.from({ length: Number(count) - 2 }, () => 10)])),
  "name of homes by bedrooms": (bedrooms) => {
    const [home] = homes([20, 20, 20, 20, 20], { bedrooms: Number(bedrooms) });
    const comparison =
      home && comparisonOf(marketOf(homes([20, 20, 20, 20, 20], { bedrooms: Number(bedrooms) })), home);
    return comparison && groupLabel(comparison.group, ENGLISH.t).replace(" in Canggu", "");
  },
  "line on a rent in millions": (rent) => short(among(Number(rent))),
});

describe("the line about a rent", () => {
  it("says around the median when all rents are equal", () => {
    expect(short(homes(Array.from({ length: 12 }, () => 9)))).toBe("Around median");
  });

  it("counts homes of neighbouring areas where the area itself has too few", () => {
    const rentals = [
      ...homes([12, 20, 20]),
      ...homes([20, 20, 20, 5, 30, 30, 30], { location: "pererenan" }, 10),
    ];
    expect(short(rentals)).toBe("40 % under median");
  });

  it.each([
    ["for a night", { rental_period: "night", price_amount: 700_000 }],
    ["that is unknown", { price_amount: null }],
    ["that is implausible", { price_amount: 35 }],
    ["of a listing that is not live", {}],
  ] as const)("gives only the median for a rent %s", (_, change) => {
    const [own] = homes([1], change, 90);
    expect(short(among(20), own)).toBe("Similar homes: Rp 20M (10)");
  });
});

it.each([
  [16, "20 % under median"],
  [16.2, null],
  [24, "20 % over median"],
  [23.8, null],
  [20, null],
])("the card of a rent of %d million beside a median of 20 says %p", (rent, said) => {
  const rentals = among(rent);
  const comparison = rentals[0] && comparisonOf(marketOf(rentals), rentals[0]);
  expect(cardStanding(comparison ?? null, ENGLISH)).toBe(said);
});

describe("without a rent to compare", () => {
  it("gives only the median below ten rents, and nothing below five", () => {
    expect(short(homes([1, 2, 3, 4, 5, 6, 7, 8, 9]))).toBe("Similar homes: Rp 5M (9)");
    expect(short(homes([1, 1, 1, 1]))).toBeNull();
    expect(short(homes([1]))).toBeNull();
    expect(shortStanding(null, ENGLISH)).toBeNull();
  });
});

/** The group that `lowestTenth` reports for the first of the rentals. */
const ofFirst = (rentals: readonly LiveRental[]) =>
  lowestTenth(rentals[0] === undefined ? null : comparisonOf(marketOf(rentals), rentals[0]));

const millions = (count: number, from: number) => Array.from({ length: count }, (_, at) => from + at);

it.each([
  ["the lowest of ten", [10, ...millions(9, 11)]],
  ["one of the two lowest of twenty", [10, 10, ...millions(18, 11)]],
  ["the second lowest of twenty", [11, 10, ...millions(18, 12)]],
])("%s is among the lowest tenth", (_, rents) => {
  expect(ofFirst(homes(rents))).toMatchObject({ kind: "home", bedrooms: 2, area: "canggu", isNear: false });
});

it.each([
  ["the lowest of nine", [10, ...millions(8, 11)]],
  ["one of the two lowest of ten", [10, 10, ...millions(8, 11)]],
  ["the second lowest of nineteen", [11, 10, ...millions(17, 12)]],
  ["one of ten equal rents", Array.from({ length: 10 }, () => 10)],
  ["the highest of ten", [30, ...millions(9, 11)]],
])("%s is not among the lowest tenth", (_, rents) => {
  expect(ofFirst(homes(rents))).toBeNull();
});

it("a rent that does not count is never among the lowest tenth", () => {
  const [first, ...others] = homes(millions(12, 10));
  if (first === undefined) throw new Error("no home");
  expect(ofFirst([{ ...first, rent: sampleRent({ rental_period: "night" }) }, ...others])).toBeNull();
  expect(lowestTenth(null)).toBeNull();
});

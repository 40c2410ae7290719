import { comparisonOf, lowestTenth } from "@/lib/market/comparison";
import { homeClassOf } from "@/lib/market/home-class";
import { marketSentence, shortStanding } from "@/lib/market/market-text";
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

/** The sentence about the first of the rentals, with amounts in rupiah, or null. */
function sentence(rentals: readonly LiveRental[], about = rentals[0]): string | null {
  const comparison = about === undefined ? null : comparisonOf(marketOf(rentals), about);
  if (comparison === null) return null;
  const said = marketSentence(comparison, ENGLISH);
  return "text" in said ? said.text : `${said.before}${said.amount}${said.after}`;
}

const short = (rentals: readonly LiveRental[]) =>
  shortStanding(rentals[0] === undefined ? null : comparisonOf(marketOf(rentals), rentals[0]), ENGLISH);

/** Ten homes with a median of 20 million, the first of them with this rent. */
const among = (rent: number) => homes([rent, 5, 10, 15, 20, 20, 20, 30, 40, 50]);

testReadings("tests/unit/market/comparison.tsv", {
  class: classOf,
  "sentence on a rent in millions": (rent) => sentence(among(Number(rent))),
  "sentence among a number of homes": (count) =>
    sentence(homes([5, 4, ...Array.from({ length: Number(count) - 2 }, () => 10)])),
  "name of homes by bedrooms": (bedrooms) =>
    /^Around the median of 10 (.*) in Canggu \(asking prices\)$/.exec(
      `${sentence(homes([20, 10, 15, 20, 20, 20, 20, 30, 40, 50], { bedrooms: Number(bedrooms) }))}`,
    )?.[1],
  "short line of a card": (rent) => short(among(Number(rent))),
});

describe("the sentence about a rent", () => {
  it("says around the median when all rents are equal", () => {
    expect(sentence(homes(Array.from({ length: 12 }, () => 9)))).toBe(
      "Around the median of 12 two-bedroom homes in Canggu (asking prices)",
    );
  });

  it("states when neighbouring areas are included", () => {
    const rentals = [
      ...homes([12, 20, 20]),
      ...homes([20, 20, 20, 5, 30, 30, 30], { location: "pererenan" }, 10),
    ];
    expect(sentence(rentals)).toBe(
      "40 % under the median of 10 two-bedroom homes in and near Canggu (asking prices)",
    );
  });

  it.each([
    ["for a night", { rental_period: "night", price_amount: 700_000 }],
    ["that is unknown", { price_amount: null }],
    ["that is implausible", { price_amount: 35 }],
  ] as const)("gives only the median for a rent %s", (_, change) => {
    const [own] = homes([1], change, 90);
    expect(sentence(among(20), own)).toBe(
      "Median of 10 two-bedroom homes in Canggu: 20000000 / month (asking prices)",
    );
  });

  it("gives only the median for a listing that is not live", () => {
    expect(sentence(among(20), homes([1], {}, 90)[0])).toMatch(/^Median of 10 /);
  });
});

describe("the short line of a card", () => {
  it("gives only the median below ten rents, and nothing below five", () => {
    expect(short(homes([1, 2, 3, 4, 5, 6, 7, 8, 9]))).toBe("Median Rp 5M of 9 alike");
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

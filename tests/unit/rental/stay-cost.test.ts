import type { Rental } from "@/lib/rental/rental";
import { rentsByStay } from "@/lib/rental/rents-by-stay";
import { stayCost } from "@/lib/rental/stay-cost";
import { stayTerms } from "@/lib/rental/stay-terms";
import { ENGLISH } from "@/tests/support/in-english";
import { RATES } from "../money/rates";
import { sampleWholeRental } from "./sample-whole-rental";

/** The line about a stay, for an advert with this text of a home for 15 million rupiah a month. */
function costOf(months: number, text: string, change: Partial<Rental> = {}) {
  const price = { price_amount: 15_000_000, price_currency: "IDR", rental_period: "month" as const };
  const rental = sampleWholeRental({ ...price, amenities: [], raw_description: text, ...change });
  const terms = stayTerms(rental, RATES);
  return terms && stayCost(months, terms, "IDR", RATES, ENGLISH);
}

const yearly = { price_amount: 180_000_000, rental_period: "year" as const };

it.each<[string, number, string, Partial<Rental>, string | null]>([
  ["the monthly rent", 3, "Villa 15jt/month", {}, "For your 3 months: Rp 45M"],
  ["one month", 1, "Villa 15jt/month", {}, "For your 1 month: Rp 15M"],
  ["a deposit", 3, "Villa 15jt/month, deposit 5jt", {}, "For your 3 months: Rp 45M, plus deposit"],
  [
    "a deposit in words",
    3,
    "Villa 15jt/month. Deposit: half a month",
    {},
    "For your 3 months: Rp 45M, plus deposit",
  ],
  ["no deposit", 3, "15jt/bln. Tanpa deposit", {}, "For your 3 months: Rp 45M"],
  [
    "a longer minimum stay",
    3,
    "Villa 15jt/month, minimum stay 6 months",
    {},
    "Minimum stay: 6 months. Yours: 3.",
  ],
  ["a shorter minimum stay", 6, "Villa 15jt/month, minimum stay 3 months", {}, "For your 6 months: Rp 90M"],
  [
    "more months in advance",
    3,
    "Villa 15jt/month. 6 months upfront",
    {},
    "Paid in advance: 6 months. Your stay: 3.",
  ],
  ["fewer months in advance", 6, "Villa 15jt/month. 3 months upfront", {}, "For your 6 months: Rp 90M"],
  [
    "a sum for exactly these months",
    6,
    "Villa 15 mln/month. 84 mln for 6 months",
    {},
    "For your 6 months: Rp 84M",
  ],
  ["a sum for fewer months", 8, "Villa 15 mln/month. 84 mln for 6 months", {}, null],
  ["a sum for more months", 3, "Villa 15 mln/month. 84 mln for 6 months", {}, "For your 3 months: Rp 45M"],
  ["a year", 12, "Villa 180jt/year, deposit 5jt", yearly, "For your 12 months: Rp 180M, plus deposit"],
  ["a part of a year", 3, "Villa 180jt/year", yearly, "Paid in advance: 12 months. Your stay: 3."],
  [
    "a part of a year whose rent is paid in parts",
    3,
    "Villa 180jt/year, can be paid in 2 payments",
    yearly,
    null,
  ],
  ["a rent by the night", 3, "Villa", { price_amount: 700_000, rental_period: "night" }, null],
  ["a doubtful rent", 3, "Villa", { price_amount: 15 }, null],
  ["a placeholder", 3, "Villa", { hasPlaceholderPrice: true }, null],
  ["no rent", 3, "Villa", { price_amount: null }, null],
  ["several homes", 3, "1BR 15jt/month\n2BR 20jt/month\n3BR 30jt/month", {}, null],
])("considers %s for %i months", (_, months, text, change, line) => {
  expect(costOf(months, text, change)).toBe(line);
});

it("stayCost takes from a price list the rent for stays of this length", () => {
  const text = "Price:\n1 month 15jt\n3 months 14jt/month\n12 months 12jt/month";
  const lines = [2, 3, 12].map((months) => costOf(months, text));
  expect(lines).toEqual([
    "For your 2 months: Rp 30M",
    "For your 3 months: Rp 42M",
    "For your 12 months: Rp 144M",
  ]);
});

it("stayCost uses the visitor's currency, or the advert's without an exchange rate", () => {
  const terms = stayTerms(
    sampleWholeRental({ price_amount: 15_000_000, price_currency: "IDR", rental_period: "month" }),
    RATES,
  );
  const inDollars = (rates: Record<string, number>) => terms && stayCost(2, terms, "USD", rates, ENGLISH);
  expect(inDollars({ IDR: 1, USD: 0.00006 })).toBe("For your 2 months: $1,800");
  expect(inDollars({})).toBe("For your 2 months: Rp 30M");
});

const BY_STAY = "Villa in Pererenan\n1 month 10.9jt\n3 months 9.9jt\n12 months 7.8jt";
const SHORTEST = { price_amount: 10_900_000, price_currency: "IDR", rental_period: "month" } as const;

it.each([
  [
    "rents by length of stay, the shortest first",
    BY_STAY,
    {},
    ["from 1 month: Rp 10.9M / month", "from 3 months: Rp 9.9M / month", "from 12 months: Rp 7.8M / month"],
  ],
  [
    "a yearly rent beside a monthly one",
    "Villa in Pererenan 10.9jt/month or 96jt/year",
    {},
    ["from 12 months: Rp 96M / year"],
  ],
  [
    "sums for several months, between the rents",
    "Villa in Pererenan\n1 month 10.9jt\n3 months 30jt\n6 months 54jt\n1 year 96jt",
    {},
    ["for 3 months: Rp 30M", "for 6 months: Rp 54M", "from 12 months: Rp 96M / year"],
  ],
  [
    "the sum of a post without another rent",
    "House in Sanur. 120 mln for 6 months",
    { price_amount: 20e6 },
    ["from 6 months: Rp 20M / month", "for 6 months: Rp 120M"],
  ],
  [
    "a sum for half a year beside a yearly rent",
    "Townhouse in Canggu. Yearly 240 mln, half year 132 mln",
    { price_amount: 240e6, rental_period: "year" as const },
    ["for 6 months: Rp 132M", "from 12 months: Rp 240M / year"],
  ],
  ["nothing for a single rent", "Villa in Pererenan 10.9jt/month", {}, []],
  ["nothing when the rents of the text lack the listing's price", BY_STAY, { price_amount: 11e6 }, []],
])("rentsByStay lists %s", (_, raw_description, change, lines) => {
  const rental = sampleWholeRental({ ...SHORTEST, raw_description, ...change });
  expect(rentsByStay(rental, ENGLISH)).toEqual(lines);
});

import { cashInOneLine, cashLines } from "@/lib/rentals/cash-lines";
import { cashToMoveIn } from "@/lib/rentals/cash-to-move-in";
import type { Rental } from "@/lib/rentals/rental";
import { ENGLISH } from "@/tests/support/in-english";
import { RATES } from "../money/rates";
import { sampleWholeRental } from "./sample-whole-rental";

/** The cash to move in for an advert with this text, of a home for 15 million rupiah a month. */
function cashOf(text: string, change: Partial<Rental> = {}) {
  const price = { price_amount: 15_000_000, price_currency: "IDR", rental_period: "month" as const };
  const rental = sampleWholeRental({ ...price, amenities: [], raw_description: text, ...change });
  return cashToMoveIn(rental, RATES, ENGLISH);
}

const partsOf = (...cash: Parameters<typeof cashOf>) => {
  const { parts = [], depositInWords, hasNoDeposit, unstated } = cashOf(...cash) ?? {};
  const sums = parts.map(({ what, amount, currency }) => `${what} ${amount} ${currency}`);
  const words = [...(depositInWords ? [depositInWords] : []), ...(hasNoDeposit ? ["no deposit"] : [])];
  return { sums: [...sums, ...words], unstated };
};

const yearly = { price_amount: 180_000_000, rental_period: "year" as const };

it.each<[string, string, Partial<Rental>, string[], string[]]>([
  ["the rent alone", "Villa 15jt/month", {}, ["first month 15000000 IDR"], ["payment in advance", "deposit"]],
  [
    "a deposit",
    "Villa 15jt/month, deposit 5jt",
    {},
    ["first month 15000000 IDR", "deposit 5000000 IDR"],
    ["payment in advance"],
  ],
  [
    "months in advance",
    "Villa 15jt/month, deposit 5jt. 3 months upfront",
    {},
    ["3 months in advance 45000000 IDR", "deposit 5000000 IDR"],
    [],
  ],
  [
    "one month in advance",
    "15jt/bln, 1 bln di muka. Tanpa deposit",
    {},
    ["first month 15000000 IDR", "no deposit"],
    [],
  ],
  [
    "a stated sum for the months in advance",
    "Villa 15 mln/month. 84 mln for 6 months. 6 months upfront",
    {},
    ["6 months in advance 84000000 IDR"],
    ["deposit"],
  ],
  [
    "a sum for several months, from which the monthly rent was derived",
    "Villa, 90 mln for 6 months",
    {},
    ["6 months in advance 90000000 IDR"],
    ["deposit"],
  ],
  [
    "a deposit in words",
    "Villa 15jt/month. 1 month upfront. Deposit: half a month",
    {},
    ["first month 15000000 IDR", "“Deposit: half a month”"],
    [],
  ],
  [
    "a deposit that is waived only for long stays",
    "Villa 15jt/month. 1 month upfront. No deposit for stays over six months",
    {},
    ["first month 15000000 IDR", "“No deposit for stays over six months”"],
    [],
  ],
  [
    "a deposit in another currency",
    "Villa 15jt/month. 1 month upfront. Deposit $300",
    {},
    ["first month 15000000 IDR", "deposit 300 USD"],
    [],
  ],
  [
    "several payments, which are doubtful",
    "15jt/month\n6 months upfront\n1 year upfront",
    {},
    ["first month 15000000 IDR"],
    ["payment in advance", "deposit"],
  ],
  [
    "a year",
    "Villa 180jt/year, deposit 5jt",
    yearly,
    ["a year’s rent 180000000 IDR", "deposit 5000000 IDR"],
    [],
  ],
  [
    "half a year in advance",
    "Villa 180jt/year. 6 months upfront",
    yearly,
    ["6 months in advance 90000000 IDR"],
    ["deposit"],
  ],
  [
    "a year in parts",
    "Villa 180jt/year, can be paid in 2 payments. Deposit 5jt",
    yearly,
    ["deposit 5000000 IDR"],
    ["first part of the year’s rent"],
  ],
  [
    "a rent by the night",
    "Villa, deposit 5jt",
    { price_amount: 700_000, rental_period: "night" },
    ["deposit 5000000 IDR"],
    ["rent for a month"],
  ],
  ["a doubtful rent", "Villa, deposit 5jt", { price_amount: 15 }, ["deposit 5000000 IDR"], ["rent"]],
  ["a placeholder", "Villa, deposit 5jt", { hasPlaceholderPrice: true }, ["deposit 5000000 IDR"], ["rent"]],
  [
    "statements of the site's owner, which precede the advert's",
    "Villa 15jt/month, deposit 5jt",
    { owner_statements: "Deposit 2jt" },
    ["first month 15000000 IDR", "deposit 2000000 IDR"],
    ["payment in advance"],
  ],
])("cashToMoveIn adds up %s", (_, text, change, sums, unstated) => {
  expect(partsOf(text, change)).toEqual({ sums, unstated });
});

it.each<[string, string, Partial<Rental>]>([
  ["a post without any sum", "Villa", { price_amount: null, rental_period: null }],
  ["a deposit without a sum or a rent", "Villa. Deposit: half a month", { price_amount: null }],
  ["a doubtful rent alone", "Villa", { price_amount: 15 }],
  [
    "a post of several homes",
    "2 villas in Canggu:\nVilla A, 1 bedroom, 15jt/month\nVilla B, 3 bedrooms, 25jt/month\nDeposit 5jt",
    {},
  ],
])("cashToMoveIn gives no sum for %s", (_, text, change) => {
  expect(cashOf(text, change)).toBeNull();
});

describe("cashLines", () => {
  const cash = cashOf("Villa 15jt/month, deposit 5jt. 3 months upfront");
  const open = cashOf("Villa 15jt/month. Deposit: half a month");
  const mixed = cashOf("Villa 15jt/month. 1 month upfront. Deposit $300");

  it("show the total in the advert's currency and in the visitor's", () => {
    expect(cash && cashLines(cash, "USD", { IDR: 1, USD: 0.00006 }, ENGLISH)).toEqual({
      total: "Rp 50,000,000",
      converted: "$3,000",
      sum: "3 months in advance Rp 45,000,000 + deposit Rp 5,000,000",
      unstated: null,
    });
  });

  it.each([
    ["the same currency", "IDR", RATES],
    ["no rates", "USD", {}],
  ] as const)("show the total once with %s", (_, display, rates) => {
    expect(cash && cashLines(cash, display, rates, ENGLISH)).toMatchObject({
      total: "Rp 50,000,000",
      converted: null,
    });
  });

  it("show a lower bound when a part is unstated or only in words", () => {
    expect(open && cashLines(open, "IDR", RATES, ENGLISH)).toEqual({
      total: "at least Rp 15,000,000",
      converted: null,
      sum: "first month Rp 15,000,000, “Deposit: half a month”",
      unstated: "Not stated: payment in advance",
    });
  });

  it("add up two currencies in the visitor's, and list both without an exchange rate", () => {
    const rates = { IDR: 1, USD: 0.00006 };
    expect(mixed && cashLines(mixed, "IDR", rates, ENGLISH)).toMatchObject({
      total: "Rp 20,000,000",
      converted: null,
    });
    expect(mixed && cashLines(mixed, "USD", rates, ENGLISH)).toMatchObject({
      total: "$1,200",
      converted: null,
    });
    expect(mixed && cashLines(mixed, "USD", {}, ENGLISH)).toMatchObject({
      total: "Rp 15,000,000 + $300",
      converted: null,
    });
  });

  it("fit into one line in a comparison", () => {
    const short = cashOf("Villa 15jt/month");
    expect(short && cashInOneLine(short, "USD", { IDR: 1, USD: 0.00006 }, ENGLISH)).toBe(
      "at least Rp 15,000,000 ($900). Not stated: payment in advance, deposit",
    );
  });
});

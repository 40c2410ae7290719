import { RENTAL_PERIODS } from "@/lib/money/period";
import { cashInOneLine, cashLines } from "@/lib/rental/cash-lines";
import { cashToMoveIn } from "@/lib/rental/cash-to-move-in";
import type { Rental } from "@/lib/rental/rental";
import { readCases } from "@/tests/support/case-table";
import { ENGLISH } from "@/tests/support/in-english";
import { RATES } from "../money/rates";
import type { Change } from "./sample-rental";
import { sampleWholeRental } from "./sample-whole-rental";

/** The cash to move in for an advert with this text, of a home for 15 million rupiah a month. */
function cashOf(text: string, change: Change<Rental> = {}) {
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

it.each(readCases("tests/unit/rental/cash-to-move-in.tsv", ["what", "rent", "text", "sums", "unstated"]))(
  "cashToMoveIn adds up $what ($at)",
  ({ rent, text, ...expected }) => {
    const [amount, period] = rent.split(" ");
    const rental_period = RENTAL_PERIODS.find((known) => known === period) ?? null;
    const { sums, unstated } = partsOf(text, { price_amount: Number(amount), rental_period });
    expect(sums.join(" + ")).toBe(expected.sums);
    expect(unstated?.join(", ") || "-").toBe(expected.unstated);
  },
);

it("cashToMoveIn counts no rent that is a placeholder", () => {
  expect(partsOf("Villa, deposit 5jt", { hasPlaceholderPrice: true })).toEqual({
    sums: ["deposit 5000000 IDR"],
    unstated: ["rent"],
  });
});

it("cashToMoveIn takes the statements of the site's owner before those of the advert", () => {
  expect(partsOf("Villa 15jt/month, deposit 5jt", { owner_statements: "Deposit 2jt" })).toEqual({
    sums: ["first month 15000000 IDR", "deposit 2000000 IDR"],
    unstated: ["payment in advance"],
  });
});

it.each<[string, string, Change<Rental>]>([
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

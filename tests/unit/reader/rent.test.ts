import { reader } from "@/lib/region/region-reader";
import type { Fact } from "@/packages/reader/fact";
import type { Rent } from "@/packages/reader/rent";
import { amountsIn } from "@/packages/reader/rent/amounts";
import { readMinimumStay } from "@/packages/reader/rent/minimum-stay";
import { readMonthsAhead } from "@/packages/reader/rent/months-ahead";
import { readPrices } from "@/packages/reader/rent/prices";
import { isPaidInParts } from "@/packages/reader/rent/stay-totals";
import { normalise } from "@/packages/reader/text/normalise";
import { testReadings } from "@/tests/support/case-table";

const { proseOf, readAdvert } = reader;

function sumsIn(written: string) {
  const { text, region } = proseOf(written);
  return amountsIn(text, region);
}

testReadings("tests/unit/reader/amounts.tsv", {
  amounts: (text) => sumsIn(text).map(({ values, currency }) => `${values.join("-")} ${currency}`),
  doubt: (text) => sumsIn(text).map(({ doubt }) => doubt ?? "none"),
});

const prices = (text: string) => readPrices(proseOf(text));

const certainRents = (text: string) => prices(text).rents.filter(({ doubt }) => doubt === null);

/** Rupiah in thousands (`28000 month`), other currencies in full (`900 USD month`). */
const rentAsText = ({ amount, currency, period }: Rent) =>
  currency === "IDR" ? `${amount / 1000} ${period}` : `${amount} ${currency} ${period}`;

const monthsAhead = (text: string) => readMonthsAhead(normalise(text));

testReadings("tests/unit/reader/prices.tsv", {
  "certain rents": (text) => certainRents(text).map(({ value }) => rentAsText(value)),
  rents: (text) =>
    prices(text).rents.map(({ value, doubt }) => rentAsText(value) + (doubt === null ? "" : `: ${doubt}`)),
  doubts: (text) => [...new Set(prices(text).rents.map(({ doubt }) => doubt ?? "none"))],

  deposit: (text) => {
    const deposit = prices(text).deposit?.value;
    return deposit && `${deposit.amount} ${deposit.currency}`;
  },
  "totals in millions": (text) =>
    prices(text).stayTotals.map(({ value }) => `${value.amount / 1e6} for ${value.months}`),
  "monthly rents in millions": (text) =>
    certainRents(text).flatMap(({ value: { amount, period, fromMonths } }) =>
      period === "month" ? [`${amount / 1e6} from ${fromMonths}`] : [],
    ),
  "months paid ahead": (text) => {
    const fact = monthsAhead(text);
    return fact?.doubt === null ? fact.value : fact?.doubt;
  },
  "payment in parts": (text) =>
    isPaidInParts(text, readAdvert(text, { postedAt: new Date() }).rents) ? "yes" : "no",
});

test("the spans of a rent cover its amount and its period", () => {
  const text = "💸 Monthly: 𝗜𝗗𝗥 𝟮𝟯 𝗺𝗹𝗻 nett";
  const [rent] = prices(text).rents;
  expect(rent?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(["𝗜𝗗𝗥 𝟮𝟯 𝗺𝗹𝗻", "Monthly"]);
});

test("different advance payments are doubtful, equal ones are not", () => {
  expect(monthsAhead("60 mln - 6 months upfront\n115 mln - 1 year upfront")?.doubt).not.toBeNull();
  expect(monthsAhead("3 months upfront.\nPay 3 months in advance")).toMatchObject({ value: 3, doubt: null });
});

test("the months paid ahead point to the words they were read from", () => {
  const text = "Villa 15jt. Bayar 3 bulan di muka, deposit 5jt";
  const [span] = monthsAhead(text)?.spans ?? [];
  expect(text.slice(span?.start, span?.end)).toContain("3 bulan di muka");
});

const stayIn = (text: string) => readMinimumStay(proseOf(text), readPrices(proseOf(text)).rents);

/** A question mark follows a doubtful length. */
const length = (fact: Fact<number> | null) => fact && (fact.doubt === null ? fact.value : `${fact.value}?`);

testReadings("tests/unit/reader/minimum-stay.tsv", {
  months: (text) => length(stayIn(text).months),
  days: (text) => length(stayIn(text).days),
});

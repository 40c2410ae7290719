import { proseOf } from "@/reader/contact/contacts";
import { quotedArea } from "@/reader/quoted/quoted-area";
import { quotedRent, type Support } from "@/reader/quoted/quoted-rent";
import type { Rent } from "@/reader/rent";
import { readCases } from "@/tests/support/case-table";

function placeOf(text: string, words: string) {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`"${words}" is not in the text`);
  return { start, end: start + words.length };
}

/** The words that support a fact, or the reason why it has no support. */
const inWords = (text: string, found: Support) =>
  "lack" in found ? found.lack : found.spans.map(({ start, end }) => text.slice(start, end)).join(", ");

const PERIODS = new Map<string, Rent["period"]>([
  ["month", "month"],
  ["year", "year"],
]);

function rentOf(written: string): Rent {
  const [amount, currency = "", name = ""] = written.split(" ");
  const period = PERIODS.get(name);
  if (period === undefined)
    throw new Error(`"${written}" is no rent: write an amount, a currency and a period`);
  return { amount: Number(amount), currency, period };
}

test.each(readCases("tests/unit/reader/quoted-area.tsv", ["text", "area", "quotation", "support"]))(
  'the quotation "$quotation" of "$text" gives the area "$area" the support "$support" ($at)',
  ({ text, area, quotation, support }) => {
    const found = quotedArea(proseOf(text), area, placeOf(text, quotation));
    expect(inWords(text, found)).toBe(support);
  },
);

test.each(readCases("tests/unit/reader/quoted-rent.tsv", ["text", "rent", "amount", "period", "support"]))(
  'the quotations "$amount" and "$period" of "$text" give the rent "$rent" the support "$support" ($at)',
  ({ text, rent, amount, period, support }) => {
    const found = quotedRent(proseOf(text), rentOf(rent), placeOf(text, amount), placeOf(text, period));
    expect(inWords(text, found)).toBe(support);
  },
);

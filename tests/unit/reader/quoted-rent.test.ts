import { proseOf } from "@/reader/contact/contacts";
import { quotedRent } from "@/reader/quoted/quoted-rent";
import type { Rent } from "@/reader/rent";

const month = (amount: number, currency = "IDR"): Rent => ({ amount, currency, period: "month" });
const year = (amount: number): Rent => ({ amount, currency: "IDR", period: "year" });

function placeOf(text: string, words: string) {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`"${words}" is not in the text`);
  return { start, end: start + words.length };
}

/** The words that support a rent, or the reason why it has no support. */
function support(text: string, rent: Rent, amount: string, period: string) {
  const found = quotedRent(proseOf(text), rent, placeOf(text, amount), placeOf(text, period));
  return "lack" in found ? found.lack : found.spans.map(({ start, end }) => text.slice(start, end));
}

test.each<[string, Rent, string, string, string[]]>([
  [
    "Villa, IDR 25.000.000 / month",
    month(25e6),
    "IDR 25.000.000 / month",
    "month",
    ["IDR 25.000.000", "month"],
  ],
  [
    "Monthly rental. House in Ubud: 60 mln",
    month(60e6),
    "60 mln",
    "Monthly rental",
    ["60 mln", "Monthly rental"],
  ],
  ["60 juta bulanan, 600 juta tahunan", year(600e6), "600 juta tahunan", "tahunan", ["600 juta", "tahunan"]],
  ["$ 900 per month", month(900, "USD"), "$ 900", "per month", ["$ 900", "per month"]],
])("%s supports the rent %j", (text, rent, amount, period, words) => {
  expect(support(text, rent, amount, period)).toEqual(words);
});

test.each<[string, Rent, string, string, string]>([
  ["IDR 25.000.000 / month", month(5e6), "25.000.000", "month", "amount is not in its quotation"],
  ["IDR 25.000.000 / month", month(5e6), "5.000.000", "month", "amount is not in its quotation"],
  ["IDR 25.000.000 / month. Big pool", month(25e6), "Big pool", "month", "amount is not in its quotation"],
  ["$ 900 per month", month(900), "$ 900", "month", "another currency"],
  ["Monthly. Deposit 5.000.000", month(5e6), "5.000.000", "Monthly", "is no rent"],
  ["For monthly rent or sale price 900.000.000", month(9e8), "900.000.000", "monthly", "is no rent"],
  ["Monthly 900.000.000", month(9e8), "900.000.000", "Monthly", "not let for so much"],
  ["25 mln / year, no monthly", month(25e6), "25 mln", "monthly", "another period"],
  ["36 mln for 3 months", month(36e6), "36 mln", "months", "another period"],
  ["60 mln, minimum 1 month", month(60e6), "60 mln", "1 month", "period is not in its quotation"],
  ["Yearly or monthly. 60 mln", month(60e6), "60 mln", "Yearly", "period is not in its quotation"],
])("%s does not support the rent %j by the quotation %s", (text, rent, amount, period, lack) => {
  expect(support(text, rent, amount, period)).toContain(lack);
});

import { rateNote } from "@/lib/money/rate-note";
import { RATES } from "./rates";

it.each([
  ["IDR", "USD", "1 USD = Rp 16,994"],
  ["USD", "IDR", "1 USD = Rp 16,994"],
  ["USD", "EUR", "1 EUR = 1.15 USD"],
  ["EUR", "USD", "1 EUR = 1.15 USD"],
  ["AUD", "CAD", "1 CAD = 1.034 AUD"],
])("words the rate from %s to %s per unit of the more valuable currency: %s", (from, to, note) => {
  expect(rateNote(from, to, RATES, "en")).toBe(note);
});

it.each([
  ["the same currency", "USD", "USD", RATES],
  ["an unknown currency", "SGD", "USD", RATES],
  ["no rates", "IDR", "USD", { IDR: 1 }],
  ["a rate of zero", "IDR", "USD", { IDR: 1, USD: 0 }],
])("is null for %s", (_, from, to, rates) => {
  expect(rateNote(from, to, rates, "en")).toBeNull();
});

import { yearTerms } from "../vocabulary/periods.ts";

/** Between a sum and the word for a year. */
const GAP = /^ {0,2}\/? {0,2}/;
const CHARACTERS_OF_GAP = 5;

/** Lowest yearly rent in millions, and highest in billions. */
const LEAST_MILLIONS = 4;
const MOST_BILLIONS = 10;

/** Whether a sum that ends at `end` is for a year. In `2B yearly 300 mln` the word may be the label of the next sum. */
function isForYear(text: string, end: number, value: number): boolean {
  const gap = GAP.exec(text.slice(end, end + CHARACTERS_OF_GAP))?.[0] ?? "";
  const year = yearTerms.findAt(text, end + gap.length);
  const words = year && text.slice(year.start, year.end);
  return words !== null && (gap.includes("/") || words.includes(" ") || !Number.isInteger(value));
}

/** The meaning of `m` and `b` after a number by the words after it: `1,2 M/tahun` is a miliar, a billion. Null for `2B`, two bedrooms. */
export function yearlyScale(
  text: string,
  { end, value, currency }: { end: number; value: number; currency: string | null },
  scale: "millionOrMetres" | "billionOrBedrooms",
): "millionOrMetres" | "millionOrBillion" | "billion" | null {
  const isYearly = (currency === null || currency === "IDR") && isForYear(text, end, value);
  if (scale === "billionOrBedrooms") return currency === "IDR" || isYearly ? "billion" : null;
  if (!isYearly || value >= MOST_BILLIONS) return "millionOrMetres";
  return value < LEAST_MILLIONS ? "billion" : "millionOrBillion";
}

import { vocabulary } from "./lexicon.ts";
import { termFinder } from "./term-finder.ts";

/** Scales of a number. `m` and `м` also stand for metres, `b` for bedrooms. */
export const SCALES = vocabulary("scale", [
  "thousand",
  "million",
  "millionOrMetres",
  "billion",
  "billionOrBedrooms",
]);

/** Units of a number that is no money. */
export const MEASURES = vocabulary("measure", [
  "measure",
  /** Hours of the day, unless the number is too large: then `pm` means per month. */
  "hour",
]);

/** ISO 4217 codes. */
export const CURRENCIES = vocabulary("currency", [
  "IDR",
  "USD",
  "EUR",
  "AUD",
  "SGD",
  "GBP",
  "RUB",
  /** Roubles, or rupiahs in large sums. */
  "rubleOrRupiah",
]);

/** Rough rates in rupiahs, enough to recognise an implausible rent. */
export const ROUGHLY_IN_RUPIAHS: Readonly<Record<string, number>> = {
  IDR: 1,
  USD: 16_000,
  EUR: 18_000,
  AUD: 10_500,
  SGD: 12_500,
  GBP: 21_000,
  RUB: 200,
};

/** The scale of all numbers of a text: `Daily 1.9 | Monthly 38 (in millions IDR)`. */
export const millionsTerms = termFinder(vocabulary("heading", ["inMillions"]));

/** A rent for a year can be paid in instalments. */
export const instalmentTerms = termFinder(vocabulary("payment", ["inParts"]));

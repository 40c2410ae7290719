import { vocabulary } from "./lexicon.ts";

/** What a number is multiplied by. `m` and `м` also stand for metres, `b` for bedrooms. */
export const SCALES = vocabulary("scale", [
  "thousand",
  "million",
  "millionOrMetres",
  "billion",
  "billionOrBedrooms",
]);

/** What a number counts when it is no money. */
export const MEASURES = vocabulary("measure", [
  "measure",
  /** After a number that may be an hour of the day; after any other, `pm` is by the month. */
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
  /** Roubles, or rupiahs when there are many of them. */
  "rubleOrRupiah",
]);

/** Roughly what one unit costs in rupiahs: enough to tell a rent from a slip of the pen. */
export const ROUGHLY_IN_RUPIAHS: Readonly<Record<string, number>> = {
  IDR: 1,
  USD: 16_000,
  EUR: 18_000,
  AUD: 10_500,
  SGD: 12_500,
  GBP: 21_000,
  RUB: 200,
};

/** Said once of all numbers: `Daily 1.9 | Monthly 38 (in millions IDR)`. */
export const IN_MILLIONS = vocabulary("heading", ["inMillions"]);

/** A rent for a year can be paid in instalments. */
export const PAYMENTS = vocabulary("payment", ["inParts"]);

import { vocabulary } from "./lexicon.ts";
import { termFinder } from "./term-finder.ts";

/** Rough rates in rupiahs, enough to recognise an implausible rent. */
export const ROUGHLY_IN_RUPIAHS: Readonly<Record<string, number>> = {
  IDR: 1,
  USD: 16_000,
  EUR: 18_000,
  AUD: 10_500,
  SGD: 12_500,
  GBP: 21_000,
  RUB: 200,
  CAD: 11_800,
  NZD: 9_500,
  CHF: 19_000,
  JPY: 110,
  CNY: 2_250,
  KRW: 12,
  HKD: 2_100,
  TWD: 500,
  INR: 190,
  PHP: 280,
  MYR: 3_700,
  THB: 480,
  VND: 0.63,
  AED: 4_400,
  TRY: 420,
  KZT: 31,
  UAH: 390,
  GEL: 6_000,
  ILS: 4_500,
};

/** A rent for a year can be paid in instalments. */
export const instalmentTerms = termFinder(vocabulary("payment"));

/** How adverts write sums in the currency of their region, most of them without its name. Amounts are in whole units of it. */
const LOCAL_CURRENCIES = {
  /** Rents are spoken of in millions: `25jt`, `hrg 1,7/bln`. */
  IDR: { unit: 1_000_000, whole: 1_000_000, step: 1_000, grouped: 50_000, plain: Number.POSITIVE_INFINITY },
  /** In thousands, or in full: `25k`, `12000/month`. */
  THB: { unit: 1_000, whole: 10_000, step: 100, grouped: 1_000, plain: 1_000 },
} as const;

export type CurrencyCode = keyof typeof LOCAL_CURRENCIES;

export type LocalCurrency = {
  code: CurrencyCode;
  /** What a number counts that stands for a rent by itself: `25 / month`. */
  unit: number;
  /** The lowest number that is money by its size, if it is a multiple of `step`. */
  whole: number;
  step: number;
  /** The lowest numbers that are money beside a period or a word for the rent, with separators and without. */
  grouped: number;
  plain: number;
};

export const localCurrency = (code: CurrencyCode): LocalCurrency => ({ code, ...LOCAL_CURRENCIES[code] });

// What a region may choose from in its `region.json`: what the code knows.

export const CURRENCIES = ["IDR", "THB"] as const;

/** The unit in which people speak of rents: "25" is 25 million rupiah, or 25 thousand baht. */
export const RENT_UNITS: Readonly<Record<(typeof CURRENCIES)[number], number>> = {
  IDR: 1_000_000,
  THB: 1_000,
};

/** Countries whose phone numbers may be written without a country code. */
export const COUNTRY_CODES = ["ID", "TH"] as const;

/** The languages of the interface. The first is the default: its addresses have no prefix (docs/behaviour.md, I1). */
export const LANGUAGES = ["en", "id", "ru"] as const;

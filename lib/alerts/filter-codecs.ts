import { type Filters, UNSTATED } from "@/lib/filters/filters";
import { HOME_TYPES, MIN_BATHROOMS } from "@/lib/filters/more-filters";
import {
  DATE_RANGES,
  INCLUDES,
  MAX_BEDROOMS,
  MIN_BEDROOMS,
  PRICE_BY,
  PRICE_RANGES,
  SORTS,
  STAYS,
} from "@/lib/filters/options";
import { DISPLAY_CURRENCIES } from "@/lib/money/currency";
import { DAY_MS } from "@/lib/time/region-day";
import type { ByteReader, ByteWriter } from "./bytes";

type Codec = { write: (to: ByteWriter, value: string) => void; read: (from: ByteReader) => string };

/** One of these values, by its index: append new values, never reorder them. */
function oneOf(values: readonly (string | number)[]): Codec {
  const texts = values.map(String);
  return {
    write: (to, value) => to.number(texts.indexOf(value)),
    read: (from) => {
      const value = texts[from.number()];
      if (value === undefined) throw new RangeError("There is no such value");
      return value;
    },
  };
}

/** Several of these values, one bit each: append new values, never reorder them. */
function setOf(values: readonly string[]): Codec {
  return {
    write: (to, written) => {
      const chosen = written.split(",");
      to.number(values.reduce((bits, value, at) => bits + (chosen.includes(value) ? 2 ** at : 0), 0));
    },
    read: (from) => {
      const bits = from.number();
      return values.filter((_, at) => Math.floor(bits / 2 ** at) % 2 === 1).join(",");
    },
  };
}

const multipleOf = (step: number): Codec => ({
  write: (to, value) => to.number(Number(value) / step),
  read: (from) => String(from.number() * step),
});

const text: Codec = { write: (to, value) => to.text(value), read: (from) => from.text() };

/** Writes no value: a flag has only one, and the code says which filters are set. */
const flag: Codec = { write: () => undefined, read: () => "1" };

const CENTURY = Date.UTC(2000, 0, 1);

const day: Codec = {
  write: (to, value) => to.number((Date.parse(value) - CENTURY) / DAY_MS),
  read: (from) => new Date(CENTURY + from.number() * DAY_MS).toISOString().slice(0, 10),
};

const hex = (digits: number): Codec => ({
  write: (to, value) => {
    for (let at = 0; at < digits; at += 2) to.bytes.push(Number.parseInt(value.slice(at, at + 2), 16));
  },
  read: (from) =>
    Array.from({ length: digits / 2 }, () => from.byte().toString(16).padStart(2, "0")).join(""),
});

/** Divides every step of price-bounds.ts. */
const RENT_STEP = 25;

/** How each filter is written into a start code. The order of the keys is part of the format: append new ones. */
export const FILTER_CODECS: Readonly<Record<keyof Filters, Codec>> = {
  location: text,
  price_range: oneOf(PRICE_RANGES),
  min_bedrooms: oneOf(MIN_BEDROOMS),
  dateRange: oneOf(Object.keys(DATE_RANGES)),
  sort: oneOf(SORTS),
  keywords: text,
  price_by: oneOf(PRICE_BY),
  unstated: setOf(UNSTATED),
  includes: setOf(INCLUDES),
  stay: oneOf(STAYS),
  available: day,
  more_areas: flag,
  type: setOf(HOME_TYPES),
  min_bathrooms: oneOf(MIN_BATHROOMS),
  max_bedrooms: oneOf(MAX_BEDROOMS),
  price_min: multipleOf(RENT_STEP),
  price_max: multipleOf(RENT_STEP),
  price_in: oneOf(Object.keys(DISPLAY_CURRENCIES)),
  photos: flag,
  reduced: flag,
  contact: hex(12),
};

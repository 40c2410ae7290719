import type { Region } from "../region.ts";
import { matchEnd, textBefore } from "../text/beside.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import type { LocalCurrency } from "./local-currency.ts";
import { readNumber, readSpacedNumber, type WrittenNumber } from "./written-number.ts";

/** A sum of money, or a range of sums, in a normalised text. */
export type Amount = {
  start: number;
  end: number;
  /** The sum, or both ends of the range, in units of the currency. */
  values: readonly number[];
  /** ISO 4217; that of the region if none is named. */
  currency: string;
  /** Why the number is money: its currency or scale, its length, or nothing by itself. */
  evidence: "named" | "length" | "none";
  doubt: string | null;
};

/** Signs, codes and words of currencies by their ISO 4217 code; `rubleOrRupiah` and `dongOrWord` have other meanings, too. */
const currencyTerms = termFinder(vocabulary("currency"));
const unitTerms = termFinder({ ...vocabulary("scale"), ...vocabulary("measure") });

const SCALE_OF = {
  thousand: 1e3,
  million: 1e6,
  millionOrMetres: 1e6,
  millionOrBillion: 1e6,
  billion: 1e9,
} as const;

type Scale = keyof typeof SCALE_OF;
type SumPart = WrittenNumber & { scale: Scale | null; currency: string | null };

/** Between a number and its scale: a note, `10 (ac) mln`, or an ending, `30-an juta` (thirty-odd million). */
const BEFORE_SCALE = /(?: {0,2}\(\p{L}[\p{L} ]{0,11}\)| {0,2}-?an(?= ))? {0,3}/uy;
/** Between a scale, which may be abbreviated, and a currency. */
const BEFORE_CURRENCY = /\.? {0,3}/y;
const GAP_IN_COMPOUND = / {1,2}/y;
const AFTER_CURRENCY = /[ .:]{0,3}/y;
const RANGE = pattern("uy")`(?: {0,2}\(\p{L}[\p{L} ]{0,11}\))? {0,2}(?:[-~/&]|{sumRange.to} ) {0,2}`;
/** A label before a sum, `room 3 - 3.5 mln`; not `room 3-3.5 mln`, `villa 25 - 30 mln`. */
const LABEL = pattern("u")`{label.noun}[ .:#]{0,2}[1-4] -$`;
const CHARACTERS_OF_LABEL = 15;
const DIGITS = /\d(?:[\d.,]*\d)?/y;
const DIGIT = /\d/y;

/** The code of ISO 4217 for no currency, and the sign of one that the tables lack. */
const OTHER = "XXX";
const OTHER_SIGN = /\p{Sc}/u;

const BY_YEAR = pattern("u")`^ {0,2}\/? {0,2}(?:{unit.year}|{rate.yearly})`;
const CHARACTERS_TO_YEAR = 24;
const LEAST_MILLIONS_A_YEAR = 4;
const MOST_BILLIONS_A_YEAR = 10;

const WIDEST_RANGE = 3;
/** Sums in `р.` or `руб.` are rupiahs from the first limit, roubles up to the second, and in doubt between. */
const RUPIAHS_FROM = 1_000_000;
const ROUBLES_TO = 300_000;

/** Whether a digit is the square of `20 m2`. */
const isSquare = (text: string, index: number): boolean =>
  /^[mм]2$/.test(text.slice(index - 1, index + 1)) && matchEnd(DIGITS, text, index) === index + 1;

/** The scale of a sum. By the year `M` may stand for a miliar, a billion: `1,2 M/tahun`. */
function scaleByYear(
  text: string,
  { end, value, currency }: Omit<SumPart, "scale">,
  scale: Scale | null,
  local: LocalCurrency,
) {
  const isRupiah = (currency ?? local.code) === "IDR";
  const isShort = scale === "millionOrMetres" && isRupiah && value < MOST_BILLIONS_A_YEAR;
  if (!isShort || !BY_YEAR.test(text.slice(end, end + CHARACTERS_TO_YEAR))) return scale;
  return value < LEAST_MILLIONS_A_YEAR ? "billion" : "millionOrBillion";
}

/** One sum. Null if no number starts here or it counts something else. */
function readPart(text: string, start: number, local: LocalCurrency): SumPart | null {
  const before = currencyTerms.findAt(text, start);
  const from = before ? matchEnd(AFTER_CURRENCY, text, before.end) : start;
  // Checks for a digit first, as no number starts at most positions. The 2 of `20m2` is part of a measure.
  const isDigit = matchEnd(DIGIT, text, from) > from && !isSquare(text, from);
  const spaced = isDigit ? readSpacedNumber(text, from) : null;
  const unitAfter = (end: number) => unitTerms.findAt(text, matchEnd(BEFORE_SCALE, text, end));
  const isSpaced = spaced !== null && unitAfter(spaced.end) === null;
  const number = isSpaced ? spaced : isDigit ? readNumber(text, from) : null;
  if (number === null) return null;
  const unit = unitAfter(number.end);
  if (unit?.key === "measure") return null;
  const statedUnit = unit === null || unit.key === "hour" ? null : unit.key;
  const unitEnd = unit && statedUnit ? unit.end : number.end;
  const after = before ? null : currencyTerms.findAt(text, matchEnd(BEFORE_CURRENCY, text, unitEnd));
  const currency =
    before?.key ??
    after?.key ??
    (OTHER_SIGN.test(`${text.charAt(start - 1)}${text.charAt(unitEnd)}`) ? OTHER : null);
  const end = after?.end ?? unitEnd;
  const part = { ...number, end, currency };
  if (statedUnit !== "billionOrBedrooms")
    return { ...part, scale: scaleByYear(text, part, statedUnit, local) };
  // `1.1 B`, `2B IDR`; not `2B`, two bedrooms
  return currency === "IDR" || !Number.isInteger(number.value) ? { ...part, scale: "billion" } : null;
}

/** A sum in two scales: `1 jt 500 rb`, `1 million 500 thousand`. */
function readCompound(text: string, start: number, local: LocalCurrency): SumPart | null {
  const part = readPart(text, start, local);
  if (part?.scale !== "million") return part;
  const rest = readPart(text, matchEnd(GAP_IN_COMPOUND, text, part.end), local);
  if (rest?.scale !== "thousand" || rest.value >= 1000) return part;
  return {
    ...rest,
    value: part.value + rest.value / 1000,
    scale: "million",
    currency: part.currency ?? rest.currency,
  };
}

/** The upper end of a range, if one follows the first sum; `room 3 - 3.5 mln` is no range. */
function readUpper(text: string, lower: SumPart, local: LocalCurrency): SumPart | null {
  if (LABEL.test(textBefore(text, lower.end + 2, CHARACTERS_OF_LABEL))) return null;
  const start = matchEnd(RANGE, text, lower.end);
  const upper = start === lower.end ? null : readPart(text, start, local);
  if (upper === null || (lower.scale && !upper.scale && lower.currency === null)) return null;
  if (lower.currency && upper.currency && lower.currency !== upper.currency) return null;
  const times = scaled({ ...upper, scale: upper.scale ?? lower.scale }) / scaled(withScale(lower, upper));
  return times > 1 && times <= WIDEST_RANGE ? upper : null;
}

/** Gives the lower end of `45-50 mln` the scale of the upper one. */
function withScale(lower: SumPart, upper: SumPart | null): SumPart {
  return lower.scale || lower.groups > 0 ? lower : { ...lower, scale: upper?.scale ?? null };
}

/** The value in units of the currency. A full number ignores its scale, `8.500.000 jt`; `1.250 jt` is 1.25 million. */
function scaled({ value, scale, groups }: SumPart): number {
  if (scale === null || groups > 1) return value;
  return scale !== "thousand" && groups === 1 ? (value / 1000) * SCALE_OF[scale] : value * SCALE_OF[scale];
}

function evidenceOf(part: SumPart, local: LocalCurrency): Amount["evidence"] | null {
  const { scale, currency, groups, value } = part;
  if (currency !== null || (scale !== null && scale !== "millionOrMetres")) return "named";
  if (value >= local.whole && value % local.step === 0) return "length";
  return scale !== null || value >= (groups === 1 ? local.grouped : local.plain) ? "none" : null;
}

function doubtOf({ scale, groups, currency }: SumPart, value: number): string | null {
  if (scale !== null && scale !== "thousand" && groups > 0) return "a full number with a scale after it";
  if (scale === "millionOrBillion") return "millions or billions";
  if (currency === OTHER) return "in a currency that is not known";
  if (currency === "dongOrWord") return "in dong, or in rupiahs";
  if (currency === "rubleOrRupiah" && value > ROUBLES_TO && value < RUPIAHS_FROM) return "roubles or rupiahs";
  return null;
}

/** The ISO 4217 code of a sum that is written with a currency of the tables. */
function currencyOf(written: string, least: number, local: LocalCurrency): string {
  if (written === "dongOrWord") return "VND";
  if (written !== "rubleOrRupiah" && written !== "RUB") return written;
  return local.code === "IDR" && least >= RUPIAHS_FROM ? "IDR" : "RUB";
}

function readAmount(text: string, start: number, local: LocalCurrency): Amount | null {
  const first = readCompound(text, start, local);
  if (first === null) return null;
  const second = readUpper(text, first, local);
  const lower = withScale(first, second);
  const upper = second && { ...second, scale: second.scale ?? lower.scale };
  const named = { ...(upper ?? lower), currency: lower.currency ?? upper?.currency ?? null };
  const evidence = evidenceOf(named, local);
  if (evidence === null) return null;
  const values = (upper ? [lower, upper] : [lower]).map(scaled);
  const [least = 0] = values;
  return {
    start,
    end: named.end,
    values: values.map(Math.round),
    currency: currencyOf(named.currency ?? local.code, least, local),
    evidence,
    doubt: doubtOf(named, least),
  };
}

/** All sums of a text from left to right, rents and others. */
export function amountsIn(text: string, { currency }: Pick<Region, "currency">): Amount[] {
  const amounts: Amount[] = [];
  for (let start = 0; start < text.length; ) {
    const amount = readAmount(text, start, currency);
    if (amount) amounts.push(amount);
    start = amount?.end ?? Math.max(start + 1, matchEnd(DIGITS, text, start));
  }
  return amounts;
}

import { mapPoint } from "@rentals/reader/place/map-point.ts";
import { readPrices } from "@rentals/reader/rent/prices.ts";
import type { Rent } from "@rentals/reader/rent.ts";
import { termSet } from "@rentals/reader/vocabulary/pattern.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { contactKey } from "../../lib/contact/contact-key.ts";
import { NO_TERMS } from "../../lib/facts/rental-facts.ts";
import { INCLUDED, type Says, type StatedItem } from "../../lib/facts/stated-items.ts";
import { statementsOf } from "../../lib/facts/statements.ts";
import { REGION_NAME } from "../../lib/region/names.ts";
import { reader } from "../../lib/region/region-reader.ts";
import { longDate } from "../../lib/time/date-format.ts";
import { type Corrections, type OwnerEdits, ownerEdits } from "../judge/corrections.ts";
import { readTerms } from "../listing/rental-facts.ts";
import { parseKey } from "../posts/post-key.ts";
import { ENGLISH } from "../report/languages.ts";

function ifReadAs(words: string, item: StatedItem, says: Says): string | null {
  const statements = statementsOf(words, readTerms(words) ?? NO_TERMS, ENGLISH);
  const [stated, another] = statements.filter((statement) => statement.says !== "unstated");
  return !another && stated?.item === item && stated.says === says ? words : null;
}

/** Parses `5jt`, `USD 500` or `none`. */
function parseDeposit(written: string): string | null {
  const words = written.trim().toLowerCase();
  if (words === "none" || words === "no") return "no deposit";
  return ifReadAs(`deposit ${words}`, "deposit", "yes");
}

/** Parses `3` or `3 months`, `1 year`, `2 weeks`. */
function parseStay(written: string): string | null {
  const words = written.trim().toLowerCase();
  const months = /^\d+$/.test(words) ? `${words} ${words === "1" ? "month" : "months"}` : words;
  return ifReadAs(`minimum stay ${months}`, "minimumStay", "yes");
}

/** Parses `now`, `1 December`, `2026-12-01` or `01.12.2026`, with the next such day after `now` if it has no year. */
function parseFrom(written: string, now: Date): string | null {
  const words = written.trim().toLowerCase();
  if (words === "now") return "available now";
  const day = readTerms(`available from ${words}`, now)?.availableFrom;
  return day?.doubt === null ? `available from ${longDate(new Date(day.value), "en")}` : null;
}

function includeWords(part: string): string | null {
  const [, no, name = ""] = /^(no |-)?\s*(\S+)$/.exec(part.trim().toLowerCase()) ?? [];
  const item = INCLUDED.find((known) => known === name);
  if (item === undefined) return null;
  return no === undefined ? ifReadAs(`${name} included`, item, "yes") : ifReadAs(`no ${name}`, item, "no");
}

/** Parses `wifi, electricity, no pets`; null for each part that is not understood. */
function parseIncludes(written: string): (string | null)[] {
  return written.split(",").map(includeWords);
}

/** Parses `-8.6478, 115.1385`, or the address of a map that contains such a pair. */
function parsePoint(written: string): { lat: number; lng: number } | null {
  const point = mapPoint(written.trim()) ?? mapPoint(`geo:${written.replace(/\s/g, "")}`);
  return point && { lat: point.latitude, lng: point.longitude };
}

/** "35000000 IDR month" or "35.000.000 IDR month": three digits after each separator, so that none can be a decimal point. */
const WHOLE_PRICE = /^(\d+|\d{1,3}(?:([.,_])\d{3})(?:\2\d{3})*) ([a-zA-Z]{3}) (\w+)$/;

/** Written like `WHOLE_PRICE` but with a malformed sum, which the lenient reader of adverts would misread: "35.00 IDR month". */
const MALFORMED_PRICE = /^[\d.,_]+ [a-zA-Z]{3} \w+$/;

/** Words beside a rent that change nothing of it: "36 juta nego", "65jt a month or 600jt a year". */
const ASIDES = new Set(
  (["amount.aside", "amount.joining", "amount.per"] as const)
    .flatMap((group) => [...termSet(group)])
    .flatMap((term) => term.split(" ")),
);

/**
 * A rent as adverts write it, monthly unless it states a period: `12jt`, `36 juta nego`, `$1,200 per week`. Of rents for several periods,
 * `65jt/month or 600jt/year`, the one by the month. Null if two compete, one is in doubt, or any word is left unread.
 */
function parsePriceWords(written: string): Rent | null {
  const { rents } = readPrices(reader.proseOf(`${written} / month`));
  const monthly = rents.filter(({ value }) => value.period === "month");
  const [rent, another] = monthly.length > 0 ? monthly : rents;
  if (!rent || another || rent.doubt !== null) return null;
  const unread = rents
    .flatMap(({ spans }) => spans)
    .reduce(
      (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
      written.padEnd(1_000),
    )
    .slice(0, written.length);
  const words = unread.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => ASIDES.has(word)) ? rent.value : null;
}

function parsePrice(written: string): unknown {
  const [, amount, , currency = "", period] = WHOLE_PRICE.exec(written.trim()) ?? [];
  if (amount === undefined)
    return MALFORMED_PRICE.test(written.trim()) ? null : parsePriceWords(written.trim());
  return { amount: Number(amount.replace(/[.,_]/g, "")), currency: currency.toUpperCase(), period };
}

const isEmail = (written: string): boolean => contactKey(written)?.startsWith("mailto:") ?? false;

const parsers: Record<keyof Corrections, ((written: string) => unknown) | null> = {
  price: parsePrice,
  bedrooms: Number,
  bathrooms: Number,
  area: (written) => written.trim().toLowerCase(),
  type: (written) => written.trim().toLowerCase(),
  title: (written) => written.trim(),
  contact: (written) => (isEmail(written) ? contactKey(written) : written.trim()),
  same_as: parseKey,
  taken: (written) => (written.trim().toLowerCase() === "yes" ? new Date().toISOString() : null),
  deposit: parseDeposit,
  stay: parseStay,
  from: (written) => parseFrom(written, new Date()),
  includes: parseIncludes,
  map: parsePoint,
  without_photo: (written) => written.split(",").map(Number),
  first_photo: Number,
  decision: null,
};

const FIELDS = Object.entries(parsers).flatMap(([field, parse]) => (parse === null ? [] : [field]));

const EXAMPLES: Partial<Record<string, string>> = {
  price: 'price=12jt, price="35000000 IDR month" or price="1200 USD week" (month, week, day, night or year)',
  bedrooms: "bedrooms=2",
  bathrooms: "bathrooms=1",
  same_as: "same_as=balirent/2141",
  deposit: "deposit=5jt, deposit=USD 500 or deposit=none",
  stay: 'stay=3 (months), stay="1 year" or stay="2 weeks"',
  from: 'from=now, from="1 December" or from=2026-12-01',
  taken: "taken=yes, or taken= to take that back",
  includes: `includes="wifi, electricity, no pets" (${INCLUDED.join(", ")})`,
  map: `map=${process.env.REGION_FIRSTVIEW_LAT},${process.env.REGION_FIRSTVIEW_LNG} (a point of ${REGION_NAME}), or the address of a map with it`,
  without_photo: "without_photo=3 (its number on the page), or without_photo=3,4",
  first_photo: "first_photo=2 (its number on the page)",
};

function isField(name: string): name is keyof Corrections {
  return name in parsers;
}

/** Parses `field=value`, or `field=` to take a correction back. Throws a `CliError` with an example of the field. */
export function parseFields(words: readonly string[]): OwnerEdits {
  const edits: Record<string, unknown> = {};
  for (const word of words) {
    const at = word.indexOf("=");
    const field = word.slice(0, Math.max(at, 0));
    const parse = isField(field) ? parsers[field] : null;
    if (parse === null) throw new CliError(`${word}: write FIELD=VALUE; fields are ${FIELDS.join(", ")}.`);
    const written = word.slice(at + 1);
    edits[field] = written.trim() === "" ? null : parse(written);
    const isUnparsable = edits[field] === null && written.trim() !== "";
    if (isUnparsable || !ownerEdits.safeParse({ [field]: edits[field] }).success) {
      throw new CliError(`${word} is not valid. Write ${EXAMPLES[field] ?? `${field}=VALUE`}.`);
    }
  }
  return ownerEdits.parse(edits);
}

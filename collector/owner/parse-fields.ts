import { CliError } from "../../lib/cli/cli-error.ts";
import { proseOf } from "../../reader/contact/contacts.ts";
import { readPrices } from "../../reader/rent/prices.ts";
import type { Rent } from "../../reader/rent.ts";
import { type Corrections, type OwnerEdits, ownerEdits } from "../judge/corrections.ts";
import { parseKey } from "./parse-key.ts";
import { INCLUDED_NAMES, parseDeposit, parseIncludes, parsePoint, parseStay } from "./parse-statements.ts";

/** A whole sum: a separator stands before three digits, so that none is taken for a decimal point. */
const PRICE = /^(\d+|\d{1,3}(?:([.,_])\d{3})(?:\2\d{3})*) ([a-zA-Z]{3}) (\w+)$/;

/** Meant as `PRICE`, with a sum that is none: the words of adverts would be read more freely. */
const IN_FULL = /^[\d.,_]+ [a-zA-Z]{3} \w+$/;

/** What is left of a price beside the words that were read of it. */
const UNREAD = /[\p{L}\p{N}]/u;

/** A rent as adverts write it, by the month where no period stands there: `12jt`, `$1,200 per week`. */
function parsePriceWords(written: string): Rent | null {
  const [rent, another] = readPrices(proseOf(`${written} / month`)).rents;
  if (!rent || another || rent.doubt !== null) return null;
  const unread = rent.spans.reduce(
    (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
    written.padEnd(rent.spans.at(-1)?.end ?? 0),
  );
  return UNREAD.test(unread.slice(0, written.length).replace(/\b(?:per|a)\b/giu, "")) ? null : rent.value;
}

function parsePrice(written: string): unknown {
  const [, amount, , currency = "", period] = PRICE.exec(written.trim()) ?? [];
  if (amount === undefined) return IN_FULL.test(written.trim()) ? null : parsePriceWords(written.trim());
  return { amount: Number(amount.replace(/[.,_]/g, "")), currency: currency.toUpperCase(), period };
}

const parsers: Record<keyof Corrections, ((written: string) => unknown) | null> = {
  price: parsePrice,
  bedrooms: Number,
  bathrooms: Number,
  area: (written) => written.trim().toLowerCase(),
  type: (written) => written.trim().toLowerCase(),
  title: (written) => written.trim(),
  contact: (written) => written.trim(),
  same_as: parseKey,
  deposit: parseDeposit,
  stay: parseStay,
  includes: parseIncludes,
  map: parsePoint,
  without_photo: (written) => written.split(",").map(Number),
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
  includes: `includes="wifi, electricity, no pets" (${INCLUDED_NAMES.join(", ")})`,
  map: "map=-8.6478,115.1385 (a point on Bali), or the address of a map with it",
  without_photo: "without_photo=3 (its number on the page), or without_photo=3,4",
};

function isField(name: string): name is keyof Corrections {
  return name in parsers;
}

/** What the owner sets of a post, written as `field=value`, or `field=` to take it back. Throws a `CliError` that says how a field is written. */
export function parseFields(words: readonly string[]): OwnerEdits {
  const edits: Record<string, unknown> = {};
  for (const word of words) {
    const at = word.indexOf("=");
    const field = word.slice(0, Math.max(at, 0));
    const parse = isField(field) ? parsers[field] : null;
    if (parse === null) throw new CliError(`${word}: write FIELD=VALUE; fields are ${FIELDS.join(", ")}.`);
    const written = word.slice(at + 1);
    edits[field] = written.trim() === "" && field !== "title" ? null : parse(written);
    const isLost = edits[field] === null && written.trim() !== "";
    if (isLost || !ownerEdits.safeParse({ [field]: edits[field] }).success) {
      throw new CliError(`${word} is not valid. Write ${EXAMPLES[field] ?? `${field}=VALUE`}.`);
    }
  }
  return ownerEdits.parse(edits);
}

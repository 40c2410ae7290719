import { areTwoUnits, isTaken, type UnitTraits, unitTraits } from "@rentals/reader/home/unit-traits.ts";
import type { Unit } from "@rentals/reader/home/units.ts";
import { perDay, type Rent } from "@rentals/reader/rent.ts";
import { normalise } from "@rentals/reader/text/normalise.ts";
import { vocabulary } from "@rentals/reader/vocabulary/lexicon.ts";
import { pattern, termSet } from "@rentals/reader/vocabulary/pattern.ts";
import { termFinder } from "@rentals/reader/vocabulary/term-finder.ts";
import { formatAmount } from "../../lib/money/format-price.ts";
import { reader } from "../../lib/region/region-reader.ts";
import type { Span } from "../../lib/text/span.ts";
import { MAX_REPLY_LENGTH } from "./ends-listing.ts";
import type { Read } from "./reader.ts";
import type { PostRow } from "./rows.ts";

/** A bare sum, or a sum with one of these words, is the new rent of the post that the reply answers. */
const priceChangeTerms = termFinder(vocabulary("rentChange"));

/** A sum outside these ratios to the stated rent is for another unit, another period or a part of the rent. */
const MIN_RENT_RATIO = 0.5;
const MAX_RENT_RATIO = 1.25;

const WORD = /\p{L}+/gu;
const WORDS_BESIDE_SUM = termSet("sumReply.beside");
const BETWEEN_STATEMENTS = pattern("u")`[,;.!\n]| {sumReply.but} `;

/** The new rent that a reply states for the post it answers; null if it states none or several, or talks of something else. */
function rentInReply(text: string, postedAt: Date, read: Read): Rent | null {
  const { rents } = read(text, postedAt);
  const [rent, another] = rents;
  if (!rent || another || rent.doubt !== null) return null;
  const plain = normalise(text).text;
  const isBare = (plain.match(WORD) ?? []).every((word) => WORDS_BESIDE_SUM.has(word));
  return isBare || priceChangeTerms.findAll(plain).length > 0 ? rent.value : null;
}

function takenTraits(text: string): UnitTraits[] {
  return text
    .split(BETWEEN_STATEMENTS)
    .filter(isTaken)
    .map(unitTraits)
    .filter((traits) => traits.size > 0);
}

function hasTraits(unit: Unit, traits: UnitTraits): boolean {
  const own = unitTraits(unit.name ?? "");
  return !areTwoUnits(own, traits) && [...traits].some(([what, value]) => own.get(what) === value);
}

/** The span to cut for a unit: its line, or its item of a list on one line. Null if another unit shares it. */
function spanOfUnit(text: string, unit: Unit, units: readonly Unit[]): Span | null {
  const contains = ({ at }: Unit, { start, end }: Span) => start <= at && at < end;
  const start = text.lastIndexOf("\n", unit.at) + 1;
  const next = text.indexOf("\n", unit.at);
  const line = { start, end: next < 0 ? text.length : next + 1 };
  if (units.filter((other) => contains(other, line)).length === 1) return line;
  for (const { 0: part, index } of text.slice(line.start, line.end).matchAll(/[^,;|•]+[,;|•]? */gu)) {
    const span = { start: start + index, end: start + index + part.length };
    if (contains(unit, span))
      return units.filter((other) => contains(other, span)).length === 1 ? span : null;
  }
  return null;
}

function removeSpan(text: string, { start, end }: Span): string {
  return `${text.slice(0, start)}${text.slice(end)}`;
}

/** The text without the units that a reply calls taken; null if it names none, all, or any that does not match exactly one unit. */
function removeTakenUnits(text: string, reply: string, postedAt: Date): string | null {
  const taken = takenTraits(reply);
  const units = taken.length === 0 ? [] : reader.readUnits(text, { postedAt });
  const matchesByTraits = taken.map((traits) => units.filter((unit) => hasTraits(unit, traits)));
  if (matchesByTraits.length === 0 || matchesByTraits.some((matches) => matches.length !== 1)) return null;
  const takenUnits = [...new Set(matchesByTraits.flat())];
  if (takenUnits.length === units.length) return null;
  const spans = takenUnits.map((unit) => spanOfUnit(text, unit, units));
  if (spans.includes(null)) return null;
  const lastFirst = spans.flatMap((part) => part ?? []).toSorted((a, b) => b.start - a.start);
  return lastFirst.reduce(removeSpan, text);
}

/** The text with the rent of the reply in place of its own; null if the text states several rents, or one for another period. */
function replaceRent(text: string, reply: string, postedAt: Date, read: Read): string | null {
  const rent = rentInReply(reply, postedAt, read);
  const certain = read(text, postedAt).rents.filter(({ doubt }) => doubt === null);
  const [stated] = certain.filter(({ value }) => value.period === rent?.period);
  const [sum] = stated?.spans ?? [];
  if (!rent || !stated || !sum || certain.length > 1 || stated.value.currency !== rent.currency) return null;
  const change = perDay(rent) / perDay(stated.value);
  if (change < MIN_RENT_RATIO || change > MAX_RENT_RATIO) return null;
  const amended = `${text.slice(0, sum.start)}${formatAmount(rent.amount, rent.currency, "en")}${text.slice(sum.end)}`;
  const [amendedRent] = read(amended, postedAt).rents;
  return amendedRent?.doubt === null && amendedRent.value.amount === rent.amount ? amended : null;
}

/** The text as the reply changes it; null if the reply changes nothing (docs/behaviour.md, C11). */
export function amendText(text: string, reply: string, postedAt: Date, read: Read): string | null {
  if (reply === "" || reply.length > MAX_REPLY_LENGTH || reply.includes("?")) return null;
  return removeTakenUnits(text, reply, postedAt) ?? replaceRent(text, reply, postedAt, read);
}

type AmendableText = Pick<PostRow, "text" | "posted_at"> & Partial<Pick<PostRow, "amendments">>;

/** The text of a post with the changes of its replies, applied in posting order. */
export function currentText({ text, posted_at, amendments }: AmendableText, read: Read): string {
  const postedAt = new Date(posted_at);
  const inOrder = (amendments ?? []).toSorted(
    (a, b) => a.posted_at.localeCompare(b.posted_at) || a.message_id - b.message_id,
  );
  return inOrder.reduce((amended, reply) => amendText(amended, reply.text, postedAt, read) ?? amended, text);
}

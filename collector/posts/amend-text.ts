import type { Span } from "../../lib/facts/fact.ts";
import { formatAmount } from "../../lib/money/format-price.ts";
import { areTwoUnits, isTaken, type UnitTraits, unitTraits } from "../../reader/home/unit-traits.ts";
import { readUnits, type Unit } from "../../reader/home/units.ts";
import { normalise } from "../../reader/normalise.ts";
import { perDay, type Rent } from "../../reader/rent.ts";
import { termFinder } from "../../reader/term-finder.ts";
import { vocabulary } from "../../reader/vocabulary/lexicon.ts";
import type { Read } from "./reader.ts";
import type { PostRow } from "./rows.ts";

/** A reply this long says more than one thing. */
const LONGEST = 120;

/** Words by which a reply states the rent of the post, not of another home. */
const CHANGED = termFinder(vocabulary("rentChange", ["changed"]));

/** Beyond this the reply is of another unit, another period or a part of the rent. */
const LEAST_OF_RENT = 0.5;
const MOST_OF_RENT = 1.25;

const WORD = /\p{L}+/gu;
/** Words that stand beside a sum alone. */
const BESIDE_SUM =
  /^(?:rp|idr|usd|eur|per|a|jt|juta|mln|mil|mio|million|month|monthly|bulan|bln|млн|мес|месяц|в|за)$/;

/** The one rent that a reply states for the post it answers; null where it states none, or another thing's. */
function changedRent(text: string, postedAt: Date, read: Read): Rent | null {
  const { rents } = read(text, postedAt);
  const [rent, another] = rents;
  if (!rent || another || rent.doubt !== null) return null;
  const plain = normalise(text).text;
  const isBare = (plain.match(WORD) ?? []).every((word) => BESIDE_SUM.test(word));
  return isBare || CHANGED.all(plain).length > 0 ? rent.value : null;
}

/** The units that a reply says are let, by what tells them apart. */
function takenTraits(text: string): UnitTraits[] {
  return text
    .split(/[,;.!\n]| but | tapi | но /u)
    .filter(isTaken)
    .map(unitTraits)
    .filter((traits) => traits.size > 0);
}

function isOf(unit: Unit, traits: UnitTraits): boolean {
  const own = unitTraits(unit.name ?? "");
  return !areTwoUnits(own, traits) && [...traits].some(([what, value]) => own.get(what) === value);
}

/** The line, or part of a list on one line, in which a unit has its rent to itself; null where it shares it. */
function partOf(text: string, unit: Unit, units: readonly Unit[]): Span | null {
  const has = ({ at }: Unit, { start, end }: Span) => start <= at && at < end;
  const start = text.lastIndexOf("\n", unit.at) + 1;
  const next = text.indexOf("\n", unit.at);
  const line = { start, end: next < 0 ? text.length : next + 1 };
  if (units.filter((one) => has(one, line)).length === 1) return line;
  for (const { 0: part, index } of text.slice(line.start, line.end).matchAll(/[^,;|•]+[,;|•]? */gu)) {
    const span = { start: start + index, end: start + index + part.length };
    if (has(unit, span)) return units.filter((one) => has(one, span)).length === 1 ? span : null;
  }
  return null;
}

function without(text: string, { start, end }: Span): string {
  return `${text.slice(0, start)}${text.slice(end)}`;
}

/** The text without the units that a reply says are let; null where it names none, all, or one that is not certain. */
function withoutTaken(text: string, reply: string, postedAt: Date): string | null {
  const taken = takenTraits(reply);
  const units = taken.length === 0 ? [] : readUnits(text, { postedAt });
  const gone = taken.map((traits) => units.filter((unit) => isOf(unit, traits)));
  if (gone.length === 0 || gone.some((of) => of.length !== 1)) return null;
  const named = [...new Set(gone.flat())];
  if (named.length === units.length) return null;
  const parts = named.map((unit) => partOf(text, unit, units));
  if (parts.includes(null)) return null;
  const last = parts.flatMap((part) => part ?? []).toSorted((a, b) => b.start - a.start);
  return last.reduce(without, text);
}

/** The text with another sum for its rent; null where it has several, or one for another period. */
function withRent(text: string, reply: string, postedAt: Date, read: Read): string | null {
  const rent = changedRent(reply, postedAt, read);
  const certain = read(text, postedAt).rents.filter(({ doubt }) => doubt === null);
  const [stated] = certain.filter(({ value }) => value.period === rent?.period);
  const [sum] = stated?.spans ?? [];
  if (!rent || !stated || !sum || certain.length > 1 || stated.value.currency !== rent.currency) return null;
  const change = perDay(rent) / perDay(stated.value);
  if (change < LEAST_OF_RENT || change > MOST_OF_RENT) return null;
  const amended = `${text.slice(0, sum.start)}${formatAmount(rent.amount, rent.currency)}${text.slice(sum.end)}`;
  const [now] = read(amended, postedAt).rents;
  return now?.doubt === null && now.value.amount === rent.amount ? amended : null;
}

/** A text as a reply changes it; null where the reply changes nothing of it (docs/behaviour.md, C11). */
export function amendedBy(text: string, reply: string, postedAt: Date, read: Read): string | null {
  if (reply === "" || reply.length > LONGEST || reply.includes("?")) return null;
  return withoutTaken(text, reply, postedAt) ?? withRent(text, reply, postedAt, read);
}

type Amended = Pick<PostRow, "text" | "posted_at"> & Partial<Pick<PostRow, "amendments">>;

/** What a post says by now: its text as the replies to it have changed it, in the order in which they were posted. */
export function currentText({ text, posted_at, amendments }: Amended, read: Read): string {
  const postedAt = new Date(posted_at);
  const inOrder = (amendments ?? []).toSorted(
    (a, b) => a.posted_at.localeCompare(b.posted_at) || a.message_id - b.message_id,
  );
  return inOrder.reduce((said, reply) => amendedBy(said, reply.text, postedAt, read) ?? said, text);
}

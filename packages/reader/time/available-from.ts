import { agreedFact, type Fact } from "../fact.ts";
import type { RegionText } from "../region.ts";
import { isJoined, isSign, keyOf, sentencesOf, tokenText } from "../text/tokens.ts";
import type { DateKey } from "../vocabulary/dates.ts";
import { termSet } from "../vocabulary/pattern.ts";
import { type Day, isoDay } from "./calendar.ts";
import { type DateText, dateTokensOf, keyAt, writtenDate } from "./written-date.ts";

/** The first and last day of a stay, with their place. `next` is the index of the token after them. */
type WrittenRange = {
  first: Day;
  last: Day;
  doubt: string | null;
  start: number;
  end: number;
  next: number;
};

/** The range that begins at a token: `20 Nov - 20 Jan`, `20 ноября по 20 января`. */
function writtenRange(date: DateText, index: number): WrittenRange | null {
  const first = writtenDate(date, index);
  if (!first?.hasDay) return null;
  const isUntil = keyAt(date, first.next) === "until";
  const token = date.tokens[first.next];
  const isDash = token !== undefined && isSign(token, "colon") && date.text.charAt(token.start) === "-";
  const second = writtenDate(date, isUntil || isDash ? first.next + 1 : first.next);
  const before = date.tokens[first.next - 1];
  if (!second?.hasDay || !(isUntil || isDash || isJoined(date.text, before, token))) return null;
  const start = date.tokens[index]?.start ?? 0;
  const end = date.tokens[second.next - 1]?.end ?? start;
  return { first: first.day, last: second.day, doubt: first.doubt, start, end, next: second.next };
}

const TOKENS_TO_TAKEN = 3;

/** Whether a time is booked: `24.12-10.01 booked`, `booked from 20 Dec to 5 Jan`, `not available 5 Dec - 20 Dec`; not `until 1 March, then booked`. */
function isTakenAt(date: DateText, index: number, next: number): boolean {
  const before = keyAt(date, index - 1) === "from" ? index - 2 : index - 1;
  if (keyAt(date, before) === "taken") return true;
  const after = date.tokens.slice(next, next + TOKENS_TO_TAKEN);
  const end = after.findIndex((token) => isSign(token, "comma"));
  return after.slice(0, end === -1 ? after.length : end).some((token) => keyOf(token) === "taken");
}

/** A day from which a home is free, with its place. `isStated` tells whether a word such as `available` leads to it. */
type FoundDate = { value: string; doubt: string | null; start: number; end: number; isStated: boolean };

const TOKENS_TO_DATE = 4;

const FILLERS: ReadonlySet<DateKey> = new Set([
  "from",
  "filler",
  "now",
  "available",
  "again",
  "in",
  "month",
  "weekday",
  "affirmed",
]);

function isFiller(date: DateText, index: number): boolean {
  const token = date.tokens[index];
  const isAfterYes = keyAt(date, index - 1) === "affirmed" || keyAt(date, index - 1) === "filler";
  if (token?.type === "sign")
    return token.sign === "colon" || token.sign === "open" || (token.sign === "comma" && isAfterYes);
  return token?.type === "term" && FILLERS.has(token.key);
}

/** The date after a word such as `available`. */
function dateAfter(date: DateText, index: number, isStated: boolean): FoundDate | null {
  for (let next = index + 1; next <= index + TOKENS_TO_DATE; next += 1) {
    const written = writtenDate(date, next);
    const range = written && writtenRange(date, next);
    if (range && isTakenAt(date, next, range.next)) return null;
    const start = date.tokens[index]?.start ?? 0;
    const end = date.tokens[(written?.next ?? 0) - 1]?.end ?? start;
    if (written && (written.hasDay || isStated))
      return { value: isoDay(written.day), doubt: written.doubt, start, end, isStated };
    if (!isFiller(date, next)) return null;
  }
  return null;
}

const VACANT = termSet("vacant.word");

/** Whether a line or an item says that the home is vacant, and nothing else: `KOSONG!`. */
const isVacant = ({ text, tokens }: DateText, index: number): boolean =>
  VACANT.has(tokenText(text, tokens[index])) &&
  [tokens[index - 1], tokens[index + 1]].every((token) => token === undefined || isSign(token, "comma"));

/** `available now`, `now available`, or `KOSONG` alone. `siap huni` may mean that the home is finished. */
function nowAt(date: DateText, index: number): FoundDate | null {
  const word = date.tokens[index];
  if (!word) return null;
  const found = { value: "now", start: word.start, end: word.end, isStated: true };
  const key = keyAt(date, index);
  const near = [index + 1, index + 2, index + 3, index - 1, index + 4].find(
    (place) => keyAt(date, place) === "now",
  );
  const isAfterFillers = near !== index + 4 || (isFiller(date, index + 2) && isFiller(date, index + 3));
  const isNear = near === undefined || near <= index + 1 || (isFiller(date, index + 1) && isAfterFillers);
  if (key === "atOnce" || (near !== undefined && isNear)) return { ...found, doubt: null };
  return key === "movable" || isVacant(date, index) ? { ...found, doubt: null, isStated: false } : null;
}

/** The first day of a range: `20 Nov - 20 Jan`. */
function rangeAt(date: DateText, index: number): FoundDate | null {
  const range = writtenRange(date, index);
  if (range === null || isTakenAt(date, index, range.next)) return null;
  const { first, doubt, start, end } = range;
  return { value: isoDay(first), doubt, start, end, isStated: false };
}

function datesOfSentence(date: DateText): FoundDate[] {
  const keys = date.tokens.map((_, index) => keyAt(date, index));
  const isSeasonal = keys.includes("season") && !keys.includes("sublets");
  const hasAvailability = keys.includes("available");
  // `booked 5-20 Dec, then again from 10 Jan`
  const isBookedLater = keys.some(
    (key, at) =>
      key === "taken" && writtenDate(date, keys[at + 1] === "from" ? at + 2 : at + 1)?.hasDay === true,
  );
  const found: FoundDate[] = [];
  let next = 0;
  for (const [index, key] of keys.entries()) {
    if (index < next || (key === "from" && keys[index - 1] === "taken")) continue;
    const isStated = key === "available" || (key === "from" && hasAvailability);
    const dated =
      key === "available" ||
      key === "handover" ||
      key === "movable" ||
      ((key === "from" || key === "dayOf") && !isSeasonal)
        ? dateAfter(date, key === "dayOf" ? index - 1 : index, isStated)
        : null;
    const candidate =
      dated ??
      (key === "available" || key === "movable" || key === "atOnce" ? nowAt(date, index) : null) ??
      (isSeasonal ? null : rangeAt(date, index));
    if (!candidate) continue;
    const before = keys.slice(0, index);
    // `available 22 Nov - 19 Dec, then again from 10 Jan`
    if (before.includes("again") && found.length > 0) break;
    // `two rooms for December, after that from February`, `free till 19 Dec and again from 10 Jan`
    const isSecond = before.includes("again") && before.includes("until");
    const isLater =
      (before.includes("again") && isBookedLater) ||
      ((isSecond || before.includes("afterThat")) && !keys.includes("taken"));
    found.push(isLater ? { ...candidate, doubt: "it is free before that, too" } : candidate);
    while ((date.tokens[next]?.start ?? candidate.end) < candidate.end) next += 1;
  }
  return found;
}

/**
 * The day from which a home is free, in the calendar of the region, or "now". A day without a year or a month is the next such day
 * after the post was written. Null if not stated.
 */
export function readAvailableFrom(advert: RegionText, postedAt: Date): Fact<string> | null {
  const posted = advert.region.dayAt(postedAt);
  const found = sentencesOf(dateTokensOf(advert.text)).flatMap(({ tokens }) =>
    datesOfSentence({ text: advert.text, tokens, posted }),
  );
  const stated = found.filter(({ isStated }) => isStated);
  return agreedFact(advert, stated.length > 0 ? stated : found, "several dates are named");
}

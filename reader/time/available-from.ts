import { baliDay, isoDay } from "../../lib/time/bali-day.ts";
import { type Fact, factAt } from "../fact.ts";
import type { Normalised } from "../normalise.ts";
import { termFinder } from "../term-finder.ts";
import { sentencesOf, tokensOf } from "../tokens.ts";
import { DATES } from "../vocabulary/dates.ts";
import { type Found, isNegated, type Keyed, withoutSecondTimes } from "./available-again.ts";
import { type DateKey, type DateText, keyAt, writtenDate } from "./written-date.ts";
import { isTakenAt, writtenRange } from "./written-range.ts";

const dateTerms = termFinder(DATES);

/** Of the words between `available` and its date. */
const FILLER_REACH = 4;

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

function isFiller(date: DateText, at: number): boolean {
  const token = date.tokens[at];
  const isAfterYes = keyAt(date, at - 1) === "affirmed" || keyAt(date, at - 1) === "filler";
  if (token?.type === "sign")
    return token.sign === "colon" || token.sign === "open" || (token.sign === "comma" && isAfterYes);
  return token?.type === "term" && FILLERS.has(token.key);
}

/** The date after a word for it. */
function dateAfter(date: DateText, at: number, isStated: boolean): Found | null {
  for (let next = at + 1; next <= at + FILLER_REACH; next += 1) {
    const written = writtenDate(date, next);
    const range = written && writtenRange(date, next);
    if (range && isTakenAt(date, next, range.next)) return null;
    const start = date.tokens[at]?.start ?? 0;
    const end = date.tokens[(written?.next ?? 0) - 1]?.end ?? start;
    if (written && (written.hasDay || isStated))
      return { value: isoDay(written.day), doubt: written.doubt, start, end, isStated };
    if (!isFiller(date, next)) return null;
  }
  return null;
}

/** `kosong 1 lagi`: one more is vacant. */
function isOneMore(date: DateText, at: number): boolean {
  const [number, ...rest] = date.tokens.slice(at + 1, at + 4);
  const later = rest.findIndex((_, nth) => keyAt(date, at + 2 + nth) === "later");
  const isThing = later === 0 || (later === 1 && rest[0]?.type === "word");
  return number?.type === "number" && isThing && isEndOfClause(date, at + 3 + later);
}

const isEndOfClause = ({ tokens }: DateText, at: number) =>
  at >= tokens.length || tokens[at]?.type === "sign";

/** `available now`, `now available`; `siap huni` alone may mean how it is built. */
function nowAt(date: DateText, at: number): Found | null {
  const word = date.tokens[at];
  if (!word) return null;
  const found = { value: "now", start: word.start, end: word.end, isStated: true };
  const key = keyAt(date, at);
  const near = [at + 1, at + 2, at + 3, at - 1, at + 4].find((place) => keyAt(date, place) === "now");
  const isAfterFillers = near !== at + 4 || (isFiller(date, at + 2) && isFiller(date, at + 3));
  const isNear = near === undefined || near <= at + 1 || (isFiller(date, at + 1) && isAfterFillers);
  if (key === "atOnce" || isOneMore(date, at) || (near !== undefined && isNear))
    return { ...found, doubt: null };
  return key === "movable"
    ? { ...found, doubt: "it may mean that the home is finished", isStated: false }
    : null;
}

/** `20 Nov - 20 Jan` is for how long a home is let. */
function rangeAt(date: DateText, at: number): Found | null {
  const range = writtenRange(date, at);
  if (range === null || isTakenAt(date, at, range.next)) return null;
  const { first, doubt, start, end } = range;
  return { value: isoDay(first), doubt, start, end, isStated: false };
}

function foundIn(date: DateText): Found[] {
  const keys = date.tokens.map((_, at) => keyAt(date, at));
  const isOfSeason = keys.includes("season") && !keys.includes("sublets");
  const isOfAvailability = keys.includes("available");
  const found: Keyed[] = [];
  let next = 0;
  for (const [at, key] of keys.entries()) {
    if (at < next || (key === "from" && keys[at - 1] === "taken")) continue;
    const isStated = key === "available" || (key === "from" && isOfAvailability);
    const dated =
      key === "available" ||
      key === "handover" ||
      key === "movable" ||
      ((key === "from" || key === "dayOf") && !isOfSeason)
        ? dateAfter(date, key === "dayOf" ? at - 1 : at, isStated)
        : null;
    const one =
      dated ??
      (key === "available" || key === "movable" || key === "atOnce" ? nowAt(date, at) : null) ??
      (isOfSeason ? null : rangeAt(date, at));
    if (!one) continue;
    found.push({ ...one, key: isNegated(date, at) ? null : key });
    while ((date.tokens[next]?.start ?? one.end) < one.end) next += 1;
  }
  return withoutSecondTimes(date, found);
}

/**
 * From when a home can be rented: a day in the calendar of Bali, or "now". A day without a year or a month is the next
 * one after the post was written. Null when the text does not say.
 */
export function readAvailableFrom(advert: Normalised, postedAt: Date): Fact<string> | null {
  const posted = baliDay(postedAt);
  const found = sentencesOf(tokensOf(advert.text, dateTerms)).flatMap(({ tokens }) =>
    foundIn({ text: advert.text, tokens, posted }),
  );
  const stated = found.filter(({ isStated }) => isStated);
  const all = stated.length > 0 ? stated : found;
  const [first] = all;
  if (!first) return null;
  const isOne = all.every(({ value }) => value === first.value);
  return factAt(advert, first.value, isOne ? [first] : all, isOne ? first.doubt : "several dates are named");
}

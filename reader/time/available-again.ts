import { termSet } from "../vocabulary/pattern.ts";
import { type DateKey, type DateText, keyAt, writtenDate } from "./written-date.ts";

/** Where a text says from when. */
export type Found = { value: string; doubt: string | null; start: number; end: number; isStated: boolean };

/** With the word that it begins with. */
export type Keyed = Found & { key: DateKey | null };

const NOT = termSet("negation.not");

/** `not available 5 Dec - 20 Dec` */
export function isNegated({ text, tokens }: DateText, at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && NOT.has(text.slice(before.start, before.end));
}

/** `free till 19 Dec` */
function isFreeUntil(date: DateText, at: number): boolean {
  if (keyAt(date, at) !== "available" || keyAt(date, at + 1) !== "until" || isNegated(date, at)) return false;
  return writtenDate(date, at + 2) !== null;
}

/** Of `available 22 Nov - 19 Dec, then again from 10 Jan` the first time. */
export function withoutSecondTimes(date: DateText, found: readonly Keyed[]): Found[] {
  const places = (is: (at: number) => boolean) =>
    date.tokens.flatMap(({ start }, at) => (is(at) ? [start] : []));
  const agains = places((at) => keyAt(date, at) === "again");
  const [until] = places((at) => isFreeUntil(date, at));
  const [first] = found;
  const [afterThat] = places((at) => keyAt(date, at) === "afterThat");
  const isFirstLate = afterThat !== undefined && first !== undefined && afterThat < first.start;
  if (isFirstLate && !date.tokens.some((_, at) => keyAt(date, at) === "taken"))
    return found.map((one) => ({ ...one, doubt: "something is free before that" }));
  return found.flatMap((one): Found[] => {
    const isAgain = agains.some((at) => at > (first === one ? -1 : (first?.end ?? 0)) && at < one.end);
    const isSecond = isAgain && first !== undefined && first.key === "available" && first.value < one.value;
    if (isSecond) return [];
    const isFreeBefore = isAgain && until !== undefined && until < one.start;
    return [isFreeBefore ? { ...one, doubt: "it is free before that, too" } : one];
  });
}

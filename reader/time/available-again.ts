import { termSet } from "../vocabulary/pattern.ts";
import { type DateKey, type DateText, keyAt, writtenDate } from "./written-date.ts";

/** Where a text says from when. */
export type Found = { value: string; doubt: string | null; start: number; end: number; isStated: boolean };

/** With the word that it begins with. */
export type Keyed = Found & { key: DateKey | null };

const NOT = termSet("negation.not");

/** `not available 5 Dec - 20 Dec` */
export function isNegated({ text, tokens }: DateText, index: number): boolean {
  const before = tokens[index - 1];
  return before !== undefined && NOT.has(text.slice(before.start, before.end));
}

/** `free till 19 Dec` */
function isFreeUntil(date: DateText, index: number): boolean {
  if (keyAt(date, index) !== "available" || keyAt(date, index + 1) !== "until" || isNegated(date, index))
    return false;
  return writtenDate(date, index + 2) !== null;
}

/** Of `available 22 Nov - 19 Dec, then again from 10 Jan` the first time. */
export function withoutSecondTimes(date: DateText, found: readonly Keyed[]): Found[] {
  const places = (is: (index: number) => boolean) =>
    date.tokens.flatMap(({ start }, index) => (is(index) ? [start] : []));
  const agains = places((index) => keyAt(date, index) === "again");
  const [until] = places((index) => isFreeUntil(date, index));
  const [first] = found;
  const [afterThat] = places((index) => keyAt(date, index) === "afterThat");
  const isFirstLate = afterThat !== undefined && first !== undefined && afterThat < first.start;
  if (isFirstLate && !date.tokens.some((_, index) => keyAt(date, index) === "taken"))
    return found.map((one) => ({ ...one, doubt: "something is free before that" }));
  return found.flatMap((one): Found[] => {
    const isAgain = agains.some(
      (index) => index > (first === one ? -1 : (first?.end ?? 0)) && index < one.end,
    );
    const isSecond = isAgain && first !== undefined && first.key === "available" && first.value < one.value;
    if (isSecond) return [];
    const isFreeBefore = isAgain && until !== undefined && until < one.start;
    return [isFreeBefore ? { ...one, doubt: "it is free before that, too" } : one];
  });
}

import { tokenText } from "../text/tokens.ts";
import type { DateKey } from "../vocabulary/dates.ts";
import { termSet } from "../vocabulary/pattern.ts";
import { type DateText, keyAt, writtenDate } from "./written-date.ts";

/** A day from which a home is free, with its place. `isStated` tells whether a word such as `available` leads to it. */
export type FoundDate = {
  value: string;
  doubt: string | null;
  start: number;
  end: number;
  isStated: boolean;
};

/** A date with the key of the word before it. */
export type CuedDate = FoundDate & { key: DateKey | null };

const NEGATIONS = termSet("negation.not");

/** Whether a negation stands before a word: `not available 5 Dec - 20 Dec`. */
export const isNegated = ({ text, tokens }: DateText, index: number): boolean =>
  NEGATIONS.has(tokenText(text, tokens[index - 1]));

/** Whether a home is free until a date: `free till 19 Dec`. */
function isFreeUntil(date: DateText, index: number): boolean {
  if (keyAt(date, index) !== "available" || keyAt(date, index + 1) !== "until" || isNegated(date, index))
    return false;
  return writtenDate(date, index + 2) !== null;
}

/** Drops later times: `available 22 Nov - 19 Dec, then again from 10 Jan`. */
export function withoutLaterTimes(date: DateText, found: readonly CuedDate[]): FoundDate[] {
  const startsOf = (is: (index: number) => boolean) =>
    date.tokens.flatMap(({ start }, index) => (is(index) ? [start] : []));
  const againStarts = startsOf((index) => keyAt(date, index) === "again");
  const [until] = startsOf((index) => isFreeUntil(date, index));
  const [first] = found;
  const [afterThat] = startsOf((index) => keyAt(date, index) === "afterThat");
  const isFirstLate = afterThat !== undefined && first !== undefined && afterThat < first.start;
  if (isFirstLate && !date.tokens.some((_, index) => keyAt(date, index) === "taken"))
    return found.map((candidate) => ({ ...candidate, doubt: "something is free before that" }));
  return found.flatMap((candidate): FoundDate[] => {
    const isAgain = againStarts.some(
      (index) => index > (first === candidate ? -1 : (first?.end ?? 0)) && index < candidate.end,
    );
    const isSecond =
      isAgain && first !== undefined && first.key === "available" && first.value < candidate.value;
    if (isSecond) return [];
    const isFreeBefore = isAgain && until !== undefined && until < candidate.start;
    return [isFreeBefore ? { ...candidate, doubt: "it is free before that, too" } : candidate];
  });
}

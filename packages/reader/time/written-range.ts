import { isJoined, isSign, keyOf } from "../text/tokens.ts";
import type { Day } from "./calendar.ts";
import { type DateText, keyAt, writtenDate } from "./written-date.ts";

/** The first and last day of a stay, with their place. `next` is the index of the token after them. */
export type WrittenRange = {
  first: Day;
  last: Day;
  doubt: string | null;
  start: number;
  end: number;
  next: number;
};

/** The range that begins at a token: `20 Nov - 20 Jan`, `20 ноября по 20 января`. */
export function writtenRange(date: DateText, index: number): WrittenRange | null {
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
export function isTakenAt(date: DateText, index: number, next: number): boolean {
  const before = keyAt(date, index - 1) === "from" ? index - 2 : index - 1;
  if (keyAt(date, before) === "taken") return true;
  const after = date.tokens.slice(next, next + TOKENS_TO_TAKEN);
  const end = after.findIndex((token) => isSign(token, "comma"));
  return after.slice(0, end === -1 ? after.length : end).some((token) => keyOf(token) === "taken");
}

import type { Region } from "../region.ts";
import { lengthAt, numberOf, stayTokensOf } from "../rent/stay-lengths.ts";
import { textBefore } from "../text/beside.ts";
import { keyOf } from "../text/tokens.ts";
import { readAvailableFrom } from "../time/available-from.ts";
import { isoDay } from "../time/calendar.ts";
import { dateTokensOf, keyAt, writtenDate } from "../time/written-date.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { boundFinder } from "./bound-words.ts";
import { asRead, type Read } from "./wish-text.ts";

const LENGTHS_WITHOUT_NUMBER = ["oneMonth", "oneYear", "halfYear"];
/** Before a unit without a number: `for a year`, `на год`; not `per month`. */
const LASTING = pattern("u")`{dateState.lasting} (?:an? )?$`;
const CHARACTERS_TO_UNIT = 12;
/** Longer stays than the filter has. */
const MOST_MONTHS = 12;

/** How many months a visitor stays: `for 3 months`, `на полгода`; not `per month`. */
export function wishedStay(text: string): Read<number> | null {
  const tokens = stayTokensOf(text);
  for (const [index, token] of tokens.entries()) {
    const isLength =
      numberOf(text, token) !== null ||
      LENGTHS_WITHOUT_NUMBER.includes(keyOf(token) ?? "") ||
      LASTING.test(textBefore(text, token.start, CHARACTERS_TO_UNIT));
    const length = isLength ? lengthAt(text, tokens, index) : null;
    if (!length || length.months === 0 || length.months > MOST_MONTHS) continue;
    const place = { start: token.start, end: tokens[length.next - 1]?.end ?? token.end };
    return { value: length.months, places: [place, ...(boundFinder(text)(place)?.places ?? [])] };
  }
  return null;
}

/** The date after a word for the beginning: `from 10 December`, `с января`. */
function dateAfterFrom(text: string, now: Date, region: Region): Read<string> | null {
  const date = { text, tokens: dateTokensOf(text), posted: region.dayAt(now) };
  for (const [index, token] of date.tokens.entries()) {
    const written = keyAt(date, index) === "from" ? writtenDate(date, index + 1) : null;
    const last = written && date.tokens[written.next - 1];
    if (written && last)
      return { value: isoDay(written.day), places: [{ start: token.start, end: last.end }] };
  }
  return null;
}

/** The day on which a visitor comes, today if it is past: `from 10 December`. `now` is the time of the wish. */
export function wishedDay(text: string, now: Date, region: Region): Read<string> | null {
  const today = isoDay(region.dayAt(now));
  const fact = readAvailableFrom(asRead(text, region), now);
  const read = fact ? { value: fact.value, places: fact.spans } : dateAfterFrom(text, now, region);
  if (!read) return null;
  return { ...read, value: read.value === "now" || read.value < today ? today : read.value };
}

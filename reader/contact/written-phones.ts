import { parsedPhone } from "../../lib/contact/phone-number.ts";
import { termFinder } from "../term-finder.ts";
import { CONTACT_CUES } from "../vocabulary/contact-cues.ts";

/** A number in E.164 and where it stands in the normalised text; certain when a network gives it out or it names its country. */
export type WrittenPhone = { number: string; isCertain: boolean; start: number; end: number };

type Digits = { text: string; start: number; end: number };

export const CUES = termFinder(CONTACT_CUES);

const DIGITS = /\+?\d+/g;
/** Between the groups of digits of one number. */
const GAP = /^(?:[ ]{1,2}|[.-]|[ ]?[()-]{1,2}[ ]?)$/;
/** `05.12.2026` is no number. */
const DATE = /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d)/;
const ENDS_LINE = /^ ?(?:\n|$)/;
const MOST_GROUPS = 9;
const MOST_DIGITS = 15;
const FEWEST_DIGITS = 8;
/** Of the places where a number may begin; no advert has more. */
const MOST_STARTS = 300;
/** From a word such as `WA:` to its number. */
const CUE_BEFORE = 32;

const RUSSIAN = /\p{Script=Cyrillic}/u;

/** The groups of digits that may belong to one number, from a first one. */
function groupsFrom(text: string, groups: readonly Digits[], first: number): Digits[] {
  const run: Digits[] = [];
  let length = 0;
  for (let at = first; at < first + MOST_GROUPS; at += 1) {
    const [before, group] = [groups[at - 1], groups[at]];
    if (group === undefined || (run.length > 0 && group.text.startsWith("+"))) break;
    if (run.length > 0 && !GAP.test(text.slice(before?.end, group.start))) break;
    // `2br` and a lone digit belong to what follows, where anything does
    const isLone = group.text.length === 1 && !ENDS_LINE.test(text.slice(group.end, group.end + 2));
    if (run.length > 0 && (isLone || /\p{L}/u.test(text.charAt(group.end)))) break;
    length += group.text.length;
    if (length > MOST_DIGITS + 1) break;
    run.push(group);
  }
  return run;
}

/** Phone numbers written with digits, spaces, dots, hyphens and brackets; the longest that is valid from each first group. */
export function writtenPhones(text: string): WrittenPhone[] {
  const isRussian = RUSSIAN.test(text);
  const groups = Array.from(text.matchAll(DIGITS), ({ 0: digits, index: start }): Digits => {
    return { text: digits, start, end: start + digits.length };
  });
  const phones: WrittenPhone[] = [];
  let starts = 0;
  for (let first = 0; first < groups.length && starts < MOST_STARTS; first += 1) {
    const start = groups[first]?.start ?? 0;
    if (!/^(?:\+|0|62|[78]9?)/.test(groups[first]?.text ?? "")) continue;
    if (DATE.test(text.slice(start, start + 11))) continue;
    const run = groupsFrom(text, groups, first);
    starts += 1;
    const isAnnounced = cueBefore(text, start) !== null;
    const numbers = run.flatMap(({ end }, last) => {
      const written = text.slice(start, end);
      const number = written.length < FEWEST_DIGITS ? null : parsedPhone(written, isRussian, isAnnounced);
      return number ? [{ ...number, start, end, last }] : [];
    });
    const found = numbers.findLast(({ isValid }) => isValid) ?? numbers.at(-1);
    if (!found) continue;
    const { last, hasCountry, isValid, ...phone } = found;
    phones.push({ ...phone, isCertain: isValid || hasCountry });
    first += last;
  }
  return phones;
}

/** The word that a number stands behind: `WA: `, `call `. */
export function cueBefore(text: string, start: number): keyof typeof CONTACT_CUES | null {
  const before = text.slice(Math.max(0, start - CUE_BEFORE), start);
  const nearest = CUES.all(before).at(-1);
  return nearest === undefined || /\d{4}/.test(before.slice(nearest.end)) ? null : nearest.key;
}

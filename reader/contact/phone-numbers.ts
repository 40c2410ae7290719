import { parsedPhone } from "../../lib/contact/phone-number.ts";
import { termFinder } from "../term-finder.ts";
import { CONTACT_CUES } from "../vocabulary/contact-cues.ts";

/**
 * A phone number and where it stands in the normalised text; `number` is in E.164, null where the digits only look like one.
 * Certain when a network gives it out or it names its country.
 */
export type PhoneNumber = {
  number: string | null;
  isCertain: boolean;
  isWhatsapp: boolean;
  start: number;
  end: number;
};

type Digits = { text: string; start: number; end: number };

const cueTerms = termFinder(CONTACT_CUES);

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
/** From a word such as `WA:` to its number, and from a number to `(WhatsApp)`, in characters. */
const REACH_BEFORE = 32;
const REACH_AFTER = 14;

/** What looks like a number to call: with a plus, with the leading zero or the 62 of Indonesia, a mobile one without them, and Russian ones. */
const SHAPE =
  /(?<![\d.,])(?:\+\d(?:[ ().-]{0,2}\d){8,15}|\(?0\)?(?:[ ().-]{0,2}\d){7,14}|\(?62\)?[ ().-]{0,2}[38](?:[ ().-]{0,2}\d){6,13}|[78][ ().-]{0,2}9(?:[ ().-]{0,2}\d){9}|8[1-9][1-9](?:[ -]?\d){6,9})(?!\d)/gu;

const RUSSIAN = /\p{Script=Cyrillic}/u;

/** The groups of digits that may belong to one number, from a first one. */
function groupsFrom(text: string, groups: readonly Digits[], first: number): Digits[] {
  const run: Digits[] = [];
  let length = 0;
  for (let index = first; index < first + MOST_GROUPS; index += 1) {
    const [before, group] = [groups[index - 1], groups[index]];
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
function dialledNumbers(text: string): PhoneNumber[] {
  const isRussian = RUSSIAN.test(text);
  const groups = Array.from(text.matchAll(DIGITS), ({ 0: digits, index: start }): Digits => {
    return { text: digits, start, end: start + digits.length };
  });
  const phones: PhoneNumber[] = [];
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
    const { last, hasCountry, isValid, number, end } = found;
    const isWhatsapp = isForWhatsapp(text, { start, end });
    phones.push({ number, isCertain: isValid || hasCountry, isWhatsapp, start, end });
    first += last;
  }
  return phones;
}

/** The word that a number stands behind: `WA: `, `call `. */
function cueBefore(text: string, start: number): keyof typeof CONTACT_CUES | null {
  const before = text.slice(Math.max(0, start - REACH_BEFORE), start);
  const nearest = cueTerms.findAll(before).at(-1);
  return nearest === undefined || /\d{4}/.test(before.slice(nearest.end)) ? null : nearest.key;
}

function isForWhatsapp(text: string, { start, end }: { start: number; end: number }): boolean {
  if (cueBefore(text, start) === "whatsapp") return true;
  const after = text.slice(end, end + REACH_AFTER);
  const [next] = cueTerms.findAll(after);
  return next?.key === "whatsapp" && next.start <= 4 && !/^[ :.-]{0,3}[\d+]/.test(after.slice(next.end));
}

/** The phone numbers of a text without links and handles, and whatever else looks like one. */
export function numbersIn(text: string): PhoneNumber[] {
  const dialled = dialledNumbers(text);
  const alike = Array.from(text.matchAll(SHAPE)).flatMap(({ 0: digits, index: start }): PhoneNumber[] => {
    if (DATE.test(digits)) return [];
    return [{ number: null, isCertain: false, isWhatsapp: false, start, end: start + digits.length }];
  });
  const isApart = (one: PhoneNumber) =>
    dialled.every(({ start, end }) => one.end <= start || end <= one.start);
  return [...dialled, ...alike.filter(isApart)];
}

import { parsedPhone } from "../forms/phone-number.ts";
import type { Region } from "../region.ts";
import { textBefore } from "../text/beside.ts";
import { overlaps } from "../text/normalise.ts";
import { type Key, vocabulary } from "../vocabulary/lexicon.ts";
import { termFinder } from "../vocabulary/term-finder.ts";

/**
 * A phone number with its place in the normalised text. `number` is in E.164, or null if the digits only look like one. It is
 * certain if it is valid or has a country code.
 */
export type PhoneNumber = {
  number: string | null;
  isCertain: boolean;
  isWhatsapp: boolean;
  start: number;
  end: number;
};

/** Words beside a number or an account that name its network. */
export const contactCueTerms = termFinder(vocabulary("contactCue"));

type DigitGroup = { text: string; start: number; end: number };

const DIGITS = /\+?\d+/g;
const GAP_IN_NUMBER = /^(?:[ ]{1,2}|[.-]|[ ]?[()-]{1,2}[ ]?)$/;
/** `05.12.2026` */
const DATE = /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d)/;
const BEFORE_WORD = /^ ?\p{L}/u;
const MOST_GROUPS = 9;
const MOST_DIGITS = 15;
const FEWEST_DIGITS = 8;
/** Limits the work: most starts of a number to try. */
const MOST_ATTEMPTS = 300;
/** Most characters from a word such as `WA:` to its number, and from a number to `(WhatsApp)`. */
const CHARACTERS_FROM_CUE = 32;
const CHARACTERS_TO_CUE = 14;

/** The shape of a phone number: with a plus, with the 0 or 62 of Indonesia, a mobile number without them, or a Russian one. */
const PHONE_SHAPE =
  /(?<![\d.,])(?:\+\d(?:[ ().-]{0,2}\d){8,15}|\(?0\)?(?:[ ().-]{0,2}\d){7,14}|\(?62\)?[ ().-]{0,2}[38](?:[ ().-]{0,2}\d){6,13}|[78][ ().-]{0,2}9(?:[ ().-]{0,2}\d){9}|8[1-9][1-9](?:[ -]?\d){6,9})(?!\d)/gu;

const RUSSIAN = /\p{Script=Cyrillic}/u;

/** The groups of digits that may form one number with the first. */
function groupsFrom(text: string, groups: readonly DigitGroup[], first: number): DigitGroup[] {
  const run: DigitGroup[] = [];
  let length = 0;
  for (let index = first; index < first + MOST_GROUPS; index += 1) {
    const [before, group] = [groups[index - 1], groups[index]];
    if (group === undefined || (run.length > 0 && group.text.startsWith("+"))) break;
    if (run.length > 0 && !GAP_IN_NUMBER.test(text.slice(before?.end, group.start))) break;
    // `2br` and `2 bedrooms` belong to the words after them
    const isCounting = group.text.length === 1 && BEFORE_WORD.test(text.slice(group.end, group.end + 2));
    if (run.length > 0 && (isCounting || /\p{L}/u.test(text.charAt(group.end)))) break;
    length += group.text.length;
    if (length > MOST_DIGITS + 1) break;
    run.push(group);
  }
  return run;
}

/** Phone numbers in digits, spaces, dots, hyphens and brackets: from each first group the longest valid one. */
function dialledNumbers(text: string, { phoneCountry }: Region): PhoneNumber[] {
  const isRussian = RUSSIAN.test(text);
  const groups = Array.from(text.matchAll(DIGITS), ({ 0: digits, index: start }): DigitGroup => {
    return { text: digits, start, end: start + digits.length };
  });
  const phones: PhoneNumber[] = [];
  let attempts = 0;
  for (let first = 0; first < groups.length && attempts < MOST_ATTEMPTS; first += 1) {
    const start = groups[first]?.start ?? 0;
    if (!/^(?:\+|0|62|[78]9?)/.test(groups[first]?.text ?? "")) continue;
    if (DATE.test(text.slice(start, start + 11))) continue;
    const run = groupsFrom(text, groups, first);
    attempts += 1;
    const isAnnounced = cueBefore(text, start) !== null;
    const numbers = run.flatMap(({ end }, last) => {
      const written = text.slice(start, end);
      const number =
        written.length < FEWEST_DIGITS ? null : parsedPhone(written, phoneCountry, isRussian, isAnnounced);
      return number ? [{ ...number, start, end, last }] : [];
    });
    const found = numbers.findLast(({ isValid }) => isValid) ?? numbers.at(-1);
    if (!found) continue;
    const { last, hasCountry, isValid, number, end } = found;
    const isWhatsapp = isWhatsappNumber(text, { start, end });
    phones.push({ number, isCertain: isValid || hasCountry, isWhatsapp, start, end });
    first += last;
  }
  return phones;
}

/** The word before a number: `WA: `, `call `. */
function cueBefore(text: string, start: number): Key<"contactCue"> | null {
  const before = textBefore(text, start, CHARACTERS_FROM_CUE);
  const nearest = contactCueTerms.findAll(before).at(-1);
  return nearest === undefined || /\d{4}/.test(before.slice(nearest.end)) ? null : nearest.key;
}

function isWhatsappNumber(text: string, { start, end }: { start: number; end: number }): boolean {
  if (cueBefore(text, start) === "whatsapp") return true;
  const after = text.slice(end, end + CHARACTERS_TO_CUE);
  const [next] = contactCueTerms.findAll(after);
  return next?.key === "whatsapp" && next.start <= 4 && !/^[ :.-]{0,3}[\d+]/.test(after.slice(next.end));
}

/** The phone numbers of a text whose links and accounts are blanked, and digits that only look like one. */
export function numbersIn(text: string, region: Region): PhoneNumber[] {
  const dialled = dialledNumbers(text, region);
  const lookalikes = Array.from(text.matchAll(PHONE_SHAPE)).flatMap(
    ({ 0: digits, index: start }): PhoneNumber[] => {
      if (DATE.test(digits)) return [];
      return [{ number: null, isCertain: false, isWhatsapp: false, start, end: start + digits.length }];
    },
  );
  const isDialled = (candidate: PhoneNumber) => dialled.some((number) => overlaps(number, candidate));
  return [...dialled, ...lookalikes.filter((candidate) => !isDialled(candidate))];
}

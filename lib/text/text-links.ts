import { withoutTrailingPunctuation } from "@rentals/reader/forms/web-address.ts";
import { MAX_URL_LENGTH, safeUrl } from "./safe-url.ts";

/** A number with + and country code, or an Indonesian mobile number that starts with 08 or 628. */
const SHAPE = /^(?:\+[1-9]\d{8,14}|08\d{7,11}|628\d{7,11})$/;

export function phoneUrl(written: string): string | null {
  const digits = written.replace(/[^\d+]/g, "");
  if (!SHAPE.test(digits)) return null;
  return `tel:${digits.startsWith("62") ? "+" : ""}${digits}`;
}

export type TextLink = { start: number; end: number; href: string };

const ADDRESS =
  /(?<![\p{L}\p{N}@._/=-])(?:https?:\/\/|mailto:|tel:|www\.|t\.me\/|wa\.me\/)[^\s<>"\p{Cc}\p{Extended_Pictographic}]+/giu;

/**
 * Groups have at least two digits, so that "+62 812 0000 1234 2 bedrooms" ends before the 2. A group extends to its last digit,
 * or backtracking could split a long number in thousands of ways.
 */
const PHONE =
  /(?<![\p{L}\p{N}+.,/=_-])(?:\+\d{1,15}|0\d{2,15}|62[ -]?8\d{1,12})(?:[ .-]{0,2}\(?(?<!\d)\d{2,15}\)?){0,6}(?![\p{L}\p{N}])/gu;

function addressLinks(text: string): TextLink[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: match, index: start }) => {
    if (match.length > MAX_URL_LENGTH) return [];
    const written = withoutTrailingPunctuation(match);
    const href = safeUrl(/^www\./i.test(written) ? `https://${written}` : written);
    return href === null ? [] : [{ start, end: start + written.length, href }];
  });
}

function phoneLinks(text: string): TextLink[] {
  return [...text.matchAll(PHONE)].flatMap(({ 0: match, index: start }) => {
    const written = withoutTrailingPunctuation(match);
    const href = phoneUrl(written);
    return href === null ? [] : [{ start, end: start + written.length, href }];
  });
}

/** The safe addresses and phone numbers in a text, and the `stated` links, in order and not overlapping. */
export function textLinks(text: string, stated: readonly TextLink[] = []): TextLink[] {
  let linkedUntil = 0;
  return [...addressLinks(text), ...phoneLinks(text), ...stated]
    .sort((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      if (start < linkedUntil || start >= end || end > text.length) return false;
      linkedUntil = end;
      return true;
    });
}

import { phoneUrl } from "./phone-url";
import { MAX_URL_LENGTH, safeUrl } from "./safe-url";

/** Offsets are UTF-16 code units, as in `slice`. */
export type TextLink = { start: number; end: number; href: string };

const ADDRESS =
  /(?<![\p{L}\p{N}@._/=-])(?:https?:\/\/|mailto:|tel:|www\.|t\.me\/|wa\.me\/)[^\s<>"\p{Cc}\p{Extended_Pictographic}]+/giu;

/** Groups of at least two digits, so that "+62 812 0000 1234 2 bedrooms" ends before the 2. */
const PHONE =
  /(?<![\p{L}\p{N}+.,/=_-])(?:\+\d{1,4}|0\d{2,4}|62[ -]?8\d{1,3})(?:[ .-]{0,2}\(?\d{2,5}\)?){1,6}(?![\p{L}\p{N}])/gu;

const OPENERS: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

const count = (text: string, char: string) => text.split(char).length - 1;

/** Without the punctuation of the sentence around it; a bracket stays when the address opens it. */
function withoutTrailingPunctuation(match: string): string {
  let address = match;
  for (;;) {
    const last = address.at(-1) ?? "";
    const opener = OPENERS[last];
    const unopened = opener !== undefined && count(address, last) > count(address, opener);
    if (!unopened && !/[.,;:!?'»”’*_~|]/.test(last)) return address;
    address = address.slice(0, -1);
  }
}

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

/**
 * The links in a text, in order and not overlapping: addresses with http, https, mailto or tel, those that
 * begin with www., t.me or wa.me, and phone numbers. What `safeUrl` refuses stays text.
 */
export function textLinks(text: string): TextLink[] {
  let free = 0;
  return [...addressLinks(text), ...phoneLinks(text)]
    .sort((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      if (start < free) return false;
      free = end;
      return true;
    });
}

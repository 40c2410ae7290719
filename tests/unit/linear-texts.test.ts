import { cleanText } from "@/lib/filters/parse-as";
import { parseListQuery } from "@/lib/filters/schema";
import { contactOf } from "@/lib/rentals/contact";
import { detailTitle } from "@/lib/rentals/labels";
import { timestamp } from "@/lib/rentals/live-row";
import { rentalParam } from "@/lib/rentals/rental-address";
import { parseIdsParam } from "@/lib/search/grid-items";
import { cutText, excerpt } from "@/lib/text/excerpt";
import { keywordRanges, keywordTerms } from "@/lib/text/keywords";
import { plainText, withoutContacts } from "@/lib/text/plain-text";
import { safeUrl } from "@/lib/text/safe-url";
import { textLinks } from "@/lib/text/text-links";
import { textPieces } from "@/lib/text/text-pieces";
import { readAdvert } from "@/reader/read-advert";
import { xmlText } from "@/server/discovery/xml-text";
import { matchesTag } from "@/server/http/entity-tag";
import { originForm } from "@/server/http/refusal";
import { inEnglish } from "@/tests/support/in-english";
import { workOf } from "./work";

/** Parts of texts that, when repeated, make careless code start over at each character. */
const HOSTILE = [
  "a",
  "1",
  " ",
  "\r\n",
  ",",
  " ,;:(",
  "a.",
  "a@",
  "@a ",
  "wa: ",
  "https://",
  ")",
  "(",
  "https://example.com/a)))) ",
  "+62 812 ",
  " 12",
  "(12",
  "+1111111111111111111111111111111111111x ",
  "812 ",
  '"',
  'W/"a',
  "%",
  "<&",
  "\ud800",
  "e\u0301",
  "İ",
  "👨‍👩‍👧",
  "T+00",
  "_",
  "=",
  "1.",
  "1 200 ",
  "28 jt ",
  "28 jt/bln ",
  "1 month ",
  "price ",
  "- ",
  "3 br ",
  "free ",
  "near ",
  "ubud ",
  "1 dec ",
] as const;

const RULES = {
  readAdvert: (text: string) => readAdvert(text, { postedAt: new Date("2026-11-10T01:00:00Z") }),
  textLinks,
  textPieces: (text: string) => textPieces(text, textLinks(text), ["a", "12"]),
  keywordRanges: (text: string) => keywordRanges(text, ["a", "aa", "12"]),
  plainText,
  detailTitle: (title: string) => detailTitle({ title }, inEnglish),
  safeUrl,
  contactOf: (text: string) => contactOf({ contact_name: text, contact_url: text }),
  withoutContacts,
  excerpt: (text: string) => excerpt(text, null),
  originForm,
  cutText: (text: string) => cutText(text, 160),
  xmlText,
  cleanText: (text: string) => cleanText(text, 80),
  keywordTerms,
  parseListQuery: (text: string) => parseListQuery(`keywords=${encodeURIComponent(text.toWellFormed())}`),
  parseIdsParam,
  rentalParam,
  matchesTag: (text: string) => matchesTag(text, '"tag"'),
  timestamp: (text: string) => timestamp.safeParse(text),
};

const SHORT = 250;

/** Hostile texts of a length, alone and so that a search fails only near the end. */
const texts = (length: number) =>
  HOSTILE.map((part) => part.repeat(Math.ceil(length / part.length))).flatMap((text) => [
    text,
    `https://example.com/${text}`,
    `Villa ${text}!`,
    `+62 81200001234${text}x`,
  ]);

const SHORT_TEXTS = texts(SHORT);
const LONG_TEXTS = texts(4 * SHORT);

/** The factor by which texts four times as long cost more work: 4 if linear, 16 if quadratic. */
function growth(rule: (text: string) => unknown): number {
  const read = (all: readonly string[]) => workOf(() => all.forEach((text) => void rule(text)));
  return read(LONG_TEXTS) / read(SHORT_TEXTS);
}

test.each<[string, (text: string) => unknown]>([
  [
    "a loop in a loop",
    (text) => Array.from(text, (_, at) => Array.from(text.slice(0, at / 4), (char) => char)),
  ],
  ["a built-in search in a loop", (text) => Array.from(text, () => text.split("b").length)],
  ["a list copy in a loop", (text) => Array.from(text).map((_, at, all) => [...all].at(at))],
])("%s is detected, even when only one of the texts triggers it", (_, careless) => {
  const [hostile] = HOSTILE;
  expect(growth((text) => text.startsWith(hostile) && !text.endsWith("!") && careless(text))).toBeGreaterThan(
    10,
  );
});

test.each(Object.entries(RULES))("the work of %s is proportional to the text", (_, rule) => {
  expect(growth(rule)).toBeLessThan(5);
});

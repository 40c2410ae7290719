import { runInNewContext } from "node:vm";
import { cleanText } from "@/lib/filters/parse-as";
import { parseListQuery } from "@/lib/filters/schema";
import { reader } from "@/lib/region/region-reader";
import { contactOf } from "@/lib/rental/contact";
import { detailTitle } from "@/lib/rental/labels";
import { timestamp } from "@/lib/rental/live-row";
import { rentalParam } from "@/lib/rental/rental-address";
import { parseIdsParam } from "@/lib/search/ids-param";
import { cutText } from "@/lib/text/cut-text";
import { keywordRanges, keywordTerms } from "@/lib/text/keywords";
import { plainText, withoutContacts } from "@/lib/text/plain-text";
import { safeUrl } from "@/lib/text/safe-url";
import { textLinks } from "@/lib/text/text-links";
import { textPieces } from "@/lib/text/text-pieces";
import { xmlText } from "@/server/discovery/xml-text";
import { originForm } from "@/server/front/refusal";
import { matchesTag } from "@/server/front/send-answer";
import { inEnglish } from "@/tests/support/in-english";

const { readAdvert, splitHomes } = reader;

type Rule = (text: string) => unknown;

/** A loop in a loop over so much text takes minutes; one pass takes milliseconds. */
const LONG = 200_000;
/** The longest post that Telegram allows, which the reader reads in some 50 ms. */
const POST = 4_096;
/** A hundred times what one pass takes, so that a busy machine stays below it. */
const LIMIT_MS = 30_000;

/** Parts of texts that, when repeated, make careless code start over at each character. */
const SPACES = [" ", "\r\n", " ,;:("];
const LINKS = ["a.", "a@", "@a ", "wa: ", "https://", ")", "https://example.com/a)))) "];
const NUMBERS = ["1", "+62 812 ", "(12", "+1111111111111111111111111111111111111x "];
const LETTERS = ["a", "\ud800", "e\u0301", "İ", "👨‍👩‍👧"];
const ADVERTS = ["28 jt/bln ", "price 3 br ", "near ubud ", "1 dec ", ","];

const RULES: [name: string, rule: Rule, parts: readonly string[]][] = [
  ["textLinks", textLinks, [...LINKS, ...NUMBERS]],
  ["textPieces", (text) => textPieces(text, textLinks(text), ["a", "12"]), ["a@12 "]],
  ["keywordRanges", (text) => keywordRanges(text, ["a", "aa", "12"]), ["ae\u0301"]],
  ["keywordTerms", keywordTerms, [",", " ", '"', ...LETTERS]],
  ["plainText", plainText, [...SPACES, "_", "1."]],
  ["withoutContacts", withoutContacts, [...LINKS, ...NUMBERS]],
  ["cutText", (text) => cutText(text, 160), LETTERS],
  ["cleanText", (text) => cleanText(text, 80), [...SPACES, ...LETTERS]],
  ["detailTitle", (title) => detailTitle({ title }, inEnglish), [...SPACES, "3 br "]],
  ["safeUrl", safeUrl, ["a", "%", ")"]],
  ["contactOf", (text) => contactOf({ contact_name: text, contact_url: text }), [...LINKS, ...NUMBERS]],
  ["originForm", originForm, ["a", "%", "https://"]],
  ["xmlText", xmlText, ["<&", '"', "\ud800"]],
  [
    "parseListQuery",
    (text) => parseListQuery(`keywords=${encodeURIComponent(text.toWellFormed())}`),
    [",", "="],
  ],
  ["parseIdsParam", parseIdsParam, [",", "1", "1,"]],
  ["rentalParam", rentalParam, ["a", "%", "1"]],
  ["matchesTag", (text) => matchesTag(text, '"tag"'), ['"', 'W/"a', ",", " "]],
  ["timestamp", (text) => timestamp.safeParse(text), ["1", "T+00"]],
];

/** Hostile texts of a length, alone and so that a search fails only near the end. */
const textsOf = (part: string, length: number) => {
  const text = part.repeat(length / part.length);
  return [text, `Villa, https://example.com/${text}! +62 81200001234${text}x`];
};

/** Reads hostile texts, and throws when the limit is reached: no test could stop a loop otherwise. */
function readAll(rule: Rule, parts: readonly string[], length: number, timeout = LIMIT_MS): void {
  const read = () => {
    for (const part of parts) for (const text of textsOf(part, length)) rule(text);
  };
  runInNewContext("read()", { read }, { timeout });
}

test.each<[string, Rule]>([
  [
    "a loop in a loop",
    (text) => Array.from(text, (_, at) => Array.from(text.slice(0, at), (char) => char).length),
  ],
  ["a built-in search in a loop", (text) => Array.from(text, () => text.indexOf("b"))],
  ["a list copy in a loop", (text) => Array.from(text).map((_, at, all) => [...all].at(at))],
])("%s over a long text exceeds a limit that one pass keeps within", (_, careless) => {
  expect(() => readAll(careless, ["a"], LONG, 100)).toThrow("timed out");
});

test.each(RULES)("%s reads long hostile texts in one pass", (_, rule, parts) => {
  expect(() => readAll(rule, parts, LONG)).not.toThrow();
});

const POSTED = { postedAt: new Date("2026-11-10T01:00:00Z") };

test.each<[string, Rule, readonly string[]]>([
  ["readAdvert", (text) => readAdvert(text, POSTED), ADVERTS],
  [
    "splitHomes",
    (text) => splitHomes(text, POSTED),
    [...ADVERTS, "1. 1BR near ubud 9jt\n2. villa canggu 8jt\n"],
  ],
])("%s reads the longest hostile posts without starting over", (_, read, parts) => {
  expect(() => readAll(read, parts, POST)).not.toThrow();
});

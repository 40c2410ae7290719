import type { TermFinder } from "../vocabulary/term-finder.ts";
import { matchEnd } from "./beside.ts";
import type { Place } from "./normalise.ts";

/** A sign that ends a line, a sentence or an item, or that means something by itself. */
type Sign = "line" | "stop" | "comma" | "join" | "colon" | "open" | "close" | "tick" | "cross";

export type Token<K> = Place &
  ({ type: "term"; key: K } | { type: "word" } | { type: "number" } | { type: "sign"; sign: Sign });

const SIGNS: readonly (readonly [sign: Sign, characters: string])[] = [
  ["line", "\n"],
  ["stop", "!?;|•·…▪▫"],
  ["comma", ","],
  ["join", "/&+"],
  ["colon", ":=→➡👉"],
  ["open", "(["],
  ["close", ")]"],
  ["tick", "✅✔✓☑"],
  ["cross", "❌✖✗✘❎🚫⛔🙅"],
];

const signByCharacter = new Map(
  SIGNS.flatMap(([sign, characters]) => Array.from(characters, (character) => [character, sign] as const)),
);

/** A picture ends an item: `18 mln 💫 15 min to Sanur 💫 private pool`. */
const PICTOGRAPH = /^\p{Extended_Pictographic}/u;
const WORD = /[\p{L}\p{M}']+/uy;
const NUMBER = /\d+(?:[.,]\d+)*/y;

/** A hyphen or a dot is only a sign beside spaces: `wifi - no`, `wifi. Pool`; not `2-3`, `maps.app`. */
function signAt(text: string, start: number): Sign | null {
  const char = String.fromCodePoint(text.codePointAt(start) ?? 0);
  const before = text.charAt(start - 1);
  const after = text.charAt(start + 1);
  if (char === ".") return after.trim() === "" ? "stop" : null;
  if (char === "-") return before === " " && after === " " ? "colon" : null;
  return signByCharacter.get(char) ?? (PICTOGRAPH.test(char) ? "comma" : null);
}

/** The key of a term; null for any other token. */
export const keyOf = <K>(token: Token<K> | undefined): K | null =>
  token?.type === "term" ? token.key : null;

/** The text of a token; empty for none. */
export const tokenText = (text: string, token: Place | undefined): string =>
  token === undefined ? "" : text.slice(token.start, token.end);

/** Whether a token is one of some words that are no terms. */
export const isWordOf = (
  text: string,
  token: Token<string> | undefined,
  words: ReadonlySet<string>,
): boolean => token?.type === "word" && words.has(tokenText(text, token));

export const isSign = (
  token: { type: string; sign?: Sign } | undefined,
  ...signs: readonly Sign[]
): boolean => token?.sign !== undefined && signs.includes(token.sign);

export function tokensOf<K>(text: string, finder: TermFinder<K>): Token<K>[] {
  const tokens: Token<K>[] = [];
  for (let start = 0; start < text.length; ) {
    if (text.charAt(start) === " ") {
      start += 1;
      continue;
    }
    const term = finder.findAt(text, start);
    if (term) {
      tokens.push({ type: "term", ...term });
      start = term.end;
      continue;
    }
    const wordEnd = matchEnd(WORD, text, start);
    const numberEnd = wordEnd > start ? start : matchEnd(NUMBER, text, start);
    if (wordEnd > start) tokens.push({ type: "word", start, end: wordEnd });
    else if (numberEnd > start) tokens.push({ type: "number", start, end: numberEnd });
    else {
      const sign = signAt(text, start);
      if (sign) tokens.push({ type: "sign", sign, start, end: start + 1 });
    }
    start = Math.max(start + 1, wordEnd, numberEnd);
  }
  return tokens;
}

/** The tokens of each sentence or line. `isAfterBlank` tells whether a blank line precedes it. */
export function sentencesOf<K>(
  tokens: readonly Token<K>[],
): { tokens: readonly Token<K>[]; isAfterBlank: boolean }[] {
  const sentences: { tokens: Token<K>[]; isAfterBlank: boolean }[] = [];
  let sentence: Token<K>[] = [];
  let lines = 0;
  for (const token of tokens) {
    if (isSign(token, "line")) lines += 1;
    if (isSign(token, "line", "stop")) {
      sentence = [];
      continue;
    }
    if (sentence.length === 0) sentences.push({ tokens: sentence, isAfterBlank: lines > 1 });
    sentence.push(token);
    lines = 0;
  }
  return sentences;
}

/** Whether a hyphen stands between two tokens: `1-5`, `nov 10 - dec 10`. */
export function isJoined(text: string, before: Place | undefined, after: Place | undefined): boolean {
  return before !== undefined && after !== undefined && /^ ?-+ ?$/.test(text.slice(before.end, after.start));
}

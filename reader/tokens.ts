import { ornamentsIn } from "./ornaments.ts";
import type { TermFinder } from "./term-finder.ts";

/** A sign that ends a line, a sentence or an item of a list, or that says something by itself. */
type Sign = "line" | "stop" | "comma" | "join" | "colon" | "open" | "close" | "tick" | "cross";

type At = { start: number; end: number };

/** A text in pieces: terms of a vocabulary, other words, numbers as they are written, and signs. */
export type Token<K> = At &
  ({ type: "term"; key: K } | { type: "word" } | { type: "number" } | { type: "sign"; sign: Sign });

const SIGNS: Readonly<Record<string, Sign>> = {
  "\n": "line",
  "!": "stop",
  "?": "stop",
  ";": "stop",
  "|": "stop",
  "•": "stop",
  "·": "stop",
  "…": "stop",
  "▪": "stop",
  "▫": "stop",
  ",": "comma",
  "/": "join",
  "&": "join",
  "+": "join",
  ":": "colon",
  "=": "colon",
  "→": "colon",
  "➡": "colon",
  "👉": "colon",
  "(": "open",
  ")": "close",
  "[": "open",
  "]": "close",
  "✅": "tick",
  "✔": "tick",
  "✓": "tick",
  "☑": "tick",
  "❌": "cross",
  "✖": "cross",
  "✗": "cross",
  "✘": "cross",
  "❎": "cross",
  "🚫": "cross",
  "⛔": "cross",
  "🙅": "cross",
};

const WORD = /[\p{L}\p{M}']+/uy;
const NUMBER = /\d+(?:[.,]\d+)*/y;

function endOf(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}

/** A hyphen or a dot is a sign by what stands around it: `wifi - no`, `2-3`; `wifi. Pool`, `maps.app`. */
function signAt(text: string, start: number): Sign | null {
  const char = String.fromCodePoint(text.codePointAt(start) ?? 0);
  const before = text.charAt(start - 1);
  const after = text.charAt(start + 1);
  if (char === ".") return after.trim() === "" ? "stop" : null;
  if (char === "-") return before === " " && after === " " ? "colon" : null;
  return SIGNS[char] ?? null;
}

/** The pieces of a normalised text, from left to right. */
export function tokensOf<K extends string>(text: string, finder: TermFinder<K>): Token<K>[] {
  const tokens: Token<K>[] = [];
  const ornaments = ornamentsIn(text);
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
    const wordEnd = endOf(WORD, text, start);
    const numberEnd = wordEnd > start ? start : endOf(NUMBER, text, start);
    if (wordEnd > start) tokens.push({ type: "word", start, end: wordEnd });
    else if (numberEnd > start) tokens.push({ type: "number", start, end: numberEnd });
    else {
      const sign = signAt(text, start) ?? (ornaments.has(start) ? "stop" : null);
      if (sign) tokens.push({ type: "sign", sign, start, end: start + 1 });
    }
    start = Math.max(start + 1, wordEnd, numberEnd);
  }
  return tokens;
}

/** The pieces between the ends of sentences and lines. */
export function sentencesOf<K>(
  tokens: readonly Token<K>[],
): { tokens: readonly Token<K>[]; isAfterBlank: boolean }[] {
  const sentences: { tokens: Token<K>[]; isAfterBlank: boolean }[] = [];
  let sentence: Token<K>[] = [];
  let lines = 0;
  for (const token of tokens) {
    const isEnd = token.type === "sign" && (token.sign === "line" || token.sign === "stop");
    if (token.type === "sign" && token.sign === "line") lines += 1;
    if (isEnd) {
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
export function isJoined(text: string, before: At | undefined, after: At | undefined): boolean {
  return before !== undefined && after !== undefined && /^ ?-+ ?$/.test(text.slice(before.end, after.start));
}

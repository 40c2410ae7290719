import { tokenText } from "../text/tokens.ts";
import { monthTerms } from "../vocabulary/dates.ts";
import { termSet } from "../vocabulary/pattern.ts";
import type { Claim, Sentence } from "./sentence-claims.ts";

const TOKENS_TO_TOPIC = 3;
const CHARACTERS_TO_MONTH = 14;

/** Words before a topic that is present: `with AC and pool not available`. */
const WITH_WORDS = termSet("having.with");

/** Whether the topic before the last one is present: `есть бассейн и кухни нет`. */
function isPreviousPresent(sentence: Sentence, last: number): boolean {
  const word = tokenText(sentence.text, sentence.tokens[last - 3]);
  return sentence.claimAt(last - 2) !== null && (sentence.keyAt(last - 3) === "yes" || WITH_WORDS.has(word));
}

/** `wifi not available`, `бассейна и кухни нет`; not `есть бассейн и кухни нет`. */
export function sayAbsent(sentence: Sentence, index: number): void {
  const before = isHeading(sentence, index) ? null : sentence.near(index, -1, TOKENS_TO_TOPIC);
  // `wifi and pool - no`
  const isBeside =
    before?.index === index - 1 || (before?.index === index - 2 && sentence.signAt(index - 1) === "colon");
  if (before && isBeside && !isPreviousPresent(sentence, before.index)) sentence.sayJoined(before, "no", -1);
  else if (before && (before.index === index - 1 || sentence.near(index, 1, TOKENS_TO_TOPIC) === null))
    sentence.say(before, "no");
  else sayNone(sentence, index);
}

/** Whether a word heads a list: `No: pool, AC`; not `kitchen: no: bring your own`. */
const isHeading = (sentence: Sentence, index: number) =>
  sentence.text.charAt(sentence.tokens[index + 1]?.start ?? -1) === ":" &&
  sentence.signAt(index - 1) !== "colon" &&
  sentence.tokens[index + 2]?.type !== "number";

/** The topic after a word, up to a colon: `No deposit: pool, wifi` has none. */
function topicAfter(sentence: Sentence, index: number): Claim | null {
  const after = sentence.near(index, 1, TOKENS_TO_TOPIC);
  const places = Array.from({ length: after ? after.index - index - 1 : 0 }, (_, nth) => index + 1 + nth);
  return places.some((place) => sentence.signAt(place) === "colon") ? null : after;
}

/** `no wifi`, `wifi: no`; `no 12` is the number of a house. */
export function sayNone(sentence: Sentence, index: number): void {
  const next = sentence.tokens[index + 1];
  if (next?.type === "number") return;
  if (isHeading(sentence, index)) {
    sentence.sayAfter(index, "no", () => true);
    return;
  }
  const after = topicAfter(sentence, index);
  if (after) {
    sentence.sayJoined(after, "no", 1);
    // `no cleaning 24-26 September`
    if (monthTerms.findAll(sentence.text.slice(after.end, after.end + CHARACTERS_TO_MONTH)).length > 0)
      after.doubt = "it may be absent for some days only";
  } else if (next === undefined || next.type === "sign")
    sentence.say(sentence.near(index, -1, TOKENS_TO_TOPIC), "no");
}

import { amountsIn } from "../rent/amounts.ts";
import { isTerm, moneyTextOf } from "../rent/money-tokens.ts";
import { isSign } from "../text/tokens.ts";
import { isHome, subjectsOf, type Words } from "./subjects.ts";
import type { Cue, TaggedText } from "./tagged-text.ts";
import { wordsOf } from "./tagged-text.ts";

type Word = Words[number];

/** Longest number or letter of a unit, in characters: `Villa 2`, `Villa A`. */
const LONGEST_UNIT_NUMBER = 2;

export const END_KEYS: ReadonlySet<Cue["key"]> = new Set(["ended", "endedAlone", "endedLabel", "full"]);

const namesHome = (words: Words) => subjectsOf(words).some(isHome);

const textOf = ({ text }: TaggedText, words: Words) => text.slice(words[0]?.start, words.at(-1)?.end);

const isBareSign = (word: Word) => word.type === "sign" && word.sign !== "join";

/** Whether a sign or a picture stands between two words: `#rented`, `sold 🙏`, `25 mln - taken`. */
function areSeparated({ text }: TaggedText, before: Word, after: Word): boolean {
  if (isBareSign(before) || isBareSign(after)) return true;
  const gap = text.slice(before.end, after.start);
  return gap.trim() !== "" && gap !== "-";
}

/** `villa 25 mln`, `villa 25 mln per month` */
function endsWithRent(post: TaggedText, words: Words): boolean {
  const { tokens } = moneyTextOf(textOf(post, words), post.region);
  const last = tokens.findLast(
    (token) =>
      !isSign(token, "join") &&
      !isTerm(token, "per", "month", "monthly", "year", "yearly", "week", "weekly", "night", "day", "daily"),
  );
  return last?.type === "amount";
}

/** Whether a word stands beside one of several numbered units: `Room 1 - taken` above `Room 2 - 5 mln`. */
export function isOnNumberedUnit(post: TaggedText, { sentence }: Cue): boolean {
  const { sentences } = post;
  const nameOf = (line: Words) => [textOf(post, line.slice(0, 1)), textOf(post, line.slice(1, 2))] as const;
  const [noun, number] = nameOf(sentences[sentence] ?? []);
  if (number === "" || number.length > LONGEST_UNIT_NUMBER) return false;
  return sentences.some((line) => {
    const [otherNoun, other] = nameOf(line);
    return noun === otherNoun && number !== other && other !== "" && other.length <= LONGEST_UNIT_NUMBER;
  });
}

/** Whether the post offers several homes, so that `rented` beside one does not end the whole post. */
function endsOneOfSeveral(post: TaggedText, cue: Cue): boolean {
  const { sentences, cues } = post;
  const words = wordsOf(post, cue);
  const isPriced = (line: Words) => amountsIn(textOf(post, line), post.region).length > 0;
  if (isPriced(words.slice(0, cue.index)) && namesHome(words.slice(cue.index + 1))) return true;
  const endedSentences = new Set(cues.filter(({ key }) => END_KEYS.has(key)).map(({ sentence }) => sentence));
  return (
    isOnNumberedUnit(post, cue) ||
    (isPriced(words) &&
      sentences.some((line, index) => !endedSentences.has(index) && namesHome(line) && isPriced(line)))
  );
}

/** Whether only signs stand before a word in its sentence. */
export function startsLine({ sentences }: TaggedText, { sentence, index }: Cue): boolean {
  return (sentences[sentence] ?? []).slice(0, index).every(isBareSign);
}

/** Whether a word labels its line instead of being part of a sentence: `[RENTED] Villa`, `Villa 25 mln - rented`. */
export function isLabel(post: TaggedText, cue: Cue): boolean {
  const words = wordsOf(post, cue);
  const label = words[cue.index];
  const next = words[cue.index + 1];
  if (!label || (next && (isSign(next, "comma", "open") || !areSeparated(post, label, next)))) return false;
  if (startsLine(post, cue)) return true;
  const before = words.slice(
    0,
    words.findLastIndex((word, index) => index < cue.index && !isBareSign(word)) + 1,
  );
  const previous = words[cue.index - 1];
  const isSetApart = previous !== undefined && areSeparated(post, previous, label) && namesHome(words);
  const isAfterRent = endsWithRent(post, before);
  if (!isAfterRent && (cue.key === "full" || !isSetApart)) return false;
  const isLast = words.slice(cue.index + 1).every(isBareSign);
  const isEnclosed = isSetApart && !isSign(previous, "comma", "colon");
  return (isLast || isEnclosed) && !endsOneOfSeveral(post, cue);
}

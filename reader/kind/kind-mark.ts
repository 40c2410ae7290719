import { amountsIn } from "../rent/amounts.ts";
import { isSign, isTerm, moneyTokens } from "../rent/money-tokens.ts";
import type { Cue, TaggedText } from "./kind-post.ts";
import { isHome, subjectsOf, type Words } from "./kind-subject.ts";

type Word = Words[number];
type Sign = Extract<Word, { type: "sign" }>["sign"];

/** `Villa 2`, `Villa A` */
const LONGEST_NUMBER = 2;

/** Words that may end an offer. */
export const ENDS: ReadonlySet<Cue["key"]> = new Set(["ended", "endedAlone", "endedMark", "full"]);

const namesHome = (words: Words) => subjectsOf(words).some(isHome);

const partOf = ({ text }: TaggedText, words: Words) => text.slice(words[0]?.start, words.at(-1)?.end);

const isBareSign = (word: Word) => word.type === "sign" && word.sign !== "join";

const isOneOf = (word: Word, ...signs: readonly Sign[]) => word.type === "sign" && signs.includes(word.sign);

/** Whether a sign or a picture stands between two words: `#rented`, `sold 🙏`, `25 mln - taken`. */
function areApart({ text }: TaggedText, before: Word, after: Word): boolean {
  if (isBareSign(before) || isBareSign(after)) return true;
  const gap = text.slice(before.end, after.start);
  return gap.trim() !== "" && gap !== "-";
}

/** `villa 25 mln`, `villa 25 mln per month` */
function endsWithRent(post: TaggedText, words: Words): boolean {
  const { tokens } = moneyTokens(partOf(post, words));
  const last = tokens.findLast(
    (token) =>
      !isSign(token, "join") &&
      !isTerm(token, "per", "month", "monthly", "year", "yearly", "week", "weekly", "night", "day", "daily"),
  );
  return last?.type === "amount";
}

/** `Room 1 - taken` above `Room 2 - 5 mln`. */
export function isNumbered(post: TaggedText, { sentence }: Cue): boolean {
  const { sentences } = post;
  const nameOf = (line: Words) => [partOf(post, line.slice(0, 1)), partOf(post, line.slice(1, 2))] as const;
  const [noun, number] = nameOf(sentences[sentence] ?? []);
  if (number === "" || number.length > LONGEST_NUMBER) return false;
  return sentences.some((line) => {
    const [otherNoun, other] = nameOf(line);
    return noun === otherNoun && number !== other && other !== "" && other.length <= LONGEST_NUMBER;
  });
}

/** Whether the post offers several homes, so that `rented` beside one does not end the whole post. */
function isOfSeveral(post: TaggedText, cue: Cue): boolean {
  const { sentences, cues } = post;
  const words = sentences[cue.sentence] ?? [];
  const isPriced = (line: Words) => amountsIn(partOf(post, line)).length > 0;
  if (isPriced(words.slice(0, cue.index)) && namesHome(words.slice(cue.index + 1))) return true;
  const marked = new Set(cues.filter(({ key }) => ENDS.has(key)).map(({ sentence }) => sentence));
  return (
    isNumbered(post, cue) ||
    (isPriced(words) &&
      sentences.some((line, index) => !marked.has(index) && namesHome(line) && isPriced(line)))
  );
}

/** Whether nothing stands before a word in its line but signs. */
export function isLeading({ sentences }: TaggedText, { sentence, index }: Cue): boolean {
  return (sentences[sentence] ?? []).slice(0, index).every(isBareSign);
}

/** Whether a word is set apart from the rest of its line: `[RENTED] Villa`, `Villa 25 mln - rented`. */
export function isMark(post: TaggedText, cue: Cue): boolean {
  const words = post.sentences[cue.sentence] ?? [];
  const mark = words[cue.index];
  const next = words[cue.index + 1];
  if (!mark || (next && (isOneOf(next, "comma", "open") || !areApart(post, mark, next)))) return false;
  if (isLeading(post, cue)) return true;
  const before = words.slice(
    0,
    words.findLastIndex((word, index) => index < cue.index && !isBareSign(word)) + 1,
  );
  const previous = words[cue.index - 1];
  const isSetApart = previous !== undefined && areApart(post, previous, mark) && namesHome(words);
  const isAfterRent = endsWithRent(post, before);
  if (!isAfterRent && (cue.key === "full" || !isSetApart)) return false;
  const isLast = words.slice(cue.index + 1).every(isBareSign);
  const isEnclosed = isSetApart && !isOneOf(previous, "comma", "colon");
  return (isLast || isEnclosed) && !isOfSeveral(post, cue);
}

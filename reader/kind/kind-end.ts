import { amountsIn } from "../rent/amounts.ts";
import { termFinder } from "../term-finder.ts";
import { MONTHS } from "../vocabulary/dates.ts";
import { PERIOD_OF, PERIODS } from "../vocabulary/periods.ts";
import { ENDS, isLeading, isMark, isNumbered } from "./kind-mark.ts";
import type { Cue, TaggedText, Verdict } from "./kind-post.ts";

const PERIOD_NAMES = termFinder(PERIODS);
const months = termFinder(MONTHS);

/** A sentence that says no more than `TAKEN, thanks all`. */
const SHORT_SENTENCE = 4;

/** No post has more marks, and for each the whole post is looked at. */
const MOST_ENDS = 20;

/** `booked in December, open from January`; what is marked before all else ends what was written under it. */
function isReopened(post: TaggedText, cue: Cue): boolean {
  const { key, sentence, start } = cue;
  const lastSentence = key === "ended" ? sentence : sentence + 1;
  return (
    !isLeading(post, cue) &&
    post.cues.some((next) => next.key === "reopens" && next.start > start && next.sentence <= lastSentence)
  );
}

/** How far before a mark it is said of which time it is. */
const TIME_REACH = 2;

/** `24.12`, `10 Jan`, `10 Jan is` */
const ENDS_WITH_DATE = /\d{1,2}(?:[./]\d{1,2}| ?(\p{L}{3,10}))(?: is| are)?[ :-]{0,3}$/u;
const LONGEST_DATE = 24;

/** Whether a day stands right before a word: `24 Dec - 10 Jan already booked`. */
function isAfterDate(text: string, start: number): boolean {
  const date = ENDS_WITH_DATE.exec(text.slice(Math.max(0, start - LONGEST_DATE), start));
  return date !== null && (date[1] === undefined || months.findAt(date[1], 0)?.end === date[1].length);
}

/** `free from 5 January, until then fully booked`, `24 Dec - 10 Jan is already booked` */
function isOfOtherTime({ text, sentences }: TaggedText, { sentence, index, start }: Cue): boolean {
  const before = (sentences[sentence] ?? []).slice(Math.max(0, index - TIME_REACH), index);
  const isBefore = before.some((word) => word.type === "term" && word.key === "previously");
  return isBefore || isAfterDate(text, start);
}

/** `Yearly: already taken` beside a rent for another period. */
function isOfTier({ text, sentences, cues }: TaggedText, { sentence, index }: Cue): boolean {
  const [label, sign] = sentences[sentence] ?? [];
  if (index !== 2 || !label || sign?.type !== "sign" || sign.sign !== "colon") return false;
  const tier = PERIOD_NAMES.findAt(text, label.start);
  if (tier?.end !== label.end) return false;
  const marked = new Set(cues.filter(({ key }) => ENDS.has(key)).map((cue) => cue.sentence));
  return sentences.some((words, nth) => {
    const line = text.slice(words[0]?.start, words.at(-1)?.end);
    const periods = PERIOD_NAMES.findAll(line).map(({ key }) => PERIOD_OF[key]);
    const isOther = periods.length > 0 && !periods.includes(PERIOD_OF[tier.key]);
    return isOther && !marked.has(nth) && amountsIn(line).length > 0;
  });
}

/** Whether a sentence is about little else than that something is let. */
function saysLittleElse(post: TaggedText, cue: Cue): boolean {
  const { sentence, index } = cue;
  const words = post.sentences[sentence] ?? [];
  const isShort = words.length <= SHORT_SENTENCE && !isNumbered(post, cue);
  if (sentence === 0) return index === 0 || isShort;
  return isShort && !words.some((word) => word.type === "sign" && word.sign === "colon");
}

/** `Бронь @villa_desk`: whom to ask for it. */
const HANDLE = /^[ :-]{0,3}@[a-z]/;
const LONGEST_START = 5;

const isOfAccount = ({ text }: TaggedText, { end }: Cue) => HANDLE.test(text.slice(end, end + LONGEST_START));

function isEnd(post: TaggedText, cue: Cue): boolean {
  const { cues, lastNumber } = post;
  switch (cue.key) {
    case "ended":
      return !isReopened(post, cue) && !isOfOtherTime(post, cue) && !isOfTier(post, cue);
    case "full":
      return isMark(post, cue) && !isReopened(post, cue);
    case "endedAlone":
    case "endedMark": {
      const isThanked = lastNumber === -1 && cues.some(({ key }) => key === "thanks");
      const isEnding =
        isThanked ||
        (saysLittleElse(post, cue) && !(cue.key === "endedAlone" && isOfAccount(post, cue))) ||
        (cue.key === "endedMark" && isMark(post, cue));
      return isEnding && !isReopened(post, cue);
    }
    default:
      return false;
  }
}

/** What a word that ends an offer makes of a post. Null: it ends nothing, or not all that is let. */
export function verdictByEndWord(post: TaggedText): Verdict | null {
  const { cues } = post;
  const end = cues
    .filter(({ key }) => ENDS.has(key))
    .slice(0, MOST_ENDS)
    .find((cue) => isEnd(post, cue));
  if (!end || cues.some(({ key }) => key === "remains")) return null;
  const isOfferedAfter = cues.some(({ key, sentence }) => key === "offers" && sentence > end.sentence);
  const doubt = isOfferedAfter ? "something is offered after it" : null;
  return { kind: "other", why: "ended", doubt, cue: end };
}

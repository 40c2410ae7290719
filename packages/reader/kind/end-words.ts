import { amountsIn } from "../rent/amounts.ts";
import { textBefore, tokensBefore } from "../text/beside.ts";
import { isSign, keyOf } from "../text/tokens.ts";
import { monthTerms } from "../vocabulary/dates.ts";
import { periodTerms } from "../vocabulary/periods.ts";
import { END_KEYS, isLabel, isOnNumberedUnit, startsLine } from "./end-labels.ts";
import type { Cue, TaggedText, Verdict } from "./tagged-text.ts";
import { noOffer, wordsOf } from "./tagged-text.ts";

/** Longest sentence that only says that a home is let, in tokens: `TAKEN, thanks all`. */
const LONGEST_NOTICE = 4;

/** Limits the work: each end word is checked against the whole post. */
const MOST_END_WORDS = 20;

/** `booked in December, open from January`. A word that starts its line ends everything written under it. */
function isReopened(post: TaggedText, cue: Cue): boolean {
  const { key, sentence, start } = cue;
  const lastSentence = key === "ended" ? sentence : sentence + 1;
  return (
    !startsLine(post, cue) &&
    post.cues.some((next) => next.key === "reopens" && next.start > start && next.sentence <= lastSentence)
  );
}

/** Tokens before an end word in which a word such as `previously` applies to it: `until then fully booked`. */
const TOKENS_TO_PREVIOUSLY = 2;

/** `24.12`, `10 Jan`, `10 Jan is` */
const ENDS_WITH_DATE = /\d{1,2}(?:[./]\d{1,2}| ?(\p{L}{3,10}))(?: is| are)?[ :-]{0,3}$/u;
const CHARACTERS_OF_DATE = 24;

/** Whether a word follows a date: `24 Dec - 10 Jan already booked`. */
function isAfterDate(text: string, start: number): boolean {
  const date = ENDS_WITH_DATE.exec(textBefore(text, start, CHARACTERS_OF_DATE));
  return date !== null && (date[1] === undefined || monthTerms.findAt(date[1], 0)?.end === date[1].length);
}

/** `free from 5 January, until then fully booked`, `24 Dec - 10 Jan is already booked` */
function isAboutOtherTime({ text, sentences }: TaggedText, { sentence, index, start }: Cue): boolean {
  const before = tokensBefore(sentences[sentence] ?? [], index, TOKENS_TO_PREVIOUSLY);
  return before.some((word) => keyOf(word) === "previously") || isAfterDate(text, start);
}

/** Whether the line of an end word begins with a period and names no rent: `Yearly: already taken`. */
function mayEndOneTier(post: TaggedText, cue: Cue): boolean {
  const words = wordsOf(post, cue);
  const line = post.text.slice(words[0]?.start, words.at(-1)?.end);
  return periodTerms.findAt(line, 0) !== null && amountsIn(line, post.region).length === 0;
}

/** Whether a sentence says little more than that something is let. */
function isNotice(post: TaggedText, cue: Cue): boolean {
  const { sentence, index } = cue;
  const words = wordsOf(post, cue);
  const isShort = words.length <= LONGEST_NOTICE && !isOnNumberedUnit(post, cue);
  if (sentence === 0) return index === 0 || isShort;
  return isShort && !words.some((word) => isSign(word, "colon"));
}

/** `Бронь @villa_desk` names the account that takes bookings. */
const BEFORE_HANDLE = /^[ :-]{0,3}@[a-z]/;
const CHARACTERS_TO_HANDLE = 5;

const isBeforeAccount = ({ text }: TaggedText, { end }: Cue) =>
  BEFORE_HANDLE.test(text.slice(end, end + CHARACTERS_TO_HANDLE));

function endsOffer(post: TaggedText, cue: Cue): boolean {
  const { cues, lastNumber } = post;
  switch (cue.key) {
    case "ended":
      return !isReopened(post, cue) && !isAboutOtherTime(post, cue);
    case "full":
      return isLabel(post, cue) && !isReopened(post, cue);
    case "endedAlone":
    case "endedLabel": {
      const isThanked = lastNumber === -1 && cues.some(({ key }) => key === "thanks");
      const isEnding =
        isThanked ||
        (isNotice(post, cue) && !(cue.key === "endedAlone" && isBeforeAccount(post, cue))) ||
        (cue.key === "endedLabel" && isLabel(post, cue));
      return isEnding && !isReopened(post, cue);
    }
    default:
      return false;
  }
}

/** The verdict by a word that ends an offer: `rented`, `fully booked`. Null if part of the offer remains. */
export function verdictByEndWord(post: TaggedText): Verdict | null {
  const { cues } = post;
  const end = cues
    .filter(({ key }) => END_KEYS.has(key))
    .slice(0, MOST_END_WORDS)
    .find((cue) => endsOffer(post, cue));
  if (!end || cues.some(({ key }) => key === "remains")) return null;
  const isOfferedAfter = cues.some(({ key, sentence }) => key === "offers" && sentence > end.sentence);
  const doubt = isOfferedAfter
    ? "something is offered after it"
    : mayEndOneTier(post, end)
      ? "only one of its rents may have ended"
      : null;
  return noOffer("ended", end, doubt);
}

import { amountsIn } from "../rent/amounts.ts";
import { TOPICS } from "../vocabulary/includes.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import { isHome, type KindKey } from "./subjects.ts";
import {
  type Cue,
  isBeforeSum,
  isQuestion,
  noOffer,
  type TaggedText,
  type Verdict,
  wordsOf,
} from "./tagged-text.ts";

const { electricity, water, wifi, cleaning, bills } = TOPICS;
const billTerms = termFinder({ electricity, water, wifi, cleaning, bills });

/** A clause that opens with a verb before its sum: `question: is 28 mln`; not `the price is 28 mln`. */
const OPENS_WITH_VERB =
  /(?:^|[-,:.] ?)(?:is|are|isn't) (?:around |about |like |paying )?(?:idr ?|rp\.? ?|\$ ?)?$/;

/** Limits the work: each question is checked against the whole post. */
const MOST_QUESTIONS = 5;

/** Keys of the words by which a post lets a home or looks for one, so that it is not about rents in general. */
const DEAL_KEYS: ReadonlySet<KindKey> = new Set([
  "offers",
  "has",
  "reopens",
  "wants",
  "needed",
  "needs",
  "budget",
]);

const hasSum = (text: string) => amountsIn(text).length > 0;

function sentenceOf(post: TaggedText, cue: Cue) {
  const words = wordsOf(post, cue);
  const from = words[0]?.start ?? cue.start;
  const to = words.at(-1)?.end ?? cue.start;
  return { line: post.text.slice(from, to), from, to };
}

/** `Is 28 mln a month normal for a 2BR?`; not `Is 28 mln too much? We ask 15 mln`. */
function asksAboutSum(post: TaggedText, cue: Cue): boolean {
  const { line, from, to } = sentenceOf(post, cue);
  const [sum] = amountsIn(line);
  if (!sum || !isQuestion(post, cue.sentence) || hasSum(post.text.slice(to))) return false;
  if (cue.key === "asksIfNormal") return true;
  return from + sum.start < cue.start && OPENS_WITH_VERB.test(line.slice(0, sum.start));
}

/**
 * `How much is wifi in a villa? We were quoted 650k`: its sums are bills. An advert names the home or the rent before such
 * a question: `Villa, 20 mln. How much is electricity? 1 mln`.
 */
function asksAboutBills(post: TaggedText, cue: Cue): boolean {
  const { line, from } = sentenceOf(post, cue);
  if (!isQuestion(post, cue.sentence) || hasSum(line) || billTerms.findAll(line).length === 0) return false;
  const isHomeBefore = post.subjects.slice(0, cue.sentence).flat().some(isHome);
  return !isHomeBefore && !hasSum(post.text.slice(0, from));
}

/** `What do you pay for wifi in your villa? Mine is 450k`; not `What do you pay for a villa? Our villa is 15 mln`. */
function asksWhatOthersPay(post: TaggedText, cue: Cue): boolean {
  const { line, from } = sentenceOf(post, cue);
  const isAboutBills = billTerms.findAll(line).length > 0;
  // Some questions lack a question mark.
  if (!isQuestion(post, cue.sentence)) return isAboutBills && from === cue.start && !hasSum(line);
  const after = post.subjects.slice(cue.sentence + 1).flat();
  return isAboutBills || (!hasSum(line) && !after.some(isHome));
}

/** A tenant who leaves may name the rent that a friend pays: the home is still to let. */
const LEAVING = pattern("u")`{leaving.verb}`;

/** `My friend pays 12 mln for a villa`, `they raised the rent from 20 to 28 mln`; not `my friend pays 12 mln, ours is 10 mln`, `my friend pays the bills. Villa, 12 mln`. */
function reportsOtherRent(post: TaggedText, cue: Cue): boolean {
  const { text, cues } = post;
  const { from, to } = sentenceOf(post, cue);
  const sums = amountsIn(text);
  const mostSums = cue.key === "raisesRent" ? 2 : 1;
  const hasOtherSum = sums.length > mostSums || sums.some(({ start }) => start < from || start > to);
  return !hasOtherSum && !cues.some(({ key }) => DEAL_KEYS.has(key)) && !LEAVING.test(text);
}

/**
 * Whether the only sum is the rent that the writer pays: `Paying 32 mln a month for a villa`, `we rented a villa for 20 mln`.
 * Such a post is a complaint, or offers the home for the same rent.
 */
export function statesOnlyRentPaid({ text, cues, sentences }: TaggedText): boolean {
  const [sum, other] = amountsIn(text);
  if (!sum || other) return false;
  const paid = cues.find(({ key }) => key === "paysRent");
  const rented = cues.find(({ key }) => key === "rentedBefore");
  const end = rented ? (sentences[rented.sentence]?.at(-1)?.end ?? 0) : 0;
  const isRented = rented !== undefined && sum.start > rented.start && sum.start < end;
  return isRented || (paid !== undefined && isBeforeSum(text, paid));
}

const OPINION_RULES: Partial<Record<KindKey, (post: TaggedText, cue: Cue) => boolean>> = {
  judges: asksAboutSum,
  asksIfNormal: asksAboutSum,
  asksHowMuch: asksAboutBills,
  asksWhatOthersPay,
  hearsOfRent: reportsOtherRent,
  raisesRent: reportsOtherRent,
};

/** The verdict by a question about usual rents, in a post that neither lets a home nor looks for one. */
export function verdictByOpinion(post: TaggedText): Verdict | null {
  const cue = post.cues
    .filter(({ key }) => key in OPINION_RULES)
    .slice(0, MOST_QUESTIONS)
    .find((candidate) => OPINION_RULES[candidate.key]?.(post, candidate));
  const isDeal = post.cues.some(({ key, sentence }) => DEAL_KEYS.has(key) && sentence !== cue?.sentence);
  return cue && !isDeal ? noOffer("talk", cue) : null;
}

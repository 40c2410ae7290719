import { amountsIn } from "../rent/amounts.ts";
import { termFinder } from "../term-finder.ts";
import { TOPICS } from "../vocabulary/includes.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { type Cue, isBeforeSum, isQuestion, type TaggedText, type Verdict } from "./kind-post.ts";
import { isHome, type KindKey } from "./kind-subject.ts";

const { electricity, water, wifi, cleaning, bills } = TOPICS;
const billTerms = termFinder({ electricity, water, wifi, cleaning, bills });

/** Before a sum, where a clause begins: `question: is 28 mln`; not `the price is 28 mln`. */
const WHETHER = /(?:^|[-,:.] ?)(?:is|are|isn't) (?:around |about |like |paying )?(?:idr ?|rp\.? ?|\$ ?)?$/;

/** For each the rest of the post is looked at. */
const MOST_JUDGEMENTS = 5;

/** What is said in a post that lets a home or looks for one, and not in one about rents in general. */
const DEALS: ReadonlySet<KindKey> = new Set([
  "offers",
  "has",
  "reopens",
  "wants",
  "needed",
  "needs",
  "budget",
]);

const isSumIn = (text: string) => amountsIn(text).length > 0;

/** The sentence of a word: its text, and where it begins and ends. */
function sentenceOf({ text, sentences }: TaggedText, { sentence, start }: Cue) {
  const words = sentences[sentence] ?? [];
  const from = words[0]?.start ?? start;
  const to = words.at(-1)?.end ?? start;
  return { line: text.slice(from, to), from, to };
}

/** `Is 28 mln a month normal for a 2BR?`; not `Is 28 mln too much? We ask 15 mln`. */
function asksAboutSum(post: TaggedText, cue: Cue): boolean {
  const { line, from, to } = sentenceOf(post, cue);
  const [sum] = amountsIn(line);
  if (!sum || !isQuestion(post, cue.sentence) || isSumIn(post.text.slice(to))) return false;
  if (cue.key === "asksIfNormal") return true;
  return from + sum.start < cue.start && WHETHER.test(line.slice(0, sum.start));
}

/**
 * `How much is wifi in a villa? We were quoted 650k`: the sums are what somebody pays. Whoever lets a home names it or the
 * rent before such a question: `Villa, 20 mln. How much is electricity? 1 mln`.
 */
function asksAboutBills(post: TaggedText, cue: Cue): boolean {
  const { line, from } = sentenceOf(post, cue);
  if (!isQuestion(post, cue.sentence) || isSumIn(line) || billTerms.findAll(line).length === 0) return false;
  const isHomeBefore = post.subjects.slice(0, cue.sentence).flat().some(isHome);
  return !isHomeBefore && !isSumIn(post.text.slice(0, from));
}

/** `What do you pay for wifi in your villa? Mine is 450k`; not `What do you pay for a villa? Our villa is 15 mln`. */
function asksWhatOthersPay(post: TaggedText, cue: Cue): boolean {
  const { line, from } = sentenceOf(post, cue);
  const isOfBills = billTerms.findAll(line).length > 0;
  // Not every question has its mark.
  if (!isQuestion(post, cue.sentence)) return isOfBills && from === cue.start && !isSumIn(line);
  const after = post.subjects.slice(cue.sentence + 1).flat();
  return isOfBills || (!isSumIn(line) && !after.some(isHome));
}

/** Whoever leaves a home may say what the friend pays who lives in it. */
const LEAVES = pattern("u")`{leaving.verb}`;

/** `My friend pays 12 mln for a villa`, `they raised the rent from 20 to 28 mln`; not `my friend pays 12 mln, ours is 10 mln`, `my friend pays the bills. Villa, 12 mln`. */
function tellsOfOthers(post: TaggedText, cue: Cue): boolean {
  const { text, cues } = post;
  const { from, to } = sentenceOf(post, cue);
  const sums = amountsIn(text);
  const mostSums = cue.key === "raisesRent" ? 2 : 1;
  const isOther = sums.length > mostSums || sums.some(({ start }) => start < from || start > to);
  return !isOther && !cues.some(({ key }) => DEALS.has(key)) && !LEAVES.test(text);
}

/**
 * `Paying 32 mln a month for a villa`, `we rented a villa for 20 mln`, and no other sum: a complaint, or what whoever moves in
 * pays as well.
 */
export function isWhatIsPaid({ text, cues, sentences }: TaggedText): boolean {
  const [sum, other] = amountsIn(text);
  if (!sum || other) return false;
  const paid = cues.find(({ key }) => key === "paysRent");
  const rented = cues.find(({ key }) => key === "rentedBefore");
  const end = rented ? (sentences[rented.sentence]?.at(-1)?.end ?? 0) : 0;
  const isRented = rented !== undefined && sum.start > rented.start && sum.start < end;
  return isRented || (paid !== undefined && isBeforeSum(text, paid));
}

const ASKS: Partial<Record<KindKey, (post: TaggedText, cue: Cue) => boolean>> = {
  judges: asksAboutSum,
  asksIfNormal: asksAboutSum,
  asksHowMuch: asksAboutBills,
  asksWhatOthersPay,
  hearsOfRent: tellsOfOthers,
  raisesRent: tellsOfOthers,
};

/** A question about what is usually asked, in a post that neither lets a home nor looks for one. */
export function verdictByOpinion(post: TaggedText): Verdict | null {
  const cue = post.cues
    .filter(({ key }) => key in ASKS)
    .slice(0, MOST_JUDGEMENTS)
    .find((one) => ASKS[one.key]?.(post, one));
  const isDeal = post.cues.some(({ key, sentence }) => DEALS.has(key) && sentence !== cue?.sentence);
  return cue && !isDeal ? { kind: "other", why: "talk", doubt: null, cue } : null;
}

import { amountsIn } from "./amounts";
import { type Cue, isQuestion, type Post, type Verdict } from "./kind-post";
import type { KindKey } from "./kind-subject";

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

/** `Is 28 mln a month normal for a 2BR?`; not `Is 28 mln too much? We ask 15 mln`. */
function asksAboutSum(post: Post, { key, sentence, start }: Cue): boolean {
  const words = post.sentences[sentence] ?? [];
  const first = words[0]?.start ?? start;
  const line = post.text.slice(first, words.at(-1)?.end);
  const [sum] = amountsIn(line);
  const rest = words.at(-1)?.end ?? start;
  if (!sum || !isQuestion(post, sentence) || amountsIn(post.text.slice(rest)).length > 0) return false;
  if (key === "asksIfNormal") return true;
  return first + sum.start < start && WHETHER.test(line.slice(0, sum.start));
}

/** A question about what is usually asked, in a post that neither lets a home nor looks for one. */
export function ofJudgement(post: Post): Verdict | null {
  const cue = post.cues
    .filter(({ key }) => key === "judges" || key === "asksIfNormal")
    .slice(0, MOST_JUDGEMENTS)
    .find((one) => asksAboutSum(post, one));
  const isDeal = post.cues.some(({ key, sentence }) => DEALS.has(key) && sentence !== cue?.sentence);
  return cue && !isDeal ? { kind: "other", why: "talk", doubt: null, cue } : null;
}

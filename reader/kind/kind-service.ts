import { moneyTokens } from "../rent/money-tokens.ts";
import { type Cue, isBeforeSum, isQuestion, type TaggedText, type Verdict } from "./kind-post.ts";
import { verdictByWish } from "./kind-wish.ts";

const because = (why: string, cue: Cue): Verdict => ({ kind: "other", why, doubt: null, cue });

/** `Villa owners!`, `Attention landlords` */
const ADDRESS_START = 1;

/** Whether somebody is asked about a home of theirs, or it begins a sentence: `Is your villa empty?`, `Есть вилла?` */
function isOfOthers(post: TaggedText, { key, sentence, index }: Cue): boolean {
  if (key === "addressesOwners") return index <= ADDRESS_START;
  const next = post.sentences[sentence]?.[index + 1];
  const isBeforeHome = next?.type === "term" && (next.key === "home" || next.key === "room");
  return isBeforeHome && (isQuestion(post, sentence) || (key === "owns" && index === 0));
}

/** `Do you own a villa? We fill it, 10% commission`: an offer that names an agent's fee states a rent as well. */
export function verdictByOwners(post: TaggedText, cue: Cue): Verdict | null {
  const { text, cues, isLetting } = post;
  const isFirst = cues.find(({ key }) => key === cue.key) === cue;
  if (!isFirst || !isOfOthers(post, cue) || !cues.some(({ key }) => key === "fee")) return null;
  const isPriced = moneyTokens(text).tokens.some(({ type }) => type === "amount");
  const isSought = cues.some(
    (other) => other.key === "wants" && verdictByWish(post, other)?.kind === "wanted",
  );
  const isAsking = cue.key === "opensQuestion" && !isLetting;
  return isPriced || isSought || isAsking ? null : because("service", cue);
}

/** `Day pass 150k`; not a home with a desk. */
export function verdictBySeats({ text, subjects }: TaggedText, cue: Cue): Verdict | null {
  return isBeforeSum(text, cue) && !subjects.flat().includes("room") ? because("business", cue) : null;
}

import { moneyTextOf } from "../rent/money-tokens.ts";
import { type Cue, isBeforeSum, isQuestion, noOffer, type TaggedText, type Verdict } from "./tagged-text.ts";
import { verdictByWish } from "./wishes.ts";

/** An address opens its sentence: `Villa owners!`, `Attention landlords`. */
const LAST_INDEX_OF_ADDRESS = 1;

/** Whether a word asks readers about a home of their own: `Is your villa empty?`, `Есть вилла?` */
function isAddressedToOwner(post: TaggedText, { key, sentence, index }: Cue): boolean {
  if (key === "addressesOwners") return index <= LAST_INDEX_OF_ADDRESS;
  const next = post.sentences[sentence]?.[index + 1];
  const isBeforeHome = next?.type === "term" && (next.key === "home" || next.key === "room");
  return isBeforeHome && (isQuestion(post, sentence) || (key === "owns" && index === 0));
}

/** The verdict by a word to owners: `Do you own a villa? We fill it, 10% commission`. Null with a rent: offers may name an agent's fee, too. */
export function verdictByOwners(post: TaggedText, cue: Cue): Verdict | null {
  const { text, cues, isLetting } = post;
  const isFirst = cues.find(({ key }) => key === cue.key) === cue;
  if (!isFirst || !isAddressedToOwner(post, cue) || !cues.some(({ key }) => key === "fee")) return null;
  const hasSum = moneyTextOf(text).tokens.some(({ type }) => type === "amount");
  const looksForHome = cues.some(
    (other) => other.key === "wants" && verdictByWish(post, other)?.kind === "wanted",
  );
  const isAsking = cue.key === "opensQuestion" && !isLetting;
  return hasSum || looksForHome || isAsking ? null : noOffer("service", cue);
}

/** `Day pass 150k` is coworking; a home with a desk is not. */
export function verdictBySeats({ text, subjects }: TaggedText, cue: Cue): Verdict | null {
  return isBeforeSum(text, cue) && !subjects.flat().includes("room") ? noOffer("business", cue) : null;
}

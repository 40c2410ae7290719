import { termSet } from "../vocabulary/pattern.ts";
import { type Claim, isChargeable, type Sentence } from "./include-claims.ts";

/** The longest list that is followed after a cue, in tokens. */
const LONGEST_LIST = 24;
/** Words beside a topic in an item of a list: `garbage collection`. */
const MOST_WORDS = 2;

const JOINING = termSet("joint.and");
const FOR = termSet("payerList.for");

const isWordOf = (sentence: Sentence, index: number, words: ReadonlySet<string>) =>
  words.has(sentence.wordAt(index) ?? "");

/** The topic right after a cue: `you pay for the electricity`. */
function claimAfter(sentence: Sentence, index: number): Claim | null {
  for (let next = index + 1; next <= index + 3; next += 1) {
    const claim = sentence.claimAt(next);
    if (claim) return claim;
    if (!isWordOf(sentence, next, FOR) && sentence.signAt(next) !== "colon") return null;
  }
  return null;
}

type Items = { items: Claim[][]; isWhole: boolean };

/** The items of a list from its first topic on, as far as they are no more than topics and what is joined to them. */
function itemsFrom(sentence: Sentence, first: number): Items {
  const items: Claim[][] = [];
  let item: Claim[] = [];
  let words = 0;
  for (let index = first; index < first + LONGEST_LIST; index += 1) {
    const claim = sentence.claimAt(index);
    const sign = sentence.signAt(index);
    const word = sentence.wordAt(index);
    const isLast = index >= sentence.tokens.length || sign === "close";
    if (isLast || sign === "comma") {
      items.push(item);
      if (isLast) return { items, isWhole: true };
      item = [];
      words = 0;
    } else if (sign === "join" || JOINING.has(word ?? "")) words = 0;
    else if (claim && isChargeable(claim) && words === 0) item.push(claim);
    else if (word === null || FOR.has(word) || words === MOST_WORDS)
      return { items, isWhole: claim === null };
    else words += 1;
  }
  return { items, isWhole: false };
}

/**
 * The topics of a list: of `elec, wifi and garbage` the first two, of `electricity, wifi is included` the first. Where a pool
 * is listed as well, it is of what the home has: `electricity, wifi, pool`.
 */
function listFrom(sentence: Sentence, first: number): Claim[] {
  const { items, isWhole } = itemsFrom(sentence, first);
  return (isWhole ? items : items.slice(0, 1)).flat();
}

/** `Tenant pays elec, wifi, garbage`; false where it is not said of a list after it. */
export function sayTenantPays(sentence: Sentence, index: number): boolean {
  const after = claimAfter(sentence, index);
  if (after === null || !isChargeable(after)) return false;
  sentence.say(after, "no");
  for (const claim of listFrom(sentence, after.index)) if (claim !== after) sentence.say(claim, "no", false);
  return true;
}

/** `свет, вода - арендатор` */
export function sayTenant(sentence: Sentence, index: number): void {
  if (sentence.signAt(index - 1) !== "colon" || !sentence.isEnd(index + 1)) return;
  const before = sentence.claimAt(index - 2);
  if (before && isChargeable(before)) sentence.sayBefore(before, "no", isChargeable);
}

/** `no extra charge for electricity`, `wifi at no extra cost`; not `no extra cost but electricity`. */
export function sayNoExtra(sentence: Sentence, index: number): void {
  const after = claimAfter(sentence, index);
  const before = isWordOf(sentence, index - 1, FOR)
    ? sentence.claimAt(index - 2)
    : sentence.claimAt(index - 1);
  if (after) sentence.sayJoined(after, "yes", 1);
  else if (before && sentence.isEnd(index + 1)) sentence.sayJoined(before, "yes", -1);
}

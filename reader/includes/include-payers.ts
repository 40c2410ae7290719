import { termSet } from "../vocabulary/pattern.ts";
import { type Claim, isChargeable, type Sentence } from "./include-claims.ts";

/** The longest list that is followed after a cue, in tokens. */
const LONGEST_LIST = 24;
/** Words beside a topic in an item of a list: `garbage collection`. */
const MOST_WORDS = 2;

const JOINING = termSet("joint.and");
const FOR = termSet("payerList.for");

const isWordOf = (sentence: Sentence, at: number, words: ReadonlySet<string>) =>
  words.has(sentence.wordAt(at) ?? "");

/** The topic right after a cue: `you pay for the electricity`. */
function claimAfter(sentence: Sentence, at: number): Claim | null {
  for (let next = at + 1; next <= at + 3; next += 1) {
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
  for (let at = first; at < first + LONGEST_LIST; at += 1) {
    const claim = sentence.claimAt(at);
    const sign = sentence.signAt(at);
    const word = sentence.wordAt(at);
    const isLast = at >= sentence.tokens.length || sign === "close";
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
export function sayTenantPays(sentence: Sentence, at: number): boolean {
  const after = claimAfter(sentence, at);
  if (after === null || !isChargeable(after)) return false;
  sentence.say(after, "no");
  for (const claim of listFrom(sentence, after.at)) if (claim !== after) sentence.say(claim, "no", false);
  return true;
}

/** `свет, вода - арендатор` */
export function sayTenant(sentence: Sentence, at: number): void {
  if (sentence.signAt(at - 1) !== "colon" || !sentence.isEnd(at + 1)) return;
  const before = sentence.claimAt(at - 2);
  if (before && isChargeable(before)) sentence.sayBefore(before, "no", isChargeable);
}

/** `no extra charge for electricity`, `wifi at no extra cost`; not `no extra cost but electricity`. */
export function sayNoExtra(sentence: Sentence, at: number): void {
  const after = claimAfter(sentence, at);
  const before = isWordOf(sentence, at - 1, FOR) ? sentence.claimAt(at - 2) : sentence.claimAt(at - 1);
  if (after) sentence.sayJoined(after, "yes", 1);
  else if (before && sentence.isEnd(at + 1)) sentence.sayJoined(before, "yes", -1);
}

import { termSet } from "../vocabulary/pattern.ts";
import { type Claim, isChargeable, type Sentence } from "./sentence-claims.ts";

const TOKENS_OF_LIST = 24;
/** Most other words in an item of a list: `garbage collection`. */
const MOST_WORDS_OF_ITEM = 2;

const JOINING_WORDS = termSet("joint.and");
const FOR_WORDS = termSet("payerList.for");

const isWordIn = (sentence: Sentence, index: number, words: ReadonlySet<string>) =>
  words.has(sentence.wordAt(index) ?? "");

/** The topic right after a cue: `you pay for the electricity`. */
function claimAfter(sentence: Sentence, index: number): Claim | null {
  for (let next = index + 1; next <= index + 3; next += 1) {
    const claim = sentence.claimAt(next);
    if (claim) return claim;
    if (!isWordIn(sentence, next, FOR_WORDS) && sentence.signAt(next) !== "colon") return null;
  }
  return null;
}

type Items = { items: Claim[][]; isWhole: boolean };

/** The items of a list from its first topic on. `isWhole` is false if the list turns into a sentence. */
function itemsFrom(sentence: Sentence, first: number): Items {
  const items: Claim[][] = [];
  let item: Claim[] = [];
  let words = 0;
  for (let index = first; index < first + TOKENS_OF_LIST; index += 1) {
    const claim = sentence.claimAt(index);
    const sign = sentence.signAt(index);
    const word = sentence.wordAt(index);
    const isLast = index >= sentence.tokens.length || sign === "close";
    if (isLast || sign === "comma") {
      items.push(item);
      if (isLast) return { items, isWhole: true };
      item = [];
      words = 0;
    } else if (sign === "join" || JOINING_WORDS.has(word ?? "")) words = 0;
    else if (claim && isChargeable(claim) && words === 0) item.push(claim);
    else if (word === null || FOR_WORDS.has(word) || words === MOST_WORDS_OF_ITEM)
      return { items, isWhole: claim === null };
    else words += 1;
  }
  return { items, isWhole: false };
}

/**
 * The topics of a list: `elec, wifi and garbage` has two, `electricity, wifi is included` one. A list with a pool,
 * `electricity, wifi, pool`, tells what the home has, and only its first item counts.
 */
function listFrom(sentence: Sentence, first: number): Claim[] {
  const { items, isWhole } = itemsFrom(sentence, first);
  return (isWhole ? items : items.slice(0, 1)).flat();
}

/** `Tenant pays elec, wifi, garbage`. Returns whether a list follows. */
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
  const before = isWordIn(sentence, index - 1, FOR_WORDS)
    ? sentence.claimAt(index - 2)
    : sentence.claimAt(index - 1);
  if (after) sentence.sayJoined(after, "yes", 1);
  else if (before && sentence.isEnd(index + 1)) sentence.sayJoined(before, "yes", -1);
}

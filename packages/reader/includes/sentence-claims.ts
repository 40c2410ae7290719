import type { Region, RegionText } from "../region.ts";
import { keyOf, type Token, tokenText } from "../text/tokens.ts";
import { TOPICS } from "../vocabulary/includes.ts";
import type { Key } from "../vocabulary/lexicon.ts";
import { termSet } from "../vocabulary/pattern.ts";

export type IncludeKey = Key<"item" | "inclusion">;
export type Topic = Key<"item">;
/** What the rent may include or the home may have. */
export type Include = Exclude<Topic, "bills">;
export type Answer = "yes" | "no";

/** A mention of a topic and the answer that its sentence gives. `says` is null for a bare mention. */
export type Claim = {
  topic: Topic;
  says: Answer | null;
  doubt: string | null;
  start: number;
  end: number;
  /** Its index among the tokens. */
  index: number;
  /** The answer is about this topic itself, not about its list. */
  isOwn: boolean;
  /** A word for several topics implies it: `all in`. */
  isImplied: boolean;
};

/** Topics that may be charged beside the rent. A pool or a kitchen never is: `dapur sendiri` is a private kitchen. */
const CHARGEABLE: ReadonlySet<Topic> = new Set([
  "electricity",
  "water",
  "bills",
  "wifi",
  "cleaning",
  "parking",
]);

const UTILITIES: ReadonlySet<IncludeKey> = new Set<Topic>(["electricity", "water", "bills"]);

/** Cues by which an item costs extra. */
export const CHARGE_CUES: ReadonlySet<IncludeKey | null> = new Set([
  "excludes",
  "charged",
  "tenantPays",
  "metered",
  "token",
]);

/** Cues that begin or end a list. */
const LIST_CUES: ReadonlySet<IncludeKey> = new Set([
  "includes",
  "excludes",
  "except",
  "everything",
  "allBills",
]);

const JOINING_WORDS = termSet("joint.andOr");

const isTopic = (key: IncludeKey): key is Topic => Object.hasOwn(TOPICS, key);

export const isUtility = ({ topic }: Claim) => UTILITIES.has(topic);

export const isChargeable = (claim: Claim) => CHARGEABLE.has(claim.topic);

/** A sentence with a claim for each topic that it names. Cues then fill in the answers. */
export class Sentence {
  readonly text: string;
  readonly region: Region;
  readonly tokens: readonly Token<IncludeKey>[];
  readonly #claimAt = new Map<number, Claim>();
  readonly #implied: Claim[] = [];

  constructor({ text, region }: RegionText, tokens: readonly Token<IncludeKey>[]) {
    this.text = text;
    this.region = region;
    this.tokens = tokens;
    for (const [index, token] of tokens.entries())
      if (token.type === "term" && isTopic(token.key))
        this.#claimAt.set(index, this.#claim(token.key, index));
  }

  get claims(): Claim[] {
    return [...this.#claimAt.values(), ...this.#implied];
  }

  keyAt(index: number): IncludeKey | null {
    return keyOf(this.tokens[index]);
  }

  wordAt(index: number): string | null {
    const token = this.tokens[index];
    return token?.type === "word" ? tokenText(this.text, token) : null;
  }

  signAt(index: number) {
    const token = this.tokens[index];
    return token?.type === "sign" ? token.sign : null;
  }

  /** Whether no word follows before the next sign. */
  isEnd(index: number): boolean {
    return this.signAt(index) !== null || index >= this.tokens.length;
  }

  claimAt(index: number): Claim | null {
    return this.#claimAt.get(index) ?? null;
  }

  imply(topic: Topic, index: number, says: Answer, doubt: string | null = null): void {
    this.#implied.push({ ...this.#claim(topic, index), says, doubt, isImplied: true });
  }

  /** The nearest claim before (-1) or after (1) a cue, within the same item of a list. */
  near(index: number, step: 1 | -1, most: number): Claim | null {
    for (let distance = 1; distance <= most; distance += 1) {
      const claim = this.claimAt(index + step * distance);
      if (claim) return claim;
      if (this.signAt(index + step * distance) === "comma") return null;
    }
    return null;
  }

  say(claim: Claim | null, says: Answer, isOwn = true): void {
    if (!claim || (claim.isOwn && !isOwn)) return;
    claim.says = says;
    claim.isOwn = isOwn;
  }

  /** Answers for a topic and the topics joined to it: `no AC or wifi`. Returns the index of the last one. */
  sayJoined(claim: Claim, says: Answer, step: 1 | -1): number {
    this.say(claim, says);
    let last = claim.index;
    for (let index = last + step; ; index += step) {
      const isAdjacent = says === "yes" && this.claimAt(index) !== null;
      if (!isAdjacent && !this.isJoiningAt(index)) return last;
      if (!isAdjacent) index += step;
      const next = this.claimAt(index);
      if (!next || next.isOwn) return last;
      this.say(next, says);
      last = index;
    }
  }

  /** Answers for the list after a cue, up to the next list cue or the end of the parentheses. */
  sayAfter(index: number, says: Answer, isMeant: (claim: Claim) => boolean): void {
    let depth = 0;
    for (let next = index + 1; next < this.tokens.length; next += 1) {
      const key = this.keyAt(next);
      const sign = this.signAt(next);
      if (sign === "open") depth += 1;
      if (sign === "close") depth -= 1;
      if ((key && LIST_CUES.has(key)) || depth < 0 || sign === "tick" || sign === "cross") return;
      const claim = this.claimAt(next);
      if (claim && isMeant(claim)) this.say(claim, says, false);
    }
  }

  /** Answers for the list that ends with a topic; for the topic alone if `isMeant` rejects another item. */
  sayBefore(last: Claim, says: Answer, isMeant: (claim: Claim) => boolean): void {
    const first = this.sayJoined(last, says, -1);
    const list: Claim[] = [];
    for (let index = first - 1; index >= 0; index -= 1) {
      const claim = this.claimAt(index);
      // A topic with a number is present: `wifi 200, electricity excl.`
      const isMeasured = claim !== null && this.tokens[index + 1]?.type === "number";
      if (isMeasured || (claim?.isOwn && claim.says !== null)) break;
      if (claim) list.push(claim);
    }
    if (list.every(isMeant)) for (const claim of list) if (claim.says === null) this.say(claim, says, false);
  }

  #claim(topic: Topic, index: number): Claim {
    const { start, end } = this.tokens[index] ?? { start: 0, end: 0 };
    return { topic, says: null, doubt: null, start, end, index, isOwn: false, isImplied: false };
  }

  /** Whether a token joins two items: `and`, `&`. */
  isJoiningAt(index: number): boolean {
    return JOINING_WORDS.has(this.wordAt(index) ?? "") || this.signAt(index) === "join";
  }
}

import { amountsIn } from "../rent/amounts.ts";
import { keyOf } from "../text/tokens.ts";
import { sayAbsent, sayNone } from "./absent-topics.ts";
import { sayDenied, sayEverything, sayFree, sayOurs } from "./covered-topics.ts";
import { sayAdded, sayPriced } from "./extra-charges.ts";
import { sayCharged, sayList, TOKENS_TO_CUE } from "./list-cues.ts";
import {
  type Answer,
  CHARGE_CUES,
  type Claim,
  type IncludeKey,
  isChargeable,
  isUtility,
  type Sentence,
} from "./sentence-claims.ts";

const TOKENS_TO_UNSURE = 3;
const CHARACTERS_OF_SUM = 24;

const isPets = ({ topic }: Claim) => topic === "pets";

function sayPets(sentence: Sentence, index: number, says: Answer): void {
  const before = sentence.near(index, -1, TOKENS_TO_CUE);
  const after = sentence.near(index, 1, 3);
  const claim = [before, after].find((near) => near && isPets(near)) ?? null;
  if (claim?.says !== "no") sentence.say(claim, says);
}

/** A sign stands before or after its topic: `❌ pets`, `pets ❌`. */
function sayBySign(sentence: Sentence, index: number, says: Answer): void {
  const before = sentence.near(index, -1, 3);
  if (before && before.says === null) sentence.say(before, says);
  else sentence.sayAfter(index, says, (claim) => claim.says === null);
}

/** `Tenant pays elec, wifi, garbage`, `свет, вода - арендатор` */
function sayTenantPays(sentence: Sentence, index: number): void {
  sayCharged(sentence, index);
  for (const claim of sentence.claims)
    if (claim.index > index && claim.says === null && isChargeable(claim))
      claim.doubt = "the tenant may pay it";
}

/** Doubts a mention beside a word such as `under construction`, or after one for nearness: `2 min walk to a pool`. */
function doubtMention(sentence: Sentence, index: number): void {
  const after = sentence.near(index, 1, TOKENS_TO_UNSURE);
  const isNear = sentence.keyAt(index) === "near";
  const claim = after ?? (isNear ? null : sentence.near(index, -1, TOKENS_TO_UNSURE));
  if (claim?.says === null) claim.doubt = "it may not be there";
}

function sayMetered(sentence: Sentence, index: number): void {
  const before = sentence.near(index, -1, TOKENS_TO_CUE);
  if (before && isUtility(before)) sentence.sayBefore(before, "no", isUtility);
  else if (sentence.keyAt(index) === "token") sentence.imply("electricity", index, "no");
}

function sayFine(sentence: Sentence, index: number): void {
  const before = sentence.claimAt(index - 1);
  if (before && isPets(before) && before.says !== "no") sentence.say(before, "yes");
}

/** `pets ok`, `water ok, electricity you pay`. */
function sayYes(sentence: Sentence, index: number): void {
  sayPets(sentence, index, "yes");
  const before = sentence.claimAt(index - 1);
  if (!before || !isUtility(before) || before.says === "no" || !sentence.isEnd(index + 1)) return;
  sentence.say(before, "yes");
  before.doubt = "it may be that it is there";
}

/** `electricity up to 700k`; not `electricity extra, up to 700k`, nor `electricity max 2200 watt`. */
function sayCapped(sentence: Sentence, index: number): void {
  const before = sentence.near(index, -1, 2);
  const isCharged = sentence.tokens.some((token) => CHARGE_CUES.has(keyOf(token)));
  if (!before || before.says !== null || !isUtility(before) || isCharged) return;
  if (isBeforeSum(sentence, index + 1)) sentence.say(before, "yes");
}

/** `700k`, `Rp 1 mln`, `1.000.000` */
function isBeforeSum({ text, tokens, region }: Sentence, index: number): boolean {
  const start = tokens[index]?.start ?? text.length;
  return amountsIn(text.slice(start, start + CHARACTERS_OF_SUM), region)[0]?.start === 0;
}

const CUE_RULES: Partial<Record<IncludeKey, (sentence: Sentence, index: number) => void>> = {
  includes: (sentence, index) => sayList(sentence, index, "yes"),
  excludes: (sentence, index) => sayList(sentence, index, "no"),
  except: (sentence, index) => sentence.sayAfter(index, "no", isChargeable),
  everything: sayEverything,
  allBills: (sentence, index) => sentence.imply("bills", index, "yes"),
  free: sayFree,
  already: sayFree,
  ours: sayOurs,
  paidByUs: sayFree,
  fine: sayFine,
  unsure: doubtMention,
  near: doubtMention,
  charged: sayCharged,
  tenantPays: sayTenantPays,
  tenant: sayTenantPays,
  metered: sayMetered,
  token: sayMetered,
  cap: sayCapped,
  absent: sayAbsent,
  none: sayNone,
  without: sayNone,
  yes: sayYes,
  allowed: (sentence, index) => sayPets(sentence, index, "yes"),
  forbidden: (sentence, index) => sayPets(sentence, index, "no"),
  petFriendly: (sentence, index) => sentence.imply("pets", index, "yes"),
  petFree: (sentence, index) => sentence.imply("pets", index, "no"),
  fanOnly: (sentence, index) => sentence.imply("ac", index, "no"),
  unfurnished: (sentence, index) => sentence.imply("furnished", index, "no"),
  semiFurnished: (sentence, index) => sentence.imply("furnished", index, "yes", "furnished in part"),
};

/** Applies the cues of a sentence to its topics, from left to right. */
export function readCues(sentence: Sentence): void {
  for (const [index] of sentence.tokens.entries()) {
    const key = sentence.keyAt(index);
    const sign = sentence.signAt(index);
    if (key) CUE_RULES[key]?.(sentence, index);
    else if (sign === "tick") sayBySign(sentence, index, "yes");
    else if (sign === "cross") sayBySign(sentence, index, "no");
    else if (sign === "join") sayAdded(sentence, index);
    else sayPriced(sentence, index);
  }
  sayDenied(sentence);
}

import { pattern } from "../vocabulary/pattern.ts";
import {
  doubtUnfinished,
  sayAbsent,
  sayInstead,
  sayIsNot,
  sayNone,
  utilityBeforeOther,
} from "./include-absent.ts";
import { sayAdded, sayPriced } from "./include-charges.ts";
import {
  type Answer,
  type Claim,
  isChargeable,
  isUtility,
  type Key,
  type Sentence,
  type Topic,
} from "./include-claims.ts";
import { sayAlready, sayEverything, sayFree, sayOurs, sayPaidByUs } from "./include-covered.ts";
import { isDenied, sayDenied } from "./include-denials.ts";
import { sayNoExtra, sayTenant, sayTenantPays } from "./include-payers.ts";

/** Restaurants, beach clubs and streets have them as well. */
const FOUND_NEARBY: ReadonlySet<Topic> = new Set(["pool", "kitchen", "parking", "wifi"]);

const isAny = () => true;
const isPets = ({ topic }: Claim) => topic === "pets";

/** Cues that are said of the topic before them, so that a cue before it is of another: `wifi included, water extra`. */
const FOLLOWS: ReadonlySet<Key> = new Set([
  "includes",
  "excludes",
  "charged",
  "tenantPays",
  "metered",
  "token",
  "absent",
]);

/** Most tokens between a cue and what it is said of. */
const TOKENS_TO_CUE = 6;
/** Whether a cue that may stand on either side of its list stands before it. */
function isBeforeList(sentence: Sentence, at: number, before: Claim, after: Claim | null): boolean {
  if (sentence.signAt(at + 1) === "colon") return true;
  // `wifi, water incl. Electricity 2300/kwh`
  const isAbbreviated = sentence.text.charAt((sentence.tokens[at]?.end ?? 0) - 1) === ".";
  if (isAbbreviated && sentence.keyAt(at) === "includes" && before.at === at - 1 && isChargeable(before))
    return false;
  if (after === null || isDenied(sentence, after)) return false;
  const isCounted = sentence.tokens[after.at + 1]?.type === "number";
  const follower = sentence.keyAt(after.at + (isCounted ? 2 : 1));
  return follower === null || !FOLLOWS.has(follower) || before.says !== null;
}

/** The end of a list that other words stand behind: `water, wifi, garbage fee, etc. are not included`. */
function lastChargeable(sentence: Sentence, at: number): Claim | null {
  for (let before = at - 1; before >= Math.max(0, at - 2 * TOKENS_TO_CUE); before -= 1) {
    const claim = sentence.claimAt(before);
    if (claim) return claim.says === null && isChargeable(claim) ? claim : null;
  }
  return null;
}

function sayList(sentence: Sentence, at: number, says: Answer): void {
  const after = sentence.near(at, 1, 4);
  const before = sentence.near(at, -1, TOKENS_TO_CUE) ?? (after ? null : lastChargeable(sentence, at));
  // `no electricity included`
  if (says === "yes" && before?.says === "no" && sentence.keyAt(before.at - 1) === "none") return;
  if (before && !isBeforeList(sentence, at, before, after))
    sentence.sayBefore(before, says, says === "yes" ? isAny : isChargeable);
  else {
    // `breakfast not included, kitchen, wifi`
    const isOfWordBefore = says === "no" && !after && sentence.tokens[at - 1]?.type === "word";
    if (isOfWordBefore && sentence.signAt(at + 1) === "comma") return;
    const isAll = says === "yes" || sentence.signAt(at + 1) === "colon";
    sentence.sayAfter(at, says, (claim) => isAll || claim === after || isChargeable(claim));
  }
}

/** `electricity extra`, `extra electricity`, `paid separately: electricity, water`. */
function sayCharged(sentence: Sentence, at: number): void {
  const after = sentence.near(at, 1, 2);
  const before = sentence.near(at, -1, TOKENS_TO_CUE) ?? (after ? null : lastChargeable(sentence, at));
  if (sentence.signAt(at + 1) === "colon") sentence.sayAfter(at, "no", isChargeable);
  else if (before && isChargeable(before)) sentence.sayBefore(before, "no", isUtility);
  else if (!before && after && isUtility(after)) sentence.sayJoined(after, "no", 1);
}

function sayOfPets(sentence: Sentence, at: number, says: Answer): void {
  const before = sentence.near(at, -1, TOKENS_TO_CUE);
  const after = sentence.near(at, 1, 3);
  const claim = [before, after].find((near) => near && isPets(near)) ?? null;
  if (claim?.says !== "no") sentence.say(claim, says);
}

/** A sign stands before what it is said of, or at the end of it: `❌ pets`, `pets ❌`. */
function sayBySign(sentence: Sentence, at: number, says: Answer): void {
  const before = sentence.near(at, -1, 3) ?? utilityBeforeOther(sentence, at);
  if (before && before.says === null) sentence.say(before, says);
  else sentence.sayAfter(at, says, (claim) => claim.says === null);
}

function sayMetered(sentence: Sentence, at: number): void {
  const before = sentence.near(at, -1, TOKENS_TO_CUE);
  if (before && isUtility(before)) sentence.sayBefore(before, "no", isUtility);
  else if (sentence.keyAt(at) === "token") sentence.imply("electricity", at, "no");
}

function sayFine(sentence: Sentence, at: number): void {
  const before = sentence.claimAt(at - 1);
  if (before && isPets(before) && before.says !== "no") sentence.say(before, "yes");
}

/** `water ok, electricity you pay`: what is said after it is of the other. */
function sayYes(sentence: Sentence, at: number): void {
  sayOfPets(sentence, at, "yes");
  const before = sentence.claimAt(at - 1);
  if (!before || !isUtility(before) || before.says === "no" || !sentence.isEnd(at + 1)) return;
  sentence.say(before, "yes");
  before.doubt = "it may be that it is there";
}

/** `hewan jgn`; before it, it may be of anything: `hewan boleh, jangan ragu`. */
function sayDont(sentence: Sentence, at: number): void {
  const before = sentence.claimAt(at - 1);
  if (before && isPets(before) && sentence.isEnd(at + 1)) sentence.say(before, "no");
}

/** `AC not needed`; of what is paid for it may mean that nothing is paid. */
function sayUnneeded(sentence: Sentence, at: number): void {
  const before = sentence.claimAt(at - 1);
  if (before && !isChargeable(before) && sentence.isEnd(at + 1)) sentence.say(before, "no");
}

/** `electricity around 1 mln` */
function sayEstimated(sentence: Sentence, at: number): void {
  const before = sentence.near(at, -1, 2);
  if (before && before.says === null && isUtility(before)) sentence.say(before, "no");
}

/** `electricity up to 700k`; not `electricity extra, up to 700k`, nor `electricity max 2200 watt`. */
function sayCapped(sentence: Sentence, at: number): void {
  const before = sentence.near(at, -1, 2);
  const isCharged = sentence.tokens.some((_, other) => {
    const key = sentence.keyAt(other);
    return (
      key === "excludes" || key === "charged" || key === "tenantPays" || key === "metered" || key === "token"
    );
  });
  if (!before || before.says !== null || !isUtility(before) || isCharged) return;
  if (isBeforeSum(sentence, at + 1)) sentence.say(before, "yes");
}

/** `700k`, `Rp 1 mln`, `1.000.000` */
const SUM = pattern(
  "u",
)`^ ?(?:{currency.IDR})? ?\d[\d.,]* ?(?:{scale.thousand}|{scale.million}|000(?!\p{L}))`;
const SUM_REACH = 24;

function isBeforeSum({ text, tokens }: Sentence, at: number): boolean {
  const start = tokens[at]?.start;
  return start !== undefined && SUM.test(text.slice(start, start + SUM_REACH));
}

function dropNearby(sentence: Sentence, at: number): void {
  const after = sentence.near(at, 1, 3);
  if (after && FOUND_NEARBY.has(after.topic)) sentence.drop(after);
}

/** `wifi can be installed` is not there yet; `you can install wifi`; what is said of it after it holds: `bisa pasang wifi sendiri`. */
function dropInstallable(sentence: Sentence, at: number): void {
  const after = sentence.near(at, 1, 3);
  const before = sentence.claimAt(at - 1);
  if (!after && before?.says === null) sentence.say(before, "no");
  if (after && sentence.keyAt(after.at + 1) !== "charged") sentence.drop(after);
}

const CUES: Partial<Record<Key, (sentence: Sentence, at: number) => void>> = {
  includes: (sentence, at) => sayList(sentence, at, "yes"),
  excludes: (sentence, at) => sayList(sentence, at, "no"),
  except: (sentence, at) => sentence.sayAfter(at, "no", isChargeable),
  everything: sayEverything,
  allBills: (sentence, at) => sentence.imply("bills", at, "yes"),
  free: sayFree,
  already: sayAlready,
  ours: sayOurs,
  paidByUs: sayPaidByUs,
  fine: sayFine,
  dont: sayDont,
  instead: sayInstead,
  isNot: sayIsNot,
  unfinished: doubtUnfinished,
  unneeded: sayUnneeded,
  installable: dropInstallable,
  charged: sayCharged,
  tenantPays: (sentence, at) => {
    if (!sayTenantPays(sentence, at)) sayCharged(sentence, at);
  },
  tenant: sayTenant,
  noExtra: sayNoExtra,
  metered: sayMetered,
  token: sayMetered,
  cap: sayCapped,
  estimate: sayEstimated,
  absent: sayAbsent,
  none: sayNone,
  without: sayNone,
  yes: sayYes,
  allowed: (sentence, at) => sayOfPets(sentence, at, "yes"),
  forbidden: (sentence, at) => sayOfPets(sentence, at, "no"),
  petFriendly: (sentence, at) => sentence.imply("pets", at, "yes"),
  petFree: (sentence, at) => sentence.imply("pets", at, "no"),
  fanOnly: (sentence, at) => sentence.imply("ac", at, "no"),
  unfurnished: (sentence, at) => sentence.imply("furnished", at, "no"),
  semiFurnished: (sentence, at) => sentence.imply("furnished", at, "yes", "furnished in part"),
  near: dropNearby,
};

/** Reads what the cues of a sentence say of its topics, from left to right. */
export function readCues(sentence: Sentence): void {
  for (const [at] of sentence.tokens.entries()) {
    const key = sentence.keyAt(at);
    const sign = sentence.signAt(at);
    if (key) CUES[key]?.(sentence, at);
    else if (sign === "tick") sayBySign(sentence, at, "yes");
    else if (sign === "cross") sayBySign(sentence, at, "no");
    else if (sign === "join") sayAdded(sentence, at);
    else sayPriced(sentence, at);
  }
  sayDenied(sentence);
}

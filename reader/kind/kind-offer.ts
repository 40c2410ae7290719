import { amountsIn } from "../rent/amounts.ts";
import { pattern, termSet } from "../vocabulary/pattern.ts";
import type { Cue, TaggedText, Verdict } from "./kind-post.ts";
import { isHome, subjectOf, WHY } from "./kind-subject.ts";

/** `rental needed`, `villa for rent wanted` */
function wishAfter({ cues }: TaggedText, { sentence, index }: Cue): Cue | undefined {
  return cues.find((cue) => cue.key === "needed" && cue.sentence === sentence && cue.index === index + 1);
}

/** What a word that lets something makes of a post. */
export function verdictByOffer(post: TaggedText, cue: Cue): Verdict {
  const wish = wishAfter(post, cue);
  if (wish) return { kind: "wanted", why: "wanted", doubt: null, cue: wish };
  const subject = subjectOf(post.subjects, post.sentences, cue);
  if (subject !== null && subject !== "home" && subject !== "room")
    return { kind: "other", why: WHY[subject], doubt: null, cue };
  const hasBudget = post.cues.some(({ key }) => key === "budget");
  const doubt = subject === null ? "no home is named" : hasBudget ? "a budget is named" : null;
  return { kind: "offer", why: null, doubt, cue };
}

/** How far before a word of letting it is said that this is no offer. */
const ASIDE_REACH = 2;

const ASIDES: ReadonlySet<Cue["key"]> = new Set(["already", "previously", "purpose"]);

/** Said of a rent as well, and then before what somebody else lets: `neighbours rent theirs for 20 mln`. */
const RENTS: ReadonlySet<string> = new Set(["rent", "rents"]);

/** `disewakan oleh manajemen`, `rented by our management`: what a home that is for sale earns. */
const BY_MANAGEMENT = pattern("u")`{agency.by} (?:{agency.article} )?{agency.name}`;

/** Of what is for sale: `currently rented out`, `good to let`, `good for living or to let`; not `or for rent`, `near the beach, for rent 20 mln`. */
function isAside({ text, sentences }: TaggedText, { sentence, index, end }: Cue): boolean {
  const words = sentences[sentence] ?? [];
  const before = words.slice(Math.max(0, index - ASIDE_REACH), index);
  if (before.some((word) => word.type === "term" && ASIDES.has(word.key))) return true;
  const isOfOthers = RENTS.has(text.slice(words[index]?.start, end)) && words[index + 1]?.type === "word";
  if (isOfOthers || BY_MANAGEMENT.test(text.slice(end, words.at(-1)?.end))) return true;
  const isPurpose = words.slice(0, index).some((word) => word.type === "term" && word.key === "purpose");
  return isPurpose && amountsIn(text.slice(end, words.at(-1)?.end)).length === 0;
}

/** Joins what is to let to what is for sale. */
const JOINING = pattern("u")`(?:[/&+]|{joint.also}) ?$`;
/** Before a word of letting, in code units. */
const JOINING_REACH = 8;
/** Words of whoever lets; where a home has a price to buy at, others tell what it earns: `сдается через УК за 1 500 $`. */
const LETTING = termSet("letting.opening");

/** Whether a home that has a price to buy at is to let as well: `$300k, or for rent 35 mln/month`. */
function isLetToo({ text }: TaggedText, { index, start, end }: Cue): boolean {
  const isFirst = index === 0 && LETTING.has(text.slice(start, end));
  return isFirst || JOINING.test(text.slice(Math.max(0, start - JOINING_REACH), start));
}

/** What is for sale and to let is an offer; land for sale beside a home says nothing of the home. */
export function verdictBySale(
  post: TaggedText,
  cue: Cue,
  { isPricedForSale }: { isPricedForSale: boolean },
): Verdict | null {
  const [own = null] = post.subjects[cue.sentence] ?? [];
  const [first = null] = post.subjects[post.firstWithSubject] ?? [];
  if (own === "land" && isHome(first) && post.firstWithSubject < cue.sentence) return null;
  const letting = post.cues.find(
    (other) => other.key === "offers" && !isAside(post, other) && (!isPricedForSale || isLetToo(post, other)),
  );
  if (letting && isHome(subjectOf(post.subjects, post.sentences, cue))) return verdictByOffer(post, letting);
  const isOfHome = own === null || isHome(own) || own === "land" || own === "commercial";
  return { kind: "other", why: isOfHome ? "sale" : "goods", doubt: null, cue };
}

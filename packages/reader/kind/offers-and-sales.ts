import { amountsIn } from "../rent/amounts.ts";
import { textBefore, tokensBefore } from "../text/beside.ts";
import { keyOf } from "../text/tokens.ts";
import { pattern, termSet } from "../vocabulary/pattern.ts";
import { isHome, REASONS, subjectOf } from "./subjects.ts";
import type { Cue, TaggedText, Verdict } from "./tagged-text.ts";
import { noOffer, offer, wanted } from "./tagged-text.ts";

/** `rental needed`, `villa for rent wanted` */
function neededAfter({ cues }: TaggedText, { sentence, index }: Cue): Cue | undefined {
  return cues.find((cue) => cue.key === "needed" && cue.sentence === sentence && cue.index === index + 1);
}

/** The verdict by a word that lets something: `for rent`. */
export function verdictByOffer(post: TaggedText, cue: Cue): Verdict {
  const wish = neededAfter(post, cue);
  if (wish) return wanted(wish);
  const subject = subjectOf(post.subjects, cue);
  if (subject !== null && subject !== "home" && subject !== "room") return noOffer(REASONS[subject], cue);
  const hasBudget = post.cues.some(({ key }) => key === "budget");
  const doubt = subject === null ? "no home is named" : hasBudget ? "a budget is named" : null;
  return offer(cue, doubt);
}

/** Tokens before a letting word in which a word such as `already` makes it no offer. */
const TOKENS_TO_ASIDE = 2;

const ASIDE_KEYS: ReadonlySet<Cue["key"]> = new Set(["already", "previously", "purpose"]);

/** Verbs that also tell what others let, if an unknown word follows: `neighbours rent theirs for 20 mln`. */
const RENTING_VERBS: ReadonlySet<string> = new Set(["rent", "rents"]);

/** `disewakan oleh manajemen`, `rented by our management`: the income of a home that is for sale. */
const BY_MANAGEMENT = pattern("u")`{agency.by} (?:{agency.article} )?{agency.name}`;

/** Whether a letting word only describes a home for sale: `currently rented out`, `good to let`, `good for living or to let`; not `or for rent`, `near the beach, for rent 20 mln`. */
function isAside({ text, sentences, region }: TaggedText, { sentence, index, end }: Cue): boolean {
  const words = sentences[sentence] ?? [];
  const before = tokensBefore(words, index, TOKENS_TO_ASIDE);
  if (before.some((word) => word.type === "term" && ASIDE_KEYS.has(word.key))) return true;
  const isByOthers =
    RENTING_VERBS.has(text.slice(words[index]?.start, end)) && words[index + 1]?.type === "word";
  if (isByOthers || BY_MANAGEMENT.test(text.slice(end, words.at(-1)?.end))) return true;
  const isPurpose = words.slice(0, index).some((word) => keyOf(word) === "purpose");
  return isPurpose && amountsIn(text.slice(end, words.at(-1)?.end), region).length === 0;
}

/** Joins a letting word to a sale: `$300k / for rent`. */
const JOINING = pattern("u")`(?:[/&+]|{joint.also}) ?$`;
const CHARACTERS_OF_JOINING = 8;
/** Letting words that can open an offer. Beside a sale price the others tell what the home earns: `сдается через УК за 1 500 $`. */
const LETTING_OPENINGS = termSet("letting.opening");

/** Whether a home with a sale price is also to let: `$300k, or for rent 35 mln/month`. */
function isAlsoToLet({ text }: TaggedText, { index, start, end }: Cue): boolean {
  const isFirst = index === 0 && LETTING_OPENINGS.has(text.slice(start, end));
  return isFirst || JOINING.test(textBefore(text, start, CHARACTERS_OF_JOINING));
}

/** The verdict by a word of sale. A home that is also to let is an offer. Null for land that is sold beside a home. */
export function verdictBySale(
  post: TaggedText,
  cue: Cue,
  { isPricedForSale }: { isPricedForSale: boolean },
): Verdict | null {
  const [own = null] = post.subjects[cue.sentence] ?? [];
  const [first = null] = post.subjects[post.firstWithSubject] ?? [];
  if (own === "land" && isHome(first) && post.firstWithSubject < cue.sentence) return null;
  const letting = post.cues.find(
    (other) =>
      other.key === "offers" && !isAside(post, other) && (!isPricedForSale || isAlsoToLet(post, other)),
  );
  if (letting && isHome(subjectOf(post.subjects, cue))) return verdictByOffer(post, letting);
  const isAboutHome = own === null || isHome(own) || own === "land" || own === "commercial";
  return noOffer(isAboutHome ? "sale" : "goods", cue);
}

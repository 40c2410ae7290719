import type { Kind } from "../advert.ts";
import type { Prose } from "../contact/contacts.ts";
import { type Fact, factAt } from "../fact.ts";
import type { KindKey } from "../region.ts";
import { moneyTextOf } from "../rent/money-tokens.ts";
import { termSet } from "../vocabulary/pattern.ts";
import { verdictByEndWord } from "./end-words.ts";
import { verdictByOffer, verdictBySale } from "./offers-and-sales.ts";
import { talkOrDescription } from "./rent-talk.ts";
import { isHome } from "./subjects.ts";
import {
  type Cue,
  isBeforeSum,
  isQuestion,
  noOffer,
  offer,
  type TaggedText,
  tagText,
  type Verdict,
} from "./tagged-text.ts";
import { NO_OTHER_FACTS, type OtherFacts, verdictBySubject } from "./undecided-posts.ts";
import { verdictByWish } from "./wishes.ts";

/** A warning in one of the first sentences is the topic of the post. */
const SENTENCES_TO_WARNING = 3;

/** Words that name a home without letting it, and words that let it if their sentence names a home. */
const NAMING_KEYS: ReadonlySet<KindKey> = new Set(["home", "room"]);
const STATING_KEYS: ReadonlySet<KindKey> = new Set(["has", "reopens"]);
/** Nouns that let a home in a heading and name its price elsewhere: `rent`. */
const RENT_NOUNS = termSet("letting.noun");

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
function verdictByOwners(post: TaggedText, cue: Cue): Verdict | null {
  const { text, region, cues, isLetting } = post;
  const isFirst = cues.find(({ key }) => key === cue.key) === cue;
  if (!isFirst || !isAddressedToOwner(post, cue) || !cues.some(({ key }) => key === "fee")) return null;
  const hasSum = moneyTextOf(text, region).tokens.some(({ type }) => type === "amount");
  const looksForHome = cues.some(
    (other) => other.key === "wants" && verdictByWish(post, other)?.kind === "wanted",
  );
  const isAsking = cue.key === "opensQuestion" && !isLetting;
  return hasSum || looksForHome || isAsking ? null : noOffer("service", cue);
}

/** `Day pass 150k` is coworking; a home with a desk is not. */
function verdictBySeats(post: TaggedText, cue: Cue): Verdict | null {
  return isBeforeSum(post, cue) && !post.subjects.flat().includes("room") ? noOffer("business", cue) : null;
}

const VERDICT_RULES: Partial<
  Record<KindKey, (post: TaggedText, cue: Cue, facts: OtherFacts) => Verdict | null>
> = {
  offers: verdictByOffer,
  handsOver: verdictByOffer,
  offersHome: (_, cue) => offer(cue),
  sells: verdictBySale,
  invests: verdictBySale,
  clears: (_, cue) => noOffer("goods", cue),
  // Below an offer it is only what the agent does besides.
  serves: (_, cue, facts) => (facts.hasRentAndArea && cue.sentence > 0 ? null : noOffer("service", cue)),
  addressesOwners: verdictByOwners,
  owns: verdictByOwners,
  opensQuestion: verdictByOwners,
  seats: verdictBySeats,
  wants: verdictByWish,
  needed: verdictByWish,
  needs: verdictByWish,
  asks: verdictByWish,
  spams: (_, cue) => noOffer("spam", cue),
  hires: (_, cue) => noOffer("job", cue),
  talks: (_, cue) => noOffer("talk", cue),
};

function verdictOf(post: TaggedText, facts: OtherFacts): Verdict {
  const warning = post.cues.find(({ key, sentence }) => key === "warns" && sentence < SENTENCES_TO_WARNING);
  if (warning && talkOrDescription(post, facts.terms) !== "description") return noOffer("warning", warning);
  const pitch = post.cues.find(({ key }) => key === "invests" || key === "pitches");
  if (pitch && facts.isPricedForSale) return noOffer("sale", pitch);
  const end = verdictByEndWord(post);
  if (end) return end;
  for (const cue of post.cues) {
    const verdict = VERDICT_RULES[cue.key]?.(post, cue, facts);
    if (verdict) return verdict;
  }
  return verdictBySubject(post, facts);
}

/** Whether a word lets a home: `we have a villa`; `I have a video` only beside a contact or a date. */
function offersToLet(
  { text, subjects }: TaggedText,
  { hasContactOrDate }: OtherFacts,
  { key, sentence, start, end }: Cue,
): boolean {
  if (NAMING_KEYS.has(key)) return false;
  if (hasContactOrDate) return true;
  if (STATING_KEYS.has(key)) return subjects[sentence]?.some(isHome) ?? false;
  return !RENT_NOUNS.has(text.slice(start, end));
}

/** Doubts an offer without a letting word, or a question, whose text is mostly talk or talks of the rents of others. */
function withDoubt(post: TaggedText, facts: OtherFacts, verdict: Verdict): Verdict {
  const { kind, doubt, cue } = verdict;
  const isDecided =
    kind === "offer"
      ? cue !== null && offersToLet(post, facts, cue)
      : kind === "other" || cue?.key !== "asks";
  if (isDecided || doubt !== null) return verdict;
  const isTalk =
    post.cues.some(({ key }) => key === "talksOfRent") ||
    (kind === "offer" && talkOrDescription(post, facts.terms) === "talk");
  return isTalk ? { ...verdict, doubt: "it may only talk of rents" } : verdict;
}

/**
 * Whether a post offers a home, wants one or is about something else, and why it is no offer. The first word that says what
 * the post does decides, together with its subject: `villa for rent`. Without such a word, a post about a home with a rent, a
 * contact or a date is an offer.
 */
export function readKind(
  advert: Prose,
  facts: Partial<OtherFacts> = {},
): { kind: Fact<Kind>; why: string | null } {
  const post = tagText(advert);
  const all = { ...NO_OTHER_FACTS, ...facts };
  const { kind, why, doubt, cue } = withDoubt(post, all, verdictOf(post, all));
  return { kind: factAt(advert, kind, cue ? [cue] : [], doubt), why };
}

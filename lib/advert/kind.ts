import { type Fact, factAt } from "./fact";
import { ofEnd } from "./kind-end";
import { ofOffer, ofSale, WHY } from "./kind-offer";
import { type Cue, isQuestion, type Post, postOf, type Verdict } from "./kind-post";
import { isWhatIsPaid, ofJudgement } from "./kind-question";
import { ofOwners, ofSeats } from "./kind-service";
import { isHome, type KindKey } from "./kind-subject";
import { ofWish } from "./kind-wish";
import type { Normalised } from "./normalise";
import type { Kind } from "./read-advert";

/** What else was read in a post. */
type Told = {
  /** It states a rent, a contact or a date. */
  isAnswerable: boolean;
  /** It states no rent but a most: `up to 15 mil`. */
  isCapped: boolean;
  /** It states a rent for a period, and an area. */
  isRentSomewhere: boolean;
};

/** Sentences in which a warning is what the post is about. */
const WARNING_SENTENCES = 3;

/** A home may be let in words, or in a language, that the rules do not know. */
const UNKNOWN_WORDS = "it states a rent and an area";

/** Lines of a post that describes what it offers. */
const LIST_LENGTH = 5;

/** Of the words that may stand before `any` in a question. */
const QUESTION_START = 4;

/** `Any villas free in Ubud? For two`; not where a later sentence answers with a home. */
function questionAbout(post: Post): Cue | undefined {
  const { cues, subjects } = post;
  const asked = subjects.findLastIndex((named) => named.some(isHome));
  const opening = cues.find(({ key, sentence }) => key === "opensQuestion" && sentence === asked);
  return opening && opening.at <= QUESTION_START && isQuestion(post, asked) ? opening : undefined;
}

/** A post that names a home and does not say why: an offer where it has a rent, a contact or a date. */
function ofSubject(post: Post, { isAnswerable, isCapped, isRentSomewhere }: Told): Verdict {
  const { sentences, cues } = post;
  const subjects = post.subjects.flat();
  const [first = null] = subjects;
  const question = questionAbout(post);
  if (question) return { kind: "wanted", why: "wanted", doubt: null, cue: question };
  const budget = cues.find(({ key }) => key === "budget" || key === "arrives");
  if ((budget || isCapped) && subjects.some(isHome))
    return { kind: "wanted", why: "wanted", doubt: null, cue: budget ?? null };
  const isThingInRoom = (first === "goods" || first === "vehicle") && subjects.includes("room");
  if (first === null)
    return { kind: "other", why: null, doubt: isRentSomewhere ? UNKNOWN_WORDS : null, cue: null };
  if (first !== "home" && first !== "room" && !isThingInRoom)
    return { kind: "other", why: WHY[first], doubt: null, cue: null };
  const has = cues.find(({ key }) => key === "has" || key === "reopens");
  const cue = has ?? cues.find(({ key }) => key === "home" || key === "room") ?? null;
  const asked = post.subjects.findLastIndex((named, at) => named.some(isHome) && isQuestion(post, at));
  const isAsked = asked >= 0 && post.lastDigit < (sentences[asked]?.at(-1)?.end ?? 0);
  const isPaid = has === undefined && isWhatIsPaid(post);
  const isStated = has !== undefined || isAnswerable || sentences.length >= LIST_LENGTH;
  const doubt = isPaid
    ? "it may be what somebody pays"
    : isAsked
      ? "it may be a question"
      : isStated
        ? null
        : "nothing says that it is to let";
  return { kind: "offer", why: null, doubt, cue };
}

const READERS: Partial<Record<KindKey, (post: Post, cue: Cue) => Verdict | null>> = {
  offers: ofOffer,
  handsOver: ofOffer,
  offersHome: (_, cue) => ({ kind: "offer", why: null, doubt: null, cue }),
  sells: ofSale,
  clears: (_, cue) => ({ kind: "other", why: "goods", doubt: null, cue }),
  serves: (_, cue) => ({ kind: "other", why: "service", doubt: null, cue }),
  addressesOwners: ofOwners,
  owns: ofOwners,
  opensQuestion: ofOwners,
  seats: ofSeats,
  wants: ofWish,
  needed: ofWish,
  needs: ofWish,
  asks: ofWish,
  hires: (_, cue) => ({ kind: "other", why: "job", doubt: null, cue }),
  talks: (_, cue) => ({ kind: "other", why: "talk", doubt: null, cue }),
};

function verdictOf(post: Post, told: Told): Verdict {
  const warning = post.cues.find(({ key, sentence }) => key === "warns" && sentence < WARNING_SENTENCES);
  if (warning) return { kind: "other", why: "warning", doubt: null, cue: warning };
  const end = ofEnd(post);
  if (end) return end;
  const judgement = ofJudgement(post);
  if (judgement) return judgement;
  for (const cue of post.cues) {
    const verdict = READERS[cue.key]?.(post, cue);
    if (verdict) return verdict;
  }
  return ofSubject(post, told);
}

/**
 * Whether a post offers a home to let, wants one, or is about something else, and then what: the first word that says
 * what it does decides, together with what that is said of. Without such a word it goes by whether the post is answerable: it
 * states a rent, a contact or from when the home is free.
 */
export function readKind(
  advert: Normalised,
  isAnswerable: boolean,
  { isCapped = false, isRentSomewhere = false }: Partial<Told> = {},
): { kind: Fact<Kind>; why: string | null } {
  const told = { isAnswerable, isCapped, isRentSomewhere };
  const { kind, why, doubt, cue } = verdictOf(postOf(advert.text), told);
  return { kind: factAt(advert, kind, cue ? [cue] : [], doubt), why };
}

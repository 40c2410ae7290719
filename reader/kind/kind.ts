import type { Kind } from "../advert.ts";
import type { Prose } from "../contact/contacts.ts";
import { type Fact, factAt } from "../fact.ts";
import { termSet } from "../vocabulary/pattern.ts";
import { verdictByEndWord } from "./kind-end.ts";
import { verdictByOffer, verdictBySale } from "./kind-offer.ts";
import { type Cue, postOf, type TaggedText, type Verdict } from "./kind-post.ts";
import { verdictByOpinion } from "./kind-question.ts";
import { verdictByOwners, verdictBySeats } from "./kind-service.ts";
import { isHome, type KindKey } from "./kind-subject.ts";
import { tellingOf } from "./kind-telling.ts";
import { NOTHING_TOLD, type Told, verdictBySubject } from "./kind-unsaid.ts";
import { verdictByWish } from "./kind-wish.ts";

/** Sentences in which a warning is what the post is about. */
const WARNING_SENTENCES = 3;

/** Said of any home, and of one to let. */
const NAMES: ReadonlySet<KindKey> = new Set(["home", "room"]);
const STATES: ReadonlySet<KindKey> = new Set(["has", "reopens"]);
/** They let a home in a heading; elsewhere they are what is paid for it. */
const RENT = termSet("letting.noun");

const READERS: Partial<Record<KindKey, (post: TaggedText, cue: Cue, told: Told) => Verdict | null>> = {
  offers: verdictByOffer,
  handsOver: verdictByOffer,
  offersHome: (_, cue) => ({ kind: "offer", why: null, doubt: null, cue }),
  sells: verdictBySale,
  invests: verdictBySale,
  clears: (_, cue) => ({ kind: "other", why: "goods", doubt: null, cue }),
  serves: (_, cue) => ({ kind: "other", why: "service", doubt: null, cue }),
  addressesOwners: verdictByOwners,
  owns: verdictByOwners,
  opensQuestion: verdictByOwners,
  seats: verdictBySeats,
  wants: verdictByWish,
  needed: verdictByWish,
  needs: verdictByWish,
  asks: verdictByWish,
  spams: (_, cue) => ({ kind: "other", why: "spam", doubt: null, cue }),
  hires: (_, cue) => ({ kind: "other", why: "job", doubt: null, cue }),
  talks: (_, cue) => ({ kind: "other", why: "talk", doubt: null, cue }),
};

function verdictOf(post: TaggedText, told: Told): Verdict {
  const warning = post.cues.find(({ key, sentence }) => key === "warns" && sentence < WARNING_SENTENCES);
  if (warning && tellingOf(post, told.terms) !== "describes")
    return { kind: "other", why: "warning", doubt: null, cue: warning };
  const pitch = post.cues.find(({ key }) => key === "invests" || key === "pitches");
  if (pitch && told.isPricedForSale) return { kind: "other", why: "sale", doubt: null, cue: pitch };
  const end = verdictByEndWord(post);
  if (end) return end;
  const judgement = verdictByOpinion(post);
  if (judgement) return judgement;
  for (const cue of post.cues) {
    const verdict = READERS[cue.key]?.(post, cue, told);
    if (verdict) return verdict;
  }
  return verdictBySubject(post, told);
}

/** Whether a word lets a home: `we have a villa`; not `I have a video`, unless whoever says so can be answered. */
function lets(
  { text, subjects }: TaggedText,
  { isInviting }: Told,
  { key, sentence, start, end }: Cue,
): boolean {
  if (NAMES.has(key)) return false;
  if (isInviting) return true;
  if (STATES.has(key)) return subjects[sentence]?.some(isHome) ?? false;
  return !RENT.has(text.slice(start, end));
}

/** An offer that no word makes one may only tell of a rent. */
function withDoubt(post: TaggedText, told: Told, verdict: Verdict): Verdict {
  const { kind, doubt, cue } = verdict;
  if (kind !== "offer" || doubt !== null || (cue !== null && lets(post, told, cue))) return verdict;
  return tellingOf(post, told.terms) === "tells"
    ? { ...verdict, doubt: "it may only talk of rents" }
    : verdict;
}

/**
 * Whether a post offers a home to let, wants one, or is about something else, and then what: the first word that says
 * what it does decides, together with what that is said of. Without such a word it goes by whether the post is answerable: it
 * states a rent, a contact or from when the home is free.
 */
export function readKind(advert: Prose, told: Partial<Told> = {}): { kind: Fact<Kind>; why: string | null } {
  const post = postOf(advert);
  const all = { ...NOTHING_TOLD, ...told };
  const { kind, why, doubt, cue } = withDoubt(post, all, verdictOf(post, all));
  return { kind: factAt(advert, kind, cue ? [cue] : [], doubt), why };
}

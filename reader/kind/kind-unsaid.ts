import { type Cue, isQuestion, type TaggedText, type Verdict } from "./kind-post.ts";
import { isWhatIsPaid } from "./kind-question.ts";
import { isHome, subjectsOf, WHY, wishedWhom } from "./kind-subject.ts";

/** What else was read in a post. */
export type Told = {
  /** It states a rent, a contact or a date. */
  isAnswerable: boolean;
  /** It states no rent but a most: `up to 15 mil`. */
  isCapped: boolean;
  /** It states a rent for a period, and an area. */
  isRentSomewhere: boolean;
  /** It names a sum that homes are sold for, and no period. */
  isPricedForSale: boolean;
  /** It has a contact, or a day from which the home is free. */
  isInviting: boolean;
  /** How many terms of a home it states: contacts, dates, what there is; null where these were not read. */
  terms: number | null;
};

export const NOTHING_TOLD: Told = {
  isAnswerable: false,
  isCapped: false,
  isRentSomewhere: false,
  isPricedForSale: false,
  isInviting: false,
  terms: null,
};

/** A home may be let in words, or in a language, that the rules do not know. */
const UNKNOWN_WORDS = "it states a rent and an area";

/** Lines of a post that describes what it offers. */
const LIST_LENGTH = 5;

/** Of the words that may stand before `any` in a question. */
const QUESTION_START = 4;

/** `Any villas free in Ubud? For two`; not where a later sentence answers with a home. */
function questionAbout(post: TaggedText): Cue | undefined {
  const { cues, subjects } = post;
  const asked = subjects.findLastIndex((named) => named.some(isHome));
  const opening = cues.find(({ key, sentence }) => key === "opensQuestion" && sentence === asked);
  return opening && opening.index <= QUESTION_START && isQuestion(post, asked) ? opening : undefined;
}

/** `Cleaner available in Ubud, villas 150k`; not `Villa in Ubud, cleaner available`. */
function isOfWorker({ sentences, firstWithSubject }: TaggedText, { sentence, index }: Cue): boolean {
  const before = sentences[sentence]?.[index - 1];
  const isFirst =
    firstWithSubject >= sentence && !subjectsOf(sentences[sentence]?.slice(0, index) ?? []).some(isHome);
  return before !== undefined && wishedWhom(before) === "worker" && isFirst;
}

/** A post that names a home and does not say why: an offer where it has a rent, a contact or a date. */
export function verdictBySubject(post: TaggedText, told: Told): Verdict {
  const { isAnswerable, isCapped, isRentSomewhere, isPricedForSale } = told;
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
  if (has && isOfWorker(post, has)) return { kind: "other", why: "service", doubt: null, cue: has };
  const cue = has ?? cues.find(({ key }) => key === "home" || key === "room") ?? null;
  const asked = post.subjects.findLastIndex((named, index) => named.some(isHome) && isQuestion(post, index));
  const isAsked = asked >= 0 && post.lastNumber < (sentences[asked]?.at(-1)?.end ?? 0);
  const isPaid = has === undefined && isWhatIsPaid(post);
  const isStated = has !== undefined || isAnswerable || sentences.length >= LIST_LENGTH;
  const doubts: [boolean, string][] = [
    [isPaid, "it may be what somebody pays"],
    [isAsked, "it may be a question"],
    [isPricedForSale, "it may be for sale"],
    [!isStated, "nothing says that it is to let"],
  ];
  const [, doubt = null] = doubts.find(([isSo]) => isSo) ?? [];
  return { kind: "offer", why: null, doubt, cue };
}

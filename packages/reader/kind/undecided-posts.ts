import { isHome, REASONS, subjectsOf, wishedPerson } from "./subjects.ts";
import {
  type Cue,
  isQuestion,
  noOffer,
  offer,
  type TaggedText,
  type Verdict,
  wanted,
} from "./tagged-text.ts";

/** Facts of a post that other rules have read. */
export type OtherFacts = {
  /** It states a rent, a contact or a date. */
  isAnswerable: boolean;
  /** It states no rent but a limit: `up to 15 mil`. */
  isCapped: boolean;
  /** It states a rent for a period and an area. */
  hasRentAndArea: boolean;
  /** It names a sum large enough to buy a home, without a period. */
  isPricedForSale: boolean;
  /** It names a contact or the day from which the home is free. */
  hasContactOrDate: boolean;
  /** Number of terms that it states: contacts, dates, inclusions; null if they were not read. */
  terms: number | null;
};

export const NO_OTHER_FACTS: OtherFacts = {
  isAnswerable: false,
  isCapped: false,
  hasRentAndArea: false,
  isPricedForSale: false,
  hasContactOrDate: false,
  terms: null,
};

/** Doubt about a post that names no subject: its words or its language may be unknown to the rules. */
const RENT_AND_AREA = "it states a rent and an area";

const LEAST_SENTENCES_OF_DESCRIPTION = 5;

/** Last index of `any` in a question: `So guys, are any villas free?` */
const LAST_INDEX_OF_OPENING = 4;

/** The word that opens a question for a home: `Any villas free in Ubud? For two`. A later sentence with a home answers it. */
function questionForHome(post: TaggedText): Cue | undefined {
  const { cues, subjects } = post;
  const asked = subjects.findLastIndex((named) => named.some(isHome));
  const opening = cues.find(({ key, sentence }) => key === "opensQuestion" && sentence === asked);
  return opening && opening.index <= LAST_INDEX_OF_OPENING && isQuestion(post, asked) ? opening : undefined;
}

/** Whether a word offers a worker: `Cleaner available in Ubud, villas 150k`; not `Villa in Ubud, cleaner available`. */
function offersWorker({ sentences, firstWithSubject }: TaggedText, { sentence, index }: Cue): boolean {
  const before = sentences[sentence]?.[index - 1];
  const isFirst =
    firstWithSubject >= sentence && !subjectsOf(sentences[sentence]?.slice(0, index) ?? []).some(isHome);
  return before !== undefined && wishedPerson(before) === "worker" && isFirst;
}

/** The verdict on a post without a deciding word. One about a home is an offer if it has a rent, a contact or a date. */
export function verdictBySubject(post: TaggedText, facts: OtherFacts): Verdict {
  const { isAnswerable, isCapped, hasRentAndArea, isPricedForSale } = facts;
  const { sentences, cues } = post;
  const subjects = post.subjects.flat();
  const [first = null] = subjects;
  const question = questionForHome(post);
  if (question) return wanted(question);
  const budget = cues.find(({ key }) => key === "budget" || key === "arrives");
  if ((budget || isCapped) && subjects.some(isHome)) return wanted(budget ?? null);
  const isThingInRoom = (first === "goods" || first === "vehicle") && subjects.includes("room");
  if (first === null) return noOffer(null, null, hasRentAndArea ? RENT_AND_AREA : null);
  if (first !== "home" && first !== "room" && !isThingInRoom) return noOffer(REASONS[first], null);
  const has = cues.find(({ key }) => key === "has" || key === "reopens");
  if (has && offersWorker(post, has)) return noOffer("service", has);
  const cue = has ?? cues.find(({ key }) => key === "home" || key === "room") ?? null;
  const asked = post.subjects.findLastIndex((named, index) => named.some(isHome) && isQuestion(post, index));
  const isAsked = asked >= 0 && post.lastNumber < (sentences[asked]?.at(-1)?.end ?? 0);
  const isStated = has !== undefined || isAnswerable || sentences.length >= LEAST_SENTENCES_OF_DESCRIPTION;
  const doubts: [boolean, string][] = [
    [isAsked, "it may be a question"],
    [isThingInRoom && !hasRentAndArea, "it may be about things"],
    [isPricedForSale, "it may be for sale"],
    [!isStated, "nothing says that it is to let"],
  ];
  const [, doubt = null] = doubts.find(([isSo]) => isSo) ?? [];
  return offer(cue, doubt);
}

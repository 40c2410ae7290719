import type { Token } from "../tokens.ts";
import { type KIND, SUBJECTS } from "../vocabulary/kind.ts";

export type KindKey = keyof typeof KIND;
export type Subject = Exclude<keyof typeof SUBJECTS, "purpose" | "person" | "worker">;
export type Words = readonly Token<KindKey>[];

const NO_SUBJECT: ReadonlySet<KindKey> = new Set(["purpose", "person", "worker"]);

const isSubject = (key: KindKey): key is Subject => Object.hasOwn(SUBJECTS, key) && !NO_SUBJECT.has(key);

export const isHome = (subject: Subject | null) => subject === "home" || subject === "room";

export type ObjectOfWish = Subject | "person" | "worker";

/** How many tokens after `near` and `good for` are about something else. */
const PURPOSE_REACH = 3;

/** What a sentence is about, in the order of the words; not what is near, or what it would be good for. */
export function subjectsOf(words: Words): Subject[] {
  const subjects: Subject[] = [];
  let purposeAt = Number.NEGATIVE_INFINITY;
  for (const [index, word] of words.entries()) {
    if (word.type !== "term") continue;
    const next = words[index + 1];
    // `villa photographer` is none of a villa.
    const isOfNext = word.key === "home" && next?.type === "term" && next.key === "service";
    if (word.key === "purpose") purposeAt = index;
    else if (isOfNext) continue;
    else if (isSubject(word.key) && index - purposeAt > PURPOSE_REACH) subjects.push(word.key);
  }
  return subjects;
}

export const wishedWhom = (word: Words[number]): "person" | "worker" | null =>
  word.type === "term" && (word.key === "person" || word.key === "worker") ? word.key : null;

/** What is asked for: a home, somebody to share it with, somebody to work there. */
export function wishedFor(words: Words): ObjectOfWish | null {
  for (const word of words) {
    const whom = wishedWhom(word);
    if (whom) return whom;
    if (word.type === "term" && isSubject(word.key)) return word.key;
  }
  return null;
}

/**
 * What is let, sold or offered in a sentence: what it names first. Where that is a thing that goes with a home,
 * it is the home that the sentences before have named: `2BR villa in Ubud. Scooter for rent.`
 */
export function subjectOf(
  subjects: readonly (readonly Subject[])[],
  sentences: readonly Words[],
  cue: { sentence: number; index: number },
): Subject | null {
  const [next] = subjectsOf((sentences[cue.sentence] ?? []).slice(cue.index + 1, cue.index + 3));
  if (next && isHome(next)) return next;
  const inSentence = subjects[cue.sentence] ?? [];
  const [own] = inSentence;
  if (own && (isHome(own) || own === "land")) return own;
  if (own === "goods" && inSentence.some(isHome)) return "home";
  const [before] = subjects.slice(0, cue.sentence).flat();
  if (before && isHome(before)) return before;
  return own ?? before ?? subjects.slice(cue.sentence + 1).flat()[0] ?? null;
}

/** Why a post about something else than homes is no offer. */
export const WHY: Readonly<Record<Exclude<Subject, "home" | "room">, string>> = {
  land: "land",
  commercial: "business",
  vehicle: "transport",
  event: "event",
  service: "service",
  goods: "goods",
};

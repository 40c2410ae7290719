import type { KindKey } from "../region.ts";
import type { Token } from "../text/tokens.ts";
import { type Key, vocabulary } from "../vocabulary/lexicon.ts";

export type Subject = Exclude<Key<"subject">, "purpose" | "person" | "worker">;
export type Words = readonly Token<KindKey>[];

const SUBJECTS = vocabulary("subject");

const NOT_SUBJECTS: ReadonlySet<KindKey> = new Set(["purpose", "person", "worker"]);

const isSubject = (key: KindKey): key is Subject => Object.hasOwn(SUBJECTS, key) && !NOT_SUBJECTS.has(key);

export const isHome = (subject: Subject | null) => subject === "home" || subject === "room";

export type WishedThing = Subject | "person" | "worker";

/** Tokens after `near` and `good for` that are about something else. */
const TOKENS_OF_PURPOSE = 3;

/** The things that a sentence is about, in its order; not `near the land` or `good for a restaurant`. */
export function subjectsOf(words: Words): Subject[] {
  const subjects: Subject[] = [];
  let purposeIndex = Number.NEGATIVE_INFINITY;
  for (const [index, word] of words.entries()) {
    if (word.type !== "term") continue;
    const next = words[index + 1];
    // `villa photographer` is about a service.
    const isPartOfService = word.key === "home" && next?.type === "term" && next.key === "service";
    if (word.key === "purpose") purposeIndex = index;
    else if (isPartOfService) continue;
    else if (isSubject(word.key) && index - purposeIndex > TOKENS_OF_PURPOSE) subjects.push(word.key);
  }
  return subjects;
}

export const wishedPerson = (word: Words[number]): "person" | "worker" | null =>
  word.type === "term" && (word.key === "person" || word.key === "worker") ? word.key : null;

/** The first thing or person that words wish for: a home, a housemate, a cleaner. */
export function wishedFor(words: Words): WishedThing | null {
  for (const word of words) {
    const whom = wishedPerson(word);
    if (whom) return whom;
    if (word.type === "term" && isSubject(word.key)) return word.key;
  }
  return null;
}

/**
 * The subject of a letting or selling word: the first thing that its sentence names. A thing that comes with a home stands
 * for the home of the sentences before it: `2BR villa in Ubud. Scooter for rent.`
 */
export function subjectOf(
  subjects: readonly (readonly Subject[])[],
  { sentence }: { sentence: number },
): Subject | null {
  const inSentence = subjects[sentence] ?? [];
  const [own] = inSentence;
  if (own && (isHome(own) || own === "land")) return own;
  if (own === "goods" && inSentence.some(isHome)) return "home";
  const [before] = subjects.slice(0, sentence).flat();
  if (before && isHome(before)) return before;
  return own ?? before ?? subjects.slice(sentence + 1).flat()[0] ?? null;
}

/** The reason why a post about something other than homes is no offer. */
export const REASONS: Readonly<Record<Exclude<Subject, "home" | "room">, string>> = {
  land: "land",
  commercial: "business",
  vehicle: "transport",
  event: "event",
  service: "service",
  goods: "goods",
};

import { termFinder } from "../term-finder.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import type { TaggedText } from "./kind-post.ts";

/** What those say who tell, ask or complain of rents. */
const TELLING = vocabulary("telling", [
  /** Small words: a description of a home does with few of them. */
  "telling",
  /** Of what is wrong with a home: complained of, and in no description of one. */
  "faults",
  /** Of what homes cost in general. */
  "market",
  /** Said to whoever would move in, and by who leaves. */
  "invites",
]);

const tellingTerms = termFinder(TELLING);

const WORDS = /[\p{L}\p{M}']+/gu;

/** How much a word says that a rent is told of: nobody lets a home by its faults, or by what others ask on average. */
const WEIGHTS: Readonly<Record<keyof typeof TELLING, number>> = {
  telling: 1,
  faults: 2,
  market: 3,
  invites: -2,
};

/** Of a question at the end: whoever lets a home ends by saying how to get it. */
const ENDING_QUESTION = 2;

const ANYTHING_SAID = /[\p{L}\p{Nd}]/u;

function endsWithQuestion(text: string): boolean {
  const mark = text.lastIndexOf("?");
  return mark >= 0 && !ANYTHING_SAID.test(text.slice(mark));
}

/** How much more telling than terms of a home a post has that tells of a rent, and how much for each of its words. */
const TELLS = { from: 3, share: 0.1 };
/** Whoever lets a home states a term of it in so many words. */
const WORDS_FOR_TERM = 20;
/** How many more terms than small words one has that lets a home, whatever it begins with. */
const DESCRIBES_FROM = 3;

/**
 * Whether a post tells, asks or jokes of rents, or says what a home has and costs: by how many small words it has beside
 * the terms on which the home is let. Whoever lets a home in as many words says more of the home, and invites an
 * answer (docs/behaviour.md, C1).
 */
export function tellingOf({ text }: TaggedText, terms: number | null): "tells" | "describes" | null {
  if (terms === null) return null;
  const told = tellingTerms.findAll(text);
  const small = told.filter(({ key }) => key !== "invites").length;
  if (terms - small >= DESCRIBES_FROM) return "describes";
  const question = endsWithQuestion(text) ? ENDING_QUESTION : 0;
  const weight = told.reduce((sum, { key }) => sum + WEIGHTS[key], question);
  const words = text.match(WORDS)?.length ?? 0;
  const missing = words / WORDS_FOR_TERM - terms;
  return weight + missing >= TELLS.from && weight >= words * TELLS.share ? "tells" : null;
}

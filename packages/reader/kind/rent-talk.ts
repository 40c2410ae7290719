import { type Key, vocabulary } from "../vocabulary/lexicon.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import type { TaggedText } from "./tagged-text.ts";

const talkTerms = termFinder(vocabulary("rentTalk"));

const WORDS = /[\p{L}\p{M}']+/gu;

/** How strongly each word suggests talk rather than an advert. */
const WEIGHTS: Readonly<Record<Key<"rentTalk">, number>> = {
  smallWord: 1,
  fault: 2,
  market: 3,
  invitation: -2,
};

/** Weight of a question at the end, where adverts say how to get the home. */
const QUESTION_WEIGHT = 2;

const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;

function endsWithQuestion(text: string): boolean {
  const index = text.lastIndexOf("?");
  return index >= 0 && !LETTER_OR_DIGIT.test(text.slice(index));
}

/** Talk outweighs the stated terms of a home by this weight, and has this weight per word. */
const LEAST_TALK = { weight: 3, share: 0.1 };
/** Adverts state a term of the home at least every so many words. */
const WORDS_PER_TERM = 20;
/** A post with so many more terms than words of talk is an advert, whatever its first words. */
const LEAST_SURPLUS_OF_TERMS = 3;

/**
 * Whether a post only talks of rents or describes a home, by its words of talk against the number of terms that it states
 * (docs/behaviour.md, C1). Null if unclear.
 */
export function talkOrDescription({ text }: TaggedText, terms: number | null): "talk" | "description" | null {
  if (terms === null) return null;
  const found = talkTerms.findAll(text);
  const small = found.filter(({ key }) => key !== "invitation").length;
  if (terms - small >= LEAST_SURPLUS_OF_TERMS) return "description";
  const question = endsWithQuestion(text) ? QUESTION_WEIGHT : 0;
  const weight = found.reduce((sum, { key }) => sum + WEIGHTS[key], question);
  const words = text.match(WORDS)?.length ?? 0;
  const missing = words / WORDS_PER_TERM - terms;
  return weight + missing >= LEAST_TALK.weight && weight >= words * LEAST_TALK.share ? "talk" : null;
}

import { numberOf } from "../rent/stay-lengths.ts";
import { keyOf, tokensOf } from "../text/tokens.ts";
import { vocabulary } from "../vocabulary/lexicon.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import type { Read } from "./wish-text.ts";

/** Numbers of people, `вдвоем`, `berdua`, and the words by which a number counts people: `2 orang`, `нас 4`. */
const peopleTerms = termFinder({ ...vocabulary("people"), ...vocabulary("count") });

/** Larger groups rent no home together. */
const MOST_PEOPLE = 20;

/** How many people a visitor comes with, all counted: `на двоих`, `for 2 people`, `kami bertiga`. */
export function wishedPeople(text: string): Read<number> | null {
  const tokens = tokensOf(text, peopleTerms);
  for (const [index, token] of tokens.entries()) {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    const key = keyOf(token);
    if (/^\d$/.test(key ?? "") && keyOf(next) !== "child")
      return { value: Number(key), places: before && keyOf(before) === "before" ? [before, token] : [token] };
    const number = key === "before" ? next : keyOf(next) === "noun" ? token : undefined;
    const count = numberOf(text, number) ?? 0;
    if (next && count > 0 && count <= MOST_PEOPLE) return { value: count, places: [token, next] };
  }
  return null;
}

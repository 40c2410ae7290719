import { vocabulary } from "./lexicon.ts";
import { termFinder } from "./term-finder.ts";

/** Nouns that a number counts as bedrooms or bathrooms, and words that only look like them. */
export const ROOM_WORDS = vocabulary("roomWord");

export const NUMBER_WORDS = vocabulary("roomCount");

/** Words on the line of a unit that is taken. */
export const takenTerms = termFinder(vocabulary("unitState"));

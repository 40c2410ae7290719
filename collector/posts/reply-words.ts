import { vocabulary } from "../../reader/vocabulary/lexicon.ts";

/** What owners answer to their own posts, beside what an advert says of itself (`reader/vocabulary/kind.ts`). */
export const REPLY_WORDS = vocabulary("reply", [
  /** What ends a listing in an answer, where a post would say it otherwise. */
  "ended",
  /** Phrases that mean "no longer free". They win over any word of the lists below that they contain. */
  "gone",
  "free",
  "denied",
  /** It is free at other times. */
  "forATime",
  /** Without a question mark. */
  "asked",
  "part",
  /** What may be taken, closed or full instead of the home, and what a home is full of. */
  "otherThing",
]);

/** How an answer begins that says no more than that the home is let, and what may follow its first word. */
export const OPENING_WORDS = vocabulary("replyOpening", ["mark", "mayFollow"]);

import { vocabulary } from "@rentals/reader/vocabulary/lexicon.ts";

/** A longer reply says more than that a home is taken or has a new price. */
export const MAX_REPLY_LENGTH = 120;

/** What owners reply to their own posts, beside the words of adverts themselves. */
export const REPLY_WORDS = vocabulary("reply", [
  /** Phrases that end a listing in a reply but would mean something else in an advert. */
  "ended",
  /** Phrases that mean "no longer free". They win over any word of the lists below that they contain. */
  "gone",
  "free",
  "denied",
  /** Taken for a time only, so free at other times. */
  "forATime",
  /** Questions written without a question mark. */
  "asked",
  /** Only a part of the home, or one of several, is taken. */
  "part",
  /** Things other than the home that may be taken, closed or full ("photos taken", "full furnished"). */
  "otherThing",
]);

/** Replies that say only that the home is taken: their first word, and the words that may follow it. */
export const OPENING_WORDS = vocabulary("replyOpening", ["mark", "mayFollow"]);

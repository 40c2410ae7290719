import { vocabulary } from "@rentals/reader/vocabulary/lexicon.ts";

/** A longer reply says more than that a home is taken or has a new price. */
export const MAX_REPLY_LENGTH = 120;

/** What owners reply to their own posts, beside the words of adverts themselves. */
export const REPLY_WORDS = vocabulary("reply");

/** Replies that say only that the home is taken: their first word, and the words that may follow it. */
export const OPENING_WORDS = vocabulary("replyOpening");

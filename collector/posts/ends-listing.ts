import { unitLabels, unitTraits } from "@rentals/reader/home/unit-traits.ts";
import { normalise } from "@rentals/reader/text/normalise.ts";
import { monthTerms } from "@rentals/reader/vocabulary/dates.ts";
import { vocabulary } from "@rentals/reader/vocabulary/lexicon.ts";
import { pattern } from "@rentals/reader/vocabulary/pattern.ts";
import { termFinder } from "@rentals/reader/vocabulary/term-finder.ts";
import { reader } from "../../lib/region/region-reader.ts";
import type { Read } from "./reader.ts";
import type { PostRow } from "./rows.ts";

/** A longer reply says more than that a home is taken or has a new price. */
export const MAX_REPLY_LENGTH = 120;

/** What owners reply to their own posts, beside the words of adverts themselves. */
const REPLY_WORDS = vocabulary("reply");

/** Replies that say only that the home is taken: their first word, and the words that may follow it. */
const OPENING_WORDS = vocabulary("replyOpening");

const replyTerms = termFinder(REPLY_WORDS);
const openingTerms = termFinder(OPENING_WORDS);

/** `2 rooms`, `2 already rented`: some units, not all. */
const COUNTED_UNITS = pattern("u")`(?<!\p{N})\p{N}{1,2} {sumReply.part}`;

/** `the dog is gone`: something other than the home. */
const OTHER_SUBJECT =
  /(?<!\p{L})(?:the|our|my|its) (?!villa|house|home|place|room|unit|property|studio|apartment|guesthouse|bungalow|listing|whole|entire)\p{L}+ (?:is|are|was|were|has|have) /u;

/** `closed to traffic`, `gone through renovation`: the opening word has an object, so it does not mean "taken". */
function hasOtherObject(text: string): boolean {
  const first = openingTerms.findAt(text, text.search(/\p{L}/u));
  if (first?.key !== "mark" || !/^ \p{L}/u.test(text.slice(first.end))) return false;
  return openingTerms.findAt(text, first.end + 1)?.key !== "mayFollow";
}

function namesPart(text: string): boolean {
  const marks = unitLabels(text);
  const named = [...(marks.get("unit") ?? []), ...(marks.get("floor") ?? [])];
  // A single Cyrillic letter is a word, not a unit: `дом в Убуде`.
  return COUNTED_UNITS.test(text) || named.some((mark) => mark.length > 1 || /[\da-z]/.test(mark));
}

function isAmbiguous(
  plain: string,
  words: readonly (keyof typeof REPLY_WORDS)[],
  isHomeNamed: boolean,
): boolean {
  return (
    words.some((key) => key !== "ended" && key !== "gone") ||
    monthTerms.findAll(plain).length > 0 ||
    (!isHomeNamed && namesPart(plain)) ||
    hasOtherObject(plain) ||
    OTHER_SUBJECT.test(plain)
  );
}

/** Whether a reply to a post of several homes tells one from the others: "fan rooms sold out", "1BR taken". */
export function isAboutOneOfSeveral(
  reply: string,
  { text, posted_at }: Pick<PostRow, "text" | "posted_at">,
): boolean {
  const traits = [...unitTraits(reply).keys()].filter((trait) => trait !== "home");
  return traits.length > 0 && reader.readUnits(text, { postedAt: new Date(posted_at) }).length > 1;
}

/**
 * Whether a reply says that the home of the post is taken: "taken", "sudah terisi", "сдано". A question does not end a
 * listing, nor does a reply that states a rent, offers a home or is ambiguous. When unsure, keep the listing: a caller soon
 * learns that it is taken, but nobody learns of a free home that we hid. `isHomeNamed`: the part that the reply names is the whole home.
 */
export function endsListing(
  { text, posted_at }: Pick<PostRow, "text" | "posted_at">,
  read: Read,
  isHomeNamed = false,
): boolean {
  if (text.length > MAX_REPLY_LENGTH || text.includes("?")) return false;
  const plain = normalise(text).text;
  const words = replyTerms.findAll(plain).map(({ key }) => key);
  if (isAmbiguous(plain, words, isHomeNamed)) return false;
  const { why, kind, rents } = read(text, new Date(posted_at));
  const isOffer = rents.length > 0 || (kind.value === "offer" && kind.doubt === null);
  return !isOffer && (words.includes("ended") || (why === "ended" && kind.doubt === null));
}

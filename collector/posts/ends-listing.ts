import { unitMarks } from "../../reader/home/unit-marks.ts";
import { normalise } from "../../reader/normalise.ts";
import { termFinder } from "../../reader/term-finder.ts";
import { MONTHS } from "../../reader/vocabulary/dates.ts";
import type { Read } from "./reader.ts";
import { OPENING_WORDS, REPLY_WORDS } from "./reply-words.ts";
import type { PostRow } from "./rows.ts";

/** A reply this long says more than that a home is gone. */
const LONGEST = 120;

const replyWords = termFinder(REPLY_WORDS);
const openings = termFinder(OPENING_WORDS);
const months = termFinder(MONTHS);

/** `2 rooms`, `2 already rented`: not all of them. */
const COUNTED =
  /(?<!\p{N})\p{N}{1,2} (?:rooms|units|villas|houses|kamar|unit|комнат|виллы|дома|already|rented|taken|booked|sudah|sdh|udah|laku|terisi|уже)(?!\p{L})/u;

/** `the dog is gone` */
const OTHER_SUBJECT =
  /(?<!\p{L})(?:the|our|my|its) (?!villa|house|home|place|room|unit|property|studio|apartment|guesthouse|bungalow|listing|whole|entire)\p{L}+ (?:is|are|was|were|has|have) /u;

/** `closed to traffic`, `gone through renovation`: the first word is about what follows it. */
function goesOn(text: string): boolean {
  const first = openings.at(text, text.search(/\p{L}/u));
  if (first?.key !== "mark" || !/^ \p{L}/u.test(text.slice(first.end))) return false;
  return openings.at(text, first.end + 1)?.key !== "mayFollow";
}

function namesPart(text: string): boolean {
  const marks = unitMarks(text);
  const named = [...(marks.get("unit") ?? []), ...(marks.get("floor") ?? [])];
  // The letter of `дом в Убуде` is a word.
  return COUNTED.test(text) || named.some((mark) => mark.length > 1 || /[\da-z]/.test(mark));
}

/** Whether the words may be of a part of the home, of a time, of another thing, or deny it. */
function keepsListing(plain: string, words: readonly (keyof typeof REPLY_WORDS)[]): boolean {
  return (
    words.some((key) => key !== "ended" && key !== "gone") ||
    months.all(plain).length > 0 ||
    namesPart(plain) ||
    goesOn(plain) ||
    OTHER_SUBJECT.test(plain)
  );
}

/**
 * Whether a reply says that the home of the post it answers is let: "taken", "sudah terisi", "сдано", as an advert says so
 * of itself. A question does not, nor what states a rent, offers a home, or leaves it open. When unsure, the listing stays:
 * a caller soon learns that it is taken, but nobody learns of a free home that is hidden.
 */
export function endsListing({ text, posted_at }: Pick<PostRow, "text" | "posted_at">, read: Read): boolean {
  if (text.length > LONGEST || text.includes("?")) return false;
  const plain = normalise(text).text;
  const words = replyWords.all(plain).map(({ key }) => key);
  if (keepsListing(plain, words)) return false;
  const { why, kind, rents } = read(text, new Date(posted_at));
  const isOffer = rents.length > 0 || (kind.value === "offer" && kind.doubt === null);
  return !isOffer && (words.includes("ended") || (why === "ended" && kind.doubt === null));
}

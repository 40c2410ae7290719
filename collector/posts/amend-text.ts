import { perDay, type Rent } from "@rentals/reader/rent.ts";
import { normalise } from "@rentals/reader/text/normalise.ts";
import { vocabulary } from "@rentals/reader/vocabulary/lexicon.ts";
import { termSet } from "@rentals/reader/vocabulary/pattern.ts";
import { termFinder } from "@rentals/reader/vocabulary/term-finder.ts";
import { formatAmount } from "../../lib/money/format-price.ts";
import { MAX_REPLY_LENGTH } from "./ends-listing.ts";
import type { Read } from "./reader.ts";
import type { PostRow } from "./rows.ts";

/** A bare sum, or a sum with one of these words, is the new rent of the post that the reply answers. */
const priceChangeTerms = termFinder(vocabulary("rentChange"));

/** A sum outside these ratios to the stated rent is for another unit, another period or a part of the rent. */
const MIN_RENT_RATIO = 0.5;
const MAX_RENT_RATIO = 1.25;

const WORD = /\p{L}+/gu;
const WORDS_BESIDE_SUM = termSet("sumReply.beside");

/** The new rent that a reply states for the post it answers; null if it states none or several, or talks of something else. */
function rentInReply(text: string, postedAt: Date, read: Read): Rent | null {
  const { rents } = read(text, postedAt);
  const [rent, another] = rents;
  if (!rent || another || rent.doubt !== null) return null;
  const plain = normalise(text).text;
  const isBare = (plain.match(WORD) ?? []).every((word) => WORDS_BESIDE_SUM.has(word));
  return isBare || priceChangeTerms.findAll(plain).length > 0 ? rent.value : null;
}

/**
 * The text with the rent of the reply in place of its own (docs/behaviour.md, C11); null if the reply states none, or the text none or
 * several for its period.
 */
export function amendText(text: string, reply: string, postedAt: Date, read: Read): string | null {
  if (reply === "" || reply.length > MAX_REPLY_LENGTH || reply.includes("?")) return null;
  const rent = rentInReply(reply, postedAt, read);
  const certain = read(text, postedAt).rents.filter(({ doubt }) => doubt === null);
  const [stated, another] = certain.filter(({ value }) => value.period === rent?.period);
  const [sum] = stated?.spans ?? [];
  if (!rent || !stated || !sum || another || stated.value.currency !== rent.currency) return null;
  const change = perDay(rent) / perDay(stated.value);
  if (change < MIN_RENT_RATIO || change > MAX_RENT_RATIO) return null;
  const amended = `${text.slice(0, sum.start)}${formatAmount(rent.amount, rent.currency, "en")}${text.slice(sum.end)}`;
  const isRead = read(amended, postedAt).rents.some(
    ({ doubt, value }) => doubt === null && value.period === rent.period && value.amount === rent.amount,
  );
  return isRead ? amended : null;
}

type AmendableText = Pick<PostRow, "text" | "posted_at"> & Partial<Pick<PostRow, "amendments">>;

/** The text of a post with the changes of its replies, applied in posting order. */
export function currentText({ text, posted_at, amendments }: AmendableText, read: Read): string {
  const postedAt = new Date(posted_at);
  const inOrder = (amendments ?? []).toSorted(
    (a, b) => a.posted_at.localeCompare(b.posted_at) || a.message_id - b.message_id,
  );
  return inOrder.reduce((amended, reply) => amendText(amended, reply.text, postedAt, read) ?? amended, text);
}

import type { Fact } from "@rentals/reader/fact.ts";
import type { Rent } from "@rentals/reader/rent.ts";
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
function rentInReply(text: string, postedAt: Date, read: Read): Fact<Rent> | null {
  if (text === "" || text.length > MAX_REPLY_LENGTH || text.includes("?")) return null;
  const [rent, another] = read(text, postedAt).rents;
  if (!rent || another || rent.doubt !== null) return null;
  const plain = normalise(text).text;
  const isBare = (plain.match(WORD) ?? []).every((word) => WORDS_BESIDE_SUM.has(word));
  return isBare || priceChangeTerms.findAll(plain).length > 0 ? rent : null;
}

/** The spans of a rent are its sum and, if stated, its period. */
const statesPeriod = ({ spans }: Fact<Rent>): boolean => spans.length > 1;

/**
 * The rents of a text that a new one may replace: those by its period, without one by any, as far as a rent for that period is near it.
 * Several leave open which.
 */
function rentsMeant(text: string, rent: Fact<Rent>, postedAt: Date, read: Read): Fact<Rent>[] {
  const { amount, currency, period } = rent.value;
  const stated = read(text, postedAt).rents.filter(
    ({ doubt, value }) =>
      doubt === null && value.currency === currency && (!statesPeriod(rent) || value.period === period),
  );
  const near = stated.filter(({ value }) => {
    const change = amount / value.amount;
    return change >= MIN_RENT_RATIO && change <= MAX_RENT_RATIO;
  });
  const periods = new Set(near.map(({ value }) => value.period));
  return stated.filter(({ value }) => periods.has(value.period));
}

/** Whether a reply states a new rent, and leaves open which of several rents of a text it replaces (docs/behaviour.md, C11). */
export function mayAmend(text: string, reply: string, postedAt: Date, read: Read): boolean {
  const rent = rentInReply(reply, postedAt, read);
  return rent !== null && rentsMeant(text, rent, postedAt, read).length > 1;
}

/** The text with the rent of the reply in place of its own (docs/behaviour.md, C11); null if the reply states none, or does not mean just one. */
export function amendText(text: string, reply: string, postedAt: Date, read: Read): string | null {
  const rent = rentInReply(reply, postedAt, read);
  const [meant, another] = rent ? rentsMeant(text, rent, postedAt, read) : [];
  const [sum] = meant?.spans ?? [];
  if (!rent || !meant || !sum || another) return null;
  const { amount, currency } = rent.value;
  const amended = `${text.slice(0, sum.start)}${formatAmount(amount, currency, "en")}${text.slice(sum.end)}`;
  const isRead = read(amended, postedAt).rents.some(
    ({ doubt, value }) => doubt === null && value.period === meant.value.period && value.amount === amount,
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

import { hash } from "node:crypto";
import { unitLabels } from "@rentals/reader/home/unit-traits.ts";
import { normalise } from "@rentals/reader/text/normalise.ts";
import { z } from "zod";
import type { Reading } from "./read-post.ts";

const hashes = z.array(z.int());

/** Recognises an advert that is posted again. More than ten thousand phone numbers share each contact hash, so it identifies nobody. */
const fingerprint = z.object({
  /** Hashes of every three consecutive words; of a long text only the lowest `MAX_WORDS`. */
  words: hashes,
  contacts: hashes,
  photos: z.array(z.string()),
  /** Bedrooms, area and type, but what only the forum topic states: the advert may be posted in another one. */
  home: z.record(z.string(), z.int()),
  marks: z.record(z.string(), hashes),
  /** Whose posts alone are kept out, since the advert copied another's; absent if nobody may post it again. */
  author: z.string().optional(),
  /** Hash of the numbers that are no rent, deposit, date or contact: they may distinguish units, "room 3". */
  numbers: z.int(),
});
export type Fingerprint = z.infer<typeof fingerprint>;

/** A row of `kept_out`: the fingerprint of an advert that stays out when it is posted again (docs/behaviour.md, C10). */
export const keptOut = z.object({
  channel: z.string(),
  message_id: z.int(),
  message_ids: z.array(z.int()),
  /** The post that the owner named: `allow` finds by it all posts that were removed together. */
  named_channel: z.string(),
  named_message_id: z.int(),
  why: z.enum(["removed", "rejected"]),
  fingerprint,
});
export type KeptOut = z.infer<typeof keptOut>;

export const MAX_WORDS = 256;
const CONTACT_BITS = 16;
const BITS = 24;

export function shortHash(text: string, bits: number): number {
  return hash("sha256", text, "buffer").readUInt32BE() >>> (32 - bits);
}

function sortedHashes(texts: Iterable<string>, bits: number): number[] {
  return [...new Set([...texts].map((text) => shortHash(text, bits)))].sort((a, b) => a - b);
}

const SHINGLE_WORDS = 3;

/** Every three consecutive words of a lower-case text. Numbers become "0", because dates and rents change. A shorter text is one shingle. */
function shinglesOf(text: string): string[] {
  const words = (text.match(/\p{L}+|\p{N}+/gu) ?? []).map((word) => (/^\p{N}/u.test(word) ? "0" : word));
  if (words.length <= SHINGLE_WORDS) return words.length === 0 ? [] : [words.join(" ")];
  return words.slice(SHINGLE_WORDS - 1).map((_, at) => words.slice(at, at + SHINGLE_WORDS).join(" "));
}

function otherNumbers({ text, advert }: Reading): string {
  const { rents, deposit, phones, whatsapp, telegram, email, links, mapUrl } = advert;
  const { availableFrom, minimumStayMonths } = advert;
  const single = [deposit, whatsapp, telegram, email, mapUrl, availableFrom, minimumStayMonths];
  const known = [...rents, ...phones, ...links, ...single].flatMap((fact) => fact?.spans ?? []);
  const numbers = [...text.matchAll(/\p{N}+/gu)].filter(
    ({ index }) => !known.some(({ start, end }) => start <= index && index < end),
  );
  return numbers
    .map(([number]) => number)
    .sort()
    .join(" ");
}

const fingerprints = new WeakMap<Reading, Fingerprint & { text: string }>();

/** Made once of each reading, because one post is compared with many. `text` is normalised. */
export function wordsOf(reading: Reading): Fingerprint & { text: string } {
  const known = fingerprints.get(reading);
  if (known) return known;
  const text = normalise(reading.text).text.trim();
  const { bedrooms, area, propertyType } = reading.advert;
  const home = Object.entries({ bedrooms, area, type: propertyType }).flatMap(([name, fact]) =>
    fact && fact.origin !== "topic" ? [[name, shortHash(`${fact.value}`, BITS)] as const] : [],
  );
  const marks = [...unitLabels(text)].map(([kind, labels]) => [kind, sortedHashes(labels, BITS)] as const);
  const made = {
    ...{ text, contacts: [], photos: [] },
    words: sortedHashes(shinglesOf(text), BITS).slice(0, MAX_WORDS),
    home: Object.fromEntries(home),
    marks: Object.fromEntries(marks),
    numbers: shortHash(otherNumbers(reading), BITS),
  };
  fingerprints.set(reading, made);
  return made;
}

/** `contacts` as `posterKeys` returns them, `photos` as `BatchState.photosOf` does. */
export function fingerprintOf(
  reading: Reading,
  contacts: readonly string[],
  photos: readonly string[],
): Fingerprint {
  const { text: _, ...found } = wordsOf(reading);
  return { ...found, contacts: sortedHashes(contacts, CONTACT_BITS), photos: [...photos] };
}

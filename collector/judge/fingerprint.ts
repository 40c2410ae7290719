import { createHash } from "node:crypto";
import type { Advert } from "@rentals/reader/advert.ts";
import { unitLabels } from "@rentals/reader/home/unit-labels.ts";
import { normalise } from "@rentals/reader/text/normalise.ts";
import { z } from "zod";
import { otherNumbers, shinglesOf } from "./reposts.ts";

const hashes = z.array(z.int());

/** Recognises an advert that is posted again. More than ten thousand phone numbers share each contact hash, so it identifies nobody. */
export const fingerprint = z.object({
  /** Hashes of every three consecutive words; of a long text only the lowest `MAX_WORDS`. */
  words: hashes,
  contacts: hashes,
  photos: z.array(z.string()),
  home: z.record(z.string(), z.int()),
  marks: z.record(z.string(), hashes),
  /** Whose posts alone are kept out, since the advert copied another's; absent if nobody may post it again. */
  author: z.string().optional(),
  /** Hash of the numbers that are no rent, deposit, date or contact. */
  numbers: z.int(),
});
export type Fingerprint = z.infer<typeof fingerprint>;

export const MAX_WORDS = 256;
const WORDS_BITS = 24;
const CONTACT_BITS = 16;
const OTHER_BITS = 24;

export function shortHash(text: string, bits: number): number {
  return createHash("sha256").update(text).digest().readUInt32BE() >>> (32 - bits);
}

function sortedHashes(texts: Iterable<string>, bits: number): number[] {
  return [...new Set([...texts].map((text) => shortHash(text, bits)))].sort((a, b) => a - b);
}

/** `contacts` as `posterKeys` returns them, `photos` as `BatchState.photosOf` does. */
export function fingerprintOf(
  { text: written, advert }: { text: string; advert: Advert },
  contacts: readonly string[],
  photos: readonly string[],
): Fingerprint {
  const { text } = normalise(written);
  const { bedrooms, area, propertyType } = advert;
  // Leaves out facts of the forum topic: the advert may be posted again in another one.
  const home = Object.entries({ bedrooms, area, type: propertyType }).flatMap(([name, fact]) =>
    fact && fact.origin !== "topic" ? [[name, shortHash(`${fact.value}`, OTHER_BITS)] as const] : [],
  );
  const marks = [...unitLabels(text)].map(
    ([kind, labels]) => [kind, sortedHashes(labels, OTHER_BITS)] as const,
  );
  return {
    words: sortedHashes(shinglesOf(text.trim()), WORDS_BITS).slice(0, MAX_WORDS),
    contacts: sortedHashes(contacts, CONTACT_BITS),
    photos: [...photos],
    home: Object.fromEntries(home),
    marks: Object.fromEntries(marks),
    numbers: shortHash(otherNumbers({ text: written, advert }), OTHER_BITS),
  };
}

import { createHash } from "node:crypto";

/** Hexadecimal digits: 48 bits, so that among 50,000 contacts no two share a key. */
const LENGTH = 12;

/**
 * An opaque key for addresses, so that no phone number is in a link, a log or a history. `contact` as by `contactKey`. It hides
 * no number from somebody who tries all numbers: they are on the pages of the rentals.
 */
export function contactId(contact: string): string {
  return createHash("sha256").update(contact).digest("hex").slice(0, LENGTH);
}

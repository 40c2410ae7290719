import { createHash } from "node:crypto";

/** Hexadecimal digits: 48 bits, so that no two of 50,000 contacts share a key. */
const LENGTH = 12;

/** An opaque key, so that no link, log or history contains a phone number. `contact` is made by `contactKey`. */
export function contactId(contact: string): string {
  return createHash("sha256").update(contact).digest("hex").slice(0, LENGTH);
}

import { shortHash } from "./fingerprint.ts";

/** About a hundred of all possible numbers share a hash of this length, but no two of ten thousand posters do by chance. */
const BITS = 22;

/** The hash by which a removed contact (as in `posterKeys`) stays out (docs/behaviour.md, C15): too many numbers share it to reveal one. */
export const removedContactHash = (contact: string): number => shortHash(`removed ${contact}`, BITS);

export function removedHash(removed: ReadonlySet<number>, contacts: readonly string[]): number | undefined {
  return removed.size === 0 ? undefined : contacts.map(removedContactHash).find((hash) => removed.has(hash));
}

/** Whether one of the contacts, as `posterKeys` returns them, is blocked (docs/behaviour.md, C16). */
export function isBlocked(blocked: ReadonlySet<string>, contacts: readonly string[]): boolean {
  return contacts.some((contact) => blocked.has(contact));
}

/** Why a post of a blocked contact is left out. */
export const BLOCKED_REASON = "its contact is blocked";

/** Whether one of the contacts, as `posterKeys` returns them, is blocked (docs/behaviour.md, C16). */
export function isBlocked(blocked: ReadonlySet<string>, contacts: readonly string[]): boolean {
  return contacts.some((contact) => blocked.has(contact));
}

import "server-only";
import type { Snapshot } from "@/lib/search/snapshot";
import { siteProcess } from "@/server/front/site-process";
import { UnreadError } from "./unread";

/** Oldest data that may be shown. */
export const MAX_AGE_MS = 60 * 60 * 1000;

/** All live rentals and what belongs to them. Throws `UnreadError` without any, or if they were last read an hour ago. */
export function snapshot(): Snapshot {
  const { snapshot: current } = siteProcess();
  if (current === null || Date.now() - current.readAt > MAX_AGE_MS)
    throw new UnreadError("The listings have not been read, or too long ago");
  return current;
}

/** What `make` computes of a snapshot, once for each snapshot. `make` must not use `readAt`, which moves on. */
export function derived<Value extends object>(
  make: (snapshot: Snapshot) => Value,
): (snapshot: Snapshot) => Value {
  const made = new WeakMap<Snapshot, Value>();
  return (of) => {
    const value = made.get(of) ?? make(of);
    made.set(of, value);
    return value;
  };
}

export const liveById = derived(({ rentals }) => new Map(rentals.map((rental) => [rental.id, rental])));
export const liveBySlug = derived(({ rentals }) => new Map(rentals.map((rental) => [rental.slug, rental])));

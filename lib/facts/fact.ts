import type { Span } from "../text/span.ts";

/** A fact read from the words at `spans`. `doubt`: why it may be wrong, null if certain. */
export type StoredFact<V> = { value: V; spans: readonly Span[]; doubt: string | null };

/** The doubt about a date such as "next week". */
export const DAY_NOT_NAMED = "the day is not named";

/** Null if the fact is in doubt or not stated. */
export const certainValue = <V>(fact: StoredFact<V> | null | undefined): V | null =>
  fact?.doubt === null ? fact.value : null;

import type { Span } from "../text/span.ts";

/** A fact read from the words at `spans`. `doubt`: why it may be wrong, null if certain. */
export type StoredFact<V> = { value: V; spans: readonly Span[]; doubt: string | null };

/** Null if the fact is in doubt or not stated. */
export const certainValue = <V>(fact: StoredFact<V> | null | undefined): V | null =>
  fact?.doubt === null ? fact.value : null;

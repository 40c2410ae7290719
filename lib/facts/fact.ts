/** From `start` up to `end` in UTF-16 code units of a text. */
export type Span = { start: number; end: number };

/** What a text says, the words that say it, and why that may be wrong (null: certain). */
export type StoredFact<V> = { value: V; spans: readonly Span[]; doubt: string | null };

/** Why a day is in doubt of which only the week or the part of the month is named: "next week". */
export const DAY_NOT_NAMED = "the day is not named";

/** The value of a fact; null where it is in doubt or not stated. */
export const certainValue = <V>(fact: StoredFact<V> | null | undefined): V | null =>
  fact?.doubt === null ? fact.value : null;

/** A part of a text, from `start` up to but excluding `end`, in UTF-16 code units. */
export type Span = { start: number; end: number };

/** A fact read from a text. `spans` are the words it was read from; `doubt` is why it may be wrong, null if certain. */
export type StoredFact<V> = { value: V; spans: readonly Span[]; doubt: string | null };

/** The doubt about a date of which the text names only the week or part of the month: "next week". */
export const DAY_NOT_NAMED = "the day is not named";

/** The value of a fact; null if it is in doubt or not stated. */
export const certainValue = <V>(fact: StoredFact<V> | null | undefined): V | null =>
  fact?.doubt === null ? fact.value : null;

import { isLocale, type Locale } from "@/lib/language/locales";
import { type MyStay, NO_STAY, parseMyStay } from "./my-stay";
import type { SearchVisit } from "./search-visits";

/** `seen`: viewed in person. */
export const HOME_STATUSES = ["none", "asked", "seen", "no"] as const;

/** In characters. */
export const MAX_NOTE_LENGTH = 2_000;

export type HomeNote = { text: string; status: (typeof HOME_STATUSES)[number] };

/** What this device remembers of its visitor, beside likes and currency (docs/behaviour.md, K11). */
export type DeviceState = {
  /** Ids of rentals, latest last. */
  hidden: readonly number[];
  seen: readonly number[];
  /** Last seen first. */
  visits: readonly SearchVisit[];
  stay: MyStay;
  /** By rental id. */
  notes: Readonly<Record<string, HomeNote>>;
  /** The language that was last chosen for a message to a landlord. */
  enquiry: Locale | null;
};

export const NEW_DEVICE: DeviceState = {
  hidden: [],
  seen: [],
  visits: [],
  stay: NO_STAY,
  notes: {},
  enquiry: null,
};

export const isId = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0;

function isVisit(value: unknown): value is SearchVisit {
  const { query, before, latest, at } = Object(value);
  return typeof query === "string" && [before, latest, at].every(isId);
}

function isNote(value: unknown): value is HomeNote {
  const { text, status } = Object(value);
  return typeof text === "string" && HOME_STATUSES.some((known) => known === status);
}

export const listOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] =>
  Array.isArray(value) ? value.filter(isItem) : [];

/** Reads stored state. What is missing or damaged counts as never said. */
export function parseDeviceState(value: unknown): DeviceState {
  const { hidden, seen, visits, stay, notes, enquiry } = Object(value);
  return {
    hidden: listOf(hidden, isId),
    seen: listOf(seen, isId),
    visits: listOf(visits, isVisit),
    stay: parseMyStay(Object(stay)),
    notes: Object.fromEntries(
      Object.entries(Object(notes)).filter((entry): entry is [string, HomeNote] => isNote(entry[1])),
    ),
    enquiry: isLocale(enquiry) ? enquiry : null,
  };
}

/** The latest ids, per list. */
const MAX_IDS_STORED = 500;

/** Adds ids to a list, as its latest, or removes them. */
export function changedIds(list: readonly number[], ids: readonly number[], isAdded: boolean): number[] {
  const others = list.filter((id) => !ids.includes(id));
  return (isAdded ? [...others, ...ids] : others).slice(-MAX_IDS_STORED);
}

/** Changes the text or the status; null for a note that says nothing. */
export function changedNote(before: HomeNote | undefined, change: Partial<HomeNote>): HomeNote | null {
  const { text, status } = { text: "", status: "none" as const, ...before, ...change };
  return text.trim() === "" && status === "none" ? null : { text: text.slice(0, MAX_NOTE_LENGTH), status };
}

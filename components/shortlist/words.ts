import { groupDigits } from "@/lib/money/format-price";
import { shortDateSeenFrom } from "@/lib/rentals/posting-date";
import type { HomeStatus } from "@/lib/shortlist/home-note";

/** Messages by state of the device's storage; null if everything is stored. */
export const KEEPING_WORDS = {
  loading: null,
  kept: null,
  refused:
    "This browser does not let the site keep copies. Your likes stay, their adverts need a connection.",
  full: "This device has no room for more copies. Your likes stay, some adverts need a connection.",
} as const;

/** "Removed at the source on 3 Feb"; without the day if it is unknown. */
export function removedWords(removedAt: string | null, now: Date): string {
  const day = shortDateSeenFrom(now, removedAt);
  return day === null ? "Removed at the source" : `Removed at the source on ${day}`;
}

/** "2 liked rentals are no longer listed." */
export function unlistedWords(count: number): string {
  return count === 1
    ? "1 liked rental is no longer listed."
    : `${groupDigits(count)} liked rentals are no longer listed.`;
}

export const OFFLINE_WORDS = {
  status: "No connection. These are the copies on this device.",
  retry: "Try again",
} as const;

/** The number of stored copies on screen. */
export function copiesWords(count: number): string {
  if (count === 0) return "No liked rental is kept on this device.";
  return count === 1 ? "1 liked rental is kept here." : `${groupDigits(count)} liked rentals are kept here.`;
}

export const ADVERT_WORDS = {
  summary: "Advert and contact",
  ended: "No longer listed",
} as const;

export const STATUS_WORDS: Readonly<Record<HomeStatus, string>> = {
  none: "No status",
  asked: "Asked",
  seen: "Seen",
  no: "No",
};

export const NOTE_WORDS = {
  statusOf: (title: string) => `Status of ${title}`,
  noteOn: (title: string) => `Note on ${title}`,
  placeholder: "Add a note",
  saved: "Saved on this device.",
  failed: "Not saved: this browser has no room or keeps nothing. Your text stays in the field.",
} as const;

export const HIDDEN_WORDS = {
  hidden: (isKept: boolean) => (isKept ? "Hidden from lists." : "Hidden for this visit."),
  shownAgain: (count: number) =>
    count === 1 ? "1 rental is shown again." : `${count} rentals are shown again.`,
  undo: "Undo",
  count: (count: number) => `${groupDigits(count)} hidden`,
  shown: (count: number) => `${groupDigits(count)} shown`,
  elsewhere: "outside this map",
  show: "Show",
  showLabel: (count: number) => (count === 1 ? "Show the hidden rental" : `Show the ${count} hidden rentals`),
} as const;

import { DEFAULT_LOCALE, type Locale } from "@/lib/language/locales";
import type { Language } from "@/lib/language/translator";
import { postingDate } from "@/lib/rental/posting-date";
import type { Card } from "@/lib/search/card";
import type { CopiedRental, RentalCopy } from "./rental-copy";

/** A photo on the device. `url` is that in the listing. */
export type StoredPhoto = { url: string; bytes: number };

/** What stays on the device after a rental was removed. */
type HomeFacts = Pick<Card, "title" | "lang" | "place" | "rooms" | "rent">;

/** `checkedAt`: last check with the site, in ms since the epoch. `photos` are null until fetched. */
type StoredCopy = CopiedRental & { checkedAt: number; photos: StoredPhoto[] | null };

/** `facts` are null if the device never had a copy. */
type RemovedHome = {
  id: number;
  status: "removed";
  removedAt: string | null;
  checkedAt: number;
  facts: HomeFacts | null;
};

export type StoredHome = StoredCopy | RemovedHome;

export const MAX_HOMES = 500;

function factsOf({ title, lang, place, rooms, rent }: Card): HomeFacts {
  return { title, ...(lang === undefined ? {} : { lang }), place, rooms, rent };
}

/**
 * A stored home after a check with the site. A removed home loses text, contact, photos and address: a takedown also reaches
 * the copies of visitors (docs/behaviour.md, K6).
 */
export function afterCheck(before: StoredHome | undefined, copy: RentalCopy, now: number): StoredHome {
  if (copy.status === "removed") {
    const wasRemoved = before?.status === "removed";
    return {
      id: copy.id,
      status: "removed",
      checkedAt: now,
      removedAt: copy.removedAt ?? (wasRemoved ? before.removedAt : null),
      facts: wasRemoved ? before.facts : before === undefined ? null : factsOf(before.card),
    };
  }
  const photos = before === undefined || before.status === "removed" ? null : before.photos;
  const isStillListed = ({ url }: StoredPhoto) => copy.card.media.includes(url);
  return { ...copy, checkedAt: now, photos: photos?.every(isStillListed) ? photos : null };
}

function shownMedia(home: StoredHome | undefined): readonly string[] {
  return home === undefined || home.status === "removed" ? [] : home.card.media;
}

/** The URLs that a home no longer shows after a change. */
export function droppedMedia(before: StoredHome | undefined, after: StoredHome | undefined): string[] {
  return unshownMedia(shownMedia(before), after === undefined ? [] : [after]);
}

/** The URLs that none of the homes shows. Posts of the same advertiser share photos. */
export function unshownMedia(urls: readonly string[], homes: readonly StoredHome[]): string[] {
  const shown = new Set(homes.flatMap(shownMedia));
  return urls.filter((url) => !shown.has(url));
}

/** Whether a check would give the words of a home in another language. */
export function isInOtherLanguage(home: StoredHome | undefined, locale: Locale): boolean {
  if (home === undefined || home.status === "removed") return false;
  return (home.locale ?? DEFAULT_LOCALE) !== locale;
}

export function idsToStore(likedIds: readonly number[]): number[] {
  return likedIds.slice(-MAX_HOMES).reverse();
}

/** The card of a stored home, with its posting date relative to `now`; null if the home was removed. */
export function storedCard(home: StoredHome, now: Date, language: Language): Card | null {
  if (home.status === "removed") return null;
  const postedAt = home.postedAt === null ? null : new Date(home.postedAt);
  return { ...home.card, posted: postingDate(postedAt, now, language) };
}

import { postingDate } from "@/lib/rentals/posting-date";
import type { Card } from "@/lib/search/card";
import type { CopiedRental, RentalCopy } from "./rental-copy";

/** A photo on the device, by its URL in the listing. */
export type KeptPhoto = { url: string; bytes: number };

/** What stays of a rental that was removed. */
type HomeFacts = Pick<Card, "title" | "lang" | "place" | "rooms" | "price" | "monthly">;

/** `checkedAt` is when the site last told of it, in ms since the epoch. Photos are null until they were asked for. */
type KeptCopy = CopiedRental & { checkedAt: number; photos: KeptPhoto[] | null };

/** `facts` are null when there never was a copy. */
type RemovedHome = {
  id: number;
  status: "removed";
  removedAt: string | null;
  checkedAt: number;
  facts: HomeFacts | null;
};

/** A liked rental as it is kept on the device. */
export type KeptHome = KeptCopy | RemovedHome;

/** So many of the latest likes have a copy. */
export const MAX_HOMES = 500;

function factsOf({ title, lang, place, rooms, price, monthly }: Card): HomeFacts {
  return { title, ...(lang === undefined ? {} : { lang }), place, rooms, price, monthly };
}

/**
 * A home after the site has told of it again. One that was removed loses text, contact, photos and address: a takedown
 * reaches what visitors keep (docs/behaviour.md, K6).
 */
export function afterCheck(before: KeptHome | undefined, copy: RentalCopy, now: number): KeptHome {
  if (copy.status === "removed") {
    const wasRemoved = before?.status === "removed";
    return {
      ...{ id: copy.id, status: "removed", checkedAt: now },
      removedAt: copy.removedAt ?? (wasRemoved ? before.removedAt : null),
      facts: wasRemoved ? before.facts : before === undefined ? null : factsOf(before.card),
    };
  }
  const photos = before === undefined || before.status === "removed" ? null : before.photos;
  const isNamed = ({ url }: KeptPhoto) => copy.card.media.includes(url);
  return { ...copy, checkedAt: now, photos: photos?.every(isNamed) ? photos : null };
}

function shownMedia(home: KeptHome | undefined): readonly string[] {
  return home === undefined || home.status === "removed" ? [] : home.card.media;
}

/** The URLs that a home no longer shows after a change, whether or not they came to be noted as kept. */
export function droppedMedia(before: KeptHome | undefined, after: KeptHome | undefined): string[] {
  return unshownMedia(shownMedia(before), after === undefined ? [] : [after]);
}

/** Those of the URLs that none of the homes shows: posts of one advertiser share photos. */
export function unshownMedia(urls: readonly string[], homes: readonly KeptHome[]): string[] {
  const shown = new Set(homes.flatMap(shownMedia));
  return urls.filter((url) => !shown.has(url));
}

/** The likes that have a copy, the latest first. */
export function keptIds(likedIds: readonly number[]): number[] {
  return likedIds.slice(-MAX_HOMES).reverse();
}

/** The card of a kept home on the day of `now`; null for one that was removed. */
export function keptCard(home: KeptHome, now: Date): Card | null {
  if (home.status === "removed") return null;
  return { ...home.card, posted: postingDate(home.postedAt === null ? null : new Date(home.postedAt), now) };
}

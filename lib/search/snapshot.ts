import type { DayRates } from "@/lib/money/rates-answer";
import type { Places } from "@/lib/places/places";
import type { ContactRecord } from "@/lib/rental/contact-record";
import type { Reposts } from "@/lib/rental/joined-posts";
import type { Rental } from "@/lib/rental/rental";
import type { SearchedFacts } from "@/lib/search/searched-facts";
import type { SearchedTexts } from "@/lib/text/searched-texts";

/** `fetchedAt` is the ISO time of the service's answer; null for rates of the release. */
export type DatedRates = DayRates & { fetchedAt: string | null };

/** What the texts of the live rentals say, by id (docs/behaviour.md, F9, F15, F29). */
export type LiveTexts = {
  searched: SearchedTexts;
  factsOf: (id: number) => SearchedFacts;
  /** Rentals with this contact, made by `contactId`, in the contact column or in their text. */
  idsWithContact: (key: string) => ReadonlySet<number>;
};

/** A rental that search engines may index. `pictures` are still ones, with the addresses that the row has. */
export type IndexedRental = Pick<Rental, "id" | "slug" | "posted_at"> & { pictures: string[] };

/** Bounded reads of what is not live. Each rejects when the data service cannot answer. */
export type OlderReads = {
  bySlug: (slug: string) => Promise<Rental | null>;
  byIds: (ids: readonly number[]) => Promise<Rental[]>;
  /** The other posts of a home. */
  reposts: (id: number) => Promise<Reposts>;
  /** The records of a rental's contacts, by their opaque keys. */
  contactRecords: (id: number) => Promise<Readonly<Record<string, ContactRecord>>>;
  /** The rentals that left the list and may still be indexed, newest first. */
  indexed: () => Promise<readonly IndexedRental[]>;
};

/**
 * Everything that pages show, as of one read of the data service. What has not changed is the same object in the next
 * snapshot: a rental, the places, the rates, and the snapshot itself if nothing has.
 */
export type Snapshot = {
  /** The region's day on which it was read, from which pages word dates. */
  readonly day: string;
  /** Start of the last read that succeeded, in ms since the epoch. */
  readAt: number;
  /** Live rentals, newest first (docs/behaviour.md, L1). */
  readonly rentals: readonly Rental[];
  readonly places: Places;
  readonly rates: DatedRates;
  readonly texts: LiveTexts;
  readonly older: OlderReads;
};

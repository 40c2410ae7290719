import "server-only";
import type { Reposts } from "@/lib/rental/joined-posts";
import type { Rental } from "@/lib/rental/rental";
import { MAX_DUPLICATE_STEPS, numericId, rentalParam } from "@/lib/rental/rental-address";
import type { OlderReads } from "@/lib/search/snapshot";
import { liveById, liveBySlug, snapshot } from "./snapshot";
import { orElse, orUnread } from "./unread";

const FAILURE = "Reading an older rental failed";

/** The rentals with these ids that are not deleted, in any order. Only those that are not live are read. Throws `UnreadError`. */
export async function rentalsByIds(ids: readonly number[]): Promise<Rental[]> {
  const current = snapshot();
  const live = ids.flatMap((id) => liveById(current).get(id) ?? []);
  const known = new Set(live.map(({ id }) => id));
  const older = [...new Set(ids)].filter((id) => !known.has(id));
  if (older.length === 0) return live;
  return [...live, ...(await orUnread(FAILURE, current.older.byIds(older)))];
}

async function rentalById(id: number): Promise<Rental | null> {
  const [rental = null] = await rentalsByIds([id]);
  return rental;
}

/** The rental with this slug, else the one with this id, else null. Throws `UnreadError`. */
export async function rentalBySlugOrId(param: string): Promise<Rental | null> {
  const current = snapshot();
  const id = numericId(param);
  const live = liveBySlug(current).get(param) ?? liveById(current).get(id ?? -1);
  if (live !== undefined) return live;
  const older = await orUnread(FAILURE, current.older.bySlug(param));
  return older ?? (id === null ? null : rentalById(id));
}

/** Follows `duplicate_of_id`. Returns the rental itself if the chain is circular, too long or ends at a deleted rental. */
export async function originalRental(
  rental: Rental,
  readById: (id: number) => Promise<Rental | null>,
): Promise<Rental> {
  const seen = new Set([rental.id]);
  let current = rental;
  while (current.duplicate_of_id !== null) {
    if (seen.size > MAX_DUPLICATE_STEPS || seen.has(current.duplicate_of_id)) return rental;
    const next = await readById(current.duplicate_of_id);
    if (next === null) return rental;
    seen.add(next.id);
    current = next;
  }
  return current;
}

/** The rental that a route parameter names by slug or id, or its original. Null for unknown and deleted rentals. Throws `UnreadError`. */
export async function findRental(rawParam: string): Promise<Rental | null> {
  const param = rentalParam(rawParam);
  const rental = param === null ? null : await rentalBySlugOrId(param);
  return rental === null ? null : originalRental(rental, rentalById);
}

/** Pages redirect from any other parameter. */
export function isCanonicalParam({ id, slug }: Rental, rawParam: string): boolean {
  return rentalParam(rawParam) === (slug ?? String(id));
}

/** The other posts of a home; null while they cannot be read. */
export function repostsOf(id: number): Promise<Reposts | null> {
  return orElse(null, "Reading the other posts of a home failed", snapshot().older.reposts(id));
}

type ContactRecords = Awaited<ReturnType<OlderReads["contactRecords"]>>;

/** What this site has seen of the contacts of a rental, by their keys. Empty while it cannot be read. */
export function contactRecordsOf(id: number): Promise<ContactRecords> {
  return orElse({}, "Reading the records of contacts failed", snapshot().older.contactRecords(id));
}

import "server-only";
import type { Reposts } from "@/lib/rental/joined-posts";
import type { OlderReads } from "@/lib/search/snapshot";
import { snapshot } from "./snapshot";
import { orElse } from "./unread";

/** The other posts of a home; null while they cannot be read. */
export function repostsOf(id: number): Promise<Reposts | null> {
  return orElse(null, "Reading the other posts of a home failed", snapshot().older.reposts(id));
}

type ContactRecords = Awaited<ReturnType<OlderReads["contactRecords"]>>;

/** What this site has seen of the contacts of a rental, by their keys. Empty while it cannot be read. */
export function contactRecordsOf(id: number): Promise<ContactRecords> {
  return orElse({}, "Reading the records of contacts failed", snapshot().older.contactRecords(id));
}

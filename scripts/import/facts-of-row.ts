import type { SupabaseClient } from "@supabase/supabase-js";
import { readerVersion } from "../../collector/judge/rules-version.ts";
import { readRentalFacts } from "../../collector/listing/rental-facts.ts";
import { isShortMapLink, pointOfLink } from "../../collector/map-links/map-link.ts";
import { countOf, ensureDone } from "../../collector/store/call-function.ts";
import { parseRentalFacts, type RentalFacts } from "../../lib/facts/rental-facts.ts";
import { plainText } from "../../lib/text/plain-text.ts";

export type DescribedRow = {
  raw_description: string | null;
  posted_at_telegram: string | null;
  amenities: readonly string[];
  contact_url: string | null;
  owner_statements?: string | null;
  /** The stored facts. Only they have the owner's rent, what a forum topic gives, and the point behind a short map link. */
  facts?: unknown;
};

function isShort(href: string): boolean {
  const url = URL.parse(href);
  return url !== null && isShortMapLink(url);
}

/** The facts of a row: the stored ones if this version of the rules read them, else read now. Null for a row without text. */
export function factsOfRow(row: DescribedRow, version: string): RentalFacts | null {
  if (row.raw_description === null) return null;
  const known = parseRentalFacts(row.facts);
  if (known?.version === version) return known;
  return readRentalFacts(
    {
      text: plainText(row.raw_description),
      postedAt: row.posted_at_telegram,
      amenities: row.amenities,
      ownerStatements: row.owner_statements ?? null,
      contactUrl: row.contact_url,
    },
    {
      version,
      ownerRent: known?.owner?.rents[0]?.value,
      byTopic: known?.byTopic,
      pinOf: (href) => pointOfLink(href) ?? (isShort(href) ? (known?.pin ?? null) : null),
    },
  );
}

const BATCH_SIZE = 250;

const COLUMNS = "id,raw_description,posted_at_telegram,amenities,contact_url,owner_statements,facts";

type StoredRow = DescribedRow & { id: number };

/** Reads and stores the facts of listings that have none, or those of other rules. Can be interrupted. Returns how many were read. */
export async function fillFacts(client: SupabaseClient): Promise<number> {
  const version = await readerVersion();
  const listingsToRead = () =>
    client
      .from("rentals")
      .select(COLUMNS, { count: "exact" })
      .not("raw_description", "is", null)
      .or(`facts.is.null,facts->>version.neq.${version}`);
  let done = 0;
  for (;;) {
    const answer = await listingsToRead().order("id").limit(BATCH_SIZE).returns<StoredRow[]>();
    if (countOf("to list listings", answer) === 0) return done;
    const rows = answer.data ?? [];
    for (const row of rows) {
      const update = { facts: factsOfRow(row, version) };
      ensureDone("facts", await client.from("rentals").update(update).eq("id", row.id));
    }
    done += rows.length;
  }
}

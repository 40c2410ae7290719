import { mapPoint } from "@rentals/reader/place/map-point.ts";
import { readRentalFacts } from "@rentals/reader/rental-facts.ts";
import { isShortMapLink } from "../../collector/map-links/map-link.ts";
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
      pinOf: (href) => mapPoint(href) ?? (isShort(href) ? (known?.pin ?? null) : null),
    },
  );
}

import type { Metadata } from "next";
import { DEFAULT_QUERY, homeHref, type ListQuery } from "@/lib/filters/schema";
import type { LiveRental } from "@/lib/rentals/rental";
import { pageOf } from "@/lib/search/pages";
import { absoluteUrl } from "@/server/http/absolute-url";
import {
  brandPreview,
  type PreviewPicture,
  previewSource,
  rentalPreview,
} from "@/server/preview/preview-picture";
import type { FoundRentals } from "@/server/search/find-rentals";
import { feedLinks } from "./feed-path";
import { listSummary } from "./list-summary";
import { listDescription, listTitle, shareListTitle } from "./list-text";
import { missingMetadata, shareTags } from "./page-metadata";
import { shortTitle } from "./rental-titles";

/** Whether a list has no filter but its area, in the default order. Only such lists may be crawled (server/discovery/robots-txt.ts). */
function isUnfiltered({ location: _location, page: _page, ...facets }: ListQuery): boolean {
  const { location: _anywhere, page: _first, ...defaults } = DEFAULT_QUERY;
  return JSON.stringify(facets) === JSON.stringify(defaults);
}

/**
 * The canonical list of a query: its area, and also its page unless the list is filtered or sorted. `area` is the name of
 * the place, null for all of Bali.
 */
export function canonicalList(query: ListQuery, area: string | null): Partial<ListQuery> {
  return { location: area ?? "", page: isUnfiltered(query) ? query.page : 1 };
}

/** The newest picture in an area; the site's own picture for all of Bali or if there is none. */
export function listPicture(isArea: boolean, rentals: readonly LiveRental[]): PreviewPicture {
  const pictured = isArea ? rentals.find((rental) => previewSource(rental) !== null) : undefined;
  return pictured === undefined ? brandPreview() : rentalPreview(pictured, shortTitle(pictured));
}

/** Metadata of a list; that of a 404 page for an unknown location or a page past the end. */
export function listMetadata(query: ListQuery, found: FoundRentals): Metadata {
  const facts = listSummary(found);
  const { result } = found;
  if (facts === null || result.status !== "found") return missingMetadata("Location not found");
  if (pageOf(result.rentals, query.page) === null) return missingMetadata("Page not found");
  const canonical = canonicalList(query, facts.area?.name ?? null);
  const url = absoluteUrl(homeHref(canonical));
  const page = canonical.page ?? 1;
  const description = listDescription(facts, page);
  const isOfContact = query.contact !== "";
  const picture = listPicture(facts.area !== null, result.rentals);
  return {
    title: { absolute: listTitle(facts, page) },
    description,
    alternates: { ...(isOfContact ? {} : { canonical: url }), types: feedLinks(query) },
    // No noindex on another filtered list: its canonical link names a list that may be indexed, and the two would conflict.
    robots: {
      index: !isOfContact && (facts.count > 0 || !isUnfiltered(query)),
      follow: true,
      "max-image-preview": "large",
    },
    ...shareTags({ title: shareListTitle(facts, page), description, url, picture }),
  };
}

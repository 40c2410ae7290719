import type { Metadata } from "next";
import { DEFAULT_QUERY, homeHref, type ListQuery } from "@/lib/filters/schema";
import type { Language } from "@/lib/language/translator";
import type { LiveRental } from "@/lib/rental/rental";
import { pageOf } from "@/lib/search/pages";
import {
  brandPreview,
  type PreviewPicture,
  previewSource,
  rentalPreview,
} from "@/server/preview/preview-picture";
import type { FoundRentals } from "@/server/search/find-rentals";
import { localUrl } from "@/server/site/absolute-url";
import { feedLink } from "./feed-path";
import { listSummary } from "./list-summary";
import { listDescription, listTitle, shareListTitle } from "./list-text";
import { missingMetadata, shareTags } from "./page-metadata";
import { shortTitle } from "./rental-titles";

/** Whether a list has no filter but its areas, in the default order. Only such lists may be crawled (server/discovery/robots-txt.ts). */
function isUnfiltered({ location: _location, page: _page, ...facets }: ListQuery): boolean {
  const { location: _anywhere, page: _first, ...defaults } = DEFAULT_QUERY;
  return JSON.stringify(facets) === JSON.stringify(defaults);
}

/** The canonical list of a query: its areas, and its page unless the list is filtered or sorted. */
export function canonicalList(query: ListQuery, areas: readonly string[]): Partial<ListQuery> {
  return { location: [...areas], page: isUnfiltered(query) ? query.page : 1 };
}

/** The newest picture in an area; the site's own picture for all of the region or if there is none. */
export function listPicture(
  isArea: boolean,
  rentals: readonly LiveRental[],
  language: Language,
): PreviewPicture {
  const { t } = language;
  const pictured = isArea ? rentals.find((rental) => previewSource(rental) !== null) : undefined;
  return pictured === undefined ? brandPreview(t) : rentalPreview(pictured, shortTitle(pictured, t), t);
}

/** Metadata of a list; that of a 404 page for an unknown location or a page past the end. */
export function listMetadata(query: ListQuery, found: FoundRentals, language: Language): Metadata {
  const { locale, t } = language;
  const facts = listSummary(found);
  const { result } = found;
  if (facts === null || result.status !== "found") return missingMetadata(t("meta.missing.location"));
  if (pageOf(result.rentals, query.page) === null) return missingMetadata(t("notFound.title"));
  const { areas, count } = facts;
  const canonical = canonicalList(query, areas);
  const url = localUrl(locale, homeHref(canonical));
  const page = canonical.page ?? 1;
  const description = listDescription(facts, page, language);
  const isOfContact = query.contact !== "";
  const isIndexed = !isUnfiltered(query) || (count > 0 && areas.length <= 1);
  const picture = listPicture(areas.length > 0, result.rentals, language);
  return {
    title: { absolute: listTitle(facts, page, language) },
    description,
    alternates: { ...(isOfContact ? {} : { canonical: url }), types: feedLink(query, language) },
    // No noindex on another filtered list: robots may not read it (docs/behaviour.md, S3).
    robots: { index: isIndexed && !isOfContact, follow: true, "max-image-preview": "large" },
    ...shareTags({ locale, title: shareListTitle(facts, page, language), description, url, picture }),
  };
}

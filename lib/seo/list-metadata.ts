import type { Metadata } from "next";
import { feedLinks } from "@/lib/feed/feed-path";
import { homeHref, type ListQuery } from "@/lib/filters/schema";
import { brandPreview, type PreviewPicture, previewPath, rentalPreview } from "@/lib/preview/preview-picture";
import type { FoundRentals } from "@/lib/rentals/find-rentals";
import { pageOf } from "@/lib/rentals/page-of";
import type { LiveRental } from "@/lib/rentals/rental";
import { absoluteUrl } from "./absolute-url";
import { canonicalList } from "./list-canonical";
import { listDescription } from "./list-description";
import { listFacts } from "./list-facts";
import { listTitle, shareListTitle } from "./list-title";
import { missingMetadata } from "./missing-metadata";
import { shareTitle } from "./rental-title";
import { shareTags } from "./share-tags";

/** An area is shown by its newest picture, all of Bali by the site's own. */
function listPicture(isArea: boolean, rentals: readonly LiveRental[]): PreviewPicture {
  const pictured = isArea ? rentals.find((rental) => previewPath(rental) !== null) : undefined;
  return pictured === undefined ? brandPreview() : rentalPreview(pictured, shareTitle(pictured));
}

/** The head of a list (QUALITY B3, F9), or of an unknown location or a page past the end. */
export function listMetadata(query: ListQuery, found: FoundRentals): Metadata {
  const facts = listFacts(found);
  const { result } = found;
  if (facts === null || result.status !== "found") return missingMetadata("Location not found");
  if (pageOf(result.rentals, query.page) === null) return missingMetadata("Page not found");
  const canonical = canonicalList(query, facts.area?.name ?? null);
  const url = absoluteUrl(homeHref(canonical));
  const page = canonical.page ?? 1;
  const description = listDescription(facts, page);
  const picture = listPicture(facts.area !== null, result.rentals);
  return {
    title: { absolute: listTitle(facts, page) },
    description,
    alternates: { canonical: url, types: feedLinks(query) },
    robots: { index: facts.count > 0, follow: true, "max-image-preview": "large" },
    ...shareTags({ title: shareListTitle(facts, page), description, url, picture }),
  };
}

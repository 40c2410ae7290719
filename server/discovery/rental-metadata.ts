import type { Metadata } from "next";
import { indexability } from "@/lib/rentals/indexability";
import { rentalPath } from "@/lib/rentals/rental-address";
import { absoluteUrl } from "@/server/http/absolute-url";
import { rentalPreview } from "@/server/preview/preview-picture";
import type { RentalPage } from "@/server/search/find-rental-page";
import { missingMetadata, shareTags } from "./page-metadata";
import { rentalDescription, shareDescription } from "./rental-descriptions";
import { pageTitle, shareTitle, shortTitle } from "./rental-titles";

type DescribedPage = Pick<RentalPage, "rental" | "rentals" | "rates" | "readAt">;

/** Metadata of a rental's page and modal; that of a 404 page if `page` is null. */
export function rentalMetadata(page: DescribedPage | null): Metadata {
  if (page === null) return missingMetadata("Rental not found");
  const { rental, rentals, rates, readAt } = page;
  const url = absoluteUrl(rentalPath(rental));
  const shared = {
    title: shareTitle(rental, rates),
    description: shareDescription(rental, rates),
    picture: rentalPreview(rental, shortTitle(rental)),
  };
  const { indexed, unavailableAfter } = indexability(rental, readAt);
  return {
    title: { absolute: pageTitle(rental, rentals, rates) },
    description: rentalDescription(rental, rates),
    alternates: { canonical: url },
    robots: indexed
      ? { index: true, follow: true, "max-image-preview": "large", unavailable_after: unavailableAfter }
      : { index: false, follow: true },
    ...shareTags({ ...shared, url }),
  };
}

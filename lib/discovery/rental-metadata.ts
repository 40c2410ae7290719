import type { Metadata } from "next";
import { rentalPreview } from "@/lib/preview/preview-picture";
import { indexability } from "@/lib/rentals/indexability";
import { rentalPath } from "@/lib/rentals/rental-address";
import type { RentalPage } from "@/lib/search/find-rental-page";
import { absoluteUrl } from "@/lib/site/absolute-url";
import { missingMetadata, shareTags } from "./page-metadata";
import { pageTitle, rentalDescription, shareTitle } from "./rental-text";

type HeadOf = Pick<RentalPage, "rental" | "rentals" | "rates" | "readAt">;

/** The head of a rental's page and of its modal; of an address that answers 404 where there is none. */
export function rentalMetadata(page: HeadOf | null): Metadata {
  if (page === null) return missingMetadata("Rental not found");
  const { rental, rentals, rates, readAt } = page;
  const description = rentalDescription(rental, rates);
  const url = absoluteUrl(rentalPath(rental));
  const title = shareTitle(rental);
  const { indexed, unavailableAfter } = indexability(rental, readAt);
  return {
    title: { absolute: pageTitle(rental, rentals, rates) },
    description,
    alternates: { canonical: url },
    robots: indexed
      ? { index: true, follow: true, "max-image-preview": "large", unavailable_after: unavailableAfter }
      : { index: false, follow: true },
    ...shareTags({ title, description, url, picture: rentalPreview(rental, title) }),
  };
}

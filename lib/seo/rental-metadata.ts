import type { Metadata } from "next";
import { rentalPreview } from "@/lib/preview/preview-picture";
import { findRental } from "@/lib/rentals/find-rental";
import { liveRentals } from "@/lib/rentals/queries";
import type { LiveRental, Rental } from "@/lib/rentals/rental";
import { rentalPath } from "@/lib/rentals/rental-path";
import { absoluteUrl } from "./absolute-url";
import { type ListingLife, listingLife } from "./listing-life";
import { missingMetadata } from "./missing-metadata";
import { rentalDescription } from "./rental-description";
import { pageTitle, shareTitle } from "./rental-title";
import { shareTags } from "./share-tags";

function robots(life: ListingLife): Metadata["robots"] {
  if (!life.indexed) return { index: false, follow: true };
  return {
    index: true,
    follow: true,
    "max-image-preview": "large",
    unavailable_after: life.unavailableAfter ?? undefined,
  };
}

/**
 * The head of a rental's page. `listed` are the rentals it must be told apart from; `now`, in ms since the epoch,
 * decides whether search engines keep it.
 */
export function metadataOf(rental: Rental, listed: readonly LiveRental[], now: number): Metadata {
  const description = rentalDescription(rental);
  const url = absoluteUrl(rentalPath(rental));
  const title = shareTitle(rental);
  return {
    title: { absolute: pageTitle(rental, listed) },
    description,
    alternates: { canonical: url },
    robots: robots(listingLife(rental, now)),
    ...shareTags({ title, description, url, picture: rentalPreview(rental, title) }),
  };
}

/** The head of a detail view by its route parameter, on its page and in the modal. */
export async function rentalMetadata(rawParam: string): Promise<Metadata> {
  const rental = await findRental(rawParam);
  if (rental === null) return missingMetadata("Rental not found");
  const { rentals, readAt } = await liveRentals();
  return metadataOf(rental, rentals, readAt);
}

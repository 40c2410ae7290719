import type { Metadata } from "next";
import { detailTitle } from "@/lib/description/detail-title";
import { factSummary } from "@/lib/description/fact-summary";
import { findRental } from "@/lib/rentals/find-rental";
import type { Rental } from "@/lib/rentals/rental";
import { rentalPath } from "@/lib/rentals/rental-path";

/** Shown to who has the address, but not for search engines (DESIGN section 8). */
function isListed({ message_type, is_complete_listing, duplicate_of_id }: Rental): boolean {
  return message_type === "rental" && is_complete_listing && duplicate_of_id === null;
}

/** The head of a detail view by its route parameter, on its page and in the modal. */
export async function rentalMetadata(rawParam: string): Promise<Metadata> {
  const rental = await findRental(rawParam);
  if (rental === null) return { title: "Rental not found" };
  return {
    title: detailTitle(rental),
    description: factSummary(rental),
    alternates: { canonical: rentalPath(rental) },
    robots: isListed(rental) ? undefined : { index: false },
  };
}
